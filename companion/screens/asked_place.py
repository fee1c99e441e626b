"""A question that is answered on a picture: a tap picks the nearest place, the primary acts.

Places may be smaller than a finger, so no tap on one acts by itself; arrows step through them.
"""

from __future__ import annotations

from functools import partial
from itertools import product
from math import dist, inf
from typing import Any, NamedTuple

from companion.phrases.phrasebook import capital
from companion.screens import number_pad, step, strip
from companion.screens.answers import FEW_PLACES, Kinds, Places
from companion.screens.asking import AskedChoices, Hand, Words
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box, Frame
from companion.screens.framed import Faces
from companion.screens.pictures import Board, Picture, Spots, Touch, nearest
from companion.screens.step import Page, Question, Step
from companion.screens.strip import Strip
from companion.screens.theme import FACT, GAP, LABEL, MOVE, NOUN, TITLE
from companion.screens.widgets.tap import Face
from companion.screens.worded import Worded
from companion.screens.zoom import Zoom

ARROW, ROW, BESIDE = 92, 84, 14
"""The width of an arrow, the height of its row, and the space between map and words."""

BOARD, STANDING = 446, 328
"""The width of the picture in a screen that lies, and its height in one that stands."""

REACH = 60
"""How far from a place a finger still means it, where that acts at once."""

GRIP = 40
"""How far from a piece a finger may come down and still pull it: two hexes are 34 apart."""

PITCH = 1.25
"""From one line of words to the next, as a share of its letters."""

LOW, LINE = 62, 30
"""The height of what is told of the place: two lines beside what turns the picture, or one."""


class Parts(NamedTuple):
    """Where the picture stands, the words, the row of arrows, and what is told of the place."""

    board: Box
    words: Box
    arrows: Box
    told: Box


def parts(frame: Frame) -> Parts:
    """Return the places of a question that is answered on a picture."""
    box = frame.content()
    if frame.upright:
        arrows = Box(box.x, box.bottom - ROW, box.wide, ROW)
        told = Box(box.x, arrows.y - LINE, box.wide, LINE)
        board = Box(4, told.y - GAP - STANDING, frame.wide - 8, STANDING)
        return Parts(board, box.upper(board.y - box.y), arrows, told)
    high = box.high + 12
    board = Box(8, box.y - 6, BOARD + (box.wide - 768) * 0.7, high)
    x = board.right + BESIDE
    told = Box(x, box.bottom - LOW, box.right - x, LOW)
    arrows = Box(x, told.y - GAP - ROW, box.right - x, ROW)
    return Parts(board, Box(x, box.y, box.right - x, arrows.y - GAP - box.y), arrows, told)


class AskedPlace(AskedChoices):
    """Choices of which most lie on a ``board``, as far as ``zoom`` has brought it near."""

    padded = True
    choices: Any

    def __init__(
        self,
        frame: Frame,
        words: Words,
        worded: Worded,
        above: Strip | None,
        choices: Places | Kinds,
        board: Board,
        zoom: Zoom,
        p: Painter,
    ) -> None:
        self.board, self.zoom = board, zoom
        self.places = board.places(worded.view)
        self.lie: Spots = {}
        self.pieces: Spots = {}
        super().__init__(frame, words, worded, above, choices, False, p)

    def _share(self, p: Painter, opened: bool) -> tuple[list[tuple[int, Any, str]], bool]:
        """Return what is not on the board, but for what the primary button answers."""
        apart = [each for each in self.choices.options if each[0] not in self.places]
        if self.picked is None:
            apart = [each for each in apart if each[0] != self.choices.proposal]
        return self._numbered(apart)[:2], False

    @property
    def words_box(self) -> Box:
        return parts(self.frame).words

    @property
    def board_box(self) -> Box:
        """Where the picture stands."""
        return parts(self.frame).board

    @property
    def picked(self) -> Any:
        """The place that is picked, else the one that is likely; None if there is neither."""
        choices = self.choices
        if choices.at_line or (choices.line and choices.pointed < 0):
            return None
        value = choices.pointed_value if choices.pointed >= 0 else choices.proposal
        return value if value in self.places else None

    @property
    def _values(self) -> list[Any]:
        """The places, the likely ones first."""
        return [value for value, _ in self.choices.options if value in self.places]

    @property
    def _label(self) -> str:
        """How the place that is picked is called."""
        return dict(self.choices.options)[self.picked]

    def nearest(self, x: float, y: float) -> Any:
        """Return the place that is nearest to a point (units); where a tap acts, none far off."""
        found = nearest(self.lie, x, y)
        far = found is None or (self.board.acts and dist(self.lie[found], (x, y)) > REACH)
        return None if far else found

    def piece_at(self, x: float, y: float) -> Any:
        """Return the piece under a finger that may be pulled, None for none."""
        found = nearest(self.pieces, x, y)
        return found if found and dist(self.pieces[found], (x, y)) <= GRIP else None

    def aim(self, x: float, y: float) -> None:
        """Pick the place to which a piece is pulled; none where it came from."""
        found = nearest({**self.lie, **self.pieces}, x, y)
        self.choices.pointed = -1
        if found in self.lie:
            self.pick(found)

    @property
    def sees_picked(self) -> bool:
        """Whether what is picked is in sight, however near the picture is."""
        x, y = self.lie.get(self.picked, (0, 0))
        box = self.board_box
        return box.x <= x <= box.right and box.y <= y <= box.bottom

    def step(self, by: int) -> str:
        """Pick the next place, or the one before; return how it is said."""
        values = self._values
        at = values.index(self.picked) + by if self.picked is not None else min(by, 0)
        return self.pick(values[at % len(values)])

    def pick(self, value: Any) -> str:
        """Pick a place; return how it is said."""
        values = [each for each, _ in self.choices.options]
        return self.choices.pick(values.index(value))

    def primary(self, act: Any) -> Face | None:
        if self.picked is None:
            return None
        label = self.words("screens.take-place", place=self._label)
        return Face(label, act, "primary", sign="next", value=self.picked, number=1)

    def question(self, p: Painter, what: Picture | None) -> Question:
        return Question(self.worded.glance.title, inf, inf)

    def put(self, p: Painter, faces: Faces, shown: Step, page: Page, hand: Hand) -> float:
        self._put_beside(p, faces, hand)
        _, _, row, told = parts(self.frame)
        upright = self.frame.upright
        end = row.right - ARROW - (ARROW + GAP if upright else 0)
        for name, by, turned, x in (
            ("place-before", -1, False, row.x),
            ("place-after", 1, True, end),
        ):
            label = self.words(f"screens.{name}")
            face = Face(label, partial(hand.step_place, by), "blank", held=True, stop=False)
            face.paint = partial(_draw_sign, sign="back", turned=turned)
            faces[name] = Box(x, row.y, ARROW, ROW), face
        turn = Face(self.words("screens.turn-board"), hand.turn_board, "blank", stop=False)
        turn.paint = partial(_draw_sign, sign="turn")
        place = Box(row.right - ARROW, row.y, ARROW, ROW)
        faces["turn-board"] = place if upright else place._replace(y=told.y, high=LOW), turn
        return 0

    def paint(self, p: Painter, shown: Step, page: Page) -> list[Touch]:
        if not page.asks:
            step.draw(p, self.frame, shown, page)
            return []
        _, words, arrows, told = parts(self.frame)
        room = words.upper(words.high - strip.LEAST) if self.above else words
        self._draw_question(p, room, shown.question.title)
        self._draw_name(p, arrows)
        self._draw_told(p, told)
        self._draw_board(p)
        return []

    def _draw_board(self, p: Painter) -> None:
        """Draw the picture, or the part of it that is seen."""
        board = self.board_box
        box = self.zoom.seen(board)
        view = self.worded.view
        if box == board:
            lie = self.board.draw(p, box, view, self.picked)
        else:
            with p.within(*board):
                lie = self.board.draw(p, box, view, self.picked)
        self.lie = {name: at for name, at in lie.items() if name in self.places}
        self.pieces = {name: lie[name] for name in self.board.pieces(view) if name in lie}

    def _draw_question(self, p: Painter, box: Box, title: str) -> None:
        """Draw what is asked, in smaller letters if only so there is room for what is so."""
        facts = () if self.above else self.worded.facts
        needs = [len(p.wrap(fact, LABEL, box.wide)) * LABEL * PITCH for fact in facts]
        sizes = (TITLE * p.letters, TITLE, FACT)
        lines = {each: len(p.wrap(title, each, box.wide, True)) for each in sizes}
        ways = product(range(len(facts), 0, -1), sizes) if facts else [(0, size) for size in sizes]
        fits = (
            size
            for count, size in ways
            if lines[size] * size * PITCH + 2 + sum(needs[:count]) <= box.high
        )
        if (size := next(fits, 0)) == 0:
            number_pad.draw_words(p, box, title, ())
            return
        y = p.block(box.x + 2, box.y + size, title, size, box.wide, bold=True)
        self._draw_facts(p, box.lower(y - size - box.y + 2))

    def _draw_facts(self, p: Painter, box: Box) -> None:
        """Draw what is so, all in one size: as many facts as there is room for."""
        facts = () if self.above else self.worded.facts
        for count in range(len(facts), 0, -1):
            for size in (FACT * p.letters, FACT, LABEL):
                lines = [line for fact in facts[:count] for line in p.wrap(fact, size, box.wide)]
                if len(lines) * size * PITCH <= box.high:
                    y = box.y + size
                    for line in lines:
                        p.words(box.x + 2, y, line, size, "dim")
                        y += size * PITCH
                    return

    def _draw_name(self, p: Painter, row: Box) -> None:
        """Draw the place that is picked and which of all it is, or how one is picked."""
        buttons = 3 * ARROW + GAP if self.frame.upright else 2 * ARROW
        wide = row.wide - buttons - 16
        middle = row.x + ARROW + 8 + wide / 2
        if self.picked is None or self.choices.line_name:
            pulls = bool(self.board.pieces(self.worded.view))
            hint = self.words("screens.pull-place" if pulls else "screens.tap-place")
            told = self.choices.line_name or hint
            sizes = (FACT * p.letters, FACT, LABEL)
            most = {each: int(row.high / (each * 1.2)) for each in sizes}
            size = next((s for s in sizes if p.fits(told, s, wide, most[s])), LABEL)
            lines = p.wrap(told, size, wide)[: most[size]]
            y = row.y + row.high / 2 + size * 0.36 - (len(lines) - 1) * size * 0.6
            for line in lines:
                p.words(middle, y, line, size, "dim", anchor="middle")
                y += size * 1.2
            return
        name, values = self._label, self._values
        size = p.largest(name, (NOUN, MOVE, TITLE), wide, 1, True)
        p.words(middle, row.y + 48, name, size, "sand", True, "middle")
        number, count = values.index(self.picked) + 1, len(values)
        if count > FEW_PLACES:
            return
        which = self.words("screens.which-place", number=number, count=count)
        size = p.largest(which, (FACT, LABEL), wide)
        p.words(middle, row.y + 78, which, size, "dim", anchor="middle")

    def _draw_told(self, p: Painter, box: Box) -> None:
        """Draw what lies in the place that is picked."""
        if self.picked is None:
            return
        lines = 1 if self.frame.upright else 2
        wide = box.wide - (0 if self.frame.upright else ARROW + 10)
        words = capital(self.board.tells(self.worded.view, self.picked))
        sizes = [each for each in (FACT * p.letters, FACT, LABEL) if each * lines <= box.high]
        size = p.largest(words, sizes, wide, lines)
        y = box.y + size
        for line in p.wrap(words, size, wide)[:lines]:
            p.words(box.x + 2, y, line, size, "dim")
            y += size * PITCH


def _draw_sign(p: Painter, wide: float, high: float, sign: str, turned: bool = False) -> None:
    p.sign(sign, wide / 2, high / 2, 40, "ice", turned=turned)
