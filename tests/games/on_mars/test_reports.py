"""What you report at the table's main question."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from companion.engine.prompts import Correction
from companion.games.on_mars.components import LSS, TECHS
from companion.games.on_mars.reports import offered, wait_for_reports
from companion.phrases.phrasebook import Phrasebook


def report(run: Any, game: Any, what: str, **answers: Any) -> Any:
    return run(wait_for_reports(game, lambda: "you"), table=[what, "next"], **answers)


def members(game: Any, what: str) -> list[str]:
    """Return the objects for which a report is offered."""
    return [each.partition(".")[2] for each in offered(game) if each.startswith(f"{what}.")]


def test_next_is_all_that_need_be_answered(game: Any, run: Any) -> None:
    at = run(wait_for_reports(game, lambda: "you"))
    assert at.asked == ["table"]
    assert at.the("table").default == "next"


def test_the_question_knows_whether_something_was_reported(game: Any, run: Any) -> None:
    asked = report(run, game, "building.mine").all("table")
    assert [ask.args["reported"] for ask in asked] == [False, True]


def test_a_building_of_yours_moves_its_lss_marker(game: Any, run: Any) -> None:
    announced = report(run, game, "building.greenhouse")
    assert game.tiles["greenhouse"] == 2
    assert announced.args("your-lss")["first"] is True


def test_your_building_raises_the_colony_when_your_turn_is_over_and_not_before(
    game: Any, run: Any
) -> None:
    game.tiles |= dict.fromkeys(LSS, 2)
    game.tiles["generator"] = 1
    announced = report(run, game, "building.generator")
    assert announced.asked == ["table", "table", "level-up", "shelter"]


def test_your_shelter_is_counted_and_moves_no_marker(game: Any, run: Any) -> None:
    report(run, game, "building.shelter")
    assert game.you.shelters == 2


def test_your_colonist_on_full_slots_clears_those_of_the_player_with_most(
    game: Any, run: Any
) -> None:
    game.you.space = 5
    game.lacerda.colonists["construct"], game.you.colonists["construct"] = 2, 1
    announced = report(run, game, "colonist.construct")
    assert announced.args("your-cost") == {"action": "construct", "cost": 1, "cleared": "lacerda"}
    assert game.lacerda.colonists["construct"] == 0
    assert game.you.colonists["construct"] == 2


def test_you_have_one_colonist_on_hiring_at_most_and_pay_for_his_alone(game: Any, run: Any) -> None:
    game.you.space = 5
    game.lacerda.colonists["hire"] = 1
    for _ in range(2):
        announced = report(run, game, "colonist.hire")
        assert announced.args("your-cost")["cost"] == 1
    assert game.you.colonists["hire"] == 1


@pytest.mark.parametrize(
    ("space", "actions"),
    [
        (1, ["obtain-blueprint", "research-and-development"]),
        (8, ["construct", "upgrade", "hire"]),
    ],
)
def test_only_the_actions_of_your_side_are_offered(
    game: Any, space: int, actions: list[str]
) -> None:
    game.you.space = space
    assert members(game, "colonist") == actions


def test_a_tech_you_learn_starts_in_column_1_and_develops(game: Any, run: Any) -> None:
    report(run, game, "tech.mine")
    announced = report(run, game, "tech.mine")
    assert announced.args("your-tech") == {"tech": "mine", "level": 2}
    assert game.tech("mine") == (2, "you")


def test_a_tech_he_has_is_not_yours_to_learn(game: Any) -> None:
    game.lacerda.techs |= dict.fromkeys(TECHS[:7], "1a")
    assert members(game, "tech") == ["upgrade", "shelter"]


@pytest.mark.parametrize(
    ("what", "mission"),
    [
        ("blueprint.mine-1", "blueprints"),
        ("advanced.mine", "advanced-buildings"),
        ("scientist.geologist", "scientists"),
        ("contract.deliver", "contracts"),
        ("tech.mine", "techs"),
    ],
)
def test_what_you_report_counts_for_its_mission_by_itself(
    game: Any, run: Any, what: str, mission: str
) -> None:
    game.missions["B"].left = game.missions["C"].left = 0
    game.missions["A"].card, game.missions["A"].left = mission, 2
    report(run, game, what)
    assert game.missions["A"].left == 1


def test_developing_a_tech_is_no_tech_taken(game: Any, run: Any) -> None:
    game.missions["A"].card, game.you.techs["mine"] = "techs", 1
    report(run, game, "tech.mine")
    assert game.missions["A"].left == 5


def test_any_other_contribution_is_announced_by_its_mission(game: Any, run: Any) -> None:
    announced = report(run, game, "mission.A")
    announced_of = announced.args("contribution")
    assert announced_of["who"] == "you"
    assert announced_of["before"] == announced_of["left"] + 1
    assert game.missions["A"].left == 4
    assert game.lacerda.waiting == 0


def test_a_blueprint_of_yours_gets_a_marker_and_gives_its_item(game: Any, run: Any) -> None:
    game.you.space = 1
    announced = report(run, game, "blueprint.greenhouse-1")
    moves = Phrasebook("en").glance(announced.the("your-blueprint")).moves
    assert [move.plain for move in moves] == ["Mark the Blueprint; gain 1 Plant"]


@pytest.mark.parametrize(
    ("level", "offered"), [(1, ["mine-1"]), (2, ["mine-1", "mine-3"]), (4, ["mine-3"])]
)
def test_your_blueprint_is_of_a_level_that_is_on_display(
    game: Any, level: int, offered: list[str]
) -> None:
    game.level = level
    assert [card for card in members(game, "blueprint") if card.startswith("mine")] == offered


def test_the_level_of_what_you_built_is_known_where_only_one_can_be_meant(
    game: Any, run: Any
) -> None:
    for what in ("blueprint.mine-1", "blueprint.generator-1", "advanced.mine"):
        report(run, game, what)
    assert (game.you.taken, game.you.built) == (["mine-1", "generator-1"], ["mine-1"])
    assert game.you.knows_blueprints
    report(run, game, "advanced.greenhouse")  # of a Blueprint that was never reported
    assert not game.you.knows_blueprints


def test_contracts_are_counted_by_their_kind(game: Any, run: Any) -> None:
    report(run, game, "contract.upgrade")
    report(run, game, "contract.deliver")
    assert game.you.completed == {"upgrade": 1, "deliver": 1}


def test_a_mine_of_yours_with_his_colonist_sends_it_home_when_upgraded(game: Any, run: Any) -> None:
    assert "mine-his" not in members(game, "advanced")
    game.lacerda.mines = 1
    assert "mine-his" in members(game, "advanced")
    report(run, game, "advanced.mine-his")
    assert (game.lacerda.mines, game.you.advanced["mine"]) == (0, 1)


def test_a_ship_in_your_hangar_is_counted(game: Any, run: Any) -> None:
    assert report(run, game, "ship").args("your-ships") == {"ships": 1}


def test_every_report_is_one_answer(game: Any, run: Any) -> None:
    game.lacerda.techs["mine"], game.lacerda.mines = "1a", 1
    for what in set(offered(game)) - {"map.on"}:  # that leads through the map
        table = deepcopy(game)
        assert report(run, table, what).asked[:2] == ["table", "table"], what


# Using a Tech of his


def test_the_techs_of_his_that_you_may_use_do_not_include_his_shelters(game: Any) -> None:
    game.lacerda.techs |= {"mine": "1a", "rover": "2a"}
    assert members(game, "used-tech") == ["mine", "rover"]


def test_he_develops_the_tech_you_used_when_your_turn_is_over(game: Any, run: Any) -> None:
    game.lacerda.techs["mine"] = "1a"
    announced = report(run, game, "used-tech.mine", lab_icon="crystal")
    assert announced.keys == [
        *("table", "his-tech-used", "table"),
        *("develop", "lab-icon", "gain-crystals"),
    ]
    assert game.lacerda.techs["mine"] == "2a"
    assert game.lacerda.waiting == 1


def test_each_use_develops_it_once(game: Any, run: Any) -> None:
    game.lacerda.techs["mine"] = "1a"
    run(wait_for_reports(game, lambda: "you"), table=[*["used-tech.mine"] * 2, "next"])
    assert game.lacerda.techs["mine"] == "3a"


# Whose turn it is


def test_the_landing_pod_takes_you_down_and_the_turn_is_still_yours(game: Any, run: Any) -> None:
    game.you.space, game.lacerda.space = 1, 2
    waiting = {"lacerda", "you"}

    def whose() -> str:
        return min(waiting, key=game.space_of)

    at = run(wait_for_reports(game, whose), table=["landing-pod.8", "next"])
    assert at.result is True
    assert game.you.space == 8
    assert [table.args["turn"] for table in at.all("table")] == ["you", "you"]


def test_a_corrected_space_may_change_whose_turn_it_is(game: Any) -> None:
    script = wait_for_reports(game, lambda: min(("lacerda", "you"), key=game.space_of))
    ask = next(script)
    assert ask.args["turn"] == "you"
    space = ask.fields()["you.space"]
    assert script.send(Correction("you.space", space, 8)).args["turn"] == "lacerda"
    with pytest.raises(StopIteration) as end:
        script.send("next")
    assert end.value.value is False  # his turn comes first


# Cards only


def test_with_cards_only_a_mission_and_the_level_are_all_there_is_to_report(
    table: Any, run: Any
) -> None:
    game = table(help="cards")
    assert offered(game) == (
        *("mission.A", "mission.B", "mission.C"),
        *("level.2", "level.3", "level.4", "level.5"),
    )
    announced = report(run, game, "mission.A")
    assert announced.args("contribution")["who"] == "somebody"


def test_the_level_you_report_spares_missions_and_may_end_the_game(table: Any, run: Any) -> None:
    game = table(help="cards")
    announced = report(run, game, "level.5")
    assert [each.args["needed"] for each in announced.all("missions-fewer")] == [2, 1]
    assert announced.args("end-triggered")["why"] == "level"
    assert game.lacerda.ships == 0
