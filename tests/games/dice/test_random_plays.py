"""How whole plays end; common invariants are tested in test_every_game.py."""

from __future__ import annotations

import random

from companion.engine.play import Play
from companion.games.dice import GAME
from games.dice.invariants import answer


def test_random_plays_are_won_and_lost() -> None:
    won = set()
    for seed in range(30):
        play, rng = Play(GAME, {}, str(seed)), random.Random(seed)
        while not play.over:
            play.answer(answer(play, rng, 0.8 - seed / 25))
        assert play.result is not None
        won.add(play.result.won)
    assert won == {True, False}
