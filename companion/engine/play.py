"""One game in progress: runs a script, keeps the log, and can undo and redo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from copy import copy
from itertools import takewhile
from operator import itemgetter
from typing import Any, Literal, NamedTuple, Protocol

from msgspec.structs import replace

from companion.engine.chance import Chance, Draw, Roll, generator
from companion.engine.game import DECK, ROLLS, Game, Goal, Options, Progress, Result, Scores, Table
from companion.engine.log import (
    CORRECT,
    LogEntry,
    accept,
    goes_on,
    has_alternative,
    is_main,
    is_skipped,
    may_correct,
    older_answer,
    question,
)
from companion.engine.prompts import (
    AnyPrompt,
    Ask,
    Choose,
    Count,
    Fields,
    Printed,
    PrintedChoice,
    Refused,
    Say,
    is_part,
    is_whole,
)

DIE = "core.die"

MAX_SIDES = 100
"""The most sides of the die: a tie never involves more things than the map has hexes."""

MAX_ANNOUNCEMENTS = 5
"""With this many announcements in a step, an opponent's action is asked about separately."""


class Withdrawn(NamedTuple):
    """What was announced or asked after ``line`` lines of the log, and how it was answered."""

    line: int
    prompt: Say | Ask
    answer: LogEntry | None = None


class Dropped(NamedTuple):
    """Answers that could be redone until a different answer was given at ``line`` of the log."""

    line: int = 0
    answers: Sequence[LogEntry] = ()


class PlayStorage(Protocol):
    """Where a play is saved; see `companion.storage.store`."""

    def save(self, play: Play) -> None:
        """Save the current state of the play."""
        ...

    def set_aside(self) -> None:
        """Copy what is stored before the next save: part of it no longer fits."""
        ...


class Play:
    """A script, the log of its answers, and the question it waits at.

    ``log`` holds the answers given, ``undone`` those taken back (the next to redo first). ``says``
    is what was announced since the player's last answer (corrections don't count), including
    actions answered "done" since then if the play ``joins`` an opponent's actions in one step.
    ``ask`` is the open question (None once the play is over) and ``result`` how it ended.
    ``dropped`` holds what can't be redone since another answer was given; the next undo makes it
    possible again.
    ``withdrawn`` is what the answers just taken back had announced and asked, with those answers,
    and what has to be done again before the first of them; None unless undo was the last action.
    ``went_back`` is true until the next answer.
    ``unmatched`` counts the log's answers that no longer fit the script (newer rules): the play
    stops before them. They stay stored until the next answer, and then as a copy.
    ``turns`` are the turns in which the log was answered, as far as known.
    ``box`` holds the known printed facts of this copy of the game; what the play used of them is in
    its log.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: str,
        log: Iterable[LogEntry] = (),
        undone: Iterable[LogEntry] = (),
        rolls: int = 0,
        journal: PlayStorage | None = None,
        turns: Iterable[int] = (),
        box: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.options = game.with_defaults(options)
        self.seed = seed
        self.log = list(log)
        self.undone = list(undone)
        self.rolls = rolls
        self.journal = journal
        self.box = {} if box is None else box
        self.unmatched = 0
        self.says: list[Say | Ask] = []
        self.dropped = Dropped()
        self._last_undone: LogEntry | None = None
        self.withdrawn: list[Withdrawn] | None = None
        self.went_back = bool(self.undone)
        self.says_are_new = False
        self.joins = False
        self._turns = list(turns)
        self._state: dict[str, Any] | None = None
        self._fields: Fields | None = None
        self._replay()
        if self.undone:  # saved after an undo
            self.withdrawn = self._withdrawn_before()

    # what is on the table

    @property
    def over(self) -> bool:
        """Whether the play has ended."""
        return self.ask is None

    def state(self) -> dict[str, Any]:
        """Return the whole visible state, built once per step: don't change it."""
        if self._state is None:
            self._state = self._table.state()
        return self._state

    def listed(self) -> dict[str, Any]:
        """Return the visible state without what is drawn rather than listed."""
        return {name: each for name, each in self.state().items() if name not in self.game.drawn}

    def state_before(self, prompt: Say | Ask) -> dict[str, Any]:
        """Return the visible state as it was when a prompt of this step was announced or asked.

        A prompt changes the state only afterwards. For announcements before an earlier answer, or
        from another step, this is the current state.
        """
        before = (state for shown, state in self._states if shown is prompt)
        return next(before, None) or self.state()

    @property
    def step_begins(self) -> int:
        """The length of the log when this step began, after the player's last answer."""
        lines = range(len(self.log), 0, -1)
        return next((line for line in lines if self.log[line - 1].by == "player"), 0)

    def goals(self) -> list[Goal]:
        """Return the goals in their current state."""
        return list(self.game.goals(self._table))

    def scores(self) -> Scores:
        """Return the points from each source, by player, as far as known."""
        return self.game.scores(self._table)

    def progress(self) -> Mapping[str, Progress]:
        """Return the progress of the game's parameters, by name."""
        return self.game.progress(self._table)

    def sketch(self, name: Callable[[str, str], str]) -> Sequence[str]:
        """Return the text map of this step, () if there is none."""
        prompts = [*self.says, *([self.ask] if self.ask else [])]
        return self.game.sketch(self._table, prompts, name) if prompts else ()

    def pace(self) -> Say | None:
        """Return what is left to do and the turns left for it, None while no end is in sight."""
        return None if self.over else self.game.pace(self._table)

    def recap(self) -> list[Say]:
        """Return a few sentences about an opponent and the table."""
        return [*self.game.recap(self._table)]

    @property
    def fields(self) -> Fields:
        """The fields that may be corrected now, built once per step: none at most questions."""
        if self._fields is None:
            asks = isinstance(self.ask, Choose) and self.ask.fields
            self._fields = asks() if asks else {}
        return self._fields

    # what the player does

    def answer(self, value: Any) -> None:
        """Answer the open question; raise `Refused` if it doesn't accept ``value``."""
        if self.ask is None:
            raise Refused("core.refused-over")
        self._give(LogEntry(self.ask.key, self.ask.check(value), "player"))

    def correct(self, field: str, value: Any) -> None:
        """Set a tracked number or name; raise `Refused` where nothing may be corrected."""
        fields = self.fields
        if not fields:
            raise Refused("core.refused-correct")
        if field not in fields:
            raise Refused("core.refused-field", field=field)
        self._give(LogEntry(CORRECT, [field, fields[field].check(field, value)], "player"))

    def roll_die(self, sides: int) -> int:
        """Roll the ambiguity die; this changes nothing in the play but is noted in its history.

        Raises `Refused` unless 2 <= ``sides`` <= `MAX_SIDES`.
        """
        if not is_whole(sides) or not 2 <= sides <= MAX_SIDES:
            raise Refused("core.refused-die", sides=sides)
        self.rolls += 1
        return Roll(DIE, sides).resolve(generator(self.seed, DIE, self.rolls))

    @property
    def last_answer(self) -> tuple[Any, LogEntry] | None:
        """The prompt and the answer that undo takes back, None at the beginning."""
        if not (given := self._given()):
            return None
        index = self._whole(given, 1)
        return self._asked[index], self.log[index]

    @property
    def answered_in(self) -> list[int]:
        """The turn in which each line of the log was answered."""
        return list(self._turns)

    def shown_prompts(self) -> list[tuple[int, Say | Ask]]:
        """Return everything that was announced and asked, the open question last.

        Each comes with the number of log lines before it; chance that isn't asked for is left out.
        """
        asked: list[tuple[int, Say | Ask]] = [
            (at, question(prompt))
            for at, (prompt, entry) in enumerate(self.answered())
            if entry.given
        ]
        open_question = [(len(self.log), self.ask)] if self.ask else []
        said: list[tuple[int, Say | Ask]] = [*self._said]
        return sorted([*said, *asked, *open_question], key=itemgetter(0))

    def answered(self) -> list[tuple[Any, LogEntry]]:
        """Return the prompts answered so far, chance included, each with its answer."""
        return list(zip(self._asked, self.log, strict=True))

    @property
    def turn(self) -> int:
        """The current turn, from 1; 0 in the set-up. Some games call it a round."""
        return int(getattr(self._table, self.game.counter, 0))

    @property
    def turns(self) -> int | None:
        """The number of turns in the play, None if unknown."""
        return self.state().get(f"{self.game.counter}s")

    @property
    def whose(self) -> Literal["player", "bot"] | None:
        """Whose turn it is; None when the play is over."""
        if self.over:
            return None
        bots = self.game.bot and self.state().get("turn") == self.game.bot
        return "bot" if bots else "player"

    @property
    def asking(self) -> Any:
        """The prompt behind the open question: a `Draw` where the player draws."""
        return self._prompt

    @property
    def next_answer(self) -> LogEntry | None:
        """The answer that redo restores, None if there is none that fits."""
        return self.undone[0] if self.undone and self._fits(self.undone[0]) else None

    @property
    def taken_back(self) -> LogEntry | None:
        """The answer that undo took back last, None if another answer was given since."""
        return self._last_undone or self.next_answer

    def undo(self, count: int = 1) -> None:
        """Take back the last ``count`` answers and the chance that followed from them.

        An answer in several parts counts as one. Raises `Refused` if the player hasn't given as
        many.
        """
        given = self._given()
        if len(given) < count:
            raise Refused("core.refused-undo")
        index = self._whole(given, count)
        self.withdrawn, self.went_back = self._withdrawn_from(index), True
        self._forget(index)
        self._last_undone = self.log[index]
        line, again = self.dropped
        if again and index <= line:
            self.undone, self.dropped = [*self.log[index:line], *again], Dropped()
        else:
            self.undone = self.log[index:] + self.undone
        self.log = self.log[:index]
        del self._turns[index:]
        self._replay()
        self._save()

    def leave(self) -> None:
        """Leave the question that the last answer opened, as if that had not been given."""
        index = self._whole(self._given(), 1)
        line, again = self.dropped
        redone = self.log[index:] if self.undone else []
        self.undone = [*again] if line == index and again else [*redone, *self.undone]
        self._cut(index)
        self.withdrawn, self.went_back, self._last_undone = None, bool(self.undone), None
        self.dropped = Dropped()
        self._save()

    def remove_report(self, line: int) -> list[int]:
        """Take back the report at a line of the log and keep the later ones that still fit.

        A report is everything answered from one main question to the next. Of those that no longer
        fit, the first that can be is asked again; return the lines of the others.
        """
        mains = [n for n, asked in enumerate(self._asked) if n >= line and is_main(asked)]
        if mains[:1] != [line]:
            raise Refused("core.refused-undo")
        ends = zip(mains, [*mains[1:], len(self.log)], strict=True)
        shown = self._shown_since(line)
        taken, *later = [
            [entry for entry in self.log[begin:end] if entry.by == "player"] for begin, end in ends
        ]
        self._cut(line)
        lost = [n for n, report in zip(mains[1:], later, strict=True) if not self._repeat(report)]
        again = next((n for n in lost if self._begin_again(later[mains.index(n) - 1])), None)
        self.undone = [
            *(taken if again is None else []),
            *(each for each in self.undone if each.given),
        ]
        self._replay()
        now = [each for each in self._shown_since(line) if not is_main(each.prompt)]
        gone = {line, *lost} - {again}
        had = [each for each in shown if each.line in gone or not is_main(each.prompt)]
        self.withdrawn, self.went_back = _without(had, now), True
        self.dropped, self._last_undone = Dropped(), None
        if new := [each.prompt for each in _without(now, shown) if isinstance(each.prompt, Say)]:
            self.says, self.says_are_new = [*new], True
        self._save()
        return [n for n in lost if n != again]

    def remove_answer(self, line: int) -> None:
        """Take back the answer at a line of the log, and repeat the answers after it.

        What no longer fits is asked again. Redo restores what it could before, but none of these.
        """
        later = [entry for entry in self.log[line + 1 :] if entry.by == "player"]
        self._cut(line)
        self._answer_again(later)
        self.undone = [each for each in self.undone if each.given]  # chance may differ now
        self.withdrawn, self.went_back, self._last_undone = None, False, None
        self.dropped = Dropped()
        self._save()

    def _shown_since(self, line: int) -> list[Withdrawn]:
        """Return what was asked at a line of the log, and announced and asked after it."""
        shown = self._shown_from(line)
        return [each for each in shown if each.line > line or each.answer]

    def _shown_from(self, line: int) -> list[Withdrawn]:
        """Return what was announced and asked from a line of the log on, each with its answer."""
        log = dict(enumerate(self.log))
        return [
            Withdrawn(at, prompt, None if isinstance(prompt, Say) else log.get(at))
            for at, prompt in self.shown_prompts()
            if at >= line
        ]

    def _cut(self, line: int) -> None:
        """Go back to where the log had ``line`` lines."""
        self._forget(line)
        del self.log[line:], self._turns[line:]
        self._replay()

    def _repeat(self, report: Sequence[LogEntry]) -> bool:
        """Repeat a report; return whether it fits, and change nothing if it doesn't."""
        line = len(self.log)
        self._answer_again(report)
        if len(self.log) > line and (self.ask is None or is_main(self._prompt)):
            return True
        self._cut(line)
        return False

    def _answer_again(self, entries: Iterable[LogEntry]) -> None:
        """Repeat answers of the player, except those that no longer fit."""
        for entry in entries:
            if self._fits(entry):
                self._take(entry)

    def _begin_again(self, report: Sequence[LogEntry]) -> bool:
        """Repeat a report as far as it fits; return whether it leads to further questions."""
        line = len(self.log)
        for entry in report:
            if not self._fits(entry):
                break
            self._take(entry)
        return len(self.log) > line

    def _fits(self, entry: LogEntry) -> bool:
        """Return whether a log entry answers the open question."""
        if self._prompt is None:
            return False
        try:
            accept(self._prompt, entry)
        except Refused:
            return False
        return True

    def _whole(self, given: Sequence[int], count: int) -> int:
        """Return the log line that undo goes back to: the first part of an answer in parts."""
        whole = (
            n for n in reversed(given[: len(given) - count + 1]) if not is_part(self._asked[n])
        )
        return next(whole, given[0])

    def _withdrawn_before(self) -> list[Withdrawn] | None:
        """Return what the undone answers had announced and asked; None if they no longer fit."""
        log = [*self.log, *self.undone]
        whole = Play(self.game, self.options, self.seed, log, box=dict(self.box))
        return whole._withdrawn_from(len(self.log)) if len(whole.log) == len(log) else None

    def _withdrawn_from(self, index: int) -> list[Withdrawn]:
        """Return what followed the answers from ``index`` on, and what to do again before them.

        Empty if none of them has an alternative: everything would happen again as it did.
        """
        given = self._given()
        if not any(has_alternative(self._asked[n]) for n in given if n >= index):
            return []
        begins = next((n + 1 for n in reversed(given) if n < index), 0)
        shown = self._shown_from(begins)
        if is_main(self._asked[index]):  # what was announced before it counts as done
            return [each for each in shown if each.line > index or each.answer]
        return shown

    def undo_turn(self) -> None:
        """Take back the turn, or if it has just begun, the one before.

        A turn is a series of answers under one number: correcting the number is the last answer of
        the turn it leaves, and begins another. Raises `Refused` at the beginning of the play.
        """
        self.undo(self.answers_of_turn or 1)

    @property
    def answers_of_turn(self) -> int:
        """The number of answers that `undo_turn` takes back, 0 at the beginning of the play."""
        turns = [self._turns[n] for n in reversed(self._given())]
        return len(list(takewhile(lambda turn: turn == turns[0], turns)))

    def _given(self) -> list[int]:
        """Return the log's lines that are answers undo takes back."""
        return [n for n, entry in enumerate(self.log) if entry.given]

    def preview_answer(self, value: Any) -> Play | None:
        """Return an unsaved copy of the play with one more answer; None if it is refused."""
        pieces = self.previewing(value)
        while True:
            try:
                next(pieces)
            except StopIteration as end:
                preview: Play | None = end.value
                return preview

    def previewing(self, value: Any) -> Generator[None, None, Play | None]:
        """Do the work of `preview_answer` in short pieces, so other work can run in between."""
        preview = copy(self)
        preview.journal, preview.log, preview.undone = None, list(self.log), []
        preview._turns, preview.box = list(self._turns), dict(self.box)
        yield from preview._replaying()
        try:
            preview.answer(value)
        except Refused:
            return None
        return preview

    def follow(self, play: Play) -> bool:
        """Give the answers that another play is ahead by; return whether both are then alike."""
        if play.log[: len(self.log)] != self.log:
            return False
        self.joins = play.joins
        self._answer_again(e for e in play.log[len(self.log) :] if e.by == "player")
        return self.log == play.log

    def redo(self) -> None:
        """Restore the answer last undone, with the same chance; raise `Refused` if none."""
        if self.next_answer is None:
            raise Refused("core.refused-redo")
        self._put_back()
        while is_part(self._prompt) and self.next_answer is not None:
            self._put_back()
        self._save()

    def _put_back(self, again: LogEntry | None = None) -> None:
        """Restore one answer, or ``again`` in its place, with its chance."""
        self.withdrawn = self._last_undone = None
        end = next((i for i, e in enumerate(self.undone[1:], 1) if e.given), None)
        first = again or self.undone[0]
        self._learn(first)
        self.log += [first, *self.undone[1:end]]
        self.undone = self.undone[end:] if end else []
        if first.by == "done":  # all that counts as done is announced again
            self._replay()
        else:
            self._advance()

    # how it runs

    def _give(self, entry: LogEntry) -> None:
        undone, self.went_back = self.undone, False
        same = undone and (undone[0].key, undone[0].value) == (entry.key, entry.value)
        later = any(each.by == "player" for each in undone[1:])
        self.dropped = Dropped(len(self.log), undone) if later and not same else Dropped()
        if same:
            self._put_back(entry)  # what came after it can still be redone
        else:
            self.undone, self.withdrawn, self._last_undone = [], None, None
            self._take(entry)
        self._save()

    def _take(self, entry: LogEntry) -> None:
        """Answer the open question."""
        self._learn(entry)
        self.log.append(entry)
        self._advance(self.joins)

    def _learn(self, entry: LogEntry) -> None:
        """Store an answer's printed facts in the box."""
        if isinstance(self._prompt, Printed | PrintedChoice):
            self.box |= self._prompt.facts_of(entry.value)

    def _forget(self, index: int) -> None:
        """Remove from the box the facts given from log line ``index`` on: they are asked again."""
        for prompt, entry in zip(self._asked[index:], self.log[index:], strict=True):
            if isinstance(prompt, Printed | PrintedChoice) and entry.by == "player":
                for fact, value in prompt.facts_of(entry.value).items():
                    if self.box.get(fact) == value:
                        del self.box[fact]

    def _save(self) -> None:
        if self.journal:
            self.journal.save(self)

    def _replay(self) -> None:
        """Run the script from its beginning over the log."""
        for _ in self._replaying():
            pass

    def _replaying(self) -> Generator[None, None, None]:
        self._table: Table = self.game.begin(self.options)
        self._script = self.game.script(self._table)
        self.says_are_new = False
        self._asked: list[Any] = []
        self._drawn: Counter[str] = Counter()
        self._reminded: dict[str, list[Any]] = {}
        self.says = []
        self._states: list[tuple[Say | Ask, dict[str, Any]]] = []
        self._said: list[tuple[int, Say]] = []
        self._before_correction: list[Say | Ask] = []  # restored if a correction changes nothing
        self.ask: Ask | None = None
        self.result: Result | None = None
        self._prompt: Any = None
        self._send(None)
        yield from self._advancing()

    def _send(self, answer: Any) -> None:
        self._state = self._fields = None
        try:
            self._prompt = self._script.send(answer)
        except StopIteration as end:
            self._prompt, self.result = None, end.value
        else:
            _check_prompt(self._prompt)

    def _advance(self, joins: bool = False) -> None:
        """Run the script to the first question that the log doesn't answer."""
        for _ in self._advancing(joins):
            pass

    def _advancing(self, joins: bool = False) -> Generator[None, None, None]:
        self.ask = None
        while (prompt := self._prompt) is not None:
            yield
            if isinstance(prompt, Say):
                prompt = self._remembered(prompt)
                self._announce(prompt)
                self._said.append((len(self._asked), prompt))
                self._send(None)
            elif len(self._asked) < len(self.log):
                self._follow_log(prompt)
            elif isinstance(prompt, Chance) and not self._asks(prompt):
                number = self._drawn[prompt.key] + 1
                value = prompt.resolve(generator(self.seed, prompt.key, number))
                self.log.append(LogEntry(prompt.key, value, "chance"))
            elif isinstance(prompt, Printed) and (
                (fact := prompt.known(self.box)) is not None or prompt.optional
            ):
                self.log.append(LogEntry(prompt.key, fact, "box"))
            elif joins and goes_on(prompt) and len(self.says) < MAX_ANNOUNCEMENTS:
                self.log.append(LogEntry(prompt.key, prompt.default, "done"))
            else:
                self.ask = self._remembered(question(prompt))
                if may_correct(prompt) and not self.says:
                    self.says = self._before_correction
                return

    def _remembered(self, prompt: AnyPrompt) -> AnyPrompt:
        """Return a prompt, with ``again`` set if it is a reminder that repeats the last one."""
        about = self.game.reminders.get(prompt.key)
        if about is None or isinstance(prompt, Count):
            return prompt
        values = [prompt.args.get(name) for name in about]
        again = self._reminded.get(prompt.key) == values
        self._reminded[prompt.key] = values
        return replace(prompt, again=again)

    def _asks(self, prompt: Chance) -> bool:
        """Return whether the player draws or rolls: without the option, the companion does."""
        option = DECK if isinstance(prompt, Draw) else ROLLS
        return prompt.asked or self.options.get(option.name) == "physical"

    def _follow_log(self, prompt: Any) -> None:
        entry = self.log[len(self._asked)]
        if is_skipped(prompt, entry):
            self._send(older_answer(prompt))
            return
        try:
            answer = accept(prompt, entry)
        except Refused:
            self._drop_rest()
            return
        self._asked.append(prompt)
        shown = self._remembered(question(prompt))
        if len(self._turns) < len(self._asked):
            self._turns.append(self.turn)
        if isinstance(prompt, Chance):
            self._drawn[prompt.key] += 1
        if entry.by == "player":
            self._before_correction = (
                (self.says or self._before_correction) if entry.key == CORRECT else []
            )
            self.says, self._states = [], []
        elif entry.by == "done":
            self._announce(shown)
        self._send(answer)

    def _announce(self, prompt: Say | Ask) -> None:
        """Announce something in this step, with the state as it is before that."""
        self.says.append(prompt)
        if len(self._asked) >= self.step_begins:
            self._states.append((prompt, self.state()))

    def _drop_rest(self) -> None:
        """Cut the log where it no longer fits the script; the next save copies what is stored."""
        if self.journal:
            self.journal.set_aside()
        fits = len(self._asked)
        self.unmatched = len(self.log) - fits
        self.log, self.undone = self.log[:fits], []


def _check_prompt(prompt: Any) -> None:
    """Raise TypeError if a script has yielded something else than a prompt."""
    if not isinstance(prompt, Say | Ask | Chance | Printed | PrintedChoice):
        raise TypeError(f"a script yields prompts, and another script by `yield from`: {prompt!r}")


def _without(shown: Iterable[Withdrawn], others: Iterable[Withdrawn]) -> list[Withdrawn]:
    """Return ``shown`` without the items that equal those of ``others``, one for one."""
    left = [(each.prompt.key, each.prompt.args) for each in others]
    found = []
    for each in shown:
        if (each.prompt.key, each.prompt.args) in left:
            left.remove((each.prompt.key, each.prompt.args))
        else:
            found.append(each)
    return found
