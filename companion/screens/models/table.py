"""Controls the current play: handles taps, and fills the `StepModel` with the result.

It knows no widget. It shows and speaks the same moves in the same order.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any

from msgspec.structs import replace

from companion.engine.game import YOU
from companion.engine.log import goes_on, has_alternative, is_main, question
from companion.engine.prompts import Ask, Choose, Confirm, Say
from companion.phrases import aloud
from companion.phrases.phrasebook import capital
from companion.screens.models.answers import NOTHING, Kinds, NumberInput
from companion.screens.models.desk import Desk
from companion.screens.models.lines import StepLines, line_of
from companion.screens.models.offer import ALL_DONE, LEAVE, OTHERS, TO_MAP, Offer
from companion.screens.models.speech import SpokenStep
from companion.screens.models.step import Answer, Chip, MoveLine, Notice, PaceLine, Stage, StepModel
from companion.screens.models.summary import KEY as SUMMARY
from companion.screens.models.summary import Summary, summary_of
from companion.screens.models.turn import (
    Lookahead,
    asks,
    done_moves,
    goes_by_itself,
    ticked_moves,
)
from companion.screens.models.worded import BACK, WordedStep, word
from companion.screens.pictures import (
    View,
    has_place,
    header,
    is_on_board,
    own_pieces,
    rail,
    turn_card,
)
from companion.session.session import carried_out


class TableController:
    """Connects the play with everything that shows it. ``step`` is the model shown.

    A press of the primary button ticks the present move; at the last one it answers. ``group`` is
    the open group of answers, "" for none.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.step = StepModel()
        self.view: View | None = None
        """The play as the pictures see it."""
        self.portrait = False
        self.group = ""
        self._offer = Offer(desk, self.step)
        self._lines: StepLines
        self._worded: WordedStep
        self._wording: tuple[Any, ...] = ()
        """What the step was worded with: the phrasebook, the open group, the layout of boards."""
        self._done: list[MoveLine]
        """The moves of the turn that were made before the step."""
        self._speech: SpokenStep
        self._ticked = self._first = 0
        self._hurried = False
        self._goes_on = False
        """Whether reporting continues in the next step shown: all moves before it were made."""
        self._taken_back = -1, ""
        """The length of the log after an undo that took back more than an answer, and its text."""
        self._begun = 0
        """The index of the line that was present when the step was first shown, -1 after a tick."""
        self._before_all_done = 0, 0
        """The length of the log when All done was tapped, and how many moves were ticked."""
        self._after_all_done = -1, 0
        """The length of the log after All done, and the index of the line that it led to."""
        self._made: dict[int, int] = {}
        """By the length of the log: how many moves were ticked there last. Undo restores them."""
        self._shown: tuple[Any, Any, int] = None, None, -1
        self._lookahead = Lookahead()
        self._page = -1
        """The index of the event that is above the board beside a move, -1 for none."""
        self._summary: Summary | None = None
        """The summary of the round before the step."""

    @property
    def mark(self) -> str:
        """Whether the present move is our interpretation or unknown, "" if neither."""
        present = self.present
        return self.desk.session.mark(present) if present else ""

    @property
    def present(self) -> Say | Ask | None:
        """The prompt of the present move, None at the end of a play or before anything is shown."""
        return self._lines.all[self._at].prompt if self.view and self._lines else None

    @property
    def _at(self) -> int:
        """The index of the present move in the step; 0 if there are none."""
        return min(self._ticked, max(0, len(self._lines) - 1))

    @property
    def _begin(self) -> int:
        """The index of the first visible line that is not done: an event, or the present one."""
        return self._at if self._page < 0 else self._page

    @property
    def number(self) -> NumberInput | None:
        """The number asked for."""
        return self._offer.number

    @property
    def key(self) -> str:
        """The key of that prompt, "" for none."""
        return self.present.key if self.present else ""

    @property
    def now(self) -> int:
        """The number of the present move; the question's follows that of the last move."""
        return self._lines.number(self._at)

    @property
    def on_board(self) -> bool:
        """Whether the present move happens on the map: no other picture belongs to it."""
        if self.view is None:
            return False
        return self._offer.to_map or is_on_board(self.view, self.scene_key)

    @property
    def scene_key(self) -> str:
        """The key of the prompt whose picture is shown.

        For a move without a picture, such as Crystals below his Depot, this is the next move of the
        same actor in this step that has one, or the one before. A picture that answers the question
        after the moves is shown before its turn, and so is that of reports as a round begins.
        """
        if not (self.view and self.present):
            return ""
        if (self.step.asks_ahead and self.step.places) or (self.step.event and self.step.reports):
            return self._lines.all[-1].prompt.key
        lines, at = self._lines.all, self._at
        together = max(1, len(self.step.together))
        near = (lines[at], *lines[at + together :], *lines[:at][::-1])
        keys = (entry.prompt.key for entry in near if entry.line.actor == lines[at].line.actor)
        return next((key for key in keys if has_place(self.view, key)), self.key)

    # what is tapped

    def press_primary(self, in_sight: int | None = None) -> None:
        """Tick the present move; at the last one give the answer that the button shows.

        Of moves that are shown together it ticks all that are ``in_sight``.
        """
        step, ask = self.step, self.desk.session.play.ask
        if not step.primary_ready:
            self.desk.speech.say(self.how_to_answer())
        elif step.picked:
            self.answer(self._offer.values[step.picked])
        elif len(step.together) > 1:
            self.finish_turn(in_sight)
        elif self.ticks_left:
            self._tick()
            self.desk.speech.say(step.speech)
        elif self.number:
            self.answer(self.number.value)
        elif ask is not None:
            self.answer(ask.default)

    def _tick(self) -> None:
        """Count the present move as made, and those shown with it."""
        self._ticked, self._begun = self._ticked + max(1, len(self.step.together)), -1
        self.show()

    @property
    def ends_unread(self) -> bool:
        """Whether the primary button would end a turn in which nothing was reported yet."""
        step = self.step
        unread = not (step.chips or self.ticks_left or step.picked)
        return step.reports and unread and step.primary_ready

    @property
    def ends_turn(self) -> Answer | None:
        """The answer that ends your own turn while nothing is reported: it has a plain button.

        Once something is reported the primary button ends the turn.
        """
        ask, game = self.desk.session.play.ask, self.desk.session.game
        if not (self.step.reports and isinstance(ask, Choose)) or self.ticks_left:
            return None
        if self.step.chips:
            return None
        if ask.default is None or len(ask.options) < 2 or (game.bot and ask.actor not in (YOU, "")):
            return None
        words = capital(self.desk.session.phrasebook.option(ask, ask.default))
        return Answer(ask.default, words)

    def finish_turn(self, in_sight: int | None = None) -> None:
        """Count all moves of the list as made, up to the next question, such as that of Crystals.

        Only those ``in_sight`` are counted: nobody has seen the others. A new round ends the list,
        and in the set-up each step's list is handled separately.
        """

        def play_on() -> None:
            session = self.desk.session
            self._before_all_done = len(session.play.log), len(self._ticked_moves())
            if self._lines.next_event(self._at) or session.play.turn:
                self._take_list(inf if in_sight is None else in_sight)
            elif in_sight is not None and in_sight <= self.ticks_left:
                self._ticked += in_sight
            elif isinstance(ask := session.play.ask, Confirm) and goes_by_itself(ask):
                session.answer(ask.default)
            else:
                self._ticked += self.ticks_left
            self._hurried, self._begun = True, -1

        self.desk.game.carry_out(play_on)

    def _take_list(self, most: float) -> None:
        """Count up to ``most`` moves of a turn as made, and answer likely questions by default."""
        session = self.desk.session
        asked = None if self.ticks_left else session.play.ask
        begun = self.step.event
        while most and self.step.event in (None, begun):
            ask, ticks = session.play.ask, self.ticks_left
            event = self._lines.next_event(self._at)
            likely = ask and (_is_done(ask) or ask is asked)
            answers = likely and goes_by_itself(ask) and ticks < most
            if event or not answers:
                left = event - self._at if event else ticks
                self._ticked += int(min(most, left))
                return
            assert ask
            session.answer(ask.default)
            most -= ticks + 1
            self.show()

    def take(self, value: Any) -> None:
        """Give an answer, open its group, show all answers, or go back to the first ones."""
        if value == OTHERS:
            self._offer.opened = True
            self.show()
            self.desk.speech.say(self.how_to_answer())
        elif value == ALL_DONE:
            self.finish_turn()
        elif value == TO_MAP:
            self._offer.to_map, self.step.picked = not self._offer.to_map, ""
            self._show_again()
        elif value == LEAVE:
            self._leave_question()
        elif value == BACK and self.group:
            self.open_group("")
        elif not self.group and value in self._offer.kinds:
            self._choose_kind(value)
        elif value in self._offer.parts:
            self._report(value)
        elif not self.group and value in self._worded.groups:
            self.open_group(value)
        else:
            self.answer(value)

    def explain(self, value: Any) -> None:
        """Say why an answer can't be given now, or a kind can't be put on the board."""
        if value in self._offer.parts:
            value = value.partition(".")[0]
        if value in self._offer.kinds:
            self._offer.bar(value)
            self._show_again()
        else:
            self.answer(value)  # the game refuses it with the reason

    def _choose_kind(self, kind: str) -> None:
        """Choose what to put on the board; if a place was tapped before, put it there."""
        answer = self._offer.choose(kind)
        if answer is not None:
            self.answer(answer)
            return
        self.show()
        self.desk.speech.say(self.step.primary if self.step.picked else self.step.again)

    def _report(self, part: str) -> None:
        """Report something, and choose which part of it to put on the board."""
        report, _, kind = part.partition(".")

        def work() -> None:
            self.desk.session.answer(report)
            self._offer.next_kind = kind

        self.desk.game.carry_out(work)

    def hold(self, value: Any) -> None:
        """Choose what a tile represents, for dragging: then its places are the answers."""
        if value in self._offer.parts:
            self._report(value)
        elif value in self._offer.kinds and value != self._offer.kind:
            self.step.picked = ""
            self._choose_kind(value)

    @property
    def barred(self) -> str:
        """What was to be put on the board, but has no place there, "" for nothing."""
        return self._offer.barred

    def hold_piece(self, place: str) -> None:
        """Pick up a piece from the board: then the places where it may go are the answers.

        This reports its move, unless that was reported and is being asked about.
        """
        assert self.view
        report = own_pieces(self.view)[place]

        def work() -> None:
            if report:
                self.desk.session.answer(report)
            ask = self.desk.session.play.ask
            if isinstance(ask, Choose) and not is_main(ask) and place in ask.options:
                self.desk.session.answer(place)

        self.desk.game.carry_out(work)

    def hover(self, place: str) -> None:
        """Preview the result of dropping what is being dragged here, "" for nowhere."""
        if place != self.step.picked:
            self.step.picked = place
            self.show()

    def let_go_of_place(self) -> None:
        """Deselect the place, and say what is asked."""
        self._offer.close()
        self._show_again()

    def let_go(self) -> None:
        """Put what was being dragged back."""
        self.step.picked = ""
        self.undo()
        if not self.step.reports:
            self.undo()

    def open_group(self, group: str) -> None:
        """Show the answers of a group, "" for the question as first asked."""
        self.group, self.step.picked = group, ""
        self._show_again()

    def _show_again(self) -> None:
        """Show the step, and say what is asked or done now."""
        self.show()
        self.desk.speech.say(self.step.again)

    def pick(self, place: str) -> None:
        """Choose a place on the board; the primary button then answers with it.

        So does a second tap on it. In the set-up one tap answers, since there are many places, and
        takes back what was placed there. A piece that can move is picked up: the places where it
        may go are the next answers.
        """
        step, offer = self.step, self._offer
        asked = place in offer.values and not (step.laying and not offer.kind)
        if place in step.laid:
            self._take_off(offer.laid()[place])
        elif asked and (self.pick_answers or place == step.picked):
            self.answer(offer.values[place])
        elif place in offer.values:
            offer.pick(place)
            self.show()
            self.desk.speech.say(step.primary if step.primary_ready else step.again)
        elif place in step.pieces:
            self.hold_piece(place)

    def _take_off(self, line: int) -> None:
        """Take back one placed thing: then it is chosen again."""
        entry = self.desk.session.play.log[line]
        self._offer.taken_off = Kinds.kind_of(entry.value)
        self.desk.game.carry_out(lambda: self.desk.session.remove_answer(line))

    @property
    def pick_answers(self) -> bool:
        """Whether one tap on a place answers: in the set-up, where many places are entered."""
        play = self.desk.session.play
        return not play.turn and play.ask is not None and not play.ask.default

    def take_place(self, place: str) -> None:
        """Answer with a place given by name; if several kinds fit, only select it."""
        if self.step.kind_first:
            self.pick(place)
        elif place in self._offer.values:
            self.answer(self._offer.values[place])

    def type(self, key: str) -> None:
        """Handle a key of the number pad."""
        if self.number is None:
            return
        self.number.press(key)
        self._offer.show_number()

    def answer(self, value: Any) -> None:
        """Answer the question and show the resulting step."""
        self.desk.game.carry_out(lambda: self.desk.session.answer(value))

    def undo(self) -> None:
        """Close what is open, else take back the last tick, or the last answer.

        The beginning or end of a round is skipped: it would look as if the play had gone on.
        """
        ticked = self._ticked_moves()
        if self._offer.close():
            self._show_again()
        elif self.group:
            self.open_group("")
        elif self._offer.opened:
            self._offer.opened = False
            self._show_again()
        elif self.is_after_all_done:
            self._undo_all_done()
        elif ticked and (answers := self._answers_since(ticked[-1])):
            self._go_back(answers, len(ticked) - 1)
        elif ticked:
            self._ticked = ticked[-1]
            self._show_again()
        else:
            self._undo_answer()

    def _undo_answer(self) -> None:
        """Take back the last answer: what was ticked when it was given stays ticked."""
        session = self.desk.session
        self.desk.game.carry_out(lambda: session.undo(session.undos_to_last_answer, self._made))

    def _answers_since(self, at: int) -> int:
        """Return how many answers to take back to ask again about the line at an index.

        That is for an action counted as done that could have another answer; 0 for any other line.
        """
        play, prompt = self.desk.session.play, self._lines.all[at].prompt
        for line, (asked, entry) in enumerate(play.answered()):
            if entry.by == "done" and line >= play.step_begins and question(asked) == prompt:
                given = [each for each in play.log[line:] if each.given]
                return len(given) if has_alternative(asked) else 0
        return 0

    def _go_back(self, answers: int, made: int, what: str = "") -> None:
        """Take back answers; of the resulting step so many moves stay ``made``.

        ``what`` describes what was taken back, "" for the answer.
        """

        def go_back() -> None:
            session = self.desk.session
            session.undo(answers, self._made, keeps_action=True)
            log = len(session.play.log)
            self._made[log], self._taken_back = made, (log, what)
            self._after_all_done = -1, 0

        self.desk.game.carry_out(go_back)

    @property
    def is_after_all_done(self) -> bool:
        """Whether All done led to the current line, or to an event just before it."""
        answers, place = self._after_all_done
        known = answers == len(self.desk.session.play.log) and place < len(self._lines)
        return known and self._at in (place, self._lines.after("event", place))

    def _undo_all_done(self) -> None:
        """Go back to the move at which All done was tapped: those between were never shown."""
        log, made = self._before_all_done
        if answers := sum(entry.given for entry in self.desk.session.play.log[log:]):
            self._go_back(answers, made, self._words("screens.all-done"))
        else:
            self._ticked = self._lines.after_moves(made)
            self._show_again()

    def _leave_question(self) -> None:
        """Go back from a question that continues an answer, as if that had not been given."""

        def leave() -> None:
            self.desk.session.leave()
            self._goes_on = True

        self.desk.game.carry_out(leave)

    def reopen_turn(self) -> None:
        """Go back to the turn that was ended with nothing reported."""
        self._undo_answer()

    def take_back(self, chip: Chip) -> None:
        """Take back one report; keep the later ones as far as they fit."""
        report = chip.report
        assert report

        def remove_report() -> None:
            self.desk.session.remove_report(report)
            self._made = {}
            self._goes_on = is_main(self.desk.session.play.ask)

        self.desk.game.carry_out(remove_report)

    def go_back_to(self, move: MoveLine) -> None:
        """Take back a done move and everything after it: all of its step is made again."""
        if move.answers:
            session = self.desk.session
            self._made = {len(session.play.log): len(self._ticked_moves())}
            self.desk.game.carry_out(lambda: session.undo(move.answers, self._made))
        elif move.state == "done":
            done = [line for line in self.step.moves if line.state == "done" and not line.answers]
            self._ticked = done.index(move)
            self._show_again()

    def lines(self) -> Iterator[str]:
        """Yield the spoken text of each move of the step, ticking one after the other."""
        self.show()
        yield self.step.speech
        while self.ticks_left:
            self._tick()
            yield self.step.speech

    # what is shown

    def show(self) -> None:
        """Fill the model with the current step; ticks are preserved if it is still the same."""
        session, step = self.desk.session, self.step
        play = session.play
        shown = play, play.ask, len(play.log)
        begins = any(a is not b for a, b in zip(shown[:2], self._shown[:2], strict=True)) or (
            shown[2] != self._shown[2]
        )
        went_back = begins and play.withdrawn is not None
        if begins:
            before, self._shown = self._shown, shown
            self._ticked = self._first = 0
            if before[0] is not play:
                self._after_all_done, self._made = (-1, 0), {}
                answers, ticked = self.desk.ticked.get(session.id or 0, (0, 0))
                if answers == len(play.log):
                    self._ticked, went_back = ticked, False
            self.group, step.picked = "", ""
            self._offer.begin()
            self._summary = summary_of(play)
        wording = (
            self.desk.session.phrasebook,
            self.group,
            self.portrait,
            self.desk.settings.board_turned,
        )
        if begins or wording != self._wording:  # a tick changes no words
            self._worded, self._wording = word(session, *wording), wording
            self._done = self._done_before(self._worded)
        worded = self._worded
        self._show_moves(worded, went_back)
        self._begun = self._at if begins else self._begun
        if self._hurried:
            self._after_all_done, self._hurried = (len(play.log), self._at), False
        ticked = self._lines.moves_before(self._at)
        asked, hurried = self.present is worded.ask, self.is_after_all_done
        self._offer.show(worded, self._left, asked, ticked, hurried)
        self.view = self._before_present(worded.view)
        if step.pieces:  # some may still be elsewhere on the map
            step.pieces = [at for at in step.pieces if at in own_pieces(self.view)]
        self._show_header(worded)
        step.undo, step.redo = self._undo_label(), session.redo_label
        step.mark = self.mark
        self.show_notice()
        parts = self.desk, step, self._offer, worded, self._lines
        self._speech = SpokenStep(*parts, self._at, self._begin)
        led_here = self._speech.led_here(self._begin, first=self._begin == self._first)
        step.again = self._speech.said()
        step.speech = aloud.joined([*led_here, step.again])
        self.desk.ticked[session.id or 0] = len(play.log), self._ticked
        self._made[len(play.log)] = len(self._ticked_moves())

    def _undo_label(self) -> str:
        """Return the text of what undo takes back: a move only ticked, else the last answer."""
        ticked = self._ticked_moves()
        if self.is_after_all_done:
            return self._words("core.undo", what=self._words("screens.all-done"))
        if ticked:
            text = self._lines.all[ticked[-1]].line.text.replace("**", "")
            return self._words("core.undo", what=text)
        return self.desk.session.undo_label or (self.step.picked and self._words("screens.undo"))

    def _ticked_moves(self) -> list[int]:
        """Return the indices of this step's ticked moves, without events."""
        return [at for at in range(self._at) if self._lines.all[at].line.kind != "event"]

    def show_notice(self) -> None:
        """Show the notice that doesn't belong to the step."""
        self.step.notice = self.notice()

    def notice(self) -> Notice | None:
        """Return the notice that doesn't belong to the step.

        First, until the next tick, what undo took back, or what can't be redone any more; then
        problems; then a turn that was ended by mistake. Not in a resumed play, whose last tap was
        long ago: that has its greeting, until the next tick.
        """
        session, resumed = self.desk.session, bool(self.desk.greeting)
        unticked = self._at == self._begun
        begins = unticked and not resumed
        if begins and session.play.withdrawn is not None and session.taken_back:
            left, what = self._taken_back
            what = what if left == len(session.play.log) and what else session.taken_back
            text = self._words("core.taken-back", what=what)
            back = len(session.put_back)
            if back:
                text = self._words("screens.put-back-count", count=back)
                if noun := self._noun():
                    text = self._words("screens.back-to", what=capital(noun), count=back)
            text = aloud.joined([text, session.lost])
            opens = "put-back" if back else ""
            return Notice(text, opens, icon="undo")
        if begins and session.dropped:
            return Notice(session.dropped, icon="undo")
        if notices := self.desk.notices:
            text = notices[0].partition(". ")[0]
            return Notice(text, "notices", icon="warn" if self.desk.warns else "check")
        if not resumed and self._begin == self._first and session.ended_unreported:
            text, label = self._words("screens.unreported"), self._words("screens.undo")
            return Notice(text, label=label, intent="reopen")
        if resumed and unticked:
            return Notice(self.desk.greeting)
        if session.lost:
            return Notice(session.lost)
        if self.desk.phone_plays:
            text, label = self._words("screens.phone-plays"), self._words("screens.phone-end")
            return Notice(text, label=label, intent="end_phone", icon="phone")
        return None

    @property
    def _left(self) -> list[MoveLine]:
        """The lines to tick before the question is answered."""
        return [entry.line for entry in self._lines.all[self._ticked : -1]]

    @property
    def ticks_left(self) -> int:
        """How many moves are left to tick before the question is answered."""
        return len(self._left)

    def _noun(self) -> str:
        """Return what the present move is about, "" if only a number is in bold."""
        noun = aloud.NOUN.search(self.step.present.text) if self.step.present else None
        return noun[1] if noun and any(map(str.isalpha, noun[1])) else ""

    def _show_header(self, worded: WordedStep) -> None:
        assert self.view
        step, view = self.step, self.view
        head = header(view)
        present = step.present
        actor = present.actor if present else head.who
        subtitle = worded.glance.facts[0] if step.laying and worded.glance.facts else ""
        actor = step.event.actor if step.event else actor
        if (bot := self.desk.session.game.bot) and bot in [move.actor for move in step.together]:
            actor = YOU  # his last moves are beside your reports
        step.actor = actor
        named = header(replace(view, actor=actor)) if actor != head.who else head
        over = step.event.title if step.event and step.event.summary else ""
        step.title, step.icon = over or named.title, named.icon
        tiles = self._offer.tray_heading(worded)
        step.heading = head.heading or tiles
        asks = present and present.kind == "question" and self.desk.session.play.turn
        if step.reports and present and not (step.together or step.begins or asks):
            step.heading = present.text.replace("**", "")
        step.subtitle = "" if over else subtitle or head.of or head.sub
        step.rail = list(rail(view, actor)) if self.desk.session.play.ask else []
        step.stages = [
            Stage(name, at == head.current, at < head.current)
            for at, name in enumerate(head.steps)
            if not (step.rail or head.of)
        ]
        step.numbers, step.owner = list(head.numbers), head.owner
        step.captions = dict(head.captions)
        card = turn_card(view, actor)
        step.card = None if card and self._lines.comes_later(card.key, self._at) else card

    def _pace(self) -> PaceLine | None:
        """Return the pace of the play; once everything is done, a line of points."""
        pace, book = self.desk.session.play.pace(), self.desk.session.phrasebook
        if pace is None:
            return None
        glance = book.glance(pace)
        title, facts = glance.title, glance.facts
        return PaceLine(title, *facts) if title else PaceLine(self.desk.session.pace)

    @property
    def _is_guided(self) -> bool:
        """Whether the moves before and after the step are shown with it."""
        return self.desk.session.play.turn > 0 and not self.group

    def _done_before(self, worded: WordedStep) -> list[MoveLine]:
        """Return the moves of the turn that were made before the step."""
        play, book = self.desk.session.play, self.desk.session.phrasebook
        return done_moves(play, book, header(worded.view).who) if self._is_guided else []

    def _show_moves(self, worded: WordedStep, went_back: bool) -> None:
        """Show the moves done, the present one, and those to come.

        If undo ``went_back`` to the step, what was ticked there is ticked again.
        """
        play, book, head = self.desk.session.play, self.desk.session.phrasebook, header(worded.view)
        before = self._done[-1].number if self._done else 0
        lines = self._lines = StepLines(play, book, worded, before, self._summary)
        if went_back:
            made = self._made.get(len(play.log))
            ticked = self._made_before() if made is None else lines.after_moves(made)
            self._ticked = self._first = lines.after("event", ticked)
        if self._goes_on:
            self._ticked = len(lines) - 1
            self._first = -1 if play.withdrawn is None else self._ticked  # that was said before
        self._goes_on = False
        self._page = self._begun_beside(worded.view)
        coming = self._coming(head.who, lines.last) if self._is_guided else []
        self.step.moves = [*self._done, *lines.states(self._at), *coming]
        self.step.pace = self._pace()
        event = lines.event(self._begin, self.step.pace)
        if event and event.card and self._page >= 0:  # beside the list, which says what it does
            later = lines.comes_later(event.card.key, self._at)
            event = event._replace(card=event.card if later else event.card._replace(action=""))
        self.step.event = event

    def _made_before(self) -> int:
        """Return how many lines before the question that undo came back to count as made."""
        play, lines = self.desk.session.play, self._lines
        if carried_out(play):
            return len(lines) - 1
        answered = [
            at
            for at, entry in enumerate(lines.all)
            if entry.prompt is not play.ask and not isinstance(entry.prompt, Say)
        ]
        return answered[-1] + 1 if answered else 0

    def _begun_beside(self, view: View) -> int:
        """Pass an event that his move follows: it is above the board, and takes no press.

        Return its index, -1 if there is none. With two buttons an event is a step of its own, and
        also if you begin, or his moves have no picture.
        """
        lines, at = self._lines, self._at
        if self.desk.by_buttons or self._summary or not lines:
            return -1
        place = at if lines.all[at].line.kind == "event" else at - 1
        ahead = lines.all[max(0, place) :]
        bot, kinds = self.desk.session.game.bot, [each.line.kind for each in ahead[:2]]
        if place < 0 or place + 1 == self._first or kinds != ["event", "move"]:
            return -1
        keys = [each.prompt.key for each in ahead if each.line.actor == bot]
        if ahead[1].line.actor != bot or not any(has_place(view, key) for key in keys):
            return -1
        self._ticked = place + 1
        return place

    def close_event(self) -> None:
        """Show all of the board."""
        self._first = self._at
        self.show()

    def _coming(self, own: str, before: int) -> list[MoveLine]:
        """Return the moves that will follow if everything goes by default."""
        play, book = self.desk.session.play, self.desk.session.phrasebook
        found: list[MoveLine] = []
        for prompt in self._lookahead.coming(play):
            glance = book.glance(prompt)
            actor = own if prompt.actor is None else prompt.actor
            moves = ticked_moves(prompt, glance)
            for move in moves:
                found.append(line_of(move, actor, before + len(found) + 1))
            if asks(prompt) or not (moves or isinstance(prompt, Say)):
                found.append(MoveLine(0, glance.title, actor=actor, kind="question"))
        return found

    def _before_present(self, view: View) -> View:
        """Return the table as it is before the present move, with the numbers of the list."""
        if not self._lines:
            return view
        lines, play = self._lines, self.desk.session.play
        prompts = lines.prompts_up_to(self._at)
        numbers = {prompt.key: lines.numbers_of(prompt) for prompt in prompts}
        state, counter = play.state_before(prompts[-1]), play.game.counter
        if self._summary and prompts[-1].key == SUMMARY:
            state = {**state, counter: self._summary.number}
        view = replace(
            view,
            state=state,
            prompts=prompts,
            turn=state.get(counter, 0),
            numbers={key: each[0] for key, each in numbers.items() if each},
            last_numbers={key: each[-1] for key, each in numbers.items() if each},
            now=self.now,
            answers=bool(self.step.places or (self.step.tiles and not self.step.reports)),
        )
        return replace(view, picked="" if is_on_board(view, self.key) else self.step.picked)

    # what is said

    @property
    def in_full(self) -> str:
        """The spoken text when the present move is repeated: a question has all its choices.

        After undo, the moves to reverse come first.
        """
        return self._speech.in_full

    def how_to_answer(self) -> str:
        """Return how to choose by two buttons or by touch, and the choices."""
        how = "screens.step" if self.desk.by_buttons else "screens.choose-one"
        return self._words(how, choices=aloud.joined(self._speech.choices()))

    # a number, by two buttons

    def step_number_on(self) -> str:
        """Step to the next number in leaps, then in ones; return its spoken text."""
        assert self.number
        said = self.number.point()
        self._offer.show_number()
        return said

    def take_number(self) -> None:
        """Answer with the selected number; after a leap, continue in smaller steps."""
        if self.number is None:
            return
        value = self.number.take()
        if value is NOTHING:
            said = aloud.joined(self.number.read())
            self.desk.speech.say(self._words("screens.step", choices=said))
        else:
            self.answer(value)

    def _words(self, key: str, **args: Any) -> str:
        return self.desk.session.phrasebook.text(key, **args)


def _is_done(ask: Ask) -> bool:
    """Return whether a question's default is that everything is done: other answers are rare."""
    if isinstance(ask, Choose) and not goes_on(ask):
        return {*ask.options} <= {ask.default, *ask.rare}
    return isinstance(ask, Choose | Confirm)
