"""A text in pages: Next turns to what comes next, Undo to what came before, Back to the table.

A finger that swipes to the left or upwards turns on, too; the other way it turns back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.screens.framed import FramedScreen
from companion.screens.paged import page_at
from companion.screens.presenter import TABLE

SWIPE = 60
"""So far (units) a finger goes to turn the page."""


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

    # a finger that swipes

    def on_touch_move(self, touch: Any) -> bool:
        """Let go of what a finger pressed that swipes."""
        if self._way(touch):
            for tap in self.taps.values():
                tap.let_go()
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        """Turn the page after a swipe."""
        done = bool(super().on_touch_up(touch))
        to = self.at + self._way(touch)
        if touch.grab_current is None and to != self.at and 0 <= to < len(self.pages):
            self.turn(to)
        return done

    def _way(self, touch: Any) -> int:
        """Return 1 for a finger that swiped to the left or upwards, -1 the other way, else 0."""
        far = max(touch.ox - touch.x, touch.y - touch.oy, key=abs)
        if abs(far) < SWIPE * self.frame.unit:
            return 0
        return 1 if far > 0 else -1
