"""A player that answers at random, for prerecorded speech, the tests and the benchmark."""

from __future__ import annotations

import random
from typing import Any

from companion.engine.play import Play
from companion.engine.prompts import Choose, Confirm, Count


def random_answer(play: Play, rng: random.Random) -> Any:
    """Return a random answer that the question accepts, all equally likely."""
    ask = play.ask
    if isinstance(ask, Confirm):
        return rng.choice((True, False)) if ask.can_fail else True
    if isinstance(ask, Count):
        return rng.randint(ask.minimum, ask.maximum)
    assert isinstance(ask, Choose)
    return rng.choice(ask.options)


def usual_answer(play: Play) -> Any:
    """Return the default; without one, the first option, or the number nearest to 0."""
    ask = play.ask
    assert ask is not None
    if ask.default is not None:
        return ask.default
    if isinstance(ask, Confirm):
        return True
    return max(ask.minimum, min(0, ask.maximum)) if isinstance(ask, Count) else ask.options[0]


def likely_answer(play: Play, rng: random.Random, follow: float = 0.75) -> Any:
    """Return what a player would mostly answer: the default, or else a random answer."""
    ask = play.ask
    if ask is not None and ask.default is not None and rng.random() < follow:
        return ask.default
    return random_answer(play, rng)


def play_out(play: Play, rng: random.Random, follow: float = 0.75) -> int:
    """Play to the end; return the number of answers given."""
    answers = 0
    while not play.over:
        play.answer(likely_answer(play, rng, follow))
        answers += 1
    return answers
