"""How many answers a whole play takes."""

from __future__ import annotations

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.play import Play
from companion.games.dice import GAME

MOST, BEFORE = 110, 173
"""The limit, and how many it took when the turn and its reports were separate screens."""

STEPS = [*["temperature"] * 9, *["forest"] * 6, *["ocean"] * 6, "temperature"]
"""What terraforms Mars; the last raises a full parameter, so that the reports come in pairs."""

PRODUCTION, ACTION = 0, 2
"""The reports of a production turn and of an action turn."""


def answers_of_a_win(reports: list[str]) -> int:
    """Play fifty turns, alternating production and action, with two reports in an action turn.

    Every other question is answered with what Next answers, and no forest touches a city. Return
    how many answers it took, from the first of the setup to the last of the scoring.
    """
    play, todo, shown = Play(GAME, {}, "1"), list(reports), {0: 0}
    while play.ask is not None:
        wanted = PRODUCTION if play.turn % 2 else ACTION
        if play.ask.key == "dice.turn" and todo and shown.get(play.turn, 0) < wanted:
            shown[play.turn] = shown.get(play.turn, 0) + 1
            play.answer(todo.pop(0))
        else:
            play.answer(usual_answer(play))
    assert play.result is not None
    assert (play.result.won, play.result.turns, todo) == (True, 50, [])
    return sum(entry.by == "player" for entry in play.log)


def test_a_win_in_fifty_turns_with_two_reports_a_turn_takes_at_most_110_answers() -> None:
    """It took 173; now it is the 10 steps of the setup, 50 turns, 22 reports, 2 cards, 6 lines.

    Each of the 6 forests has a question of its own: how many cities it touches.
    """
    assert answers_of_a_win(STEPS) == 10 + 50 + 22 + 6 + 2 + 6 == 96 < MOST < BEFORE


@pytest.mark.parametrize(("reports", "answers"), [(0, 1), (1, 2), (2, 3)])
def test_a_turn_takes_one_answer_more_than_its_reports(reports: int, answers: int) -> None:
    play = Play(GAME, {}, "1")
    while play.turn < 1:
        assert play.ask is not None
        play.answer(play.ask.default)
    before = len(play.log)
    for answer in [*["temperature"] * reports, "done"]:
        play.answer(answer)
    assert (play.turn, len(play.log) - before) == (2, answers)
