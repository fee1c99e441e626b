"""The turn clock: how long each turn takes, and what is called out before a limit.

Beside it the budget of a whole game: how much of it is used. Neither is a rule.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

LAST_CUES = {"30": 30, "10": 10, "end": 0}
"""What is called out late in a turn: the seconds that are left then."""

FOREVER = 1e9
"""More seconds than anybody plays: thirty years."""

APART = 5
"""Seconds between half of the time and another cue, so that both can be heard."""


class TurnClock:
    """Counts the seconds of each turn: up, or down from ``limit`` seconds.

    It starts paused, with the seconds that turns have ``spent`` already, but for those that make no
    sense. It never ends a turn: after its limit it counts on. ``turn`` is the one it stands at.
    """

    def __init__(
        self,
        limit: int | None = None,
        spent: Mapping[int, float] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limit = limit
        self.turn = 0
        self._now = now
        self._spent = {turn: each for turn, each in (spent or {}).items() if 0 <= each < FOREVER}
        self._heard = dict(self._spent)
        self._since: float | None = None

    def run(self, turn: int) -> None:
        """Count for ``turn``, on from what it has spent already."""
        self.pause(turn)
        self._since = self._now()

    def pause(self, turn: int | None = None) -> None:
        """Stop counting; stand at ``turn`` if one is given."""
        if self.running:
            self._spent[self.turn] = self.elapsed
            self._since = None
        if turn is not None:
            self.turn = turn

    @property
    def running(self) -> bool:
        """Whether it counts."""
        return self._since is not None

    @property
    def elapsed(self) -> float:
        """Seconds of this turn."""
        running = 0.0 if self._since is None else self._now() - self._since
        return self._spent.get(self.turn, 0.0) + running

    @property
    def left(self) -> float | None:
        """Seconds left of this turn, below zero once they are over; None when counting up."""
        return None if self.limit is None else self.limit - self.elapsed

    @property
    def spent(self) -> dict[int, float]:
        """Seconds by turn, the running one included."""
        return {**self._spent, self.turn: self.elapsed} if self.running else dict(self._spent)

    @property
    def total(self) -> float:
        """Seconds of all turns."""
        return sum(self.spent.values())

    @property
    def average(self) -> float:
        """Seconds a turn, 0 before the first."""
        return _mean(self.spent.values())

    @property
    def pace(self) -> float:
        """Seconds a turn, going by those before this one; by this one while it is the first."""
        return _mean(s for turn, s in self.spent.items() if turn < self.turn) or self.average

    @property
    def longest(self) -> tuple[int, float] | None:
        """The longest turn and its seconds, None before the first."""
        return max(self.spent.items(), key=lambda each: each[1], default=None)

    @property
    def until_cue(self) -> float | None:
        """Seconds until this turn comes past another cue, None if it will not."""
        if self.limit is None or not self.running:
            return None
        heard = self._heard.get(self.turn, 0.0)
        due = (self.limit - left for left in cues_of(self.limit).values())
        ahead = [at - self.elapsed for at in due if at > heard]
        return max(0.0, min(ahead)) if ahead else None

    def cues(self) -> list[str]:
        """Return what this turn has come past since this was last asked, the first first.

        Each cue of `cues_of` comes once a turn; a turn that goes on after undo, or in another
        sitting, does not come past the same ones again.
        """
        if self.limit is None:
            return []
        heard, elapsed = self._heard.get(self.turn, 0.0), self.elapsed
        self._heard[self.turn] = max(heard, elapsed)
        return [
            cue for cue, left in cues_of(self.limit).items() if heard < self.limit - left <= elapsed
        ]


def cues_of(limit: int) -> dict[str, float]:
    """Return what is called out in a turn of ``limit`` seconds, with the seconds left then.

    Each comes `APART` seconds after the turn begins, or later; "half" is left out where it would
    come so close to another. A minute has "30", "10" and "end".
    """
    half = limit / 2
    cues: dict[str, float] = {c: left for c, left in LAST_CUES.items() if limit - left >= APART}
    if all(abs(half - left) >= APART for left in cues.values()):
        cues["half"] = half
    return dict(sorted(cues.items(), key=lambda cue: -cue[1]))


class Budget(Struct, frozen=True):
    """So many ``minutes`` for a whole game, and how many of them are ``used``.

    ``ahead`` is by how many minutes the play is ahead of an even pace, below zero if it is behind;
    None where the number of turns is not known.
    """

    minutes: int
    used: float
    ahead: float | None = None

    @classmethod
    def at(cls, minutes: int, used: float, turn: int, turns: int | None) -> Budget:
        """Return how a budget stands in a turn, of so many ``turns``, from 1; 0 is the set-up.

        Each turn has an equal share of the minutes, the set-up goes with the first. While a turn
        uses its own share the play is neither ahead nor behind.
        """
        if not turns:
            return cls(minutes, used)
        share, turn = minutes / turns, min(max(turn, 1), turns)
        begins, ends = share * (turn - 1), share * turn
        return cls(minutes, used, min(ends - used, 0.0) or max(begins - used, 0.0))


def _mean(seconds: Iterable[float]) -> float:
    """Return the average of what took any time, 0 for none."""
    counted = [each for each in seconds if each > 0]
    return sum(counted) / max(1, len(counted))


def format_time(seconds: float) -> str:
    """Return seconds as a clock shows them: ``1:05``, ``−0:10`` past a limit."""
    minutes, rest = divmod(int(abs(seconds)), 60)
    return f"{'−' if seconds <= -1 else ''}{minutes}:{rest:02}"
