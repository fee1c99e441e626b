"""The words beside the prompts: goals, what is always in sight, and the options."""

from __future__ import annotations

import logging
import random

import pytest

from companion.autoplay import likely_answer
from companion.engine.game import Option
from companion.engine.play import Play
from companion.games.on_mars import GAME
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

CORE = ("deck", "clock")
OPTIONS = [option for option in GAME.options if option.name not in CORE]


@pytest.mark.parametrize("help_", ["guided", "cards"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goals_of_a_whole_play_are_worded_without_a_gap(
    language: str, help_: str, caplog: pytest.LogCaptureFixture
) -> None:
    book, rng, play = Phrasebook(language), random.Random(3), Play(GAME, {"help": help_}, "3")
    while not play.over:
        play.answer(likely_answer(play, rng))
        for goal in play.goals():
            wording = book.word(goal.prompt)
            for text in (wording.text, wording.voice):
                assert text
                assert text != goal.prompt.key
                assert "{" not in text
    assert caplog.text == ""


@pytest.mark.parametrize("name", GAME.glance)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_in_sight_has_a_short_word(language: str, name: str) -> None:
    last = name.rpartition(".")[2]
    short = Phrasebook(language).find(f"{GAME.name}.name-{last}", {}, "short")
    assert 0 < len(short) <= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_values_in_sight_have_the_same_word(language: str) -> None:
    book = Phrasebook(language)
    words = {book.name(name.rpartition(".")[2], GAME.name, "short") for name in GAME.glance}
    assert len(words) == len(GAME.glance)


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label_a_reason_and_words_for_its_values(
    language: str, option: Option, caplog: pytest.LogCaptureFixture
) -> None:
    book, key = Phrasebook(language), f"{GAME.name}.option-{option.name}"
    with caplog.at_level(logging.ERROR):
        label, why = book.find(key, {}), book.find(key, {}, "why")
        values = [book.find(key, {}, f"option-{value}") for value in option.values]
    assert 0 < len(label) <= 32
    assert why.endswith(".")
    assert all(values)
    assert len(set(values)) == len(values)
    assert caplog.text == ""
