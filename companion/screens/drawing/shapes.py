"""Flat shapes in a few tones, on a square from -32 to 32, y downwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from typing import NamedTuple

from kivy.graphics import (
    Color,
    Ellipse,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rotate,
    RoundedRectangle,
    Scale,
    Translate,
)
from kivy.graphics.tesselator import Tesselator

Colour = tuple[float, float, float, float]

Points = tuple[float, ...]
"""Corners one after the other: x, y, x, y …"""


class Tone(NamedTuple):
    """A colour as the light falls on it."""

    light: float = 1
    """Below 1 it is mixed with black, up to 0; above 1 with white, up to 2."""
    ink: bool = False
    opacity: float = 1


PLAIN = Tone()
DARK = Tone(0.68)
HALF_DARK = Tone(0.83)
LIGHT = Tone(1.3)
LIGHTER = Tone(1.51)
FADED = Tone(opacity=0.55)
INK = Tone(ink=True)

DISC, SLIGHT = 36, 0.9
"""Corners of the round end of a line; the cosine of a bend that needs no round corner."""


class Paint(NamedTuple):
    """The two colours of a sign."""

    colour: Colour
    ink: Colour

    @property
    def swapped(self) -> Paint:
        return Paint(self.ink, self.colour)

    def use(self, tone: Tone) -> None:
        """Draw what follows in this tone."""
        *parts, alpha = self.ink if tone.ink else self.colour
        if tone.light > 1:
            parts = [part + (1 - part) * (tone.light - 1) for part in parts]
        else:
            parts = [part * tone.light for part in parts]
        Color(*parts, alpha * tone.opacity)


class Polygon(NamedTuple):
    """A filled polygon of any form."""

    points: Points
    tone: Tone = PLAIN

    def draw(self, paint: Paint) -> None:
        """Draw it on the open canvas."""
        paint.use(self.tone)
        for vertices, indices in _cut(self.points):
            Mesh(vertices=vertices, indices=indices, mode="triangle_fan")


class Disc(NamedTuple):
    """A filled circle."""

    x: float
    y: float
    radius: float
    tone: Tone = PLAIN

    def draw(self, paint: Paint) -> None:
        """Draw it on the open canvas."""
        paint.use(self.tone)
        side = 2 * self.radius
        Ellipse(pos=(self.x - self.radius, self.y - self.radius), size=(side, side))


class Box(NamedTuple):
    """A filled rectangle with round corners, turned about the middle of the square."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0
    tone: Tone = PLAIN
    turned: float = 0

    def draw(self, paint: Paint) -> None:
        """Draw it on the open canvas."""
        paint.use(self.tone)
        PushMatrix()
        Rotate(angle=self.turned, axis=(0, 0, 1))
        RoundedRectangle(pos=(self.x, self.y), size=(self.width, self.height), radius=[self.radius])
        PopMatrix()


class Line(NamedTuple):
    """A line with round ends and corners."""

    points: Points
    width: float
    tone: Tone = PLAIN

    def draw(self, paint: Paint) -> None:
        """Draw it on the open canvas."""
        paint.use(self.tone)
        _stroke(self.points, self.width)


class Ring(NamedTuple):
    """The line of an ellipse, turned about the middle of the square."""

    x: float
    y: float
    radius_x: float
    radius_y: float
    width: float
    tone: Tone = PLAIN
    turned: float = 0

    def draw(self, paint: Paint) -> None:
        """Draw it on the open canvas."""
        paint.use(self.tone)
        PushMatrix()
        Rotate(angle=self.turned, axis=(0, 0, 1))
        turns = (radians(degree) for degree in range(0, 361, 6))
        points = tuple(
            part
            for turn in turns
            for part in (self.x + self.radius_x * cos(turn), self.y + self.radius_y * sin(turn))
        )
        _stroke(points, self.width)
        PopMatrix()


class Group(NamedTuple):
    """Shapes moved, scaled, mirrored, or with colour and ink exchanged."""

    shapes: tuple[Shape, ...]
    x: float = 0
    y: float = 0
    scale: float = 1
    mirrored: bool = False
    swapped: bool = False

    def draw(self, paint: Paint) -> None:
        """Draw them on the open canvas."""
        PushMatrix()
        Translate(self.x, self.y)
        Scale(-self.scale if self.mirrored else self.scale, self.scale, 1)
        for shape in self.shapes:
            shape.draw(paint.swapped if self.swapped else paint)
        PopMatrix()


Shape = Polygon | Disc | Box | Line | Ring | Group


@cache
def _cut(points: Points) -> tuple[tuple[list[float], list[int]], ...]:
    """Cut a polygon into convex ones, each as the vertices and indices of a fan."""
    tesselator = Tesselator()
    tesselator.add_contour(points)
    if not tesselator.tesselate():
        raise ValueError(f"The polygon {points} cannot be cut.")
    return tuple(tesselator.meshes)


def _stroke(points: Points, width: float) -> None:
    """Draw a line with round ends and corners.

    Kivy's own line spoils the canvas it is drawn on where it can be seen through.
    """
    vertices, indices = _band(points, width)
    Mesh(vertices=vertices, indices=indices, mode="triangles")


@cache
def _band(points: Points, width: float) -> tuple[list[float], list[int]]:
    """Return the vertices and the triangles of a line, as one mesh: it is drawn at once.

    A bar for each stretch; a disc for each end and corner, but for the gap of a slight bend.
    """
    parts: list[Points] = []
    places = list(zip(points[::2], points[1::2], strict=True))
    before = 0.0, 0.0
    for (x, y), (to_x, to_y) in pairwise(places):
        k = width / 2 / hypot(to_x - x, to_y - y)
        aside, up = (to_y - y) * k, (x - to_x) * k
        near, far = (x - aside, y - up, x + aside, y + up), (to_x + aside, to_y + up)
        parts.append((*near, *far, to_x - aside, to_y - up))
        if aside * before[0] + up * before[1] > SLIGHT * (width / 2) ** 2:
            for side in (1, -1):
                ends = x + side * before[0], y + side * before[1], x + side * aside, y + side * up
                parts.append((x, y, *ends))
        else:
            parts.append(corners(DISC, width / 2, x, y))
        before = aside, up
    parts.append(corners(DISC, width / 2, *places[-1]))
    return fans(parts)


def fans(polygons: Iterable[Sequence[float]]) -> tuple[list[float], list[int]]:
    """Return the vertices and the triangles of convex polygons, as one mesh.

    A polygon is its corners, x and y in turn.
    """
    vertices: list[float] = []
    indices: list[int] = []
    for points in polygons:
        first, count = len(vertices) // 4, len(points) // 2
        for x, y in zip(points[::2], points[1::2], strict=True):
            vertices += x, y, 0, 0
        for at in range(first + 1, first + count - 1):
            indices += first, at, at + 1
    return vertices, indices


def corners(count: int, radius: float, x: float = 0, y: float = 0, turned: float = 0) -> Points:
    """Return a figure of equal sides, its first corner at the top or ``turned`` from there."""
    turns = [turned + 2 * pi * k / count for k in range(count)]
    return tuple(
        part for turn in turns for part in (x + radius * sin(turn), y - radius * cos(turn))
    )


def star(count: int, outer: float, inner: float, x: float = 0, y: float = 0) -> Points:
    """Return a star, a point at the top."""
    ends, dents = corners(count, outer, x, y), corners(count, inner, x, y, pi / count)
    return tuple(
        part for k in range(0, 2 * count, 2) for part in (*ends[k : k + 2], *dents[k : k + 2])
    )


def arc(x: float, y: float, radius: float, start: float, end: float) -> Points:
    """Return points of a circle between two angles in degrees, from the right downwards."""
    turns = [radians(start + (end - start) * k / 24) for k in range(25)]
    return tuple(
        part for turn in turns for part in (x + radius * cos(turn), y + radius * sin(turn))
    )
