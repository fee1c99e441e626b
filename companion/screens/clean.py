"""A screen that ignores touches for a while, so that it can be wiped."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty

from companion.screens.presenter import Presenter
from companion.screens.sheet import BareSheet

DURATION_S = 30
"""Seconds for which touches are ignored."""


class CleanScreen(BareSheet):
    """Counts down; then, or at Next, the settings are shown again."""

    name = "clean"
    kv = "clean"

    left = NumericProperty(DURATION_S)
    """The seconds left."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._tick = Clock.create_trigger(self._count, 1, interval=True)

    def open(self, detail: Mapping[str, Any]) -> None:
        """Start the countdown."""
        self.left = DURATION_S
        self._tick()
        super().open(detail)

    def leave(self) -> None:
        """Stop the countdown."""
        super().leave()
        self._tick.cancel()

    def refresh(self) -> None:
        """Say what the screen is for."""
        self.title = self.presenter.words("screens.clean-hint")

    def do_next(self) -> None:
        """End the countdown early."""
        self.back()

    def do_why(self) -> None:
        """Say it again."""
        self.do_repeat()

    def back(self) -> None:
        """Go back to the settings."""
        self.presenter.navigation.visit("settings")

    def _count(self, _: float) -> None:
        self.left -= 1
        if self.left <= 0:
            self.back()
