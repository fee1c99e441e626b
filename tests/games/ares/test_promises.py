"""The promised names: state, questions and corrections, as JSON lines see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

STATE = {"round", "rounds", "cube", "phases", "parameters", "tr", "forests"}
PHASES = ["development", "construction", "action", "production", "research"]
MAIN = {"ares.phase", "ares.report", "ares.phase-done"}


@pytest.fixture
def player(lines: Callable[..., Any]) -> Any:
    """A player at the JSON console, at the first question."""
    return lines(game="ares")


def go_on(player: Any, phase: str) -> None:
    """Answer by the default; of the phases choose this one where it is free."""
    chosen = player.ask["key"] == "ares.phase" and phase in values(player)
    player.answer(phase) if chosen else player.default()


def values(player: Any) -> list[str]:
    return [option["value"] for option in player.ask["options"]]


def test_the_state_has_the_promised_names(player: Any) -> None:
    state = player.state
    assert state.keys() >= STATE
    assert [type(state[name]) for name in ("round", "rounds", "cube", "tr", "forests")] == [int] * 5
    assert set(state["parameters"]) == {"temperature", "oxygen", "oceans"}
    assert all(set(each) == {"value", "goal", "full"} for each in state["parameters"].values())
    player.until("ares.report")
    assert player.state["phases"] == [each for each in PHASES if each in player.state["phases"]]


def test_the_questions_have_the_promised_names(player: Any) -> None:
    assert (player.ask["key"], values(player)) == ("ares.mode", ["solo", "co-op"])
    player.answer("solo")
    assert player.ask["key"] == "ares.difficulty"
    assert sorted(values(player)) == ["advanced", "expert", "novice"]
    player.until("ares.phase")
    assert sorted(values(player)) == sorted(PHASES)
    player.until("ares.report")
    assert player.ask["default"] == "done"
    assert {"done", "temperature", "oxygen", "ocean", "forest"} <= set(values(player))


@pytest.mark.parametrize("question", sorted(MAIN))
def test_corrections_take_the_names_of_the_state(player: Any, question: str) -> None:
    while player.ask["key"] != question:
        go_on(player, "production")
    for field, value in (("tr", 20), ("forests", 3), ("round", 7), ("cube", 3)):
        got = player.send({"do": "correct", "field": field, "value": value})
        assert "error" not in [message["type"] for message in got]
        assert (player.ask["key"], player.state[field]) == (question, value)
    for name, value in (("temperature", -10), ("oxygen", 3), ("oceans", 9)):
        player.send({"do": "correct", "field": f"parameters.{name}.value", "value": value})
        assert player.state["parameters"][name]["value"] == value


@pytest.mark.parametrize("mode", ["solo", "co-op"])
def test_corrections_are_refused_at_every_other_question(player: Any, mode: str) -> None:
    player.answer(mode)
    seen = set()
    while player.got[-1]["type"] == "ask":
        key = player.ask["key"]
        if key not in seen | MAIN:
            player.check_correction_is_refused("tr")
            seen.add(key)
        go_on(player, "research")
    assert mode == "co-op" or "ares.help" in seen
    assert "ares.score-tr" in seen
