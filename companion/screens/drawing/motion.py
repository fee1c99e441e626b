"""What moves of a drawing: it glides or turns into its place, and then rests.

Only a translation or a scale changes while something moves: nothing is laid out or written anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from kivy.clock import Clock

SECONDS = 0.18
"""How long something moves."""

COUNT, LONGEST = 0.13, 1.6
"""How long a number of those that are counted up is seen, and how long all of them at most."""

EDGE = 0.02
"""How much is seen of what is turned aside."""


class Motion(Protocol):
    """Something that moves for so many ``seconds``, ``after`` so many."""

    seconds: float
    after: float

    def set(self, share: float) -> None:
        """Show it with this share of its way behind it, from 0 to 1."""
        ...


class Turn:
    """Turns on its upright axis until it is seen in full."""

    seconds = SECONDS

    def __init__(self, scale: Any, after: float = 0) -> None:
        self._scale, self.after = scale, after

    def set(self, share: float) -> None:
        """Turn it so far."""
        self._scale.x = max(EDGE, eased(share))


class Count:
    """Shows drawings one after the other in the same place; the last of them stays."""

    after = 0.0

    def __init__(self, scales: Sequence[Any]) -> None:
        self._scales = scales
        self.seconds = min(LONGEST, COUNT * len(scales))
        self.set(1)

    def set(self, share: float) -> None:
        """Show the one that it has come to."""
        last = len(self._scales) - 1
        now = min(last, int(share * len(self._scales)))
        for at, scale in enumerate(self._scales):
            scale.x = float(at == now)


class Mover:
    """Moves everything that a screen has drawn to move, once, all at the same time."""

    def __init__(self) -> None:
        self._motions: Sequence[Motion] = ()
        self._past = 0.0
        self._frames = Clock.create_trigger(self._frame, 0, interval=True)

    @property
    def moves(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._motions)

    def start(self, motions: Sequence[Motion]) -> None:
        """Move these from their beginnings."""
        self.end()
        for motion in motions:
            motion.set(0)
        self._motions, self._past = motions, 0.0
        if motions:
            self._frames()

    def end(self) -> None:
        """Put everything where it goes."""
        self._frames.cancel()
        for motion in self._motions:
            motion.set(1)
        self._motions = ()

    def _frame(self, passed: float) -> None:
        self._past += passed
        if all(self._past >= motion.after + motion.seconds for motion in self._motions):
            self.end()
            return
        for motion in self._motions:
            motion.set(min(1.0, max(0.0, self._past - motion.after) / motion.seconds))


def eased(share: float) -> float:
    """Return how far something has come that slows down as it arrives."""
    return 1 - (1 - share) ** 3
