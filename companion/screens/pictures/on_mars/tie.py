"""A tie that was drawn: its number is the largest thing on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import ALWAYS, Picture, View
from companion.screens.pictures.on_mars.positions import args
from companion.screens.theme import FACT, HERO, LABEL, TITLE

WIDE, FEW, MANY = 264, 6, 9
"""The room for the options in a row, and how many stand there: few, or as many as can be read."""

SQUARE, LEAST_SQUARE = 128, 64


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the number that counts, and below it all that were equal, this one marked."""
    told = args(view, "tie-result")
    if not told:
        return
    in_row = FEW if told["options"] <= FEW else MANY
    pitch = WIDE / in_row
    rows = -(-told["options"] // in_row)
    below = 12 + rows * pitch + 34
    square = max(LEAST_SQUARE, min(SQUARE, box.high - below - 28))
    x, y = box.x + box.wide / 2, box.y + max(0, (box.high - square - below - 28) / 2)
    _centred(p, x, y + 18, box.wide, view.words("on-mars.picture-equal", **told), (FACT, LABEL))
    y += 28
    p.rect(x - square / 2, y, square, square, "violet", square * 0.22)
    size = min(HERO, square * 0.8)
    base = y + square / 2 + size * 0.36
    p.words(x, base, str(told["number"]), size, "on-violet", bold=True, anchor="middle")
    y += square + 12
    for number in range(1, told["options"] + 1):
        row, at = divmod(number - 1, in_row)
        across = min(in_row, told["options"] - row * in_row)
        left = x + (at - across / 2) * pitch + 2
        _draw_option(p, left, y + row * pitch, pitch - 4, number, number == told["number"])
    words = view.words("on-mars.picture-drawn", **told)
    _centred(p, x, y + rows * pitch + 28, box.wide, words, (TITLE, FACT, LABEL), bold=True)


def _centred(
    p: Painter,
    x: float,
    y: float,
    room: float,
    words: str,
    sizes: Sequence[float],
    bold: bool = False,
) -> None:
    size = p.largest(words, sizes, room, 1, bold)
    p.words(x, y, words, size, "sand" if bold else "dim", bold, "middle")


def _draw_option(p: Painter, x: float, y: float, side: float, number: int, drawn: bool) -> None:
    p.rect(x, y, side, side, "violet" if drawn else "line", side * 0.3)
    ink, size = ("on-violet" if drawn else "dim"), max(LABEL, min(FACT, side * 0.7))
    base = y + side / 2 + size * 0.36
    p.words(x + side / 2, base, str(number), size, ink, bold=drawn, anchor="middle")


TIE = Picture(draw, lying=280, standing=240, kept=ALWAYS)
