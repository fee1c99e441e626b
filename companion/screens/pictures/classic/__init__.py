"""Terraforming Mars drawn: the map, the player board, the parameters."""

from companion.screens.pictures import GamePictures, Picture
from companion.screens.pictures.classic import board, tharsis
from companion.screens.pictures.classic.header import header
from companion.screens.pictures.classic.hero import draw_hero
from companion.screens.pictures.classic.icons import ICONS
from companion.screens.pictures.classic.table import on_table
from companion.screens.pictures.classic.whole import whole

BOARD, THARSIS = Picture(board.draw), Picture(tharsis.draw)

PICTURES = GamePictures(
    header=header,
    pictures={
        tharsis.KEY: THARSIS,
        "classic.place-neutral": THARSIS,
        "classic.buy-cards": BOARD,
        "classic.produce": BOARD,
    },
    icons=ICONS,
    whole=whole,
    on_table=on_table,
    hero=draw_hero,
)
