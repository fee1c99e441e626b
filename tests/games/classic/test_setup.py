"""The setup: the neutral tiles by four costs, the corporation, the player board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.engine.chance import Draw
from companion.engine.play import Play
from companion.engine.prompts import Count
from companion.games.classic import GAME
from companion.games.classic.editor import fields
from companion.games.classic.setup import choose_corporation, place_neutral_tiles, set_up
from companion.games.classic.state import Classic
from companion.phrases.phrasebook import Phrasebook

COSTS = [5, 11, 3, 8]
TILES = [
    {"tile": "city", "row": 2, "place": 3},
    {"tile": "city", "row": 7, "place": 7},
    {"tile": "greenery", "row": 3, "place": 4},
    {"tile": "greenery", "row": 7, "place": 6},
]
"""By hand.

Five: (1, 1), (1, 3), (2, 1), (2, 2), (2, 3). Eleven backwards: four in row 9, six in row 8, then
(7, 7). Three round (2, 3), whose top-left neighbour is an ocean's: (1, 3), (2, 4), (3, 4). Eight
round (7, 7), of whose neighbours only two are land: (8, 6), (7, 6), four times.
"""


def test_a_play_starts_with_a_tr_of_14_and_nothing_terraformed() -> None:
    state = Play(GAME, {}, "1").state()
    assert (state["tr"], state["generation"], state["generations"]) == (14, 0, 14)
    assert state["parameters"] == {
        "temperature": {"value": -30, "goal": 8, "full": False},
        "oxygen": {"value": 0, "goal": 14, "full": False},
        "oceans": {"value": 0, "goal": 9, "full": False},
    }
    assert state["neutral"] == []


def test_with_preludes_there_are_12_generations() -> None:
    assert Play(GAME, {"prelude": "on"}, "1").state()["generations"] == 12


def test_the_tiles_of_four_costs_counted_by_hand(run: Any, table: Any) -> None:
    game = table(deck="physical")
    around = run(place_neutral_tiles(game), neutral_cost=COSTS)
    assert game.state()["neutral"] == TILES
    assert around.asked == ["neutral-cost", "place-neutral"] * 4
    assert [each.args["tile"] for each in around.all("neutral-cost")] == [
        "city",
        "city",
        "greenery",
        "greenery",
    ]


def test_the_say_that_places_a_tile_holds_the_path_and_the_tiles_before(
    run: Any, table: Any
) -> None:
    game = table(deck="physical")
    says = run(place_neutral_tiles(game), neutral_cost=COSTS).all("neutral-tile")
    assert says[0].args["path"] == [(1, 1), (1, 3), (2, 1), (2, 2), (2, 3)]
    assert says[0].args["cities"] == []
    assert says[1].args["cities"] == [(2, 3)]
    assert says[3].args["greeneries"] == [(3, 4)]
    assert [len(say.args["path"]) for say in says] == COSTS


def test_the_step_says_how_many_areas_a_cost_counts_and_in_which_lap(run: Any, table: Any) -> None:
    says = run(place_neutral_tiles(table(deck="physical")), neutral_cost=COSTS).all("neutral-tile")
    titles = [Phrasebook("en").glance(say).title.replace("\u00a0", " ") for say in says]
    assert titles[0] == "Card 1 of 4 costs 5 M€: count 5 areas"
    assert titles[3] == "Card 4 of 4 costs 8 M€: lap 4, area 2"


def test_with_real_cards_the_four_costs_are_asked_as_numbers_from_0_to_41() -> None:
    play, asked = Play(GAME, {"deck": "physical"}, "1"), []
    while play.state()["generation"] == 0:
        ask = play.ask
        assert ask is not None
        if ask.key == "classic.neutral-cost":
            assert isinstance(ask, Count)
            assert (ask.minimum, ask.maximum, ask.default) == (0, 41, None)
            asked.append(ask.args["tile"])
            play.answer(COSTS[len(asked) - 1])
        else:
            play.answer(ask.default)
    assert asked == ["city", "city", "greenery", "greenery"]
    assert play.state()["neutral"] == TILES


def test_without_them_the_companion_draws_the_costs(run: Any, game: Classic) -> None:
    around = run(set_up(game))
    assert around.draws == ["neutral-cost"] * 4
    assert all(isinstance(each, Draw) for each in around.all("neutral-cost"))
    assert len(game.neutral) == 4


def test_neutral_greeneries_raise_neither_the_oxygen_nor_the_tr(run: Any, game: Classic) -> None:
    run(place_neutral_tiles(game))
    assert game.parameters["oxygen"].value == 0
    assert game.tr == 14


@pytest.mark.parametrize(("corporation", "output"), [("other", 0), ("tharsis-republic", 2)])
def test_both_neutral_cities_pay_tharsis_republic(
    run: Callable[..., Any], boarded: Classic, corporation: str, output: int
) -> None:
    run(place_neutral_tiles(boarded))
    said = run(choose_corporation(boarded), corporation=corporation)
    assert boarded.board is not None
    assert boarded.board.production["megacredits"] == output
    assert ("tharsis" in said.keys) == bool(output)


def test_only_with_the_board_the_money_is_asked_for(run: Any, table: Any) -> None:
    assert "start-money" not in run(set_up(table())).asked


@pytest.mark.parametrize(("money", "bought", "left"), [(42, 0, 42), (40, 5, 25), (23, 7, 2)])
def test_the_companion_pays_for_the_cards_of_the_setup(
    run: Any, table: Any, money: int, bought: int, left: int
) -> None:
    game = table(board="on")
    asked = run(set_up(game), start_money=money, start_cards=bought)
    assert game.state()["stock"]["megacredits"] == left
    assert asked.the("start-cards").maximum == min(10, money // 3)


def test_what_the_cities_pay_comes_and_goes_with_the_corporation(
    run: Callable[..., Any], boarded: Classic
) -> None:
    run(place_neutral_tiles(boarded))
    run(choose_corporation(boarded), corporation="other")
    corporation = fields(boarded)["corporation"]
    boarded.cities = 1
    for name, output, money in (
        ("tharsis-republic", 3, 33),
        ("tharsis-republic", 3, 33),
        ("other", 0, 30),
    ):
        corporation.set(name)
        assert boarded.corporation == name
        assert boarded.board.production["megacredits"] == output
        assert boarded.board.stock["megacredits"] == money
