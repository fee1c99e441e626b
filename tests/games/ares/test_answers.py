"""How many answers a solo play asks for, all options at their defaults.

Every answer that the player gives is counted, from the mode to the last line of the score, the
guided setup included. Neither play needs a correction, an undo or the die.
"""

from __future__ import annotations

from collections import Counter

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.play import Play
from companion.engine.prompts import Value
from companion.games.ares import GAME
from companion.games.ares.board import PHASES

SEEDS = range(40)
TRACKS = {"temperature": "temperature", "forest": "oxygen", "ocean": "oceans"}
LAST = 23
"""The round in which the winner is done, as nothing after it raises anything."""


def by_defaults(play: Play) -> Play:
    """Answer every question by its default: 25 rounds in which nothing is raised."""
    while play.ask is not None:
        play.answer(marked(play))
    return play


def marked(play: Play) -> Value:
    """Return the default; for the phases, which only you can choose, one after the other."""
    assert play.ask is not None
    if play.ask.key != "ares.phase":
        return usual_answer(play)
    last = play.ask.args["last"]
    return PHASES[(PHASES.index(last) + 1) % 5 if last in PHASES else 0]


def to_a_win(play: Play) -> Play:
    """The same, but every step that a win needs is reported in the phase in which it is made.

    It is an evenly paced win: each phase that can raise brings the three parameters, by the one
    that needs most, to where they must be by then to be full in round 23.
    """
    while play.ask is not None:
        value = marked(play)
        if play.ask.key == "ares.report":
            left = steps_left(play)
            if sum(left.values()) > 42 * (LAST - play.turn) / LAST:
                value = max(TRACKS, key=lambda report: left[TRACKS[report]])
        play.answer(value)
    return play


def steps_left(play: Play) -> dict[str, int]:
    return {
        goal.prompt.args["parameter"]: goal.prompt.args["left"]
        for goal in play.goals()
        if goal.prompt.key == "ares.goal-parameter"
    }


def answers(play: Play) -> Counter[str]:
    """Return how often the player has answered each question."""
    given = [prompt.key for prompt, entry in play.answered() if entry.by == "player"]
    return Counter(key.removeprefix("ares.") for key in given)


def begun(seed: int) -> Play:
    return Play(GAME, {}, str(seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_play_by_defaults_takes_at_most_90_answers(seed: int) -> None:
    play = by_defaults(begun(seed))
    assert play.result.rounds == 25
    assert answers(play).total() <= 90, answers(play)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_win_takes_one_answer_more_for_each_step_that_is_reported(seed: int) -> None:
    play = to_a_win(begun(seed))
    given, steps = answers(play), 42 - 8
    assert play.result.won
    assert given["report"] >= steps, "the help raises 8 of the 42"
    assert given.total() <= 90 + steps, given


@pytest.mark.parametrize("mode", ["solo", "co-op"])
def test_what_can_only_be_one_thing_is_shown_and_not_asked(mode: str) -> None:
    play, asked = Play(GAME, {"deck": "physical"}, "1"), Counter[str]()
    play.answer(mode)
    while play.ask is not None:
        key = play.ask.key.removeprefix("ares.")
        if key in ("dummy-card", "dummy-order", "help", "cube", "phase"):
            assert len(play.ask.options) > 1, key
            asked[key] += 1
        play.answer(usual_answer(play))
    if mode == "solo":
        assert (asked["dummy-card"], asked["dummy-order"]) == (4 * 4, 4)
