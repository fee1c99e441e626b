"""The promised names: state, questions and corrections, as JSON lines see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

TURNS = {"turn", "turns", "productions", "action_turns", "since_production"}
STATE = TURNS | {"parameters", "vp", "milestones", "awards", "bonus_cards"}
MILESTONE = {"name", "slot", "deadline", "status"}
REPORTS = {"temperature", "oxygen", "ocean", "forest", "city", "vp-1", "vp-2"}


@pytest.fixture
def player(lines: Callable[..., Any]) -> Any:
    """A player at the JSON console, at the first turn."""
    player = lines(game="dice")
    player.until("dice.turn")
    return player


def values(player: Any) -> set[str]:
    return {option["value"] for option in player.ask["options"]}


def answer_all(player: Any, *values: str) -> None:
    for value in values:
        player.answer(value)


def test_the_state_has_the_promised_names(player: Any) -> None:
    (state,) = [message["state"] for message in player.got if message["type"] == "state"]
    assert state.keys() >= STATE
    assert set(state["parameters"]) == {"temperature", "oxygen", "oceans"}
    assert all(set(each) == {"value", "goal", "full"} for each in state["parameters"].values())
    assert [set(milestone) for milestone in state["milestones"]] == [MILESTONE] * 3
    assert [set(award) for award in state["awards"]] == [{"symbol", "rarity"}] * 3


def test_the_questions_have_the_promised_names(player: Any) -> None:
    milestones = {milestone["name"] for milestone in player.state["milestones"]}
    assert values(player) == REPORTS | milestones | {"actions", "production"}
    assert player.ask["default"] == "actions"
    answer_all(player, "vp-2", "vp-2", "vp-1", "done")
    assert player.ask["key"] == "dice.bonus-card"
    assert (values(player), player.ask["default"]) == (
        REPORTS | milestones | {"done", "extra-turn"},
        "done",
    )


def test_with_the_cards_reported_their_names_come_with_them(lines: Callable[..., Any]) -> None:
    player = lines(game="dice", cards="on")
    player.until("dice.turn")
    assert values(player) >= {"green", "red", "blue"}
    answer_all(player, "green", "end-point", "symbol-1")
    assert player.state["cards"] == {
        "green": 1,
        "red": 0,
        "blue": 0,
        "costly": 0,
        "with_points": 1,
        "points": 1,
    }
    assert [award["count"] for award in player.state["awards"]] == [1, 0, 0]


def test_corrections_take_the_names_of_the_state(player: Any) -> None:
    for field, value in (("vp", 9), ("turn", 12), ("parameters.oxygen.value", 10)):
        player.send({"do": "correct", "field": field, "value": value})
    state = player.state
    assert (state["vp"], state["turn"]) == (9, 12)
    assert state["parameters"]["oxygen"]["value"] == 10
    assert player.ask["key"] == "dice.turn"
    player.send({"do": "undo"}, {"do": "undo"}, {"do": "undo"})
    assert (player.state["vp"], player.state["turn"]) == (0, 1)


def test_a_correction_out_of_range_is_refused_in_one_sentence(player: Any) -> None:
    got = player.send({"do": "correct", "field": "turn", "value": 51})
    error = next(message for message in got if message["type"] == "error")
    assert error["text"] == "“51” is not possible for turn. Enter a whole number from 1 to 50."
    assert player.state["turn"] == 1


def test_an_eighth_ocean_moves_nothing_takes_no_area_and_no_tile_for_one_point(player: Any) -> None:
    """S0, S2: continue to terraform; nothing happens, but you gain 1 VP instead of 2 (D56)."""
    answer_all(player, *["ocean"] * 6)
    got = player.answer("ocean")
    (say,) = [message for message in got if message.get("key") == "dice.raised-full"]
    assert say["text"] == (
        "The oceans are already complete: nothing moves, but you gain 1 VP. Move the VP cube to 13."
    )
    assert (say["args"]["tile"], say["args"]["points"]) == ("none", 1)
    assert (player.state["vp"], player.state["parameters"]["oceans"]["value"]) == (13, 7)


def test_a_forest_may_touch_six_cities(player: Any) -> None:
    answer_all(player, "forest")
    assert (player.ask["min"], player.ask["max"]) == (0, 6)
    player.answer(6)
    assert player.state["vp"] == 2 + 6


def test_a_milestone_reached_in_its_last_turn_is_taken_and_not_removed(
    lines: Callable[..., Any],
) -> None:
    """S0: who reaches the goal of a milestone receives its tile at once and free (D57)."""
    player = lines(game="dice", cards="on")
    player.until("dice.turn")
    player.send(
        {"do": "correct", "field": "milestones.1.name", "value": "philanthropist"},
        {"do": "correct", "field": "milestones.2.name", "value": "generalist"},
        {"do": "correct", "field": "milestones.3.name", "value": "monopolist"},
        {"do": "correct", "field": "milestones.1.name", "value": "scientist"},
        {"do": "correct", "field": "turn", "value": 16},
    )
    answer_all(player, "blue", "blue")
    got = player.answer("blue")
    (say,) = [message for message in got if message.get("key") == "dice.milestone-claimed"]
    assert say["args"]["name"] == "scientist"
    player.answer("actions")
    assert player.state["turn"] == 17
    assert [each["status"] for each in player.state["milestones"]] == ["claimed", "open", "open"]


def test_the_coordinator_in_the_set_up_gives_a_turn_before_turn_one(
    lines: Callable[..., Any],
) -> None:
    """S0: gain, at once, a complete extra turn; the time cube is on 0 in the set-up (D58)."""
    player = lines(game="dice")
    player.until("dice.bonus-card")
    answer_all(player, "extra-turn", "done")
    assert (player.ask["key"], player.ask["args"]["extra"], player.state["turn"]) == (
        "dice.turn",
        "yes",
        0,
    )
    player.answer("actions")
    assert (player.ask["args"]["extra"], player.state["turn"]) == ("no", 1)


def test_the_end_is_announced_in_json(player: Any) -> None:
    while player.got[-1]["type"] == "ask":
        player.default()
    (end,) = [message["result"] for message in player.got if message["type"] == "end"]
    assert (end["won"], end["turns"]) == (False, 50)


def test_corrections_are_refused_at_every_other_question(lines: Callable[..., Any]) -> None:
    player, seen = lines(game="dice"), set()
    todo = [*["temperature"] * 9, *["oxygen"] * 6, *["ocean"] * 6]
    while player.got[-1]["type"] == "ask":
        key = player.ask["key"]
        if key not in {*seen, "dice.turn", "dice.bonus-card"}:
            player.check_correction_is_refused("vp")
            seen.add(key)
        player.answer(todo.pop(0) if key == "dice.turn" and todo else player.ask["default"])
    assert {"dice.awards", "dice.setup-corporation", "dice.score-track"} <= seen
