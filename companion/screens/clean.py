"""A screen that takes no touch for a while, so that it can be wiped."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock

from companion.screens.drawing.painter import Painter
from companion.screens.framed import FramedScreen
from companion.screens.presenter import Presenter
from companion.screens.theme import HERO, MOVE

SECONDS = 30
"""How long no touch counts."""


class CleanScreen(FramedScreen):
    """Counts down; then, or with Next, the settings are shown again."""

    name = "clean"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._left = SECONDS
        self._tick = Clock.create_trigger(self._count, 1, interval=True)

    def open(self, detail: Any) -> None:
        self._left = SECONDS
        self._tick()
        super().open(detail)

    def leave(self) -> None:
        self._tick.cancel()

    def refresh(self) -> None:
        self.draw({}, self._paint)

    @property
    def spoken(self) -> str:
        return self.words("screens.clean-told")

    def do_next(self) -> None:
        self.back()

    def do_why(self) -> None:
        self.do_repeat()

    def back(self) -> None:
        """Go back to the settings."""
        self.presenter.visit("settings")

    def _count(self, _: float) -> None:
        self._left -= 1
        if self._left > 0:
            self.refresh()
        else:
            self.back()

    def _paint(self, p: Painter) -> None:
        frame = self.frame
        left = str(self._left)
        p.words(frame.wide / 2, frame.high / 2, left, HERO, bold=True, anchor="middle")
        told = self.words("screens.clean-told")
        size = p.largest(told, (MOVE,), frame.wide - 80, 3)
        p.block(40, frame.high / 2 + 30 + size, told, size, frame.wide - 80)
