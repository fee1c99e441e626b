"""The Solo Goals: ticked by the companion where it knows, by you where it does not (A.15).

And how they stand during the game, with the Missions and the end.
"""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.game import YOU
from companion.games.on_mars import GAME
from companion.games.on_mars.components import GOALS, LACERDA
from companion.games.on_mars.scoring import LINES, missed_lines
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.status import goals


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


# How they stand


def stands(game: Any) -> dict[str, tuple[Any, bool | None]]:
    """Return each goal's values and whether it is met, by its line, its letter or its key."""
    found = {}
    for goal in goals(game):
        args = goal.prompt.args
        key = args.get("line") or args.get("letter") or goal.prompt.key.removeprefix("on-mars.")
        found[str(key)] = (args, goal.met)
    return found


def count(game: Any, yours: int, his: int) -> None:
    """Let the final scoring have counted both: all on the track."""
    game.sheet[YOU] = {**dict.fromkeys(LINES, 0), "track": yours}
    game.sheet[LACERDA] = {**dict.fromkeys(LINES, 0), "track": his}


def test_before_the_set_up_a_goal_is_still_to_be_chosen() -> None:
    found = stands(OnMars(GAME.with_defaults({})))
    assert list(found) == ["goal-unchosen", "end-stands", "missions-stand", "level-stands"]
    assert found["goal-unchosen"] == ({}, None)


def test_the_goal_comes_first_then_its_lines_then_the_end(game: Any) -> None:
    assert list(stands(game)) == [
        "goal-chosen",
        *GOALS["first-colonists"],
        "end-stands",
        *"ABC",
        "missions-stand",
        "level-stands",
    ]


def test_a_line_stands_as_it_was_reported_or_ticked(game: Any) -> None:
    game.level, game.ticks = 3, {"private-goal"}
    found = stands(game)
    assert found["colony-3"][1] is True
    assert found["private-goal"][1] is True
    assert found["tech-6"][1] is False


@pytest.mark.parametrize(
    ("help_", "yours"),
    [("guided", ["private-goal"]), ("cards", ["contract-1", "private-goal", "tech-6"])],
)
def test_what_the_companion_cannot_see_is_yours_to_tick(
    table: Any, help_: str, yours: list[str]
) -> None:
    found = stands(table(help=help_))
    assert [line for line, (args, _) in found.items() if args.get("yours") == "yes"] == yours


def test_what_is_ticked_need_not_be_ticked_again(game: Any) -> None:
    game.ticks.add("private-goal")
    assert stands(game)["private-goal"][0]["yours"] == "no"


def test_once_both_are_counted_there_is_nothing_left_to_tick(game: Any) -> None:
    count(game, 60, 59)
    assert "yes" not in [args.get("yours") for args, _ in stands(game).values()]


def test_the_margin_is_not_judged_before_both_are_counted(game: Any) -> None:
    args, met = stands(game)["margin-1"]
    assert met is None
    assert args["stands"] == "his"
    assert args["his"] == 23  # Living Quarters 21, the Shelter Tech 2


def test_with_cards_only_nothing_is_said_of_his_points(table: Any) -> None:
    args, met = stands(table(help="cards"))["margin-1"]
    assert (args["stands"], met) == ("unknown", None)


@pytest.mark.parametrize(
    ("yours", "his", "ahead", "met"),
    [(60, 59, "you", True), (60, 60, "nobody", False), (59, 60, "lacerda", False)],
)
def test_the_margin_is_judged_once_both_are_counted(
    game: Any, yours: int, his: int, ahead: str, met: bool
) -> None:
    count(game, yours, his)
    args, judged = stands(game)["margin-1"]
    assert judged is met
    assert (args["stands"], args["ahead"], args["margin"]) == ("counted", ahead, abs(yours - his))


def test_a_line_you_confirm_at_the_end_is_met(game: Any, run: Any) -> None:
    run(missed_lines(game, margin=1), goal_line=["yes", "yes", "no"])
    found = stands(game)
    assert [found[line][1] for line in ("contract-1", "private-goal", "tech-6")] == [
        True,
        True,
        False,
    ]


def test_a_mission_stands_with_what_it_counts_and_still_needs(game: Any) -> None:
    game.missions["C"].left = 0
    found = stands(game)
    assert found["A"] == ({"letter": "A", "card": "research-tiles", "left": 5}, False)
    assert found["C"] == ({"letter": "C", "card": "contracts", "left": 0}, True)
    assert found["missions-stand"] == ({"needed": 2}, False)


def test_level_5_triggers_the_end_whatever_the_missions(game: Any) -> None:
    game.level = 5
    found = stands(game)
    assert found["level-stands"] == ({"level": 5, "top": 5}, True)
    assert found["missions-stand"] == ({"needed": 1}, False)


@pytest.mark.parametrize(
    ("triggered", "last_round", "phase", "how"),
    [
        (False, False, "colonization", "open"),
        (True, False, "shuttle", "triggered"),
        (True, True, "colonization", "last-round"),
        (True, True, "final", "over"),
    ],
)
def test_the_end_of_the_game_is_told_as_it_comes_near(
    game: Any, triggered: bool, last_round: bool, phase: str, how: str
) -> None:
    game.triggered, game.last_round, game.phase = triggered, last_round, phase
    assert stands(game)["end-stands"] == ({"stands": how}, None)
