"""Plays the game on the table: takes what is tapped, and fills the `StepModel` with what follows.

It knows no widget. What it shows, it says: the voice gets the same moves in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Protocol

from msgspec.structs import replace

from companion.engine.game import YOU
from companion.engine.prompts import Ask, Choose, Confirm, Say, is_part, whole
from companion.phrases import aloud
from companion.phrases.glance import Move
from companion.phrases.phrasebook import Phrasebook, capital, minus
from companion.phrases.wording import Group
from companion.screens.models.answers import NOTHING, Choices, Kinds, Number, Places
from companion.screens.models.step import (
    Answer,
    Chip,
    Event,
    Key,
    MoveLine,
    MoveState,
    Notice,
    NumberEntry,
    PaceLine,
    Stage,
    StepModel,
)
from companion.screens.models.summary import KEY as SUMMARY
from companion.screens.models.summary import Summary, page, summary_of
from companion.screens.models.turn import Lookahead, done_moves, goes_by_itself
from companion.screens.models.worded import BACK, ENDINGS, Worded, answers, word
from companion.screens.pictures import (
    View,
    header,
    held,
    is_on_board,
    own_pieces,
    rail,
    tray,
    turn_card,
)
from companion.screens.views import numbered
from companion.session import Session, carried_out
from companion.settings import Settings

BESIDE = 2
"""So many answers fit beside the primary button."""

ALL_DONE = "all-done"
"""The answer that takes all moves of the list as made; the play never sees it."""

OTHERS = "others"
"""The answer that shows all answers; the play never sees it."""


class Desk(Protocol):
    """What the controller needs around the play."""

    @property
    def phrasebook(self) -> Phrasebook:
        """The words."""
        ...

    @property
    def settings(self) -> Settings:
        """The settings."""
        ...

    @property
    def greeting(self) -> str:
        """What is said of the play that was opened, "" for nothing."""
        ...

    @property
    def notices(self) -> Sequence[str]:
        """What there is to know besides the step."""
        ...

    @property
    def warns(self) -> bool:
        """Whether the first of the notices is a warning."""
        ...

    @property
    def session(self) -> Session:
        """The play on the table."""
        ...

    def carry_out(self, work: Callable[[], object]) -> object:
        """Do what changes the play, then show and say the step that it leads to."""
        ...

    def speak(self, text: str) -> object:
        """Say a text aloud."""
        ...


class TableController:
    """Stands between the play and everything that shows it. ``step`` is what is shown.

    A press of the primary button ticks the present move; at the last one it answers. ``group`` is
    the group of answers that is open, "" for none.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.step = StepModel()
        self.view: View | None = None
        """The play as pictures see it."""
        self.portrait = False
        self.group = ""
        self._opened = self._finished = self._went_back = False
        self._ticked = self._first = 0
        self._shown: tuple[Any, Any, int] = None, None, -1
        self._lookahead = Lookahead()
        self.number: Number | None = None
        """The number that is asked for."""
        self._kind, self._in_hand = "", False
        self._taken_off = self._kind_to_hold = ""
        self._barred = ""
        """The kind that was to be put on the board, and can go nowhere."""
        self._values: Mapping[str, Any] = {}
        self._kinds: Mapping[str, Mapping[Any, Any]] = {}
        self._parts: list[str] = []
        """The tiles that report something and choose what of it is put on the board, too."""
        self._lines: list[tuple[Say | Ask, MoveLine]] = []
        self._worded: Worded | None = None
        self._summary: tuple[Summary, Say] | None = None
        """What closes the round before the step, and what is told of it."""

    @property
    def present(self) -> Say | Ask | None:
        """The prompt that the present move belongs to, None at the end of a play."""
        return self._lines[self._at][0] if self._lines else None

    @property
    def _at(self) -> int:
        """The place of the present move among those of the step; 0 where there are none."""
        return min(self._ticked, max(0, len(self._lines) - 1))

    @property
    def key(self) -> str:
        """The key of that prompt, "" for none."""
        return self.present.key if self.present else ""

    @property
    def now(self) -> int:
        """The number of the present move; the question after all moves comes after the last."""
        if not self._lines:
            return 0
        at = self._at
        before = [line.number for _, line in self._lines[:at]]
        return self._lines[at][1].number or max(before, default=0) + 1

    @property
    def on_board(self) -> bool:
        """Whether the present move happens on the map: no other picture belongs to it."""
        return self.view is not None and is_on_board(self.view, self.key)

    # what is tapped

    def press_primary(self) -> None:
        """Tick the present move; at the last one give the answer that the button shows."""
        step, ask = self.step, self.desk.session.play.ask
        if not step.primary_ready:
            self.desk.speak(self.how_to_answer())
        elif self.ticks_left:
            self._tick()
            self.desk.speak(step.speech)
        elif step.picked:
            self.answer(self._values[step.picked])
        elif self.number:
            self.answer(self.number.value)
        elif ask is not None:
            self.answer(ask.default)

    def _tick(self) -> None:
        """Take the present move as made."""
        self._ticked += 1
        self.show()

    @property
    def ends_unread(self) -> bool:
        """Whether the primary button would end a turn in which nothing was reported yet."""
        step = self.step
        return step.reports and not (step.chips or self.ticks_left) and step.primary_ready

    def finish_turn(self) -> None:
        """Take all moves of the list as made, up to what the player has to say himself.

        In the set-up it takes the lists, and stops at each question: nobody has seen it.
        """

        def play_on() -> None:
            session = self.desk.session
            if not isinstance(session.play.ask, Confirm) and not session.play.turn:
                self._ticked += self.ticks_left
                return
            while (ask := session.play.ask) and goes_by_itself(ask):
                if not (session.play.turn or isinstance(ask, Confirm)):
                    return
                session.answer(ask.default)
            self._finished = True

        self.desk.carry_out(play_on)

    def take(self, value: Any) -> None:
        """Give an answer, open its group, show all answers, or go back to the first ones."""
        if value == OTHERS:
            self._opened = True
            self.show()
            self.desk.speak(self.how_to_answer())
        elif value == ALL_DONE:
            self.finish_turn()
        elif value == BACK and self.group:
            self.open_group("")
        elif not self.group and value in self._kinds:
            self._choose_kind(value)
        elif value in self._parts:
            self._report(value)
        elif not self.group and value in self._grouped:
            self.open_group(value)
        else:
            self.answer(value)

    def explain(self, value: Any) -> None:
        """Say why an answer can't be given now, or a kind can't be put on the board.

        Where more is asked first, that is said again.
        """
        if value in self._parts:
            value = value.partition(".")[0]
        if self.step.of_tray and not self._kinds:
            self.desk.speak(self.step.again)
        elif value not in self._kinds:
            self.answer(value)  # the game refuses it, and tells why
        elif not self._kinds[value]:
            self._barred, self._kind, self.step.picked = value, "", ""
            self._show_again()

    def _choose_kind(self, kind: str) -> None:
        """Choose what is to be put on the board; on a place that was tapped before it is put.

        One that can go to a single place is put there when that is confirmed. One that is only in
        the hand as the next is kept, and can be put back.
        """
        self._kind = "" if kind == self._kind and not self._in_hand else kind
        self._in_hand = False
        places = self._kinds[kind]
        if self._kind and self.step.picked in places:
            self.answer(places[self.step.picked])
            return
        self.step.picked = next(iter(places)) if len(places) == 1 and self._kind else ""
        if self.step.laying and self.step.picked:
            self.answer(places[self.step.picked])
            return
        self.show()
        self.desk.speak(self.step.primary if self.step.picked else self.step.again)

    def _report(self, part: str) -> None:
        """Report something, and choose what of it is to be put on the board."""
        report, _, kind = part.partition(".")

        def work() -> None:
            self.desk.session.answer(report)
            self._kind_to_hold = kind

        self.desk.carry_out(work)

    def hold(self, value: Any) -> None:
        """Take in hand what a tile stands for: its places then answer."""
        if value in self._parts:
            self._report(value)
        elif value in self._kinds and value != self._kind:
            self.step.picked = ""
            self._choose_kind(value)

    def hold_piece(self, place: str) -> None:
        """Take a piece of the board in hand: the places where it may go then answer."""
        assert self.view
        report = own_pieces(self.view)[place]

        def work() -> None:
            self.desk.session.answer(report)
            ask = self.desk.session.play.ask
            if isinstance(ask, Choose) and not ask.fields and place in ask.options:
                self.desk.session.answer(place)

        self.desk.carry_out(work)

    def hover(self, place: str) -> None:
        """Show what would come of it if what is in hand were let go here, "" for nowhere."""
        if place != self.step.picked:
            self.step.picked = place
            self.show()

    def let_go(self) -> None:
        """Put what was in hand back to where it was."""
        self.step.picked = ""
        self.undo()
        if not self.step.reports:
            self.undo()

    def open_group(self, group: str) -> None:
        """Show the answers of a group, "" for the question as it is first asked."""
        self.group, self.step.picked = group, ""
        self._show_again()

    def _show_again(self) -> None:
        """Show the step, and say what is asked or done now."""
        self.show()
        self.desk.speak(self.step.again)

    def pick(self, place: str) -> None:
        """Choose a place on the board; the primary button then answers with it.

        In the set-up a place is answered at once: there are many, and the next shows it. What was
        laid there is taken back.
        """
        step = self.step
        asked = place in self._values and not (step.laying and not self._kind)
        if place in step.laid:
            self._take_off(self._laid()[place])
        elif asked and self.pick_answers:
            self.answer(self._values[place])
        elif place in self._values:
            self.step.picked = place
            kinds = [kind for kind, places in self._kinds.items() if place in places]
            if not self._kind and len(kinds) == 1:
                self._kind = kinds[0]
            self.show()
            self.desk.speak(self.step.primary)

    def _take_off(self, line: int) -> None:
        """Take back one thing that was laid: then it is in the hand."""
        self._taken_off = Kinds.kind_of(self.desk.session.play.log[line].value)
        self.desk.carry_out(lambda: self.desk.session.take_off(line))

    def _laid(self) -> Mapping[str, int]:
        """Return where something was laid, with its line of the log."""
        play = self.desk.session.play
        key = play.ask.key if play.ask else ""
        lines = enumerate(play.log)
        return {
            str(entry.value).partition(".")[2]: line for line, entry in lines if entry.key == key
        }

    @property
    def pick_answers(self) -> bool:
        """Whether a tap on a place answers at once: in the set-up, where many places are told."""
        play = self.desk.session.play
        return not play.turn and play.ask is not None and not play.ask.default

    def take_place(self, place: str) -> None:
        """Answer with a place that was named; where several kinds fit, only choose it."""
        if self._kinds and not self._kind:
            self.pick(place)
        elif place in self._values:
            self.answer(self._values[place])

    def type(self, key: str) -> None:
        """Do what a key of the number pad means."""
        if self.number is None:
            return
        if key == "del":
            self.number.erase()
        elif key == "±":
            self.number.turn_sign()
        else:
            self.number.type(int(key))
        self._show_number(self.number)

    def answer(self, value: Any) -> None:
        """Answer the question and show the step that this leads to."""
        self.desk.carry_out(lambda: self.desk.session.answer(value))

    def undo(self) -> None:
        """Close what is open, else take back the last tick, or the last answer.

        What begins or ends a round is no way back: it would look as if the play had gone on.
        """
        if self.step.picked or (self._kind and not self.step.laying):
            self.step.picked = self._kind = ""
            self._show_again()
        elif self.group:
            self.open_group("")
        elif self._opened:
            self._opened = False
            self._show_again()
        elif seen := [at for at in range(self._ticked) if self._lines[at][1].kind != "event"]:
            self._ticked = seen[-1]
            self._show_again()
        else:

            def go_back() -> None:
                self.desk.session.undo()
                self._went_back = True

            self.desk.carry_out(go_back)

    def take_back(self, chip: Chip) -> None:
        """Take back one thing that was reported; those after it stay as far as they fit."""
        self.desk.carry_out(lambda: self.desk.session.take_out(chip.report))

    def go_back_to(self, move: MoveLine) -> None:
        """Take back all that came after a done move, and it."""
        if move.answers:
            self.desk.carry_out(lambda: self.desk.session.undo(move.answers))
        elif move.state == "done":
            done = [line for line in self.step.moves if line.state == "done" and not line.answers]
            self._ticked = done.index(move)
            self._show_again()

    def lines(self) -> Iterator[str]:
        """Yield what is said of each move of the step, as one press after the other ticks it."""
        self.show()
        yield self.step.speech
        while self.ticks_left:
            self._tick()
            yield self.step.speech

    # what is shown

    def show(self) -> None:
        """Fill the model with the step on the table; what was ticked stays if it is the same."""
        session, step = self.desk.session, self.step
        play = session.play
        shown = play, play.ask, len(play.log)
        if any(a is not b for a, b in zip(shown[:2], self._shown[:2], strict=True)) or (
            shown[2] != self._shown[2]
        ):
            self._shown, self._ticked, self._first, self._opened = shown, 0, 0, False
            self.group, step.picked, self.number = "", "", None
            self._kind, self._kind_to_hold, self._barred = self._kind_to_hold, "", ""
            self._in_hand = True
            closed = summary_of(play)
            self._summary = (closed, closed.say(play.game.counter)) if closed else None
        worded = self._worded = word(
            session,
            self.desk.phrasebook,
            self.group,
            self.portrait,
            self.desk.settings.board_turned,
        )
        self._show_moves(worded)
        self._show_answers(worded)
        self._show_header(worded)
        step.undo = session.undo_label
        step.mark = next((note.mark for note in session.marked), "")
        self.show_notice()
        self.view = self._numbered(worded)
        step.speech, step.again = self._speech(worded), self._said(worded)

    def show_notice(self) -> None:
        """Show what there is to know besides the step."""
        self.step.notice = self._notice()

    def _notice(self) -> Notice | None:
        """Return what there is to know besides the step: trouble, else what undo took back."""
        session = self.desk.session
        if notices := self.desk.notices:
            text = self._words("screens.noticed", what=notices[0].partition(". ")[0])
            return Notice(text, "notices", sign="warn" if self.desk.warns else "check")
        if self.desk.greeting:
            return Notice(self.desk.greeting)
        if session.taken_back and session.play.went_back:
            text = self._words("core.taken-back", what=session.taken_back)
            back = len(session.put_back)
            if back:
                text = self._words("screens.put-back-count", count=back)
            text = aloud.joined([text, session.lost])
            return Notice(text, "put-back" if back else "", self._words("screens.redo"), "undo")
        return Notice(session.lost) if session.lost else None

    @property
    def ticks_left(self) -> int:
        """How many moves are left after the present one, before the question is answered."""
        return max(0, len(self._lines) - 1 - self._ticked)

    def _show_header(self, worded: Worded) -> None:
        step, head = self.step, header(worded.view)
        present = step.present
        actor = present.actor if present else head.who
        subtitle = worded.glance.facts[0] if step.laying and worded.glance.facts else ""
        step.actor = actor = step.event.actor if step.event else actor
        named = header(replace(worded.view, actor=actor)) if actor != head.who else head
        over = step.event.title if step.event and step.event.summary else ""
        step.title, step.sign = over or named.title, named.sign
        step.heading = head.heading
        step.subtitle = "" if over else subtitle or head.of or head.sub
        step.rail = list(rail(worded.view, actor))
        step.stages = [
            Stage(name, at == head.current, at < head.current)
            for at, name in enumerate(head.steps)
            if not (step.rail or head.of)
        ]
        step.numbers, step.owner = list(head.numbers), head.owner
        step.pace = self._pace()
        step.card = turn_card(worded.view, actor)

    def _pace(self) -> PaceLine | None:
        """Return how the play keeps pace; once all is done that is a line of points."""
        pace, book = self.desk.session.play.pace(), self.desk.phrasebook
        if pace is None:
            return None
        told = book.glance(pace)
        return PaceLine(told.title, *told.facts) if told.title else PaceLine(self.desk.session.pace)

    def _show_moves(self, worded: Worded) -> None:
        """Show the moves that are done, the present one, and those to come."""
        session, book = self.desk.session, self.desk.phrasebook
        own = header(worded.view).who
        guided = session.play.turn > 0 and not self.group
        done = done_moves(session.play, book, own, header(worded.view).heads) if guided else []
        self._lines = [] if worded.ask is None else self._lines_of_step(worded, own, len(done))
        if self._finished:
            kinds = [line.kind == "move" for _, line in self._lines]
            self._ticked, self._finished = [*kinds, False].index(False, self._at), False
        if self._went_back:
            passed = [line.kind == "event" for _, line in self._lines[:-1]]
            self._ticked = self._first = [*passed, False].index(False)
            self._went_back = False
        lines = [
            line._replace(state=_state(at, self._at)) for at, (_, line) in enumerate(self._lines)
        ]
        coming = [] if self.group else self._coming(own, len(done) + len(lines))
        self.step.moves = [*done, *lines, *coming]
        self.step.event = self._event(worded, lines)

    def _lines_of_step(
        self, worded: Worded, own: str, before: int
    ) -> list[tuple[Say | Ask, MoveLine]]:
        """Return the moves to tick, each with its prompt, and the question that ends them."""
        ask = worded.ask
        assert ask
        found: list[tuple[Say | Ask, MoveLine]] = []
        told: list[str] = []
        number = before
        for prompt in [ask] if self.group else self._prompts(ask):
            glance = worded.glance if prompt is ask else self.desk.phrasebook.glance(prompt)
            actor = own if prompt.actor is None else prompt.actor
            if event := self._is_event(prompt):
                texts = [text for text in (glance.title, *glance.facts) if text]
                title, *facts = texts or [""]
                found.append((prompt, MoveLine(0, title, "\n".join(facts), kind="event")))
            asks = prompt is ask and (ask.default is None or not glance.moves)
            if not (event or glance.moves or asks):
                told += [glance.title] if glance.title else []
                told += glance.facts
            for move in () if asks else glance.moves:
                number += 1
                line = _line(move, actor, number)
                found.append((prompt, line._replace(fact=move.fact or " ".join(told))))
                told = []
            if asks:
                facts = [*told, *(move.plain for move in glance.moves), *glance.facts]
                fact = next(iter(facts), "")
                line = MoveLine(0, glance.title, fact, actor=actor, kind="question")
                found.append((prompt, line))
        return found

    def _prompts(self, ask: Ask) -> list[Say | Ask]:
        """Return what is told and asked in this step; a summary closes the round before it."""
        play = self.desk.session.play
        if carried_out(play):
            return [ask]
        prompts: list[Say | Ask] = [*play.says, ask]
        if self._summary:
            counter = play.game.counter
            begins = (each.args.get(counter) == play.turn for each in prompts)
            at = next((at for at, found in enumerate(begins) if found), 0)
            prompts.insert(at, self._summary[1])
        return prompts

    def _is_event(self, prompt: Say | Ask) -> bool:
        """Tell whether a round begins, or has ended, with what is told: that has the whole screen.

        What comes later in the same round has not, nor its beginning after a summary.
        """
        if self._summary:
            return prompt.key == SUMMARY
        play = self.desk.session.play
        count = prompt.args.get(play.game.counter)
        if isinstance(prompt, Ask) or count is None:
            return False
        told = (each for _, each in play.told() if each.args.get(play.game.counter) == count)
        return next(told, prompt) is prompt

    def _event(self, worded: Worded, lines: Sequence[MoveLine]) -> Event | None:
        """Return what begins now, with who acts first; None if the present line is a move."""
        present = next((at for at, line in enumerate(lines) if line.state == "present"), None)
        if present is None or lines[present].kind != "event":
            return None
        if self._summary:
            told, pace = page(*self._summary, self.desk.phrasebook), self._pace()
            if pace:
                told = told._replace(fact=told.fact or pace.fact, pace=(pace.title, pace.rate))
            return Event(lines[present].text, summary=told)
        after = next((line.actor for line in lines[present + 1 :] if line.actor), "")
        acts = self._words("core.event-acts", actor=worded.view.name(after)) if after else ""
        card = turn_card(worded.view, after) if after else None
        prompts = self._told_with_event()
        if card and worded.ask:  # it may be revealed after a move of his
            at_card = (each for each in self._prompts(worded.ask) if each.key == card.key)
            prompts += [each for each in at_card if each not in prompts]
        found = [fact for each in prompts for fact in self.desk.phrasebook.glance(each).facts]
        facts = [lines[present].fact, worded.view.pace, *found]
        return Event(lines[present].text, after, acts, tuple(filter(None, facts)), card)

    def _told_with_event(self) -> list[Say | Ask]:
        """Return what is told between the present event and the next line: it has no moves."""
        ask = self.desk.session.play.ask
        assert ask
        prompts, at = self._prompts(ask), self._at
        after = next((each for each, _ in self._lines[at + 1 :]), None)
        now = next(n for n, each in enumerate(prompts) if each is self._lines[at][0])
        end = next((n for n, each in enumerate(prompts) if each is after), len(prompts))
        return prompts[now + 1 : end]

    def _coming(self, own: str, before: int) -> list[MoveLine]:
        """Return the moves that will follow if nothing differs."""
        play, book = self.desk.session.play, self.desk.phrasebook
        found: list[MoveLine] = []
        ahead = self._lookahead.coming(play)
        if not play.turn:  # nobody sees a list of the set-up before the question in front of it
            lists = takewhile(lambda each: isinstance(each, Confirm), ahead)
            ahead = [*lists] if isinstance(play.ask, Confirm) else []
        for prompt in ahead:
            glance = book.glance(prompt)
            actor = own if prompt.actor is None else prompt.actor
            for move in glance.moves:
                found.append(_line(move, actor, before + len(found) + 1))
            if not glance.moves and not isinstance(prompt, Say):
                found.append(MoveLine(0, glance.title, actor=actor, kind="question"))
        return found

    def _numbered(self, worded: Worded) -> View:
        """Return the view with the numbers that the moves have in the list."""
        first: dict[str, int] = {}
        for prompt, line in self._lines:
            first.setdefault(prompt.key, line.number)
        last = {prompt.key: line.number for prompt, line in self._lines}
        return replace(numbered(worded.view, first, last), now=self.now)

    # what answers

    def _show_answers(self, worded: Worded) -> None:
        step, ask = self.step, worded.ask
        self._values, self._kinds, self._parts = {}, {}, []
        number, self.number = self.number, None
        step.reports = worded.reports and (not self.ticks_left or self._is_told_aside(worded))
        step.put, step.laying, step.laid, step.progress = "", False, [], -1
        step.near, step.pieces = [], []
        step.number, step.places, step.tiles, step.answers = None, [], [], []
        step.kind_first = step.of_tray = False
        step.chips = self._chips(worded)
        if ask is None:
            step.primary, step.primary_ready = self._words("screens.home"), True
            step.answers = self._endings()
            return
        found = answers(worded, self.desk.phrasebook)
        if self.ticks_left:
            step.primary, step.primary_ready = self._next_label(), True
            if isinstance(found, Choices) and (step.reports or not step.event):
                self._show_choices(worded, found, ticking=not step.reports)
            several = goes_by_itself(ask) or self.ticks_left > 1
            if several and not step.event:
                done = Answer(ALL_DONE, self._words("screens.all-done"), "check")
                step.answers = [*step.answers[: BESIDE - 1], done]
        elif isinstance(found, Number):
            self.number = number or found
            self._show_number(self.number)
        else:
            self._show_choices(worded, found)
            self._show_primary(found, ask)

    def _is_told_aside(self, worded: Worded) -> bool:
        """Return whether what is told stands on the board, and the tray beside it can be tapped.

        It is what follows from your reports, or the round that your turn begins.
        """
        left = [line for _, line in self._lines[self._at : -1]]
        event = self.step.event
        aside = (event is None or event.summary is None) and bool(tray(worded.view))
        yours = all(line.actor == YOU or line.kind == "event" for line in left)
        return aside and yours

    def _next_label(self) -> str:
        """Return what goes on to the next move: after a summary that is the round that begins."""
        event, play = self.step.event, self.desk.session.play
        if event and event.summary:
            return self._words("core.turn-name", counter=play.game.counter, number=play.turn)
        return self._words("screens.next" if event else "screens.move-done")

    def _endings(self) -> list[Answer]:
        """Return what is left to look at when the play is over."""
        session = self.desk.session
        course = session.play.turn and session.id is not None
        names = [*(["scores"] if session.play.scores() else []), "course" if course else "history"]
        return [Answer(name, self._words(f"screens.{name}"), ENDINGS[name]) for name in names]

    def _show_choices(self, worded: Worded, found: Choices, ticking: bool = False) -> None:
        """Show the answers besides the default: on the board, beside the button, or as tiles."""
        step = self.step
        on_board: Mapping[str, Any] = {}
        if isinstance(found, Kinds) and not ticking:
            self._show_kinds(worded, found)
            return
        grouped = isinstance(found, Places) and found.grouped
        if isinstance(found, Places):
            on_board = {place: value for place, (value, _) in found.places.items()}
        others = [
            Answer(
                value,
                capital(text),
                worded.sign(value),
                found.free(value),
                found.spoken(value, text),
            )
            for value, text in (*found.tiles, *found.apart)
            if str(value) not in on_board
        ]
        plain = grouped or (found.proposal is None and not on_board)
        tiled = worded.reports or self._opened or plain
        if ticking:
            step.answers = others[:BESIDE] if len(others) <= BESIDE else []
            return
        self._values = dict(on_board)
        if on_board and is_part(worded.ask):
            step.tiles = self._resting_tray(worded)
            step.of_tray = bool(step.tiles)
        step.places = list(on_board)
        ask = worded.ask
        on_map = ask is not None and is_on_board(worded.view, ask.key)
        step.near = step.places if on_map and self.desk.session.play.turn else []
        if worded.reports:
            step.pieces = list(own_pieces(worded.view))
        if worded.reports and not self._opened and (own := self._in_tray(worded, found, others)):
            step.tiles = [*own, Answer(OTHERS, self._words("screens.more-tiles"), "more")]
        elif tiled and not step.of_tray:
            step.tiles = others
        elif len(others) <= BESIDE:
            step.answers = others
        else:
            step.answers = [Answer(OTHERS, self._words("screens.others"))]

    def _resting_tray(self, worded: Worded) -> list[Answer]:
        """Return the tray while more is asked of what was reported: nothing of it answers then."""
        return [
            Answer(value, capital(worded.view.name(kind, "short")), worded.sign(kind), False)
            for value, kind in tray(worded.view).items()
        ]

    def _in_tray(
        self, worded: Worded, found: Choices, others: Sequence[Answer]
    ) -> Sequence[Answer]:
        """Return what is reported most; that which can't be now keeps its place."""
        shown = {answer.value: answer for answer in others}
        options = getattr(worded.ask, "options", ())
        tiles: list[Answer] = []
        for value, kind in tray(worded.view).items():
            head = value.partition(".")[0]
            if value in shown or not kind:
                tiles += [shown[value]] if value in shown else []
                continue
            name = capital(worded.view.name(kind, "short"))
            if value in options:
                tiles.append(Answer(value, name, worded.sign(head), spoken=self.spoken(value)))
            elif head in shown:
                sign = worded.sign(value)
                spoken = f"{shown[head].text}: {name}"
                self._parts.append(value)
                enabled = shown[head].enabled
                tiles.append(Answer(value, name, sign, enabled, spoken, goes_to_board=True))
        return tiles

    def _show_kinds(self, worded: Worded, found: Kinds) -> None:
        """Show what can be put on the board as tiles, and where that may be on the board."""
        step, self._kinds = self.step, found.places
        if found.left:
            step.laying, step.laid = True, list(self._laid())
            self._kind = self._next_kind(found) if self._in_hand else self._kind
        elif self._kind and not found.places.get(self._kind):
            self._barred, self._kind = self._kind, ""
        kinds = [self._kind] if self._kind else list(found.places)
        self._values = {
            str(place): value for kind in kinds for place, value in found.places[kind].items()
        }
        step.places, step.put = list(self._values), worded.sign(self._kind) if self._kind else ""
        step.kind_first = not self._kind
        step.near = step.places if self._kind and not step.laying else []
        step.of_tray = is_part(worded.ask) and not step.laying
        self._show_held(worded.view)
        step.tiles = [
            Answer(
                kind,
                capital(worded.view.name(kind, "short")),
                worded.sign(kind),
                bool(places) and (bool(self._kind) or step.picked in ("", *places)),
                chosen=kind == self._kind,
                goes_to_board=bool(places) and not found.left,
                left=found.left.get(kind),
            )
            for kind, places in found.places.items()
        ]
        step.answers = [
            Answer(value, capital(text), worded.sign(value)) for value, text in found.apart
        ][:BESIDE]

    def _next_kind(self, found: Kinds) -> str:
        """Return what is laid next: what was laid last if some of it is left, else what follows."""
        play, kinds = self.desk.session.play, list(found.left)
        last = play.next_answer if play.went_back else play.log[-1]
        of = self._taken_off or (found.kind_of(last.value) if last else "")
        self._taken_off = ""
        at = kinds.index(of) if of in kinds else 0
        return next(kind for kind in (*kinds[at:], *kinds[:at]) if found.left[kind])

    def _show_held(self, view: View) -> None:
        """Show on the band what the kind in hand would make, or why it can go nowhere."""
        text, fact = held(view, self._kind or self._barred, self.step.picked)
        self.step.moves = [
            move._replace(text=text or move.text, fact=fact)
            if (text or fact) and move.state == "present"
            else move
            for move in self.step.moves
        ]

    def _show_primary(self, found: Choices, ask: Ask) -> None:
        step = self.step
        step.primary_ready = True
        if step.laying:
            laid, all_ = ask.args["laid"], ask.args["all"]
            step.primary = self._words("core.count", number=laid, all=all_)
            step.primary_ready, step.progress = False, laid / all_
        elif step.picked and isinstance(found, Kinds):
            ready = bool(self._kind)
            words = found.words_of(self._values[step.picked]) if ready else step.picked
            step.primary, step.primary_ready = capital(words), ready
        elif step.picked and isinstance(found, Places):
            _, name = found.places[step.picked]
            bare = name == step.picked
            step.primary = self._words("screens.take-place", place=name) if bare else capital(name)
        elif not self.group and ask.default is not None:
            step.primary = capital(found.label)
        else:
            step.primary, step.primary_ready = self._words("screens.choose"), False

    def _show_number(self, number: Number) -> None:
        step = self.step
        ready = number.proposal is not None
        digits = minus(str(number.value)) if ready else number.typed
        digit_keys = [Key(digit, number.can_type(int(digit))) for digit in "1234567890"]
        sign = Key("±" if number.minimum < 0 < number.maximum else "")
        keys = (*digit_keys[:9], sign, digit_keys[9], Key("del"))
        step.number = NumberEntry(number.minimum, number.maximum, digits, keys)
        words = "screens.take-number" if ready else "screens.set-number"
        step.primary = self._words(words, number=number.value)
        step.primary_ready = ready

    def _chips(self, worded: Worded) -> list[Chip]:
        """Return what was reported in this turn, the first first."""
        if not worded.reports:
            return []
        told = self.desk.session.reported()
        return [Chip(report, worded.sign(report.value)) for report in told]

    # what is said

    @property
    def in_full(self) -> str:
        """What is said of the present move when it is said again: a question has all its choices.

        After undo comes first what may have to be put back on the table.
        """
        worded, session = self._worded, self.desk.session
        assert worded
        if worded.ask is None:
            return session.spoken
        return aloud.joined([session.to_put_back, self._said(worded, in_full=True)])

    def _speech(self, worded: Worded) -> str:
        """Return what led to the present move or question, and that itself."""
        return aloud.joined([*self._led_here(), self._said(worded)])

    def _led_here(self) -> list[str]:
        """Return what needs no hand and happened since the move before."""
        session, play = self.desk.session, self.desk.session.play
        if self.group or play.ask is None:
            return []
        at = self._at
        prompts = self._prompts(play.ask)
        now, before = self._lines[at][0], self._lines[at - 1][0] if at else None
        end = next(n for n, each in enumerate(prompts) if each is now)
        begin = next((n + 1 for n, each in enumerate(prompts) if each is before), 0)
        if at and self._lines[at - 1][1].kind == "event":
            begin = end  # it was told with the event
        told = aloud.pieces(self.desk.phrasebook, prompts[begin:end], None, session.level)
        first = session.led_here if at == self._first else []
        return [piece.text for piece in (*first, *told)]

    def _said(self, worded: Worded, in_full: bool = False) -> str:
        """Return what is said of the present move or question, and how it is answered."""
        book, session, ask = self.desk.phrasebook, self.desk.session, worded.ask
        if ask is None:
            return session.spoken
        if self.group and worded.group:
            return aloud.joined([worded.group.question, *self._choices(in_full)])
        present = self.step.present
        if self._barred and present:
            return present.fact
        if self._kind and self.step.laying and (kind := self._grouped.get(self._kind)):
            asked = [aloud.said(book, ask, session.level), *aloud.answers(book, ask)]
            places = self._choices(in_full) if in_full else []
            return aloud.joined([*asked, kind.question, *places])
        if self._kind and present and not self.step.laying:
            of = self._grouped.get(self._kind)
            made = " ".join(held(worded.view, self._kind, self.step.picked))
            return aloud.joined([of.question if of else "", made, *self._choices(in_full)])
        at = self._at
        prompt, line = self._lines[at]
        own = [n for n, (each, _) in enumerate(self._lines) if each is prompt]
        told = whole(prompt) if in_full else prompt
        if line.kind == "move" and len(own) > 1:
            nth = own.index(at) - (self._lines[own[0]][1].kind == "event")
            said = [aloud.move(book, told, nth, session.level)]
        elif len(own) > 1:
            said = [line.text]
        else:
            said = [aloud.said(book, told, session.level) or self._unsaid(told, line)]
        if line.kind == "event":
            also = aloud.pieces(book, self._told_with_event(), None, session.level)
            said += [piece.text for piece in also]
        if at == len(self._lines) - 1:
            said += self._choices(True) if in_full else aloud.answers(book, ask)
        return aloud.joined(said)

    def _unsaid(self, prompt: Say | Ask, line: MoveLine) -> str:
        """Return what is said of a move that is not said with others now, nor of a question."""
        if line.kind == "event":
            return self.desk.phrasebook.prompt_text(prompt).voice
        return line.text.replace("**", "") if line.kind == "move" else ""

    @property
    def _grouped(self) -> Mapping[str, Group]:
        """The groups of answers there are."""
        asked = self.desk.session.ask
        return asked.groups if asked else {}

    def _choices(self, in_full: bool = False) -> list[str]:
        """Return what there is to choose from, or how much if that is more than a few."""
        book, worded = self.desk.phrasebook, self._worded
        assert worded
        assert worded.ask
        most = aloud.MANY if in_full else aloud.FEW
        if self.group and worded.group:
            return aloud.few(book, [label for _, label in worded.group.options], most)
        if self._kind:
            return aloud.few(book, [*self.step.places], most)
        return aloud.choices(book, worded.ask, usual=not in_full)

    def spoken(self, value: Any) -> str:
        """Return how an answer, or a group of answers, is said; "" if it is none now."""
        session = self.desk.session
        asked, ask = session.ask, session.play.ask
        if asked is None or ask is None:
            return ""
        if value in asked.groups:
            return asked.groups[value].label
        known = value in [each for each, _ in asked.options]
        return self.desk.phrasebook.spoken_option(ask, value) if known else ""

    def how_to_answer(self) -> str:
        """Return how two buttons choose, and between what."""
        return self._words("screens.step", choices=". ".join(self._choices()))

    # a number, by two buttons

    def step_number_on(self) -> str:
        """Step to the next number in leaps, then in ones; return how it is said."""
        assert self.number
        said = self.number.point()
        self._show_number(self.number)
        return said

    def take_number(self) -> None:
        """Answer with the number that was stepped to; after a leap, go on in smaller steps."""
        if self.number is None:
            return
        value = self.number.take()
        if value is NOTHING:
            said = ". ".join(self.number.read())
            self.desk.speak(self._words("screens.step", choices=said))
        else:
            self.answer(value)

    def _words(self, key: str, **args: Any) -> str:
        return self.desk.phrasebook.text(key, **args)


def _state(at: int, now: int) -> MoveState:
    """Return the state of the move at a place of the step, where the present one is at ``now``."""
    return "done" if at < now else "present" if at == now else "coming"


def _line(move: Move, actor: str, number: int) -> MoveLine:
    return MoveLine(number, move.text, move.fact, move.chip, actor=actor)
