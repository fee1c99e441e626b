"""The game's emblem on the first screen: a city, a greenery and an ocean side by side."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter

TILES = (("forest", -0.23, 0.14), ("ocean", 0.23, 0.14), ("city", 0, -0.26))
"""Each tile and its position, as shares of the size."""


def draw_hero(p: Painter, x: float, y: float, size: float) -> None:
    """Draw three tiles around a point."""
    for icon, across, down in TILES:
        p.icon(icon, x + across * size, y + down * size, 0.56 * size)
