"""Numbers of a bot file that are taken from counters and from the player."""

from __future__ import annotations

from companion.engine.play import Play
from companion.engine.prompts import Count
from companion.games.bots import game_of

FILE = """
title = "Weeds"
about = "Pull them."
rival = "the wind"
rounds = 1
counters.weeds = {name = "Weeds", start = 5}
counters.pulled = {name = "Pulled"}

[[phases]]
name = "You"
who = "you"
steps = [{count = "How many?", most = 3, into = "pulled"}, {add = {weeds = "-pulled"}}]

[score]
lines = [{name = "Ponds", owner = "you", ask = "How many ponds?", most = 4}]
"""


def test_a_counter_is_taken_away_from_another() -> None:
    play = Play(game_of("weeds", FILE), {}, "1")
    play.answer(3)
    assert play.state()["counters"]["weeds"] == 2


def test_a_question_of_the_score_sheet_has_a_largest_answer() -> None:
    play = Play(game_of("weeds", FILE), {}, "1")
    play.answer(3)
    play.answer("done")
    assert isinstance(play.ask, Count)
    assert play.ask.maximum == 4
