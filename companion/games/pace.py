"""The pace of a play: what is left to do, in how many turns, and how far that is off an even pace.

It is the same for all games of terraforming; each gives only its numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

LAST = (10, 5, 2, 1)
"""With so many turns left, the one that starts included, the pace is spoken."""


class Pace(Struct, frozen=True):
    """How a play keeps pace.

    ``missing`` are the steps still to do by what they raise, of which ``help`` will come by
    itself; ``left`` are the turns left of all ``turns``, the one that is played included; ``start``
    are the steps that were yours to do when the play began.
    """

    missing: Mapping[str, int]
    left: int
    turns: int
    start: int
    help: int = 0

    @property
    def steps(self) -> int:
        """The steps that are left for you."""
        return sum(self.missing.values()) - self.help

    @property
    def tenths(self) -> int:
        """The rate that is needed, in tenths of a step a turn, halves rounded up."""
        return (20 * self.steps + self.left) // (2 * self.left)

    @property
    def ahead(self) -> int:
        """By how many whole steps you are ahead of an even pace, below zero behind it.

        You are ahead of what it has reached as the turn ends, and behind what it had as the turn
        began: so the end of a turn alone never turns ahead into behind.
        """
        begins = self.start * self.left - self.steps * self.turns
        ends = begins - self.start
        return max(0, ends // self.turns) - max(0, -begins // self.turns)

    def args(self) -> dict[str, Any]:
        """Return what the phrases tell of it."""
        whole, tenths = divmod(self.tenths, 10)
        standing = "ahead" if self.ahead > 0 else "behind" if self.ahead < 0 else "even"
        told = {"steps": self.steps, "help": self.help, "left": self.left}
        return {
            **self.missing,
            **told,
            "whole": whole,
            "tenths": tenths,
            "standing": standing,
            "by": abs(self.ahead),
        }

    def state(self) -> dict[str, Any]:
        """Return it as the state shows it."""
        return {
            "missing": dict(self.missing),
            "steps": self.steps,
            "help": self.help,
            "left": self.left,
            "rate": self.tenths / 10,
            "ahead": self.ahead,
        }


def is_mark(left: int, turns: int) -> bool:
    """Return whether the pace is spoken with so many turns left: half, a quarter, or few."""
    return left in {turns // 2, turns // 4, *(each for each in LAST if each < turns)}
