"""What the screens draw of a bot file: header, card, tracks, map and the whole table."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from companion.engine.prompts import Choose
from companion.games.bots.drawings import icon
from companion.games.bots.format import Bot
from companion.games.bots.pictures.table import BotTable, cells, draw_map, grid_of, held, on_table
from companion.games.bots.script import NOWHERE
from companion.games.bots.table import RIVAL, several
from companion.phrases.phrasebook import capital
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import (
    BoardPicture,
    GamePictures,
    Header,
    Picture,
    Spots,
    Touch,
    View,
)
from companion.screens.pictures.whole import PartRow, TrackedValue, WholePart

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
        counters = WholePart("counters", values=tuple(values), columns=1 if view.portrait else 2)
        if bot.map is None:
            return (PartRow((counters,)),)
        return PartRow((WholePart("places", draw=draw),), 1.2), PartRow((counters,))

    return whole


MAX_NUMBERS = 4
"""The maximum number of counters in the header."""


def pictures_of(bot: Bot, name: str) -> GamePictures:
    """Return the pictures of a bot file, whose game has this name."""
    asked = f"{name}.where"

    def header(view: View) -> Header:
        turn = str(view.get("turn", ""))
        numbers = [number for each in held(bot, view) for number in each.numbers if not each.owner]
        return Header(
            capital(view.name(turn or "game")),
            f"{view.name('round')} {view.get('round')}" if view.turn else "",
            who=turn,
            numbers=numbers[:MAX_NUMBERS],
            heading=view.name(f"phase_{view.get('phase')}") if view.turn else "",
        )

    def table(view: View, key: str, _: bool) -> BotTable | None:
        return None if key == asked else on_table(bot, view)

    return GamePictures(
        header=header,
        scenes={asked: where(bot)},
        boards={asked: BOARD},
        icons=_icons(bot),
        whole=whole_of(bot),
        on_table=table,
        parts={"Board": "BotBoard"},
        kv=(Path(__file__).parent / "table.kv",),
    )


def _icons(bot: Bot) -> dict[str, str]:
    """Return the icons of rival, cards and pieces."""
    cards = {
        f"{name}_{card}": of.icon
        for name, deck in bot.decks.items()
        for card, of in deck.cards.items()
    }
    pieces = {
        several(name, number): piece.icon
        for name, piece in (bot.map.pieces if bot.map else {}).items()
        for number in range(1, piece.most + 1)
    }
    found = {RIVAL: "him", **cards, **pieces}
    return {name: each for name, each in found.items() if icon(each)}
