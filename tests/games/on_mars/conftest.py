"""A table to try single rules at: what they say, what they ask, and what the answers change."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from companion.games.on_mars import GAME
from companion.games.on_mars.state import Mission
from companion.games.on_mars.table import OnMarsTable
from kit.rules import Run

BLANK = {"lab": "same", **{fact.fact: "nothing" for fact in GAME.box({}) if "icon" in fact.fact}}
"""A box in which every icon is known, and none gives anything."""


@pytest.fixture
def run() -> Callable[..., Run]:
    """Run a rule: ``run(construct(game), construct="done")``, dashes written as underscores.

    Printed facts are known, and give nothing, you take the first free space, and his Rover reaches
    no tile, unless answered otherwise.
    """
    first = {key: lambda ask: ask.options[0] for key in ("your_place", "rover")}
    return partial(Run, GAME, box=BLANK, **first)


@pytest.fixture
def table() -> Callable[..., OnMarsTable]:
    """Set a table with some options: Lacerda on space 6 in the Colony, you on 3 in Orbit."""

    def set_table(**options: str) -> OnMarsTable:
        chosen = {key.replace("_", "-"): value for key, value in options.items()}
        game = OnMarsTable(GAME.with_defaults({"help": "guided", "map": "off", **chosen}))
        game.phase, game.round = "colonization", 1
        game.lacerda.space, game.you.space = 6, 3
        game.shuttle_side = "colony"
        game.goal = "first-colonists"
        game.missions = {
            "A": Mission("research-tiles", 5),
            "B": Mission("blueprints", 10),
            "C": Mission("contracts", 2),
        }
        return game

    return set_table


@pytest.fixture
def game(table: Callable[..., OnMarsTable]) -> OnMarsTable:
    """The usual table, guided."""
    return table()


@pytest.fixture
def in_orbit(game: OnMarsTable) -> OnMarsTable:
    """The usual table with Lacerda in Orbit, on space 2."""
    game.lacerda.space = 2
    return game
