"""What a diagram is made of: shapes in the colours of roles, signs, and words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, cos, pi, sin
from typing import Literal, NamedTuple

from companion.drawings.signs.shapes import (
    PLAIN,
    Box,
    Disc,
    Line,
    Polygon,
    Ring,
    Shape,
    Tone,
    corners,
)

WIDE = 360
"""How wide a diagram is, in units: about a dot of a phone each."""

SMALL, USUAL, LARGE = 18, 22, 30
"""The sizes of words."""

HIGH = 0.36
"""How far below its middle a line of words has its baseline, as a share of its size."""


class Painted(NamedTuple):
    """A shape in the colour of a role."""

    shape: Shape
    ink: str


class Mark(NamedTuple):
    """A sign in a square of so many units around a point, in its own colour or that of a role.

    ``cut`` is the role of what is cut out of it, if that is not the usual one.
    """

    sign: str
    x: float
    y: float
    size: float
    ink: str = ""
    cut: str = ""


class Words(NamedTuple):
    """A number, a letter or a short name that no language changes, its middle at this height."""

    words: str
    x: float
    y: float
    size: float = SMALL
    ink: str = "sand"
    bold: bool = False
    anchor: Literal["start", "middle", "end"] = "middle"


Part = Painted | Mark | Words


class Diagram(NamedTuple):
    """A drawing: its size, and what is drawn, the lowest first."""

    wide: float
    high: float
    parts: tuple[Part, ...]


def diagram(high: float, *parts: Part | Iterable[Part]) -> Diagram:
    """Return a diagram of the usual width, of parts and lists of parts."""
    flat: list[Part] = []
    for part in parts:
        if isinstance(part, Painted | Mark | Words):
            flat.append(part)
        else:
            flat += part
    return Diagram(WIDE, high, tuple(flat))


def box(
    x: float, y: float, wide: float, high: float, ink: str, radius: float = 8, opacity: float = 1
) -> Painted:
    """Return a rectangle with round corners."""
    return Painted(Box(x, y, wide, high, radius, _seen(opacity)), ink)


def disc(x: float, y: float, radius: float, ink: str, opacity: float = 1) -> Painted:
    """Return a filled circle."""
    return Painted(Disc(x, y, radius, _seen(opacity)), ink)


def ring(x: float, y: float, radius: float, ink: str, thick: float = 2) -> Painted:
    """Return the line of a circle."""
    return Painted(Ring(x, y, radius, radius, thick), ink)


def line(points: Sequence[float], ink: str, thick: float = 3) -> Painted:
    """Return a line through points."""
    return Painted(Line(tuple(points), thick), ink)


def polygon(points: Sequence[float], ink: str, opacity: float = 1) -> Painted:
    """Return a convex polygon."""
    return Painted(Polygon(tuple(points), _seen(opacity)), ink)


def flat_hexagon(x: float, y: float, radius: float, ink: str, opacity: float = 1) -> Painted:
    """Return a hexagon that lies on a side."""
    return polygon(corners(6, radius, x, y, pi / 6), ink, opacity)


def tall_hexagon(x: float, y: float, radius: float, ink: str, opacity: float = 1) -> Painted:
    """Return a hexagon that stands on a corner."""
    return polygon(corners(6, radius, x, y), ink, opacity)


def arrow(points: Sequence[float], ink: str, thick: float = 3) -> list[Part]:
    """Return a line through points with a head at its end."""
    x, y = points[-2:]
    turn = atan2(y - points[-3], x - points[-4])
    long, half = 3.4 * thick, 2.2 * thick
    base = x - long * cos(turn), y - long * sin(turn)
    aside = half * sin(turn), -half * cos(turn)
    head = (x, y, base[0] + aside[0], base[1] + aside[1], base[0] - aside[0], base[1] - aside[1])
    return [line((*points[:-2], *base), ink, thick), polygon(head, ink)]


def _seen(opacity: float) -> Tone:
    return Tone(opacity=opacity) if opacity < 1 else PLAIN
