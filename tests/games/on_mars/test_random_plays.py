"""The deck through a whole play; common invariants are tested in test_every_game.py."""

from __future__ import annotations

import random
from collections import Counter

from companion.engine.autoplay import likely_answer
from companion.engine.play import Play
from companion.engine.prompts import Choose
from companion.games.on_mars import GAME
from companion.games.on_mars.components import CARDS


def test_with_a_physical_deck_every_card_drawn_is_asked_for_and_one_that_is_gone_refused() -> None:
    play, rng = Play(GAME, {"deck": "physical"}, "1"), random.Random(1)
    drawn: Counter[str] = Counter()
    while sum(drawn.values()) < 12:
        ask = play.ask
        assert ask is not None
        if ask.key == "on-mars.card":
            assert isinstance(ask, Choose)
            assert set(ask.options) == set(Counter(CARDS) - drawn)
            drawn[str(ask.options[0])] += 1
            play.answer(ask.options[0])
        else:
            play.answer(likely_answer(play, rng, follow=1))
    assert drawn == Counter(CARDS)
