"""A tie that was drawn: its number is the largest thing on the screen."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.pictures.on_mars.positions import args
from companion.screens.theme import FACT, HERO, LABEL, NOUN, TITLE, sizes_to

A_ROW, PITCH, CLOSE, LINE = 6, 44, 30, 28
"""The most numbers in a row; from one to the next, and where they are many; a name's line."""
FEW = 8
"""More options than so many are many."""
SQUARE, LARGE, LEAST_SQUARE, CAPTION = 128, 80, 60, 22
"""The side of the number, from where on it is a hero, and at least; the height of a line above."""


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the number that counts, and below it all that were equal, this one marked."""
    told = args(view, "tie-result")
    if not told:
        return
    equal, drawn = (view.words(f"on-mars.picture-{key}", **told) for key in ("equal", "drawn"))
    small = p.largest(equal, sizes_to(LABEL * max(1, p.letters)), box.wide, 2)
    above = p.wrap(equal, small, box.wide)[:2]
    sizes = (TITLE, FACT, LABEL)
    one_line = (each for each in sizes[:2] if p.fits(drawn, each, box.wide, 1, True))
    size = next(one_line, 0) or p.largest(drawn, sizes[1:], box.wide, 2, True)
    lines = p.wrap(drawn, size, box.wide, True)[:2]
    pitch = PITCH if told["options"] <= FEW or box.wide >= A_ROW * PITCH else CLOSE
    a_row = min(A_ROW, int(box.wide // pitch))
    rows = -(-told["options"] // a_row)
    below = 12 + rows * pitch + len(lines) * LINE
    line_high = CAPTION * small / LABEL
    caption = len(above) * line_high + 6
    if box.high - below - caption < LEAST_SQUARE:  # its moves tell the same
        above, caption = (), 0
    square = max(LEAST_SQUARE, min(SQUARE, box.high - below - caption))
    x, y = box.x + box.wide / 2, box.y + max(0, (box.high - square - below - caption) / 2)
    for at, line in enumerate(above):
        p.words(x, y + (at + 0.8) * line_high, line, small, "dim", anchor="middle")
    y += caption
    p.rect(x - square / 2, y, square, square, "violet", square * 0.22)
    digits = HERO if square >= LARGE else NOUN
    base = y + square / 2 + digits * 0.36
    p.words(x, base, str(told["number"]), digits, "on-violet", bold=True, anchor="middle")
    y += square + 12
    for number in range(1, told["options"] + 1):
        row, at = divmod(number - 1, a_row)
        in_row = min(a_row, told["options"] - row * a_row)
        left = x + (at - in_row / 2) * pitch + 2
        _draw_option(p, Box(left, y + row * pitch, pitch - 4, pitch - 4), number, told["number"])
    for at, line in enumerate(lines):
        base = y + rows * pitch + 21 + at * LINE
        p.words(x, base, line, size, bold=True, anchor="middle")


def _draw_option(p: Painter, box: Box, number: int, drawn: int) -> None:
    this = number == drawn
    p.rect(*box, "violet" if this else "line", box.high * 0.3)
    size, ink = FACT if box.high >= 40 else LABEL, "on-violet" if this else "dim"
    base = box.y + box.high / 2 + size * 0.36
    p.words(box.x + box.wide / 2, base, str(number), size, ink, bold=this, anchor="middle")


TIE = Picture(draw)
