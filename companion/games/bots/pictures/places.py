"""The map on which the player shows where a piece went."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from companion.engine.prompts import Choose
from companion.games.bots.format import Bot
from companion.games.bots.pictures.table import cells, draw_map, grid_of
from companion.games.bots.script import NOWHERE
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import BoardPicture, Picture, Spots, View

THICK, RADIUS = 3, 10
"""The outline of a place that can be tapped, and the radius of its corners, in units."""


def places(view: View) -> Collection[Any]:
    """Return the places that can be tapped."""
    options = view.ask.options if isinstance(view.ask, Choose) else ()
    return [each for each in options if each != NOWHERE]


BOARD = BoardPicture(places)


def where(bot: Bot) -> Picture:
    """Return the map of a bot on which a place is tapped."""

    def draw(p: Painter, box: Box, view: View) -> None:
        found, free = cells(bot, view), places(view)
        draw_map(p, box, found, bot)
        for place, cell in zip(found, grid_of(bot, box), strict=True):
            if place.name in free:
                p.frame(*cell, "ice", THICK, RADIUS)

    def spots(box: Box, view: View) -> Spots:
        free, grid = places(view), zip(cells(bot, view), grid_of(bot, box), strict=True)
        return {
            place.name: (cell.x + cell.width / 2, cell.y + cell.height / 2, cell.width, cell.height)
            for place, cell in grid
            if place.name in free
        }

    return Picture(draw, instead=True, spots=spots)
