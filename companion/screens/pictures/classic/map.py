"""The map of Tharsis with its neutral tiles and the areas that were counted.

Everything has a shape and a colour, and in the key in the corners a word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from kivy.core.text import Label
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.utils import get_color_from_hex

from companion.games.classic.tharsis import AREAS, NOCTIS, OCEANS, ROWS, Area, neighbours
from companion.screens.pictures.shapes import (
    INK,
    Disc,
    Drawing,
    Frame,
    Point,
    Polygon,
    Shape,
    Stroke,
    corners,
)
from companion.screens.pictures.tiles import city, greenery, ocean

SIZE = (316, 240)
"""The size of the picture, in dp: beside it and below it there is room for words."""

SAND = "#f3e6d0"
ROCK = "#6d3d26"
COUNTED = "#a8653f"
PURPLE = "#77609c"

RADIUS = 1 / 14
"""From the middle of an area to its corner: nine rows fill the height."""

WIDTH = RADIUS * 3**0.5
"""From side to side of an area."""

MARGIN = (SIZE[0] / SIZE[1] - 1) / 2
"""How far the picture reaches beyond the square of side 1, left and right."""


class Mark(NamedTuple):
    """Letters at a point, their middle or the ``share`` of their width that is given."""

    words: str
    centre: Point
    size: float
    colour: str
    share: float = 0.5

    def draw(self, frame: Frame) -> None:
        """Draw them; ``size`` is their height."""
        label = Label(text=self.words, font_size=self.size * frame.side, bold=True)
        label.refresh()
        x, y = frame.place([self.centre])
        width, height = label.texture.size
        Color(*get_color_from_hex(self.colour))
        place = (x - width * self.share, y - height / 2)
        Rectangle(texture=label.texture, pos=place, size=(width, height))


class Map(Drawing):
    """The map: shapes, and letters over them."""

    def __init__(self, shapes: Sequence[Shape], marks: Sequence[Mark], **properties: Any) -> None:
        self.marks = marks
        super().__init__(shapes, **properties)

    def draw(self, *_: object) -> None:
        """Draw everything anew."""
        super().draw()
        side = min(self.size)
        frame = Frame(self.center_x - side / 2, self.center_y - side / 2, side)
        with self.canvas:
            for mark in self.marks:
                mark.draw(frame)


def tharsis(args: Mapping[str, Any], words: Callable[..., str]) -> Map:
    """Draw the map of the say ``classic.neutral-tile``."""
    path = args["path"]
    tiles = {
        **dict.fromkeys(args["cities"], "city"),
        **dict.fromkeys(args["greeneries"], "greenery"),
        path[-1]: args["tile"],
    }
    shapes = [*ground(path), *steps(path)]
    for area, kind in tiles.items():
        shapes += SIGNS[kind](middle(area), RADIUS)
    shapes += frame_of(path[-1])
    return Map(
        [*shapes, *(shape for shape, _ in key(words) if shape)],
        [*numbers(path), *(mark for _, mark in key(words) if mark)],
        size_hint=(None, None),
        size=(dp(SIZE[0]), dp(SIZE[1])),
    )


# Where things are, on a square of side 1


def middle(area: Area) -> Point:
    """Return the middle of an area: rows lie over each other by a quarter."""
    row, place = area
    x = 0.5 + (place - (ROWS[row - 1] + 1) / 2) * WIDTH
    return x, 1 - RADIUS * (1 + 1.5 * (row - 1))


# What lies there


def ground(path: Sequence[Area]) -> Iterator[Shape]:
    """Draw all areas: the reserved ones with a sign, the counted ones lighter."""
    for area in AREAS:
        centre = middle(area)
        if area in OCEANS:
            yield from ocean(centre, RADIUS)
        elif area == NOCTIS:
            yield from noctis(centre, RADIUS)
        else:
            yield Polygon(COUNTED if area in path else ROCK, corners(6, RADIUS * 0.93, centre))


def steps(path: Sequence[Area]) -> Iterator[Shape]:
    """Join the areas that were counted one after the other and lie side by side."""
    for one, other in pairwise(path):
        if other in neighbours(one):
            yield Stroke(INK, [middle(one), middle(other)], RADIUS * 0.16)


def numbers(path: Sequence[Area]) -> Iterator[Mark]:
    """Number the areas that were counted; where the count went round, the last number stands.

    The last area holds its tile.
    """
    last = {area: number for number, area in enumerate(path, 1)}
    for area, number in last.items():
        if area != path[-1]:
            yield Mark(str(number), middle(area), RADIUS * 1.02, SAND)


def frame_of(area: Area) -> Iterator[Shape]:
    """Draw a line around the area that gets the tile."""
    around = corners(6, RADIUS * 0.96, middle(area))
    yield Stroke(SAND, [*around, around[0]], RADIUS * 0.22)


def noctis(centre: Point, radius: float) -> list[Shape]:
    """Draw a violet area with a crescent."""
    x, y = centre
    return [
        Polygon(PURPLE, corners(6, radius * 0.93, centre)),
        Disc(SAND, centre, radius * 0.45),
        Disc(PURPLE, (x + radius * 0.25, y + radius * 0.15), radius * 0.42),
    ]


SIGNS: Mapping[str, Callable[[Point, float], list[Shape]]] = {
    "ocean": ocean,
    "noctis": noctis,
    "city": city,
    "greenery": greenery,
}


def key(words: Callable[..., str]) -> Iterator[tuple[Shape | None, Mark | None]]:
    """Say what the signs mean, one in each corner."""
    for number, (name, sign) in enumerate(SIGNS.items()):
        right, below = number % 2, number // 2
        edge = 1 + MARGIN if right else -MARGIN
        x, y = edge + (RADIUS if not right else -RADIUS), 0.13 if below else 0.93
        for shape in sign((x, y), RADIUS * 0.9):
            yield shape, None
        word = words(f"classic.map-{name}")
        yield None, Mark(word, (edge, y - 0.1), 0.056, SAND, share=right)
