"""A text in pages: Next turns to what comes next, Undo to what came before, Back to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.screens.framed import FramedScreen
from companion.screens.paged import page_at
from companion.screens.presenter import TABLE


class TurnedScreen(FramedScreen):
    """A screen whose ``pages`` are read one after the other."""

    pages: Sequence[Any]

    @property
    def at(self) -> int:
        """The number of the page that is shown, from 0."""
        return page_at(self.detail, len(self.pages))

    def turn(self, page: int) -> None:
        """Show this page, and say it."""
        raise NotImplementedError

    def do_undo(self) -> None:
        """Turn to the page before; from the first one, go back."""
        if self.at:
            self.turn(self.at - 1)
        else:
            self.back()

    def do_next(self) -> None:
        """Tap what Die stepped to; else turn to what comes next, and at the end go back."""
        if to := self.next_page():
            self.turn(to)
        else:
            super().do_next()

    @property
    def what_next(self) -> str:
        to = self.next_page()
        return self.page_words(to) if to else super().what_next

    def back(self) -> None:
        """Show the table as it was."""
        if self.presenter.sessions.current and self.detail.get("table"):
            self.presenter.visit(TABLE, **self.detail["table"])
        else:
            super().back()

    def page_words(self, page: int) -> str:
        """Return what a page is called."""
        return self.words("screens.page", number=page + 1, count=len(self.pages))

    def next_page(self) -> int:
        """Return the page that Next turns to, 0 for none."""
        stepped = any(tap.focused for tap in self.taps.values())
        return 0 if stepped or self.at == len(self.pages) - 1 else self.at + 1
