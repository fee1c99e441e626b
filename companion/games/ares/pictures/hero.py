"""The emblem of Ares Expedition: the four zones of a track, and a thermometer."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter

ZONES = {"purple": -0.3, "red": -0.1, "yellow": 0.1, "white": 0.3}
"""The bars by colour, each with the position of its middle."""


def draw_hero(p: Painter, x: float, y: float, size: float) -> None:
    """Draw rising bars around a point."""
    for at, (role, off) in enumerate(ZONES.items()):
        height = size * (0.3 + at * 0.13)
        left, low = x + (off - 0.09) * size, y + 0.34 * size
        p.rect(left, low - height, size * 0.17, height, role, size * 0.05)
    p.icon("temperature", x - size * 0.34, y - size * 0.2, size * 0.42)
