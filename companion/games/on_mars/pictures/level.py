"""The LSS against the Colony level, when the Colony rises or you build there."""

from __future__ import annotations

from companion.games.on_mars.components import LSS
from companion.games.on_mars.pictures.kinds import KINDS
from companion.games.on_mars.pictures.positions import actor, level, level_rises, lss
from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.theme import FACT

ROWS = 6
WIDEST = 96
"""The width of a column if the LSS is the whole picture, in units."""


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the columns with the line that their markers must reach, and where it goes."""
    p.rect(*box, "sunk", 16)
    draw_columns(p, Box(box.x + 44, box.y + 24, box.width - 76, box.height - 32), view, WIDEST)


def draw_columns(p: Painter, box: Box, view: View, widest: float, target: str = "") -> None:
    """Draw the LSS into a box: tiles below the marker are dimmed.

    The present move may put a marker on another tile, in the column ``target``.
    """
    row = (box.height - 48) / ROWS
    width = min(widest, (box.width - 44) / len(LSS))
    left = box.x + (box.width - width * len(LSS)) / 2
    ground = box.y + ROWS * row
    for at, (kind, tiles) in enumerate(zip(LSS, lss(view), strict=True)):
        x, colour = left + at * width, KINDS[kind]
        for n in range(ROWS):
            top = n == min(tiles, ROWS) - 1
            faded = theme.mix(colour, "ground", 0.72)
            fill = "line" if n >= tiles else colour if top else faded
            p.rect(x + 4, ground - (n + 1) * row + 2, width - 8, row - 4, fill, 6)
        if kind == target and tiles < ROWS:
            y = ground - (tiles + 1) * row
            p.rect(x + 2, y, width - 4, row, "orange", 6)
            who = view.prompts[-1].actor  # the next question may be of another
            p.badge(view.now, x + width / 2, y + row / 2, who or "", row / 2)
        p.icon(KINDS[kind], x + width / 2, box.bottom - 22, 36)
    rises, across = level_rises(view), width * len(LSS)
    reached = rises.place if rises else level(view)
    base, now = ground - (reached + 1) * row, bool(rises and rises.is_now(view))
    if rises:
        _draw_dashes(p, left, ground - rises.place * row, across)
    if now:
        p.rect(left - 8, base - 6, across + 16, 12, theme.colour("orange", 0.3), 6)
        p.badge(view.now, left + across + 14, base, actor(view, "level-up"))
    _draw_line(p, left, base, across, "orange" if now else "sand", reached)


def _draw_dashes(p: Painter, x: float, y: float, width: float) -> None:
    """Draw the line's previous position."""
    for at in range(round(width / 12)):
        p.rect(x + at * 12, y - 1, 7, 2, "dim")


def _draw_line(p: Painter, x: float, y: float, width: float, colour: str, number: int) -> None:
    """Draw the line of a Colony level, with its number."""
    p.rect(x - 6, y - 1.5, width + 10, 3, colour)
    p.poly((x - 12, y - 8, x - 2, y, x - 12, y + 8), colour)
    p.words(x - 16, y + 8, str(number), FACT, colour, bold=True, anchor="end")


LEVEL = Picture(draw, place=(0, -1), instead=True)
