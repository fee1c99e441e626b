"""Reports: what each raise gives, while a parameter fills and after it."""

from __future__ import annotations

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.prompts import Refused


@pytest.fixture
def acting(solo):
    """An Action phase, then Research."""
    return solo.choose("action", "research")


@pytest.mark.parametrize(
    ("report", "parameter", "value", "forests"),
    [
        ("temperature", "temperature", -28, 0),
        ("oxygen", "oxygen", 1, 0),
        ("ocean", "oceans", 1, 0),
        ("forest", "oxygen", 1, 1),
    ],
)
def test_a_raise_is_one_tap_a_step_and_a_rating(acting, report, parameter, value, forests) -> None:
    acting.answer(report)
    assert acting.value(parameter) == value
    assert (acting.state["tr"], acting.state["forests"]) == (6, forests)
    assert acting.key == "report", "back at the question"
    (say,) = acting.heard("raised")
    assert (say.args["tr"], say.args["paid"], say.args["rose"]) == (6, "yes", "yes")


def test_a_card_may_give_a_rating_alone(acting) -> None:
    acting.answer("tr", "tr")
    assert acting.state["tr"] == 7
    assert acting.state["sources"] == {"start": 5, "card": 2}


def test_in_the_phase_that_fills_a_parameter_it_still_pays_everything(acting) -> None:
    acting.correct(temperature=6).answer("temperature")
    assert acting.heard("full")
    acting.answer("temperature")
    assert (acting.value("temperature"), acting.state["tr"]) == (8, 7)
    assert acting.heard("raised")[0].args["rose"] == "no"
    assert not acting.heard("full"), "it is said once"


def test_in_the_phase_that_fills_the_oxygen_a_forest_still_pays_a_rating(acting) -> None:
    acting.correct(oxygen=13).answer("forest", "forest")
    assert (acting.value("oxygen"), acting.state["tr"], acting.state["forests"]) == (14, 7, 2)


def test_in_the_phase_that_flips_the_last_ocean_its_reward_comes_again(acting) -> None:
    acting.correct(oceans=8).answer("ocean")
    assert acting.heard("raised")[0].args["rose"] == "yes"
    acting.answer("ocean")
    say = acting.heard("raised")[0]
    assert (say.args["rose"], say.args["paid"]) == ("no", "yes")
    assert (acting.value("oceans"), acting.state["tr"]) == (9, 7)


def test_from_the_next_phase_on_it_pays_nothing_and_is_not_offered(acting) -> None:
    acting.correct(temperature=6, oceans=8).answer("temperature", "ocean", "done")
    closed = [say.args["parameter"] for say in acting.heard("closed")]
    assert closed == ["temperature", "oceans"]
    acting.choose("construction", "production")
    assert acting.ask.options == ("done", "forest", "oxygen", "tr")
    with pytest.raises(Refused):
        acting.play.answer("temperature")


def test_after_the_oxygen_is_full_a_forest_is_a_token_without_a_rating(acting) -> None:
    acting.correct(oxygen=13).answer("oxygen", "done").choose("construction", "production")
    assert "oxygen" not in acting.ask.options
    acting.answer("forest")
    assert (acting.value("oxygen"), acting.state["tr"], acting.state["forests"]) == (14, 6, 1)
    assert acting.heard("raised")[0].args["paid"] == "no"


def test_that_a_parameter_is_closed_is_said_once(acting) -> None:
    acting.correct(temperature=6).answer("temperature").to_end()
    closed = [say for _, say in acting.said if say.key == "ares.closed"]
    assert [say.args["parameter"] for say in closed] == ["temperature"]


def test_in_co_op_it_is_asked_whose_it_is(pair) -> None:
    pair.answer("action", "research").until("report").answer("forest")
    assert (pair.key, pair.ask.options, pair.ask.default) == ("who", ("you", "partner"), "you")
    pair.answer("partner", "temperature", "you", "tr", "partner")
    assert (pair.state["tr"], pair.state["forests"]) == (6, 0)
    assert pair.state["partner"]["tr"] == 7
    assert pair.state["partner"]["forests"] == 1
    assert pair.state["partner"]["sources"] == {"start": 5, "forest": 1, "card": 1}


def test_undo_names_the_report_and_takes_it_back(session) -> None:
    at_table = session("ares", seed="1")
    while at_table.play.ask.key != "ares.report":
        at_table.answer(usual_answer(at_table.play))
    before = at_table.play.state()
    at_table.answer("forest")
    assert at_table.undo_label.endswith(": oxygen 0 to 1%, forest placed")
    at_table.undo()
    assert at_table.play.state() == before


def test_a_parameter_corrected_below_its_goal_is_open_to_the_end_of_the_phase_it_fills_in(
    acting,
) -> None:
    acting.correct(temperature=8).answer("done").choose("construction", "production")
    assert "temperature" not in acting.ask.options
    acting.correct(temperature=6).answer("temperature", "temperature")
    assert (acting.value("temperature"), acting.state["tr"]) == (8, 7)
    assert acting.answer("done").heard("closed")


def test_a_parameter_that_was_full_before_the_phase_does_not_pay_again_by_corrections(
    solo,
) -> None:
    solo.correct(temperature=8).choose("action", "research").correct(temperature=6)
    assert "temperature" in solo.ask.options
    solo.correct(temperature=8)
    assert "temperature" not in solo.ask.options
    assert not solo.answer("done").heard("closed"), "it was said when it filled"
