"""A table to try single rules at: what they say, what they ask, and what the answers change."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from companion.games.classic import GAME
from companion.games.classic.state import Classic
from kit.rules import Run


@pytest.fixture
def run() -> Callable[..., Run]:
    """Run a rule: ``run(construct(game), construct="done")``, dashes written as underscores."""
    return partial(Run, GAME)


@pytest.fixture
def table() -> Callable[..., Classic]:
    """Set a table with some options, in the actions of the first generation."""

    def set_table(**options: str) -> Classic:
        game = Classic(GAME.with_defaults(options))
        game.phase, game.generation = "actions", 1
        game.corporation = "other"
        return game

    return set_table


@pytest.fixture
def game(table: Callable[..., Classic]) -> Classic:
    """The usual table: only the parameters and the TR are followed."""
    return table()


@pytest.fixture
def boarded(table: Callable[..., Classic]) -> Classic:
    """The table with the player board followed, and 30 megacredits on it."""
    game = table(board="on")
    assert game.board
    game.board.stock["megacredits"] = 30
    return game
