"""The four project cards whose costs place the neutral tiles: done, now, to come."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import View
from companion.screens.pictures.classic.header import TILES
from companion.screens.pictures.classic.tharsis import KEY, SIGNS
from companion.screens.theme import FACT, TILE, TITLE

LEAST, MOST, TALL = 52, 112, 80
"""How high the cards are at least and at most, and from where on the tile stands above."""


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the cards at the foot of a box; that which is counted now shows its cost."""
    args = view.args(KEY)
    if args is None:
        return
    high = min(MOST, box.high)
    places = box.lower(box.high - high).grid(len(TILES), 1)
    for number, (place, tile) in enumerate(zip(places, TILES, strict=True), 1):
        x, y = place.x + place.wide / 2, place.y + high / 2
        above = high >= TALL
        tile_at, told_at = ((x, y - 17), (x, y + 22)) if above else ((x - 20, y), (x + 20, y))
        p.rect(*place, "raised" if number == args["number"] else "sunk", TILE)
        p.sign(SIGNS[tile], *tile_at, 36)
        if number == args["number"]:
            cost = str(args["cost"])
            size = TITLE if p.fits(cost, TITLE, place.wide / 2 - 6, 1, True) else FACT
            p.words(told_at[0], told_at[1] + size * 0.36, cost, size, bold=True, anchor="middle")
        elif number < args["number"]:
            p.sign("check", *told_at, 26, "dim")
        else:
            p.ring(*told_at, 7, "dim", 2)
