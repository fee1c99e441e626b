"""What you report: points, markers, bonus steps, bonus cards, milestones; and undo of each."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.prompts import Refused
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

PARAMETERS = {"temperature": "temperature", "oxygen": "oxygen", "ocean": "oceans"}


@pytest.fixture
def acting(solo: Any) -> Any:
    """A play in which the first turn is reported."""
    return solo.answer("action")


def value(solo: Any, parameter: str) -> int:
    return int(solo.state["parameters"][parameter]["value"])


def test_done_comes_first_and_is_what_next_answers(acting: Any) -> None:
    ask = acting.play.ask
    assert ask.options == (
        "done",
        "temperature",
        "ocean",
        "forest",
        "vp",
        "city",
        "oxygen",
        "milestone",
    )
    assert ask.default == "done"


@pytest.mark.parametrize(
    ("report", "parameter", "after"),
    [("temperature", "temperature", -24), ("oxygen", "oxygen", 4), ("ocean", "oceans", 2)],
)
def test_a_step_or_an_ocean_is_one_tap_and_two_points(
    acting: Any, report: str, parameter: str, after: int
) -> None:
    acting.answer(report)
    assert (acting.key, value(acting, parameter), acting.state["vp"]) == ("report", after, 2)


@pytest.mark.parametrize("report", PARAMETERS)
def test_a_full_parameter_moves_no_more_and_pays_one_point(acting: Any, report: str) -> None:
    parameter = PARAMETERS[report]
    left = acting.play._table.parameters[parameter].left
    acting.answer(*[report] * left)
    full, points = value(acting, parameter), acting.state["vp"]
    assert (points, acting.state["parameters"][parameter]["full"]) == (2 * left, True)
    acting.answer(report)
    assert (value(acting, parameter), acting.state["vp"]) == (full, points + 1)
    assert acting.heard()[0] == "raised-full"


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_a_parameter_is_full_is_said_once_with_what_it_means(solo: Any, language: str) -> None:
    solo.answer("action", *["ocean"] * 8)
    (said,) = solo.says("full")
    assert said.args == {"parameter": "oceans", "won": "no"}
    assert "1" in Phrasebook(language).prompt_text(said).text


def test_the_third_full_parameter_says_that_the_score_will_count(solo: Any) -> None:
    solo.terraform()
    assert [say.args["won"] for say in solo.says("full")] == ["no", "no", "yes"]


def test_the_bonus_steps_are_said_when_the_marker_gets_there(solo: Any) -> None:
    solo.terraform()
    steps = [(say.args["parameter"], say.args["value"]) for say in solo.says("bonus-step")]
    assert steps == [
        ("temperature", -24),
        ("temperature", -16),
        ("temperature", 0),
        ("oxygen", 4),
        ("oxygen", 10),
    ]


def test_minus_24_degrees_give_a_heat_the_rest_is_printed_there(solo: Any) -> None:
    book = Phrasebook("en")
    solo.turn("temperature", "temperature", "temperature")
    first, second = (book.prompt_text(say) for say in solo.says("bonus-step"))
    assert first.text == "Bonus step −24\u00a0°C: gain 1 heat."
    assert first.voice == "You reach a bonus step, minus 24 degrees. Gain one heat resource."
    assert second.text == "Bonus step −16\u00a0°C: take the bonus printed there."


@pytest.mark.parametrize(("cities", "points"), [(0, 2), (1, 3), (3, 5)])
def test_a_forest_pays_for_its_cities_and_raises_the_oxygen(
    acting: Any, cities: int, points: int
) -> None:
    acting.answer("forest", cities)
    assert (acting.state["vp"], value(acting, "oxygen")) == (points, 4)


def test_a_forest_with_full_oxygen_pays_one_point_and_its_cities(acting: Any) -> None:
    acting.answer(*["oxygen"] * 6, "forest", 2)
    assert acting.state["vp"] == 12 + 1 + 2


@pytest.mark.parametrize(("forests", "points"), [(0, 2), (2, 4)])
def test_a_city_pays_two_points_and_its_forests(acting: Any, forests: int, points: int) -> None:
    acting.answer("city", forests)
    assert acting.state["vp"] == points


def test_points_at_once_are_two_if_nothing_else_is_said(acting: Any) -> None:
    assert acting.answer("vp").play.ask.default == 2
    acting.answer(3)
    assert acting.state["vp"] == 3


def test_the_points_are_the_sum_of_their_causes(acting: Any) -> None:
    acting.answer("forest", 1, "city", 1, "vp", 2, "ocean", "temperature")
    assert acting.state["vp_from"] == {
        "forest": 1,
        "oxygen": 2,
        "city": 3,
        "at-once": 2,
        "oceans": 2,
        "temperature": 2,
    }
    assert acting.state["vp"] == 12


# Bonus cards


def test_five_points_give_a_bonus_card_at_the_end_of_that_turn(acting: Any) -> None:
    acting.answer("ocean", "ocean")
    assert "bonus-due" not in acting.heard()
    acting.answer("ocean")
    assert acting.says("bonus-due")[-1].args == {"reached": 5}
    assert acting.key == "report"
    acting.answer("done")
    assert (acting.key, acting.play.ask.args) == ("bonus-card", {"number": 2, "left": 3})
    assert acting.state["turn"] == 1


def test_what_the_bonus_card_gives_can_be_reported_before_the_next_turn(acting: Any) -> None:
    acting.answer("vp", 5, "done", "played")
    assert (acting.key, acting.play.ask.args["occasion"]) == ("report", "bonus")
    acting.answer("vp", 7, "done")
    assert (acting.key, acting.play.ask.args) == ("bonus-card", {"number": 3, "left": 2})
    acting.answer("played", "done")
    assert (acting.state["turn"], acting.state["bonus_cards"]) == (2, 3)


def test_both_bonus_cards_of_one_turn_are_played_one_after_the_other(acting: Any) -> None:
    acting.answer("vp", 12)
    assert [say.args["reached"] for say in acting.says("bonus-due")] == [5, 12]
    acting.answer("done", "played", "done", "played", "done")
    assert (acting.state["turn"], acting.state["bonus_cards"]) == (2, 3)


def test_there_is_no_fourth_bonus_card(solo: Any) -> None:
    solo.turn("vp", 20).turn("vp", 20).turn("vp", 20)
    assert solo.state["bonus_cards"] == 3
    assert len(solo.says("bonus-due")) == 2


# Milestones


def test_a_milestone_is_claimed_by_name_and_moves_no_cube(acting: Any) -> None:
    acting.answer("milestone", "miner")
    assert acting.state["milestones"][1]["status"] == "claimed"
    assert acting.state["vp"] == 0
    assert acting.last("milestone-claimed") == {"name": "miner", "slot": "middle", "count": 1}


def test_a_claimed_milestone_is_not_offered_again(acting: Any) -> None:
    acting.answer("milestone", "miner", "milestone")
    assert acting.play.ask.options == ("legend", "scientist", "back")
    with pytest.raises(Refused):
        acting.answer("miner")


def test_without_an_open_milestone_none_can_be_reported(acting: Any) -> None:
    for name in ("legend", "miner", "scientist"):
        acting.answer("milestone", name)
    assert "milestone" not in acting.play.ask.options


def test_the_terraformer_is_claimed_when_the_track_reaches_sixteen(begin: Any) -> None:
    solo = begin(milestones=("legend", "terraformer", "miner")).set_up().answer("action")
    solo.answer("vp", 15)
    assert solo.state["milestones"][1]["status"] == "open"
    solo.answer("vp", 1)
    assert solo.state["milestones"][1]["status"] == "claimed"
    assert "milestone-claimed" in solo.heard()


def test_a_terraformer_that_was_removed_is_not_claimed_any_more(begin: Any) -> None:
    solo = begin(milestones=("terraformer", "legend", "miner")).set_up().until(17)
    solo.turn("vp", 16)
    assert solo.state["milestones"][0]["status"] == "removed"
    assert not solo.says("milestone-claimed")


# Undo


def test_at_the_next_turn_the_reports_of_the_last_can_be_undone(acting: Any) -> None:
    start = acting.state
    acting.answer("ocean", "forest", 0, "done")
    assert acting.key == "turn"
    for _ in range(4):
        acting.play.undo()
    assert acting.state == start


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "report: Ocean placed"),
        ("pt-BR", "relato: Oceano colocado"),
        ("fr", "signalement «\u00a0Océan placé\u00a0»"),
    ],
)
def test_undo_names_the_report(acting: Any, language: str, words: str) -> None:
    acting.answer("ocean")
    assert Phrasebook(language).done(*acting.play.last_answer) == words


@pytest.mark.parametrize(
    "reports", [("ocean",), ("forest", 2), ("city", 1), ("vp", 6), ("milestone", "legend")]
)
def test_every_report_is_undone_and_redone_exactly(acting: Any, reports: Any) -> None:
    before = acting.state
    acting.answer(*reports)
    after = acting.state
    for _ in reports:
        acting.play.undo()
    assert acting.state == before
    for _ in reports:
        acting.play.redo()
    assert acting.state == after
