"""The turn clock: how long each turn takes, and what is announced before a limit.

Also the time budget of a whole game. Neither affects the rules.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

LAST_CUES = {"30": 30, "10": 10, "end": 0}
"""Announcements near the end of a turn, and the seconds left at each."""

FOREVER_S = 1e9
"""Seconds (thirty years): more than any game lasts."""

APART_S = 5
"""Least number of seconds between "half" and another cue, so that both can be heard."""


class TurnClock:
    """Counts the seconds of each turn: up, or down from ``limit`` seconds.

    It starts paused, with the seconds ``spent`` on turns so far; values that make no sense are
    dropped. It never ends a turn: past its limit it keeps counting. ``turn`` is the turn it times.
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
        self._spent = {turn: each for turn, each in (spent or {}).items() if 0 <= each < FOREVER_S}
        self._heard = dict(self._spent)
        self._since: float | None = None

    def run(self, turn: int) -> None:
        """Start counting for ``turn``, from what that turn has used already."""
        self.pause(turn)
        self._since = self._now()

    def pause(self, turn: int | None = None) -> None:
        """Stop counting; move to ``turn`` if one is given."""
        if self.running:
            self._spent[self.turn] = self.elapsed
            self._since = None
        if turn is not None:
            self.turn = turn

    @property
    def running(self) -> bool:
        """Whether the clock is running."""
        return self._since is not None

    @property
    def elapsed(self) -> float:
        """Seconds of this turn."""
        running = 0.0 if self._since is None else self._now() - self._since
        return self._spent.get(self.turn, 0.0) + running

    @property
    def left(self) -> float | None:
        """Seconds left in this turn, negative past the limit; None when counting up."""
        return None if self.limit is None else self.limit - self.elapsed

    @property
    def spent(self) -> dict[int, float]:
        """Seconds by turn, including the running one."""
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
        """Expected seconds per turn: the average of earlier turns, or the first turn's own."""
        return _mean(s for turn, s in self.spent.items() if turn < self.turn) or self.average

    @property
    def longest(self) -> tuple[int, float] | None:
        """The longest turn and its seconds, None before the first."""
        return max(self.spent.items(), key=lambda each: each[1], default=None)

    @property
    def until_cue(self) -> float | None:
        """Seconds until the next cue of this turn, None if there is none."""
        if self.limit is None or not self.running:
            return None
        heard = self._heard.get(self.turn, 0.0)
        due = (self.limit - left for left in cues_of(self.limit).values())
        ahead = [at - self.elapsed for at in due if at > heard]
        return max(0.0, min(ahead)) if ahead else None

    def cues(self) -> list[str]:
        """Return the cues passed since the last call, in order.

        Each cue of `cues_of` comes once a turn; a turn that is resumed after undo, or in another
        session, doesn't repeat the ones it has passed.
        """
        if self.limit is None:
            return []
        heard, elapsed = self._heard.get(self.turn, 0.0), self.elapsed
        self._heard[self.turn] = max(heard, elapsed)
        return [
            cue for cue, left in cues_of(self.limit).items() if heard < self.limit - left <= elapsed
        ]


def cues_of(limit: int) -> dict[str, float]:
    """Return the cues of a turn of ``limit`` seconds, with the seconds left at each.

    Each comes at least `APART_S` seconds after the turn begins; "half" is left out if it would be
    as close to another cue. A minute has "30", "10" and "end".
    """
    half = limit / 2
    cues: dict[str, float] = {c: left for c, left in LAST_CUES.items() if limit - left >= APART_S}
    if all(abs(half - left) >= APART_S for left in cues.values()):
        cues["half"] = half
    return dict(sorted(cues.items(), key=lambda cue: -cue[1]))


class Budget(Struct, frozen=True):
    """The time budget of a whole game: ``minutes`` in all, and how many of them are ``used``.

    ``ahead`` is how many minutes the play is ahead of an even pace, negative if behind; None if the
    number of turns is unknown.
    """

    minutes: int
    used: float
    ahead: float | None = None

    @classmethod
    def at(cls, minutes: int, used: float, turn: int, turns: int | None) -> Budget:
        """Return the budget as of ``turn``, counted from 1 to ``turns``; 0 is the set-up.

        Each turn has an equal share of the minutes; the set-up belongs to the first. As long as a
        turn is within its own share the play is neither ahead nor behind.
        """
        if not turns:
            return cls(minutes, used)
        share, turn = minutes / turns, min(max(turn, 1), turns)
        begins, ends = share * (turn - 1), share * turn
        return cls(minutes, used, min(ends - used, 0.0) or max(begins - used, 0.0))


def _mean(seconds: Iterable[float]) -> float:
    """Return the average of the positive values, 0 if there are none."""
    counted = [each for each in seconds if each > 0]
    return sum(counted) / max(1, len(counted))


def format_time(seconds: float) -> str:
    """Format seconds as a clock shows them: ``1:05``, ``−0:10`` past a limit."""
    minutes, rest = divmod(int(abs(seconds)), 60)
    return f"{'−' if seconds <= -1 else ''}{minutes}:{rest:02}"
