"""Terraforming Mars drawn: the map, the player board, the parameters."""

from __future__ import annotations

from pathlib import Path

from companion.games.classic.pictures import board, tharsis
from companion.games.classic.pictures.header import header
from companion.games.classic.pictures.icons import ICONS
from companion.games.classic.pictures.table import on_table
from companion.games.classic.pictures.whole import whole
from companion.games.terraforming.pictures import PARAMETERS
from companion.screens.drawing.painter import Painter
from companion.screens.pictures import GamePictures, Picture

TILES = (("forest", -0.23, 0.14), ("ocean", 0.23, 0.14), ("city", 0, -0.26))
"""Each tile and its position, as shares of the size."""


def draw_hero(p: Painter, x: float, y: float, size: float) -> None:
    """Draw three tiles around a point."""
    for icon, across, down in TILES:
        p.icon(icon, x + across * size, y + down * size, 0.56 * size)


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
