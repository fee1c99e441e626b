"""The Shuttle, his journey and yours (pp. 19-20, 22)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.on_mars.components import COLONY, ORBIT
from companion.games.on_mars.shuttle import (
    ANNOUNCED,
    lacerda_journey,
    may_travel,
    move_shuttle,
    shuttle_phase,
    why_he_stays,
    your_journey,
)
from companion.games.on_mars.status import recap
from companion.phrases.phrasebook import Phrasebook

# The Shuttle's cadence


def trips(game: Any, phases: int) -> list[bool]:
    """Return for each phase whether the Shuttle crossed."""
    return [move_shuttle(game)[0] is not None for _ in range(phases)]


@pytest.mark.parametrize(
    ("level", "crosses"),
    [
        (1, [True, True, True, True, True, True]),
        (2, [True, False, True, False, True, False]),
        (3, [True, False, False, True, False, False]),
        (4, [False] * 6),
        (5, [True, False, False, False, False, False]),
    ],
)
def test_the_shuttle_crosses_the_more_seldom_the_higher_the_colony(
    game: Any, level: int, crosses: list[bool]
) -> None:
    game.level = level
    assert trips(game, 6) == crosses


@pytest.mark.parametrize("level", [1, 2, 3])
def test_it_lands_on_the_travel_space_of_the_level_on_the_other_side(game: Any, level: int) -> None:
    game.level = level
    move_shuttle(game)
    assert (game.shuttle_side, game.shuttle_space) == (ORBIT, level)


def test_a_new_level_does_not_move_the_shuttle_itself(game: Any) -> None:
    move_shuttle(game)
    game.level = 3
    assert (game.shuttle_side, game.shuttle_space) == (ORBIT, 1)


def test_at_level_5_its_last_trip_starts_from_wherever_it_is(game: Any) -> None:
    game.level, game.shuttle_space = 5, 3
    left, move = move_shuttle(game)
    assert left == COLONY
    assert move["move"] == "last"
    assert game.shuttle_side is None
    assert move_shuttle(game)[0] is None


@pytest.mark.parametrize(
    ("language", "box"), [("en", "in the box"), ("fr", "dans la boîte"), ("pt-BR", "na caixa")]
)
def test_after_its_last_trip_the_shuttle_is_said_to_be_in_the_box(
    game: Any, language: str, box: str, caplog: pytest.LogCaptureFixture
) -> None:
    game.level, game.round = 5, 9
    move_shuttle(game)
    *_, table = recap(game)
    assert box in Phrasebook(language).prompt_text(table).text
    assert not caplog.records


# His journey


def test_he_rides_when_the_shuttle_leaves_his_side(game: Any, run: Any) -> None:
    game.last = "A1"
    assert why_he_stays(game, COLONY) == "rides"
    run(lacerda_journey(game, ANNOUNCED), space=4)
    assert (game.lacerda.space, game.lacerda.side) == (4, ORBIT)


@pytest.mark.parametrize(
    ("left", "card", "reason"),
    [(COLONY, "A2x", "card"), (ORBIT, "A1", "side"), (None, "A1", "side"), (None, "A2x", "side")],
)
def test_he_stays_for_an_x_or_without_the_shuttle(
    game: Any, left: str | None, card: str, reason: str
) -> None:
    game.last = card
    assert why_he_stays(game, left) == reason


def test_his_space_is_drawn_among_the_free_ones(game: Any, run: Any) -> None:
    journey = run(lacerda_journey(game, ANNOUNCED))
    assert journey.the("space").options == (1, 2, 4)  # you are on 3


def test_with_a_physical_deck_you_draw_his_space_or_leave_it_to_the_companion(
    table: Any, run: Any
) -> None:
    game = table(deck="physical")
    assert run(lacerda_journey(game, ANNOUNCED), space=4).the("space").options == (1, 2, 4, "app")
    game.lacerda.space = 6
    run(lacerda_journey(game, ANNOUNCED), space="app", space_rolled=2)
    assert game.lacerda.space == 2  # the second free one


def test_to_orbit_he_only_takes_the_benefit(game: Any, run: Any) -> None:
    journey = run(lacerda_journey(game, ANNOUNCED), space_icon="nothing")
    assert journey.asked == ["lacerda-arrives", "space-icon"]


def test_to_the_colony_tile_and_space_are_one_step_and_then_he_builds(
    in_orbit: Any, run: Any
) -> None:
    journey = run(lacerda_journey(in_orbit, ANNOUNCED), space_icon="nothing")
    assert journey.keys == ["lacerda-arrives", "space-icon", "construct"]
    assert in_orbit.tiles["mine"] == 2


def test_equally_far_hexes_for_his_discovery_tile_are_drawn_for(in_orbit: Any, run: Any) -> None:
    journey = run(lacerda_journey(in_orbit, ANNOUNCED), lacerda_arrives=["tie", "done"], tie=3)
    assert journey.keys[:4] == ["lacerda-arrives", "tie", "tie-result", "lacerda-arrives"]


def test_his_colonists_stay_where_they_are(in_orbit: Any, run: Any) -> None:
    in_orbit.lacerda.colonists = dict.fromkeys(in_orbit.lacerda.colonists, 1)
    run(lacerda_journey(in_orbit, ANNOUNCED))
    assert in_orbit.lacerda.colonists == dict.fromkeys(in_orbit.lacerda.colonists, 1)


def test_building_on_arrival_is_free(in_orbit: Any, run: Any) -> None:
    in_orbit.you.colonists["construct"] = 2
    arrival = run(lacerda_journey(in_orbit, ANNOUNCED))
    assert arrival.args("construct")["because"] == "arrival"
    assert in_orbit.tiles["mine"] == 2
    assert in_orbit.lacerda.crystals == 1
    assert in_orbit.lacerda.colonists["construct"] == 0


def test_by_the_other_interpretation_it_is_paid_and_may_become_a_rover_move(
    table: Any, run: Any
) -> None:
    game = table(arrival="paid")
    game.lacerda.space, game.you.colonists["construct"] = 2, 1
    run(lacerda_journey(game, ANNOUNCED))
    assert (game.lacerda.crystals, game.lacerda.colonists["construct"]) == (0, 1)
    game.lacerda.space = 2
    journey = run(lacerda_journey(game, ANNOUNCED))
    assert journey.keys[-2:] == ["cannot-place", "rover"]  # 1 + 1 = 2, and he has none


def test_a_building_on_arrival_may_raise_the_colony_at_once(in_orbit: Any, run: Any) -> None:
    for kind in ("water-extractor", "greenhouse", "oxygen-condenser"):
        in_orbit.tiles[kind] = 2
    in_orbit.lacerda.robot = "generator"
    assert "level-up" in run(lacerda_journey(in_orbit, ANNOUNCED)).asked


# Your journey


@pytest.mark.parametrize(("left", "free"), [(ORBIT, True), (COLONY, False), (None, False)])
def test_you_ride_free_if_the_shuttle_left_your_side(
    game: Any, run: Any, left: str | None, free: bool
) -> None:
    game.you.ships = 1
    asked = run(your_journey(game, left, ANNOUNCED)).the("your-journey")
    assert (asked.args["where"], asked.args["free"]) == (COLONY, free)
    assert asked.default is None, "a Ship, and a turn elsewhere: only you can tell"


@pytest.mark.parametrize(
    ("left", "ships", "may"),
    [(ORBIT, 0, True), (COLONY, 0, False), (None, 0, False), (None, 1, True)],
)
def test_without_the_shuttle_and_without_a_ship_you_are_not_asked(
    game: Any, left: str | None, ships: int, may: bool
) -> None:
    game.you.ships = ships
    assert may_travel(game, left) is may


@pytest.mark.parametrize(("left", "ships"), [(ORBIT, 2), (COLONY, 1)])
def test_only_a_journey_without_the_shuttle_costs_a_ship(
    game: Any, run: Any, left: str, ships: int
) -> None:
    game.you.ships = 2
    run(your_journey(game, left, ANNOUNCED), your_journey="travel.8")
    assert (game.you.ships, game.you.space) == (ships, 8)


def test_your_colonists_of_the_side_you_arrive_at_come_back(game: Any, run: Any) -> None:
    game.you.colonists = dict.fromkeys(game.you.colonists, 1)
    run(your_journey(game, ORBIT, ANNOUNCED), your_journey="travel.8")
    assert game.you.colonists == {
        "obtain-blueprint": 1,
        "research-and-development": 1,
        "construct": 0,
        "upgrade": 0,
        "hire": 0,
    }


def test_you_may_not_take_his_space(game: Any, run: Any) -> None:
    journey = run(your_journey(game, ORBIT, ANNOUNCED))
    assert journey.the("your-journey").options == ("stay", "travel.5", "travel.7", "travel.8")


# The phase


def test_you_travel_in_turn_order(game: Any, run: Any) -> None:
    game.last, game.you.ships = "A1", 1
    phase = run(shuttle_phase(game))
    assert phase.asked[:2] == ["your-journey", "lacerda-arrives"]  # 3 before 6
    game.you.space, game.lacerda.space, game.last = 8, 1, "A1"
    game.shuttle_side, game.shuttle_space = ORBIT, 1
    phase = run(shuttle_phase(game))
    assert phase.asked[0] == "lacerda-arrives"  # 1 before 8
    assert phase.asked[-1] == "your-journey"


def test_the_shuttles_move_is_announced_with_the_first_question_and_once(
    game: Any, run: Any
) -> None:
    game.last, game.you.ships = "A1", 1
    phase = run(shuttle_phase(game))
    assert phase.args("your-journey")["move"] == "travels"
    assert phase.args("lacerda-arrives")["move"] == "announced"
    assert "shuttle" not in phase.keys


def test_where_nobody_can_travel_the_shuttles_move_is_one_confirmation(game: Any, run: Any) -> None:
    game.level, game.shuttle_space = 2, 2
    phase = run(shuttle_phase(game))
    assert phase.asked == ["shuttle"]
    assert phase.args("shuttle")["move"] == "nears"
    assert phase.args("shuttle")["lacerda"] == "side"


def test_where_nothing_moves_nothing_is_asked(game: Any, run: Any) -> None:
    game.level = 4
    phase = run(shuttle_phase(game))
    assert (phase.keys, phase.asked) == (["your-stay", "shuttle"], [])


def test_with_cards_only_the_spaces_are_drawn_and_nothing_else_is_led(table: Any, run: Any) -> None:
    game = table(help="cards")
    game.lacerda.space, game.last, game.shuttle_side = 2, "A1", ORBIT
    phase = run(shuttle_phase(game))
    assert phase.asked == ["lacerda-arrives", "your-journey"]  # 2 before 3
    assert game.lacerda.side == COLONY
