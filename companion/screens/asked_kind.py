"""A question of what went where: a tap on a picture picks the place, one on a tile is the answer.

Each tile names the place that it means: the one that is picked, else where that thing likely goes.
"""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from companion.phrases.phrasebook import capital
from companion.screens import step, strip
from companion.screens.answers import Kinds
from companion.screens.asked_place import BESIDE, AskedPlace
from companion.screens.asking import Hand
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.pictures import Touch
from companion.screens.step import Page, Step
from companion.screens.theme import FACT, GAP, LABEL, TITLE
from companion.screens.widgets.tap import Face

LYING, UPRIGHT = (2, 64), (3, 76)
"""The columns of the tiles, and the height of one, in a screen that lies and in one that stands."""

BOARD = 300
"""The height of the picture in a screen that stands."""

WIDE, SIGN, SMALL_SIGN, INSET = 146, 48, 36, 2
"""Where the words of a tile begin that is so wide, of a narrower one, and the space after them."""


class AskedKind(AskedPlace):
    """Choices of which each is a thing and its place on a ``board``."""

    @property
    def kinds(self) -> Kinds:
        """The choices, by what goes there."""
        return cast(Kinds, self.choices)

    def _share(self, p: Painter, opened: bool) -> tuple[list[tuple[int, Any, str]], bool]:
        return self._numbered(self.kinds.apart)[:2], False

    @property
    def _tiles(self) -> Box:
        """Where the tiles stand."""
        box, (columns, high) = self.frame.content(), UPRIGHT if self.frame.upright else LYING
        rows = -(-len(self.kinds.places) // columns)
        whole = rows * (high + GAP) - GAP
        x = box.x if self.frame.upright else self.board_box.right + BESIDE
        return Box(x, box.bottom - whole, box.right - x, whole)

    @property
    def board_box(self) -> Box:
        if not self.frame.upright:
            return super().board_box
        return Box(4, self._tiles.y - GAP - BOARD, self.frame.wide - 8, BOARD)

    @property
    def words_box(self) -> Box:
        box, tiles = self.frame.content(), self._tiles
        end = self.board_box.y if self.frame.upright else tiles.y - GAP
        return Box(tiles.x, box.y, tiles.wide, end - box.y)

    @property
    def picked(self) -> Any:
        return self.kinds.place

    def pick(self, value: Any) -> str:
        """Pick a place; return how it is said."""
        self.kinds.place = value
        return str(value)

    def primary(self, act: Any) -> Face | None:
        return None

    def put(self, p: Painter, faces: Faces, shown: Step, page: Page, hand: Hand) -> float:
        self._put_beside(p, faces, hand)
        area, columns = self._tiles, (UPRIGHT if self.frame.upright else LYING)[0]
        places = area.grid(columns, -(-len(self.kinds.places) // columns))
        names = {kind: capital(self.worded.view.name(kind, "short")) for kind in self.kinds.places}
        room = places[0].wide - _indent(places[0].wide) - INSET
        sizes = (FACT * p.letters, FACT, LABEL)
        size = min(p.largest(name, sizes, room) for name in names.values())
        for (kind, name), box in zip(names.items(), places, strict=False):
            value, at = self.kinds.value(kind), self.kinds.at(kind)
            words = self.kinds.words_of(value) or name
            face = Face(words, partial(hand.take, value), "blank", value=value)
            face.off = not self.kinds.fits(kind)
            place = "" if face.off else self.kinds.place_of(value)
            face.paint = partial(_draw_tile, face, self.worded.sign(kind), name, place, size)
            if at >= 0:
                face.number, face.marked = self.kinds.number(at), at == self.kinds.pointed
            faces[f"choice-{kind}"] = (box, face)
        return 0

    def paint(self, p: Painter, shown: Step, page: Page) -> list[Touch]:
        if not page.asks:
            step.draw(p, self.frame, shown, page)
            return []
        words = self.words_box
        room = words.upper(words.high - strip.LEAST) if self.above else words
        self._draw_question(p, room, shown.question.title)
        self._draw_board(p)
        return []


def _draw_tile(
    face: Face, sign: str, name: str, place: str, size: float, p: Painter, wide: float, high: float
) -> None:
    """Draw a thing with its sign, and below its name the place that is meant, if it can go there.

    A tile with nothing below the name has that in its middle.
    """
    ink, middle, x = "faint" if face.off else "ice", high / 2, _indent(wide)
    p.sign(sign, x / 2 + 1, middle, x * 0.75, ink if face.off else "")
    p.words(x, middle + (-8 if place else size * 0.36), name, size, ink)
    if place:
        p.words(x, middle + TITLE - 8, place, TITLE, "sand", True)


def _indent(wide: float) -> float:
    """Return where the words of a tile begin, after its sign."""
    return SIGN if wide >= WIDE else SMALL_SIGN
