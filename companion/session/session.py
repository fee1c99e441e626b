"""A play in words: what every screen, terminal and button uses."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

import msgspec

from companion.appendix import site
from companion.engine.game import BUDGET, CLOCK, YOU, Game
from companion.engine.log import CORRECT, LogEntry, is_main
from companion.engine.play import DIE, Play, Withdrawn
from companion.engine.prompts import Ask, Confirm, Say, is_part, whole
from companion.engine.saved import SavedPlay
from companion.phrases import aloud
from companion.phrases.aloud import NOTED, Level, SpokenPiece
from companion.phrases.glance import Move
from companion.phrases.phrasebook import Phrasebook, capital
from companion.phrases.wording import Wording
from companion.session import statistics
from companion.session.news import News
from companion.session.timed_play import TimedPlay
from companion.storage.store import Store

BACK = "back"
"""The answer that leaves a report again, in every game that has one."""

LIKELY = 3
"""The most answers to prepare in advance."""


class HistoryStep(msgspec.Struct, frozen=True):
    """An answer or a roll of the die in words.

    ``number`` is its place in the log; ``back`` is how many undos take it back, 0 if none does;
    ``turn`` is the turn in which it was given.
    """

    number: int
    words: str
    back: int
    turn: int


class Report(NamedTuple):
    """A report: the answer, its text, its line in the log, and its label."""

    value: Any
    words: str
    line: int
    label: str


class Session(TimedPlay):
    """A play with its storage, its clock and its language.

    ``says`` and ``ask`` are the current step in words; ``resumed`` is true if the play was begun in
    an earlier session, ``overruled`` if its options differ from those requested; ``level`` is how
    much of it is spoken.
    The play is the ``saved`` one, else the latest unfinished one; without either, or with ``new``,
    it is a new one.
    """

    def __init__(
        self,
        game: Game,
        store: Store,
        phrasebook: Phrasebook,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        new: bool = False,
        now: Callable[[], float] = time.monotonic,
        saved: SavedPlay | None = None,
    ) -> None:
        self.game = game
        self.store = store
        self.level: Level = "short"
        self.phrasebook = phrasebook
        if saved is None and not new:
            saved = store.unfinished(game.name)
        if saved:
            play = store.resume(game, saved)
        else:
            begun = {**game.printed_in(phrasebook.language), **(options or {})}
            play = store.begin(game, begun, seed or str(secrets.randbelow(10**9)))
        super().__init__(play, now)
        self.use_names()
        self.resumed = saved is not None
        self._rules = saved.rules_than(game) if saved else "same"
        wished = {**(options or {}), **({"seed": seed} if seed else {})}
        if saved and CLOCK.name in wished:
            self.set_clock(wished[CLOCK.name])
        if saved and BUDGET.name in wished:
            self.set_budget(wished[BUDGET.name])
        has = {**self.play.options, "seed": self.play.seed}
        self.overruled = any(has[name] != value for name, value in wished.items())
        self._news = News()
        self._lost: tuple[Any, str] = None, ""
        self._undone: tuple[Any, int, int, bool] = None, 0, 0, False
        self._beaten: tuple[Any, statistics.Beaten | None] = None, None

    # the current step

    @property
    def says(self) -> list[Wording]:
        """What was announced since the last answer."""
        return [self.phrasebook.prompt_text(say) for say in self.play.says]

    @property
    def ask(self) -> Wording | None:
        """The open question, None when the play is over."""
        return self.phrasebook.prompt_text(self.play.ask) if self.play.ask else None

    def spoken_answer(self, value: Any) -> str:
        """Return the spoken text of an answer or a group of answers; "" if it isn't one now.

        An answer may be given by the name of its tile: that of a number is its digits.
        """
        asked, ask = self.ask, self.play.ask
        if asked is None or ask is None:
            return ""
        if value in asked.groups:
            return asked.groups[value].label
        found = next((each for each, _ in asked.options if str(each) == str(value)), None)
        return "" if found is None else self.phrasebook.spoken_option(ask, found)

    @property
    def in_full(self) -> Session:
        """The same step, with each reminder worded as for the first time."""
        full = copy(self)
        full.play = copy(self.play)
        full.play.says = [*map(whole, self.play.says)]
        full.play.ask = whole(self.play.ask) if self.play.ask else None
        return full

    @property
    def pieces(self) -> list[SpokenPiece]:
        """The spoken text of the step: what was announced, what to do, and what Next answers.

        If no answer is marked, the options are included. After undo, what it took back comes first;
        after a report, what was noted. At the end, a record that was beaten comes last.
        """
        record = self.record_text
        return [*self.led_here, *self._aloud(), *([SpokenPiece(record)] if record else [])]

    @property
    def led_here(self) -> list[SpokenPiece]:
        """What is said before the step: what undo took back, or what was just reported.

        A report is preceded by what it made impossible to redo.
        """
        if back := self.gone_back:
            return [SpokenPiece(back)]
        dropped, noted = self.dropped, self._noted()
        pieces = [SpokenPiece(dropped)] if dropped else []
        return [*pieces, SpokenPiece(noted, NOTED)] if noted else pieces

    def _noted(self) -> str:
        """Return the text of the report that led to this step, "" if none did."""
        play = self.play
        given = [each for each in play.answered() if each[1].by == "player"][-1:]
        if play.withdrawn is not None or not is_main(play.ask) or not given:
            return ""
        if is_main(given[0][0]) and given[0][1].value == given[0][0].default:
            return ""
        last = self.reported()[-1:]
        return self.phrasebook.text(NOTED, what=last[0].words) if last else ""

    @property
    def spoken(self) -> str:
        """The text of `pieces`."""
        return aloud.joined(each.text for each in self.pieces)

    def preview_answers(self, group: str = "") -> Iterator[Session | None]:
        """Yield the play as it will be after each of the likely answers, the likeliest first.

        With a ``group`` of choices open, its options are used. None is yielded between short pieces
        of the work.
        """
        asked = self.ask
        if asked is None:
            return
        opened = asked.groups.get(group)
        likely = [value for value, _ in opened.options] if opened else []
        likely += [asked.default, *(value for value, _ in asked.options)]
        for value in [value for value in dict.fromkeys(likely) if value is not None][:LIKELY]:
            preview = yield from self.play.previewing(value)
            if preview:
                ahead = copy(self)
                ahead.play = preview
                yield ahead

    @property
    def pace(self) -> str:
        """What is left to do and the turns left for it, in one short line.

        "" while no end is in sight.
        """
        pace = self.play.pace()
        return self.phrasebook.prompt_text(pace).text if pace else ""

    def budget_text(self, form: str = "") -> str:
        """Return the state of the play's time budget in words, ``short`` or full.

        "" if it has none.
        """
        if (budget := self.budget) is None:
            return ""
        ahead = 0 if budget.ahead is None else round(budget.ahead)
        standing = "ahead" if ahead > 0 else "behind" if ahead < 0 else "even"
        args = {
            "standing": "used" if budget.ahead is None else standing,
            "over": str(self.play.over).lower(),
            "minutes": budget.minutes,
            "used": int(budget.used),
            "count": abs(ahead),
        }
        return self.phrasebook.find("core.budget", args, form)

    @property
    def record_text(self) -> str:
        """The record that the play has beaten, in a sentence, "" if none or before it is saved."""
        result = self.play.result
        if result is None or self.id is None or not self.record.over:
            return ""
        if self._beaten[0] is not result:
            self._beaten = result, statistics.beaten_by(self.store, self.game.name, self.id)
        beaten = self._beaten[1]
        if beaten is None:
            return ""
        level, game = result.scored_game or result.level, self.game.name
        name = self.phrasebook.name(level, game) if level else ""
        args = {"amount": beaten.amount, "name": name, "level": "known" if level else "none"}
        return self.phrasebook.text(f"core.record-{beaten.what}", **args)

    @property
    def gone_back(self) -> str:
        """What undo took back, and how many moves of it may have to be reversed."""
        if self.play.withdrawn is None or not self.taken_back:
            return self.lost
        book, count = self.phrasebook, len(self.put_back)
        back = book.text("core.put-back", count=count) if count else ""
        return aloud.joined([book.text("core.taken-back", what=self.taken_back), self.lost, back])

    @property
    def to_put_back(self) -> str:
        """The moves to reverse, in one sentence, "" if there are none."""
        moves = "; ".join(move.plain.replace("; ", ", ") for move in self.put_back)
        return self.phrasebook.text("core.put-back-moves", moves=moves) if moves else ""

    def _aloud(self) -> list[SpokenPiece]:
        """Return the spoken step, without what was already carried out before undo."""
        says = () if carried_out(self.play) else self.play.says
        return aloud.pieces(self.phrasebook, says, self.play.ask, self.level)

    def place(self, prompt: Say | Ask) -> str:
        """Return where the appendix explains a prompt: a page or one of its headings, or ""."""
        return self.game.places.get(prompt.key.partition(".")[2], "")

    def mark(self, prompt: Say | Ask) -> str:
        """Return whether this is our interpretation or unknown: one of `site.MARKS`, or ""."""
        marks = {note.mark for note in self._notes(prompt)}
        return next((mark for mark in site.MARKS if mark in marks), "")

    def _notes(self, prompt: Say | Ask) -> list[site.MarkedNote]:
        """Return the notes of the appendix that apply to a prompt."""
        places = [self.place(prompt), *self.game.further_places(prompt)]
        language, game = self.phrasebook.language, self.game.name
        return [note for place in places if place for note in site.notes(language, game, place)]

    @property
    def marked(self) -> list[site.MarkedNote]:
        """The notes on this step about our interpretations and what is unknown, each once."""
        return self.notes_on([*self.play.says, *([self.play.ask] if self.play.ask else [])])

    def notes_on(self, prompts: Iterable[Say | Ask]) -> list[site.MarkedNote]:
        """Return the notes on our interpretations and unknown rules in these prompts, once each."""
        book = self.phrasebook
        notes = dict.fromkeys(note for prompt in prompts for note in self._notes(prompt))
        return [
            site.MarkedNote(note.mark, book.text("core.note", mark=note.mark, note=note.text))
            for note in sorted(notes, key=lambda note: site.MARKS.index(note.mark))
        ]

    def use_names(self) -> None:
        """Call the players by the names that were entered; "you" stay so, alone at the table."""
        self.phrasebook = self.phrasebook.calling({} if YOU in self.game.seats else self.names)

    @property
    def names(self) -> dict[str, str]:
        """The names that were entered, by player."""
        saved = None if self.id is None else self.store.find(self.id)
        return {each.who: each.name for each in (saved.players if saved else ()) if each.name}

    @property
    def id(self) -> int | None:
        """The number of the play on disk, None if it could not be written yet."""
        return self.record.id

    @property
    def saved(self) -> bool:
        """Whether the current state is on disk."""
        return self.record.saved and self.store.problem is None

    @property
    def greeting(self) -> str:
        """The message, shown once, about a resumed play, "" for any other."""
        if not self.resumed or self.play.over:
            return ""
        return self.phrasebook.text("core.resumed-as-it-was" if self.overruled else "core.resumed")

    @property
    def notices(self) -> list[str]:
        """What the player should know about the disk, one sentence each."""
        book, unmatched = self.phrasebook, self.play.unmatched
        notices = list(map(book.problem, self.store.messages))
        if unmatched:
            notices.append(book.text("core.unmatched", count=unmatched, rules=self._rules))
        return notices

    def news(self) -> list[str]:
        """Return the notices that are new since the last call; first, if the game is in English.

        A notice that has gone is reported if it means that the disk works again.
        """
        self._news.update([*self.phrasebook.lacking(self.play.game.name), *self.notices])
        works_again = self._news.works_again(self.store.problem is not None)
        again = [self.phrasebook.text("core.disk-saved")] if works_again else []
        return [*self._news.take(), *again]

    # the die, undo and redo, and the history

    def roll_die(self, sides: int) -> Wording:
        """Roll the ambiguity die; this changes nothing in the play but is noted in its history."""
        number = self.play.roll_die(sides)
        rolled = {"sides": sides, "value": number}
        self.record.note(self.play, "die", rolled)
        return self.phrasebook.prompt_text(Say(DIE, rolled))

    @property
    def undo_label(self) -> str:
        """The text of what undo takes back, "" if there is nothing."""
        if (last := self.play.last_answer) is None:
            return ""
        return self.phrasebook.text("core.undo", what=self._done(*last, self.play.ask))

    @property
    def redo_label(self) -> str:
        """The label of redo with what it restores, "" if there is nothing."""
        entry = self.play.next_answer
        if entry is None:
            return ""
        what = self._done(self.play.asking, entry, self._left_open)
        return self.phrasebook.text("core.redo", what=what)

    @property
    def taken_back(self) -> str:
        """The answer that was taken back last, "" if there is none."""
        entry = self.play.taken_back
        return "" if entry is None else self._done(self.play.asking, entry, self._left_open)

    @property
    def _left_open(self) -> Any:
        """The question that was open when undo closed it, None if it was answered."""
        return next(
            (each.prompt for each in (self.play.withdrawn or [])[-1:] if not each.answer), None
        )

    def _done(self, prompt: Any, entry: LogEntry, asked: Any) -> str:
        """Return what was done by an answer: only its label if the follow-up question is open."""
        if is_part(asked) and is_main(prompt):
            return self.phrasebook.text(
                "core.only-asked", label=self.phrasebook.label(prompt, entry.value)
            )
        return self.phrasebook.done(prompt, entry)

    @property
    def dropped(self) -> str:
        """How much the last answer made impossible to redo, "" if nothing."""
        count = sum(entry.by == "player" for entry in self.play.dropped.answers[1:])
        return self.phrasebook.text("core.dropped", count=count) if count else ""

    def undo(
        self, count: int = 1, made: Mapping[int, int] | None = None, keeps_action: bool = False
    ) -> None:
        """Take back the last ``count`` answers.

        ``made`` is how many moves of a step were made, by the length of the log: all by default,
        and none of the step that undo comes back to. If ``keeps_action``, the action that the
        question asks for stays and isn't reversed.
        """
        play, made = self.play, made or {}
        announced = len(self.moves_of([*play.says, *([play.ask] if play.ask else [])]))
        unmade = announced - made.get(len(play.log), announced)
        super().undo(count)
        self._undone = play.withdrawn, max(0, unmade), made.get(len(play.log), 0), keeps_action

    @property
    def put_back(self) -> list[Move]:
        """The moves to reverse after undo, the last first.

        Reports are among them, but not what was only offered or answered otherwise: it was not
        done. If the first answer led to nothing, it is only asked again.
        """
        withdrawn = self.play.withdrawn or []
        known, unmade, kept, keeps_action = self._undone
        if self.play.withdrawn is not known:
            unmade, kept, keeps_action = 0, 0, False
        asked_again = next((place for place, each in enumerate(withdrawn) if each.answer), 0)
        reported = self._reported_of(withdrawn)
        found: list[Move] = []
        for place, each in reversed([*enumerate(withdrawn)]):
            if place == asked_again and not (found := found[unmade:]):
                return []
            if place > asked_again or not (keeps_action or is_main(each.prompt)):
                found += self._carried_out(each)[::-1]
            if each.line in reported and each.answer:
                found.append(Move(capital(reported[each.line])))
        return found[: len(found) - self._stay(kept, withdrawn[:asked_again])]

    def _stay(self, made: int, again: Sequence[Withdrawn]) -> int:
        """Return how many of the moves that undo announces ``again`` stay, as they were made."""
        if is_main(self.play.ask):
            return 0
        before = len(self.moves_of(self.play.says))
        before -= len(self.moves_of(each.prompt for each in again))
        return max(0, made - before)

    def _carried_out(self, each: Withdrawn) -> list[Move]:
        """Return the moves of something that was taken back, as far as its answer made them."""
        prompt, answer = each.prompt, each.answer
        moves = self.moves_of([prompt])
        if answer is None or isinstance(prompt, Say) or is_main(prompt):
            return moves
        if (isinstance(prompt, Confirm) or prompt.default is not None) and (
            answer.value != prompt.default
        ):
            moves = [move for move in moves if move.comes_first]
        nothing = self.game.moved.get(prompt.key)
        if nothing is None or answer.value in nothing or not all(m.comes_first for m in moves):
            return moves
        return [*moves, Move(capital(self.phrasebook.done(prompt, answer)))]

    def _reported_of(self, withdrawn: Iterable[Withdrawn]) -> dict[int, str]:
        """Return the reports among what was taken back, by the line of their first answer.

        A follow-up question may name the report better; a report that was left again doesn't count.
        """
        found: dict[int, str] = {}
        better, left, first = "", False, 0
        for line, prompt, answer in reversed([*withdrawn]):
            if answer is None or answer.key == CORRECT or isinstance(prompt, Say):
                continue
            if not is_main(prompt):
                better = better or self.phrasebook.reported(prompt, answer)
                left, first = left or answer.value == BACK, line
                continue
            if answer.value != prompt.default and not left:
                found[line] = better or self.phrasebook.done(prompt, answer)
            better, left = "", False
        return {**found, first: better} if better and not left else found

    def moves_of(self, prompts: Iterable[Say | Ask]) -> list[Move]:
        """Return the moves of these prompts, except those only offered."""
        glances = map(self.phrasebook.glance, prompts)
        return [move for each in glances for move in each.moves if not move.offered]

    def reported(self) -> list[Report]:
        """Return what was reported since the current main question was first asked.

        That is since the question, or another of its kind, was last answered by its default. A
        follow-up question may name the report better; a report that was left again doesn't count.
        """
        found: list[Report] = []
        better, named, left = "", "", False
        ask = self.play.ask
        if ask is None or not is_main(ask):
            return []
        for line, (prompt, entry) in reversed([*enumerate(self.play.answered())]):
            if entry.key == CORRECT or entry.by == "box":
                continue
            if not is_main(prompt):
                better = better or self.phrasebook.reported(prompt, entry)
                named = named or self.phrasebook.reported_label(prompt, entry)
                left = left or entry.value == BACK
                continue
            if entry.key != ask.key or entry.value == prompt.default:
                break
            if not left:
                words = better or self.phrasebook.done(prompt, entry)
                label = named or self.phrasebook.label(prompt, entry.value)
                found.append(Report(entry.value, words, line, label))
            better, named, left = "", "", False
        return found[::-1]

    @property
    def undos_to_last_answer(self) -> int:
        """How many undos take back the player's last answer and what followed it.

        Actions announced together with the next question were answered automatically.
        """
        given = (entry for entry in reversed(self.play.log) if entry.given)
        return next((count for count, each in enumerate(given, 1) if each.by == "player"), 1)

    @property
    def ended_unreported(self) -> bool:
        """Whether the player's last answer ended a turn or a phase with nothing reported.

        A question that offers nothing but its end is none of these.
        """
        answered, turns = self.play.answered(), self.play.answered_in
        given = [line for line, (_, entry) in enumerate(answered) if entry.given]
        given = given[: len(given) + 1 - self.undos_to_last_answer]
        if not given or not turns[given[-1]] or not is_main(answered[given[-1]][0]):
            return False
        mains = [answered[line] for line in given if is_main(answered[line][0])]
        if len(getattr(mains[-1][0], "options", ())) < 2:
            return False
        ends = [entry.value == prompt.default for prompt, entry in mains[-2:]]
        return ends[-1] and ends[:-1] != [False]

    def remove_report(self, report: Report) -> None:
        """Take back one report; keep the later ones as far as they fit."""
        reported = self.reported()
        lost = self.play.remove_report(report.line)
        self._wait()
        what = "; ".join(each.words for each in reported if each.line in lost)
        self._lost = self.play.withdrawn, what

    @property
    def lost(self) -> str:
        """What no longer fitted after another report was taken out, in one sentence; else ""."""
        withdrawn, what = self._lost
        if not what or self.play.withdrawn is not withdrawn:
            return ""
        return self.phrasebook.text("core.lost", what=what)

    def history(self) -> list[str]:
        """Return every answer and every roll of the die in words, in order."""
        return [step.words for step in self.steps()]

    def steps(self) -> list[HistoryStep]:
        """Return every answer and every roll of the die, in order."""
        answered, turns = self.play.answered(), self.play.answered_in
        given, whole = sum(entry.given for _, entry in answered), 0
        found = []
        for number, (prompt, entry) in enumerate(answered, 1):
            if entry.by == "box":
                continue
            whole = whole if is_part(prompt) else given  # an answer in parts goes back as a whole
            back, given = whole if entry.given else 0, given - entry.given
            words = capital(self.phrasebook.done(prompt, entry))
            found.append(HistoryStep(number, words, back, turns[number - 1]))
        for number, args in self.notes("die"):
            turn = turns[number] if 0 <= number < len(turns) else self.play.turn
            found.append(HistoryStep(number, self.phrasebook.find(DIE, args, "done"), 0, turn))
        return sorted(found, key=lambda step: step.number)


def carried_out(play: Play) -> bool:
    """Return whether undo came back to a main question, whose announcements were carried out."""
    return play.withdrawn is not None and is_main(play.ask) and not play.says_are_new


def flatten_state(state: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every value of a state with its name, such as ``deck.left``.

    Items of a list are numbered from 1.
    """
    for key, value in state.items():
        name = f"{prefix}{key}"
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield from flatten_state({str(n): each for n, each in enumerate(value, 1)}, f"{name}.")
        elif isinstance(value, dict):
            yield from flatten_state(value, f"{name}.")
        else:
            yield name, value
