"""Terraforming Mars drawn: the map, the player board, the parameters."""

from __future__ import annotations

from companion.screens.pictures import Picture
from companion.screens.pictures.classic import (
    board,
    header,
    hero,
    icons,
    table,
    tharsis,
    whole,
)

BOARD = Picture(board.draw)

HEADER = header.header
ON_TABLE = table.on_table
PICTURES = {
    tharsis.KEY: Picture(tharsis.draw),
    "classic.place-neutral": Picture(tharsis.draw),
    "classic.buy-cards": BOARD,
    "classic.produce": BOARD,
}
ICONS = icons.ICONS
WHOLE = whole.whole
HERO = hero.draw
