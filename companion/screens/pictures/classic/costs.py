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
    """Draw the cards at the foot of a box: those that were revealed show their costs."""
    args = view.args(KEY)
    if args is None:
        return
    costs, high = args["costs"], min(MOST, box.high)
    places = box.lower(box.high - high).grid(len(TILES), 1)
    for at, (place, tile) in enumerate(zip(places, TILES, strict=True)):
        x, y, now = place.x + place.wide / 2, place.y + high / 2, at == len(costs) - 1
        above = high >= TALL
        tile_at, told_at = ((x, y - 17), (x, y + 22)) if above else ((x - 20, y), (x + 20, y))
        p.rect(*place, "raised" if now else "sunk", TILE)
        p.sign(SIGNS[tile], *tile_at, 36)
        if at >= len(costs):
            p.ring(*told_at, 7, "dim", 2)
            continue
        cost, ink = str(costs[at]), "sand" if now else "dim"
        room = place.wide - 16 if above else place.wide / 2 - 12
        size = p.largest(cost, (TITLE, FACT), room, 1, True)
        p.words(told_at[0], told_at[1] + size * 0.36, cost, size, ink, now, "middle")
        if not now and above:
            p.sign("check", place.right - 14, place.y + 16, 18, "dim")
