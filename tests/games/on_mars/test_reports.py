"""What you report at the table's main question."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.prompts import Correction
from companion.games.on_mars.components import LSS, TECHS
from companion.games.on_mars.reports import REPORTS, offered, wait_for_reports


def report(run: Any, game: Any, what: str, **answers: Any) -> Any:
    return run(wait_for_reports(game, lambda: "you"), table=[what, "next"], **answers)


def test_next_is_all_that_need_be_answered(game: Any, run: Any) -> None:
    at = run(wait_for_reports(game, lambda: "you"))
    assert at.asked == ["table"]
    assert at.the("table").default == "next"


def test_a_building_of_yours_moves_its_lss_marker(game: Any, run: Any) -> None:
    told = report(run, game, "building", report_building="greenhouse")
    assert game.tiles["greenhouse"] == 2
    assert told.args("your-lss")["first"] == "yes"


def test_your_building_raises_the_colony_when_your_turn_is_over_and_not_before(
    game: Any, run: Any
) -> None:
    game.tiles |= dict.fromkeys(LSS, 2)
    game.tiles["generator"] = 1
    told = report(run, game, "building", report_building="generator")
    assert told.asked == [
        *("table", "report-building", "table"),
        *("level-up", "shelter", "level-gains"),
    ]


def test_your_shelter_is_counted_and_moves_no_marker(game: Any, run: Any) -> None:
    report(run, game, "building", report_building="shelter")
    assert game.you.shelters == 2


def test_your_colonist_on_full_slots_clears_those_of_the_player_with_most(
    game: Any, run: Any
) -> None:
    game.you.space = 5
    game.lacerda.colonists["construct"], game.you.colonists["construct"] = 2, 1
    told = report(run, game, "colonist", report_colonist="construct")
    assert told.args("your-cost") == {"action": "construct", "cost": 1, "cleared": "lacerda"}
    assert game.lacerda.colonists["construct"] == 0
    assert game.you.colonists["construct"] == 2


def test_you_have_one_colonist_on_hiring_at_most_and_pay_for_his_alone(game: Any, run: Any) -> None:
    game.you.space = 5
    game.lacerda.colonists["hire"] = 1
    for _ in range(2):
        told = report(run, game, "colonist", report_colonist="hire")
        assert told.args("your-cost")["cost"] == 1
    assert game.you.colonists["hire"] == 1


@pytest.mark.parametrize(
    ("space", "actions"),
    [
        (1, ("obtain-blueprint", "research-and-development", "back")),
        (8, ("construct", "upgrade", "hire", "back")),
    ],
)
def test_only_the_actions_of_your_side_are_offered(
    game: Any, run: Any, space: int, actions: tuple[str, ...]
) -> None:
    game.you.space = space
    assert report(run, game, "colonist").the("report-colonist").options == actions


def test_a_tech_you_learn_starts_in_column_1_and_develops(game: Any, run: Any) -> None:
    report(run, game, "tech", report_tech="mine")
    told = report(run, game, "tech", report_tech="mine")
    assert told.args("your-tech") == {"tech": "mine", "level": 2}
    assert game.tech("mine") == (2, "you")


def test_a_tech_he_has_is_not_yours_to_learn(game: Any, run: Any) -> None:
    game.lacerda.techs |= dict.fromkeys(TECHS[:7], "1a")
    assert report(run, game, "tech").the("report-tech").options == ("upgrade", "shelter", "back")


@pytest.mark.parametrize(
    ("what", "mission", "answer"),
    [
        ("blueprint", "blueprints", {"report_blueprint": "mine"}),
        ("advanced", "advanced-buildings", {"report_advanced": "mine"}),
        ("scientist", "scientists", {"report_scientist": "geologist"}),
        ("contract", "contracts", {}),
        ("tech", "techs", {"report_tech": "mine"}),
    ],
)
def test_what_you_report_counts_for_its_mission_by_itself(
    game: Any, run: Any, what: str, mission: str, answer: dict[str, str]
) -> None:
    game.missions["B"].left = game.missions["C"].left = 0
    game.missions["A"].card, game.missions["A"].left = mission, 2
    report(run, game, what, **answer)
    assert game.missions["A"].left == 1


def test_developing_a_tech_is_no_tech_taken(game: Any, run: Any) -> None:
    game.missions["A"].card, game.you.techs["mine"] = "techs", 1
    report(run, game, "tech", report_tech="mine")
    assert game.missions["A"].left == 5


def test_any_other_contribution_is_told_by_its_mission(game: Any, run: Any) -> None:
    told = report(run, game, "mission", report_mission="A")
    assert told.args("contribution")["who"] == "you"
    assert game.missions["A"].left == 4
    assert game.lacerda.waiting == 0


@pytest.mark.parametrize("what", sorted(REPORTS.keys() - {"contract", "landing-pod", "level"}))
def test_a_report_opened_by_mistake_changes_nothing(game: Any, run: Any, what: str) -> None:
    before = game.state()
    report(run, game, what)
    assert game.state() == {**before, "turn": "you"}


# Whose turn it is


def test_the_landing_pod_takes_you_down_and_the_turn_is_still_yours(game: Any, run: Any) -> None:
    game.you.space, game.lacerda.space = 1, 2
    waiting = {"lacerda", "you"}

    def whose() -> str:
        return min(waiting, key=game.space_of)

    at = run(wait_for_reports(game, whose), table=["landing-pod", "next"], your_space=8)
    assert game.you.space == 8
    assert [table.args["turn"] for table in at.all("table")] == ["you", "you"]


def test_a_corrected_space_may_change_whose_turn_it_is(game: Any) -> None:
    script = wait_for_reports(game, lambda: min(("lacerda", "you"), key=game.space_of))
    ask = next(script)
    assert ask.args["turn"] == "you"
    space = ask.fields()["you.space"]
    assert script.send(Correction("you.space", space, 8)).args["turn"] == "lacerda"


# Cards only


def test_with_cards_only_a_mission_and_the_level_are_all_there_is_to_tell(
    table: Any, run: Any
) -> None:
    game = table(help="cards")
    assert offered(game) == ("mission", "level")
    told = report(run, game, "mission", report_mission="A")
    assert told.args("contribution")["who"] == "somebody"


def test_the_level_you_tell_spares_missions_and_may_end_the_game(table: Any, run: Any) -> None:
    game = table(help="cards")
    told = report(run, game, "level", report_level=5)
    assert [each.args["needed"] for each in told.all("missions-fewer")] == [2, 1]
    assert told.args("end-triggered")["why"] == "level"
    assert game.lacerda.ships == 0
