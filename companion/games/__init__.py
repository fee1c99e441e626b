"""The games, one folder each: a folder that defines ``GAME`` is a game."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from companion.engine.game import Game, Result
from companion.engine.prompts import Refused

log = logging.getLogger(__name__)


@cache
def games() -> dict[str, Game]:
    """Return every game by its name, in display order.

    A folder that cannot be loaded is logged and skipped: the other games remain playable.
    """
    folders = (module.name for module in iter_modules(__path__) if module.ispkg)
    found: dict[str, Game] = {}
    for folder in sorted(folders):
        try:
            game = _load(folder)
            if game.name in found:
                raise ValueError(f"there is another game called {game.name}")
        except Exception:
            log.exception("the game in the folder %s cannot be loaded and is left out", folder)
        else:
            found[game.name] = game
    return dict(sorted(found.items(), key=lambda each: each[1].order))


def find(name: str) -> Game:
    """Return the game called ``name``; raise `Refused` if there is none."""
    if name not in games():
        raise Refused("core.refused-game", game=name, choices=tuple(games()))
    return games()[name]


def _load(folder: str) -> Game:
    """Return the game of a folder; raise whatever error it has."""
    game = import_module(f"{__name__}.{folder}").GAME
    if not isinstance(game, Game):
        raise TypeError(f"GAME is {game!r}, which is no Game")
    return game


def result_type(name: str) -> type[Result]:
    """Return the result type of a game; of an unknown game, the base type."""
    return games()[name].result if name in games() else Result
