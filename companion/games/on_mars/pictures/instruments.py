"""The lower corners of the map: the LSS with the Colony level, and his Bot."""

from __future__ import annotations

from companion.games.on_mars.components import LSS
from companion.games.on_mars.pictures.kinds import KINDS
from companion.games.on_mars.pictures.level import WIDEST, draw_columns
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
from companion.screens.theme import FACT

ROWS = 6
LEFT, COLUMN, ROW, SPACE = 2, 12.5, 4.4, 1.6
"""The left margin of the columns, the width of one, the height of a row and the space between rows,
in units; the numbers at the edge of the map are beside it.
"""

ICONS, ICON = 17, 12.5
"""The height below the columns for icons, and their side."""

PILL = (64, 35)
"""The size of the box that shows his Bot."""

BOT_TIMES = 2
"""How much larger his Bot is while the present move is about it."""

ROOM = 400, 196
"""The least size of a map that leaves its corners free, in units: in less there is only what the
present move is about.
"""

PANEL = 244, 236
"""The size of the LSS while its marker rises."""


def draw(p: Painter, box: Box, view: View, now: int) -> None:
    """Draw both; the one that the move ``now`` is about is large."""
    if not guided(view) or not in_play(view):
        return
    rises, walks = lss_rises(view), bot_moves(view)
    free = box.width >= ROOM[0] and box.height >= ROOM[1]
    if walks and walks.number == now:
        _draw_bot(p, box, str(walks.place), target=True)
    elif free:
        _draw_bot(p, box, view.get("lacerda.robot"))
    if rises and rises.number == now:
        _draw_lss_large(p, box, view, str(rises.place))
    elif free:
        _draw_lss(p, box, view)


def _draw_lss(p: Painter, box: Box, view: View) -> None:
    """Draw the columns with their tiles, and the line of the Colony level."""
    x, bottom = box.x + LEFT, box.bottom - ICONS
    for at, (kind, tiles) in enumerate(zip(LSS, lss(view), strict=True)):
        left = x + at * COLUMN
        for place in range(ROWS):
            y = bottom - (place + 1) * (ROW + SPACE)
            p.rect(left, y, COLUMN - 3, ROW, KINDS[kind] if place < tiles else "line", 1.5)
        p.icon(KINDS[kind], left + (COLUMN - 3) / 2, box.bottom - ICONS / 2, ICON)
    y = bottom - (level(view) + 1) * (ROW + SPACE) + SPACE / 2
    p.line((box.x, y, x + 4 * COLUMN, y), "sand", 1.6)


def _draw_lss_large(p: Painter, box: Box, view: View, target: str) -> None:
    """Draw the LSS over the dimmed map, with the tile that the ``target``'s marker rises to."""
    width, height = min(PANEL[0], box.width), min(PANEL[1], box.height)
    p.rect(*box, theme.colour("ground", 0.6))
    panel = Box(box.x, box.bottom - height, width, height)
    p.rect(*panel, "sunk", 14)
    p.words(panel.x + 14, panel.y + 28, view.words("on-mars.picture-lss"), FACT, bold=True)
    note = f"{view.words('on-mars.picture-level')} {level(view)}"
    p.words(panel.right - 14, panel.y + 28, note, FACT, "dim", anchor="end")
    columns = Box(panel.x + 26, panel.y + 42, width - 32, height - 46)
    draw_columns(p, columns, view, WIDEST, target)


def _draw_bot(p: Painter, box: Box, kind: str | None, target: bool = False) -> None:
    """Draw his Bot beside the icon where it is, or as a ``target``, large, where it goes."""
    width, height = (each * (BOT_TIMES if target else 1) for each in PILL)
    x, y = box.right - width - 6, box.bottom - height - 6
    if kind not in KINDS:
        return
    p.rect(x, y, width, height, "orange" if target else "violet", height * 0.28)
    p.icon("bot", x + width * 0.27, y + height / 2, height * 0.66, "on-accent")
    side = height * 0.8
    p.rect(x + width - side - height * 0.1, y + height * 0.1, side, side, "sunk", height * 0.22)
    p.icon(KINDS[kind], x + width - side / 2 - height * 0.1, y + height / 2, side * 0.76)
