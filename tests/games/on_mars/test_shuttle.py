"""The Shuttle, his journey and yours (pp. 19-20, 22, A.9)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.on_mars.components import COLONY, ORBIT
from companion.games.on_mars.shuttle import (
    lacerda_journey,
    move_shuttle,
    shuttle_phase,
    your_journey,
)

# The Shuttle's cadence


def trips(game: Any, run: Any, phases: int) -> list[bool]:
    """Return for each phase whether the Shuttle crossed."""
    return [run(move_shuttle(game)).result is not None for _ in range(phases)]


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
    game: Any, run: Any, level: int, crosses: list[bool]
) -> None:
    game.level = level
    assert trips(game, run, 6) == crosses


@pytest.mark.parametrize("level", [1, 2, 3])
def test_it_lands_on_the_travel_space_of_the_level_on_the_other_side(
    game: Any, run: Any, level: int
) -> None:
    game.level = level
    run(move_shuttle(game))
    assert (game.shuttle_side, game.shuttle_space) == (ORBIT, level)


def test_a_new_level_does_not_move_the_shuttle_itself(game: Any, run: Any) -> None:
    run(move_shuttle(game))
    game.level = 3
    assert (game.shuttle_side, game.shuttle_space) == (ORBIT, 1)


def test_at_level_5_its_last_trip_starts_from_wherever_it_is(game: Any, run: Any) -> None:
    game.level, game.shuttle_space = 5, 3
    last = run(move_shuttle(game))
    assert last.result == COLONY
    assert last.args("shuttle")["move"] == "last"
    assert game.shuttle_side is None
    assert run(move_shuttle(game)).prompts == []


# His journey


def test_he_rides_when_the_shuttle_leaves_his_side(game: Any, run: Any) -> None:
    game.last = "A1"
    journey = run(lacerda_journey(game, COLONY), space=4)
    assert journey.keys[:2] == ["lacerda-travels", "lacerda-arrives"]
    assert (game.lacerda.space, game.lacerda.side) == (4, ORBIT)


@pytest.mark.parametrize(
    ("left", "card", "reason"),
    [(COLONY, "A2x", "card"), (ORBIT, "A1", "side"), (None, "A1", "side"), (None, "A2x", "side")],
)
def test_he_stays_for_an_x_or_without_the_shuttle(
    game: Any, run: Any, left: str | None, card: str, reason: str
) -> None:
    game.last = card
    assert run(lacerda_journey(game, left)).args("lacerda-stays")["reason"] == reason
    assert game.lacerda.space == 6


def test_his_space_is_drawn_among_the_free_ones(game: Any, run: Any) -> None:
    journey = run(lacerda_journey(game, COLONY))
    assert journey.the("space").options == (1, 2, 4)  # you stand on 3


def test_to_orbit_he_only_takes_the_benefit(game: Any, run: Any) -> None:
    assert run(lacerda_journey(game, COLONY)).asked == ["lacerda-arrives", "space-icon"]


def test_to_the_colony_he_places_a_tile_before_his_space_is_drawn_and_builds_after(
    in_orbit: Any, run: Any
) -> None:
    journey = run(lacerda_journey(in_orbit, ORBIT))
    assert journey.keys == [
        "lacerda-travels",
        "place-discovery",
        "lacerda-arrives",
        "space-icon",
        "construct",
    ]
    assert in_orbit.tiles["mine"] == 2


def test_his_colonists_stay_where_they_are(in_orbit: Any, run: Any) -> None:
    in_orbit.lacerda.colonists = dict.fromkeys(in_orbit.lacerda.colonists, 1)
    run(lacerda_journey(in_orbit, ORBIT))
    assert in_orbit.lacerda.colonists == dict.fromkeys(in_orbit.lacerda.colonists, 1)


def test_building_on_arrival_is_free(in_orbit: Any, run: Any) -> None:
    in_orbit.you.colonists["construct"] = 2
    run(lacerda_journey(in_orbit, ORBIT))
    assert in_orbit.tiles["mine"] == 2
    assert in_orbit.lacerda.crystals == 1
    assert in_orbit.lacerda.colonists["construct"] == 0


def test_by_the_other_reading_it_is_paid_and_may_become_a_rover_move(table: Any, run: Any) -> None:
    game = table(arrival="paid")
    game.lacerda.space, game.you.colonists["construct"] = 2, 1
    run(lacerda_journey(game, ORBIT))
    assert (game.lacerda.crystals, game.lacerda.colonists["construct"]) == (0, 1)
    game.lacerda.space = 2
    journey = run(lacerda_journey(game, ORBIT))
    assert journey.keys[-2:] == ["cannot-place", "rover"]  # 1 + 1 = 2, and he has none


def test_a_building_on_arrival_may_raise_the_colony_at_once(in_orbit: Any, run: Any) -> None:
    for kind in ("water-extractor", "greenhouse", "oxygen-condenser"):
        in_orbit.tiles[kind] = 2
    in_orbit.lacerda.robot = "generator"
    assert "level-up" in run(lacerda_journey(in_orbit, ORBIT)).asked


def test_a_mission_completed_in_orbit_may_trigger_the_end(game: Any, run: Any) -> None:
    game.missions_needed, game.missions["B"].left = 1, 1
    run(lacerda_journey(game, COLONY), space_icon="blueprint")
    assert game.triggered


# Your journey


@pytest.mark.parametrize(("left", "free"), [(ORBIT, "yes"), (COLONY, "no"), (None, "no")])
def test_you_ride_free_if_the_shuttle_left_your_side(
    game: Any, run: Any, left: str | None, free: str
) -> None:
    assert run(your_journey(game, left)).args("your-journey") == {"to": COLONY, "free": free}


def test_your_colonists_of_the_side_you_arrive_at_come_back(game: Any, run: Any) -> None:
    game.you.colonists = dict.fromkeys(game.you.colonists, 1)
    run(your_journey(game, None), your_journey="travel", your_space=8)
    assert game.you.space == 8
    assert game.you.colonists == {
        "obtain-blueprint": 1,
        "research-and-development": 1,
        "construct": 0,
        "upgrade": 0,
        "hire": 0,
    }


def test_you_may_not_take_his_space(game: Any, run: Any) -> None:
    journey = run(your_journey(game, None), your_journey="travel")
    assert journey.the("your-space").options == (5, 7, 8)


# The phase


def test_you_travel_in_turn_order(game: Any, run: Any) -> None:
    game.last = "A1"
    phase = run(shuttle_phase(game))
    assert phase.keys.index("your-journey") < phase.keys.index("lacerda-travels")  # 3 before 6
    game.you.space = 8
    game.lacerda.space = 1
    phase = run(shuttle_phase(game))
    assert phase.keys.index("lacerda-travels") < phase.keys.index("your-journey")  # 1 before 8


def test_with_cards_only_the_space_is_drawn_and_nothing_else_is_led(table: Any, run: Any) -> None:
    game = table(help="cards")
    game.lacerda.space, game.last = 2, "A1"
    assert run(lacerda_journey(game, ORBIT)).keys == ["lacerda-travels", "lacerda-arrives"]
    assert game.lacerda.side == COLONY
