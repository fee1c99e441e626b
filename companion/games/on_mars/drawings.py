"""The diagrams of On Mars, from the hexes, names and tables of its rules."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, pi, sin, sqrt
from typing import NamedTuple

from companion.drawings import GameDrawings
from companion.drawings.diagrams.parts import (
    LARGE,
    USUAL,
    WIDTH,
    Diagram,
    Label,
    Mark,
    Part,
    arrow,
    box,
    diagram,
    disc,
    flat_hexagon,
    line,
    polygon,
    ring,
)
from companion.games.on_mars.components import COLONY, LOOP, LSS, ORBIT, SHIPS, spaces_of
from companion.games.on_mars.hex_names import edge_marks
from companion.games.on_mars.hexes import Hex, distance, neighbours
from companion.games.on_mars.icons import COLOURS, ICONS
from companion.games.on_mars.lab import ROWS, USUAL_LAB
from companion.games.on_mars.mars import CENTRE, OUTLINE

BUILDING_ICONS = {"water-extractor": "water", "oxygen-condenser": "oxygen"}
"""The icon of a Building whose name differs."""

SHADES = (0.3, 0.37, 0.24)
"""The share of Mars's colour in adjacent hexes."""

DEPOT = 8
"""The spaces of a Depot (p. 6)."""


class HexGrid(NamedTuple):
    """The positions of hexes: the middle of the board, and the radius of a hex."""

    x: float
    y: float
    radius: float

    def at(self, where: Hex) -> tuple[float, float]:
        """Return the middle of a hex."""
        down = sqrt(3) * (where.r + where.q / 2)
        return self.x + 1.5 * where.q * self.radius, self.y + down * self.radius

    def ground(self, hexes: Iterable[Hex]) -> list[Part]:
        """Return empty hexes."""
        held = sorted(hexes)
        parts: list[Part] = [flat_hexagon(*self.at(at), 1.3 * self.radius, "planet") for at in held]
        for shade in SHADES:
            alike = (at for at in held if _shade(at) == shade)
            parts += [flat_hexagon(*self.at(at), self.radius - 0.9, "mars", shade) for at in alike]
        return parts

    def lit(self, hexes: Iterable[Hex], colour: str) -> list[Part]:
        """Return highlighted hexes: with an edge of this colour, and a tint of it."""
        held = sorted(hexes)
        return [
            *(flat_hexagon(*self.at(at), self.radius - 0.9, colour) for at in held),
            *(flat_hexagon(*self.at(at), self.radius - 4, "ground") for at in held),
            *(flat_hexagon(*self.at(at), self.radius - 4, colour, 0.3) for at in held),
        ]


def _shade(at: Hex) -> float:
    return SHADES[(at.q * 7 + at.r * 13 + at.q * at.r) % len(SHADES)]


def _around(middle: Hex, far: int) -> list[Hex]:
    """Return the hexes within a distance of one."""
    return [at for at in OUTLINE if distance(at, middle) <= far]


def map_of_mars() -> Diagram:
    """Return every hex, with the letters of columns and numbers of diagonals around the map."""
    grid = HexGrid(WIDTH / 2, 154, 16.4)
    marks: list[Part] = []
    for words, at, towards in edge_marks(OUTLINE):
        (x, y), (to_x, to_y) = grid.at(at), grid.at(towards)
        marks.append(Label(words, x + (to_x - x) * 0.98, y + (to_y - y) * 0.98, colour="dim"))
    return diagram(302, grid.ground(OUTLINE), marks, Mark("mine", *grid.at(CENTRE), 24))


def zone() -> Diagram:
    """Return a Bot's hex and its six neighbours: the Building Zone (p. 12)."""
    grid = HexGrid(WIDTH / 2, 140, 29)
    lit = [CENTRE, *neighbours(CENTRE)]
    return diagram(
        280,
        grid.ground(_around(CENTRE, 2)),
        grid.lit(lit, "ice"),
        Mark("bot", *grid.at(CENTRE), 44),
    )


def complex_of_mines() -> Diagram:
    """Return three Mines that touch, and a fourth that a level 3 Tech would join (p. 14)."""
    grid = HexGrid(126, 126, 26)
    mines = (Hex(-1, 0), Hex(0, 0), Hex(0, -1))
    fourth = Hex(1, 0)
    ground = _around(CENTRE, 2)
    return diagram(
        252,
        grid.ground(ground),
        grid.lit(mines, "mine"),
        grid.lit([fourth], "orange"),
        [Mark("mine", *grid.at(at), 34) for at in mines],
        Mark("mine", *grid.at(fourth), 34, "orange"),
        Mark("tech", 300, 88, 56, "mine"),
        Label(f"≥ {len(mines)}", 300, 148, LARGE, bold=True),
    )


def two_apart() -> Diagram:
    """Return a tile, the hexes that are too near to it, and those exactly two from it (p. 13)."""
    grid = HexGrid(WIDTH / 2, 140, 21.5)
    far = [at for at in _around(CENTRE, 3) if distance(at, CENTRE) == 2]
    near = neighbours(CENTRE)
    return diagram(
        280,
        grid.ground(_around(CENTRE, 3)),
        grid.lit(far, "ice"),
        grid.lit([CENTRE], "greenhouse"),
        Mark("greenhouse", *grid.at(CENTRE), 28),
        [Mark("cross", *grid.at(at), 18, "dim") for at in near],
        [Label("2", *grid.at(at), USUAL, "ice", bold=True) for at in far],
    )


def turn_order() -> Diagram:
    """Return the eight spaces in two rows, and the Shuttle that flies between them (pp. 8, 19)."""
    parts: list[Part] = []
    for side, icon, y in ((ORBIT, "planet", 52), (COLONY, "landing", 208)):
        parts += [box(0, y - 44, WIDTH, 88, "panel", 14), Mark(icon, 38, y, 44)]
        for at, space in enumerate(spaces_of(side)):
            x = 108 + at * 70
            parts += [ring(x, y, 27, "faint", 3), Label(str(space), x, y, LARGE, bold=True)]
    up = arrow((150, 158, 150, 102), "dim", 4)
    down = arrow((210, 102, 210, 158), "dim", 4)
    return diagram(260, parts, up, down, Mark("shuttle", 284, 130, 56))


def laboratory() -> Diagram:
    """Return the Lab: levels above its columns, OP below, and where a Tech can go next (p. 11)."""
    radius, left, middle = 30.0, 38.0, 138.0
    across, down = 1.9 * radius, sqrt(3) * radius

    def at(place: str) -> tuple[float, float]:
        column, row = int(place[0]), ROWS.index(place[1])
        count = USUAL_LAB.spaces[column - 1]
        return left + (column - 1) * across, middle + (row - (count - 1) / 2) * down

    start = "2b"
    ahead = USUAL_LAB.onward(start)
    parts: list[Part] = []
    for place in USUAL_LAB.places:
        x, y = at(place)
        if place in ahead:
            parts += [flat_hexagon(x, y, radius, "ice"), flat_hexagon(x, y, radius - 3, "ground")]
            parts.append(flat_hexagon(x, y, radius - 3, "ice", 0.25))
        else:
            parts.append(flat_hexagon(x, y, radius - 1, "raised"))
    for place in ahead:
        (x, y), (to_x, to_y) = at(start), at(place)
        share = 20 / hypot(to_x - x, to_y - y)
        points = [x + (to_x - x) * share, y + (to_y - y) * share]
        points += [to_x - (to_x - x) * share / 2, to_y - (to_y - y) * share / 2]
        parts += arrow(points, "ice", 4)
    parts.append(Mark("shelter", *at(start), 34))
    for column, points_ in enumerate(USUAL_LAB.points, 1):
        x = left + (column - 1) * across
        parts.append(Label(str(column), x, 28, USUAL, "dim", bold=True))
        parts += [Label(str(points_), x - 9, 248, USUAL, bold=True), Mark("op", x + 10, 247, 22)]
    return diagram(272, parts)


def life_support() -> Diagram:
    """Return the columns of the LSS at Colony level 2: types below its marker may be built."""
    tiles, level, rows = (3, 2, 3, 1), 2, 6
    row, width, left, ground = 30.0, 66.0, 70.0, 196.0
    parts: list[Part] = []
    for at, (kind, count) in enumerate(zip(LSS, tiles, strict=True)):
        x, icon = left + at * width, BUILDING_ICONS.get(kind, kind)
        for n in range(rows):
            y = ground - (n + 1) * row
            if n >= count:
                parts.append(box(x + 5, y + 2, width - 10, row - 4, "raised", 6))
            else:
                seen = 1 if n == count - 1 else 0.35
                parts.append(box(x + 5, y + 2, width - 10, row - 4, icon, 6, seen))
        parts.append(Mark(icon, x + width / 2, ground + 24, 38))
        allowed = count < level + 1
        mark, colour = ("check", "ice") if allowed else ("cross", "dim")
        parts.append(Mark(mark, x + width / 2, ground + 64, 30, colour))
    y, right = ground - (level + 1) * row, left + len(LSS) * width
    parts += [line((left - 8, y, right + 4, y), "sand", 4)]
    parts += [polygon((left - 22, y - 11, left - 6, y, left - 22, y + 11), "sand")]
    parts += [Mark("level", 20, y - 24, 30), Label(str(level), 24, y + 8, LARGE, bold=True)]
    return diagram(282, parts)


def loop() -> Diagram:
    """Return the icons of his Bot's walk, one after each Building (p. 23)."""
    x, y, far = WIDTH / 2, 148.0, 106.0
    turns = [2 * pi * at / len(LOOP) - pi / 2 for at in range(len(LOOP))]
    parts: list[Part] = []
    for turn in turns:
        ends = [turn + part * 2 * pi / len(LOOP) for part in (0.31, 0.44, 0.57, 0.69)]
        points = [each for end in ends for each in (x + far * cos(end), y + far * sin(end))]
        parts += arrow(points, "dim", 4)
    for at, (kind, turn) in enumerate(zip(LOOP, turns, strict=True)):
        to_x, to_y = x + far * cos(turn), y + far * sin(turn)
        parts.append(disc(to_x, to_y, 34, "raised"))
        parts.append(Mark(BUILDING_ICONS.get(kind, kind), to_x, to_y, 44))
        if at == 1:
            parts += [box(to_x + 16, to_y - 42, 34, 34, "violet", 10)]
            parts += [Mark("bot", to_x + 33, to_y - 26, 26, "on-violet")]
    return diagram(278, parts)


def depot() -> Diagram:
    """Return the Depot: a Ship gone to the Hangar frees a space for a Crystal (pp. 6, 17)."""
    side, apart, left = 66.0, 16.0, 24.0
    hangar = box(left, 200, WIDTH - 2 * left, 64, "panel", 14)
    parts: list[Part] = [hangar]
    for at in range(DEPOT):
        x, y = left + at % 4 * (side + apart), 4 + at // 4 * (side + apart)
        middle = x + side / 2, y + side / 2
        if at == SHIPS - 1:
            parts += [box(x, y, side, side, "ice", 12, 0.3), Mark("plus", *middle, 34, "ice")]
            parts += arrow((middle[0], y + side + 6, middle[0], y + side + 50), "ice", 4)
            parts.append(Mark("ship", middle[0], 232, 50))
        else:
            parts.append(box(x, y, side, side, "raised", 12))
            parts.append(Mark("ship" if at < SHIPS else "crystal", *middle, 46))
    return diagram(268, parts)


DRAWINGS = GameDrawings(
    icons=ICONS,
    colours=COLOURS,
    diagrams={
        "map": map_of_mars,
        "zone": zone,
        "complex": complex_of_mines,
        "distance": two_apart,
        "turn-order": turn_order,
        "laboratory": laboratory,
        "lss": life_support,
        "loop": loop,
        "depot": depot,
    },
)
