"""Flat pictures made of a few shapes, given as data on a square of side 1, y upwards."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from kivy.graphics import Color, Ellipse, Mesh, SmoothLine
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

INK = "#160c07"
"""What is seen through a shape: nearly the ground."""

Point = tuple[float, float]

MIDDLE = (0.5, 0.5)


def box(left: float, bottom: float, right: float, top: float) -> list[Point]:
    """Return a rectangle."""
    return [(left, bottom), (right, bottom), (right, top), (left, top)]


def corners(count: int, radius: float, centre: Point = MIDDLE, turned: float = 0) -> list[Point]:
    """Return a figure of equal sides, its first corner at the top or ``turned`` from there."""
    x, y = centre
    turns = (2 * pi * k / count + turned for k in range(count))
    return [(x + radius * sin(turn), y + radius * cos(turn)) for turn in turns]


def star(points: int, outer: float, inner: float, centre: Point = MIDDLE) -> list[Point]:
    """Return a star with a point at the top; its middle comes first."""
    ends, dents = corners(points, outer, centre), corners(points, inner, centre, pi / points)
    round_ = [corner for pair in zip(ends, dents, strict=True) for corner in pair]
    return [centre, *round_, round_[0]]


class Frame(NamedTuple):
    """Where the square of side 1 lies on the screen."""

    x: float
    y: float
    side: float

    def place(self, points: Sequence[Point]) -> list[float]:
        """Return points of the square as those of the screen, x and y in turn."""
        return [c for x, y in points for c in (self.x + x * self.side, self.y + y * self.side)]


class Polygon(NamedTuple):
    """A filled polygon of which all is seen from its first corner."""

    colour: str
    points: Sequence[Point]

    def draw(self, frame: Frame) -> None:
        """Draw it, its edge smoothed."""
        placed = frame.place(self.points)
        corners = zip(placed[::2], placed[1::2], strict=True)
        vertices = [value for x, y in corners for value in (x, y, 0, 0)]
        indices = list(range(len(self.points)))
        Mesh(vertices=vertices, indices=indices, mode="triangle_fan")
        SmoothLine(points=placed, close=True, width=0.5)


class Disc(NamedTuple):
    """A filled disc, or the part of it between two angles, clockwise from the top."""

    colour: str
    centre: Point
    radius: float
    angles: tuple[float, float] = (0, 360)

    def draw(self, frame: Frame) -> None:
        """Draw it, its edge smoothed."""
        radius = self.radius * frame.side
        x, y = frame.place([self.centre])
        start, end = self.angles
        size = (2 * radius, 2 * radius)
        Ellipse(pos=(x - radius, y - radius), size=size, angle_start=start, angle_end=end)
        SmoothLine(circle=(x, y, radius, start, end), width=0.5)


class Stroke(NamedTuple):
    """A line along points."""

    colour: str
    points: Sequence[Point]
    width: float

    def draw(self, frame: Frame) -> None:
        """Draw it."""
        SmoothLine(points=frame.place(self.points), width=self.width * frame.side / 2)


class Arc(NamedTuple):
    """A part of a circle's line between two angles, clockwise from the top."""

    colour: str
    centre: Point
    radius: float
    angles: tuple[float, float]
    width: float

    def draw(self, frame: Frame) -> None:
        """Draw it."""
        x, y = frame.place([self.centre])
        circle = (x, y, self.radius * frame.side, *self.angles)
        SmoothLine(circle=circle, width=self.width * frame.side / 2, cap="none")


Shape = Polygon | Disc | Stroke | Arc


class Drawing(Widget):
    """Draws shapes, the first at the back, in the largest square that fits in its middle."""

    def __init__(self, shapes: Sequence[Shape], **properties: object) -> None:
        super().__init__(**properties)
        self.shapes = shapes
        self.bind(pos=self.draw, size=self.draw)
        self.draw()

    def draw(self, *_: object) -> None:
        """Draw everything anew."""
        side = min(self.size)
        frame = Frame(self.center_x - side / 2, self.center_y - side / 2, side)
        self.canvas.clear()
        with self.canvas:
            for shape in self.shapes:
                Color(*get_color_from_hex(shape.colour))
                shape.draw(frame)
