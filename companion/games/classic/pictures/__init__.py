"""Terraforming Mars drawn: the map, the player board, the parameters."""

from pathlib import Path

from companion.games.classic.pictures import board, tharsis
from companion.games.classic.pictures.header import header
from companion.games.classic.pictures.hero import draw_hero
from companion.games.classic.pictures.icons import ICONS
from companion.games.classic.pictures.table import on_table
from companion.games.classic.pictures.whole import whole
from companion.games.terraforming.pictures import PARAMETERS
from companion.screens.pictures import GamePictures, Picture

BOARD, THARSIS = Picture(board.draw), Picture(tharsis.draw)

PICTURES = GamePictures(
    parameters=PARAMETERS,
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
    parts={"Board": "ClassicBoard", "Side": "ClassicSide"},
    kv=("parameters", Path(__file__).parent / "table.kv"),
    hero=draw_hero,
)
