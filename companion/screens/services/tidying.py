"""Looks for garbage while the player is busy with a step, so that no tap waits for it."""

from __future__ import annotations

import gc

from kivy.clock import Clock

from companion.screens.presenter import Presenter

QUIET = 1.5
"""Seconds after a screen was shown: the next steps have been worked out by then."""

RECENT = 1
"""The generations that are looked through: what a step has left is young."""


class Tidying:
    """Collects what a step has left, some time after each screen is shown.

    Python would do it in the middle of one, where most is made.
    """

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._soon = Clock.create_trigger(self._tidy, QUIET)
        presenter.bind(on_show=self._shown)

    def cancel(self) -> None:
        """Look for nothing any more."""
        self._soon.cancel()
        self._presenter.unbind(on_show=self._shown)

    def _shown(self, _: Presenter, name: str) -> None:
        self._soon.cancel()
        self._soon()

    def _tidy(self, _: float) -> None:
        if gc.isenabled():
            gc.collect(RECENT)
