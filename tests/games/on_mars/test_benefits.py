"""What he makes of an icon or a tile, and where his Rover goes (p. 22, A.8, A.10, A.22)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.on_mars.benefits import (
    move_rover,
    take_from_warehouse,
    take_icon,
    take_tile,
    turn_order_space,
)

# Icons


def test_the_icon_of_a_turn_order_space_is_asked_once_in_a_play(game: Any, run: Any) -> None:
    assert run(turn_order_space(game, 5), space_icon="robot").asked == ["space-icon"]
    assert run(turn_order_space(game, 5)).asked == []
    assert game.lacerda.robot == "oxygen-condenser"  # 2 + 2 steps from the Mine


@pytest.mark.parametrize(
    ("icon", "asked"),
    [
        ("warehouse", ["warehouse"]),
        ("tech", ["learn-which", "lab-icon"]),
        ("colonist", ["rover"]),
        ("robot", []),
        ("blueprint", ["obtain-blueprint"]),
        ("crystal", []),
        ("nothing", []),
    ],
)
def test_each_icon_is_led_through(game: Any, run: Any, icon: str, asked: list[str]) -> None:
    assert run(take_icon(game, icon)).asked == asked


def test_two_bots_walk_two_icons(game: Any, run: Any) -> None:
    game.lacerda.robot = "oxygen-condenser"
    run(take_icon(game, "robot"))
    assert game.lacerda.robot == "generator"


@pytest.mark.parametrize(("item", "gained"), [("crystal", 1), ("resource", 0), ("empty", 0)])
def test_only_a_crystal_from_the_warehouse_is_his(
    game: Any, run: Any, item: str, gained: int
) -> None:
    run(take_from_warehouse(game), warehouse=item)
    assert game.lacerda.waiting == gained


def test_a_benefit_he_cannot_take_is_lost_and_the_rover_stays(game: Any, run: Any) -> None:
    game.lacerda.techs |= {"mine": "1a", "ship": "1b"}
    assert run(take_icon(game, "tech")).keys == ["no-tech"]


# Rover


@pytest.mark.parametrize(("his", "yours", "steps"), [({}, {}, 2), ({"rover": "3a"}, {}, 5)])
def test_his_rover_moves_2_and_the_level_of_a_rover_tech(
    game: Any, run: Any, his: dict[str, str], yours: dict[str, int], steps: int
) -> None:
    game.lacerda.techs |= his
    assert run(move_rover(game)).args("rover")["steps"] == steps


def test_your_rover_tech_helps_him_and_pays_you_when_he_has_moved(game: Any, run: Any) -> None:
    game.you.techs["rover"] = 1
    moved = run(move_rover(game))
    assert moved.keys == ["rover", "your-tech-used"]
    assert moved.args("rover")["steps"] == 3  # 2 + 1


def test_your_rover_tech_pays_nothing_if_he_cannot_move(game: Any, run: Any) -> None:
    game.you.techs["rover"] = 1
    assert run(move_rover(game), rover="impossible").keys == ["rover"]


def test_crystals_he_drives_over_wait_until_his_next_turn(game: Any, run: Any) -> None:
    run(move_rover(game), rover=["crystal", "crystal", "done"])
    assert (game.lacerda.crystals, game.lacerda.waiting) == (1, 2)


def test_crystals_are_spent_only_to_reach_a_tile(game: Any, run: Any) -> None:
    assert run(move_rover(game)).asked == ["rover"]
    run(move_rover(game), rover="discovery", rover_spent=1)
    assert game.lacerda.crystals == 0


def test_without_crystals_nothing_is_asked_about_spending_them(game: Any, run: Any) -> None:
    game.lacerda.crystals = 0
    assert run(move_rover(game), rover="discovery").asked == ["rover", "tile"]


@pytest.mark.parametrize("what", ["discovery", "research"])
def test_a_tile_reached_counts_and_is_resolved_at_once(game: Any, run: Any, what: str) -> None:
    game.missions["A"].card, game.missions["A"].left = f"{what}-tiles", 5
    run(move_rover(game), rover=what, tile="crystals")
    taken = {"discovery": game.lacerda.discoveries, "research": game.lacerda.research}
    assert taken[what] == 1
    assert game.missions["A"].left == 4


# Tiles


@pytest.mark.parametrize(
    ("tile", "asked"),
    [
        ("nothing", []),
        ("crystals", []),
        ("building", ["tile-building", "construct"]),
        ("any-building", ["construct"]),
        ("blueprints", ["obtain-blueprint", "obtain-blueprint"]),
        ("develop", ["develop-icon", "develop-icon"]),
        ("tech", ["learn-which", "lab-icon"]),
        ("hire", ["hire"]),
        ("warehouse", ["warehouse", "warehouse"]),
        ("upgrade", ["upgrade", "upgrade"]),
    ],
)
def test_each_tile_is_led_through_without_a_placement(
    game: Any, run: Any, tile: str, asked: list[str]
) -> None:
    game.lacerda.blueprints = ["mine-1", "generator-1", "greenhouse-1"]
    game.lacerda.colonists = dict.fromkeys(game.lacerda.colonists, 1)
    before = dict(game.lacerda.colonists)
    assert run(take_tile(game, tile)).asked == asked
    assert game.lacerda.colonists == before
    assert game.lacerda.crystals == 1


def test_a_tile_of_crystals_gives_three(game: Any, run: Any) -> None:
    run(take_tile(game, "crystals"))
    assert game.lacerda.waiting == 3


def test_a_tile_that_shows_a_shelter_builds_one_of_his(game: Any, run: Any) -> None:
    run(take_tile(game, "building"), tile_building="shelter")
    assert game.lacerda.shelters == 2
    assert game.lacerda.waiting == 2  # a Complex of 2, by his Shelter Tech


def test_a_second_blueprint_is_not_asked_where_the_first_was_impossible(
    game: Any, run: Any
) -> None:
    taking = run(take_tile(game, "blueprints"), obtain_blueprint="impossible")
    assert taking.asked == ["obtain-blueprint"]
