"""How a question is answered on the screen: beside the primary button, on tiles, or by a number."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import Any, Protocol

from companion.engine.prompts import Choose
from companion.phrases.phrasebook import capital
from companion.screens import number_pad, step, strip, tiles
from companion.screens.answers import Choices, Number
from companion.screens.drawing.gauge import Gauge
from companion.screens.drawing.painter import Painter
from companion.screens.frame import LANES, Box, Frame
from companion.screens.framed import Faces
from companion.screens.pictures import Picture, Touch, draw_picture, gauge_for, lanes_high
from companion.screens.step import Page, Question, Step
from companion.screens.strip import Strip
from companion.screens.theme import FACT, GAP, LABEL, TITLE
from companion.screens.widgets.tap import Face, has_room, is_above
from companion.screens.worded import Worded

OTHERS = "others"
"""The button that shows every choice; it answers nothing."""

ABOVE, NARROW = 76, 5
"""The height of fixed tiles whose signs stand above the words, and from how many side by side."""

HIGHEST_LANES = 150
"""The room kept above fixed tiles for lanes, in a screen that stands, whether there are any."""

Words = Callable[..., str]


class Hand(Protocol):
    """What a tap on an answer asks for."""

    def take(self, value: Any) -> None:
        """Answer."""

    def open_choices(self) -> None:
        """Show every choice there is."""

    def turn_tiles(self, by: int = 1) -> None:
        """Show the next choices."""

    def show_number(self) -> None:
        """Show the number as it is set now."""

    def step_place(self, by: int) -> None:
        """Pick the next place of a picture, or the one before."""

    def turn_board(self) -> None:
        """Turn the picture by a sixth."""


class Asking(ABC):
    """How what is asked is answered, maybe with a strip in place of the lanes.

    ``beside`` are the choices beside the primary button, each with its place in all options, its
    value and its label. What is ``padded`` has its own picture of the whole step: a number, or a
    place. Those of a main question are ``gauged`` where all gauges among them have room.
    """

    beside: Sequence[tuple[int, Any, str]] = ()
    tiled = padded = gauged = False

    def __init__(self, frame: Frame, words: Words, worded: Worded, above: Strip | None) -> None:
        self.frame, self.words, self.worded, self.above = frame, words, worded, above

    @property
    def content(self) -> Box:
        """The most room there is."""
        return self.frame.content(strip.HIGH if self.above and self.above.pressing else 0)

    @property
    def words_box(self) -> Box:
        """Where the words of a question stand that is ``padded``."""
        return number_pad.pad_parts(self.frame)[0]

    def primary(self, act: Callable[[], object]) -> Face | None:
        """Return the face of the primary button, which does ``act``; None for the usual one."""
        return None

    @abstractmethod
    def question(self, p: Painter, what: Picture | None) -> Question:
        """Return what is asked, and how much room the answers take."""

    @abstractmethod
    def put(self, p: Painter, faces: Faces, shown: Step, page: Page, hand: Hand) -> float:
        """Put the answers on the page; return by how much its picture makes room for them."""

    def paint(self, p: Painter, shown: Step, page: Page) -> Sequence[Touch]:
        """Draw the step; return what in a picture among the answers opens its field."""
        step.draw(p, self.frame, shown, page)
        return []


class AskedNumber(Asking):
    """A number: on a dial, on a pad, or one tap on it where none is likely."""

    def __init__(
        self,
        frame: Frame,
        words: Words,
        worded: Worded,
        above: Strip | None,
        number: Number,
        opened: bool,
    ) -> None:
        super().__init__(frame, words, worded, above)
        self.number = number
        self.padded = number.maximum - number.minimum >= number_pad.FEW
        self._in_sight = (
            self.padded and not opened and not above and number_pad.in_sight(worded.ask)
        )

    def question(self, p: Painter, what: Picture | None) -> Question:
        high = inf if self.padded else number_pad.DIAL + GAP
        return Question(self.worded.glance.title, high, high)

    def put(self, p: Painter, faces: Faces, shown: Step, page: Page, hand: Hand) -> float:
        if self._in_sight:
            more = Face("…", hand.open_choices, "tile", size=TITLE, stop=False)
            more.spoken = self.words("screens.more")
            number_pad.put_grid(p, faces, self.frame, self.number, hand.take, more)
        elif self.padded:
            clear = self.words("screens.clear")
            number_pad.put_pad(faces, self.frame, self.number, hand.show_number, clear)
        else:
            box = number_pad.dial_box(step.text_box(self.frame, page, shown.picture))
            number_pad.put_dial(faces, box, self.number, hand.show_number)
        return 0

    def paint(self, p: Painter, shown: Step, page: Page) -> Sequence[Touch]:
        if not page.asks or not self.padded:
            super().paint(p, shown, page)
            if page.asks:
                box = step.text_box(self.frame, page, shown.picture)
                number_pad.draw_dial(p, number_pad.dial_box(box), self.number)
            return []
        title = shown.question.title
        if self._in_sight:
            number_pad.draw_above(p, self.frame, self.number, title)
            return []
        words, dial, _ = number_pad.pad_parts(self.frame)
        number_pad.draw_dial(p, dial, self.number)
        return self._paint_above(p, words, title, shown.picture)

    def _paint_above(
        self, p: Painter, words: Box, title: str, what: Picture | None
    ) -> Sequence[Touch]:
        """Draw the question above the dial, with its picture or what is so."""
        if self.above:
            number_pad.draw_words(p, words.upper(words.high - strip.LEAST), title, ())
        elif what and what.low:
            y = number_pad.draw_words(p, words.upper(words.high - number_pad.LOW), title, ())
            if words.bottom - y >= number_pad.LOW:
                box = Box(words.x, y, words.wide, words.bottom - y)
                return draw_picture(p, box, self.worded.view, what, low=True)
        else:
            number_pad.draw_words(p, words, title, self.worded.facts)
        return []


class AskedChoices(Asking):
    """Choices: beside the primary button where two are all, else on tiles; all if ``opened``."""

    def __init__(
        self,
        frame: Frame,
        words: Words,
        worded: Worded,
        above: Strip | None,
        choices: Choices,
        opened: bool,
        p: Painter,
    ) -> None:
        super().__init__(frame, words, worded, above)
        self.choices = choices
        self._gauges: dict[Any, Gauge] = {}
        self.beside, self.tiled = self._share(p, opened)

    def _share(self, p: Painter, opened: bool) -> tuple[Sequence[tuple[int, Any, str]], bool]:
        """Return the choices beside the primary button, and whether there are tiles.

        Where something is to be done, what may come of it besides stands behind one button.
        """
        choices, worded = self.choices, self.worded
        if not choices.tiles:
            return [], False
        if worded.ask is None:
            return self._numbered(choices.tiles)[:2], False
        if worded.reports or choices.proposal is None or opened:
            return self._numbered(choices.apart)[:2], True
        room, lines = self.frame.choices[0].wide - 12, 2 if self.frame.upright else 3
        fits = [p.fits(label, LABEL, room, lines) for _, label in choices.tiles[:2]]
        if len(choices.tiles) <= 2 and all(fits):
            return self._numbered(choices.tiles), False
        if not worded.items or self._beckons:
            return [], True
        first = self._numbered(choices.tiles)[: fits[0]]
        return [*first, (0, OTHERS, self.words("screens.others"))], False

    def _numbered(self, choices: Sequence[tuple[Any, str]]) -> list[tuple[int, Any, str]]:
        """Return choices with their places in all options."""
        return [(self.choices.options.index(each), *each) for each in choices]

    @property
    def _beckons(self) -> bool:
        """Whether the choices are found by a glance, so that all must be in sight."""
        ask = self.worded.ask
        own = isinstance(ask, Choose) and bool(ask.displayed_options)
        return own or self._signs

    @property
    def _signs(self) -> bool:
        return self.worded.any_sign(value for value, _ in self.choices.tiles)

    def question(self, p: Painter, what: Picture | None) -> Question:
        worded = self.worded
        title = worded.glance.title
        if worded.ask is None:
            return Question("", 0)
        if not self.tiled:
            told = worded.glance.moves or not self.beside  # what to do says what comes of it
            return Question("" if worded.items and told and not title.endswith("?") else title)
        wide, beside = self.frame.content().wide, inf
        if worded.reports:
            high = self._fixed_high(p, wide)
            self._gauges = self._find_gauges(p, wide, high)
            self.gauged = bool(self._gauges)
            return Question(title, high, fixed=True)
        if what and not self.frame.upright:
            beside = self._least(p, title, wide - what.lying - step.BESIDE)
        few, high = self.choices.pages, self._least(p, title, wide)
        return Question(title, high, beside if self.choices.pages == few else inf)

    def _least(self, p: Painter, title: str, wide: float) -> float:
        """Return the least height of the tiles; so many are a page's as have room at the most."""
        page = Page([], title=title, asks=True)
        room = self.content.high - step.title_high(p, page, wide)
        shown = self._lay_out(p, wide, room)
        grid = tiles.best(p, wide, room, shown, self._signs)
        return tiles.least(p, wide, grid, shown, self._signs)

    def _fixed_high(self, p: Painter, wide: float) -> float:
        """Return the height of tiles whose place does not depend on what else is shown."""
        lanes = HIGHEST_LANES if self.frame.upright else LANES
        room = self.frame.content(max(lanes, lanes_high(self.worded.view))).high
        shown = self._lay_out(p, wide, room)
        lowest = tiles.lowest(p, wide, room, shown, self._signs)
        return lowest if self.frame.upright else self._with_signs_above(p, wide, lowest, shown)

    def _find_gauges(self, p: Painter, wide: float, high: float) -> dict[Any, Gauge]:
        """Return the gauges of fixed tiles: none if not all tiles and their gauges are in sight."""
        if self.choices.pages > 1:
            return {}
        grid = self._grid(p, wide, high)
        place = Box(0, 0, wide, high).grid(grid.columns, grid.rows)[0]
        return self._gauges_in(p, place, grid.size / p.letters)

    def _gauges_in(self, p: Painter, place: Box, size: float) -> dict[Any, Gauge]:
        """Return the gauges of the tiles in sight: none if not all of them have room."""
        found: dict[Any, Gauge] = {}
        for _, value, label in self.choices.shown:
            if gauge := gauge_for(self.worded.view, str(value)):
                face = Face(capital(label), size=size, sign=self.worded.sign(value))
                if not has_room(p, gauge, face, place.wide, place.high):
                    return {}
                found[value] = gauge
        return found

    def _with_signs_above(self, p: Painter, wide: float, high: float, shown: list[str]) -> float:
        """Return the height of these tiles, with signs above the words where they are narrow.

        Two rows of them leave room for lanes and a title.
        """
        grid = tiles.best(p, wide, high, shown, self._signs)
        narrow = self._signs and grid.columns >= NARROW and grid.rows == 2
        if not narrow or not is_above(p, ABOVE):
            return high
        return max(high, grid._replace(high=ABOVE).whole)

    def _lay_out(self, p: Painter, wide: float, room: float) -> list[str]:
        """Find how many tiles have room; return the words of the first page, the fullest."""
        labels = [label for _, label in self.choices.tiles]
        self.choices.lay_out(tiles.at_once(p, wide, room, labels, self._signs))
        return self._with_more([label for _, label in self.choices.on_page(0)])

    def _with_more(self, labels: list[str]) -> list[str]:
        """Return the words on the tiles of a page, with that which turns it."""
        return [*labels, self._more] if self.choices.pages > 1 else labels

    @property
    def _more(self) -> str:
        """What the tile says that turns the page; the first comes after the last."""
        page, pages = self.choices.page + 1, self.choices.pages
        return f"{self.words('screens.more-tiles')} {page}/{pages}"

    def _grid(self, p: Painter, wide: float, high: float) -> tiles.Grid:
        """Return the grid of the tiles in sight in so much room."""
        shown = self.choices.shown
        signs = self.worded.any_sign(value for _, value, _ in shown)
        return tiles.best(p, wide, high, self._with_more([label for *_, label in shown]), signs)

    def put(self, p: Painter, faces: Faces, shown: Step, page: Page, hand: Hand) -> float:
        lifted = self._put_tiles(p, faces, shown, page, hand) if self.tiled else 0
        self._put_beside(p, faces, hand)
        return lifted

    def _put_tiles(self, p: Painter, faces: Faces, shown: Step, page: Page, hand: Hand) -> float:
        """Put choices on tiles; return by how much the picture makes room for them."""
        choices, lifted = self.choices, 0.0
        if page.foot:
            area = page.foot_box(self.frame)
            grid = self._grid(p, area.wide, area.high)
        else:
            box = step.text_box(self.frame, page, shown.picture)
            used = (step.words_high(p, shown, page, box) or 0) + step.below(page)
            grid = self._grid(p, box.wide, box.high - used)
            area = Box(box.x, box.bottom - grid.whole, box.wide, grid.whole)
            if self.frame.upright and page.picture:  # what answers stands lowest
                area = area._replace(y=page.content(self.frame).bottom - grid.whole)
                lifted = grid.whole + GAP
        places, size = area.grid(grid.columns, grid.rows), grid.size / p.letters
        gauges = self._gauges if self.worded.reports else self._gauges_in(p, places[0], size)
        put = list[Face]()
        for box, (place, value, label) in zip(places, choices.shown, strict=False):
            face = Face(capital(label), partial(hand.take, value), "tile", size=size)
            face.sign, face.barred = self.worded.sign(value), not choices.free(value)
            faces[f"choice-{place}"] = (box, self._choice(face, place, value))
            face.gauge = gauges.get(value)
            put.append(face)
        lifted_words = any(face.gauge and face.gauge.cells for face in put)
        for face in put:
            face.lifted = lifted_words
        if choices.pages > 1:
            face = Face(self._more, hand.turn_tiles, "tile", size=size, number=choices.next_number)
            faces["choice-more"] = (places[len(choices.shown)], face)
        return lifted

    def _put_beside(self, p: Painter, faces: Faces, hand: Hand) -> None:
        """Put the choices beside the primary button."""
        for at, (place, value, label) in enumerate(self.beside):
            box = self.frame.choices[at]
            face = Face(capital(label), partial(hand.take, value), stop=value != OTHERS)
            face.number, face.value = at + 2, value
            if value != OTHERS:
                self._choice(face, place, value)
                short = p.fits(label, FACT, box.wide - 8)
                face.sign = self.worded.sign(value) if short else ""
            faces[f"beside-{at}"] = (box, face)

    def _choice(self, face: Face, place: int, value: Any) -> Face:
        """Return the face of a choice, with its key, marked if Die stepped to it."""
        face.number, face.value = self.choices.number(place), value
        face.marked = place == self.choices.pointed
        return face
