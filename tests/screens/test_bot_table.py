"""A game that is one file, in a real window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion import games
from companion.games.bots import game_of

FERRY = """
title = "Ferry"
about = "A crossing."
rival = "the ferryman"
rounds = 2
ends = "lost"
setup = [{put = "hut"}]
phases = [{name = "His turn", steps = [{draw = "boat"}]}]
counters.across = {name = "Across", icon = "oar"}
decks.boat = {name = "Boats", cards.raft = {name = "Raft", icon = "raft", colour = "beige"}}
map = {places = ["A", "B"], pieces.hut = {name = "a hut", icon = "hut"}}
"""


@pytest.fixture
def ferry() -> Iterator[str]:
    game = game_of("ferry", FERRY)
    games.games()[game.name] = game
    yield game.name
    del games.games()[game.name]


def test_the_map_of_a_file_is_drawn_even_if_an_icon_or_a_colour_is_unknown(
    on_board: Any, ferry: str
) -> None:
    player = on_board(ferry)
    screen = player.app.host.screen
    assert [each.piece for each in screen.table.drawn.cells] == ["A hut", ""]
    screen.presenter.navigation.visit("whole")
    player.frames(3)
    assert player.app.host.screen.name == "whole"
