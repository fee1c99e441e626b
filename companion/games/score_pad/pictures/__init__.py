"""The score pads drawn: the sheet with all its lines."""

from __future__ import annotations

from companion.games.score_pad.pictures import sheet
from companion.games.score_pad.pictures.sheet import ICONS
from companion.screens.drawing.painter import Painter
from companion.screens.pictures import GamePictures, Header, Picture, View
from companion.screens.pictures.whole import PartRow, WholePart


def header(view: View) -> Header:
    """Return the contents of a pad's header."""
    game, line, lines = view.get("game"), view.get("line"), view.get("lines", [])
    if game is None:
        return Header(view.name(view.game), icon="pads")
    sub = ""
    if line in lines:
        number = lines.index(line) + 1
        sub = view.words("score-pad.header-line", number=number, lines=len(lines))
    return Header(view.name(game), sub, icon="pads")


def whole(view: View) -> tuple[PartRow, ...]:
    """Return the sheet."""
    return (PartRow((WholePart("sheet", draw=sheet.draw),)),)


def draw_hero(p: Painter, x: float, y: float, size: float) -> None:
    """Draw a pad around a point."""
    p.icon("pads", x, y, 0.86 * size)


PICTURES = GamePictures(
    header=header,
    pictures={
        sheet.KEY: Picture(sheet.draw, when=sheet.leaves_room),
        "score-pad.check": Picture(sheet.draw),
    },
    icons=ICONS,
    whole=whole,
    hero=draw_hero,
)
