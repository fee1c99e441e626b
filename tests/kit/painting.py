"""Faults of the texts of a picture: cut off, outside, too small, or covered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from math import hypot
from typing import Any, NamedTuple

from kivy.graphics import Canvas

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box

LEAST = 20
"""The minimum text size, in units."""

BELOW = set("gjpqyçQJ,;()")
"""Letters that reach below their line."""

SLACK = 1.5
"""Units by which text may exceed its room, or overlap others."""


class Item(NamedTuple):
    """A thing that was drawn: its ``place`` in units, and its ``words``, "" for a shape.

    It is a ``icon`` if it has no background; a polygon has its ``corners``.
    """

    place: Box
    words: str = ""
    size: float = 0
    icon: bool = False
    corners: Sequence[tuple[float, float]] = ()


class Watched(Painter):
    """Draws nothing, and records in ``items`` what it is asked to draw, the bottom one first.

    ``unit`` pixels are a unit, and text is ``text_scale`` times larger if it fits.
    """

    def __init__(self, unit: float = 1, text_scale: float = 1) -> None:
        super().__init__(Canvas(), 0, 0, unit, text_scale)
        self.items: list[Item] = []
        self.cut: list[str] = []

    def at(self, x: float, y: float) -> Painter:
        raise NotImplementedError("a picture draws where it is")

    def words(self, x: float, y: float, words: str, size: float, *look: Any, **more: Any) -> float:
        before = len(self.items)
        width = super().words(x, y, words, size, *look, **more)
        del self.items[before:]  # the signs among the words
        if words.strip():
            _, left, low, _, top, size = self.drawn[-1]
            low += 0 if BELOW & set(words) else 0.2 * size * self.unit
            place = Box(left / self.unit, -top / self.unit, width, (top - low) / self.unit)
            self.items.append(Item(place, words.replace("**", ""), size))
        return width

    def largest(
        self, words: str, sizes: Sequence[float], room: float, lines: int = 1, bold: bool = False
    ) -> float:
        found = super().largest(words, sizes, room, lines, bold)
        if not self.fits(words, found, room, lines, bold):
            self.cut.append(words)
        return found

    def icon(self, name: str, x: float, y: float, size: float, *look: Any, **more: Any) -> None:
        super().icon(name, x, y, size, *look, **more)
        self.items.append(Item(_around(x, y, size * 0.42), icon=True))

    def rect(self, x: float, y: float, width: float, height: float, *look: Any) -> None:
        super().rect(x, y, width, height, *look)
        self.items.append(Item(Box(x, y, width, height)))

    def disc(self, x: float, y: float, radius: float, colour: Any) -> None:
        super().disc(x, y, radius, colour)
        self.items.append(Item(_around(x, y, radius * 0.86)))

    def polys(self, shapes: Any, colour: Any) -> None:
        shapes = [list(each) for each in shapes]
        super().polys(shapes, colour)
        self.items += [_polygon(each) for each in shapes]

    def copies(self, points: Sequence[float], places: Any, colour: Any) -> None:
        places = list(places)
        super().copies(points, places, colour)
        pairs = list(zip(points[::2], points[1::2], strict=True))
        shapes = ([each for x, y in pairs for each in (left + x, top + y)] for left, top in places)
        self.items += [_polygon(each) for each in shapes]

    def line(self, points: Sequence[float], *look: Any, **more: Any) -> None:
        super().line(points, *look, **more)
        for (x, y), (to_x, to_y) in pairwise(zip(points[::2], points[1::2], strict=True)):
            steps = max(1, round(hypot(to_x - x, to_y - y) / 8))
            for at in range(steps + 1):
                share = at / steps
                self.items.append(Item(_around(x + (to_x - x) * share, y + (to_y - y) * share, 1)))


def painted(widget: Any) -> tuple[Watched, Box]:
    """Return what a widget paints now, and its box: in units from the top left."""
    from kivy.metrics import dp

    from companion.screens.theme import theme

    p = Watched(dp(1), theme.text_scale)
    box = Box(0, 0, widget.width / dp(1), widget.height / dp(1))
    widget.paint(p, box)
    return p, box


def faults_of(p: Watched, box: Box) -> list[str]:
    """Return all faults of the texts drawn into a box."""
    texts = [(at, each) for at, each in enumerate(p.items) if each.words]
    return [
        *(f"has no room: {words!r}" for words in p.cut),
        *(f"outside: {described(each)}" for _, each in texts if not _inside(each.place, box)),
        *(f"too small: {described(each)}" for _, each in texts if each.size < LEAST - 0.1),
        *(
            f"over each other: {described(one)}, {described(other)}"
            for (_, one), (_, other) in combinations(texts, 2)
            if _touch(one.place, other.place)
        ),
        *(f"covered: {described(each)} by {by.place}" for at, each in texts for by in _over(p, at)),
    ]


def under(p: Watched, box: Box) -> list[str]:
    """Return the texts in a box."""
    return [each.words for each in p.items if each.words and _touch(each.place, box)]


def _over(p: Watched, at: int) -> list[Item]:
    """Return what covers a text: what was drawn later, or an icon visible through it."""
    text = p.items[at]
    later = (each for each in p.items[at + 1 :] if not each.words)
    found = [each for each in later if _touch(text.place, each.place) and _meets(each, text.place)]
    grounds = (n for n in range(at - 1, 0, -1) if _inside(text.place, p.items[n].place))
    seen_through = p.items[next(grounds, 0) : at]
    found += [each for each in seen_through if each.icon and _touch(text.place, each.place)]
    return found[:1]


def _touch(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > SLACK and down > SLACK


def _inside(place: Box, box: Box) -> bool:
    left, top = place.x >= box.x - SLACK, place.y >= box.y - SLACK
    return left and top and place.right <= box.right + SLACK and place.bottom <= box.bottom + SLACK


def _around(x: float, y: float, half: float) -> Box:
    return Box(x - half, y - half, 2 * half, 2 * half)


def _polygon(points: Sequence[float]) -> Item:
    across, down = points[::2], points[1::2]
    left, top = min(across), min(down)
    place = Box(left, top, max(across) - left, max(down) - top)
    return Item(place, corners=list(zip(across, down, strict=True)))


def _meets(item: Item, box: Box) -> bool:
    """Return whether a shape whose bounds meet a box meets it: no edge separates them."""
    inner = Box(box.x + SLACK, box.y + SLACK, box.width - 2 * SLACK, box.height - 2 * SLACK)
    of_box = [(x, y) for x in (inner.x, inner.right) for y in (inner.y, inner.bottom)]
    edges = zip(item.corners, [*item.corners[1:], *item.corners[:1]], strict=True)
    for (x, y), (to_x, to_y) in edges:
        across, down = to_y - y, x - to_x
        one = [a * across + b * down for a, b in item.corners]
        other = [a * across + b * down for a, b in of_box]
        if max(one) < min(other) or max(other) < min(one):
            return False
    return True


def described(item: Item) -> str:
    return f"{item.words!r} {item.size:.0f} at {tuple(map(round, item.place))}"
