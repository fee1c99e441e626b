"""Work done a little at a time, so that no tap waits long."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator

from kivy.clock import Clock

log = logging.getLogger(__name__)

SLICE_S = 0.003
"""The time used at once. Work that yields less often takes longer."""


class InSlices:
    """Works on an iterator, with a ``pause`` in seconds between slices.

    ``failed`` is logged if it raises an error: nothing depends on the work.
    """

    def __init__(self, pause: float, failed: str) -> None:
        self._work: Iterator[None] = iter(())
        self._failed = failed
        self._go_on = Clock.create_trigger(self._work_on, pause)

    def begin(self, work: Iterator[None]) -> None:
        """Drop the current work, and do this instead."""
        self._work = work
        self._go_on()

    def cancel(self) -> None:
        """Stop working."""
        self._go_on.cancel()
        self._work = iter(())

    def _work_on(self, *_dt: float) -> None:
        until = time.perf_counter() + SLICE_S
        try:
            for _ in self._work:
                if time.perf_counter() >= until:
                    self._go_on()
                    return
        except Exception:
            log.exception(self._failed)
