"""Draws the shapes of icons with Kivy."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, radians, sin
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

from companion.drawings.icons.shapes import (
    Box,
    Disc,
    Group,
    Line,
    Points,
    Polygon,
    Ring,
    Shape,
    Tone,
    corners,
)

Colour = tuple[float, float, float, float]

DISC, SLIGHT = 36, 0.9
"""Corners of the round end of a line; the cosine of a bend that needs no round corner."""


class Paint(NamedTuple):
    """The two colours of an icon."""

    colour: Colour
    cutout: Colour

    @property
    def swapped(self) -> Paint:
        return Paint(self.cutout, self.colour)

    def use(self, tone: Tone) -> None:
        """Use this tone for what follows."""
        *parts, alpha = self.cutout if tone.cutout else self.colour
        if tone.light > 1:
            parts = [part + (1 - part) * (tone.light - 1) for part in parts]
        else:
            parts = [part * tone.light for part in parts]
        Color(*parts, alpha * tone.opacity)


def draw(shape: Shape, paint: Paint) -> None:
    """Draw a shape on the open canvas."""
    if isinstance(shape, Group):
        _draw_group(shape, paint)
        return
    paint.use(shape.tone)
    match shape:
        case Polygon():
            for vertices, indices in _cut(shape.points):
                Mesh(vertices=vertices, indices=indices, mode="triangle_fan")
        case Disc():
            corner, side = (shape.x - shape.radius, shape.y - shape.radius), 2 * shape.radius
            Ellipse(pos=corner, size=(side, side))
        case Line():
            _stroke(shape.points, shape.width)
        case Box() | Ring():
            PushMatrix()
            Rotate(angle=shape.turned, axis=(0, 0, 1))
            _draw_turned(shape)
            PopMatrix()


def _draw_group(group: Group, paint: Paint) -> None:
    PushMatrix()
    Translate(group.x, group.y)
    Scale(-group.scale if group.mirrored else group.scale, group.scale, 1)
    for shape in group.shapes:
        draw(shape, paint.swapped if group.swapped else paint)
    PopMatrix()


def _draw_turned(shape: Box | Ring) -> None:
    """Draw the parts that rotate about the middle of the square, after a rotation."""
    if isinstance(shape, Box):
        size = shape.width, shape.height
        RoundedRectangle(pos=(shape.x, shape.y), size=size, radius=[shape.radius])
        return
    turns = [radians(degree) for degree in range(0, 361, 6)]
    points = tuple(
        part
        for turn in turns
        for part in (shape.x + shape.radius_x * cos(turn), shape.y + shape.radius_y * sin(turn))
    )
    _stroke(points, shape.width)


@cache
def _cut(points: Points) -> tuple[tuple[array[float], array[int]], ...]:
    """Cut a polygon into convex ones, each as the vertices and indices of a fan."""
    tesselator = Tesselator()
    tesselator.add_contour(points)
    if not tesselator.tesselate():
        raise ValueError(f"The polygon {points} cannot be cut.")
    return tuple((array("f", fan), array("H", order)) for fan, order in tesselator.meshes)


def _stroke(points: Points, width: float) -> None:
    """Draw a line with round ends and corners.

    A translucent line of Kivy's own spoils the canvas that it is drawn on.
    """
    vertices, indices = _band(points, width)
    Mesh(vertices=vertices, indices=indices, mode="triangles")


@cache
def _band(points: Points, width: float) -> tuple[array[float], array[int]]:
    """Return the vertices and the triangles of a line, as one mesh drawn at once.

    A bar for each segment; a disc for each end and corner, except for slight bends.
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


def fans(polygons: Iterable[Sequence[float]]) -> tuple[array[float], array[int]]:
    """Return the vertices and the triangles of convex polygons, as one mesh.

    A polygon is given by its corners, as alternating x and y.
    """
    vertices, indices = array("f"), array("H")
    for points in polygons:
        first, count = len(vertices) // 4, len(points) // 2
        for x, y in zip(points[::2], points[1::2], strict=True):
            vertices.extend((x, y, 0, 0))
        for at in range(first + 1, first + count - 1):
            indices.extend((first, at, at + 1))
    return vertices, indices
