"""A window in units, and rectangles in it: x, y, width and height, with y counting down.

A screen 800 units wide and 480 high is 154 mm wide, so that 5.2 units are a millimetre; in portrait
it is 450 by 800.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.screens.theme import GAP

LANDSCAPE, PORTRAIT = (800, 480), (450, 800)
"""The minimum width and height of a window in landscape and portrait, in units."""


class Box(NamedTuple):
    """A rectangle in units, from its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The bottom edge."""
        return self.y + self.height

    def grid(self, columns: int, rows: int, gap: float = GAP) -> list[Box]:
        """Return the cells of a grid, row by row."""
        width = (self.width - gap * (columns - 1)) / columns
        height = (self.height - gap * (rows - 1)) / rows
        return [
            Box(self.x + column * (width + gap), self.y + row * (height + gap), width, height)
            for row in range(rows)
            for column in range(columns)
        ]

    def lower(self, by: float) -> Box:
        """Return what is left below the first ``by`` units."""
        return Box(self.x, self.y + by, self.width, self.height - by)

    def upper(self, height: float) -> Box:
        """Return the upper part, ``height`` units high."""
        return Box(self.x, self.y, self.width, height)


class Frame:
    """A window in pixels: its size in units, and the pixels per unit."""

    def __init__(self, width: float, height: float) -> None:
        self.portrait = width < height
        least = PORTRAIT if self.portrait else LANDSCAPE
        self.unit = min(width / least[0], height / least[1]) or 1
        self.width, self.height = width / self.unit, height / self.unit
