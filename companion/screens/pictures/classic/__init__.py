"""Terraforming Mars drawn: the map, the player board, the parameters."""

from __future__ import annotations

from companion.screens.pictures import ALWAYS, Picture
from companion.screens.pictures.classic import (
    board,
    costs,
    gauges,
    header,
    hero,
    lanes,
    signs,
    table,
    tharsis,
    whole,
)

BOARD = Picture(board.draw, lying=396, standing=232)

HEADER = header.header
ON_TABLE = table.on_table
LANES, LANES_HIGH, LANES_ROOMY = lanes.draw, lanes.high, lanes.roomy
GAUGE_FOR = gauges.gauge_for
PICTURES = {
    tharsis.KEY: Picture(
        tharsis.draw,
        lying=364,
        standing=388,
        kept=ALWAYS,
        beneath=costs.draw,
        beneath_high=costs.LEAST,
    ),
    "classic.buy-cards": BOARD,
    "classic.produce": BOARD,
}
SIGNS = signs.SIGNS
WHOLE = whole.whole
HERO = hero.draw
