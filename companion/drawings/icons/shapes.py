"""Flat shapes in a few tones, on a square from -32 to 32, y downwards. Data only."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import NamedTuple

Points = tuple[float, ...]
"""Corners in order: x, y, x, y …"""


class Tone(NamedTuple):
    """A colour with a brightness."""

    light: float = 1
    """Below 1 it is mixed with black, down to 0; above 1 with white, up to 2."""
    cutout: bool = False
    opacity: float = 1


PLAIN = Tone()
DARK = Tone(0.68)
HALF_DARK = Tone(0.83)
LIGHT = Tone(1.3)
LIGHTER = Tone(1.51)
FADED = Tone(opacity=0.55)
FAINT = Tone(opacity=0.36)
CUTOUT = Tone(cutout=True)


class Polygon(NamedTuple):
    """A filled polygon of any form."""

    points: Points
    tone: Tone = PLAIN


class Disc(NamedTuple):
    """A filled circle."""

    x: float
    y: float
    radius: float
    tone: Tone = PLAIN


class Rect(NamedTuple):
    """A filled rectangle with round corners, rotated about the middle of the square."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0
    tone: Tone = PLAIN
    turned: float = 0


class Line(NamedTuple):
    """A line with round ends and corners."""

    points: Points
    width: float
    tone: Tone = PLAIN


class Ring(NamedTuple):
    """The outline of an ellipse, rotated about the middle of the square."""

    x: float
    y: float
    radius_x: float
    radius_y: float
    width: float
    tone: Tone = PLAIN
    turned: float = 0


class Group(NamedTuple):
    """Shapes moved, scaled, mirrored, or with colour and cutout swapped."""

    shapes: tuple[Shape, ...]
    x: float = 0
    y: float = 0
    scale: float = 1
    mirrored: bool = False
    swapped: bool = False


Shape = Polygon | Disc | Rect | Line | Ring | Group


def corners(count: int, radius: float, x: float = 0, y: float = 0, turned: float = 0) -> Points:
    """Return a regular polygon, its first corner at the top or ``turned`` from there."""
    turns = [turned + 2 * pi * k / count for k in range(count)]
    return tuple(
        part for turn in turns for part in (x + radius * sin(turn), y - radius * cos(turn))
    )


def star(count: int, outer: float, inner: float, x: float = 0, y: float = 0) -> Points:
    """Return a star with a point at the top."""
    ends, dents = corners(count, outer, x, y), corners(count, inner, x, y, pi / count)
    return tuple(
        part for k in range(0, 2 * count, 2) for part in (*ends[k : k + 2], *dents[k : k + 2])
    )


def arc(x: float, y: float, radius: float, start: float, end: float) -> Points:
    """Return points of a circle between two angles in degrees, clockwise from the right."""
    turns = [radians(start + (end - start) * k / 24) for k in range(25)]
    return tuple(
        part for turn in turns for part in (x + radius * cos(turn), y + radius * sin(turn))
    )
