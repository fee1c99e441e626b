"""Whole pads at random: what must hold after every answer, whatever is answered."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.autoplay import likely_answer
from companion.engine.play import Play
from companion.games.score_pad import GAME
from companion.games.score_pad.pads import PADS
from kit.plays import (
    LONG,
    check_log,
    check_question,
    check_undo,
    correct_something,
    many_plays,
    play_there_and_back,
    standing,
)

MOST_ANSWERS = 200


def check_table(play: Play) -> None:
    """A total is the sum of its lines; no line has more than there is of it."""
    state, scores = play.state(), play.scores()
    for who, lines in scores.items():
        assert state["totals"][who] == sum(lines.values())
    assert [who for who, total in state["totals"].items() if total is not None] == list(scores)
    claimed = [state[who].get("claimed-milestones", 0) for who in scores]
    assert sum(claimed) <= 3
    check_awards(state, scores)


def check_awards(state: dict[str, Any], scores: Any) -> None:
    """Nobody who has less of what an award counts gets more points for it."""
    for award in {line for lines in scores.values() for line in lines if "award" in line}:
        got = sorted((state[who][f"{award}-count"], scores[who][award]) for who in scores)
        assert [points for _, points in got] == sorted(points for _, points in got)
        if len(scores) > 1:
            assert got[-1][1] == 5
        if len(scores) == 2:
            assert {points for _, points in got} <= {0, 5}


def check_end(play: Play) -> None:
    """The winner has the most points; whoever has as many was tied and asked, or shares."""
    result = play.result
    assert result is not None
    assert play.scores() == {who: sheet.lines for who, sheet in result.scores.items()}
    totals = {who: sheet.total for who, sheet in result.scores.items()}
    assert len(totals) == result.players
    best = [who for who, total in totals.items() if total == max(totals.values())]
    ties = [(ask, entry.value) for ask, entry in play.answered() if ask.key == "score-pad.tie"]
    if result.won is not None:
        assert result.winner == (tuple(totals) if result.won else ())
        assert not ties
        return
    assert set(result.winner) <= set(best)
    assert result.winner
    assert {ask.args["player"] for ask, _ in ties} == (set(best) if len(best) > 1 else set())
    for ask, value in ties:
        if ask.args["player"] in result.winner:
            same = [other for prompt, other in ties if prompt.args["what"] == ask.args["what"]]
            assert value == max(same)


def play_out(play: Play, rng: random.Random, follow: float, corrections: int) -> None:
    while not play.over:
        check_question(play)
        before = standing(play)
        if corrections and play.fields:
            name, value = correct_something(play, rng)
            assert play.fields[name].get() == value
            corrections -= 1
        else:
            play.answer(likely_answer(play, rng, follow))
        check_table(play)
        if rng.random() < (1 if LONG else 0.1):
            check_undo(play, before)
        assert len(play.log) < MOST_ANSWERS
    check_log(play)
    check_end(play)


@pytest.mark.parametrize("game", PADS)
def test_random_pads_keep_what_must_hold_and_end(game: str) -> None:
    """250 pads of each game; 10,000, every answer undone and redone, if long."""

    @many_plays(
        10_000 if LONG else 250,
        players=range(1, PADS[game].players + 1),
        follow=(0.0, 0.5, 0.9, 1.0),
        corrections=(0, 5),
    )
    def one_play(seed: int, players: int, follow: float, corrections: int) -> None:
        play = Play(GAME, {}, str(seed))
        play.answer(game)
        play.answer(players)
        play_out(play, random.Random(seed), follow, corrections)

    one_play()


@pytest.mark.parametrize("game", PADS)
def test_undo_all_the_way_back_and_redo_all_the_way_forth(game: str) -> None:
    play, rng = Play(GAME, {}, "1"), random.Random(5)

    def answer() -> Any:
        return likely_answer(play, rng, 0.3) if play.log else game

    play_there_and_back(play, answer)
