"""The diagrams of On Mars, from the hexes, names and tables of its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import pi, sqrt
from typing import NamedTuple

from companion.diagrams import WIDE, Diagram, Mark, Painted, Part, Words
from companion.games.on_mars.hex_names import edge_marks
from companion.games.on_mars.hexes import Hex
from companion.games.on_mars.mars import CENTRE, OUTLINE
from companion.signs.shapes import Polygon, Tone, corners

GROUND, FREE = "planet", "mars"
SHADES = (0.3, 0.37, 0.24)
"""How much of Mars is seen in hexes side by side."""


class Grid(NamedTuple):
    """Where hexes stand: the middle of the board, and the radius of a hex."""

    x: float
    y: float
    radius: float

    def at(self, where: Hex) -> tuple[float, float]:
        """Return the middle of a hex."""
        down = sqrt(3) * (where.r + where.q / 2)
        return self.x + 1.5 * where.q * self.radius, self.y + down * self.radius

    def hex(self, where: Hex, ink: str, grown: float = 0, opacity: float = 1) -> Painted:
        """Return a hex, larger than its place by so much."""
        points = corners(6, self.radius + grown, *self.at(where), pi / 6)
        return Painted(Polygon(points, Tone(opacity=opacity)), ink)

    def ground(self, hexes: Iterable[Hex]) -> list[Part]:
        """Return hexes on which nothing stands."""
        held = sorted(hexes)
        parts: list[Part] = [self.hex(at, GROUND, 0.3 * self.radius) for at in held]
        for shade in SHADES:
            parts += [self.hex(at, FREE, -0.9, shade) for at in held if _shade(at) == shade]
        return parts


def _shade(at: Hex) -> float:
    return SHADES[(at.q * 7 + at.r * 13 + at.q * at.r) % len(SHADES)]


def map_of_mars() -> Diagram:
    """Every hex, with the letter of its column and the number of its diagonal around the map."""
    grid = Grid(WIDE / 2, 154, 16.4)
    parts = grid.ground(OUTLINE)
    for words, at, towards in edge_marks(OUTLINE):
        (x, y), (to_x, to_y) = grid.at(at), grid.at(towards)
        parts.append(Words(words, x + (to_x - x) * 0.98, y + (to_y - y) * 0.98 + 6.5, ink="dim"))
    parts.append(Mark("mine", *grid.at(CENTRE), 24))
    return Diagram(WIDE, 292, tuple(parts))


DIAGRAMS: Mapping[str, Callable[[], Diagram]] = {
    "map": map_of_mars,
}
