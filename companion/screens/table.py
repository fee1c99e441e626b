"""The table: plays any script by its prompts, and knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from kivy.clock import Clock
from msgspec.structs import replace

from companion.engine.log import CORRECT, is_main
from companion.engine.play import Play
from companion.engine.prompts import group_of
from companion.phrases import aloud
from companion.phrases.aloud import Piece
from companion.phrases.phrasebook import capital
from companion.screens import ending, header, marks, step, strip, touches
from companion.screens import told as told_so_far
from companion.screens.answers import NOTHING, Choices, Kinds, Number, Places
from companion.screens.asked_kind import AskedKind
from companion.screens.asked_place import AskedPlace
from companion.screens.asking import OTHERS, AskedChoices, AskedNumber, Asking
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces, FramedScreen
from companion.screens.pictures import (
    Picture,
    Touch,
    board,
    draw_beneath,
    draw_lanes,
    draw_picture,
    emblem,
    lanes_high,
    lanes_roomy,
    picture,
)
from companion.screens.pictures import header as picture_header
from companion.screens.presenter import TABLE, Presenter
from companion.screens.services import appendix
from companion.screens.step import Page, Step
from companion.screens.strip import Strip
from companion.screens.theme import LABEL
from companion.screens.widgets.pane import Pane
from companion.screens.widgets.tap import Face
from companion.screens.window.taps import LONG, TURNED
from companion.screens.worded import BACK, answers, word


class TableScreen(FramedScreen):
    """The step: its moves, its picture, what answers it, and the row of buttons.

    With two buttons: Next takes what is marked. Where nothing is, or after Repeat, Die steps
    through the choices (what else there is comes last) and Next takes the one just named. Die
    steps through a number at once.
    """

    name = TABLE

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.answers: Choices | Number = Choices(())
        self.at, self._beyond, self.opened = 0, "", False
        self._stepped = False
        self._before: Mapping[str, Any] = {}
        self._stood: tuple[Play | None, int, Mapping[str, Any]] = None, 0, {}
        self.pages: list[Page] = []
        self._shown: tuple[Any, Any, int, str] = None, None, 0, ""
        self._touches: list[Touch] = []
        self._lifted = 0.0
        self._again = False
        self._strip: Strip | None = None
        self._piece: Any = None
        self._pane = Pane(self._tap_board, self._draw, self._pick_up, self._pull, self._drop)
        self._ready = Clock.create_trigger(self._show_ready, TURNED)
        presenter.bind(clock=self._tick, clock_runs=self._tick)
        presenter.bind(notices=self._update, mute=self._update)

    def _tick(self, *_: Any) -> None:
        """Show the time; nothing else changes with it."""
        if tap := self.taps.get("clock"):
            tap.show(self._clock, self.frame.unit, self.letters)

    def _update(self, *_: Any) -> None:
        """Show what has come to pass by itself, if the table is in sight."""
        if self.parent and self._shown[0] and self.presenter.sessions.current:
            self._word(new=False)
            self._draw()

    def refresh(self) -> None:
        self._draw(self._meet())

    def sketch(self, p: Painter) -> None:
        """Draw the step as it stands, for a sheet that covers it."""
        self._meet()
        self._lay_out()
        self._paint(p, covered=True)

    def _meet(self) -> bool:
        """Word the step that stands; tell whether it is another than was shown.

        What Die stepped to before is let go, and what a finger picked is kept.
        """
        play, group = self.session.play, self.detail.get("group", "")
        shown = play, play.ask, len(play.answered()), group
        new = any(a is not b for a, b in zip(shown[:2], self._shown[:2], strict=True))
        new = new or shown[2:] != self._shown[2:]
        if new:
            self.at, self._shown, self.opened = 0, shown, False
            self._pane.show_whole()
            self._pane.let_go()
        self._beyond = ""
        self._word(new)
        if self._stepped and not new:
            self.answers = self._answers()
        if isinstance(self.answers, Places):
            if new or self._stepped:
                self.answers.start_stepping()
        elif isinstance(self.answers, Choices) and self.session.play.ask:
            self.answers.pointed, self.answers.stepping = -1, self.answers.proposal is None
        self._stepped = False
        return new

    # the step

    def _word(self, new: bool) -> None:
        """Find the words of the step, and what it can be answered with."""
        session = self.session
        play = session.play
        if new:
            play_before, answers, state = self._stood
            if play_before is not play:
                self._before = session.state_before() if play.says else {}
            elif len(play.log) <= answers:
                self._before = {}
            elif play.log[-1].key != CORRECT or not self._tells_of_the_past:
                self._before = state
            self._stood = play, len(play.log), play.state()
        self.worded = word(
            session,
            self.book,
            self.detail.get("group", ""),
            self.frame.upright,
            self._before,
            self.presenter.greeting,
            self.presenter.settings.board_turned,
        )
        if new:
            self.answers = self._answers()
        elif isinstance(self.answers, Choices):
            self.answers = self._choices_again(self.answers)

    @property
    def _tells_of_the_past(self) -> bool:
        """Whether it shows what belongs to a turn that is over: a correction does not end that."""
        return any(item.past for item in self.worded.items)

    def _choices_again(self, before: Choices) -> Choices | Number:
        """Return the choices in the words of now; what was stepped to stays."""
        fresh = self._answers()
        if isinstance(fresh, Choices):  # else the play has gone on, and its step is shown next
            fresh.go_on_from(before)
        return fresh

    def _answers(self) -> Choices | Number:
        if self.worded.ask:
            return answers(self.worded, self.book)
        options = tuple((name, self.words(f"screens.{name}")) for name in self._endings())
        ending = Choices(options, "home")
        ending.start_stepping()
        return ending

    def _endings(self) -> dict[str, Any]:
        """Return what is left to do when the play is over: how it went if it has turns."""
        found = {
            "home": self.presenter.go_home,
            "scores": lambda: self.presenter.visit("scores"),
            "course": self._how_it_went,
            "history": lambda: self.presenter.visit("history"),
        }
        saved = self.session.play.turn and self.session.id is not None
        del found["history" if saved else "course"]
        if not self.session.play.scores():
            del found["scores"]
        return found

    def _how_it_went(self) -> None:
        self.presenter.visit("plays", play=self.session.id, how="end")

    # how it is laid out

    def _lay_out(self) -> None:
        """Find out what stands on which page of the step."""
        p = self.measure
        self._strip = self._find_strip()
        self.asking = self._asking(p)
        worded, what, told = self.worded, self._picture(), self._strip is not None
        move = what.move(worded.view) if what and what.move else None
        question = self.asking.question(p, what)
        gauged = replace(worded.view, gauged=True) if self.asking.gauged else worded.view
        lanes = strip.HIGH if told else lanes_high(gauged)
        pressing = self._strip is not None and self._strip.pressing
        name = picture_header(worded.view).heading
        self.step = Step(
            worded.items,
            worded.facts,
            question,
            what,
            lanes,
            move,
            told,
            pressing,
            name,
            worded.headed,
            self._singly,
            worded.facts_of,
            lanes_roomy(gauged),
        )
        big, seen = self.presenter.settings.big, self.pages[self.at].items[:1] if self.at else ()
        self.pages = step.pages(p, self.frame, self.step, big)
        # what was done before is told by Why where it has no room
        if worded.done and not big and not (len(self.pages) == 1 and self.pages[0].lanes):
            self.pages = step.pages(p, self.frame, replace(self.step, items=[]), big)
        with_it = (at for at, page in enumerate(self.pages) for item in page.items if item in seen)
        self.at = next(with_it, min(self.at, len(self.pages) - 1))
        self.page = self.pages[self.at]
        self._touches = []

    def _asking(self, p: Painter) -> Asking:
        worded, above, opened = self.worded, self._strip, self.opened
        if isinstance(self.answers, Number):
            return AskedNumber(self.frame, self.words, worded, above, self.answers, opened)
        if isinstance(self.answers, Places | Kinds) and (found := board(worded.view)):
            asked = AskedKind if isinstance(self.answers, Kinds) else AskedPlace
            parts = worded, above, self.answers, found, self._pane.zoom, p
            return asked(self.frame, self.words, *parts)
        return AskedChoices(self.frame, self.words, worded, above, self.answers, opened, p)

    def _draw(self, new: bool = False) -> None:
        """Lay the step out, and show the page it has come to."""
        self._again = False
        self._lay_out()
        p = self.measure
        faces: Faces = {}
        self._put_question(p, faces)
        if self.session.play.ask is None and self.session.play.goals():
            _, goals = ending.parts(self._ending_box, self.worded.view.upright)
            act = partial(self.presenter.read, "goals")
            faces["goals"] = (goals, Face(self.words("screens.goals"), act, "bare", stop=False))
        self._put_row(p, faces)
        self.draw(faces, self._paint, new)
        self._put_pane()
        self.taps["more"].focused = self._beyond == "the-die"
        self.taps["menu"].focused = self._beyond == "menu"

    def _put_question(self, p: Painter, faces: Faces) -> None:
        """Put what answers the question, if it is on this page."""
        asks = self.page.asks
        self._lifted = self.asking.put(p, faces, self.step, self.page, self) if asks else 0.0

    def _picture(self) -> Picture | None:
        view = self.worded.view
        if self.worded.group and is_main(self.worded.ask):
            return None
        keys = [each.key for each in view.says if not self.worded.group]
        found = picture(view, [*keys, *([view.asked] if view.asked else [])])
        if found:
            return found[1]
        if view.turn or self.worded.items or self.asking.tiled or isinstance(self.answers, Number):
            return None
        return emblem(view)

    def _find_strip(self) -> Strip | None:
        """Return what stands in place of the lanes: a notice, or what was just taken back."""
        words, what = self.words, self.session.taken_back
        if notices := self.presenter.notices:
            told = words("screens.noticed", what=notices[0].partition(". ")[0])
            return Strip(told, self.show_notices, "warn", "amber", pressing=True)
        if not what or not self.session.play.went_back:
            return None
        told, moves = words("core.taken-back", what=what), self.session.put_back
        back = Strip(told, self.do_redo, "undo", "sand", words("screens.redo"))
        if not moves:
            return back
        more = words("screens.put-back-count", count=len(moves))
        return back._replace(more=more, show=lambda: self.presenter.read("put-back"))

    # what can be tapped

    def _put_row(self, p: Painter, faces: Faces) -> None:
        """Put the row of buttons, and the menu."""
        frame, words = self.frame, self.words
        places = list(frame.choices)
        taken = len(self.asking.beside) if self.page.asks else 0
        if taken < 2 and self.page.foot and (told := self.session.reported()):
            wide = places[-1].right - places[taken].x
            faces["told"] = (
                places[taken]._replace(wide=wide),
                self._told([each[:2] for each in told]),
            )
            taken = 2
        tools = [("why", self.do_why, "why"), ("repeat", self.do_repeat, "speaker")]
        if self.page.asks and not self.at and self.session.asks_more:
            tools.insert(0, ("back", self.take_back, "back"))
        if self.presenter.settings.big:  # so that it is seen to be on, and can be left
            tools[-1] = ("leave-big", self.leave_big, "")
        for at, (name, act, icon) in zip(range(taken, 2), tools, strict=False):
            mute = name == "repeat" and bool(self.presenter.mute)
            label = words("screens.no-voice") if mute else words(f"screens.{name}")
            ink = "amber" if mute else ""
            faces[name] = (places[at], Face(label, act, sign=icon, ink=ink, stop=False))
        primary = self._primary()
        alike = [page for page in self.pages if page.past == self.page.past]
        if len(alike) > 1:  # a turn that is over has pages of its own
            primary.note = f"{alike.index(self.page) + 1} / {len(alike)}"
        self._wait_for_presses(primary)
        faces["primary"] = (frame.primary, primary)
        undo = self.session.undo_label
        faces["undo"] = (
            frame.undo,
            Face(
                words("screens.undo"),
                self.do_undo,
                sign="undo",
                size=LABEL,
                spoken=undo,
                off=not (undo or self.at),
                stop=False,
            ),
        )
        faces["more"] = (
            frame.more,
            Face(words("screens.more"), self.do_tools, sign="more", size=LABEL, stop=False),
        )
        faces["menu"] = (
            frame.menu,
            Face(words("screens.menu"), self.do_menu, "bare", stop=False, paint=header.draw_menu),
        )
        marks.put(self.session, faces["why" if "why" in faces else "more"][1])
        if self.presenter.clock:
            faces["clock"] = (header.clock_box(frame), self._clock)
        shown, over = self._strip, self.session.play.ask is None
        padded = self.asking.padded and self.page.asks
        if shown and (shown.pressing or self.page.lanes or padded or over):
            faces |= shown.faces(self._strip_box)

    def _wait_for_presses(self, primary: Face) -> None:
        """Show a primary button's arrow pale until a press of it counts."""
        self._ready.cancel()
        proposal = self.answers.proposal if self.page.asks else None
        ends = proposal is not None and self._ends_unread(proposal)
        left = self.presenter.guard.left(LONG if ends else self.presenter.guard.pause)
        primary.waits = left > 0
        if primary.waits:
            self._ready.timeout = left
            self._ready()

    def _show_ready(self, *_: Any) -> None:
        """Show that a press counts."""
        tap = self.taps["primary"]
        tap.face.waits = False
        tap.paint()

    def _told(self, told: Sequence[tuple[Any, str]]) -> Face:
        """Return the face of what was reported so far: how much, and what came last."""
        (value, last), count = told[-1], self.words("screens.told", count=len(told))
        sign = self.worded.sign(value) or self.worded.sign(group_of(value))
        return told_so_far.face(count, last, sign, partial(self.presenter.visit, "history"))

    def _primary(self) -> Face:
        """Return the face of the one thing to do now."""
        words, ask = self.words, self.session.play.ask
        if not self.page.asks or ask is None:
            label = words("screens.home") if ask is None else words("screens.next")
            arrow = "" if ask is None else "next"
            return Face(label, self.do_next, "primary", sign=arrow, number=0)
        if face := self.asking.primary(self.do_next):
            return face
        if isinstance(self.answers, Number):
            if self.answers.proposal is None:
                return Face(words("screens.set-number"), self.do_next, "primary", dead=True)
            label = words("screens.take-number", number=self.answers.value)
            return Face(label, self.do_next, "primary", sign="next", value=self.answers.value)
        if self.answers.proposal is None:
            return Face(words("screens.choose"), self.do_next, "primary", dead=True)
        return Face(
            capital(self.answers.label),
            self.do_next,
            "primary",
            sign="next",
            value=self.answers.proposal,
            number=1,
            marked=self.answers.pointed == 0,
        )

    @property
    def _clock(self) -> Face:
        presenter = self.presenter
        return header.clock(presenter.clock, presenter.clock_runs, self.do_clock)

    @property
    def _ending_box(self) -> Box:
        return self.frame.content(strip.HIGH if self._strip else 0)

    @property
    def _strip_box(self) -> Box:
        """The place of the strip: that of the lanes, or below the words of what is padded."""
        if self.asking.padded and self.page.asks:
            words = self.asking.words_box
            return words.lower(words.high - strip.LEAST)
        page = self.page if self.page.lanes else replace(self.page, lanes=strip.LEAST)
        return page.lanes_box(self.frame)

    def drawn_faces(self) -> Faces:
        """Let what is drawn open its fields, where they may be corrected now."""
        fields = self.session.play.fields if self.session.play.ask else {}
        return touches.faces(self, self._touches, fields, self._field, self._open, stop=False)

    def _put_pane(self) -> None:
        """Let fingers on a picture that answers the question pick, drag and pinch."""
        if isinstance(self.asking, AskedPlace) and self.page.asks:
            self._pane.over(self, self.asking.board_box)
        else:
            self._pane.lift()

    def _field(self, field: str) -> str:
        return self.book.field(field, self.session.game.name)

    def _open(self, field: str) -> None:
        self.presenter.visit("editor", field=field)

    # how it looks

    def _paint(self, p: Painter, covered: bool = False) -> None:
        frame, view = self.frame, self.worded.view
        head = picture_header(view)
        before: Sequence[tuple[str, str]] = ()
        if view.before:  # the numbers are those after what is to be done, and told once to change
            known = any(page.past for page in self.pages[: self.at])
            before = () if known else picture_header(view.earlier).numbers
            if self.page.past:
                over = picture_header(view.in_turn_over(self.worded.past))
                head = replace(over, numbers=head.numbers, captions=head.captions)
        if (who := self._only_actor) not in (None, head.who):
            of_actor = picture_header(replace(view, actor=who))
            head = replace(head, who=who, title=of_actor.title, sign=of_actor.sign)
        if not any(page.named for page in self.pages):
            head = replace(head, longer=[*head.naming, *head.longer])
        clock = bool(self.presenter.clock) and not covered
        header.draw(p, frame, head, clock, dict(before))
        if self.session.play.ask is None:
            ending.draw(p, self._ending_box, view, self.session, self.book)
            return
        self._touches += self.asking.paint(p, self.step, self.page)
        what = self.step.picture
        p.only_numbers = [item.number for item in self.page.items]
        if self.page.picture and what:
            box = step.picture_box(p, frame, self.step, self.page)
            box = box._replace(y=box.y - self._lifted)
            self._touches += draw_picture(p, box, view, what)
            spare = step.spare_box(p, frame, self.step, self.page)
            self._touches += draw_beneath(p, spare, view, what)
        if self.page.lanes and not self._strip:
            gauged = self.page.asks and self.asking.gauged
            lanes = replace(view, gauged=gauged)
            self._touches += draw_lanes(p, self.page.lanes_box(frame), lanes)
        p.only_numbers = None

    @property
    def _only_actor(self) -> str | None:
        """Who makes all moves in sight, None where several do or the question is in sight."""
        makers = {item.who for item in self.page.items}
        return makers.pop() if len(makers) == 1 and not self.page.asks else None

    # what answers

    def take(self, value: Any) -> None:
        """Answer with a choice, open a group of choices, or go where the end leads."""
        if self.session.play.ask is None:
            self._endings()[value]()
        elif value == OTHERS:
            self.open_choices()
        elif value == BACK and self.worded.group:
            self.close_group()
        elif self.worded.opens(value):
            self.presenter.visit(self.name, group=value)
        else:
            self.presenter.change(lambda: self.session.answer(value))

    def turn_page(self) -> None:
        """Show the moves that come next, and say them."""
        self.at += 1
        self._draw(new=True)
        self.presenter.speak(self.said)

    @property
    def said(self) -> str:
        """What is said of the page in sight: what is told, done and asked there."""
        return self._said_of_page(self.session.pieces)

    @property
    def said_again(self) -> str:
        """What is said of the page where one comes back to it: what is asked, else its moves."""
        ask = self.session.play.ask
        asked = [each for each in self.session.pieces if ask and each.key == ask.key]
        if self.page.asks and asked:
            return aloud.joined(each.text for each in asked)
        return self._said_of_page([each for each in self.session.pieces if each.of_step])

    def _said_of_page(self, pieces: Sequence[Piece]) -> str:
        """Return which of these pieces are said with the page in sight, and whether more follows.

        A prompt is said with the first of its moves; where others go on, they are said as shown, as
        are all where they come singly.
        """
        pages: dict[str, int] = {}
        for at, page in enumerate(self.pages):
            for item in page.items:
                pages.setdefault(item.key, at)
        at, found, told = len(self.pages) - 1, list[str](), False
        for piece in reversed(pieces):
            if not piece.answer:
                at = pages.get(piece.key, at) if piece.key else 0
            shown = self._singly and piece.key in pages and not piece.answer
            if at == self.at and not shown:
                found.append(piece.text)
                told = told or not piece.answer
        moves = [] if found and not self._singly else [each.move.plain for each in self.page.items]
        if self.page.asks and self.at and not told:  # what is asked was said some pages ago
            moves.append(self.worded.glance.title)
        more = [] if self.page.asks else [self.words("core.more-follows")]
        return aloud.joined([*moves, *found[::-1], *more])

    @property
    def _singly(self) -> bool:
        """Whether moves are shown and said one by one."""
        settings = self.presenter.settings
        return settings.voice and settings.voice_steps

    def open_choices(self) -> None:
        """Show every choice there is."""
        if self.presenter.guard.passes():
            self.opened = True
            self._draw(new=True)
            self.at = len(self.pages) - 1
            self._draw()
            self.say_how(self.answers.read())

    def turn_tiles(self, by: int = 1) -> None:
        """Show the next choices, or those before."""
        assert isinstance(self.answers, Choices)
        self.answers.turn_page(by)
        self._draw()
        self.presenter.speak(self.answers.read_one(self.answers.shown[0][0]))

    def show_number(self) -> None:
        """Show the number as it is set now."""
        self._draw()

    def step_place(self, by: int) -> None:
        """Pick the next place of a picture, or the one before, and name it."""
        assert isinstance(self.asking, AskedPlace)
        spoken = self.asking.step(by)
        if not self.asking.sees_picked:
            self._pane.show_whole()
        self._show_picked(spoken)

    def turn_board(self) -> None:
        """Turn the picture by a sixth, as the player sits; it stays so in all plays."""
        self._pane.show_whole()
        self.presenter.turn_board()
        self._word(new=False)
        self._draw()

    def _tap_board(self, x: float, y: float) -> None:
        """Pick the place that is nearest to a finger (units), and name it."""
        assert isinstance(self.asking, AskedPlace)
        place = self.asking.nearest(x, y)
        if place is None:
            return
        self.presenter.effect("tap")
        if self.asking.board.acts:
            self.take(place)
        else:
            self._show_picked(self.asking.pick(place))

    def _pick_up(self, x: float, y: float) -> bool:
        """Tell whether a piece lies under a finger (units) that may be pulled to where it went."""
        asking = self.asking
        self._piece = asking.piece_at(x, y) if isinstance(asking, AskedPlace) else None
        return self._piece is not None

    def _pull(self, x: float, y: float) -> None:
        """Show where a piece would come to; first of all it is the answer, if asked which one."""
        if isinstance(self.asking, AskedPlace) and self._piece in self.asking.places:
            piece, self._piece = self._piece, None
            self.presenter.carry_out(
                lambda: self.session.answer(piece), lambda: self.presenter.show(self.name)
            )
        if asking := self._pulled:
            asking.aim(x, y)
            self._draw()

    def _drop(self, x: float, y: float) -> None:
        """Answer with the place to which a piece was pulled; where it came from is none."""
        asking = self._pulled
        if asking is None:
            return
        asking.aim(x, y)
        place = asking.picked
        if place is None:
            self._let_go()
        else:
            self.presenter.carry_out(lambda: self.session.answer(place), self.presenter.show_step)

    @property
    def _pulled(self) -> AskedPlace | None:
        """The question on whose picture a piece may be pulled to the answer, if it is one."""
        asking = self.asking
        return asking if isinstance(asking, AskedPlace) and asking.pieces else None

    def _show_picked(self, spoken: str) -> None:
        self._beyond, self._stepped = "", False
        self._draw()
        self.presenter.speak(spoken)

    def close_group(self) -> None:
        """Show the question again as it is first asked; what was done before it is done."""
        self.presenter.visit(self.name)
        if self.at != len(self.pages) - 1:
            self.at = len(self.pages) - 1
            self._draw()

    # what the buttons and the keys do

    def do_next(self) -> None:
        """Answer what was stepped to, else the default; where there is none, read the choices."""
        if self._beyond:
            {"the-die": self.take_die, "menu": self.do_menu}[self._beyond]()
            return
        if not self.page.asks:
            if self.presenter.guard.passes():
                self.turn_page()
            return
        value = self.answers.take()
        if value is NOTHING:
            self._draw()
            self.say_how(self.answers.read())
        elif not self._ends_unread(value):
            self.take(value)

    def _ends_unread(self, value: Any) -> bool:
        """Tell whether this would end a turn that has just begun: Next lay where its end lies."""
        ask = self.worded.ask
        ends = ask is not None and self.worded.reports and value == ask.default
        return ends and not self.session.reported() and not self.presenter.guard.rested(LONG)

    def do_die(self) -> None:
        """Step through the choices where none is marked, or a number; else show the die.

        After the last choice come the tools and the menu.
        """
        if not self.answers.stepping:
            self.take_die()
            return
        self.at, self._stepped = len(self.pages) - 1, True
        named = "" if self._beyond == "the-die" else self.answers.point()
        beyond = {"": "the-die", "the-die": "menu"}.get(self._beyond, "")
        self._beyond = "" if named else beyond
        self._draw()
        self.presenter.speak(named or self.words(f"screens.{self._beyond}"))

    def take_die(self) -> None:
        """Show the die."""
        self.presenter.visit("die")

    def do_undo(self) -> None:
        """Show what was shown before, or take back the last answer."""
        opened = self.opened and self.worded.group is None
        if opened and self.presenter.guard.passes():
            self.opened = False
            self._let_go()
        elif self.at and self.presenter.guard.passes():
            self.at -= 1
            self._draw(new=True)
            self.presenter.speak(self.said_again)
        elif self.at or opened:
            return
        elif isinstance(self.answers, Places) and (self.answers.line or self.answers.at_line):
            self._let_go()
        elif isinstance(self.answers, Choices) and self.answers.page:
            self.turn_tiles(-1)
        elif self.worded.group:
            self.close_group()
        else:
            self.take_back()

    def take_back(self) -> None:
        """Take back the last answer: where more is asked about it, nothing else goes with it."""
        self.presenter.change(lambda: self.session.undo())

    def _let_go(self) -> None:
        """Ask again, with nothing stepped to."""
        if isinstance(self.answers, Places):
            self.answers.start_stepping()
        if isinstance(self.answers, Choices):
            self.answers.pointed = -1
        self._draw()
        self.presenter.speak(self.said_again)

    def do_redo(self) -> None:
        """Put back the answer last undone."""
        self.presenter.change(lambda: self.session.redo())

    def do_repeat(self) -> None:
        """Say the step and its choices, which Die steps through now; or why none is heard.

        Said again at once, it is how the play stands.
        """
        if self._again and self.session.play.ask:
            self.presenter.read("now", **self.detail)
            return
        self.answers.start_stepping()
        self._beyond, self.opened = "", True
        self._draw()
        self.at = len(self.pages) - 1
        self._draw()
        if self.presenter.mute:
            self.presenter.tell(self.words("core.no-voice", reason=self.presenter.mute))
        else:
            opened = bool(self.detail.get("group"))
            said = self._said_of_group(aloud.MANY) if opened else self.session.spoken_with_choices
            self.presenter.speak(said)
        self._again = True

    def do_why(self) -> None:
        """Show the reasons, and whatever the step had no room for."""
        self.presenter.read("why", **self.detail)

    def do_qr(self) -> None:
        """Show the page of the appendix that explains the step."""
        appendix.show(self.presenter)

    def do_adjust(self) -> None:
        """Show everything that is tracked."""
        self.presenter.visit("editor")

    def do_help(self) -> None:
        """Show what the keys and buttons do."""
        self.presenter.read("help")

    def leave_big(self) -> None:
        """Show as many moves at once as have room, from where the big ones have come to."""
        self.presenter.set("big", False)
        self._draw(new=True)

    def do_menu(self) -> None:
        """Show what else there is."""
        self.presenter.visit("menu")

    def do_tools(self) -> None:
        """Show what else there is about this step."""
        self.presenter.visit("tools")

    def do_clock(self) -> None:
        """Pause the clock, or let it count again."""
        session = self.session
        if self.presenter.clock_runs:
            session.pause_clock()
            self.presenter.speak(self.words("core.clock-paused"))
        else:
            session.run_clock()
        self.presenter.refresh_status()

    def pick(self, number: int) -> None:
        """Take the choice of this number, or write a digit."""
        if isinstance(self.answers, Number):
            if self.page.asks:
                self.answers.type(number)
                self._draw()
        else:
            super().pick(number)

    def back(self) -> None:
        if self.detail.get("group"):
            self.close_group()
        else:
            self.do_menu()

    @property
    def told(self) -> str:
        """The question, else the moves: what the step is about."""
        title = self.step.question.title
        return title or " ".join(item.move.plain for item in self.worded.items)

    @property
    def spoken(self) -> str:
        """What is said when the group of choices is opened, or closed again."""
        return self._said_of_group(aloud.FEW)

    def _said_of_group(self, most: int) -> str:
        """Return what is asked within the group that is open, and up to so many choices of it."""
        group = self.worded.group
        if group is None:
            return self.said_again
        labels = [label for _, label in group.options]
        return aloud.joined([group.question, *aloud.few(self.book, labels, most)])

    def show_notices(self) -> None:
        """Show everything the strip has to say."""
        self.presenter.read("notices")
