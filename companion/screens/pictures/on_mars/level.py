"""The LSS against the Colony level, when the Colony rises or you build there."""

from __future__ import annotations

from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.pictures.on_mars.kinds import COLUMNS, KINDS
from companion.screens.pictures.on_mars.positions import actor, level, level_rises, lss
from companion.screens.theme import FACT

ROWS = 6


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the columns with the line that their markers must reach, and where it goes."""
    high = min(box.high, 230)
    draw_columns(p, Box(box.x, box.y + (box.high - high) / 2, box.wide, high), view)


def draw_columns(p: Painter, box: Box, view: View) -> None:
    """Draw the LSS into a box: tiles below the marker are dimmed."""
    row = (box.high - 48) / ROWS
    wide = min(52, (box.wide - 44) / len(COLUMNS))
    left = box.x + (box.wide - wide * len(COLUMNS)) / 2
    ground = box.y + ROWS * row
    for at, (kind, tiles) in enumerate(zip(COLUMNS, lss(view), strict=True)):
        x, ink = left + at * wide, KINDS[kind]
        for n in range(ROWS):
            top = n == min(tiles, ROWS) - 1
            faded = theme.mix(ink, "ground", 0.72)
            fill = "panel" if n >= tiles else ink if top else faded
            p.rect(x + 4, ground - (n + 1) * row + 2, wide - 8, row - 4, fill, 6)
        p.sign(KINDS[kind], x + wide / 2, box.bottom - 22, 36)
    rises = level_rises(view)
    if rises:
        y = ground - (rises.place + 1) * row
        _draw_line(p, left, y, wide * len(COLUMNS), "violet", rises.place)
        if rises.number:
            p.badge(rises.number, left + wide * len(COLUMNS) + 12, y, actor(view, "level-up"))
    base = ground - (level(view) + 1) * row
    _draw_line(p, left, base, wide * len(COLUMNS), "sand", level(view))


def _draw_line(p: Painter, x: float, y: float, wide: float, ink: str, number: int) -> None:
    """Draw the line of a Colony level, with its number."""
    p.rect(x - 6, y - 1.5, wide + 10, 3, ink)
    p.poly((x - 12, y - 8, x - 2, y, x - 12, y + 8), ink)
    p.words(x - 16, y + 8, str(number), FACT, ink, bold=True, anchor="end")


LEVEL = Picture(draw, place=(0, -1))
