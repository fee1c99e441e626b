"""The table: plays any script by its prompts, and knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import inf
from typing import Any

from msgspec.structs import replace

from companion.engine.game import YOU
from companion.engine.log import is_main
from companion.engine.prompts import Choose, Confirm, Count, group_of
from companion.phrases.glance import Glance
from companion.phrases.phrasebook import capital
from companion.phrases.wording import Group, Labelled, Wording
from companion.screens import ending, header, number_pad, step, strip, tiles
from companion.screens import told as told_so_far
from companion.screens.answers import NOTHING, Choices, Number
from companion.screens.drawing.painter import Painter
from companion.screens.frame import LANES, Box
from companion.screens.framed import Faces, FramedScreen
from companion.screens.pictures import (
    Picture,
    Touch,
    draw_lanes,
    draw_picture,
    emblem,
    lanes_high,
    picture,
    sign,
    sign_for,
    whose,
)
from companion.screens.pictures import header as picture_header
from companion.screens.presenter import TABLE, Presenter
from companion.screens.services import appendix
from companion.screens.step import Item, Page, Question, Step
from companion.screens.strip import Strip
from companion.screens.theme import FACT, GAP, LABEL, TITLE
from companion.screens.views import numbered, view_of
from companion.screens.widgets.tap import Face
from companion.session import carried_out

OTHERS = "others"
"""The button that shows every choice; it answers nothing."""

BACK = "back"
"""The choice that closes a group of choices; it answers nothing."""

HIGHEST_LANES = 150
"""The room kept above fixed tiles for lanes, in a screen that stands, whether there are any."""

ENDINGS = {"home": "", "scores": "op", "history": "list"}
"""What is left to do when a play is over, each with its sign."""


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
        self._before: Mapping[str, Any] = {}
        self._stood: tuple[int | None, int, Mapping[str, Any]] = None, 0, {}
        self.pages: list[Page] = []
        self._shown: tuple[Any, Any, int, str] = None, None, 0, ""
        self._touches: list[Touch] = []
        self._lifted = 0.0
        self._strip: Strip | None = None
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
        """Word the step that stands; tell whether it is another than was shown."""
        play, group = self.session.play, self.detail.get("group", "")
        shown = play, play.ask, len(play.answered()), group
        new = any(a is not b for a, b in zip(shown[:2], self._shown[:2], strict=True))
        new = new or shown[2:] != self._shown[2:]
        if new:
            self.at, self._shown, self.opened = 0, shown, False
        self._beyond = ""
        self._word(new)
        if isinstance(self.answers, Choices) and self.session.play.ask:
            self.answers.pointed, self.answers.stepping = -1, self.answers.proposal is None
        return new

    # the step

    def _word(self, new: bool) -> None:
        """Find the words of the step, and what it can be answered with."""
        session, book = self.session, self.book
        play = session.play
        if new:
            play_before, answers, state = self._stood
            goes_on = play_before == session.id and len(play.log) > answers
            self._before = state if goes_on else {}
            self._stood = session.id, len(play.log), play.state()
        self.wording: Wording | None = session.ask
        group = self._group()
        self.view = view_of(session, book, self.frame.upright, self._before, group is not None)
        glances = [(say.key, book.glance(say)) for say in play.says]
        self.glance = book.glance(play.ask) if play.ask else Glance()
        if play.ask:
            glances.append((play.ask.key, self.glance))
        moves = [(key, move) for key, glance in glances for move in glance.moves]
        if group:
            glances = [(play.ask.key if play.ask else "", group.glance)]
            moves = [(key, move) for key, glance in glances for move in glance.moves]
        elif play.ask is None:
            glances, moves = [], []
        makers = whose(self.view, [key for key, _ in moves])
        over, named = self._over(), {key: glance.title for key, glance in glances}
        done = carried_out(play)
        self.items = [
            Item(at, move, key, who, key in over, named[key] if key in over else "", done)
            for at, ((key, move), who) in enumerate(zip(moves, makers, strict=True), 1)
        ]
        titles = [
            glance.title
            for key, glance in glances[:-1]
            if glance.title and play.ask and key not in over
        ]
        self.facts = [*titles, *(fact for _, glance in glances for fact in glance.facts)]
        if self.presenter.greeting:
            self.facts.insert(0, self.presenter.greeting)
        if not group:
            first: dict[str, int] = {}
            for item in self.items:
                first.setdefault(item.key, item.number)
            self.view = numbered(self.view, first, {item.key: item.number for item in self.items})
        if new:
            self.answers = self._answers()
        elif isinstance(self.answers, Choices):
            self.answers = self._choices_again(self.answers)

    def _over(self) -> list[str]:
        """Return the keys of what was said of a turn that is over, up to the last of it.

        Where you are first asked what you did, that is all that the automaton did.
        """
        play = self.session.play
        turn, counter = play.turn, play.game.counter
        past = [at for at, say in enumerate(play.says, 1) if say.args.get(counter, turn) != turn]
        bot = play.game.bot
        yours = play.ask is not None and whose(self.view, [play.ask.key])[0] == YOU
        if bot and yours and not self.view.reported and not carried_out(play):
            makers = whose(self.view, [say.key for say in play.says])
            past += [at for at, who in enumerate(makers, 1) if who == bot]
        last = max(past, default=0)
        return [say.key for say in play.says[:last]] if play.ask else []

    def _choices_again(self, before: Choices) -> Choices:
        """Return the choices in the words of now; what was stepped to stays."""
        fresh = self._answers()
        assert isinstance(fresh, Choices)
        fresh.go_on_from(before)
        return fresh

    def _answers(self) -> Choices | Number:
        ask = self.session.play.ask
        if ask is None or self.wording is None:
            options = tuple((name, self.words(f"screens.{name}")) for name in self._endings())
            ending = Choices(options, "home")
            ending.start_stepping()
            return ending
        if isinstance(ask, Count):
            if ask.default is None and ask.maximum - ask.minimum < number_pad.FEW:
                values = range(ask.minimum, ask.maximum + 1)
                return Choices(tuple((value, self.book.option(ask, value)) for value in values))
            return Number(ask.minimum, ask.maximum, ask.default)
        return self._choices(ask, self.wording)

    def _choices(self, ask: Choose | Confirm, wording: Wording) -> Choices:
        (shown, places), default = _placed(wording), wording.default
        group = self._group()
        if group:
            shown, default = (*group.options, (BACK, self.words("screens.back"))), None
            places = ()
        free = {value for value, _ in (*wording.options, *wording.menu)}
        if isinstance(ask, Confirm) and not ask.can_fail:
            shown = ((True, self._done(ask)),)

        def spoken(value: Any, words: str) -> str:
            own = group is None and value not in wording.groups and not isinstance(ask, Confirm)
            return self.book.spoken_option(ask, value) if own else words

        barred = {value for value, _ in shown} - free - ({True} if default is True else set())
        if group:
            barred = set()
        return Choices(shown, default, barred, spoken, places)

    def _done(self, ask: Confirm) -> str:
        """Return what the button of a step says that cannot fail."""
        return self.book.find(ask.key, ask.args, "option-done") or self.words("screens.next")

    def _group(self) -> Group | None:
        """Return the group of choices that is open."""
        return self.wording.groups.get(self.detail.get("group", "")) if self.wording else None

    def _endings(self) -> dict[str, Any]:
        """Return what is left to do when the play is over."""
        found = {
            "home": self.presenter.go_home,
            "scores": lambda: self.presenter.visit("scores"),
            "history": lambda: self.presenter.visit("history"),
        }
        if not self.session.play.scores():
            del found["scores"]
        return found

    # how it is laid out

    def _lay_out(self) -> None:
        """Find out what stands on which page of the step."""
        p = self.measure
        self._strip = self._find_strip()
        self._beside, self._tiled = self._share(p)
        what = self._picture()
        move = what.move(self.view) if what and what.move else None
        question = self._question(p, what)
        told, lanes = self._strip is not None, self._lanes_high()
        self.step = Step(self.items, self.facts, question, what, lanes, move, told)
        big, seen = self.presenter.settings.big, self.pages[self.at].items[:1] if self.at else ()
        self.pages = step.pages(p, self.frame, self.step, big)
        done = any(item.done for item in self.items)
        if done and not (len(self.pages) == 1 and self.pages[0].lanes):  # Why tells them, too
            self.pages = step.pages(p, self.frame, replace(self.step, items=[]), big)
        with_it = (at for at, page in enumerate(self.pages) for item in page.items if item in seen)
        self.at = next(with_it, min(self.at, len(self.pages) - 1))
        self.page = self.pages[self.at]
        self._touches = []

    def _draw(self, new: bool = False) -> None:
        """Lay the step out, and show the page it has come to."""
        self._lay_out()
        p = self.measure
        self._lifted = 0.0
        faces: Faces = {}
        over = self.session.play.ask is None
        if not over and self.page.asks:
            self._put_answers(p, faces)
        elif over and self.session.play.goals():
            _, goals = ending.parts(self._ending_box, self.view.upright)
            act = partial(self.presenter.read, "goals")
            faces["goals"] = (goals, Face(self.words("screens.goals"), act, "bare", stop=False))
        self._put_row(p, faces)
        self.draw(faces, self._paint, new)
        self._put_touches(faces)
        self.taps["more"].focused = self._beyond == "the-die"
        self.taps["menu"].focused = self._beyond == "menu"

    def _picture(self) -> Picture | None:
        if self._group() and is_main(self.session.play.ask):
            return None
        keys = [each.key for each in self.view.says]
        found = picture(self.view, [*keys, *([self.view.asked] if self.view.asked else [])])
        if found:
            return found[1]
        if self.view.turn or self.items or self._tiled or isinstance(self.answers, Number):
            return None
        return emblem(self.view)

    def _lanes_high(self) -> float:
        return strip.HIGH if self._strip else lanes_high(self.view)

    def _find_strip(self) -> Strip | None:
        """Return what stands in place of the lanes: a notice, or what was just taken back."""
        words, what = self.words, self.session.taken_back
        if notices := self.presenter.notices:
            told = words("screens.noticed", what=notices[0].partition(". ")[0])
            return Strip(told, self.show_notices, "warn", "amber", pressing=True)
        if not what:
            return None
        told, moves = words("core.taken-back", what=what), self.session.put_back
        back = Strip(told, self.do_redo, "undo", "sand", words("screens.redo"))
        if not moves:
            return back
        more = words("screens.put-back-count", count=len(moves))
        return back._replace(more=more, show=lambda: self.presenter.read("put-back"))

    def _share(self, p: Painter) -> tuple[list[tuple[int, Any, str]], bool]:
        """Return the choices beside the primary button, and whether there are tiles.

        Where something is to be done, what may come of it besides stands behind one button.
        """
        ask, answers = self.session.play.ask, self.answers
        if isinstance(answers, Number) or not answers.tiles:
            return [], False
        if ask is None:
            return self._numbered(answers.tiles)[:2], False
        if self._reports:
            return self._numbered(answers.apart)[:2], True
        if answers.proposal is None or self.opened:
            return [], True
        room, lines = self.frame.choices[0].wide - 12, 2 if self.frame.upright else 3
        fits = all(p.fits(label, LABEL, room, lines) for _, label in answers.tiles[:2])
        if len(answers.tiles) <= 2 and fits:
            return self._numbered(answers.tiles), False
        if not self.items or self._beckons(ask):
            return [], True
        first = p.fits(answers.tiles[0][1], LABEL, room, lines)
        return [
            *self._numbered(answers.tiles)[:first],
            (0, OTHERS, self.words("screens.others")),
        ], False

    @property
    def _reports(self) -> bool:
        """Whether this is a main question: its tiles never move, so that a tap hits what it hit."""
        ask = self.session.play.ask
        return isinstance(ask, Choose) and bool(ask.fields) and self._group() is None

    def _numbered(self, choices: Sequence[tuple[Any, str]]) -> list[tuple[int, Any, str]]:
        """Return choices with their places in all options."""
        assert isinstance(self.answers, Choices)
        return [(self.answers.options.index(each), *each) for each in choices]

    def _beckons(self, ask: Any) -> bool:
        """Tell whether the choices are found by a glance, so that all must be in sight."""
        if isinstance(ask, Choose) and ask.displayed_options:
            return True
        assert isinstance(self.answers, Choices)
        return any(self._sign(value) for value, _ in self.answers.tiles)

    def _question(self, p: Painter, what: Picture | None) -> Question:
        ask = self.session.play.ask
        if ask is None:
            return Question("", 0)
        title = self.glance.title
        if group := self._group():
            title = group.glance.title
        if isinstance(self.answers, Number):
            if self._padded:
                return Question(title, inf, inf)
            return Question(title, number_pad.DIAL + GAP, number_pad.DIAL + GAP)
        if not self._tiled:
            told = self.glance.moves or not self._beside  # what to do says what is asked
            return Question("" if self.items and told else title)
        wide, beside = self.frame.content().wide, inf
        if self._reports:
            return Question(title, self._fixed_high(p, wide), fixed=True)
        if what and not self.frame.upright:
            beside = self._least(p, title, wide - what.lying - step.BESIDE)
        few, high = self.answers.pages, self._least(p, title, wide)
        return Question(title, high, beside if self.answers.pages == few else inf)

    @property
    def _in_sight(self) -> bool:
        """Whether the numbers stand side by side: none of them is likely, and one tap takes it."""
        ask = self.session.play.ask
        if not isinstance(ask, Count) or not self._padded or self.opened or self._strip:
            return False
        return ask.default is None and ask.minimum >= 0 and ask.maximum < number_pad.IN_SIGHT

    @property
    def _padded(self) -> bool:
        return isinstance(self.answers, Number) and (
            self.answers.maximum - self.answers.minimum >= number_pad.FEW
        )

    def _least(self, p: Painter, title: str, wide: float) -> float:
        """Return the least height of the tiles; so many are a page's as have room at the most."""
        assert isinstance(self.answers, Choices)
        page = Page([], title=title, asks=True)
        room = self.frame.content().high - step.title_high(p, page, wide)
        labels = [label for _, label in self.answers.tiles]
        signs = any(self._sign(value) for value, _ in self.answers.tiles)
        self.answers.lay_out(tiles.at_once(p, wide, room, labels, signs))
        shown = self._fullest
        grid = tiles.best(p, wide, room, shown, signs)
        return tiles.least(p, wide, grid, shown, signs)

    def _fixed_high(self, p: Painter, wide: float) -> float:
        """Return the height of tiles whose place does not depend on what else is shown."""
        assert isinstance(self.answers, Choices)
        lanes = HIGHEST_LANES if self.frame.upright else LANES
        room = self.frame.content(max(lanes, lanes_high(self.view))).high
        labels = [label for _, label in self.answers.tiles]
        signs = any(self._sign(value) for value, _ in self.answers.tiles)
        self.answers.lay_out(tiles.at_once(p, wide, room, labels, signs))
        return tiles.lowest(p, wide, room, self._fullest, signs)

    @property
    def _fullest(self) -> list[str]:
        """The words on the tiles of the first page: there are as many as a page has room for."""
        assert isinstance(self.answers, Choices)
        labels = [label for _, label in self.answers.on_page(0)]
        return [*labels, self._more] if self.answers.pages > 1 else labels

    def _labels(self) -> list[str]:
        """Return the words on the tiles in sight."""
        assert isinstance(self.answers, Choices)
        labels = [label for _, _, label in self.answers.shown]
        return [*labels, self._more] if self.answers.pages > 1 else labels

    def _grid(self, p: Painter, wide: float, high: float) -> tiles.Grid:
        """Return the grid of the tiles in sight in so much room."""
        assert isinstance(self.answers, Choices)
        signs = any(self._sign(value) for _, value, _ in self.answers.shown)
        return tiles.best(p, wide, high, self._labels(), signs)

    @property
    def _more(self) -> str:
        """What the tile says that turns the page; the first comes after the last."""
        assert isinstance(self.answers, Choices)
        page, pages = self.answers.page + 1, self.answers.pages
        return f"{self.words('screens.more-tiles')} {page}/{pages}"

    def _sign(self, value: Any) -> str:
        """Return the sign of a choice: that of the question, else that of its name."""
        game, _, question = self.view.asked.partition(".")
        own = sign_for(self.view, f"{question}.{value}")
        name = str(value).rpartition(".")[2] if self._group() else str(value)
        return own or sign(game, name)

    # what can be tapped

    def _put_answers(self, p: Painter, faces: Faces) -> None:
        box = step.text_box(self.frame, self.page, self.step.picture)
        if isinstance(self.answers, Number):
            if self._in_sight:
                more = Face("…", self.open_choices, "tile", size=TITLE, stop=False)
                more.spoken = self.words("screens.more")
                number_pad.put_grid(p, faces, self.frame, self.answers, self.take, more)
            elif self._padded:
                clear = self.words("screens.clear")
                number_pad.put_pad(faces, self.frame, self.answers, self._draw, clear)
            else:
                number_pad.put_dial(faces, number_pad.dial_box(box), self.answers, self._draw)
            return
        if not self._tiled:
            return
        if self.page.foot:
            area = self.page.foot_box(self.frame)
            grid = self._grid(p, area.wide, area.high)
        else:
            used = (step.words_high(p, self.page, box) or 0) + step.below(self.page)
            grid = self._grid(p, box.wide, box.high - used)
            area = Box(box.x, box.bottom - grid.whole, box.wide, grid.whole)
            if self.frame.upright and self.page.picture:  # what answers stands lowest
                area = area._replace(y=self.page.content(self.frame).bottom - grid.whole)
                self._lifted = grid.whole + GAP
        places = area.grid(grid.columns, grid.rows)
        for box, (place, value, label) in zip(places, self.answers.shown, strict=False):
            face = Face(
                capital(label),
                self._taker(value),
                "tile",
                size=grid.size / p.letters,
                sign=self._sign(value),
                number=self.answers.number(place),
                value=value,
                barred=not self.answers.free(value),
                marked=place == self.answers.pointed,
            )
            faces[f"choice-{place}"] = (box, face)
        if self.answers.pages > 1:
            at = len(self.answers.shown)
            face = Face(
                self._more,
                self.turn_tiles,
                "tile",
                size=grid.size / p.letters,
                number=self.answers.next_number,
            )
            faces["choice-more"] = (places[at], face)

    def _put_row(self, p: Painter, faces: Faces) -> None:
        """Put the row of buttons, and the menu."""
        frame, words = self.frame, self.words
        places = list(frame.choices)
        beside = self._beside if self.page.asks else []
        for at, (place, value, label) in enumerate(beside):
            faces[f"beside-{at}"] = (places[at], self._choice_beside(p, at, place, value, label))
        taken = len(beside)
        if taken < 2 and self.page.foot and (told := self.session.reported()):
            wide = places[-1].right - places[taken].x
            faces["told"] = (places[taken]._replace(wide=wide), self._told(told))
            taken = 2
        tools = [("why", self.do_why, "why"), ("repeat", self.do_repeat, "speaker")]
        for at, (name, act, icon) in zip(range(taken, 2), tools, strict=False):
            mute = name == "repeat" and bool(self.presenter.mute)
            label = words("screens.no-voice") if mute else words(f"screens.{name}")
            ink = "amber" if mute else ""
            faces[name] = (places[at], Face(label, act, sign=icon, ink=ink, stop=False))
        primary = self._primary()
        if len(self.pages) > 1:
            primary.note = f"{self.at + 1} / {len(self.pages)}"
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
                off=not undo,
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
        if self.presenter.clock:
            faces["clock"] = (header.clock_box(frame), self._clock)
        shown, over = self._strip, self.session.play.ask is None
        padded = self._padded and self.page.asks
        if shown and (shown.pressing or self.page.lanes or padded or over):
            faces |= shown.faces(self._strip_box)

    def _choice_beside(self, p: Painter, at: int, place: int, value: Any, label: str) -> Face:
        """Return the face of a choice beside the primary button."""
        face = Face(
            capital(label),
            self._taker(value),
            value=value,
            number=at + 2,
            stop=value != OTHERS,
            sign=self._sign_beside(p, value, label),
        )
        if isinstance(self.answers, Choices) and value != OTHERS:
            face.number = self.answers.number(place)
            face.marked = place == self.answers.pointed
        return face

    def _told(self, told: Sequence[tuple[Any, str]]) -> Face:
        """Return the face of what was reported so far: how much, and what came last."""
        (value, last), count = told[-1], self.words("screens.told", count=len(told))
        sign = self._sign(value) or self._sign(group_of(value))
        return told_so_far.face(count, last, sign, partial(self.presenter.visit, "history"))

    def _sign_beside(self, p: Painter, value: Any, label: str) -> str:
        """Return the sign of a choice beside the primary button, if its words take one line."""
        if self.session.play.ask is None:
            return ENDINGS.get(value, "")
        short = p.fits(label, FACT, self.frame.choices[0].wide - 8)
        return self._sign(value) if short and value != OTHERS else ""

    def _primary(self) -> Face:
        """Return the face of the one thing to do now."""
        words, ask = self.words, self.session.play.ask
        if not self.page.asks or ask is None:
            label = words("screens.home") if ask is None else words("screens.next")
            arrow = "" if ask is None else "next"
            return Face(label, self.do_next, "primary", sign=arrow, number=0)
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
        """The place of the strip: that of the lanes, or below the question beside a number pad."""
        if self._padded and self.page.asks:
            words, _, _ = number_pad.pad_parts(self.frame)
            return words.lower(words.high - strip.LEAST)
        page = self.page if self.page.lanes else replace(self.page, lanes=strip.LEAST)
        return page.lanes_box(self.frame)

    def _taker(self, value: Any) -> Any:
        return lambda: self.take(value)

    def _put_touches(self, faces: Faces) -> None:
        """Let what is drawn open its fields, where they may be corrected now."""
        fields = self.session.play.fields if self.session.play.ask else {}
        more: Faces = {}
        for at, (box, field) in enumerate(self._touches):
            if field in fields and not fields[field].settled:
                act = self._opener(field)
                name = self.book.field(field, self.session.game.name)
                more[f"touch-{at}"] = (box, Face(name, act, "bare", stop=False))
        if more:
            self._place({**more, **faces})

    def _opener(self, field: str) -> Any:
        return lambda: self.presenter.visit("editor", field=field)

    # how it looks

    def _paint(self, p: Painter, covered: bool = False) -> None:
        frame, view = self.frame, self.view
        past = self.page.past and bool(view.before)
        head = picture_header(view.earlier if past else view)
        before = picture_header(view.earlier).numbers if view.before and not past else ()
        clock = bool(self.presenter.clock) and not covered
        header.draw(p, frame, head, clock, dict(before))
        if self.session.play.ask is None:
            ending.draw(p, self._ending_box, view, self.session, self.book)
            return
        number = self.answers if isinstance(self.answers, Number) and self.page.asks else None
        if number and self._padded:
            self._paint_pad(p, number)
        else:
            step.draw(p, frame, self.step, self.page)
            if number:
                box = step.text_box(frame, self.page, self.step.picture)
                number_pad.draw_dial(p, number_pad.dial_box(box), number)
        what = self.step.picture
        p.only_numbers = [item.number for item in self.page.items]
        if self.page.picture and what:
            box = step.picture_box(frame, self.page, what)
            box = box._replace(y=box.y - self._lifted)
            self._touches += draw_picture(p, box, view, what)
        if self.page.lanes and not self._strip:
            self._touches += draw_lanes(p, self.page.lanes_box(frame), view)
        p.only_numbers = None

    def _paint_pad(self, p: Painter, number: Number) -> None:
        """Draw a number that has a pad, and above it the question with its picture."""
        words, dial, _ = number_pad.pad_parts(self.frame)
        what, title = self.step.picture, self.step.question.title
        if self._in_sight:
            number_pad.draw_above(p, self.frame, number, title)
            return
        if self._strip:
            number_pad.draw_words(p, words.upper(words.high - strip.LEAST), title, ())
        elif what and what.low:
            above = words.upper(words.high - number_pad.LOW)
            y = number_pad.draw_words(p, above, title, ())
            if words.bottom - y >= number_pad.LOW:
                box = Box(words.x, y, words.wide, words.bottom - y)
                self._touches += draw_picture(p, box, self.view, what, low=True)
        else:
            number_pad.draw_words(p, words, title, self.facts)
        number_pad.draw_dial(p, dial, number)

    # what answers

    def take(self, value: Any) -> None:
        """Answer with a choice, open a group of choices, or go where the end leads."""
        if self.session.play.ask is None:
            self._endings()[value]()
        elif value == OTHERS:
            self.open_choices()
        elif value == BACK and self._group():
            self.close_group()
        elif self.wording and not self._group() and value in self.wording.groups:
            self.presenter.visit(self.name, group=value)
        else:
            self.presenter.change(lambda: self.session.answer(value))

    def turn_page(self) -> None:
        """Show the moves that come next, and say them."""
        self.at += 1
        self._draw(new=True)
        moves = [item.move.plain for item in self.page.items]
        title = self.page.title or (self.step.question.title if self.page.asks else "")
        self.presenter.speak(". ".join([*moves, title]).strip(". "))

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

    def close_group(self) -> None:
        """Show the question again as it is first asked."""
        self.presenter.visit(self.name)

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
        else:
            self.take(value)

    def do_die(self) -> None:
        """Step through the choices where none is marked, or a number; else show the die.

        After the last choice come the tools and the menu.
        """
        if not self.answers.stepping:
            self.take_die()
            return
        self.at = len(self.pages) - 1
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
        if self.opened and self.presenter.guard.passes():
            self.opened = False
            self._draw()
        elif self.at and self.presenter.guard.passes():
            self.at -= 1
            self._draw(new=True)
        elif self.at or self.opened:
            return
        elif isinstance(self.answers, Choices) and self.answers.page:
            self.turn_tiles(-1)
        elif self._group():
            self.close_group()
        else:
            self.presenter.change(lambda: self.session.undo())

    def do_redo(self) -> None:
        """Put back the answer last undone."""
        self.presenter.change(lambda: self.session.redo())

    def do_repeat(self) -> None:
        """Say the step and its choices, which Die steps through now; or why none is heard."""
        self.answers.start_stepping()
        self._beyond, self.opened = "", True
        self._draw()
        self.at = len(self.pages) - 1
        self._draw()
        if self.presenter.mute:
            self.presenter.tell(self.words("core.no-voice", reason=self.presenter.mute))
        else:
            opened = bool(self.detail.get("group"))
            self.presenter.speak(self.spoken if opened else self.session.spoken_with_choices)

    def do_why(self) -> None:
        """Show the reasons, and whatever the step had no room for."""
        self.presenter.read("why", **self.detail)

    def do_qr(self) -> None:
        """Show the page of the appendix that explains the step."""
        appendix.show(self.presenter)

    def do_adjust(self) -> None:
        """Show everything that is tracked."""
        self.presenter.show("editor")

    def do_help(self) -> None:
        """Show what the keys and buttons do."""
        self.presenter.read("help")

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
        return title or " ".join(item.move.plain for item in self.items)

    @property
    def spoken(self) -> str:
        """What is said when the group of choices is opened, or closed again."""
        ask, group = self.session.ask, self._group()
        if group is None:
            return ask.voice if ask else ""
        choices = ". ".join(self.answers.read())
        return " ".join([group.question, self.words("core.choices", choices=choices)])

    def show_notices(self) -> None:
        """Show everything the strip has to say."""
        self.presenter.read("notices")


def _placed(wording: Wording) -> tuple[Labelled, Sequence[Any]]:
    """Return the choices, the likely first, and the places of those that have one.

    A group has its place by its name, also where a single one of it is left, or none.
    """
    menu = dict(wording.menu)
    found = {group_of(value) or value: value for value in menu}
    placed = {found.get(value, value): label for value, label in wording.displayed_options}
    return tuple({**menu, **placed, **menu}.items()), tuple(placed)
