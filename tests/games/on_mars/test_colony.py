"""His actions in the Colony (pp. 13-17, 23)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.on_mars.colony import (
    building_outcomes,
    construct,
    hire,
    next_building,
    potential,
    shelter_sizes,
    upgrade,
    upgrade_value,
)
from companion.games.on_mars.components import LOOP
from companion.games.on_mars.rounds import lacerda_turn

# Construct a Building


def test_the_rulebooks_example_builds_a_mine(game: Any, run: Any) -> None:
    """Page 23: level 1, two Greenhouses and two Oxygen Condensers, the Bot on the Plant icon."""
    game.tiles["greenhouse"] = game.tiles["oxygen-condenser"] = 2
    game.lacerda.robot = "greenhouse"
    construction = run(construct(game))
    assert construction.args("construct")["kind"] == "mine"
    assert game.tiles["mine"] == 2
    assert game.lacerda.robot == "generator"


@pytest.mark.parametrize(
    ("tiles", "level", "may_build"),
    [(1, 1, True), (2, 1, False), (2, 2, True), (3, 2, False), (5, 5, True)],
)
def test_he_may_build_a_type_while_its_tiles_are_fewer_than_the_level_and_one(
    game: Any, tiles: int, level: int, may_build: bool
) -> None:
    game.level, game.lacerda.robot = level, "greenhouse"
    game.tiles["greenhouse"] = tiles
    assert (next_building(game) == "greenhouse") is may_build


def test_a_mine_is_always_allowed(game: Any) -> None:
    game.tiles = dict.fromkeys(LOOP, 9)
    assert next_building(game) == "mine"


def test_the_lss_marker_is_rewarded_when_he_builds(game: Any, run: Any) -> None:
    game.lacerda.robot, game.rewards["generator"] = "generator", "shelters"
    run(construct(game))
    assert game.tiles["generator"] == 2
    assert game.lacerda.op == 2 + 2  # the first of its type, and 2 for his one Shelter


@pytest.mark.parametrize(
    ("owner", "cube_moved", "outcomes"),
    [
        ("nobody", False, ("done",)),  # no Tech, no Complex
        ("lacerda", False, ("complex", "alone")),  # his Progress cube may move
        ("lacerda", True, ("done",)),  # nothing depends on it
        ("you", True, ("complex", "alone")),  # you may be paid
    ],
)
def test_whether_it_is_a_complex_is_asked_only_where_it_matters(
    game: Any, owner: str, cube_moved: bool, outcomes: tuple[str, ...]
) -> None:
    game.lacerda.cubes["mine"] = cube_moved
    if owner == "lacerda":
        game.lacerda.techs["mine"] = "1a"
    if owner == "you":
        game.you.techs["mine"] = 1
    assert building_outcomes(game, "mine") == outcomes


def test_his_first_complex_of_a_type_moves_its_progress_cube_once(game: Any, run: Any) -> None:
    game.lacerda.techs["mine"] = "1a"
    run(construct(game))
    assert game.lacerda.progress == 1
    game.lacerda.robot = "mine"
    assert "progress" not in run(construct(game)).keys
    assert game.lacerda.progress == 1


def test_a_complex_by_your_tech_pays_you(game: Any, run: Any) -> None:
    game.you.techs["mine"] = 1
    assert run(construct(game)).args("your-tech-used") == {"tech": "mine"}


def test_a_building_of_its_own_pays_nobody_and_moves_no_cube(game: Any, run: Any) -> None:
    game.you.techs["mine"] = 1
    assert run(construct(game), construct="alone").keys == ["construct"]
    assert game.lacerda.progress == 0


def test_a_progress_cube_counts_for_its_mission(game: Any, run: Any) -> None:
    game.missions["A"].card, game.missions["A"].left = "progress-cubes", 8
    game.lacerda.techs["mine"] = "1a"
    run(construct(game))
    assert game.missions["A"].left == 7


@pytest.mark.parametrize(
    ("shelters", "level", "sizes"),
    [
        (1, 0, (1,)),
        (1, 2, (2, 1)),  # there is 1 to join: 1 + 1 = 2
        (4, 2, (3, 2, 1)),  # level 2 joins 2: 2 + 1 = 3
        (4, 6, (5, 4, 3, 2, 1)),
    ],
)
def test_his_shelter_tech_limits_the_complex_of_his_shelters(
    shelters: int, level: int, sizes: tuple[int, ...]
) -> None:
    assert shelter_sizes(shelters, level) == sizes


def test_a_mine_he_builds_gets_his_colonist(game: Any, run: Any) -> None:
    """He always has one (pp. 13, 22)."""
    run(construct(game))
    assert (game.tiles["mine"], game.lacerda.mines) == (2, 1)
    game.lacerda.robot = "generator"
    run(construct(game))
    assert game.lacerda.mines == 1


# Upgrade a Building


def test_his_colonist_goes_home_when_his_mine_is_upgraded(game: Any, run: Any) -> None:
    """A Colonist on an upgraded Building goes back to its owner (p. 16)."""
    game.lacerda.blueprints, game.lacerda.mines, game.tiles["mine"] = ["mine-1"], 1, 2
    asked = run(upgrade(game), upgrade="colonist").the("upgrade")
    assert asked.options[:2] == ("done", "colonist")
    assert (game.lacerda.mines, game.lacerda.advanced) == (0, ["mine-1"])


def test_another_mine_leaves_his_colonist_at_work(game: Any, run: Any) -> None:
    game.lacerda.blueprints, game.lacerda.mines, game.tiles["mine"] = ["mine-1"], 1, 2
    run(upgrade(game))
    assert game.lacerda.mines == 1


def test_without_a_colonist_of_his_on_a_mine_nothing_is_asked_of_it(game: Any, run: Any) -> None:
    game.lacerda.blueprints = ["mine-1"]
    assert "colonist" not in run(upgrade(game)).the("upgrade").options


def test_he_upgrades_with_the_blueprint_that_scores_his_scientist(game: Any, run: Any) -> None:
    game.lacerda.scientists = ["geologist"]  # scores Generators
    game.lacerda.blueprints = ["mine-3", "generator-1"]
    game.tiles["mine"] = 3
    assert run(upgrade(game)).args("upgrade")["blueprint"] == "generator-1"
    assert game.lacerda.advanced == ["generator-1"]
    assert game.lacerda.blueprints == ["mine-3"]


def test_without_scientists_the_higher_level_comes_first(game: Any) -> None:
    game.lacerda.blueprints = ["mine-1", "generator-3"]
    assert upgrade_value(game, "generator-3") > upgrade_value(game, "mine-1")


def test_equal_blueprints_are_drawn_for(game: Any, run: Any) -> None:
    game.lacerda.blueprints = ["mine-1", "generator-1"]
    result = run(upgrade(game), tie_card="A2")
    assert result.args("tie-known")["names"] == ["generator-1", "mine-1"]
    assert game.lacerda.advanced == ["mine-1"]


def test_a_level_3_blueprint_needs_a_complex_of_3(game: Any, run: Any) -> None:
    game.lacerda.blueprints = ["mine-3"]
    assert run(upgrade(game)).keys == ["no-upgrade"]
    game.tiles["mine"] = 3
    assert run(upgrade(game)).result is True


def test_a_building_is_upgraded_once_whoever_did_it(game: Any, run: Any) -> None:
    game.lacerda.blueprints, game.you.advanced["mine"] = ["mine-1"], 1
    assert run(upgrade(game)).keys == ["no-upgrade"]


def test_an_upgrade_tech_of_level_2_allows_up_to_three_upgrades(game: Any, run: Any) -> None:
    game.lacerda.blueprints = ["mine-1", "generator-1", "greenhouse-1", "water-extractor-1"]
    game.lacerda.techs["upgrade"] = "2a"
    assert run(upgrade(game)).asked == ["upgrade"] * 3
    assert len(game.lacerda.advanced) == 3


def test_you_are_paid_for_your_upgrade_tech_only_if_he_used_it(game: Any, run: Any) -> None:
    game.you.techs["upgrade"] = 1
    game.lacerda.blueprints = ["mine-1"]
    assert "your-tech-used" not in run(upgrade(game)).keys
    game.lacerda.blueprints = ["generator-1", "greenhouse-1"]
    assert run(upgrade(game, action=None)).args("your-tech-used") == {"tech": "upgrade"}


def test_the_placement_of_several_upgrades_is_paid_once(game: Any, run: Any) -> None:
    game.lacerda.techs["upgrade"] = "1a"
    game.lacerda.blueprints = ["mine-1", "generator-1"]
    game.you.colonists["upgrade"] = 1
    run(upgrade(game))
    assert game.lacerda.crystals == 0
    assert game.lacerda.colonists["upgrade"] == 1


def test_what_proves_impossible_lets_the_next_blueprint_try(game: Any, run: Any) -> None:
    game.lacerda.blueprints, game.tiles["mine"] = ["mine-3", "generator-1"], 3
    run(upgrade(game), upgrade=["impossible", "done"])
    assert game.lacerda.advanced == ["generator-1"]


def test_no_blueprint_to_use_moves_his_rover(game: Any, run: Any) -> None:
    turn = run(lacerda_turn(game), card="A2")
    assert turn.keys == ["card", "no-upgrade", "rover"]
    assert turn.args("rover")["instead"] == "upgrade"
    assert game.lacerda.colonists["upgrade"] == 0


def test_what_you_say_is_not_possible_is_why_his_rover_moves(game: Any, run: Any) -> None:
    turn = run(lacerda_turn(game), card="A1", construct="impossible")
    assert turn.args("rover")["instead"] == "construct"


# Hire a Scientist or take a Contract


def test_a_scientists_potential_counts_blueprints_of_both_used_or_not(game: Any) -> None:
    game.lacerda.blueprints, game.lacerda.advanced = ["greenhouse-1"], ["greenhouse-3"]
    game.you.blueprints["greenhouse"] = 1
    assert potential(game, "hydrologist") == 3  # 1 + 1 + 1


def test_he_hires_the_scientist_with_most_potential(game: Any, run: Any) -> None:
    game.you.blueprints["shelter"] = 1
    assert run(hire(game)).args("hire")["scientist"] == "geochemist"
    assert game.lacerda.scientists == ["geochemist"]


def test_a_scientist_of_yours_is_gone(game: Any, run: Any) -> None:
    game.you.blueprints["shelter"], game.you.scientists = 2, ["geochemist"]
    game.you.blueprints["mine"] = 1
    assert run(hire(game)).args("hire")["scientist"] == "systems-engineer"


def test_with_two_scientists_he_takes_the_contract_worth_most(game: Any, run: Any) -> None:
    game.lacerda.scientists = ["geologist", "biochemist"]
    assert run(hire(game)).the("contract").default == "upgrade"
    assert game.lacerda.contracts == ["upgrade"]


def test_a_contract_costs_him_a_crystal_besides_his_colonist(game: Any, run: Any) -> None:
    """1 Crystal (p. 17); he is spared Resources only (p. 22)."""
    game.lacerda.scientists, game.lacerda.crystals = ["geologist", "biochemist"], 3
    game.you.colonists["hire"] = 1
    assert run(hire(game)).args("contract")["price"] == 1
    assert game.lacerda.crystals == 3 - 1 - 1


@pytest.mark.parametrize(
    ("yours", "crystals", "takes"), [(0, 0, False), (0, 1, True), (1, 1, False)]
)
def test_without_a_crystal_for_the_contract_his_rover_moves(
    game: Any, run: Any, yours: int, crystals: int, takes: bool
) -> None:
    game.lacerda.scientists, game.lacerda.crystals = ["geologist", "biochemist"], crystals
    game.you.colonists["hire"] = yours
    answers = {"cannot_place": "rover"} if yours else {}
    turn = run(lacerda_turn(game), card="A3", **answers)
    assert ("contract" in turn.keys) is takes
    assert (turn.keys[-1] == "rover") is not takes
    assert takes or turn.args("rover")["instead"] == "poor"
    assert game.lacerda.crystals == crystals - takes


def test_he_needs_no_crystal_to_hire(game: Any, run: Any) -> None:
    game.lacerda.crystals = 0
    game.you.blueprints["mine"] = 1
    assert run(hire(game)).result is True


def test_there_are_six_upgrade_contracts(game: Any, run: Any) -> None:
    game.lacerda.scientists = ["geologist", "biochemist"]
    game.lacerda.contracts = ["upgrade"] * 6
    assert run(hire(game)).the("contract").options[0] == "deliver"


def test_his_colonist_stays_on_the_only_slot_so_the_next_hire_moves_his_rover(
    game: Any, run: Any
) -> None:
    game.you.blueprints["mine"] = 1
    run(hire(game))
    turn = run(lacerda_turn(game), card="A3")
    assert turn.keys == ["card", "cannot-place", "rover"]
    assert turn.args("cannot-place")["taken"] is True
    assert turn.args("rover")["instead"] == "taken"
