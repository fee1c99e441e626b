"""His actions in Orbit (p. 22, A.7-1 to A.7-3)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.on_mars.components import TECHS
from companion.games.on_mars.orbit import (
    learn_technology,
    movable,
    obtain_blueprint,
    research_and_development,
)
from companion.games.on_mars.rounds import lacerda_turn

# Obtain Blueprint


def test_a_type_that_scores_one_of_his_scientists_comes_first(in_orbit: Any, run: Any) -> None:
    in_orbit.lacerda.scientists = ["hydrologist"]
    asked = run(obtain_blueprint(in_orbit)).the("obtain-blueprint")
    assert asked.default == "greenhouse"
    assert asked.args["wanted"] == ["greenhouse"]


def test_without_scientists_the_criterion_is_shown_and_any_type_may_be_told(
    in_orbit: Any, run: Any
) -> None:
    asked = run(obtain_blueprint(in_orbit)).the("obtain-blueprint")
    assert asked.args["scientists"] == 0
    assert asked.options[:6] == (
        "mine",
        "generator",
        "water-extractor",
        "greenhouse",
        "oxygen-condenser",
        "shelter",
    )


def test_only_a_shelter_blueprint_gives_him_its_item(in_orbit: Any, run: Any) -> None:
    in_orbit.missions["B"].left = 0  # no Mission pays for Blueprints any more
    run(obtain_blueprint(in_orbit), obtain_blueprint="mine")
    assert in_orbit.lacerda.waiting == 0
    run(obtain_blueprint(in_orbit), obtain_blueprint="shelter")
    assert in_orbit.lacerda.waiting == 1
    assert in_orbit.lacerda.blueprints == ["mine-1", "shelter-1"]


@pytest.mark.parametrize(
    ("level", "asked", "taken"), [(1, [], "mine-1"), (2, [(1, 3)], "mine-1"), (3, [], "mine-3")]
)
def test_the_level_is_asked_only_while_both_lie_on_display(
    in_orbit: Any, run: Any, level: int, asked: list[tuple[int, int]], taken: str
) -> None:
    in_orbit.level = level
    taking = run(obtain_blueprint(in_orbit), obtain_blueprint="mine")
    assert [choice.options for choice in taking.all("blueprint-level")] == asked
    assert in_orbit.lacerda.blueprints == [taken]


def test_a_blueprint_is_offered_while_one_of_the_two_may_be_left(in_orbit: Any, run: Any) -> None:
    in_orbit.lacerda.blueprints, in_orbit.lacerda.advanced = ["mine-1"], ["mine-1"]
    assert "mine" not in run(obtain_blueprint(in_orbit)).the("obtain-blueprint").options


def test_no_blueprint_to_take_moves_his_rover(in_orbit: Any, run: Any) -> None:
    turn = run(lacerda_turn(in_orbit), card="A1", obtain_blueprint="impossible")
    assert turn.asked == ["obtain-blueprint", "rover"]
    assert in_orbit.lacerda.blueprints == []


def test_a_blueprint_counts_for_its_mission(in_orbit: Any, run: Any) -> None:
    run(obtain_blueprint(in_orbit))
    assert in_orbit.missions["B"].left == 9


# Learn New Technology


def test_he_learns_the_cheapest_tech_left_on_the_grid(in_orbit: Any, run: Any) -> None:
    in_orbit.grid = ("rover", "mine", *(t for t in TECHS if t not in ("rover", "mine")))
    in_orbit.you.techs = {"rover": 1}
    run(learn_technology(in_orbit))
    assert in_orbit.lacerda.techs["mine"] == "1a"


def test_a_tech_goes_to_column_1_the_upper_space_first(in_orbit: Any, run: Any) -> None:
    run(learn_technology(in_orbit), learn_which="mine")
    run(learn_technology(in_orbit), learn_which="ship")
    assert in_orbit.lacerda.techs == {"shelter": "2b", "mine": "1a", "ship": "1b"}


def test_learning_needs_no_colonist(in_orbit: Any, run: Any) -> None:
    in_orbit.lacerda.crystals = 0
    asked = run(learn_technology(in_orbit)).the("learn-which")
    assert asked.args["placing"] == "no"
    assert "colonists" not in asked.options


def test_he_takes_the_benefit_of_the_lab_space_whose_icon_is_asked_once(
    in_orbit: Any, run: Any
) -> None:
    assert run(learn_technology(in_orbit), lab_icon="crystal").asked == ["learn-which", "lab-icon"]
    assert in_orbit.lacerda.waiting == 1
    del in_orbit.lacerda.techs["mine"]
    assert run(learn_technology(in_orbit)).asked == ["learn-which"]
    assert in_orbit.lacerda.waiting == 2


def test_a_full_column_1_moves_his_rover(in_orbit: Any, run: Any) -> None:
    in_orbit.lacerda.techs |= {"mine": "1a", "ship": "1b"}
    turn = run(lacerda_turn(in_orbit), card="A2")
    assert turn.keys == ["card", "no-tech", "rover"]
    assert turn.args("no-tech") == {"reason": "lab"}


def test_an_empty_grid_moves_his_rover(in_orbit: Any, run: Any) -> None:
    in_orbit.you.techs = dict.fromkeys(TECHS, 1)
    turn = run(lacerda_turn(in_orbit), card="A2")
    assert turn.args("no-tech") == {"reason": "grid"}


# Research & Development


def developed(development: Any) -> list[tuple[str, str]]:
    prompts = [p for p in development.prompts if p.key.startswith("on-mars.develop")]
    return [(p.args["tech"], p.args["place"]) for p in prompts]


def test_the_most_developed_tech_moves_first_then_the_least_developed(
    in_orbit: Any, run: Any
) -> None:
    in_orbit.lacerda.techs = {"shelter": "3a", "mine": "1a", "ship": "2a"}
    development = run(research_and_development(in_orbit))
    assert developed(development) == [("shelter", "4b"), ("mine", "2b")]


def test_of_two_techs_in_one_column_the_lower_moves_either_time(in_orbit: Any, run: Any) -> None:
    in_orbit.lacerda.techs = {"mine": "1a", "ship": "1b", "shelter": "2a", "rover": "2c"}
    development = run(research_and_development(in_orbit))
    assert developed(development) == [("rover", "3b"), ("ship", "2c")]


def test_his_only_tech_moves_twice(in_orbit: Any, run: Any) -> None:
    run(research_and_development(in_orbit))
    assert in_orbit.lacerda.techs == {"shelter": "4c"}


def test_a_tech_that_cannot_move_is_passed_over(in_orbit: Any) -> None:
    in_orbit.lacerda.techs = {"shelter": "6a", "mine": "2a", "ship": "3a"}
    assert movable(in_orbit) == {"ship": "4b"}


@pytest.mark.parametrize(("reading", "place"), [("lower", "3b"), ("upper", "3a")])
def test_of_two_free_spaces_he_takes_the_one_that_the_option_says(
    table: Any, reading: str, place: str
) -> None:
    assert movable(table(lab=reading)) == {"shelter": place}


def test_the_icon_of_a_space_is_asked_in_the_same_step_and_once(in_orbit: Any, run: Any) -> None:
    in_orbit.lab_icons["3b"] = "nothing"
    development = run(research_and_development(in_orbit), develop_icon="crystal")
    assert development.asked == ["develop", "develop-icon"]
    assert in_orbit.lacerda.waiting == 1


def test_development_costs_one_placement_not_two(in_orbit: Any, run: Any) -> None:
    in_orbit.you.colonists["research-and-development"] = 1
    run(research_and_development(in_orbit))
    assert in_orbit.lacerda.crystals == 0
    assert in_orbit.lacerda.colonists["research-and-development"] == 1


def test_a_lab_in_which_nothing_moves_moves_his_rover(in_orbit: Any, run: Any) -> None:
    in_orbit.lacerda.techs = {"shelter": "6b"}
    assert run(lacerda_turn(in_orbit), card="A3").keys == ["card", "no-develop", "rover"]
