"""How choices are laid out as tiles."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box, Frame
from companion.screens.framed import Faces
from companion.screens.theme import FACT, GAP, LABEL, LEADING, TITLE, TOUCH, down_from
from companion.screens.widgets.tap import Face, beside, is_above

TALLEST, LEAST_WIDE = 112, 96
LOWER = (100, 84, 76, TOUCH)
"""How high tiles are that leave room above them."""
LEAST_ROWS = 3
"""What fills a screen has room for so many rows, so that few tiles are not huge."""
FULL = 4
"""So many rows it has at most with wider tiles than usual."""
ALONE = 20
"""So much lower may tiles be of which none is alone in its row."""
MOST, FEW, LEAST = 10, 6, 4
"""So many are found by a glance; rather than FEW the words get smaller; never fewer than LEAST."""


class Grid(NamedTuple):
    """So many columns and rows of tiles, each so high, with words of this size."""

    columns: int
    rows: int
    high: float
    size: float
    fits: bool = True

    @property
    def whole(self) -> float:
        """The height of the grid."""
        return self.rows * (self.high + GAP) - GAP


def best(
    p: Painter, wide: float, high: float, labels: Sequence[str], signs: bool, size: float = FACT
) -> Grid:
    """Return the grid with the highest tiles in which all labels fit, else the best there is."""
    count = max(1, len(labels))
    for letters in sizes(p, size):
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
            found = max(grids, key=lambda grid: (_worth(grid, count), -grid.rows))
            return _larger(p, wide, found, labels) if not signs and size == FACT else found
    rows = max(1, int((high + GAP) // (TOUCH + GAP)))
    columns = ceil(count / rows)
    rows = ceil(count / columns)
    each = min(TALLEST, (high - GAP * (rows - 1)) / rows)
    return Grid(columns, rows, each, LABEL, False)


def _worth(grid: Grid, count: int) -> float:
    """Return how good a grid is for so many tiles: high ones, and none alone in its row."""
    alone = grid.rows > 1 and 1 in (grid.columns, count % grid.columns)
    return min(grid.high, 88) - (ALONE if alone else 0)


def _larger(p: Painter, wide: float, grid: Grid, labels: Sequence[str]) -> Grid:
    """Return a grid with larger letters, if short labels leave room for them."""
    across = (wide - GAP * (grid.columns - 1)) / grid.columns
    room, size = across - 32, max(TITLE, grid.size)
    fits = grid.high >= size * 2 and all(p.fits(label, size, room) for label in labels)
    return grid._replace(size=size) if fits else grid


def least(p: Painter, wide: float, grid: Grid, labels: Sequence[str], signs: bool) -> float:
    """Return the least height in which the labels of a grid fit as they do in it."""
    heights = {
        rows * (each + GAP) - GAP for rows in range(1, 6) for each in (TOUCH, 76, 84, 94, 104)
    }
    for high in sorted(each for each in heights if each < grid.whole):
        found = best(p, wide, high, labels, signs)
        if found.fits and found.size >= grid.size:
            return high
    return grid.whole


def sizes(p: Painter, size: float = FACT) -> list[float]:
    """Return the sizes that the words of tiles may have, the largest first."""
    wished = {*down_from(size * p.letters), LABEL * p.letters, size, LABEL}
    return sorted(wished, reverse=True)


def lowest(p: Painter, wide: float, high: float, labels: Sequence[str], signs: bool) -> float:
    """Return a height that leaves room above the tiles, their letters as large as in all of it."""
    most = best(p, wide, high, labels, signs)
    lowest = most.whole
    for each in LOWER:
        lower = most._replace(high=min(most.high, each)).whole
        found = best(p, wide, lower, labels, signs)
        if not found.fits or found.size < most.size:
            break
        lowest = lower
    return lowest


def at_once(p: Painter, wide: float, high: float, labels: Sequence[str], signs: bool) -> int:
    """Return how many tiles a page has at most, so that the longest labels fit."""
    tried = [size for size in sizes(p) if size >= FACT]
    for size in tried:
        few = min(FEW if size > FACT else LEAST, len(labels))
        for count in range(min(MOST, len(labels)), few - 1, -1):
            shown = sorted(labels, key=len)[-count:]
            found = best(p, wide, high, shown, signs)
            if found.fits and found.size >= size:
                return count
    return min(LEAST, len(labels))


def _fit(
    p: Painter, labels: Sequence[str], wide: float, high: float, signs: bool, size: float
) -> bool:
    above = signs and is_above(p, high)
    room = wide - 12 if above or not signs else wide - beside(size, wide) - 6
    room_high = high - (44 if above else 8)
    lines = max(1, int(room_high // (size * LEADING)))
    if above:
        lines = min(lines, 2 if high > 92 else 1)
    return all(p.fits(label, size, room, lines) for label in labels)


def _largest(p: Painter, labels: Sequence[str], place: Box, signs: bool) -> float:
    """Return the largest size of letters in which all labels fit in tiles of this place's size."""
    sizes = down_from(FACT * p.letters)
    fitting = (each for each in sizes if _fit(p, labels, place.wide, place.high, signs, each))
    return next(fitting, sizes[-1])


def put(p: Painter, frame: Frame, faces: Sequence[tuple[str, Face]]) -> Faces:
    """Return what can be opened as tiles, each with a sign if one has, that fill a screen.

    All share one size of letters, and are wider where that is larger then, or where so few leave
    no gap beside the last; the number of each is its key.
    """
    return _put(p, faces, *_places(p, frame, [face for _, face in faces], len(faces)))


def pages(p: Painter, frame: Frame, faces: Sequence[tuple[str, Face]]) -> list[Faces]:
    """Return such tiles on one page, or on two where the player's letters are larger only so.

    Both are laid out alike.
    """
    every, half = [face for _, face in faces], ceil(len(faces) / 2)
    size, places = _places(p, frame, every, len(faces))
    if p.letters > 1 and size < FACT * p.letters:
        larger, wide = _places(p, frame, every, half, half)
        if larger > size:
            return [_put(p, each, larger, wide) for each in (faces[:half], faces[half:])]
    return [_put(p, faces, size, places)]


def _places(
    p: Painter, frame: Frame, faces: Sequence[Face], count: int, full: int = FULL
) -> tuple[float, list[Box]]:
    """Return the size of the words of these tiles, and so many places of a page for them."""
    box, most = frame.content(), 2 if frame.upright else 3
    labels, signs = [face.words for face in faces], any(face.sign for face in faces)
    grids = []
    for columns in range(most, 0, -1):
        rows = max(LEAST_ROWS, ceil(count / columns))
        places = box.grid(columns, rows)
        if columns == most or (rows <= full and places[0].high >= TOUCH):
            size = _largest(p, labels, places[0], signs)
            even = LEAST_ROWS * columns >= count > 1 and count % columns == 0
            grids.append((size, even, places))
    size, _, places = max(grids, key=lambda grid: grid[:2])
    return size, places


def _put(
    p: Painter, faces: Sequence[tuple[str, Face]], size: float, places: Sequence[Box]
) -> Faces:
    put: Faces = {}
    for at, (name, face) in enumerate(faces):
        face.style, face.size, face.number = "tile", size / p.letters, at + 1
        face.ink = "faint" if face.off else "ink" if face.chosen else "ice"
        put[name] = (places[at], face)
    return put
