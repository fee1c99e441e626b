"""The map of Tharsis with its neutral tiles, and the areas counted out for a tile.

Rows are numbered at their left ends, areas in counting order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from companion.drawings.icons.shapes import corners
from companion.games.classic.tharsis import AREAS, MIDDLE, NOCTIS, OCEANS, ROWS, Area, neighbours
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.theme import LABEL, colour, mix

KEY = "classic.neutral-tile"
ICONS = {"city": "city", "greenery": "forest"}

RIM = 6
"""How much of the planet is visible around the areas."""

BESIDE = 24
"""The room for the numbers of the rows."""

GLOW = ((12, 0.14), (8, 0.22), (4, 0.5))
"""The widths and strengths of the target's glow."""

TINTS = (0.2, 0.26, 0.15)
"""The share of Mars's colour in adjacent areas."""

COUNTED = 0.45
"""The share of rock's colour in the counted areas."""


class TharsisLayout(NamedTuple):
    """The position of the areas: the middle of all, and the radius of one."""

    x: float
    y: float
    radius: float

    def at(self, area: Area) -> tuple[float, float]:
        """Return the middle of an area: rows overlap by a quarter."""
        row, place = area
        across = (place - (ROWS[row - 1] + 1) / 2) * sqrt(3)
        return self.x + across * self.radius, self.y + (row - MIDDLE) * 1.5 * self.radius


def lay_out(box: Box) -> TharsisLayout:
    """Return the largest map in a box, with room for the numbers of the rows."""
    width = (box.width - BESIDE - 2 * RIM) / (max(ROWS) * sqrt(3))
    height = (box.height - 2 * RIM) / (1.5 * len(ROWS) + 0.5)
    return TharsisLayout(
        box.x + box.width / 2 + (BESIDE - RIM) / 2, box.y + box.height / 2, min(width, height)
    )


def numbered(path: Sequence[Area]) -> dict[Area, int]:
    """Return the number of each counted area except the last, which gets the tile.

    If the count went round, the last number is used.
    """
    last = {area: number for number, area in enumerate(path, 1)}
    return {area: number for area, number in last.items() if area != path[-1]}


def tiles(args: Mapping[str, Sequence[Area]]) -> dict[Area, str]:
    """Return the icon of each neutral tile placed before."""
    cities = {tuple(area): "city" for area in args["cities"]}
    return cities | {tuple(area): "forest" for area in args["greeneries"]}  # type: ignore[return-value]


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the map of a step that places a neutral tile."""
    args = view.args(KEY)
    if args is None:
        return
    path = [(row, place) for row, place in args["path"]]
    target = path[-1]
    on = lay_out(box)
    count = numbered(path)
    _draw_ground(p, on, count)
    for area, icon in tiles(args).items():
        p.icon(icon, *on.at(area), 2.05 * on.radius)
    _draw_target(p, on, target, ICONS[args["tile"]])
    _draw_rows(p, on, target[0])
    for area, number in count.items():
        x, y = on.at(area)
        p.words(x, y + 7, str(number), LABEL, bold=True, anchor="middle")


def draw_tiles(p: Painter, box: Box, view: View, _large: bool) -> Sequence[Touch]:
    """Draw the map with the placed neutral tiles."""
    on = lay_out(box)
    _draw_ground(p, on, ())
    for tile in view.get("neutral", ()):
        p.icon(ICONS[tile["tile"]], *on.at((tile["row"], tile["place"])), 2.05 * on.radius)
    return ()


def _draw_ground(p: Painter, on: TharsisLayout, counted: Iterable[Area]) -> None:
    """Draw the areas: those for oceans and Noctis with an icon, the counted ones lighter."""
    for area in AREAS:
        if len(neighbours(area)) < 6:
            p.poly(corners(6, on.radius + RIM, *on.at(area)), "planet")
    for number, area in enumerate(AREAS):
        x, y = on.at(area)
        if area in OCEANS:
            p.icon("ocean", x, y, 2 * on.radius, mix("ground", "ocean", 0.6))
            continue
        free = mix("planet", "mars", TINTS[number % len(TINTS)])
        ground = mix("planet", "brown", COUNTED) if area in counted else free
        p.poly(corners(6, on.radius - 1, x, y), ground)
        if area == NOCTIS:
            p.disc(x, y, 0.42 * on.radius, "purple")
            p.disc(x + 0.19 * on.radius, y - 0.14 * on.radius, 0.37 * on.radius, ground)


def _draw_rows(p: Painter, on: TharsisLayout, target: int) -> None:
    """Number the rows; that of the target stands out."""
    for row in range(1, len(ROWS) + 1):
        x, y = on.at((row, 1))
        mine = row == target
        left = x - 0.87 * on.radius - RIM - 2
        p.words(left, y + 7, str(row), LABEL, "sand" if mine else "dim", mine, "end")


def _draw_target(p: Painter, on: TharsisLayout, area: Area, icon: str) -> None:
    """Draw the one thing to do now, with a glow."""
    x, y = on.at(area)
    for beyond, strength in GLOW:
        p.poly(corners(6, on.radius + beyond, x, y), colour("orange", strength))
    p.icon(icon, x, y, 2.05 * on.radius, "orange")
