"""The score pads drawn: the sheet with all its lines."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.pictures import Picture
from companion.screens.pictures.score_pad import header, icons, sheet, whole


def hero(p: Painter, x: float, y: float, size: float) -> None:
    """Draw a pad around a point."""
    p.icon("pads", x, y, 0.86 * size)


SHEET = Picture(sheet.draw)

HEADER = header.header
PICTURES = {
    sheet.KEY: Picture(sheet.draw, when=sheet.leaves_room),
    "score-pad.check": SHEET,
}
ICONS = icons.ICONS
WHOLE = whole.whole
HERO = hero
