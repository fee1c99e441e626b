"""A game that is one file, in a real window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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


YOURS = """
title = "Ferry"
about = "A crossing."
rival = "the ferryman"
rounds = 2
ends = "lost"
phases = [{name = "Yours", who = "you"}, {name = "His", steps = [{do = "wind"}, "He rows."]}]
steps.wind = [{note = "There is no wind"}]
"""


@pytest.fixture
def added() -> Iterator[Callable[[str], str]]:
    """Add the game of a file, and return its name."""
    names = []

    def add(text: str) -> str:
        game = game_of("ferry", text)
        games.games()[game.name] = game
        names.append(game.name)
        return game.name

    yield add
    for name in names:
        del games.games()[name]


def test_the_map_of_a_file_is_drawn_even_if_an_icon_or_a_colour_is_unknown(
    on_board: Any, added: Callable[[str], str]
) -> None:
    player = on_board(added(FERRY))
    screen = player.app.host.screen
    assert [each.piece for each in screen.table.drawn.cells] == ["A hut", ""]
    screen.presenter.navigation.visit("whole")
    player.frames(3)
    assert player.app.host.screen.name == "whole"


def test_a_turn_in_which_nothing_can_be_reported_ends_without_a_notice_to_the_next_move(
    on_board: Any, added: Callable[[str], str]
) -> None:
    player = on_board(added(YOURS))
    player.now += 2
    player.tap(player.primary)
    step = player.app.host.screen.step
    assert step.notice is None
    assert [move.text for move in step.moves if move.state == "present"] == ["He rows."]
    assert [move.fact for move in step.moves if move.fact] == ["There is no wind"], "not its title"
