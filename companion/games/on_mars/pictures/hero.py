"""The emblem of On Mars on the first screen: its Mine, on a hex."""

from __future__ import annotations

from companion.games.on_mars.pictures.shapes import flat_hexagon
from companion.screens import theme
from companion.screens.drawing.painter import Painter


def draw_hero(p: Painter, x: float, y: float, size: float) -> None:
    """Draw the emblem around a point."""
    p.poly(flat_hexagon(x, y, size / 2), theme.mix("mine", "ground", 0.55))
    p.icon("mine", x, y + size * 0.02, size * 0.68, "", theme.mix("mine", "ground", 0.75))
