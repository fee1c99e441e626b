"""Guards against unintended double taps."""

from __future__ import annotations

import time
from collections.abc import Callable

PAUSE_S, TURNED_S, LONG_S = 0.3, 0.7, 1.0
"""The minimum time between two taps; more if another's turn has begun or a sheet was closed, and
most if the second could end everything there is to do.
"""


class DoubleTapGuard:
    """Blocks changes of the play for a ``pause`` after it, or the screen, changed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._since = float("-inf")
        self.pause = PAUSE_S

    def start(self, pause: float = PAUSE_S) -> None:
        """Begin a pause of some seconds, after the screen's contents have changed."""
        self._since, self.pause = self.clock(), pause

    @property
    def rests(self) -> bool:
        """Whether the screen has been still long enough for a tap to be intended."""
        return self.rested(self.pause)

    def rested(self, seconds: float) -> bool:
        """Return whether the screen has been still for this many seconds."""
        return self.left(seconds) <= 0

    def left(self, seconds: float) -> float:
        """Return how much longer it must be still for this many seconds."""
        return seconds - (self.clock() - self._since)

    def passes(self) -> bool:
        """Return whether a tap is intended; if so, begin the next pause.

        Many quick taps are one: a long pause ends only after a short one without a tap.
        """
        meant = self.rests
        if meant:
            self.start()
        elif self.pause > PAUSE_S:
            self._since = max(self._since, self.clock() + PAUSE_S - self.pause)
        return meant
