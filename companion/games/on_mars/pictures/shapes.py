"""Hexes, and dotted paths; hexes of Mars and of the Lab have a flat top, Techs a pointed one."""

from __future__ import annotations

from math import dist, pi

from companion.drawings.icons.shapes import Points, corners
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.theme import BUTTON

EDGE = 3
"""The width of the line around what the present move is about, in units."""


DOTS = 11
"""From one dot of a path to the next, in units."""


def dots(start: tuple[float, float], end: tuple[float, float]) -> list[tuple[float, float]]:
    """Return the dots of a straight path, in units, from its start; none is at its end."""
    (x, y), (to_x, to_y) = start, end
    count = max(2, round(dist(start, end) / DOTS))
    shares = [at / count for at in range(count)]
    return [(x + (to_x - x) * share, y + (to_y - y) * share) for share in shares]


def frame_present(p: Painter, box: Box, radius: float = BUTTON) -> None:
    """Draw the edge of what the present move is about."""
    p.frame(*box, "orange", EDGE, radius)


def flat_hexagon(x: float, y: float, radius: float) -> Points:
    """Return the corners of a hexagon with a flat top, as alternating x and y."""
    return corners(6, radius, x, y, pi / 6)


def tall_hexagon(x: float, y: float, radius: float) -> Points:
    """Return the corners of a hexagon with a corner at its top, as alternating x and y."""
    return corners(6, radius, x, y)
