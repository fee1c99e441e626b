"""The words of whole plays."""

from __future__ import annotations

import random

from companion.engine.autoplay import likely_answer
from companion.engine.game import Game
from companion.engine.play import Play
from companion.phrases.phrasebook import Phrasebook
from companion.phrases.wording import Wording

LONGEST_PACE = 40
"""The most letters of the line that tells the pace of a play."""


def goals_of_a_play(game: Game, options: dict[str, str], language: str) -> list[Wording]:
    """Return how the goals are worded all through a play: without a gap."""
    book, rng, play = Phrasebook(language), random.Random(3), Play(game, options, "3")
    worded = []
    while not play.over:
        play.answer(likely_answer(play, rng))
        for goal in play.goals():
            wording = book.prompt_text(goal.prompt)
            for text in (wording.text, wording.voice):
                assert text
                assert text != goal.prompt.key
                assert "{" not in text
            worded.append(wording)
    return worded
