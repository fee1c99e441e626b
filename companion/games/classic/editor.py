"""The ± editor's way into a play: every tracked number, by the names of the state."""

from __future__ import annotations

from companion.engine.prompts import attribute, entry
from companion.games.classic.board import MOST, RESOURCES, least
from companion.games.classic.state import CORPORATIONS, Classic
from companion.games.parameters import Named

MOST_TR = 200
MOST_TILES = 61


SHORT = {
    f"parameters.{name}{tail}": name
    for name in ("temperature", "oxygen", "oceans")
    for tail in ("", ".value")
}
"""The state has each parameter twice: what it is called there, and what it is called here."""


def fields(game: Classic) -> Named:
    """Return all that may be corrected, in the order in which the editor shows it."""
    found = {
        "generation": attribute(game, "generation", 1, game.generations),
        "tr": attribute(game, "tr", 0, MOST_TR),
        **{name: parameter.field() for name, parameter in game.parameters.items()},
        "greeneries": attribute(game, "greeneries", 0, MOST_TILES),
        "cities": attribute(game, "cities", 0, MOST_TILES),
        "corporation": attribute(game, "corporation", choices=CORPORATIONS),
    }
    if game.board:
        for each in RESOURCES:
            found[f"stock.{each}"] = entry(game.board.stock, each, 0, MOST)
        for each in RESOURCES:
            found[f"production.{each}"] = entry(game.board.production, each, least(each), MOST)
    return Named(found, SHORT)
