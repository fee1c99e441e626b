"""How choices are laid out as tiles."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box, Frame
from companion.screens.framed import Faces
from companion.screens.theme import FACT, LEADING, TOUCH, down_from
from companion.screens.widgets.tap import Face, beside, is_above

LEAST_ROWS = 3
"""What fills a screen has room for so many rows, so that few tiles are not huge."""
FULL = 4
"""So many rows it has at most with wider tiles than usual."""


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
