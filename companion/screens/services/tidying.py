"""Collects garbage while the player is busy with a step, so that no tap waits for it."""

from __future__ import annotations

import gc
from typing import Any

from kivy.clock import Clock

from companion.screens.presenter import Presenter
from companion.screens.window.environment import trim

QUIET_S, LONG_S = 0.25, 5.0
"""The time after a screen is shown until its young garbage is collected; and until all garbage is,
and memory is given back.
"""

RECENT, ALL = 1, 2
"""The generations that are collected: a step's garbage is young."""

DUE, OVERDUE = 10, 15
"""After this many screens everything is collected, which takes some 30 ms, and memory is returned.
It waits until a player thinks long, but not for ever: 15 screens leave some 10 MiB.
"""


class Tidying:
    """Collects a step's garbage soon after each screen is shown.

    Python would do it during a step, when most objects are created.
    """

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._soon = Clock.create_trigger(lambda _: self._collect(RECENT), QUIET_S)
        self._later = Clock.create_trigger(self._tidy, LONG_S)
        self._times = 0
        presenter.bind(on_show=self._shown)

    def cancel(self) -> None:
        """Stop collecting."""
        self._leave()
        self._presenter.unbind(on_show=self._shown)

    def _leave(self) -> None:
        self._soon.cancel()
        self._later.cancel()

    def _shown(self, *_: Any) -> None:
        self._leave()
        self._soon()
        self._later()

    def _tidy(self, _: float) -> None:
        if self._times >= DUE:
            self._collect(ALL)
        else:
            trim()

    def _collect(self, generation: int) -> None:
        if self._times >= OVERDUE:
            generation = ALL
        if gc.isenabled():
            gc.collect(generation)
        if generation == ALL:
            trim()
        self._times = 0 if generation == ALL else self._times + 1
