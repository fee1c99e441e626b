"""The promised names: state, questions and corrections, as JSON lines see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

STATE = {"generation", "generations", "parameters", "tr", "neutral"}
MAIN = "classic.report"


@pytest.fixture
def player(lines: Callable[..., Any]) -> Any:
    """A player at the JSON console who enters the real cards' costs."""
    return lines(game="classic", deck="physical", board="on")


def go_on(player: Any) -> None:
    """Answer by the default, with 30 or the most there can be where there is none."""
    ask = player.ask
    player.answer(min(30, ask["max"]) if ask["default"] is None else ask["default"])


def until_report(player: Any) -> Any:
    while player.ask["key"] != MAIN:
        go_on(player)
    return player


def test_the_state_has_the_promised_names(player: Any) -> None:
    assert player.state["neutral"] == []
    state = until_report(player).state
    assert state.keys() >= STATE
    assert (state["generation"], state["generations"], state["tr"]) == (1, 14, 14)
    assert set(state["parameters"]) == {"temperature", "oxygen", "oceans"}
    assert all(set(each) == {"value", "goal", "full"} for each in state["parameters"].values())
    assert [set(tile) for tile in state["neutral"]] == [{"tile", "row", "place"}] * 4
    assert [tile["tile"] for tile in state["neutral"]] == ["city"] * 2 + ["greenery"] * 2


def test_the_four_costs_are_counts_in_the_rulebooks_order(player: Any) -> None:
    asked = []
    while player.ask["key"] != MAIN:
        if player.ask["key"] == "classic.neutral-cost":
            asked.append((player.ask["kind"], player.ask["args"]["tile"]))
        go_on(player)
    assert asked == [("count", "city")] * 2 + [("count", "greenery")] * 2


def test_the_report_has_the_promised_names(player: Any) -> None:
    until_report(player)
    values = {option["value"] for option in player.ask["options"]}
    assert values >= {"done", "temperature", "oxygen", "ocean", "greenery"}
    assert player.ask["default"] == "done"


def test_corrections_take_the_names_of_the_state(player: Any) -> None:
    until_report(player)
    for field, value in (("tr", 20), ("generation", 7)):
        player.send({"do": "correct", "field": field, "value": value})
        assert (player.ask["key"], player.state[field]) == (MAIN, value)
    for name, value in (("temperature", -10), ("oxygen", 3), ("oceans", 9)):
        player.send({"do": "correct", "field": f"parameters.{name}.value", "value": value})
        assert player.state["parameters"][name]["value"] == value


def test_a_neutral_tile_that_is_elsewhere_is_moved(player: Any) -> None:
    until_report(player)
    for part, value in (("row", 5), ("place", 9)):
        player.send({"do": "correct", "field": f"neutral.2.{part}", "value": value})
    assert player.state["neutral"][1] == {"tile": "city", "row": 5, "place": 9}
    player.send({"do": "correct", "field": "neutral.2.row", "value": 1})
    assert player.state["neutral"][1]["place"] == 3, "the nearest that is no ocean"
    for place in (4, 5, 6):
        got = player.send({"do": "correct", "field": "neutral.2.place", "value": place})
        assert [each["type"] for each in got] == ["error"], "an ocean, or no place"
    there = player.state["neutral"][2]
    player.send({"do": "correct", "field": "neutral.2.row", "value": there["row"]})
    assert player.state["neutral"][1]["place"] != there["place"]


def test_a_corrected_generation_is_announced_like_any_other(player: Any) -> None:
    until_report(player)
    for generation, shown in ((14, "classic.last-generation"), (12, "classic.generations-left")):
        got = player.send({"do": "correct", "field": "generation", "value": generation})
        assert shown in [each.get("key") for each in got]
        got = player.send({"do": "correct", "field": "generation", "value": generation})
        assert [each.get("key") for each in got].count(shown) == 1, "it stands, and is said once"


def test_corrections_are_refused_at_every_other_question(player: Any) -> None:
    seen = set()
    while player.got[-1]["type"] == "ask":
        key = player.ask["key"]
        if key not in {*seen, MAIN}:
            player.check_correction_is_refused("tr")
            seen.add(key)
        if key == MAIN and player.state["stock"]["plants"] == 0:
            player.answer("project")
            player.answer("back")
        go_on(player)
    assert {"classic.neutral-cost", "classic.start-money", "classic.produce"} <= seen
    assert "classic.score-cards" in seen
