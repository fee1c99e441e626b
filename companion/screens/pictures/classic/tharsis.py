"""The map of Tharsis with its neutral tiles, and the areas as a finger counts them.

Rows are numbered at their left ends. The numbers of places stand beyond the edge that is nearer,
where their slanting lines end: on each of these an area has the same place in its row.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import cos, radians, sin, sqrt
from typing import NamedTuple

from companion.games.classic.tharsis import AREAS, MIDDLE, NOCTIS, OCEANS, ROWS, Area, neighbours
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import View
from companion.screens.theme import LABEL, colour, mix

KEY = "classic.neutral-tile"
SIGNS = {"city": "city", "greenery": "forest"}

RIM = 6
"""How far the planet is seen around the areas."""

BESIDE, ABOVE = 24, 16
"""The room for the numbers of the rows, and of the places."""

GLOW = ((12, 0.14), (8, 0.22), (4, 0.5))
"""How far the target shines, and how strongly."""

TINTS = (0.16, 0.21, 0.11)
"""How much of the colour of rock is in areas side by side."""

COUNTED = 0.34


class Map(NamedTuple):
    """Where the areas are: the middle of all, and the radius of one."""

    x: float
    y: float
    radius: float

    def at(self, area: Area) -> tuple[float, float]:
        """Return the middle of an area: rows lie over each other by a quarter."""
        row, place = area
        across = (place - (ROWS[row - 1] + 1) / 2) * sqrt(3)
        return self.x + across * self.radius, self.y + (row - MIDDLE) * 1.5 * self.radius


def lay_out(box: Box, upper: bool = True) -> Map:
    """Return the largest map in a box, with room for the numbers of places above or below."""
    wide = (box.wide - BESIDE - 2 * RIM) / (max(ROWS) * sqrt(3))
    high = (box.high - ABOVE - RIM) / (1.5 * len(ROWS) + 0.5)
    radius = min(wide, high)
    shift = (ABOVE - RIM) / 2 * (1 if upper else -1)
    return Map(box.x + box.wide / 2 + (BESIDE - RIM) / 2, box.y + box.high / 2 + shift, radius)


def numbered(path: Sequence[Area]) -> dict[Area, int]:
    """Return the number of each area that was counted, but of the last, which gets the tile.

    Where the count went round, the last number stands.
    """
    last = {area: number for number, area in enumerate(path, 1)}
    return {area: number for area, number in last.items() if area != path[-1]}


def tiles(args: Mapping[str, Sequence[Area]]) -> dict[Area, str]:
    """Return the sign of each neutral tile that lay there before."""
    cities = {tuple(area): "city" for area in args["cities"]}
    return cities | {tuple(area): "forest" for area in args["greeneries"]}  # type: ignore[return-value]


def is_upper(area: Area) -> bool:
    """Tell whether the numbers of places that are nearer to an area stand above."""
    return area[0] <= MIDDLE


def ends(upper: bool) -> list[Area]:
    """Return the areas at which the slanting lines of the places end, by their places."""
    rows = range(1, MIDDLE + 1) if upper else range(len(ROWS), MIDDLE - 1, -1)
    first = {place: row for row in reversed(rows) for place in range(1, ROWS[row - 1] + 1)}
    return [(row, place) for place, row in sorted(first.items())]


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the map of a step that places a neutral tile."""
    args = view.args(KEY)
    if args is None:
        return
    path = [(row, place) for row, place in args["path"]]
    target = path[-1]
    on = lay_out(box, is_upper(target))
    count = numbered(path)
    _draw_ground(p, on, count)
    _draw_edges(p, on, target)
    for area, number in count.items():
        x, y = on.at(area)
        p.words(x, y + 6.5, str(number), LABEL, "sand", anchor="middle")
    for area, sign in tiles(args).items():
        p.sign(sign, *on.at(area), 2.05 * on.radius)
    _draw_target(p, on, target, SIGNS[args["tile"]])


def draw_tiles(p: Painter, box: Box, view: View) -> None:
    """Draw the map with the neutral tiles as they lie."""
    on = lay_out(box)
    _draw_ground(p, on, ())
    for tile in view.get("neutral", ()):
        p.sign(SIGNS[tile["tile"]], *on.at((tile["row"], tile["place"])), 2.05 * on.radius)


def hexagon(x: float, y: float, radius: float) -> list[float]:
    """Return the corners of an area that stands on one of them."""
    turns = [radians(60 * corner + 30) for corner in range(6)]
    return [part for turn in turns for part in (x + radius * cos(turn), y + radius * sin(turn))]


def _draw_ground(p: Painter, on: Map, counted: Iterable[Area]) -> None:
    """Draw the areas: those for oceans and Noctis with a sign, those that were counted lighter."""
    for area in AREAS:
        if len(neighbours(area)) < 6:
            p.poly(hexagon(*on.at(area), on.radius + RIM), "planet")
    for number, area in enumerate(AREAS):
        x, y = on.at(area)
        if area in OCEANS:
            p.sign("ocean", x, y, 2 * on.radius, mix("ground", "ocean", 0.6))
            continue
        share = COUNTED if area in counted else TINTS[number % len(TINTS)]
        p.poly(hexagon(x, y, on.radius - 1), mix("planet", "mine", share))
        if area == NOCTIS:
            p.disc(x, y, 0.42 * on.radius, "purple")
            shade = mix("planet", "mine", share)
            p.disc(x + 0.19 * on.radius, y - 0.14 * on.radius, 0.37 * on.radius, shade)


def _draw_edges(p: Painter, on: Map, target: Area) -> None:
    """Number the rows and the places, and lead from the target's own numbers to it."""
    upper = is_upper(target)
    here = next(end for end in ends(upper) if end[1] == target[1])
    line = colour("sand", 0.3)
    x, y = on.at(target)
    for row in range(1, len(ROWS) + 1):
        left = on.at((row, 1))[0] - 0.87 * on.radius - RIM
        mine = row == target[0]
        if mine:
            p.line((left, y, x, y), line, 2)
        ink = "sand" if mine else "dim"
        p.words(left - 2, on.at((row, 1))[1] + 6.5, str(row), LABEL, ink, mine, "end")
    for end in ends(upper):
        mine = end == here
        end_x, end_y = on.at(end)
        away = 1.5 * on.radius - 4
        mark_x, mark_y = end_x + away * 0.55, end_y + (-away if upper else away)
        if mine:
            p.line((mark_x, mark_y, x, y), line, 2)
        base = mark_y + (2 if upper else 11)
        p.words(mark_x, base, str(end[1]), LABEL, "sand" if mine else "dim", mine, "middle")


def _draw_target(p: Painter, on: Map, area: Area, sign: str) -> None:
    """Draw the one thing to do now: it glows."""
    x, y = on.at(area)
    for beyond, strength in GLOW:
        p.poly(hexagon(x, y, on.radius + beyond), colour("orange", strength))
    p.sign(sign, x, y, 2.05 * on.radius, "orange")
