"""The whole table of a bot: its map and tracks as drawn, all counters as values to correct."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.bots.drawings import icon
from companion.games.bots.format import Bot
from companion.games.bots.pictures.table import cells, draw_map, grid_of
from companion.phrases.phrasebook import capital
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.whole import PartRow, TrackedValue, WholePart


def whole_of(bot: Bot) -> Callable[[View], tuple[PartRow, ...]]:
    """Return the function that returns everything tracked in a bot's play."""

    def draw(p: Painter, box: Box, view: View, _: bool) -> tuple[Touch, ...]:
        found = cells(bot, view)
        draw_map(p, box, found, bot)
        grid = zip(found, grid_of(bot, box), strict=True)
        return tuple(Touch(cell, f"places.{place.name}") for place, cell in grid)

    def whole(view: View) -> tuple[PartRow, ...]:
        values = [TrackedValue("round", str(view.get("round", 0)), "", capital(view.name("round")))]
        for name, of in bot.counters.items():
            field, text = f"counters.{name}", str(view.get(f"counters.{name}", of.start))
            values.append(TrackedValue(field, text, icon(of.icon), capital(view.name(name))))
        counters = WholePart("counters", values=tuple(values), columns=1 if view.upright else 2)
        if bot.map is None:
            return (PartRow((counters,)),)
        return PartRow((WholePart("places", draw=draw),), 1.2), PartRow((counters,))

    return whole
