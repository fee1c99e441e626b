"""The elements of a diagram: shapes in the colours of roles, icons, and words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, cos, pi, sin
from typing import Literal, NamedTuple

from companion.drawings.icons.shapes import (
    PLAIN,
    Disc,
    Line,
    Polygon,
    Rect,
    Ring,
    Shape,
    Tone,
    corners,
)

WIDTH = 360
"""The width of a diagram, in units: about a pixel of a phone each."""

SMALL, USUAL, LARGE = 18, 22, 30
"""The text sizes."""

HEIGHT = 0.36
"""The distance of a line's baseline below its middle, as a share of its size."""


class ColouredShape(NamedTuple):
    """A shape in the colour of a role."""

    shape: Shape
    colour: str


class Mark(NamedTuple):
    """An icon in a square around a point, in units, in its own colour or that of a role.

    ``cutout`` is the role of its cutouts, if not the usual one.
    """

    icon: str
    x: float
    y: float
    size: float
    colour: str = ""
    cutout: str = ""


class Label(NamedTuple):
    """A number, letter or short name that all languages share, centred at this height."""

    words: str
    x: float
    y: float
    size: float = SMALL
    colour: str = "sand"
    bold: bool = False
    anchor: Literal["start", "middle", "end"] = "middle"


Part = ColouredShape | Mark | Label


class Diagram(NamedTuple):
    """A drawing: its size, and its parts, the bottom one first."""

    width: float
    height: float
    parts: tuple[Part, ...]


def diagram(height: float, *parts: Part | Iterable[Part]) -> Diagram:
    """Return a diagram of the usual width, from parts and lists of parts."""
    flat: list[Part] = []
    for part in parts:
        if isinstance(part, ColouredShape | Mark | Label):
            flat.append(part)
        else:
            flat += part
    return Diagram(WIDTH, height, tuple(flat))


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    colour: str,
    radius: float = 8,
    opacity: float = 1,
) -> ColouredShape:
    """Return a rectangle with round corners."""
    return ColouredShape(Rect(x, y, width, height, radius, _seen(opacity)), colour)


def disc(x: float, y: float, radius: float, colour: str, opacity: float = 1) -> ColouredShape:
    """Return a filled circle."""
    return ColouredShape(Disc(x, y, radius, _seen(opacity)), colour)


def ring(x: float, y: float, radius: float, colour: str, thick: float = 2) -> ColouredShape:
    """Return the outline of a circle."""
    return ColouredShape(Ring(x, y, radius, radius, thick), colour)


def line(points: Sequence[float], colour: str, thick: float = 3) -> ColouredShape:
    """Return a line through points."""
    return ColouredShape(Line(tuple(points), thick), colour)


def polygon(points: Sequence[float], colour: str, opacity: float = 1) -> ColouredShape:
    """Return a convex polygon."""
    return ColouredShape(Polygon(tuple(points), _seen(opacity)), colour)


def flat_hexagon(
    x: float, y: float, radius: float, colour: str, opacity: float = 1
) -> ColouredShape:
    """Return a hexagon with a flat top."""
    return polygon(corners(6, radius, x, y, pi / 6), colour, opacity)


def tall_hexagon(
    x: float, y: float, radius: float, colour: str, opacity: float = 1
) -> ColouredShape:
    """Return a hexagon with a corner at the top."""
    return polygon(corners(6, radius, x, y), colour, opacity)


def arrow(points: Sequence[float], colour: str, thick: float = 3) -> list[Part]:
    """Return a line through points with a head at its end."""
    x, y = points[-2:]
    turn = atan2(y - points[-3], x - points[-4])
    long, half = 3.4 * thick, 2.2 * thick
    base = x - long * cos(turn), y - long * sin(turn)
    aside = half * sin(turn), -half * cos(turn)
    head = (x, y, base[0] + aside[0], base[1] + aside[1], base[0] - aside[0], base[1] - aside[1])
    return [line((*points[:-2], *base), colour, thick), polygon(head, colour)]


def _seen(opacity: float) -> Tone:
    return Tone(opacity=opacity) if opacity < 1 else PLAIN
