"""Shapes with smooth edges: pixels at an edge are drawn as far as the shape covers them.

Plain triangles have jagged edges. Here the edges come from textures: a quarter disc for round
corners, created once per radius, and a gradient from white to transparent for the sides of a
polygon. Everything is in pixels.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, hypot
from typing import Any

from kivy.graphics import Mesh
from kivy.graphics.texture import Texture

from companion.drawings.icons.shapes import corners

Point = tuple[float, float]

STEPS = 4
"""Radii are rounded to a quarter of a pixel."""

MAX_MITRE_PX = 2
"""The maximum extent of the edge beyond a sharp corner, in pixels."""

ROUND = 16
"""Corners of the round end of a line."""

INSIDE, OUTSIDE = 0.25, 0.75
"""Where the texture of a polygon's edge is white, and where it is transparent."""

_NINE = array("H", (at + by for at in (0, 1, 2, 4, 5, 6, 8, 9, 10) for by in (0, 1, 5, 0, 5, 4)))
"""The triangles of four corners, four sides and the middle, on four by four points."""


def rectangle(
    left: float, low: float, right: float, top: float, radius: float, thick: float = 0
) -> Mesh:
    """Return a rectangle with round corners, or only its outline if it is ``thick``.

    The outline is inside, and no thicker than the radius. A disc is a rectangle as wide and high as
    it is round.
    """
    texture = _quarter(max(STEPS, round(radius * STEPS)), round(thick * STEPS))
    far_u, far_v = ((radius + 1) / side for side in texture.size)
    across = (left - 1, far_u), (left + radius, 0), (right - radius, 0), (right + 1, far_u)
    up = (low - 1, far_v), (low + radius, 0), (top - radius, 0), (top + 1, far_v)
    vertices = array("f", [part for y, v in up for x, u in across for part in (x, y, u, v)])
    return Mesh(vertices=vertices, indices=_NINE, mode="triangles", texture=texture)


def polygons(shapes: Iterable[Sequence[float]]) -> Mesh:
    """Return convex polygons as one mesh, each given as alternating x and y."""
    return _mesh(_edged(tuple(points)) for points in shapes)


def copies(points: Sequence[float], places: Iterable[Point]) -> Mesh:
    """Return a convex polygon at each of these places, to which its points are relative."""
    edged = _edged(tuple(points))
    return _mesh(_moved(edged, *place) for place in places)


def line(points: Sequence[float], thick: float, closed: bool = False) -> Mesh:
    """Return a line with round ends and corners through points, given as alternating x and y."""
    places = list(zip(points[::2], points[1::2], strict=True))
    half = thick / 2
    end = _edged(corners(ROUND, half))
    parts = [_moved(end, *place) for place in places]
    for (x, y), (to_x, to_y) in pairwise([*places, places[0]] if closed else places):
        share = half / (hypot(to_x - x, to_y - y) or 1)
        aside, up = (to_y - y) * share, (x - to_x) * share
        near, far = (x - aside, y - up, x + aside, y + up), (to_x + aside, to_y + up)
        parts.append(_edged((*near, *far, to_x - aside, to_y - up)))
    return _mesh(parts)


@lru_cache(maxsize=64)
def disc(radius: int) -> Texture:
    """Return a white disc, cut into quarters of ``radius`` pixels, two pixels between them."""
    far = [max(0.0, radius - 0.5 - at) for at in range(radius + 1)]
    quarter = [bytes(round(255 * _share(radius + 0.5 - hypot(x, y))) for x in far) for y in far]
    rows = [row + row[::-1] for row in quarter]
    return _texture(2 * len(far), 2 * len(far), b"".join(rows + rows[::-1]))


def _mesh(parts: Iterable[array[float]]) -> Mesh:
    """Return polygons, each given as its vertices, as one mesh."""
    vertices, counts = array("f"), list[int]()
    for part in parts:
        vertices += part
        counts.append(len(part) // 8)
    if not counts:  # Kivy makes no mesh from an empty array
        return Mesh(mode="triangles")
    indices = _triangles(tuple(counts))
    return Mesh(vertices=vertices, indices=indices, mode="triangles", texture=_edge())


@lru_cache(maxsize=64)
def _triangles(counts: tuple[int, ...]) -> array[int]:
    """Return the triangles of polygons with these numbers of corners: the inside, then the edge."""
    found, first = array("H"), 0
    for count in counts:
        inside = [part for at in range(1, count - 1) for part in (0, 2 * at, 2 * at + 2)]
        ends = [(2 * at, 2 * ((at + 1) % count)) for at in range(count)]
        edge = [part for a, b in ends for part in (a, a + 1, b, b, a + 1, b + 1)]
        found.extend([first + at for at in (*inside, *edge)])
        first += 2 * count
    return found


@lru_cache(maxsize=64)
def _edged(points: tuple[float, ...]) -> array[float]:
    """Return two vertices for each corner of a polygon: inside and outside its edge."""
    return array(
        "f",
        (
            part
            for x, y, aside, up in _corners(points)
            for part in (x - aside, y - up, INSIDE, 0.5, x + aside, y + up, OUTSIDE, 0.5)
        ),
    )


def _moved(edged: array[float], x: float, y: float) -> array[float]:
    """Return the vertices of a polygon at a place."""
    moved = array("f", edged)
    moved[::4] = array("f", [x + each for each in edged[::4]])
    moved[1::4] = array("f", [y + each for each in edged[1::4]])
    return moved


def _corners(points: Sequence[float]) -> Iterable[tuple[float, float, float, float]]:
    """Yield each corner of a polygon, and how far its edge extends outwards: half a pixel."""
    xs, ys = points[::2], points[1::2]
    count = len(xs)
    twice = sum(xs[at - 1] * ys[at] - xs[at] * ys[at - 1] for at in range(count))
    turn = 0.5 if twice > 0 else -0.5
    sides = []
    for at in range(count):  # the normal of the side that ends here
        aside, up = ys[at] - ys[at - 1], xs[at - 1] - xs[at]
        long = hypot(aside, up) or 1
        sides.append((aside / long, up / long))
    for at in range(count):
        (one_x, one_y), (other_x, other_y) = sides[at], sides[(at + 1) % count]
        share = turn / max(1 / MAX_MITRE_PX, 1 + one_x * other_x + one_y * other_y)
        yield xs[at], ys[at], (one_x + other_x) * share, (one_y + other_y) * share


@lru_cache(maxsize=64)
def _quarter(radius: int, thick: int) -> Texture:
    """Return the upper right quarter of a disc or, if it is ``thick``, of a ring."""
    outer = radius / STEPS
    inner = outer - thick / STEPS if thick else -1
    side = ceil(outer) + 1
    shine = bytearray()
    for row in range(side):
        for column in range(side):
            beside_a_side = not (row and column)
            far = row + column if beside_a_side else hypot(row + 0.5, column + 0.5) - 0.5
            shine.append(round(255 * (_share(outer - far) - _share(inner - far))))
    return _texture(side, side, shine)


def _share(inside: float) -> float:
    """Return how much of a pixel is covered by something that extends this far into it."""
    return max(0.0, min(1.0, inside))


@lru_cache(maxsize=1)
def _edge() -> Texture:
    return _texture(2, 1, (255, 0))


def _texture(width: int, height: int, shine: Iterable[int]) -> Any:
    """Return a white texture with the given opacity, row by row."""
    texture = Texture.create(size=(width, height), colorfmt="rgba")
    pixels = bytearray(b"\xff" * (4 * width * height))
    pixels[3::4] = bytes(shine)
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
    texture.wrap = "clamp_to_edge"
    return texture
