"""The status of a play at any moment: goals, points, and what is always visible."""

from __future__ import annotations

from typing import Any


def goals_of(solo: Any, key: str) -> list[Any]:
    return [goal for goal in solo.play.goals() if goal.prompt.key == f"dice.{key}"]


def test_the_three_parameters_are_the_goal_with_their_steps_to_go(solo: Any) -> None:
    goals = goals_of(solo, "parameter-status")
    assert [goal.met for goal in goals] == [False, False, False]
    assert [goal.prompt.args["left"] for goal in goals] == [9, 6, 6]
    solo.terraform()
    assert [goal.met for goal in goals_of(solo, "parameter-status")] == [True, True, True]


def test_the_milestones_are_shown_with_their_deadlines(solo: Any) -> None:
    solo.turn("miner").until(17)
    goals = goals_of(solo, "milestone-status")
    assert [goal.met for goal in goals] == [False, True, None]
    assert [goal.prompt.args["deadline"] for goal in goals] == [16, 20, 24]


def test_the_awards_say_what_they_need(solo: Any) -> None:
    needed = [goal.prompt.args["needed"] for goal in goals_of(solo, "award-status")]
    assert needed == [6, 8, 10]


def test_a_bonus_card_is_met_once_it_is_played(solo: Any) -> None:
    assert [goal.met for goal in goals_of(solo, "bonus-status")] == [False, False]
    solo.turn("vp-2", "vp-2", "vp-1")
    assert [goal.met for goal in goals_of(solo, "bonus-status")] == [True, False]


def test_the_points_known_are_the_track_and_the_milestones(solo: Any) -> None:
    solo.turn("miner", "ocean")
    assert solo.play.scores() == {"you": {"track": 2, "milestones": 4}}


def test_at_the_end_the_points_are_those_of_the_result(solo: Any) -> None:
    solo.terraform()
    while solo.key != "over":
        solo.turn() if solo.key == "turn" else solo.default()
    assert solo.play.scores()["you"] == solo.play.result.scores["you"].lines


def test_a_failed_terraforming_has_no_points(solo: Any) -> None:
    solo.play_out()
    assert solo.play.scores() == {}


def test_the_next_deadline_in_sight_is_that_of_the_next_open_milestone(solo: Any) -> None:
    assert solo.state["next_deadline"] == 16
    solo.turn("legend")
    assert solo.state["next_deadline"] == 20
    solo.until(25)
    assert solo.state["next_deadline"] is None


def test_the_turn_is_what_the_clock_counts(solo: Any) -> None:
    assert (solo.play.turn, solo.play.turns, solo.play.whose) == (1, 50, "player")


# The pace


def pace(solo: Any) -> tuple[int, int]:
    args = solo.play.pace().args
    return args["steps"], args["left"]


def test_the_pace_is_the_steps_missing_against_the_turns_left(solo: Any) -> None:
    assert pace(solo) == (9 + 6 + 6, 50)
    solo.answer("temperature", "forest", 0, "ocean")
    assert pace(solo) == (18, 50)
    solo.until(18)
    assert pace(solo) == (18, 33), "turn 18 is still to be played"


def test_an_extra_turn_that_is_due_is_one_of_the_turns_left(solo: Any) -> None:
    solo.answer("vp-2", "vp-2", "vp-1", "done", "extra-turn")
    assert pace(solo)[1] == 51
    solo.answer("done")
    assert pace(solo)[1] == 50, "it is being played"


def test_there_is_no_pace_before_turn_one_or_at_the_end_and_points_once_mars_is_full(
    begin: Any,
) -> None:
    solo = begin().until_bonus_card()
    assert solo.play.pace() is None
    solo.default().terraform()
    assert solo.play.pace().key == "dice.points-now"
    lost = begin().set_up().play_out()
    assert lost.play.over
    assert lost.play.pace() is None
