"""The promised names: state, questions and corrections, as JSON lines see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

STATE = {"turn", "turns", "parameters", "vp", "milestones", "awards", "bonus_cards"}
MILESTONE = {"name", "slot", "deadline", "status"}
REPORTS = {"done", "temperature", "oxygen", "ocean", "forest", "city", "vp-1", "vp-2"}


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
    assert (values(player), player.ask["default"]) == (REPORTS | milestones, "done")
    answer_all(player, "vp-2", "vp-2", "vp-1", "done")
    assert player.ask["key"] == "dice.bonus-card"
    assert (values(player), player.ask["default"]) == (
        REPORTS | milestones | {"extra-turn"},
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
    assert error["text"] == "“51” does not fit turn. Give a whole number from 1 to 50."
    assert player.state["turn"] == 1


def test_the_end_is_told_in_json(player: Any) -> None:
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
