"""The Solo Goals: ticked by the companion where it knows, by you where it does not (A.15)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.on_mars.scoring import missed_lines


def test_what_was_reported_ticks_its_lines(game: Any) -> None:
    game.goal, game.level = "martian-potato", 3
    game.you.techs["greenhouse"] = 6
    game.you.advanced["greenhouse"] = 3
    game.you.scientists = ["biochemist"]
    met = [line for line, met in game.state()["goal"]["lines"].items() if met]
    assert met == [
        "colony-3",
        "biochemist-hired",
        "greenhouses-3",
        "greenhouse-tech-6",
        "finish-in-orbit",
    ]


def test_you_tick_what_the_companion_cannot_know(game: Any) -> None:
    assert not game.goal_line("private-goal")
    game.ticks.add("private-goal")
    assert game.goal_line("private-goal")


def test_a_tick_does_not_overrule_what_the_companion_sees(game: Any) -> None:
    game.ticks |= {"colony-3", "finish-in-orbit"}
    game.you.space = 8
    assert not game.goal_line("colony-3")
    assert not game.goal_line("finish-in-orbit")


def test_only_what_is_not_known_is_asked_at_the_end(game: Any, run: Any) -> None:
    game.level, game.you.contracts = 3, 1
    asked = run(missed_lines(game, margin=1), goal_line=["yes", "no"])
    assert [each.args["line"] for each in asked.all("goal-line")] == ["private-goal", "tech-6"]
    assert asked.result == ["tech-6"]


@pytest.mark.parametrize(
    ("goal", "margin", "met"),
    [
        ("first-colonists", 0, False),  # more OP than Lacerda: level is not enough
        ("first-colonists", 1, True),
        ("next-generation", 9, False),
        ("next-generation", 10, True),  # 121 to 111
        ("hunky-dory", 10, False),
        ("hunky-dory", 20, True),
        ("martian-potato", 29, False),
        ("martian-potato", 30, True),
    ],
)
def test_the_margin_is_counted_not_asked(
    game: Any, run: Any, goal: str, margin: int, met: bool
) -> None:
    game.goal = goal
    missed = run(missed_lines(game, margin)).result
    assert (not any(line.startswith("margin") for line in missed)) is met
