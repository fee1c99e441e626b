"""How choices are laid out as tiles."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from companion.screens.drawing.painter import Painter
from companion.screens.theme import FACT, GAP, LABEL, TOUCH

TALLEST, LEAST_WIDE = 112, 104
MOST = 10
"""As many tiles are found by a glance."""


class Grid(NamedTuple):
    """So many columns and rows of tiles, each so high, with words of this size."""

    columns: int
    rows: int
    high: float
    size: float

    @property
    def whole(self) -> float:
        """The height of the grid."""
        return self.rows * (self.high + GAP) - GAP

    @property
    def least(self) -> float:
        """The height at which its tiles can still be hit."""
        return self.rows * (TOUCH + GAP) - GAP


def best(
    p: Painter, wide: float, high: float, labels: Sequence[str], signs: bool, size: float = FACT
) -> Grid:
    """Return the grid with the highest tiles in which all labels fit, else the best there is."""
    count = max(1, len(labels))
    for letters in (size * p.letters, size, LABEL):
        grids = []
        for rows in range(1, int((high + GAP) // (TOUCH + GAP)) + 1):
            columns = ceil(count / rows)
            if ceil(count / columns) != rows:
                continue
            across = (wide - GAP * (columns - 1)) / columns
            each = min(TALLEST, (high - GAP * (rows - 1)) / rows)
            if across >= LEAST_WIDE and _fit(p, labels, across, each, signs, letters):
                grids.append(Grid(columns, rows, each, letters))
        if grids:
            return max(grids, key=lambda grid: (min(grid.high, 88), -grid.rows))
    rows = max(1, int((high + GAP) // (TOUCH + GAP)))
    columns = ceil(count / rows)
    return Grid(
        columns, ceil(count / columns), min(TALLEST, (high - GAP * (rows - 1)) / rows), LABEL
    )


def at_once(p: Painter, wide: float, high: float, labels: Sequence[str], signs: bool) -> int:
    """Return how many tiles a page has at most, so that the longest labels fit."""
    few = min(4, len(labels))
    for size in (FACT * p.letters, FACT):
        for count in range(min(MOST, len(labels)), few - 1, -1):
            shown = sorted(labels, key=len)[-count:]
            if best(p, wide, high, shown, signs).size >= size:
                return count
    return few


def _fit(
    p: Painter, labels: Sequence[str], wide: float, high: float, signs: bool, size: float
) -> bool:
    above = signs and high >= 76
    room = wide - 12 if above or not signs else wide - 58
    room_high = high - (44 if above else 8)
    lines = max(1, int(room_high // (size * 1.18)))
    if above:
        lines = min(lines, 2 if high > 92 else 1)
    return all(p.fits(label, size, room, lines) for label in labels)
