"""The final scoring and the verdict: every worked example, and its sum in words."""

from __future__ import annotations

import pytest

from companion.engine.prompts import Say
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

FULL = {"temperature": 8, "oxygen": 14, "oceans": 9}


def score(play, *lines: int):
    """Answer the lines of a score."""
    assert play.key == "score-tr"
    return play.answer(*lines)


@pytest.mark.parametrize(
    ("lines", "total"),
    [
        ((25, 6, 9, 6 // 2), 43),
        ((32, 8, 15, 9 // 2), 59),
        ((41, 12, 22, 0), 75),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_examples_and_their_sums_in_words(solo, language, lines, total) -> None:
    solo.round(25).correct(tr=lines[0], forests=lines[1], **FULL).until("score-tr")
    asked = []
    for line in lines:
        asked.append((solo.key, solo.ask.default))
        solo.answer(line)
    assert asked == [
        ("score-tr", lines[0]),
        ("score-forests", lines[1]),
        ("score-cards", None),
        ("score-variable", None),
    ]
    (sheet,) = solo.heard("score-sheet")
    wording = Phrasebook(language).prompt_text(sheet)
    for number in (*lines, total):
        assert str(number) in wording.text
        assert str(number) in wording.voice
    assert wording.text.rstrip("\u00a0VPN").endswith(f"= {total}")
    result = solo.play.result
    assert result.scores["you"].total == total
    assert list(result.scores["you"].lines.values()) == list(lines)
    assert (result.won, result.difficulty, result.mode) == (True, "expert", "solo")
    assert not result.of_team, "nobody reached them together"


@pytest.mark.parametrize(
    ("yours", "theirs", "parameters", "won"),
    [(43, 38, FULL, True), (40, 39, FULL, False), (50, 45, {**FULL, "oceans": 8}, False)],
)
def test_two_win_with_80_points_together_and_all_parameters_full(
    table, yours, theirs, parameters, won
) -> None:
    play = table(stop="play-on").until("phase", mode="co-op").round(15).correct(**parameters)
    play.until("score-tr")
    play.answer(yours, 0, 0, 0, theirs, 0, 0, 0)
    result = play.play.result
    assert (result.together, result.won, result.of_team) == (yours + theirs, won, True)
    assert result.scores["partner"].total == theirs
    (verdict,) = play.heard("verdict")
    assert verdict.args["won"] == ("yes" if won else "no")
    assert verdict.args["points"] == yours + theirs


def test_a_solo_play_is_lost_if_a_parameter_is_not_full_and_still_scored(solo) -> None:
    solo.round(25).correct(temperature=8, oxygen=13, oceans=9).to_end()
    result = solo.play.result
    assert (result.won, result.terraformed) == (False, False)
    assert result.scores["you"].total == 5
    assert solo.heard("verdict")[0].args["missing"] == ["oxygen"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_has_its_own_words(language: str) -> None:
    book, verdicts = Phrasebook(language), set()
    args = {"points": 75, "needed": 80, "difficulty": "none", "rounds": 15, "missing": ["oceans"]}
    for mode, won, terraformed in (
        ("solo", "yes", "yes"),
        ("solo", "no", "no"),
        ("co-op", "yes", "yes"),
        ("co-op", "no", "yes"),
    ):
        say = Say("ares.verdict", {**args, "mode": mode, "won": won, "terraformed": terraformed})
        wording = book.prompt_text(say)
        assert "75" in wording.voice
        verdicts.add(wording.voice)
    assert len(verdicts) == 4


def test_the_points_are_shown_as_they_are_and_in_the_end_as_counted(pair) -> None:
    pair.answer("action", "research").until("report").answer("forest", "you")
    assert pair.play.scores() == {
        "you": {"tr": 6, "forests": 1},
        "partner": {"tr": 5, "forests": 0},
    }
    pair.until("score-cards").answer(7)
    assert pair.play.scores()["you"]["cards"] == 7


def test_the_goals_of_solo_and_what_is_to_come(solo) -> None:
    solo.correct(oceans=9)
    goals = [(goal.prompt.key.removeprefix("ares."), goal.met) for goal in solo.play.goals()]
    assert goals == [
        ("goal-parameter", False),
        ("goal-parameter", False),
        ("goal-parameter", True),
        ("goal-cube", None),
        ("goal-rounds", None),
        ("pace-status", None),
    ]
    cube = solo.play.goals()[3].prompt.args
    assert (cube["round"], cube["cube"]) == (5, 2)


def test_the_goals_of_two_include_the_points_together(pair) -> None:
    pair.correct(tr=45, **{"partner.tr": 35})
    (points,) = [g for g in pair.play.goals() if g.prompt.key == "ares.goal-points"]
    assert (points.prompt.args["points"], points.met) == (80, True)
