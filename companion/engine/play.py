"""One game being played: it drives a script, keeps the log, and can undo and redo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from copy import copy
from itertools import takewhile
from operator import itemgetter
from typing import Any, Literal, NamedTuple, Protocol

from msgspec.structs import replace

from companion.engine.chance import Chance, Draw, Roll, generator
from companion.engine.game import DECK, Game, Goal, Options, Progress, Result, Scores, Table
from companion.engine.log import (
    CORRECT,
    LogEntry,
    accept,
    goes_on,
    has_alternative,
    is_main,
    is_skipped,
    older_answer,
    question,
)
from companion.engine.prompts import (
    Ask,
    Choose,
    Count,
    Fields,
    Printed,
    PrintedChoice,
    Refused,
    Say,
    Told,
    is_part,
    is_whole,
)

DIE = "core.die"

MOST_SIDES = 100
"""The most sides of the die: more things than the map has hexes are never tied."""

MOST_TOLD = 5
"""Where so much is to be told already, what an opponent does is asked about alone."""


class Withdrawn(NamedTuple):
    """What was announced or asked after so many lines of the log, and how it was answered."""

    line: int
    prompt: Say | Ask
    answer: LogEntry | None = None


class Dropped(NamedTuple):
    """Answers that redo could still put back until another one was given at a line of the log."""

    line: int = 0
    answers: Sequence[LogEntry] = ()


class PlayStorage(Protocol):
    """Where a play is saved; see `companion.storage.store`."""

    def save(self, play: Play) -> None:
        """Put the play on disk as it stands."""
        ...

    def set_aside(self) -> None:
        """Copy what is stored, when the play is next saved: a part of it fits no longer."""
        ...


class Play:
    """A script, the log of its answers, and the question it waits at.

    ``log`` are the answers given, ``undone`` those taken back (the next to redo first), ``says``
    what was announced since the player's last answer (a correction is none) and what has counted as
    done since, if it ``joins`` what an opponent does to what he does next; ``ask`` is the question
    that stands (None once the play is over) and ``result`` how it ended. ``dropped`` is what redo
    can no longer put back since another answer was given; the next undo makes it possible again.
    ``withdrawn`` is what had been announced and asked because of answers that were just taken back,
    with these, and what is to be done again before the first, None unless taking back was the last
    thing done;
    ``went_back`` is true as long as nothing was answered since.
    ``unmatched`` counts the log's answers that no longer fit the script (newer rules): the play
    stands before them. They are stored as long as nothing is answered, and then as a copy.
    ``turns`` are those in which the log was answered, as far as they are known.
    ``box`` is what is known of the printed facts of this copy of the game; what the play used of
    it is in its log.
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
        self.anew = False
        self.joins = False
        self._turns = list(turns)
        self._state: dict[str, Any] | None = None
        self._replay()
        if self.undone:  # it was left after something was taken back
            self.withdrawn = self._withdrawn_before()

    # what stands on the table

    @property
    def over(self) -> bool:
        """Whether the play has ended."""
        return self.ask is None

    def state(self) -> dict[str, Any]:
        """Return the whole visible state, put together once for each step: do not change it."""
        if self._state is None:
            self._state = self._table.state()
        return self._state

    def listed(self) -> dict[str, Any]:
        """Return the visible state without what is drawn and not listed."""
        return {name: each for name, each in self.state().items() if name not in self.game.drawn}

    def state_before(self, prompt: Say | Ask) -> dict[str, Any]:
        """Return the visible state as it was when a prompt of this step was told or asked.

        What a prompt tells changes the state only after it. What was told before an earlier
        answer, or is not of this step, has the state as it is now.
        """
        before = (state for told, state in self._states if told is prompt)
        return next(before, None) or self.state()

    @property
    def step_begins(self) -> int:
        """How long the log was when this step began: after the last answer of the player's."""
        lines = range(len(self.log), 0, -1)
        return next((line for line in lines if self.log[line - 1].by == "player"), 0)

    def goals(self) -> list[Goal]:
        """Return what is to be reached, as it stands."""
        return list(self.game.goals(self._table))

    def scores(self) -> Scores:
        """Return the points from each source as far as they are known, by whose they are."""
        return self.game.scores(self._table)

    def progress(self) -> Mapping[str, Progress]:
        """Return how far the parameters of the game have come, by their names."""
        return self.game.progress(self._table)

    def sketch(self, name: Callable[[str, str], str]) -> Sequence[str]:
        """Return the map of this step in characters, () where there is none."""
        prompts = [*self.says, *([self.ask] if self.ask else [])]
        return self.game.sketch(self._table, prompts, name) if prompts else ()

    def pace(self) -> Say | None:
        """Return what is left to do and the turns left for it, None where no end is in sight."""
        return None if self.over else self.game.pace(self._table)

    def standing(self) -> list[Say]:
        """Return in few sentences what an opponent has and how the table stands."""
        return [*self.game.standing(self._table)]

    @property
    def fields(self) -> Fields:
        """What may be corrected now: empty away from the table's main question."""
        return self.ask.fields() if isinstance(self.ask, Choose) and self.ask.fields else {}

    # what the player does

    def answer(self, value: Any) -> None:
        """Answer the question that stands; raise `Refused` if it does not take ``value``."""
        if self.ask is None:
            raise Refused("core.refused-over")
        self._give(LogEntry(self.ask.key, self.ask.check(value), "player"))

    def correct(self, field: str, value: Any) -> None:
        """Set a tracked number or name; raise `Refused` away from the main question."""
        fields = self.fields
        if not fields:
            raise Refused("core.refused-correct")
        if field not in fields:
            raise Refused("core.refused-field", field=field)
        self._give(LogEntry(CORRECT, [field, fields[field].check(field, value)], "player"))

    def roll_die(self, sides: int) -> int:
        """Roll the ambiguity die on its own: the play is untouched, its history notes it.

        Raises `Refused` unless 2 <= ``sides`` <= `MOST_SIDES`.
        """
        if not is_whole(sides) or not 2 <= sides <= MOST_SIDES:
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

    def told(self) -> list[tuple[int, Say | Ask]]:
        """Return everything that was announced and asked, the open question last.

        Each with the number of lines of the log before it; chance that is not asked for is left
        out.
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
        """The turn that is played, from 1; 0 in the set-up. Some games call it a round."""
        return int(getattr(self._table, self.game.counter, 0))

    @property
    def turns(self) -> int | None:
        """How many turns the play has, None where that is not known."""
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
        """The prompt behind the question that stands: a `Draw` where the player draws."""
        return self._prompt

    @property
    def next_answer(self) -> LogEntry | None:
        """The answer that redo puts back, None where nothing that fits was undone."""
        return self.undone[0] if self.undone and self._fits(self.undone[0]) else None

    @property
    def taken_back(self) -> LogEntry | None:
        """The answer that undo took back last, None where no such answer was given."""
        return self._last_undone or self.next_answer

    def undo(self, count: int = 1) -> None:
        """Take back the last answers and the chance that came of them.

        An answer of several parts is one. Raises `Refused` if the player has not given as many.
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

    def take_out(self, line: int) -> list[int]:
        """Take back the report at a line of the log and keep those after it that still fit.

        A report is what was answered from the main question up to the next. Of those that fit no
        more, the first that can be is asked again; return the lines where the others were.
        """
        mains = [n for n, asked in enumerate(self._asked) if n >= line and is_main(asked)]
        if mains[:1] != [line]:
            raise Refused("core.refused-undo")
        ends = zip(mains, [*mains[1:], len(self.log)], strict=True)
        told = self._told_since(line)
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
        now = [each for each in self._told_since(line) if not is_main(each.prompt)]
        gone = {line, *lost} - {again}
        had = [each for each in told if each.line in gone or not is_main(each.prompt)]
        self.withdrawn, self.went_back = _without(had, now), True
        self.dropped, self._last_undone = Dropped(), None
        if new := [each.prompt for each in _without(now, told) if isinstance(each.prompt, Say)]:
            self.says, self.anew = [*new], True
        self._save()
        return [n for n in lost if n != again]

    def take_off(self, line: int) -> None:
        """Take back the answer at a line of the log, and answer as before what came after it.

        What no longer fits is asked again; redo puts back what it could before, and none of it.
        """
        later = [entry for entry in self.log[line + 1 :] if entry.by == "player"]
        self._cut(line)
        self._answer_again(later)
        self.undone = [each for each in self.undone if each.given]  # chance may come otherwise now
        self.withdrawn, self.went_back, self._last_undone = None, False, None
        self.dropped = Dropped()
        self._save()

    def _told_since(self, line: int) -> list[Withdrawn]:
        """Return what was asked at a line of the log, and announced and asked after it."""
        told = self._told_from(line)
        return [each for each in told if each.line > line or each.answer]

    def _told_from(self, line: int) -> list[Withdrawn]:
        """Return what was announced and asked from a line of the log on, each with its answer."""
        log = dict(enumerate(self.log))
        return [
            Withdrawn(at, prompt, None if isinstance(prompt, Say) else log.get(at))
            for at, prompt in self.told()
            if at >= line
        ]

    def _cut(self, line: int) -> None:
        """Go back to where the log had so many lines."""
        self._forget(line)
        del self.log[line:], self._turns[line:]
        self._replay()

    def _repeat(self, report: Sequence[LogEntry]) -> bool:
        """Report the same again; return whether it fits, and change nothing if it doesn't."""
        line = len(self.log)
        self._answer_again(report)
        if len(self.log) > line and (self.ask is None or is_main(self._prompt)):
            return True
        self._cut(line)
        return False

    def _answer_again(self, entries: Iterable[LogEntry]) -> None:
        """Give answers of the player's once more, but for those that no longer fit."""
        for entry in entries:
            if self._fits(entry):
                self._take(entry)

    def _begin_again(self, report: Sequence[LogEntry]) -> bool:
        """Report the same again as far as it fits; return whether more is asked about it."""
        line = len(self.log)
        for entry in report:
            if not self._fits(entry):
                break
            self._take(entry)
        return len(self.log) > line

    def _fits(self, entry: LogEntry) -> bool:
        """Return whether an entry of the log answers the question that stands."""
        if self._prompt is None:
            return False
        try:
            accept(self._prompt, entry)
        except Refused:
            return False
        return True

    def _whole(self, given: Sequence[int], count: int) -> int:
        """Return the line of the log that undo goes back to: of an answer in parts, the first."""
        whole = (
            n for n in reversed(given[: len(given) - count + 1]) if not is_part(self._asked[n])
        )
        return next(whole, given[0])

    def _withdrawn_before(self) -> list[Withdrawn] | None:
        """Return what had come of the answers that are undone; None if they fit no more."""
        kept = [*self.log, *self.undone]
        whole = Play(self.game, self.options, self.seed, kept, box=dict(self.box))
        return whole._withdrawn_from(len(self.log)) if len(whole.log) == len(kept) else None

    def _withdrawn_from(self, index: int) -> list[Withdrawn]:
        """Return what came of the answers from there on, and what is to be done again before them.

        That is nothing where none of them has an alternative: all comes again as it was.
        """
        given = self._given()
        if not any(has_alternative(self._asked[n]) for n in given if n >= index):
            return []
        begins = next((n + 1 for n in reversed(given) if n < index), 0)
        told = self._told_from(begins)
        if is_main(self._asked[index]):  # what was announced before it counts as done
            return [each for each in told if each.line > index or each.answer]
        return told

    def undo_turn(self) -> None:
        """Take back the turn, or where it has just begun, the one before.

        A turn is what was answered in a row under one number: a correction of the number is the
        last answer of the turn it leaves, and another turn begins. Raises `Refused` at the
        beginning of the play.
        """
        self.undo(self.answers_of_turn or 1)

    @property
    def answers_of_turn(self) -> int:
        """How many answers `undo_turn` takes back, 0 at the beginning of the play."""
        turns = [self._turns[n] for n in reversed(self._given())]
        return len(list(takewhile(lambda turn: turn == turns[0], turns)))

    def _given(self) -> list[int]:
        """Return which lines of the log are answers that undo takes back."""
        return [n for n, entry in enumerate(self.log) if entry.given]

    def preview_answer(self, value: Any) -> Play | None:
        """Return a copy of the play with one more answer, kept nowhere; None if it is refused."""
        pieces = self.previewing(value)
        while True:
            try:
                next(pieces)
            except StopIteration as end:
                preview: Play | None = end.value
                return preview

    def previewing(self, value: Any) -> Generator[None, None, Play | None]:
        """Work out `preview_answer` in short pieces: something else may be done between them."""
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
        """Give the answers by which another play is further; return whether both are then alike."""
        if play.log[: len(self.log)] != self.log:
            return False
        self.joins = play.joins
        self._answer_again(e for e in play.log[len(self.log) :] if e.by == "player")
        return self.log == play.log

    def redo(self) -> None:
        """Put back the answer last undone, with the same chance; raise `Refused` if none."""
        if self.next_answer is None:
            raise Refused("core.refused-redo")
        self._put_back()
        while is_part(self._prompt) and self.next_answer is not None:
            self._put_back()
        self._save()

    def _put_back(self, again: LogEntry | None = None) -> None:
        """Put back one answer, or what is given ``again`` in its place, with its chance."""
        self.withdrawn = self._last_undone = None
        end = next((i for i, e in enumerate(self.undone[1:], 1) if e.given), None)
        first = again or self.undone[0]
        self._learn(first)
        self.log += [first, *self.undone[1:end]]
        self.undone = self.undone[end:] if end else []
        if self.undone or first.by != "done":
            self._advance()
        else:  # all that counts as done is told again
            self._replay()

    # how it runs

    def _give(self, entry: LogEntry) -> None:
        undone, self.went_back = self.undone, False
        same = undone and (undone[0].key, undone[0].value) == (entry.key, entry.value)
        later = any(each.by == "player" for each in undone[1:])
        self.dropped = Dropped(len(self.log), undone) if later and not same else Dropped()
        if same:
            self._put_back(entry)  # what came after it can still be put back
        else:
            self.undone, self.withdrawn, self._last_undone = [], None, None
            self._take(entry)
        self._save()

    def _take(self, entry: LogEntry) -> None:
        """Answer the question that stands."""
        self._learn(entry)
        self.log.append(entry)
        self._advance(self.joins)

    def _learn(self, entry: LogEntry) -> None:
        """Put an answer into the box if it tells something printed."""
        if isinstance(self._prompt, Printed | PrintedChoice):
            self.box |= self._prompt.told(entry.value)

    def _forget(self, index: int) -> None:
        """Take out of the box what the log told from there on, so that it is asked again."""
        for prompt, entry in zip(self._asked[index:], self.log[index:], strict=True):
            if isinstance(prompt, Printed | PrintedChoice) and entry.by == "player":
                for fact, value in prompt.told(entry.value).items():
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
        self.anew = False
        self._asked: list[Any] = []
        self._drawn: Counter[str] = Counter()
        self._reminded: dict[str, list[Any]] = {}
        self.says = []
        self._states: list[tuple[Say | Ask, dict[str, Any]]] = []
        self._said: list[tuple[int, Say]] = []
        # what was announced before a correction of which nothing came
        self._stood: list[Say | Ask] = []
        self.ask: Ask | None = None
        self.result: Result | None = None
        self._prompt: Any = None
        self._send(None)
        yield from self._advancing()

    def _send(self, answer: Any) -> None:
        self._state = None
        try:
            self._prompt = self._script.send(answer)
        except StopIteration as end:
            self._prompt, self.result = None, end.value

    def _advance(self, joins: bool = False) -> None:
        """Run the script to the first question that the log does not answer."""
        for _ in self._advancing(joins):
            pass

    def _advancing(self, joins: bool = False) -> Generator[None, None, None]:
        self.ask = None
        while (prompt := self._prompt) is not None:
            yield
            if isinstance(prompt, Say):
                prompt = self._remembered(prompt)
                self._tell(prompt)
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
            elif joins and goes_on(prompt) and len(self.says) < MOST_TOLD:
                self.log.append(LogEntry(prompt.key, prompt.default, "done"))
            else:
                self.ask = self._remembered(question(prompt))
                if is_main(prompt) and not self.says:
                    self.says = self._stood
                return

    def _remembered(self, prompt: Told) -> Told:
        """Return a prompt, ``again`` if it is a reminder that tells what it told last."""
        about = self.game.reminders.get(prompt.key)
        if about is None or isinstance(prompt, Count):
            return prompt
        tells = [prompt.args.get(name) for name in about]
        again = self._reminded.get(prompt.key) == tells
        self._reminded[prompt.key] = tells
        return replace(prompt, again=again)

    def _asks(self, prompt: Chance) -> bool:
        """Return whether the player draws: the companion's own die is never asked for."""
        physical = self.options.get(DECK.name) == "physical"
        return prompt.asked or (isinstance(prompt, Draw) and physical)

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
        told = self._remembered(question(prompt))
        if len(self._turns) < len(self._asked):
            self._turns.append(self.turn)
        if isinstance(prompt, Chance):
            self._drawn[prompt.key] += 1
        if entry.by == "player" or (entry.by == "done" and self.undone):  # then it is asked alone
            self._stood = (self.says or self._stood) if entry.key == CORRECT else []
            self.says, self._states = [], []
        elif entry.by == "done":
            self._tell(told)
        self._send(answer)

    def _tell(self, prompt: Say | Ask) -> None:
        """Announce something of a step, with the state as it is before that."""
        self.says.append(prompt)
        if len(self._asked) >= self.step_begins:
            self._states.append((prompt, self.state()))

    def _drop_rest(self) -> None:
        """The log no longer fits the script: go on from here; what is stored is copied first."""
        if self.journal:
            self.journal.set_aside()
        fits = len(self._asked)
        self.unmatched = len(self.log) - fits
        self.log, self.undone = self.log[:fits], []


def _without(told: Iterable[Withdrawn], others: Iterable[Withdrawn]) -> list[Withdrawn]:
    """Return what was told without what tells the same as others, each as often as it is."""
    left = [(each.prompt.key, each.prompt.args) for each in others]
    found = []
    for each in told:
        if (each.prompt.key, each.prompt.args) in left:
            left.remove((each.prompt.key, each.prompt.args))
        else:
            found.append(each)
    return found
