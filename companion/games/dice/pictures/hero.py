"""The emblem of the Dice Game: a red die, and a blue one with a drop."""

from __future__ import annotations

from math import cos, radians, sin

from companion.screens.drawing.painter import Painter

PIPS = ((-13, -13), (13, -13), (0, 0), (-13, 13), (13, 13))


def draw_hero(p: Painter, x: float, y: float, size: float) -> None:
    """Draw the two dice around a point."""
    unit = size / 64
    _draw_die(p, x - 10 * unit, y + 6 * unit, 0.66 * unit, -10, "red")
    for across, down in PIPS:
        left, top = turned(across, down, -10)
        p.disc(x + (left * 0.66 - 10) * unit, y + (top * 0.66 + 6) * unit, 3.6 * unit, "ink")
    _draw_die(p, x + 13 * unit, y - 8 * unit, 0.6 * unit, 9, "water")
    p.icon("water", x + 13 * unit, y - 8 * unit, 25 * unit, "oxygen")


def turned(x: float, y: float, degrees: float) -> tuple[float, float]:
    """Return a point rotated clockwise around the origin."""
    turn = radians(degrees)
    return x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)


def _draw_die(p: Painter, x: float, y: float, scale: float, degrees: float, colour: str) -> None:
    """Draw a square with round corners, rotated."""
    points: list[float] = []
    for corner in range(4):
        for step in range(7):
            angle = corner * 90 + step * 15 - 180
            middle = turned(-16, -16, corner * 90)
            across = middle[0] + 12 * cos(radians(angle))
            down = middle[1] + 12 * sin(radians(angle))
            left, top = turned(across, down, degrees)
            points += (x + left * scale, y + top * scale)
    p.poly(points, colour)
