"""What some plays of each game say and ask, each once: for tests of how it is worded."""

from __future__ import annotations

import random
from functools import cache

from companion.engine.autoplay import likely_answer
from companion.engine.game import Game
from companion.engine.play import Play
from companion.engine.prompts import Ask, Say
from companion.games import games
from kit.long import LONG

PLAYS = 40 if LONG else 4


@cache
def prompts(game: str) -> list[Say | Ask]:
    """Return what is said and asked in some plays with all kinds of options, each once."""
    found: dict[str, Say | Ask] = {}
    for seed in range(PLAYS):
        play, rng = (
            Play(games()[game], options(games()[game], seed), str(seed)),
            random.Random(seed),
        )
        while True:
            shown = [*play.says, *([play.ask] if play.ask else [])]
            found |= {repr(prompt): prompt for prompt in shown}
            if play.over:
                break
            play.answer(likely_answer(play, rng))
    return list(found.values())


def options(game: Game, seed: int) -> dict[str, str]:
    """Return options of which each has another value with every seed."""
    plain = [each for each in game.options if each.name != "clock"]
    return {each.name: each.values[seed % len(each.values)] for each in plain}
