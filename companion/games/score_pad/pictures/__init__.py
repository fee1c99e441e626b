"""The score pads drawn: the sheet with all its lines."""

from companion.games.score_pad.pictures import sheet
from companion.games.score_pad.pictures.header import header
from companion.games.score_pad.pictures.icons import ICONS
from companion.games.score_pad.pictures.whole import whole
from companion.screens.drawing.painter import Painter
from companion.screens.pictures import GamePictures, Picture


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
