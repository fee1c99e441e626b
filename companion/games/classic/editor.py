"""The ± editor's way into a play: every tracked number, by the names of the state."""

from __future__ import annotations

from companion.engine.prompts import Field, attribute, entry
from companion.games.classic.board import MOST, RESOURCES, least
from companion.games.classic.state import CORPORATIONS, Classic, Tile
from companion.games.classic.tharsis import ROWS
from companion.games.parameters import Named, without_value

MOST_TR = 200
MOST_TILES = 61


def fields(game: Classic) -> Named:
    """Return all that may be corrected, in the order in which the editor shows it."""
    found = {
        **_board(game),
        "generation": attribute(game, "generation", 1, game.generations),
        "tr": attribute(game, "tr", 0, MOST_TR),
        **{f"parameters.{name}.value": each.field() for name, each in game.parameters.items()},
        "greeneries": attribute(game, "greeneries", 0, MOST_TILES),
        "cities": attribute(game, "cities", 0, MOST_TILES),
        "corporation": attribute(game, "corporation", choices=CORPORATIONS),
        **_neutral(game),
    }
    return Named(found, without_value(game.parameters))


def _board(game: Classic) -> dict[str, Field]:
    """Return stocks and production, which change most often, if they are followed."""
    if game.board is None:
        return {}
    stock, production = game.board.stock, game.board.production
    return {
        **{f"stock.{each}": entry(stock, each, 0, MOST) for each in RESOURCES},
        **{f"production.{each}": entry(production, each, least(each), MOST) for each in RESOURCES},
    }


def _neutral(game: Classic) -> dict[str, Field]:
    """Return where the neutral tiles lie."""
    found = {}
    for number, tile in enumerate(game.neutral, 1):
        found[f"neutral.{number}.row"] = _row(tile)
        found[f"neutral.{number}.place"] = attribute(tile, "place", 1, ROWS[tile.row - 1])
    return found


def _row(tile: Tile) -> Field:
    """Return the row of a tile."""
    return Field(lambda: tile.row, tile.go_to_row, 1, len(ROWS))
