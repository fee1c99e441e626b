"""What can be corrected: the state's names, at each main question."""

from __future__ import annotations

import pytest

from companion.engine.prompts import Refused
from companion.games.ares.board import PHASES


def stored(state, name: str):
    for part in name.split("."):
        state = state[part]
    return state


@pytest.mark.parametrize("mode", ["solo", "co-op"])
@pytest.mark.parametrize("question", ["phase", "report", "phase-done"])
def test_what_can_be_corrected_has_the_names_of_the_state(table, mode, question) -> None:
    phases = ("action", "construction") if question == "report" else ("production", "research")
    play = table(deck="physical").until("phase", mode=mode).answer(*phases).until(question)
    for name, field in play.play.fields.items():
        assert field.get() == stored(play.state, name), name


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("tr", 12),
        ("forests", 3),
        ("parameters.temperature.value", -4),
        ("parameters.oxygen.value", 7),
        ("parameters.oceans.value", 9),
        ("round", 12),
        ("cube", 3),
        ("difficulty", "advanced"),
        ("chosen.you", "research"),
    ],
)
@pytest.mark.parametrize("question", ["phase", "report"])
def test_a_correction_is_logged_and_undone(solo, question, name, value) -> None:
    solo.choose("action", "research").until(question)
    before = solo.state
    solo.play.correct(name, value)
    assert stored(solo.state, name) == value
    solo.play.undo()
    assert solo.state == before


@pytest.mark.parametrize(
    ("name", "value"),
    [("parameters.temperature.value", -3), ("parameters.oceans.value", 10), ("round", 26),
     ("round", 0), ("cube", 6), ("tr", -1), ("difficulty", "easy"), ("nothing", 1)],
)  # fmt: skip
def test_what_cannot_be_is_refused(solo, name: str, value) -> None:
    before = solo.state
    with pytest.raises(Refused):
        solo.play.correct(name, value)
    assert solo.state == before


@pytest.mark.parametrize("question", ["phase", "report"])
@pytest.mark.parametrize("number", range(1, 26))
def test_the_cube_and_the_hand_follow_a_corrected_round(solo, question, number) -> None:
    solo.answer(None, None).until(question)
    solo.play.correct("round", number)
    assert solo.state["cube"] == 1 + (number - 1) // 5
    drawn = (number - 1) % 5 + (question == "report")
    assert sum(solo.state["martian"]["hand"].values()) == 5 - drawn
    if question == "report":
        assert not solo.state["martian"]["hand"][solo.state["martian"]["card"]]
    solo.to_end()
    assert solo.play.result.rounds == 25


@pytest.mark.parametrize("number", range(1, 16))
def test_in_co_op_the_pile_follows_a_corrected_round(pair, number: int) -> None:
    pair.answer(None, None).until("phase")
    pair.play.correct("round", number)
    assert pair.state["cube"] == 30 - 2 * (number - 1)
    pair.to_end()
    assert pair.play.result.rounds == 15
    assert pair.state["pile"] == {"copper": 0, "colour": 0}


def test_a_corrected_cube_moves_the_round_by_whole_hands(solo) -> None:
    solo.choose("action", "research").until("phase")
    solo.play.correct("cube", 4)
    assert solo.state["round"] == 17
    assert sum(solo.state["martian"]["hand"].values()) == 4


def test_another_card_of_the_dummy_hand_takes_the_place_of_one(solo) -> None:
    solo.choose("action", "research").until("phase")
    solo.play.correct("martian.hand.research", True)
    hand = solo.state["martian"]["hand"]
    assert hand["research"]
    assert sum(hand.values()) == 4
    solo.play.correct("martian.hand.production", False)
    assert not solo.state["martian"]["hand"]["production"]
    assert sum(solo.state["martian"]["hand"].values()) == 4


def test_another_dummy_card_goes_back_to_the_hand_and_its_phase_with_it(solo) -> None:
    solo.choose("action", "research")
    assert (solo.state["phases"], solo.state["martian"]["card"]) == (
        ["action", "research"],
        "research",
    )
    solo.play.correct("martian.card", "production")
    assert solo.state["phases"] == ["action", "production"]
    hand = solo.state["martian"]["hand"]
    assert hand["research"]
    assert not hand["production"]
    solo.answer("done")
    assert solo.heard("production")
    assert not solo.heard("research")


def test_before_it_is_revealed_there_is_no_dummy_card_to_correct(solo) -> None:
    with pytest.raises(Refused):
        solo.play.correct("martian.card", "production")


def test_another_phase_card_of_yours_changes_the_phases_of_the_round(solo) -> None:
    solo.choose("development", "research")
    solo.play.correct("chosen.you", "action")
    assert solo.state["phases"] == ["action", "research"]
    assert solo.answer("done").state["moment"] == "action"


def test_a_phase_that_a_correction_brings_late_is_still_resolved(solo) -> None:
    solo.choose("action", "research")
    solo.play.correct("chosen.you", "development")
    assert solo.state["phases"] == ["development", "research"]
    assert solo.answer("done").state["moment"] == "development"
    solo.answer("done")
    assert solo.heard("research")
    assert solo.answer("done").key == "phase"


def test_a_phase_that_was_resolved_does_not_come_twice(solo) -> None:
    solo.choose("development", "action").answer("done")
    solo.play.correct("chosen.you", "construction")
    assert solo.answer("done").state["moment"] == "construction"
    assert solo.answer("done").key == "phase"


def test_a_round_of_production_and_research_can_be_corrected_to_another_phase(solo) -> None:
    solo.choose("production", "research")
    assert solo.key == "phase-done"
    solo.play.correct("chosen.you", "action")
    assert solo.answer("done").state["moment"] == "action"
    assert solo.answer("done").key == "phase", "Research was announced with Production"


def test_a_whole_hand_and_an_empty_one_leave_nothing_to_swap(solo) -> None:
    for phase in PHASES:
        assert solo.play.fields[f"martian.hand.{phase}"].choices == (True,)


def test_a_corrected_rating_is_a_cause_of_its_own(solo) -> None:
    solo.correct(tr=9, forests=2)
    assert solo.state["sources"] == {"start": 5, "corrected": 4}
    assert solo.state["forests"] == 2


def test_a_parameter_corrected_to_full_is_closed_from_the_next_phase_on(solo) -> None:
    solo.choose("action", "research").correct(temperature=8)
    assert "temperature" in solo.ask.options
    solo.answer("done").choose("construction", "production")
    assert "temperature" not in solo.ask.options
    solo.correct(temperature=6)
    assert "temperature" in solo.ask.options


def test_the_phase_chosen_last_may_be_corrected_before_the_choice(solo) -> None:
    solo.choose("action", "research").until("phase")
    solo.play.correct("chosen.you", "development")
    assert solo.ask.options == ("construction", "action", "production", "research")


@pytest.mark.parametrize(("question", "taken"), [("phase", 0), ("report", 2)])
def test_in_co_op_a_corrected_pile_of_cubes_moves_the_round(pair, question, taken) -> None:
    pair.answer(None, None).until(question)
    pair.play.correct("cube", 20 - taken)
    assert (pair.state["cube"], pair.state["round"]) == (20 - taken, 6)
    with pytest.raises(Refused):
        pair.play.correct("cube", 19)
    pair.to_end()
    assert pair.play.result.rounds == 15


def test_a_parameter_may_be_called_by_its_name_alone(solo) -> None:
    solo.play.correct("parameters.oceans", 4)
    assert solo.value("oceans") == 4


@pytest.mark.parametrize(("name", "value"), [("round", 24), ("round", 25)])
def test_a_corrected_round_says_how_many_are_left(solo, name: str, value: int) -> None:
    solo.play.correct(name, value)
    assert [say.args["left"] for say in solo.play.says] == [26 - value]
    solo.play.correct("tr", 9)
    assert [say.args["left"] for say in solo.play.says] == [26 - value], "it stands"
