"""The one frame of every screen: header, content, and the row of buttons.

Places are rectangles in units (x, y, width, height), y counting down. A screen 800 units wide and
480 high is 154 mm wide, so that 5.2 units are a millimetre; one that stands is 450 by 800.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.screens.theme import GAP, MARGIN

LYING, STANDING = (800, 480), (450, 800)
HEADER, ROW, SECOND_ROW = 56, 86, 64


class Box(NamedTuple):
    """A rectangle in units, from its upper left corner."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.wide

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.high

    def grid(self, columns: int, rows: int, gap: float = GAP) -> list[Box]:
        """Return the places of a grid, row by row."""
        wide = (self.wide - gap * (columns - 1)) / columns
        high = (self.high - gap * (rows - 1)) / rows
        return [
            Box(self.x + column * (wide + gap), self.y + row * (high + gap), wide, high)
            for row in range(rows)
            for column in range(columns)
        ]

    def lower(self, by: float) -> Box:
        """Return what is left below so many units."""
        return Box(self.x, self.y + by, self.wide, self.high - by)

    def upper(self, high: float) -> Box:
        """Return the upper part, so many units high."""
        return Box(self.x, self.y, self.wide, high)


class Frame:
    """The places of a window of so many pixels. They depend on nothing else."""

    def __init__(self, width: float, height: float) -> None:
        self.upright = width < height
        least = STANDING if self.upright else LYING
        self.unit = min(width / least[0], height / least[1]) or 1
        self.wide, self.high = width / self.unit, height / self.unit

    @property
    def header(self) -> Box:
        """Who, the round, its steps, numbers, and the menu."""
        return Box(0, 0, self.wide, HEADER)

    @property
    def menu(self) -> Box:
        """The button at the end of the header."""
        return Box(self.wide - 64, 4, 56, 48)

    @property
    def primary(self) -> Box:
        """The one thing to do now: always here."""
        wide = 258 if self.upright else 320
        return Box(MARGIN, self._row, wide, ROW)

    @property
    def undo(self) -> Box:
        """The button that takes back, 20 units or more from the primary one."""
        if self.upright:
            return Box(self.wide - 160, self._row, 80, ROW)
        return Box(self.wide - 164, self._row, 76, ROW)

    @property
    def more(self) -> Box:
        """The button for everything else about the step."""
        wide = 58 if self.upright else 65
        return Box(self.wide - MARGIN - wide, self._row, wide, ROW)

    @property
    def choices(self) -> tuple[Box, Box]:
        """The places of two choices beside the primary one; above it in a screen that stands."""
        if self.upright:
            wide = (self.wide - 2 * MARGIN - GAP) / 2
            y = self._row - GAP - SECOND_ROW
            return Box(MARGIN, y, wide, SECOND_ROW), Box(MARGIN + wide + GAP, y, wide, SECOND_ROW)
        left, right = self.primary.right + 20, self.undo.x - GAP
        wide = (right - left - 7) / 2
        return Box(left, self._row, wide, ROW), Box(left + wide + 7, self._row, wide, ROW)

    @property
    def both_choices(self) -> Box:
        """The places of the two choices as one."""
        first, second = self.choices
        return Box(first.x, first.y, second.right - first.x, first.high)

    def content(self) -> Box:
        """What the screen shows: between the header and the buttons."""
        bottom = self.choices[0].y if self.upright else self._row
        return Box(MARGIN, HEADER + 8, self.wide - 2 * MARGIN, bottom - 8 - HEADER - 8)

    @property
    def _row(self) -> float:
        return self.high - 12 - ROW
