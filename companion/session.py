"""A play at the table: what every screen, terminal and button does with it, in words."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from companion.appendix.server import Server
from companion.engine.clock import TurnClock
from companion.engine.game import CLOCK, Game
from companion.engine.play import DIE, Play
from companion.engine.prompts import Ask, Count, Say
from companion.engine.record import Record
from companion.engine.saved import SavedPlay
from companion.engine.store import Store
from companion.phrases.phrasebook import Phrasebook, Wording

LIKELY = 3
"""The most answers that are foreseen."""


class Spent(msgspec.Struct, frozen=True):
    """How long a turn has taken (seconds), as it is noted on disk."""

    turn: int
    seconds: float


class Times(msgspec.Struct, frozen=True):
    """How long the turns of a play took: pairs of the turn, from 1, and its seconds.

    ``average`` is of the turns that are over.
    """

    turns: tuple[tuple[int, float], ...]
    longest: tuple[int, float]
    average: float
    total: float


class Step(msgspec.Struct, frozen=True):
    """An answer or a roll of the die in words.

    ``number`` is its place in the log; ``back`` is how many undos take it back, 0 where none does.
    """

    number: int
    words: str
    back: int


class Session:
    """One play, its place on disk and its language.

    ``says`` and ``ask`` are the step on the table in words; ``resumed`` tells whether the play
    was begun in an earlier sitting, ``overruled`` whether with other options than those wished.
    ``clock`` counts the turns, None if it is off; ``now`` (seconds) drives it. The play is the
    one that was ``kept``, else the latest unfinished one, else, or if wished, a new one. Answers,
    corrections, undo and redo raise `companion.engine.prompts.Refused`, and then nothing has
    changed.
    """

    def __init__(
        self,
        game: Game,
        store: Store,
        phrasebook: Phrasebook,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        new: bool = False,
        server: Server | None = None,
        now: Callable[[], float] = time.monotonic,
        kept: SavedPlay | None = None,
    ) -> None:
        self.game = game
        self.store = store
        self.phrasebook = phrasebook
        self.server = server
        self._now = now
        if kept is None and not new:
            kept = store.unfinished(game.name)
        if kept:
            self.play = store.resume(game, kept)
        else:
            self.play = store.begin(game, options or {}, seed or str(secrets.randbelow(10**9)))
        self.resumed = kept is not None
        self._rules = kept.rules_than(game) if kept else "same"
        self._rests = False
        self.clock = self._wind(self._spent())
        if isinstance(self.play.journal, Record):
            self.play.journal.beside = self._running
        wished = {**(options or {}), **({"seed": seed} if seed else {})}
        if kept and CLOCK.name in wished:
            self.set_clock(wished[CLOCK.name])
        has = {**self.play.options, "seed": self.play.seed}
        self.overruled = any(has[name] != value for name, value in wished.items())

    # the step on the table

    @property
    def says(self) -> list[Wording]:
        """What was announced since the last answer."""
        return [self.phrasebook.prompt_text(say) for say in self.play.says]

    @property
    def ask(self) -> Wording | None:
        """The question that stands, None when the play is over."""
        return self.phrasebook.prompt_text(self.play.ask) if self.play.ask else None

    @property
    def spoken(self) -> str:
        """What is said aloud of the step: what was announced, and what to do.

        Where no answer is marked, what there is to choose from belongs to it.
        """
        return self._aloud(self.play)

    @property
    def spoken_with_choices(self) -> str:
        """What is said of the step when it is said again: all its choices, too."""
        ask = self.play.ask
        if ask is None or ask.default is None:
            return self.spoken
        return f"{self.spoken} {self._choices(ask)}".strip()

    def likely_next_lines(self) -> list[str]:
        """Return what will be said after each of the likely answers, the likeliest first."""
        asked = self.ask
        if asked is None:
            return []
        likely = [asked.default, *(value for value, _ in asked.options)]
        values = [value for value in dict.fromkeys(likely) if value is not None][:LIKELY]
        plays = (self.play.preview_answer(value) for value in values)
        return [self._aloud(play) for play in plays if play]

    def _aloud(self, play: Play) -> str:
        words = [self.phrasebook.prompt_text(prompt) for prompt in (*play.says, play.ask) if prompt]
        lines = [each.voice for each in words]
        if play.ask and play.ask.default is None:
            lines.append(self._choices(play.ask))
        return " ".join(filter(None, lines))

    def _choices(self, ask: Ask) -> str:
        """Return what there is to choose from, as it is said aloud; "" where there is nothing."""
        text, marked = self.phrasebook.text, ask.default is not None
        if isinstance(ask, Count):
            key = "core.count-marked" if marked else "core.count-open"
            return text(key, marked=ask.default, minimum=ask.minimum, maximum=ask.maximum)
        labels = [label for _, label in self.phrasebook.prompt_text(ask).options]
        if not marked:
            return text("core.choices", choices=". ".join(labels))
        if len(labels) < 2:
            return ""
        return text("core.choices-marked", marked=labels[0], choices=". ".join(labels[1:]))

    def page(self, prompt: Say | Ask) -> str:
        """Return the name of the appendix page that explains a prompt, "" if none does."""
        return self.game.pages.get(prompt.key.partition(".")[2], "")

    def url(self, page: str) -> str | None:
        """Return where a phone finds a page of the game's appendix, None without a network."""
        if self.server is None:
            return None
        return self.server.url(self.phrasebook.language, self.game.name, page)

    @property
    def id(self) -> int | None:
        """The number of the play on disk, None while it could not be written."""
        return self.play.journal.id if isinstance(self.play.journal, Record) else None

    @property
    def saved(self) -> bool:
        """Whether the play is on disk as it stands."""
        kept = not isinstance(self.play.journal, Record) or self.play.journal.saved
        return kept and self.store.problem is None

    @property
    def greeting(self) -> str:
        """Return what the player is told once about a play that goes on, "" for any other."""
        if not self.resumed or self.play.over:
            return ""
        return self.phrasebook.text("core.resumed-as-it-was" if self.overruled else "core.resumed")

    @property
    def notices(self) -> list[str]:
        """Return what the player should know about the disk, each in one sentence."""
        store, text = self.store, self.phrasebook.text
        notices = []
        if store.damaged:
            notices.append(text("core.disk-damaged", path=str(store.damaged)))
        if store.problem:
            notices.append(self.phrasebook.problem(store.problem))
        if self.play.unmatched:
            notices.append(text("core.unmatched", count=self.play.unmatched, rules=self._rules))
        return notices

    # what the player does

    def answer(self, value: Any) -> None:
        """Answer the question that stands; the clock counts on, for the turn this leads to."""
        self.play.answer(value)
        self.run_clock()

    def undo(self, count: int = 1) -> None:
        """Take back the last answers; the clock waits at the turn this leads back to."""
        self.play.undo(count)
        self._rests = False
        if self.clock:
            self.clock.pause(self.play.turn)

    def undo_turn(self) -> None:
        """Take back the turn, or where it has just begun, the one before."""
        self.play.undo_turn()
        self._rests = False
        if self.clock:
            self.clock.pause(self.play.turn)

    def redo(self) -> None:
        """Put back the answer last undone; the clock counts on."""
        self.play.redo()
        self.run_clock()

    def roll_die(self, sides: int) -> Wording:
        """Roll the ambiguity die; the play is untouched, its history notes the roll."""
        number = self.play.roll_die(sides)
        if isinstance(self.play.journal, Record):
            self.play.journal.note(self.play, "die", {"sides": sides, "value": number})
        return self.phrasebook.prompt_text(Say(DIE, {"sides": sides, "value": number}))

    @property
    def undo_label(self) -> str:
        """Return what undo takes back, "" where there is nothing."""
        last = self.play.last_answer
        return self.phrasebook.text("core.undo", what=self.phrasebook.done(*last)) if last else ""

    @property
    def redo_label(self) -> str:
        """Return what redo puts back, "" where there is nothing."""
        entry = self.play.next_answer
        if entry is None or self.play.asking is None:
            return ""
        what = self.phrasebook.done(self.play.asking, entry)
        return self.phrasebook.text("core.redo", what=what)

    def history(self) -> list[str]:
        """Return every answer and every roll of the die in words, the first first."""
        return [step.words for step in self.steps()]

    def steps(self) -> list[Step]:
        """Return every answer and every roll of the die, the first first."""
        answered = self.play.answered()
        given = sum(entry.by == "player" for _, entry in answered)
        found = []
        for number, (prompt, entry) in enumerate(answered, 1):
            back = given if entry.by == "player" else 0
            given -= entry.by == "player"
            found.append(Step(number, self.phrasebook.done(prompt, entry), back))
        for number, args in self._notes("die"):
            found.append(Step(number, self.phrasebook.find(DIE, args, "voice"), 0))
        return sorted(found, key=lambda step: step.number)

    # the clock: no rule depends on it

    def run_clock(self) -> None:
        """Let the clock count, if it is on and a turn is played (no set-up, not the end)."""
        self._rests = False
        if self.clock is None:
            return
        if self.play.turn and not self.play.over:
            self.clock.run(self.play.turn)
        else:
            self.clock.pause(self.play.turn)

    def pause_clock(self) -> None:
        """Stop the clock until the next answer, redo or `run_clock`; keep its seconds."""
        self._rests = False
        if self.clock and self.clock.running:
            self._keep()
            self.clock.pause(self.play.turn)

    def suspend_clock(self) -> None:
        """Stop the clock until `resume_clock`, too, unless something else stops it meanwhile."""
        if self.clock and self.clock.running:
            self.pause_clock()
            self._rests = True

    def resume_clock(self) -> None:
        """Let a clock that rests count on."""
        if self._rests:
            self.run_clock()

    def set_clock(self, value: str) -> None:
        """Set the clock of this play ("off", "up", or seconds in digits) and pause it.

        What the turns have taken so far stays. Raises `Refused` for any other value.
        """
        self.play.options = self.game.with_defaults({**self.play.options, CLOCK.name: value})
        self._keep()
        self.clock = self._wind(self.clock.spent if self.clock else self._spent())

    def times(self) -> Times | None:
        """Return how long the turns took, None if the clock is off or has counted none."""
        if self.clock is None or self.clock.longest is None:
            return None
        turns = tuple(sorted(self.clock.spent.items()))
        average = self.clock.average if self.play.over else self.clock.pace
        return Times(turns, self.clock.longest, average, self.clock.total)

    @property
    def seconds_ahead(self) -> float | None:
        """How long (seconds) the play will probably last, going by the average turn so far.

        None where the clock is off, nothing was counted yet, or the number of turns is not known.
        """
        turns = self.play.turns
        if self.clock is None or turns is None or not self.clock.total or self.play.over:
            return None
        pace = self.clock.pace
        return max(0.0, pace - self.clock.elapsed) + pace * (turns - self.play.turn)

    def _wind(self, spent: Mapping[int, float]) -> TurnClock | None:
        """Return the clock that the play's option asks for, paused; None for off."""
        value = self.play.options.get(CLOCK.name, "off")
        if value == "off":
            return None
        clock = TurnClock(None if value == "up" else int(value), spent, self._now)
        clock.pause(self.play.turn)
        return clock

    def _running(self) -> list[tuple[str, Any]]:
        """Return the note of the turn that is being counted; a clock at rest was noted before."""
        if self.clock is None or not self.clock.running:
            return []
        spent = Spent(self.clock.turn, round(self.clock.elapsed, 3))
        return [(CLOCK.name, msgspec.to_builtins(spent))]

    def _spent(self) -> dict[int, float]:
        """Return the seconds by turn that are on disk: the latest note of each turn."""
        spent = {}
        for _, value in self._notes(CLOCK.name):
            with suppress(msgspec.ValidationError):
                noted = msgspec.convert(value, Spent)
                spent[noted.turn] = noted.seconds
        return spent

    # beside the log

    def _keep(self) -> None:
        if self.play.journal:
            self.play.journal.keep(self.play)

    def _notes(self, kind: str) -> list[tuple[int, Any]]:
        """Return what was noted of a kind: position in the log, value."""
        journal = self.play.journal
        if not isinstance(journal, Record) or journal.id is None:
            return []
        notes = self.store.notes(journal.id)
        return [(number, value) for number, noted, value in notes if noted == kind]


def flatten_state(state: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every value of a state with its name, such as ``deck.left``.

    Things that stand in a list are numbered from 1.
    """
    for key, value in state.items():
        name = f"{prefix}{key}"
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield from flatten_state({str(n): each for n, each in enumerate(value, 1)}, f"{name}.")
        elif isinstance(value, dict):
            yield from flatten_state(value, f"{name}.")
        else:
            yield name, value
