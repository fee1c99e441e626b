"""The final scoring (p. 21) with the worked examples, each sum in words."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.game import YOU
from companion.engine.prompts import Count
from companion.games.on_mars.components import GOALS, LACERDA
from companion.games.on_mars.counting import (
    count_blueprints,
    count_contracts,
    count_scientists,
    count_ships,
    count_techs,
)
from companion.games.on_mars.scoring import LINES, final_scoring, his_lines, score


def owns(game: Any, **owned: Any) -> None:
    for name, value in owned.items():
        setattr(game.lacerda, name, value)


def set_cubes(game: Any, count: int) -> None:
    game.lacerda.cubes |= dict.fromkeys(list(game.lacerda.cubes)[:count], True)


@pytest.mark.parametrize(("cubes", "op"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 11)])
def test_progress_cubes_score_more_the_more_there_are(game: Any, cubes: int, op: int) -> None:
    set_cubes(game, cubes)
    assert his_lines(game)["progress"] == op


def test_built_blueprints_score_and_unbuilt_ones_cost(game: Any) -> None:
    """3 + 3 - 3 + 5 = 8: two of level 1 built, one of level 1 not, one of level 3 built."""
    owns(game, advanced=["mine-1", "generator-1", "greenhouse-3"], blueprints=["mine-1"])
    assert his_lines(game)["blueprints"] == 8


def test_the_hydrologist_with_two_upgraded_greenhouses_scores_6(game: Any) -> None:
    """2 Greenhouses at 3 each, whoever upgraded them."""
    owns(game, scientists=["hydrologist"], advanced=["greenhouse-1"])
    game.you.advanced["greenhouse"] = 1
    assert his_lines(game)["scientists"] == 6


def test_your_scientists_are_filled_in(game: Any, run: Any) -> None:
    """The Hydrologist with 2 upgraded Greenhouses: 6."""
    game.you.scientists, game.you.advanced["greenhouse"] = ["hydrologist"], 2
    shown = run(count_scientists(game, YOU), score_scientists="right")
    assert shown.args("score-scientists")["buildings"] == 2
    assert shown.result == 6
    assert game.answered == {"biochemist-hired": False}, "all of them are known: it is not asked"


@pytest.mark.parametrize(
    ("reading", "shelters", "op"), [("full", 4, 21), ("shelters", 4, 15), ("shelters", 5, 21)]
)
def test_his_living_quarters_are_full_or_as_full_as_his_shelters(
    table: Any, reading: str, shelters: int, op: int
) -> None:
    game = table(quarters=reading)
    game.lacerda.shelters = shelters
    assert his_lines(game)["quarters"] == op


YOURS: dict[str, Any] = {
    "score_progress": 5,  # 11
    "score_techs": "differs",
    "score_column": [1, 0, 0, 2, 0, 1],  # 1 + 4 + 4 + 9 = 18
    "score_ships": 2,  # 2 Ships at 3: 6
    "score_blueprints": [2, 1, 1, 0],  # 3 + 3 + 5 - 3 = 8
    "score_scored": 2,  # the Hydrologist with 2 Greenhouses: 6
    "score_contracts": [1, 0, 0, 0],  # an Upgrade Contract: 12
    "score_quarters": 10,
}
"""Your own counts; your marker is on 50."""


def test_example_1_you_score_121(game: Any, run: Any) -> None:
    """50 + 11 + 18 + 6 + 8 + 6 + 12 + 10 = 121: you count things, and multiply nothing."""
    result = run(score(game, YOU), **YOURS, score_track=50).result
    assert sum(result.values()) == 121
    assert result["blueprints"] == 8


def test_example_2_lacerda_scores_102(game: Any) -> None:
    """Track 30, 3 cubes 4, Lab 10, 4 Ships 12, 3 - 5 = -2, 2 Greenhouses 6, 12 + 9, full 21."""
    owns(game, shelters=5)
    owns(game, op=30, ships=4, advanced=["greenhouse-1"], blueprints=["greenhouse-3"])
    owns(game, scientists=["hydrologist"], contracts=["upgrade", "deliver"])
    owns(game, techs={"shelter": "2b", "mine": "5a", "ship": "1a", "rover": "2a"})
    set_cubes(game, 3)
    game.you.advanced["greenhouse"] = 1
    assert his_lines(game) == {
        "track": 30,
        "progress": 4,
        "ships": 12,
        "quarters": 21,
        "techs": 10,  # 2 + 5 + 1 + 2
        "blueprints": -2,
        "scientists": 6,
        "contracts": 21,
    }
    assert sum(his_lines(game).values()) == 102


def third_example(game: Any) -> Any:
    """Track 22, 2 cubes 2, Lab 13, 3 Ships 9, Blueprints 3 + 3 + 5 - 3 = 8, the Geologist with 3
    Generators 9, the Biochemist with 1 Oxygen Condenser 3, two Upgrade Contracts 24."""
    owns(game, op=22, ships=3, shelters=4, scientists=["geologist", "biochemist"])
    owns(game, advanced=["generator-1", "generator-1", "generator-3"], blueprints=["mine-1"])
    owns(game, contracts=["upgrade", "upgrade"])
    owns(game, techs={"shelter": "4a", "ship": "6a"})  # 4 + 9 = 13
    game.you.advanced["oxygen-condenser"] = 1
    set_cubes(game, 2)
    return game


@pytest.mark.parametrize(
    ("reading", "his", "margin"),
    [
        ("full", 111, 10),  # 22 + 2 + 13 + 9 + 8 + 9 + 3 + 24 + 21 = 111
        ("shelters", 105, 16),  # with 15 for 4 Shelters instead of 21
    ],
)
def test_example_3_you_are_ahead_by_10(
    table: Any, run: Any, reading: str, his: int, margin: int
) -> None:
    game = third_example(table(quarters=reading))
    answers = {**YOURS, "score_track": [22, 50], "goal_line": lambda _: "no"}
    result = run(final_scoring(game), **answers).result
    assert result.scores["lacerda"].total == his
    assert result.scores["you"].total == 121
    assert result.margin == margin


def only_the_private_goal(ask: Any) -> str:
    return "yes" if ask.args["line"] == "private-goal" else "no"


@pytest.mark.parametrize(
    ("aim", "level", "won"),
    [
        ("first-colonists", 4, ["first-colonists"]),  # ahead by 10: its line of 1 is met
        ("martian-potato", 4, ["first-colonists"]),  # any one of the four goals wins (p. 22)
        ("martian-potato", 2, []),  # Colony level 3 is missing everywhere
    ],
)
def test_you_win_by_any_one_goal_whichever_you_aimed_at(
    table: Any, run: Any, aim: str, level: int, won: list[str]
) -> None:
    game = third_example(table(quarters="full"))
    game.goal, game.level = aim, level
    answers = {**YOURS, "score_track": [22, 50], "goal_line": only_the_private_goal}
    scoring = run(final_scoring(game), **answers)
    assert scoring.result.goals == tuple(won)
    assert scoring.result.won is bool(won)
    assert tuple(scoring.args("verdict")["missed"]) == scoring.result.missed
    assert [each.args["goal"] for each in scoring.all("goal-judged")] == list(GOALS)


def test_all_that_is_known_of_him_is_filled_in(game: Any, run: Any) -> None:
    scoring = run(score(game, LACERDA))
    assert [each.args["line"] for each in scoring.all("score-line")] == [
        line for line in LINES if line != "track"
    ]
    assert scoring.asked == ["score-track"]
    assert scoring.the("score-track").default == 0


@pytest.mark.parametrize(
    ("answer", "asked", "op"),
    [("right", ["score-techs"], 11), ("differs", ["score-techs", *["score-column"] * 6], 18)],
)
def test_your_techs_are_filled_in_as_you_reported_them(
    game: Any, run: Any, answer: str, asked: list[str], op: int
) -> None:
    """Shelter Tech in column 2, a Tech in column 6: 2 + 9 = 11."""
    game.you.techs["mine"] = 6
    columns = {"score_column": YOURS["score_column"]} if answer == "differs" else {}
    shown = run(count_techs(game, YOU), score_techs=answer, **columns)
    assert shown.asked == asked
    assert shown.result == op


def test_your_blueprints_are_filled_in_as_you_reported_them(game: Any, run: Any) -> None:
    """3 for a built one of level 1, less 5 for an unbuilt one of level 3: -2 (p. 21)."""
    game.you.taken, game.you.built = ["mine-1", "mine-3"], ["mine-1"]
    game.you.blueprints["mine"], game.you.advanced["mine"] = 2, 1
    shown = run(count_blueprints(game, YOU), score_reported="right")
    assert shown.asked == ["score-reported"]
    assert shown.result == -2
    assert game.counted["built"] == 1


def test_what_was_not_reported_has_no_marked_answer(game: Any, run: Any) -> None:
    scoring = run(score(game, YOU), **YOURS, score_track=50)
    counts = [each for each in scoring.prompts if isinstance(each, Count)]
    assert {each.default for each in counts} == {None}


def test_what_was_reported_is_marked(game: Any, run: Any) -> None:
    game.you.completed["upgrade"], game.you.ships = 2, 3
    assert (
        run(count_contracts(game, YOU), score_contracts=[2, 0, 0, 0])
        .all("score-contracts")[0]
        .default
        == 2
    )
    assert run(count_ships(game, YOU)).result == 9


def test_contracts_that_are_not_completed_cost_you(game: Any, run: Any) -> None:
    """12 - 6 + 9 - 4 = 11 (p. 21)."""
    assert run(count_contracts(game, YOU), score_contracts=[1, 1, 1, 1]).result == 11


def test_before_scoring_crystals_move_up(game: Any, run: Any) -> None:
    game.lacerda.waiting = 1
    assert next(final_scoring(game)).key == "on-mars.final-prepare"
    scoring = final_scoring(game)
    next(scoring)
    scoring.send(True)
    assert game.lacerda.crystals == 2


def test_with_cards_only_every_line_of_his_is_counted_too(table: Any, run: Any) -> None:
    counting = run(
        score(table(help="cards"), LACERDA),
        **{**YOURS, "score_contracts": [1, 0], "score_track": 30, "score_shelters": 2}
        | {"score_quarters": [], "score_techs": []},
    )
    assert list(dict.fromkeys(counting.asked)) == [
        *("score-track", "score-progress", "score-ships", "score-shelters"),
        *("score-column", "score-blueprints", "score-scored", "score-contracts"),
    ]


def test_nobody_is_ahead_of_equals(game: Any, run: Any) -> None:
    his = sum(his_lines(game).values())
    zero = {
        "score_progress": 0,
        "score_techs": "differs",
        "score_column": [0] * 6,
        "score_ships": 0,
        "score_blueprints": [0] * 4,
        "score_scored": 0,
        "score_contracts": [0] * 4,
        "score_quarters": 0,
    }
    scoring = run(final_scoring(game), **zero, score_track=[0, his], goal_line=lambda _: "no")
    verdict = scoring.args("verdict")
    assert verdict["ahead"] == "nobody"
    assert verdict["won"] is False
    assert verdict["his"] == his
