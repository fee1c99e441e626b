"""Work that is done a little at a time, so that no tap waits for more."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator

from kivy.clock import Clock

log = logging.getLogger(__name__)

SLICE = 0.003
"""The seconds that are used at a time. What yields more seldom takes longer."""


class InSlices:
    """Works on an iterator, with a ``pause`` in seconds from one slice to the next.

    ``failed`` is what is logged if that raises an error: nothing waits for the work.
    """

    def __init__(self, pause: float, failed: str) -> None:
        self._work: Iterator[None] = iter(())
        self._failed = failed
        self._go_on = Clock.create_trigger(self._work_on, pause)

    def begin(self, work: Iterator[None]) -> None:
        """Leave what is half done, and do this from now on."""
        self._work = work
        self._go_on()

    def cancel(self) -> None:
        """Do no more."""
        self._go_on.cancel()
        self._work = iter(())

    def _work_on(self, *_dt: float) -> None:
        until = time.perf_counter() + SLICE
        try:
            for _ in self._work:
                if time.perf_counter() >= until:
                    self._go_on()
                    return
        except Exception:
            log.exception(self._failed)
