"""Guards against a second tap that was not meant."""

from __future__ import annotations

import time
from collections.abc import Callable

PAUSE, TURNED, LONG = 0.3, 0.7, 1.0
"""So many seconds pass between two taps; more where another's turn has begun or a sheet was closed,
and most where the second could end all there is to do."""


class DoubleTapGuard:
    """Lets nothing change the play for a ``pause`` after it, or the screen, changed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._since = float("-inf")
        self.pause = PAUSE

    def start(self, pause: float = PAUSE) -> None:
        """Handle that what is on the screen has changed: the pause of so many seconds begins."""
        self._since, self.pause = self.clock(), pause

    @property
    def rests(self) -> bool:
        """Whether the screen has stood still for so long that a tap is meant."""
        return self.rested(self.pause)

    def rested(self, seconds: float) -> bool:
        """Return whether the screen has stood still for so many seconds."""
        return self.left(seconds) <= 0

    def left(self, seconds: float) -> float:
        """Return how much longer it must stand still until it has done so for so many seconds."""
        return seconds - (self.clock() - self._since)

    def passes(self) -> bool:
        """Return whether a tap is meant; if it is, the next pause begins."""
        meant = self.rests
        if meant:
            self.start()
        return meant
