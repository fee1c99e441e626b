"""A tie that was drawn: its number is the largest thing on the screen."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import ALWAYS, Picture, View
from companion.screens.pictures.on_mars.positions import args
from companion.screens.theme import FACT, HERO, LABEL, TITLE

A_ROW, PITCH, LINE = 6, 44, 28
"""The most numbers in a row, from one to the next, and the height of a line of a name."""
SQUARE, LEAST_SQUARE = 128, 80


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the number that counts, and below it all that were equal, this one marked."""
    told = args(view, "tie-result")
    if not told:
        return
    names = [view.name(each) for each in args(view, "tie-known").get("names", ())]
    name = names[told["number"] - 1] if names else ""
    size = p.largest(name, (TITLE, FACT, LABEL), box.wide, 2, True)
    lines = p.wrap(name, size, box.wide, True) if name else ()
    a_row = min(A_ROW, int(box.wide // PITCH))
    rows = -(-told["options"] // a_row)
    below = 12 + rows * PITCH + len(lines) * LINE + 28
    square = max(LEAST_SQUARE, min(SQUARE, box.high - below))
    x, y = box.x + box.wide / 2, box.y + max(0, (box.high - square - below) / 2)
    p.words(x, y + 18, view.words("on-mars.picture-drawn"), FACT, "dim", anchor="middle")
    y += 28
    p.rect(x - square / 2, y, square, square, "violet", square * 0.22)
    base = y + square / 2 + HERO * 0.36
    p.words(x, base, str(told["number"]), HERO, "on-violet", bold=True, anchor="middle")
    y += square + 12
    for number in range(1, told["options"] + 1):
        row, at = divmod(number - 1, a_row)
        in_row = min(a_row, told["options"] - row * a_row)
        left = x + (at - in_row / 2) * PITCH + 2
        _draw_option(p, left, y + row * PITCH, number, number == told["number"])
    for at, line in enumerate(lines):
        base = y + rows * PITCH + 24 + at * LINE
        p.words(x, base, line, size, bold=True, anchor="middle")


def _draw_option(p: Painter, x: float, y: float, number: int, drawn: bool) -> None:
    p.rect(x, y, 40, 40, "violet" if drawn else "line", 12)
    ink = "on-violet" if drawn else "dim"
    p.words(x + 20, y + 28, str(number), FACT, ink, bold=drawn, anchor="middle")


TIE = Picture(draw, lying=184, standing=220, kept=ALWAYS)
