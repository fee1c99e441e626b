"""The games, one folder each: a folder that defines ``GAME`` is a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from companion.engine.game import Game, Result
from companion.engine.prompts import Refused


@cache
def games() -> dict[str, Game]:
    """Return every game by its name."""
    packages = (module.name for module in iter_modules(__path__) if module.ispkg)
    found = (import_module(f"{__name__}.{package}").GAME for package in packages)
    return {game.name: game for game in found}


def find(name: str) -> Game:
    """Return the game called ``name``; raise `Refused` if there is none."""
    if name not in games():
        raise Refused("core.refused-game", game=name, choices=tuple(games()))
    return games()[name]


def result_type(name: str) -> type[Result]:
    """Return what the results of a game are read as; of an unknown game, what all have."""
    return games()[name].result if name in games() else Result
