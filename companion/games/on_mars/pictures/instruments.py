"""The lower corners of the map: the LSS with the Colony level, and his Bot."""

from __future__ import annotations

from companion.games.on_mars.components import LSS
from companion.games.on_mars.pictures.kinds import KINDS
from companion.games.on_mars.pictures.positions import (
    bot_moves,
    guided,
    in_play,
    level,
    lss,
    lss_rises,
)
from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import View

ROWS = 6
LEFT, COLUMN, ROW, SPACE = 2, 12.5, 4.4, 1.6
"""The left margin of the columns, the width of one, the height of a row and the space between rows,
in units; the numbers at the edge of the map are beside it.
"""

ICONS, ICON = 17, 12.5
"""The height below the columns for icons, and their side."""

PILL = (64, 35)
"""The size of the box that shows his Bot."""

LARGE = 3
"""The enlargement of an instrument that the present move is about."""


def draw(p: Painter, box: Box, view: View, now: int) -> None:
    """Draw both; the one that the move ``now`` is about is large."""
    if not guided(view) or not in_play(view):
        return
    rises, walks = lss_rises(view), bot_moves(view)
    large = LARGE if rises and rises.number == now else 1
    _draw_lss(p, box, view, large, str(rises.place) if rises and large > 1 else "")
    large = LARGE if walks and walks.number == now else 1
    _draw_bot(p, box, view, large, str(walks.place) if walks and large > 1 else "")


def _draw_lss(p: Painter, box: Box, view: View, times: float, target: str) -> None:
    """Draw the columns with their tiles, the line of the Colony level, and where a tile goes."""
    column, row, space, icons = (each * times for each in (COLUMN, ROW, SPACE, ICONS))
    x, bottom = box.x + LEFT * times, box.bottom - icons
    if times > 1:
        height = ROWS * (row + space) + icons + 16
        p.rect(box.x, box.bottom - height, 4 * column + 2 * LEFT * times, height, "sunk", 14)
    for at, (kind, tiles) in enumerate(zip(LSS, lss(view), strict=True)):
        left = x + at * column
        for place in range(ROWS):
            y = bottom - (place + 1) * (row + space)
            colour: theme.Colour | str = KINDS[kind] if place < tiles else "line"
            if kind == target and place == tiles:
                colour = "orange"
            p.rect(left, y, column - 3 * times, row, colour, 1.5 * times)
        p.icon(KINDS[kind], left + (column - 3 * times) / 2, box.bottom - icons / 2, ICON * times)
    y = bottom - (level(view) + 1) * (row + space) + space / 2
    p.line((box.x, y, x + 4 * column, y), "sand", 1.6 * times)


def _draw_bot(p: Painter, box: Box, view: View, times: float, target: str) -> None:
    """Draw his Bot beside the icon where it is, or goes to."""
    width, height = (each * (times if times == 1 else 2) for each in PILL)
    x, y = box.right - width - 6, box.bottom - height - 6
    kind = target or view.get("lacerda.robot")
    if kind not in KINDS:
        return
    p.rect(x, y, width, height, "orange" if target else "violet", height * 0.28)
    p.icon("bot", x + width * 0.27, y + height / 2, height * 0.66, "ink")
    side = height * 0.8
    p.rect(x + width - side - height * 0.1, y + height * 0.1, side, side, "sunk", height * 0.22)
    p.icon(KINDS[kind], x + width - side / 2 - height * 0.1, y + height / 2, side * 0.76)
