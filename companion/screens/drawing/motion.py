"""What moves of a drawing: it glides or turns into its place, and then rests.

Only a translation or a scale changes while something moves: nothing is laid out or written anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from kivy.clock import Clock

SECONDS = 0.18
"""How long something moves."""

EDGE = 0.02
"""How much is seen of what is turned aside."""


class Motion(Protocol):
    """Something that moves."""

    def set(self, share: float) -> None:
        """Show it with this share of its way behind it, from 0 to 1."""
        ...


class Glide:
    """Comes from a distance, given in pixels, to its place."""

    def __init__(self, translate: Any, across: float, up: float) -> None:
        self._translate, self._from = translate, (across, up)

    def set(self, share: float) -> None:
        """Put it on its way."""
        left = 1 - eased(share)
        self._translate.x, self._translate.y = (far * left for far in self._from)


class Turn:
    """Turns on its upright axis until it is seen in full."""

    def __init__(self, scale: Any) -> None:
        self._scale = scale

    def set(self, share: float) -> None:
        """Turn it so far."""
        self._scale.x = max(EDGE, eased(share))


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
        if self._past >= SECONDS:
            self.end()
            return
        for motion in self._motions:
            motion.set(self._past / SECONDS)


def eased(share: float) -> float:
    """Return how far something has come that slows down as it arrives."""
    return 1 - (1 - share) ** 3
