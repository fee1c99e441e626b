"""What you report: points, markers, bonus steps, bonus cards, milestones; and undo of each."""

from __future__ import annotations

import re
from typing import Any

import pytest

from companion.engine.prompts import Refused
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

PARAMETERS = {"temperature": "temperature", "oxygen": "oxygen", "ocean": "oceans"}
REPORTS = (
    "actions",
    "production",
    "temperature",
    "ocean",
    "forest",
    "vp-1",
    "vp-2",
    "city",
    "oxygen",
    "legend",
    "miner",
    "scientist",
)
FIVE, TWELVE = ("vp-2", "vp-2", "vp-1"), ("vp-2",) * 6
"""Reports that give this many points."""


def value(solo: Any, parameter: str) -> int:
    return int(solo.state["parameters"][parameter]["value"])


def test_the_turns_question_and_the_reports_are_one_screen_and_next_ends_the_turn(
    solo: Any,
) -> None:
    assert solo.play.ask.options == REPORTS
    assert solo.play.ask.default == "actions"


@pytest.mark.parametrize(
    ("report", "parameter", "after"),
    [("temperature", "temperature", -24), ("oxygen", "oxygen", 4), ("ocean", "oceans", 2)],
)
def test_a_step_or_an_ocean_is_one_tap_and_two_points(
    solo: Any, report: str, parameter: str, after: int
) -> None:
    solo.answer(report)
    assert (solo.key, value(solo, parameter), solo.state["vp"]) == ("turn", after, 2)


@pytest.mark.parametrize("report", PARAMETERS)
def test_a_full_parameter_moves_no_more_and_pays_one_point(solo: Any, report: str) -> None:
    parameter = PARAMETERS[report]
    left = solo.play._table.parameters[parameter].left
    solo.answer(*[report] * left)
    full, points = value(solo, parameter), solo.state["vp"]
    assert (points, solo.state["parameters"][parameter]["full"]) == (2 * left, True)
    solo.answer(report)
    assert (value(solo, parameter), solo.state["vp"]) == (full, points + 1)
    assert solo.heard()[0] == "raised-full"


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_a_parameter_is_full_is_said_once_with_what_it_means(solo: Any, language: str) -> None:
    solo.answer(*["ocean"] * 8)
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
    assert first.text == "Temperature has reached −24\u00a0°C, a bonus step: gain 1 heat."
    assert first.voice == (
        "The temperature has reached a bonus step, minus 24 degrees. Gain one heat resource."
    )
    assert second.text.endswith("−16\u00a0°C, a bonus step: take the bonus printed there.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_bonus_comes_is_never_left_out(solo: Any, language: str) -> None:
    book = Phrasebook(language)
    solo.answer("temperature")
    (step,) = book.glance(solo.says("bonus-step")[0]).moves
    assert (step.needed, "−24" in step.fact) == (True, True)
    solo.answer("oxygen", "vp-1", "done")
    card = book.glance(solo.play.ask).moves[0]
    assert solo.key == "bonus-card"
    assert (card.needed, "5" in card.fact) == (True, True)


# Tiles


@pytest.mark.parametrize(("cities", "points"), [(0, 2), (1, 3), (3, 5)])
def test_a_forest_raises_the_oxygen_and_pays_for_each_city_that_it_touches(
    solo: Any, cities: int, points: int
) -> None:
    solo.answer("forest", cities)
    assert (solo.key, solo.state["vp"], value(solo, "oxygen")) == ("turn", points, 4)


def test_a_forest_with_full_oxygen_pays_one_point_and_its_cities(solo: Any) -> None:
    solo.answer(*["oxygen"] * 6, "forest", 2)
    assert solo.state["vp"] == 12 + 1 + 2


@pytest.mark.parametrize(("forests", "points"), [(0, 2), (2, 4)])
def test_a_city_pays_two_points_and_its_forests(solo: Any, forests: int, points: int) -> None:
    solo.answer("city", forests)
    assert solo.state["vp"] == points


@pytest.mark.parametrize(("tile", "most"), [("forest", 6), ("city", 6)])
def test_how_many_neighbours_a_tile_can_have_is_asked_at_once_and_nothing_is_marked(
    solo: Any, tile: str, most: int
) -> None:
    before = solo.state
    solo.answer(tile)
    ask = solo.play.ask
    assert (solo.key, ask.minimum, ask.maximum, ask.default) == ("neighbours", 0, most, None)
    assert solo.state == before, "nothing comes of it until that is answered"
    solo.answer(1)
    assert solo.heard()[0] == ("raised" if tile == "forest" else "city"), "the cube moves once"
    assert solo.play.ask.options == REPORTS


@pytest.mark.parametrize(
    ("tile", "question"),
    [
        ("forest", "How many cities does the forest touch?"),
        ("city", "How many forests does the city touch?"),
    ],
)
def test_the_question_after_a_tile_asks_for_its_neighbours(
    solo: Any, tile: str, question: str
) -> None:
    assert Phrasebook("en").glance(solo.answer(tile).play.ask).title == question


@pytest.mark.parametrize("tile", ["ocean", "forest", "city"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_reported_is_not_ordered_again(solo: Any, tile: str, language: str) -> None:
    solo.answer(tile, *([0] if tile != "ocean" else ()))
    moves = Phrasebook(language).glance(solo.play.says[0]).moves
    assert any(re.search(r"\*\*b[oôó]nus\b", move.text) for move in moves), "under the tile"
    assert not any(re.search(r"Place|Coloque", move.text) for move in moves)


@pytest.mark.parametrize(("report", "points"), [("vp-1", 1), ("vp-2", 2)])
def test_instant_points_are_one_tap(solo: Any, report: str, points: int) -> None:
    assert solo.answer(report).state["vp"] == points


def test_the_points_are_the_sum_of_their_causes(solo: Any) -> None:
    solo.answer("forest", 1, "city", 1, "vp-2", "ocean", "temperature")
    assert solo.state["vp_from"] == {
        "oxygen": 2,
        "forest": 1,
        "city": 3,
        "at-once": 2,
        "oceans": 2,
        "temperature": 2,
    }
    assert solo.state["vp"] == 12


# Bonus cards


def test_five_points_give_a_bonus_card_at_the_end_of_that_turn(solo: Any) -> None:
    solo.answer("ocean", "ocean")
    assert "bonus-due" not in solo.heard()
    solo.answer("ocean")
    assert solo.last("bonus-due") == {"reached": 5, "first": "no"}
    assert solo.key == "turn"
    solo.answer("done")
    assert (solo.key, solo.play.ask.args["number"], solo.play.ask.args["left"]) == (
        "bonus-card",
        2,
        3,
    )
    assert solo.state["turn"] == 1


def test_what_a_bonus_card_gives_is_reported_on_its_own_screen(solo: Any) -> None:
    solo.answer(*FIVE, "done")
    assert solo.play.ask.options == ("done", "extra-turn", *REPORTS[2:])
    solo.answer("temperature", *["vp-2"] * 3, "done")
    assert (solo.key, solo.play.ask.args["number"], solo.play.ask.args["left"]) == (
        "bonus-card",
        3,
        2,
    )
    solo.answer("done")
    assert (solo.state["turn"], solo.state["bonus_cards"]) == (2, 3)


def test_a_bonus_card_with_nothing_to_report_is_one_tap(solo: Any) -> None:
    solo.answer(*FIVE, "done").default()
    assert (solo.key, solo.state["turn"], solo.state["bonus_cards"]) == ("turn", 2, 2)


def test_both_bonus_cards_of_one_turn_are_played_one_after_the_other(solo: Any) -> None:
    solo.answer(*TWELVE)
    assert [say.args["reached"] for say in solo.says("bonus-due")] == [5, 12]
    solo.answer("done", "done", "done")
    assert (solo.state["turn"], solo.state["bonus_cards"]) == (2, 3)


def test_there_is_no_fourth_bonus_card(solo: Any) -> None:
    for _ in range(3):
        solo.turn(*["vp-2"] * 10)
    assert solo.state["bonus_cards"] == 3
    assert len(solo.says("bonus-due")) == 2


# Milestones


def test_a_milestone_is_claimed_by_name_in_one_tap_and_moves_no_cube(solo: Any) -> None:
    solo.answer("miner")
    assert solo.state["milestones"][1]["status"] == "claimed"
    assert solo.state["vp"] == 0
    assert solo.last("milestone-claimed") == {
        "name": "miner",
        "slot": "middle",
        "count": 1,
        "reported": "yes",
    }


def test_a_claimed_milestone_is_not_offered_again(solo: Any) -> None:
    solo.answer("miner")
    assert solo.play.ask.options[-2:] == ("legend", "scientist")
    with pytest.raises(Refused):
        solo.answer("miner")


def test_the_terraformer_is_claimed_when_the_track_reaches_sixteen(begin: Any) -> None:
    solo = begin(milestones=("legend", "terraformer", "miner")).set_up()
    solo.answer(*["vp-2"] * 7, "vp-1")
    assert solo.state["milestones"][1]["status"] == "open"
    solo.answer("vp-1")
    assert solo.state["milestones"][1]["status"] == "claimed"
    assert "milestone-claimed" in solo.heard()


def test_a_terraformer_that_was_removed_is_no_longer_claimed(begin: Any) -> None:
    solo = begin(milestones=("terraformer", "legend", "miner")).set_up().until(17)
    solo.turn(*["vp-2"] * 8)
    assert solo.state["milestones"][0]["status"] == "removed"
    assert not solo.says("milestone-claimed")


# Undo


def test_at_the_next_turn_the_reports_of_the_last_can_be_undone(solo: Any) -> None:
    start = solo.state
    solo.answer("ocean", "forest", 0, "done")
    assert solo.state["turn"] == 2
    for _ in range(4):
        solo.play.undo()
    assert solo.state == start


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Ocean placed, 2 of 7"),
        ("pt-BR", "oceano colocado, 2 de 7"),
        ("fr", "un océan a été placé (2 sur 7)"),
    ],
)
def test_undo_names_the_report(solo: Any, language: str, words: str) -> None:
    solo.answer("ocean")
    assert Phrasebook(language).done(*solo.play.last_answer) == words


@pytest.mark.parametrize("report", REPORTS[1:])
def test_every_report_is_one_answer_and_one_undo(solo: Any, report: str) -> None:
    """But a tile with its neighbours, which are asked for by themselves."""
    before, question = solo.state, solo.play.ask.args
    answers = (report, 1) if report in ("forest", "city") else (report,)
    solo.answer(*answers)
    after = solo.state
    assert after != before
    assert solo.key == "turn"
    for _ in answers:
        solo.play.undo()
    assert (solo.state, solo.play.ask.args) == (before, question)
    for _ in answers:
        solo.play.redo()
    assert solo.state == after
