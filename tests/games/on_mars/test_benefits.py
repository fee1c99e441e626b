"""What he does with an icon or a tile, and where his Rover goes (pp. 11, 12, 22)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.on_mars import GAME
from companion.games.on_mars.benefits import (
    collect,
    move_rover,
    take_from_warehouse,
    take_icon,
    take_tile,
    turn_order_space,
)
from companion.games.on_mars.blueprints import obtain_blueprint

# Icons


def test_the_icon_of_a_turn_order_space_is_a_fact_of_the_box(game: Any, run: Any) -> None:
    asked = run(turn_order_space(game, 5), space_icon="robot").the("space-icon")
    assert asked.fact == "space-icon.5"
    assert run(turn_order_space(game, 5), box={"space-icon.5": "robot"}).asked == []
    assert game.lacerda.robot == "oxygen-condenser"  # 2 + 2 steps from the Mine


def test_what_is_printed_has_no_marked_answer_unless_it_is_drawn(game: Any, run: Any) -> None:
    marked = [fact.fact for fact in GAME.box({}) if fact.question().default is not None]
    assert marked == ["outline.1"]


@pytest.mark.parametrize(
    ("icon", "asked"),
    [
        ("warehouse", ["warehouse"]),
        ("tech", ["learn-which"]),
        ("colonist", ["rover"]),
        ("robot", []),
        ("blueprint", ["obtain-blueprint"]),
        ("crystal", []),
        ("nothing", []),
    ],
)
def test_each_icon_is_led_through(game: Any, run: Any, icon: str, asked: list[str]) -> None:
    answers = {"tech": {"learn_which": "mine"}, "blueprint": {"obtain_blueprint": "mine.1"}}
    assert run(take_icon(game, icon), **answers.get(icon, {})).asked == asked


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


@pytest.mark.parametrize(("crystals", "waiting"), [(3, 0), (1, 2)])
def test_with_a_full_depot_he_takes_the_next_item_that_he_can_keep(
    game: Any, run: Any, crystals: int, waiting: int
) -> None:
    """His Depot holds 3; Crystals below it count (p. 11)."""
    game.lacerda.crystals, game.lacerda.waiting = crystals, waiting
    asked = run(take_from_warehouse(game)).the("warehouse")
    assert asked.options == ("resource", "empty")
    assert asked.args["room"] is False
    assert game.lacerda.waiting == waiting


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


def test_only_the_table_knows_whether_his_rover_reached_a_tile(game: Any, run: Any) -> None:
    assert run(move_rover(game)).the("rover").default is None


def test_his_rover_is_on_the_central_mine_until_it_moves(game: Any, run: Any) -> None:
    assert run(move_rover(game), rover="impossible").args("rover")["at_home"]
    moved = run(move_rover(game), rover=["crystal", "done"])
    assert [ask.args["at_home"] for ask in moved.all("rover")] == [True, False]
    assert not run(move_rover(game)).args("rover")["at_home"]


def test_a_tie_says_what_is_tied(game: Any, run: Any) -> None:
    assert run(move_rover(game), rover=["tie", "done"]).args("tie") == {"tied": "tiles"}


def test_crystals_are_spent_only_to_reach_a_tile(game: Any, run: Any) -> None:
    assert run(move_rover(game)).asked == ["rover"]
    reached = run(move_rover(game), rover="reached.1", tile="discovery.crystals")
    assert reached.asked == ["rover", "tile"]
    assert game.lacerda.crystals == 0


@pytest.mark.parametrize(("crystals", "most"), [(0, 0), (3, 3)])
def test_how_far_the_tile_was_shows_what_he_spent(
    game: Any, run: Any, crystals: int, most: int
) -> None:
    game.lacerda.crystals = crystals
    options = run(move_rover(game)).the("rover").options
    assert [o for o in options if o.startswith("reached")] == [
        f"reached.{spent}" for spent in range(most + 1)
    ]
    run(move_rover(game), rover=f"reached.{most}", tile="discovery.hire", hire="impossible")
    assert game.lacerda.crystals == 0


@pytest.mark.parametrize("what", ["discovery", "research"])
def test_a_tile_reached_counts_and_is_resolved_at_once(game: Any, run: Any, what: str) -> None:
    game.missions["A"].card, game.missions["A"].left = f"{what}-tiles", 5
    run(move_rover(game), rover="reached.0", tile=f"{what}.crystals")
    taken = {"discovery": game.lacerda.discoveries, "research": game.lacerda.research}
    assert taken[what] == 1
    assert game.missions["A"].left == 4


# Tiles


def test_a_tile_he_drove_to_gives_him_something_and_no_answer_is_marked(
    game: Any, run: Any
) -> None:
    asked = run(move_rover(game), rover="reached.0", tile="research.crystals").the("tile")
    assert asked.default is None
    assert not [option for option in asked.options if "nothing" in option]


@pytest.mark.parametrize(
    ("tile", "asked"),
    [
        ("crystals", []),
        ("building", ["tile-building", "construct"]),
        ("any-building", ["construct"]),
        ("blueprints", ["obtain-blueprint", "obtain-blueprint"]),
        ("develop", ["develop", "develop"]),
        ("tech", ["learn-which"]),
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
    answers = {
        "building": {"tile_building": "mine"},
        "blueprints": {"obtain_blueprint": ["mine.1", "generator.1"]},
        "tech": {"learn_which": "ship"},
    }
    assert run(collect(game, "discovery", tile), **answers.get(tile, {})).asked == asked
    assert game.lacerda.colonists == before
    assert game.lacerda.crystals == 1


def test_a_tile_of_crystals_gives_three(game: Any, run: Any) -> None:
    run(take_tile(game, "crystals"))
    assert game.lacerda.waiting == 3


def test_a_tile_that_shows_a_shelter_builds_one_of_his(game: Any, run: Any) -> None:
    run(collect(game, "discovery", "building"), tile_building="shelter")
    assert game.lacerda.shelters == 2
    assert game.lacerda.waiting == 2  # a Complex of 2, by his Shelter Tech


@pytest.mark.parametrize(
    ("reading", "built", "robot"),
    [("free", 3, "generator"), ("limited", 2, "generator")],
)
def test_a_pictured_building_is_bound_by_the_lss_only_by_the_option(
    table: Any, run: Any, reading: str, built: int, robot: str
) -> None:
    """At level 1 the marker of 2 Greenhouses is at the level: Construct would not build it."""
    game = table(pictured=reading)
    game.tiles["greenhouse"], game.lacerda.robot = 2, "generator"
    run(collect(game, "discovery", "building"), tile_building="greenhouse")
    assert game.tiles["greenhouse"] == built
    assert game.lacerda.robot == robot


def test_a_pictured_building_moves_his_bot_only_by_the_option(table: Any, run: Any) -> None:
    game = table(pictured="limited")
    run(collect(game, "discovery", "building"), tile_building="greenhouse")
    assert game.lacerda.robot == "oxygen-condenser"


def test_a_contract_of_a_tile_costs_its_crystal_too(game: Any, run: Any) -> None:
    game.lacerda.scientists, game.lacerda.crystals = ["geologist", "biochemist"], 0
    assert run(take_tile(game, "hire")).keys == ["cannot-place"]
    assert game.lacerda.contracts == []


def test_a_second_blueprint_is_not_asked_where_the_first_was_impossible(
    game: Any, run: Any
) -> None:
    taking = run(take_tile(game, "blueprints"), obtain_blueprint="impossible")
    assert taking.asked == ["obtain-blueprint"]


def test_each_of_the_two_blueprints_of_a_tile_has_its_number(game: Any, run: Any) -> None:
    taking = run(take_tile(game, "blueprints"), obtain_blueprint=["mine.1", "generator.1"])
    assert [asked.args["number"] for asked in taking.all("obtain-blueprint")] == [1, 2]
    alone = run(obtain_blueprint(game, action=None), obtain_blueprint="mine.1")
    assert alone.args("obtain-blueprint")["number"] == 0
