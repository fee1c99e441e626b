"""The tiles of terraforming, for the games that lay them: a hexagon, a colour and a sign each."""

from __future__ import annotations

from companion.screens.pictures.shapes import INK, Point, Polygon, Shape, Stroke, corners

OCEAN = "#2f6fb8"
FOAM = "#bfe0ff"
ORANGE = "#ffb347"
GREEN = "#4fae45"


def ocean(centre: Point, radius: float) -> list[Shape]:
    """Draw a blue area with two waves."""
    x, y = centre
    waves = [
        Stroke(
            FOAM,
            [(x + radius * (k / 4 - 0.5), y + radius * (up + 0.13 * (k % 2))) for k in range(5)],
            radius * 0.13,
        )
        for up in (-0.3, 0.15)
    ]
    return [Polygon(OCEAN, corners(6, radius * 0.93, centre)), *waves]


def city(centre: Point, radius: float) -> list[Shape]:
    """Draw an orange tile with three towers."""
    x, y = centre

    def tower(left: float, right: float, top: float) -> Shape:
        walls = [(left, -0.45), (right, -0.45), (right, top), (left, top)]
        return Polygon(INK, [(x + radius * a, y + radius * b) for a, b in walls])

    towers = [tower(-0.5, -0.18, 0.15), tower(-0.13, 0.17, 0.6), tower(0.22, 0.52, 0.3)]
    return [Polygon(ORANGE, corners(6, radius * 0.93, centre)), *towers]


def greenery(centre: Point, radius: float) -> list[Shape]:
    """Draw a green tile with a tree."""
    x, y = centre

    def crown(bottom: float, half: float, top: float) -> Shape:
        leaves = [(0.0, top), (half, bottom), (-half, bottom)]
        return Polygon(INK, [(x + radius * a, y + radius * b) for a, b in leaves])

    trunk = Stroke(INK, [(x, y - radius * 0.6), (x, y)], radius * 0.2)
    tree = [trunk, crown(-0.3, 0.5, 0.35), crown(0.05, 0.38, 0.68)]
    return [Polygon(GREEN, corners(6, radius * 0.93, centre)), *tree]
