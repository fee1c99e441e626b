"""The words of whole plays: goals, what is spoken, reasons and what undo calls it."""

from __future__ import annotations

import random

import pytest

from companion.autoplay import likely_answer
from companion.engine.play import Play
from companion.games.classic import GAME
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.plays import option_sets
from kit.words import goals_of_a_play


@pytest.mark.parametrize("goal", ["parameters", "tr63"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goals_of_a_whole_play_are_worded_without_a_gap(
    language: str, goal: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert goals_of_a_play(GAME, {"goal": goal}, language)
    assert caplog.text == ""


SYMBOLS = ("M€", "°", "%", "TR", "NT", "IT", "VP", "PV", "±", "−")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_spoken_has_a_symbol_or_an_abbreviation(language: str) -> None:
    book, spoken = Phrasebook(language), set()
    for number, options in enumerate(option_sets(GAME)):
        play, rng = Play(GAME, options, str(number)), random.Random(number)
        while play.ask is not None:
            for prompt in (*play.says, play.ask, *(goal.prompt for goal in play.goals())):
                wording = book.prompt_text(prompt)
                spoken.add((prompt.key, wording.voice))
                spoken |= {(prompt.key, label) for _, label in wording.options}
            play.answer(likely_answer(play, rng, follow=0.6))
    assert [line for line in spoken if any(each in line[1] for each in SYMBOLS)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_reason_and_every_answer_a_name_for_undo(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    book, reasons = Phrasebook(language), {}
    for number, options in enumerate(option_sets(GAME)):
        play, rng = Play(GAME, options, str(number)), random.Random(number)
        while play.ask is not None:
            for prompt in (*play.says, play.ask):
                reasons[prompt.key] = book.prompt_text(prompt).why
            play.answer(likely_answer(play, rng, follow=0.6))
            last = play.last_answer
            assert last is not None
            assert book.done(*last)
    assert [key for key, why in reasons.items() if not why] == []
    assert caplog.text == ""
