"""Looks for garbage while the player is busy with a step, so that no tap waits for it."""

from __future__ import annotations

import gc

from kivy.clock import Clock

from companion.screens.presenter import Presenter
from companion.screens.window.environment import trim

QUIET, LONG = 0.25, 5.0
"""Seconds after a screen was shown at which what it has left is collected; and all garbage, and
memory is given back.
"""

RECENT, ALL = 1, 2
"""The generations that are looked through: what a step has left is young."""

DUE, OVERDUE = 10, 40
"""After so many times everything is looked through: that takes some 30 ms. It waits until a player
thinks long, but not for ever: 40 screens leave some 30 MiB."""


class Tidying:
    """Collects what a step has left soon after each screen is shown.

    Python would do it in the middle of one, where most is made.
    """

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._soon = Clock.create_trigger(lambda _: self._collect(RECENT), QUIET)
        self._later = Clock.create_trigger(self._tidy, LONG)
        self._times = 0
        presenter.bind(on_show=self._shown)

    def cancel(self) -> None:
        """Look for nothing any more."""
        self._leave()
        self._presenter.unbind(on_show=self._shown)

    def _leave(self) -> None:
        self._soon.cancel()
        self._later.cancel()

    def _shown(self, _: Presenter, name: str) -> None:
        self._leave()
        self._soon()
        self._later()

    def _tidy(self, _: float) -> None:
        if self._times >= DUE:
            self._collect(ALL)
        trim()

    def _collect(self, generation: int) -> None:
        if self._times >= OVERDUE:
            generation = ALL
        if gc.isenabled():
            gc.collect(generation)
        self._times = 0 if generation == ALL else self._times + 1
