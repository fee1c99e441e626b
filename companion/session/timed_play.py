"""A play on disk with its turn clock: every move of the play also drives the clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from companion.engine.clock import FOREVER_S, Budget, TurnClock
from companion.engine.game import BUDGET, CLOCK
from companion.engine.play import Play
from companion.storage.record import Record


class Spent(msgspec.Struct, frozen=True):
    """How long a turn has taken (seconds), as noted on disk."""

    turn: int
    seconds: float


class Times(msgspec.Struct, frozen=True):
    """How long the turns of a play took: pairs of the turn, from 1, and its seconds.

    ``average`` covers the finished turns.
    """

    turns: tuple[tuple[int, float], ...]
    longest: tuple[int, float]
    average: float
    total: float


class TimedPlay:
    """A ``play``, its ``record`` on disk, and the ``clock`` of its turns, None if that is off.

    The record counts the time of the whole play, which may have a budget; it pauses with the clock.

    ``now`` (seconds) drives the clock. Answers, corrections, undo and redo raise
    `companion.engine.prompts.Refused`, and then nothing has changed.
    """

    def __init__(self, play: Play, now: Callable[[], float]) -> None:
        assert isinstance(play.journal, Record), "a play that the store opened has a record"
        self.play = play
        self.record = play.journal
        self._now = now
        self._suspended = False
        self.clock = self._make_clock(self._spent())
        self.record.beside = self._notes_of_clock
        self.record.count(not play.over)

    # what the player does

    def answer(self, value: Any) -> None:
        """Answer the open question; the clock counts for the turn this leads to."""
        self.play.answer(value)
        self.run_clock()

    def correct(self, field: str, value: Any) -> None:
        """Correct a tracked value; the clock, running or not, moves to the turn this leads to."""
        self.play.correct(field, value)
        if self.clock and self.clock.running:
            self.run_clock()
        elif self.clock:
            self.clock.pause(self.play.turn)

    def undo(self, count: int = 1) -> None:
        """Take back the last answers; the clock pauses at the turn this leads back to."""
        self.play.undo(count)
        self._wait()

    def leave(self) -> None:
        """Leave the question that the last answer opened; the clock continues."""
        self.play.leave()

    def remove_answer(self, line: int) -> None:
        """Take back the answer at a line of the log, and keep those after it."""
        self.play.remove_answer(line)
        self._wait()

    def undo_turn(self) -> None:
        """Take back the turn, or if it has just begun, the one before; the clock pauses."""
        self.play.undo_turn()
        self._wait()

    def redo(self) -> None:
        """Restore the answer last undone; the clock continues."""
        self.play.redo()
        self.run_clock()

    # the clock: no rule depends on it

    def run_clock(self) -> None:
        """Start the clock, if it is on and a turn is being played (not set-up, not the end)."""
        self._suspended = False
        self.record.count(not self.play.over)
        if self.clock is None:
            return
        if self.play.turn and not self.play.over:
            self.clock.run(self.play.turn)
        else:
            self.clock.pause(self.play.turn)

    def pause_clock(self) -> None:
        """Stop the clock until the next answer, redo or `run_clock`; its seconds are saved."""
        self._suspended = False
        running = self.clock is not None and self.clock.running
        if running or (self._minutes is not None and self.record.counting):
            self.record.save(self.play)
        if self.clock and running:
            self.clock.pause(self.play.turn)
        self.record.count(False)

    def suspend_clock(self) -> None:
        """Stop the clock until `resume_clock`, unless something else stops it meanwhile."""
        if self.counts:
            self.pause_clock()
            self._suspended = True

    def resume_clock(self) -> None:
        """Resume a suspended clock."""
        if self._suspended:
            self.run_clock()

    def leave_table(self) -> None:
        """Pause the clock; back at the table it stays paused.

        A budget without a clock continues by itself.
        """
        if self.clock:
            self.pause_clock()
        else:
            self.suspend_clock()

    def set_clock(self, value: str) -> None:
        """Set the clock of this play ("off", "up", or seconds in digits) and pause it.

        The time of the turns so far is preserved. Raises `Refused` for any other value.
        """
        self._set(CLOCK.name, value)
        self.clock = self._make_clock(self.clock.spent if self.clock else self._spent())

    def set_budget(self, value: str) -> None:
        """Set the budget of this play ("off", or minutes in digits); the time used is preserved.

        Raises `Refused` for any other value.
        """
        self._set(BUDGET.name, value)

    def _set(self, option: str, value: str) -> None:
        """Set an option on which no rule depends, and save the play."""
        self.play.options = self.play.game.with_defaults({**self.play.options, option: value})
        self.record.save(self.play)

    @property
    def counts(self) -> bool:
        """Whether visible time is running: of the turn, or without a clock, of the budget."""
        if self.clock:
            return self.clock.running
        return self._minutes is not None and self.record.counting

    @property
    def budget(self) -> Budget | None:
        """The state of the play's time budget, None if it has none.

        The time used is the time played, including set-up and without long pauses. Undo gives
        nothing back. At the end the play is ahead by what is left.
        """
        if (minutes := self._minutes) is None:
            return None
        played = self.record.played
        used = played / 60 if 0 <= played < FOREVER_S else 0.0
        if self.play.over:
            return Budget(minutes, used, minutes - used)
        return Budget.at(minutes, used, self.play.turn, self.play.turns)

    @property
    def _minutes(self) -> int | None:
        """The minutes of the budget, None for off."""
        value = self.play.options.get(BUDGET.name, "off")
        return None if value == "off" else int(value)

    @property
    def until_cue(self) -> float | None:
        """Seconds until the clock's next cue, None if there is none."""
        return self.clock.until_cue if self.clock else None

    def cues(self) -> list[str]:
        """Return the cues passed since the last call, in order."""
        return self.clock.cues() if self.clock else []

    def times(self) -> Times | None:
        """Return how long the turns took, None if the clock is off or has counted nothing."""
        if self.clock is None or self.clock.longest is None:
            return None
        turns = tuple(sorted(self.clock.spent.items()))
        average = self.clock.average if self.play.over else self.clock.pace
        return Times(turns, self.clock.longest, average, self.clock.total)

    @property
    def seconds_ahead(self) -> float | None:
        """How long (seconds) the rest of the play will take, by the average turn so far.

        None if the clock is off, nothing was counted yet, or the number of turns is unknown.
        """
        turns = self.play.turns
        if self.clock is None or turns is None or not self.clock.total or self.play.over:
            return None
        pace = self.clock.pace
        return max(0.0, pace - self.clock.elapsed) + pace * (turns - self.play.turn)

    def _wait(self) -> None:
        """Pause the clock at the current turn."""
        self._suspended = False
        self.record.count(True)
        if self.clock:
            self.clock.pause(self.play.turn)

    def _make_clock(self, spent: Mapping[int, float]) -> TurnClock | None:
        """Return the clock that the play's option asks for, paused; None for off."""
        value = self.play.options.get(CLOCK.name, "off")
        if value == "off":
            return None
        clock = TurnClock(None if value == "up" else int(value), spent, self._now)
        clock.pause(self.play.turn)
        return clock

    # notes beside the log

    def notes(self, kind: str) -> list[tuple[int, Any]]:
        """Return the notes of a kind: position in the log, value."""
        if self.record.id is None:
            return []
        noted = self.record.store.notes(self.record.id)
        return [(number, value) for number, each, value in noted if each == kind]

    def _notes_of_clock(self) -> list[tuple[str, Any]]:
        """Return the note of the turn being counted; a paused clock was noted before."""
        if self.clock is None or not self.clock.running:
            return []
        spent = Spent(self.clock.turn, round(self.clock.elapsed, 3))
        return [(CLOCK.name, msgspec.to_builtins(spent))]

    def _spent(self) -> dict[int, float]:
        """Return the seconds by turn that are on disk: the latest note of each turn."""
        spent = {}
        for _, value in self.notes(CLOCK.name):
            with suppress(msgspec.ValidationError):
                noted = msgspec.convert(value, Spent)
                spent[noted.turn] = noted.seconds
        return spent
