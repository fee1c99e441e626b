"""The pace of a play: steps left, turns left, and the difference to an even pace.

The same for all terraforming games; each provides only its numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

LAST = (10, 5, 2, 1)
"""The pace is announced with this many turns left, the next one included."""


class Pace(Struct, frozen=True):
    """The pace of a play.

    ``missing`` are the steps still to do by parameter, of which ``help`` will come by themselves;
    ``left`` are the turns left of all ``turns``, including the current one; ``start`` are the steps
    to do yourself when the play began.
    """

    missing: Mapping[str, int]
    left: int
    turns: int
    start: int
    help: int = 0

    @property
    def steps(self) -> int:
        """The steps left for you."""
        return sum(self.missing.values()) - self.help

    @property
    def tenths(self) -> int:
        """The required rate, in tenths of a step per turn, halves rounded up."""
        return (20 * self.steps + self.left) // (2 * self.left)

    @property
    def ahead(self) -> int:
        """By how many whole steps you are ahead of an even pace, negative if behind.

        Ahead is measured against the end of the turn, behind against its beginning: so the end of a
        turn alone never turns ahead into behind.
        """
        begins = self.start * self.left - self.steps * self.turns
        ends = begins - self.start
        return max(0, ends // self.turns) - max(0, -begins // self.turns)

    def args(self) -> dict[str, Any]:
        """Return the values for the phrases."""
        whole, tenths = divmod(self.tenths, 10)
        standing = "ahead" if self.ahead > 0 else "behind" if self.ahead < 0 else "even"
        args = {"steps": self.steps, "help": self.help, "left": self.left}
        return {
            **self.missing,
            **args,
            "whole": whole,
            "tenths": tenths,
            "standing": standing,
            "by": abs(self.ahead),
        }

    def state(self) -> dict[str, Any]:
        """Return the values for the state."""
        return {
            "missing": dict(self.missing),
            "steps": self.steps,
            "help": self.help,
            "left": self.left,
            "rate": self.tenths / 10,
            "ahead": self.ahead,
        }


def is_mark(left: int, turns: int) -> bool:
    """Return whether the pace is announced with ``left`` turns left: half, a quarter, or few."""
    return left in {turns // 2, turns // 4, *(each for each in LAST if each < turns)}
