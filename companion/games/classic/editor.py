"""What can be corrected: every tracked number, by the names in the state."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.prompts import Field, attribute, entry
from companion.games.classic.board import (
    MAX_AMOUNT,
    MAX_WORTH,
    RESOURCES,
    WORTH,
    lowest_production,
)
from companion.games.classic.corporations import CORPORATIONS, MODIFIERS, WITHOUT_BOARD
from companion.games.classic.state import CITY, Classic, NeutralTile
from companion.games.classic.terraforming import pay_tharsis
from companion.games.classic.tharsis import LAND
from companion.games.terraforming.parameters import AliasedFields, without_value

MAX_TR = 200
MAX_TILES = 61


def fields(game: Classic) -> AliasedFields:
    """Return all that may be corrected, in display order."""
    found = {
        **_board(game),
        "generation": attribute(game, "generation", 1, game.generations),
        "tr": attribute(game, "tr", 0, MAX_TR),
        **{f"parameters.{name}.value": each.field() for name, each in game.parameters.items()},
        "greeneries": attribute(game, "greeneries", 0, MAX_TILES),
        "cities": attribute(game, "cities", 0, MAX_TILES),
        "corporation": _corporation(game),
        **{
            f"modifiers.{each}": entry(
                game.modifiers, each, MODIFIERS[each].minimum, MODIFIERS[each].maximum
            )
            for each in (MODIFIERS if game.board else WITHOUT_BOARD)
        },
        **_neutral(game),
    }
    return AliasedFields(found, without_value(game.parameters))


def _board(game: Classic) -> dict[str, Field]:
    """Return stocks and production, which change most often, if the board is tracked."""
    if game.board is None:
        return {}
    stock, production = game.board.stock, game.board.production
    return {
        **{f"stock.{each}": entry(stock, each, 0, MAX_AMOUNT) for each in RESOURCES},
        **{
            f"production.{each}": entry(production, each, lowest_production(each), MAX_AMOUNT)
            for each in RESOURCES
        },
        **{f"worth.{each}": entry(game.board.worth, each, 1, MAX_WORTH) for each in WORTH},
    }


def _neutral(game: Classic) -> dict[str, Field]:
    """Return the positions of the neutral tiles."""
    found = {}
    for number, tile in enumerate(game.neutral, 1):
        free = _free(game, tile)
        found[f"neutral.{number}.row"] = _row(tile, free)
        found[f"neutral.{number}.place"] = attribute(tile, "place", choices=free[tile.row])
    return found


def _free(game: Classic, tile: NeutralTile) -> dict[int, tuple[int, ...]]:
    """Return the places, by row, that a tile may take: land without another neutral tile."""
    land = LAND - {(each.row, each.place) for each in game.neutral if each is not tile}
    rows = sorted({row for row, _ in land})
    return {row: tuple(sorted(place for there, place in land if there == row)) for row in rows}


def _row(tile: NeutralTile, free: Mapping[int, tuple[int, ...]]) -> Field:
    """Return a field for the row of a tile; in another row it takes the nearest place."""

    def go_to(row: int) -> None:
        tile.row, tile.place = row, min(free[row], key=lambda place: abs(place - tile.place))

    return Field(lambda: tile.row, go_to, choices=tuple(free))


def _corporation(game: Classic) -> Field:
    """Return a field for the corporation; its changes and its city income come and go with it."""

    def put(corporation: str) -> None:
        neutral = len(game.tiles(CITY))
        pay_tharsis(game, -neutral, -game.cities)
        game.choose_corporation(corporation)
        pay_tharsis(game, neutral, game.cities)

    return Field(lambda: game.corporation, put, choices=tuple(CORPORATIONS))
