"""Every kind of play of every game that comes with the companion.

What holds in one of them alone is beside its tests, in ``games/<folder>/invariants.py``, which is
optional: see `companion.testing.plays`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from companion.engine.game import Game
from companion.games import games
from companion.testing.plays import Kind, kinds


def every_kind() -> list[Kind]:
    """Return every kind of play of every game."""
    return [kind for game in games().values() for kind in kinds(game, invariants(game))]


def invariants(game: Game) -> Any:
    """Return the module with a game's own invariants, None if there is none."""
    name = f"games.{game.name.replace('-', '_')}.invariants"
    return import_module(name) if find_spec(name) else None
