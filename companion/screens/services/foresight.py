"""Works out the likely next steps, and makes their speech, while the player does this one.

Then the words of the game are read, and the signs drawn, that no step has needed yet: each takes
some milliseconds.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from kivy.clock import Clock

from companion.screens.drawing import signs
from companion.screens.presenter import TABLE, Presenter

log = logging.getLogger(__name__)

DELAY = 0.3
"""Seconds after a step at which the next ones are worked out."""

SLICE = 0.003
"""The seconds of a frame that are used for it: no tap waits for more."""


class Foresight:
    """Words the likely next steps soon after a step is shown, and prepares what they may need.

    ``read_ahead`` reads in pieces what the screens need that were not shown yet.

    That is done on the thread of the window, a little in each frame: on another it would hold up
    a tap for longer. When the step changes, the rest is left undone.
    """

    def __init__(self, presenter: Presenter, read_ahead: Callable[[], Iterator[None]]) -> None:
        self._presenter, self._read_ahead = presenter, read_ahead
        self._work: Iterator[str | None] = iter(())
        self._begin = Clock.create_trigger(self._foresee, DELAY)
        self._go_on = Clock.create_trigger(self._work_on, 0)
        self._bindings = {"on_show": self._shown, "on_setting": self._set}
        presenter.bind(**self._bindings)

    def cancel(self) -> None:
        """Prepare nothing any more."""
        self._leave()
        self._presenter.unbind(**self._bindings)

    def _shown(self, *_: Any) -> None:
        self._leave()
        self._begin()

    def _set(self, _: Presenter, name: str, value: Any) -> None:
        """Leave what is half done in another language, or at another rate."""
        self._leave()

    def _leave(self) -> None:
        self._begin.cancel()
        self._go_on.cancel()
        self._work = iter(())

    def _foresee(self, _: float) -> None:
        screen, session = self._presenter.host.screen, self._presenter.sessions.current
        self._work = chain(self._read_ahead(), signs.draw_ahead(screen.frame.unit))
        if session and screen.name == TABLE:
            read = session.phrasebook.read_ahead(session.game.name)
            self._work = chain(session.foresee(), read, self._work)
        self._work_on()

    def _work_on(self, *_: float) -> None:
        narrator, until = self._presenter.narrator, time.perf_counter() + SLICE
        try:
            for line in self._work:
                if line and narrator and narrator.on:
                    narrator.prepare([line])
                if time.perf_counter() >= until:
                    self._go_on()
                    return
        except Exception:
            log.exception("the next steps cannot be worked out")
