"""The Solo Goals: ticked by the companion if it knows, by you if not (pp. 22-23).

And their state during the game, with the Missions and the end.
"""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.game import YOU
from companion.games.on_mars import GAME
from companion.games.on_mars.components import GOAL_LINES, GOALS, LACERDA
from companion.games.on_mars.goals import line_met, state_of_goals
from companion.games.on_mars.scoring import LINES, judge_goals
from companion.games.on_mars.status import goals
from companion.games.on_mars.table import OnMarsTable


def test_what_was_reported_ticks_its_lines(game: Any) -> None:
    game.goal, game.level = "martian-potato", 3
    game.you.techs["greenhouse"] = 6
    game.you.advanced["greenhouse"] = 3
    game.you.scientists = ["biochemist"]
    lines = game.state()["goals"]["martian-potato"]
    met = [line for line, met in lines.items() if met]
    assert met == [
        "colony-3",
        "biochemist-hired",
        "greenhouses-3",
        "greenhouse-tech-6",
        "finish-in-orbit",
    ]


def test_you_tick_what_the_companion_cannot_know(game: Any) -> None:
    assert line_met(game, "private-goal") is None
    game.ticks.add("private-goal")
    assert line_met(game, "private-goal") is True


def test_a_tick_does_not_overrule_what_the_companion_sees(game: Any) -> None:
    game.ticks |= {"colony-3", "finish-in-orbit"}
    game.you.space = 8
    assert line_met(game, "colony-3") is False
    assert line_met(game, "finish-in-orbit") is False


def test_contracts_of_both_kinds_are_known_by_your_reports(game: Any) -> None:
    game.you.completed |= {"upgrade": 1, "deliver": 1}
    assert line_met(game, "contracts-both") is True
    assert line_met(game, "contract-1") is True


@pytest.mark.parametrize(
    ("counted", "line", "met"),
    [
        ({"last-column": 0}, "tech-6", False),
        ({"last-column": 0}, "greenhouse-tech-6", False),
        ({"last-column": 1}, "tech-6", True),
        ({"last-column": 1}, "greenhouse-tech-6", None),  # which Tech it is only you know
        ({"built": 5}, "advanced-5", True),
        ({"built": 2}, "greenhouses-3", False),
        ({"upgrade": 0, "deliver": 2}, "contracts-both", False),
        ({"upgrade": 0, "deliver": 2}, "contract-1", True),
        ({"upgrade": 0, "deliver": 2}, "contract-greenhouse", False),
        ({"upgrade": 0, "deliver": 2}, "contract-plants", None),
    ],
)
def test_what_was_counted_settles_a_line(
    game: Any, counted: dict[str, int], line: str, met: bool | None
) -> None:
    game.counted = counted
    assert line_met(game, line) is met


def test_what_was_counted_goes_before_what_was_reported(game: Any) -> None:
    game.you.techs["mine"] = 6
    assert line_met(game, "tech-6") is True
    game.counted["last-column"] = 0
    assert line_met(game, "tech-6") is False


@pytest.mark.parametrize(
    ("kind", "tiles", "line"), [("mine", 2, "mines-3"), ("greenhouse", 4, "greenhouse-complex-5")]
)
def test_too_few_tiles_on_mars_rule_a_line_out(game: Any, kind: str, tiles: int, line: str) -> None:
    game.tiles[kind] = tiles
    assert line_met(game, line) is False
    game.tiles[kind] = tiles + 1
    assert line_met(game, line) is None


def only_the_private_goal(ask: Any) -> str:
    return "yes" if ask.args["line"] == "private-goal" else "no"


def test_only_what_is_not_known_is_asked_at_the_end_each_line_once(game: Any, run: Any) -> None:
    game.level, game.counted = 4, {"upgrade": 1, "deliver": 0, "last-column": 0, "built": 5}
    game.margin = 1
    judging = run(judge_goals(game), goal_line=only_the_private_goal)
    assert [each.args["line"] for each in judging.all("goal-line")] == [
        *("private-goal", "research-2", "shelters-4"),
        *("contract-greenhouse", "biochemist-hired", "greenhouses-3"),
    ]  # fewer than four Shelters have no room for five Plants (p. 7)
    assert judging.result["first-colonists"] == ["tech-6"]


def test_all_four_goals_are_judged_line_by_line(game: Any, run: Any) -> None:
    judging = run(judge_goals(settled(game)))
    judged = {each.args["goal"]: each.args["missed"] for each in judging.all("goal-judged")}
    assert judged == judging.result
    assert tuple(judged) == tuple(GOALS)
    assert judged["first-colonists"] == []
    assert judged["martian-potato"][-1] == "margin-30"


def settled(game: Any) -> Any:
    """A table on which every line of First Colonists is met, all else known."""
    game.margin = 1
    game.level, game.ticks = 3, set(GOAL_LINES) - {"mines-3"}
    game.counted = {"upgrade": 1, "deliver": 1, "last-column": 1, "built": 0}
    return game


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
    settled(game).margin = margin
    missed = run(judge_goals(game)).result[goal]
    assert (not any(line.startswith("margin") for line in missed)) is met


# Their state


def lines(game: Any) -> dict[str, tuple[Any, bool | None]]:
    """Return each goal's values and whether it is met, by its line, its letter or its key.

    For the lines, those of the chosen goal.
    """
    found: dict[str, tuple[Any, bool | None]] = {}
    for goal in goals(game):
        args = goal.prompt.args
        key = args.get("line") or args.get("letter") or args.get("goal")
        found.setdefault(str(key or goal.prompt.key.removeprefix("on-mars.")), (args, goal.met))
    return found


def count(game: Any, yours: int, his: int) -> None:
    """Let the final scoring have counted both: all on the track."""
    game.margin = yours - his
    game.sheet[YOU] = {**dict.fromkeys(LINES, 0), "track": yours}
    game.sheet[LACERDA] = {**dict.fromkeys(LINES, 0), "track": his}


def test_before_the_set_up_a_goal_is_still_to_be_chosen() -> None:
    found = lines(OnMarsTable(GAME.with_defaults({})))
    assert next(iter(found)) == "goal-unchosen"
    assert found["goal-unchosen"] == ({}, None)
    assert set(GOALS) <= set(found)


def test_your_goal_comes_first_then_the_end_then_the_three_others(game: Any) -> None:
    keys = [goal.prompt.args.get("goal") or goal.prompt.key for goal in goals(game)]
    others = [goal for goal in GOALS if goal != "first-colonists"]
    assert keys[0] == "first-colonists"
    assert [key for key in keys if key in others] == others
    assert keys.index("on-mars.end-status") < keys.index(others[0])
    assert [goal.prompt.args["aim"] for goal in goals(game) if "aim" in goal.prompt.args] == [
        *(True, False, False, False)
    ]


def test_a_line_is_as_it_was_reported_or_ticked(game: Any) -> None:
    game.level, game.ticks = 3, {"private-goal"}
    found = lines(game)
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
    found = lines(table(help=help_))
    aimed = {line: found[line][0] for line in GOALS["first-colonists"]}
    assert [line for line, args in aimed.items() if args.get("yours")] == yours


def test_what_is_ticked_need_not_be_ticked_again(game: Any) -> None:
    game.ticks.add("private-goal")
    assert lines(game)["private-goal"][0]["yours"] is False


def test_once_both_are_counted_there_is_nothing_left_to_tick(game: Any) -> None:
    count(game, 60, 59)
    assert not any(args.get("yours") for args, _ in lines(game).values())


def test_the_margin_is_not_judged_before_both_are_counted(game: Any) -> None:
    args, met = lines(game)["margin-1"]
    assert met is None
    assert args["counted"] == "his"
    assert args["his"] == 5  # Living Quarters of one Shelter 3, the Shelter Tech 2


def test_with_cards_only_nothing_is_said_of_his_points(table: Any) -> None:
    args, met = lines(table(help="cards"))["margin-1"]
    assert (args["counted"], met) == ("unknown", None)


@pytest.mark.parametrize(
    ("yours", "his", "ahead", "met"),
    [(60, 59, "you", True), (60, 60, "nobody", False), (59, 60, "lacerda", False)],
)
def test_the_margin_is_judged_once_both_are_counted(
    game: Any, yours: int, his: int, ahead: str, met: bool
) -> None:
    count(game, yours, his)
    args, judged = lines(game)["margin-1"]
    assert judged is met
    assert state_of_goals(game)["first-colonists"]["margin-1"] is met
    assert (args["counted"], args["ahead"], args["margin"]) == ("counted", ahead, abs(yours - his))


def test_a_line_you_confirm_at_the_end_is_met(game: Any, run: Any) -> None:
    game.counted = {"upgrade": 0, "deliver": 0, "last-column": 0, "built": 0}
    game.margin = 1
    run(judge_goals(game), goal_line=only_the_private_goal)
    found = lines(game)
    assert found["private-goal"][1] is True
    assert found["tech-6"][1] is False


def test_a_mission_is_shown_with_what_it_counts_and_still_needs(game: Any) -> None:
    game.missions["C"].left = 0
    found = lines(game)
    assert found["A"] == ({"letter": "A", "card": "research-tiles", "left": 5}, False)
    assert found["C"] == ({"letter": "C", "card": "contracts", "left": 0}, True)
    assert found["missions-status"] == ({"needed": 2}, False)


def test_level_5_triggers_the_end_whatever_the_missions(game: Any) -> None:
    game.level = 5
    found = lines(game)
    assert found["level-status"] == ({"level": 5, "top": 5}, True)
    assert found["missions-status"] == ({"needed": 1}, False)


@pytest.mark.parametrize(
    ("triggered", "last_round", "phase", "how"),
    [
        (False, False, "colonization", "open"),
        (True, False, "shuttle", "triggered"),
        (True, True, "colonization", "last-round"),
        (True, True, "final", "over"),
    ],
)
def test_the_end_of_the_game_is_announced_as_it_comes_near(
    game: Any, triggered: bool, last_round: bool, phase: str, how: str
) -> None:
    game.triggered, game.last_round, game.phase = triggered, last_round, phase
    assert lines(game)["end-status"] == ({"phase": how}, None)


def test_another_goal_that_is_met_comes_before_yours_that_is_not(game: Any) -> None:
    game.level = 4
    game.you.completed |= {"upgrade": 1, "deliver": 1}
    game.ticks |= {"private-goal", "mines-3", "advanced-5"}
    game.you.advanced["mine"] = 5
    count(game, 60, 10)
    known = state_of_goals(game)
    met = [goal for goal, lines in known.items() if all(lines.values())]
    first, second = [goal.prompt for goal in goals(game)][:2]
    assert met == ["hunky-dory"]
    assert (first.key, first.args) == ("on-mars.goal-met", {"goal": "hunky-dory"})
    assert second.args["line"] == GOALS["hunky-dory"][0]
