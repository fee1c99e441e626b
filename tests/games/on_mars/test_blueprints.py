"""Obtain Blueprint (pp. 10, 22)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.on_mars.blueprints import obtain_blueprint
from companion.games.on_mars.rounds import lacerda_turn


def test_a_type_that_scores_one_of_his_scientists_comes_first(in_orbit: Any, run: Any) -> None:
    in_orbit.lacerda.scientists = ["hydrologist"]
    asked = run(obtain_blueprint(in_orbit), obtain_blueprint="greenhouse.1").the("obtain-blueprint")
    assert asked.options[0] == "greenhouse.1"
    assert asked.args["wanted"] == ["greenhouse"]


def test_which_blueprint_it_was_only_the_card_shows(in_orbit: Any, run: Any) -> None:
    asked = run(obtain_blueprint(in_orbit), obtain_blueprint="mine.1").the("obtain-blueprint")
    assert asked.default is None


def test_types_of_his_scientists_that_are_no_longer_there_are_not_named(
    in_orbit: Any, run: Any
) -> None:
    in_orbit.lacerda.scientists = ["hydrologist"]
    in_orbit.lacerda.blueprints = ["greenhouse-1"] * 2
    args = run(obtain_blueprint(in_orbit), obtain_blueprint="mine.1").args("obtain-blueprint")
    assert (args["wanted"], args["scientists"]) == ([], 0)


@pytest.mark.parametrize(("built", "unbuilt"), [(8, 0), (3, 5)])
def test_with_his_eight_advanced_building_markers_in_use_he_takes_no_blueprint(
    in_orbit: Any, run: Any, built: int, unbuilt: int
) -> None:
    """One marker is on each Blueprint and goes onto the Building (p. 10): nothing is asked."""
    in_orbit.lacerda.advanced = ["mine-1"] * built
    in_orbit.lacerda.blueprints = ["generator-1"] * unbuilt
    taking = run(obtain_blueprint(in_orbit))
    assert taking.keys == ["no-blueprint"]
    assert taking.args("no-blueprint") == {"reason": "markers"}
    assert taking.result is False


def test_without_scientists_the_criterion_is_shown_and_any_type_may_be_entered(
    in_orbit: Any, run: Any
) -> None:
    asked = run(obtain_blueprint(in_orbit), obtain_blueprint="mine.1").the("obtain-blueprint")
    assert asked.args["scientists"] == 0
    assert asked.options[:6] == (
        "mine.1",
        "generator.1",
        "water-extractor.1",
        "greenhouse.1",
        "oxygen-condenser.1",
        "shelter.1",
    )


def test_only_a_shelter_blueprint_gives_him_its_item(in_orbit: Any, run: Any) -> None:
    in_orbit.missions["B"].left = 0  # no Mission pays for Blueprints any more
    run(obtain_blueprint(in_orbit), obtain_blueprint="mine.1")
    assert in_orbit.lacerda.waiting == 0
    run(obtain_blueprint(in_orbit), obtain_blueprint="shelter.1")
    assert in_orbit.lacerda.waiting == 1
    assert in_orbit.lacerda.blueprints == ["mine-1", "shelter-1"]


@pytest.mark.parametrize(
    ("level", "offered"),
    [(1, ["mine.1"]), (2, ["mine.1", "mine.3"]), (3, ["mine.3"])],
)
def test_both_levels_are_offered_only_while_both_are_on_display(
    in_orbit: Any, run: Any, level: int, offered: list[str]
) -> None:
    in_orbit.level = level
    taking = run(obtain_blueprint(in_orbit), obtain_blueprint=offered[-1])
    options = taking.the("obtain-blueprint").options
    assert [option for option in options if option.startswith("mine")] == offered
    assert in_orbit.lacerda.blueprints == [offered[-1].replace(".", "-")]


def test_a_blueprint_is_offered_while_one_of_the_two_may_be_left(in_orbit: Any, run: Any) -> None:
    in_orbit.lacerda.blueprints, in_orbit.lacerda.advanced = ["mine-1"], ["mine-1"]
    taking = run(obtain_blueprint(in_orbit), obtain_blueprint="generator.1")
    assert "mine.1" not in taking.the("obtain-blueprint").options


def test_no_blueprint_to_take_moves_his_rover(in_orbit: Any, run: Any) -> None:
    turn = run(lacerda_turn(in_orbit), card="A1", obtain_blueprint="impossible")
    assert turn.asked == ["obtain-blueprint", "rover"]
    assert in_orbit.lacerda.blueprints == []


def test_a_blueprint_counts_for_its_mission(in_orbit: Any, run: Any) -> None:
    run(obtain_blueprint(in_orbit), obtain_blueprint="mine.1")
    assert in_orbit.missions["B"].left == 9
