"""The shapes of icons as polygons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, radians, sin

from companion.drawings.icons.shapes import (
    Disc,
    Group,
    Line,
    Points,
    Polygon,
    Rect,
    Ring,
    Shape,
    arc,
    corners,
)

ROUND, TURN = 36, 6
"""The corners of a disc, and the degrees between those of an ellipse."""

SLIGHT = 0.9
"""The cosine of a bend that needs no round corner."""


@cache
def outlines(shape: Shape) -> tuple[Points, ...]:
    """Return polygons that together cover a shape which isn't a group."""
    match shape:
        case Polygon():
            return (shape.points,)
        case Disc():
            return (corners(ROUND, shape.radius, shape.x, shape.y),)
        case Rect():
            return (_turned(_rounded(shape), shape.turned),)
        case Ring():
            return tuple(
                _turned(each, shape.turned) for each in _band(_ellipse(shape), shape.width)
            )
        case Line():
            return tuple(_band(shape.points, shape.width))
        case Group():
            raise TypeError("A group has no outline of its own.")


def _rounded(box: Rect) -> Points:
    """Return the corners of a box, each as an arc if it is round."""
    left, top, right, low = box.x, box.y, box.x + box.width, box.y + box.height
    r = min(box.radius, box.width / 2, box.height / 2)
    if not r:
        return left, top, right, top, right, low, left, low
    return (
        *arc(right - r, top + r, r, -90, 0),
        *arc(right - r, low - r, r, 0, 90),
        *arc(left + r, low - r, r, 90, 180),
        *arc(left + r, top + r, r, 180, 270),
    )


def _ellipse(ring: Ring) -> Points:
    turns = [radians(degree) for degree in range(0, 361, TURN)]
    return tuple(
        part
        for turn in turns
        for part in (ring.x + ring.radius_x * cos(turn), ring.y + ring.radius_y * sin(turn))
    )


def _turned(points: Points, degrees: float) -> Points:
    """Return points rotated about the middle of the square."""
    if not degrees:
        return points
    across, up = cos(radians(degrees)), sin(radians(degrees))
    pairs = zip(points[::2], points[1::2], strict=True)
    return tuple(part for x, y in pairs for part in (x * across - y * up, x * up + y * across))


def _band(points: Points, width: float) -> Iterator[Points]:
    """Yield the polygons of a line: a band for each stretch, a disc for each end and corner."""
    places = list(zip(points[::2], points[1::2], strict=True))
    normals = [
        ((y - to_y) / hypot(to_x - x, to_y - y), (to_x - x) / hypot(to_x - x, to_y - y))
        for (x, y), (to_x, to_y) in pairwise(places)
    ]
    bends = [x * to_x + y * to_y for (x, y), (to_x, to_y) in pairwise(normals)]
    ends = [0, *(at for at, bend in enumerate(bends, 1) if bend < SLIGHT), len(normals)]
    for first, last in pairwise(ends):
        one, other = list[float](), list[Sequence[float]]()
        for at in range(first, last + 1):
            (x, y), (x_before, y_before) = places[at], normals[max(first, at - 1)]
            x_after, y_after = normals[min(at, last - 1)]
            share = width / 2 / (1 + x_before * x_after + y_before * y_after)
            aside, up = (x_before + x_after) * share, (y_before + y_after) * share
            one += (x + aside, y + up)
            other.append((x - aside, y - up))
        yield (*one, *(part for point in other[::-1] for part in point))
    for at in ends:
        yield corners(ROUND, width / 2, *places[at])
