"""A tie that was drawn: its number is the largest thing on the screen."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.theme import FACT, HERO, LABEL, LEADING, NOUN, TITLE

A_ROW, PITCH, CLOSE = 6, 44, 30
"""The most numbers in a row; the distance between two, and if there are many, in units."""
FEW = 8
"""More options than this are many."""
SQUARE, LARGE, MIN_SQUARE, GAP = 128, 80, 60, 10
"""The side of the number, the side from which it counts as large, its minimum, and the gap around
it.
"""


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the number that was drawn, and below it all that were equal, with it highlighted.

    If there is little room, the words above the number are left out, then the equal ones.
    """
    details = view.args("on-mars.tie-result")
    if not details:
        return
    options, number = details["options"], details["number"]
    equal, drawn = (view.words(f"on-mars.picture-{key}", **details) for key in ("equal", "drawn"))
    above, below = _worded(p, box, equal, FACT), _worded(p, box, drawn, TITLE, True)
    pitch = PITCH if options <= FEW else CLOSE
    a_row = min(A_ROW if options <= FEW else options, int(box.width // pitch))
    squares = -(-options // a_row) * pitch + GAP
    if box.height - above - squares - below < MIN_SQUARE:
        above = 0
    if box.height - squares - below < MIN_SQUARE:
        squares = 0
    square = min(SQUARE, box.height - above - squares - below - GAP)
    x, height = box.x + box.width / 2, above + square + GAP + squares + below
    y = box.y + (box.height - height) / 2
    if above:
        p.text(Box(box.x, y, box.width, above), equal, _size(p, box, equal, FACT), "dim")
    y += above
    p.rect(x - square / 2, y, square, square, "violet", square * 0.22)
    digits = HERO if square >= LARGE else NOUN
    base = y + square / 2 + digits * 0.36
    p.words(x, base, str(number), digits, "on-violet", bold=True, anchor="middle")
    y += square + GAP
    for each in range(1, options + 1) if squares else ():
        row, at = divmod(each - 1, a_row)
        in_row = min(a_row, options - row * a_row)
        left = x + (at - in_row / 2) * pitch + 2
        _draw_option(p, Box(left, y + row * pitch, pitch - 4, pitch - 4), each, number)
    p.text(
        Box(box.x, y + squares, box.width, below),
        drawn,
        _size(p, box, drawn, TITLE, True),
        bold=True,
    )


def _size(p: Painter, box: Box, words: str, largest: float, bold: bool = False) -> float:
    """Return the size of text above or below the number: it takes at most two lines."""
    return p.largest(words, p.sizes(largest), box.width, 2, bold)


def _worded(p: Painter, box: Box, words: str, largest: float, bold: bool = False) -> float:
    """Return the height of this text."""
    size = _size(p, box, words, largest, bold)
    return len(p.wrap(words, size, box.width, bold)) * size * LEADING + 4


def _draw_option(p: Painter, box: Box, number: int, drawn: int) -> None:
    this = number == drawn
    p.rect(*box, "violet" if this else "line", box.height * 0.3)
    size, colour = FACT if box.height >= 40 else LABEL, "on-violet" if this else "dim"
    base = box.y + box.height / 2 + size * 0.36
    p.words(box.x + box.width / 2, base, str(number), size, colour, bold=this, anchor="middle")


TIE = Picture(draw)
