"""Learn New Technology, Research & Development (pp. 10, 11, 22)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.on_mars.benefits import (
    develop_used,
    learn_technology,
    research_and_development,
)
from companion.games.on_mars.components import TECHS
from companion.games.on_mars.lab import Lab
from companion.games.on_mars.rounds import lacerda_turn

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
    asked = run(learn_technology(in_orbit), learn_which="mine").the("learn-which")
    assert asked.args["placing"] is False
    assert "colonists" not in asked.options


def test_he_takes_the_benefit_of_the_lab_space(in_orbit: Any, run: Any) -> None:
    run(learn_technology(in_orbit), learn_which="mine", lab_icon="crystal")
    assert in_orbit.lacerda.waiting == 1


def test_an_icon_that_is_known_is_not_asked(in_orbit: Any, run: Any) -> None:
    box = {"lab-icon.1a": "crystal"}
    assert run(learn_technology(in_orbit), learn_which="mine", box=box).asked == ["learn-which"]
    assert in_orbit.lacerda.waiting == 1


def test_which_tech_it_is_has_no_marked_answer_while_the_grid_is_not_known(
    in_orbit: Any, run: Any
) -> None:
    assert run(learn_technology(in_orbit), learn_which="mine").the("learn-which").default is None
    in_orbit.grid = tuple(TECHS)
    assert run(learn_technology(in_orbit)).the("learn-technology").default == "generator"


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
    return [(p.args["tech"], p.args["place"]) for p in development.all("develop")]


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
    in_orbit.lacerda.techs = {"shelter": "6a", "mine": "2a", "ship": "3a", "rover": "5b"}
    assert in_orbit.movable_techs() == {"ship": "4b"}  # column 6 has one space


@pytest.mark.parametrize(("reading", "place"), [("lower", "3b"), ("upper", "3a")])
def test_of_two_free_spaces_he_takes_the_one_that_the_option_says(
    table: Any, reading: str, place: str
) -> None:
    assert table(lab=reading).movable_techs() == {"shelter": place}


def test_the_benefit_of_the_first_space_is_taken_before_the_second_tech_moves(
    in_orbit: Any, run: Any
) -> None:
    development = run(research_and_development(in_orbit), lab_icon=["crystal", "nothing"])
    assert development.keys == ["develop", "lab-icon", "gain-crystals", "develop", "lab-icon"]
    assert in_orbit.lacerda.waiting == 1


# The Tech of his that you used


def test_a_tech_of_his_that_you_used_develops_with_the_benefit_of_its_space(
    in_orbit: Any, run: Any
) -> None:
    """The owner takes Oxygen or develops (p. 11); he keeps no Resources (p. 22)."""
    in_orbit.lacerda.techs["rover"], in_orbit.used_techs = "1a", ["rover"]
    development = run(develop_used(in_orbit), lab_icon="crystal")
    assert developed(development) == [("rover", "2a")]  # 2b holds his Shelter Tech
    assert development.args("develop")["which"] == "used"
    assert in_orbit.lacerda.waiting == 1
    assert in_orbit.used_techs == []


def test_a_used_tech_that_cannot_move_gains_him_nothing(in_orbit: Any, run: Any) -> None:
    in_orbit.lacerda.techs["rover"], in_orbit.used_techs = "6a", ["rover"]
    assert run(develop_used(in_orbit)).keys == ["no-develop-used"]


def test_a_lab_that_differs_from_the_usual_one_is_followed(in_orbit: Any) -> None:
    in_orbit.lab = Lab(spaces=(2, 3, 2, 3, 2, 3))
    in_orbit.lacerda.techs = {"shelter": "5b"}
    assert in_orbit.movable_techs() == {"shelter": "6c"}


def test_development_costs_one_placement_not_two(in_orbit: Any, run: Any) -> None:
    in_orbit.you.colonists["research-and-development"] = 1
    run(research_and_development(in_orbit))
    assert in_orbit.lacerda.crystals == 0
    assert in_orbit.lacerda.colonists["research-and-development"] == 1


def test_a_lab_in_which_nothing_moves_moves_his_rover(in_orbit: Any, run: Any) -> None:
    in_orbit.lacerda.techs = {"shelter": "6a"}
    assert run(lacerda_turn(in_orbit), card="A3").keys == ["card", "no-develop", "rover"]
