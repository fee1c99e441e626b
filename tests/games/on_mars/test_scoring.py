"""The final scoring (p. 21) with the worked examples, each sum in words (E.5, A.14)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.on_mars.scoring import (
    LINES,
    RANGES,
    final_scoring,
    his_lines,
    total,
    your_lines,
)


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


def test_your_scientists_are_filled_in(game: Any) -> None:
    game.you.scientists, game.you.advanced["greenhouse"] = ["hydrologist"], 2
    assert your_lines(game)["scientists"] == 6


@pytest.mark.parametrize(
    ("reading", "shelters", "op"), [("full", 4, 21), ("shelters", 4, 15), ("shelters", 5, 21)]
)
def test_his_living_quarters_are_full_or_as_full_as_his_shelters(
    table: Any, reading: str, shelters: int, op: int
) -> None:
    game = table(quarters=reading)
    game.lacerda.shelters = shelters
    assert his_lines(game)["quarters"] == op


YOURS = {
    "track": 50,
    "progress": 11,
    "techs": 18,  # 1 + 4 + 4 + 9
    "ships": 6,  # 2 Ships at 3
    "blueprints": 8,  # 3 + 3 - 3 + 5
    "scientists": 6,  # the Hydrologist with 2 Greenhouses
    "contracts": 12,  # an Upgrade Contract
    "quarters": 10,
}


def test_example_1_you_score_121() -> None:
    """50 + 11 + 18 + 6 + 8 + 6 + 12 + 10 = 121."""
    assert total(YOURS) == 121


def test_example_2_lacerda_scores_102(game: Any) -> None:
    """Track 30, 3 cubes 4, Lab 10, 4 Ships 12, 3 - 5 = -2, 2 Greenhouses 6, 12 + 9, full 21."""
    owns(game, op=30, ships=4, advanced=["greenhouse-1"], blueprints=["greenhouse-3"])
    owns(game, scientists=["hydrologist"], contracts=["upgrade", "deliver"])
    owns(game, techs={"shelter": "2b", "mine": "5a", "ship": "1a", "rover": "1b"})
    set_cubes(game, 3)
    game.you.advanced["greenhouse"] = 1
    assert his_lines(game) == {
        "track": 30,
        "progress": 4,
        "ships": 12,
        "quarters": 21,
        "techs": 10,  # 2 + 6 + 1 + 1
        "blueprints": -2,
        "scientists": 6,
        "contracts": 21,
    }
    assert total(his_lines(game)) == 102


def third_example(game: Any) -> Any:
    """Track 22, 2 cubes 2, 3 Ships 9, Blueprints 3 + 3 + 5 - 3 = 8, the Geologist with 3
    Generators 9, the Biochemist with 1 Oxygen Condenser 3, two Upgrade Contracts 24."""
    owns(game, op=22, ships=3, shelters=4, scientists=["geologist", "biochemist"])
    owns(game, advanced=["generator-1", "generator-1", "generator-3"], blueprints=["mine-1"])
    owns(game, contracts=["upgrade", "upgrade"])
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
    answers = {f"score_{line}": op for line, op in YOURS.items()}
    answers |= {"score_track": [22, 50], "score_techs": [13, 18]}
    result = run(final_scoring(game), **answers).result
    assert result.scores["lacerda"].total == his
    assert result.scores["you"].total == 121
    assert result.margin == margin


@pytest.mark.parametrize(
    ("goal", "met"),
    [
        ("first-colonists", True),  # ahead by 1
        ("next-generation", True),  # ahead by 10
        ("hunky-dory", False),  # ahead by 20
        ("martian-potato", False),  # ahead by 30
    ],
)
def test_example_3_meets_the_margin_of_the_first_two_goals(
    game: Any, run: Any, goal: str, met: bool
) -> None:
    third_example(game).goal = goal
    game.level = 4
    answers = {f"score_{line}": op for line, op in YOURS.items()}
    answers |= {"score_track": [22, 50], "score_techs": [13, 18]}
    scoring = run(final_scoring(game), **answers, goal_line=["yes"] * lines_asked(game))
    assert scoring.result.won is met
    if not met:
        assert scoring.args("verdict")["missed"] == list(scoring.result.missed)
        assert scoring.result.missed[-1].startswith("margin-")


def lines_asked(game: Any) -> int:
    lines = game.state()["goal"]["lines"]
    return sum(not met and not line.startswith("margin-") for line, met in lines.items())


def test_what_is_known_of_him_is_told_and_what_is_not_is_offered(game: Any, run: Any) -> None:
    scoring = run(final_scoring(game))
    assert [each.args["line"] for each in scoring.all("score-line")] == [
        "progress",
        "ships",
        "quarters",
        "blueprints",
        "scientists",
        "contracts",
    ]
    assert scoring.all("score-techs")[0].default == 2  # his Shelter Tech in column 2


def test_before_scoring_crystals_move_up(game: Any, run: Any) -> None:
    game.lacerda.waiting = 1
    assert run(final_scoring(game)).keys[0] == "final-prepare"
    assert game.lacerda.crystals == 2


def test_with_cards_only_every_line_is_asked(table: Any, run: Any) -> None:
    scoring = run(final_scoring(table(help="cards")))
    assert [key for key in scoring.asked if key.startswith("score-")] == [
        f"score-{line}" for _ in (1, 2) for line in LINES
    ]


def test_a_number_out_of_range_is_offered_as_the_nearest_that_fits(game: Any, run: Any) -> None:
    game.lacerda.op = 999
    assert run(final_scoring(game)).all("score-track")[0].default == RANGES["track"][1]


def test_nobody_is_ahead_of_equals(game: Any, run: Any) -> None:
    his = total(his_lines(game))
    verdict = run(final_scoring(game), score_track=[0, his]).args("verdict")
    assert verdict["ahead"] == "nobody"
    assert verdict["won"] == "no"
    assert verdict["his"] == his
