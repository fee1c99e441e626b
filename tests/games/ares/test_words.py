"""The words of whole plays: text, voice, reason and what undo calls it, in three languages."""

from __future__ import annotations

import logging
import random
import re

import pytest

from companion.autoplay import likely_answer
from companion.engine.game import Option
from companion.engine.play import Play
from companion.games.ares import GAME
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.session import leaves

CORE = ("deck", "clock")
OPTIONS = [option for option in GAME.options if option.name not in CORE]
UNSPOKEN = re.compile(r"[°%€$+=−–]|\b(TR|VP|MC|IT|PV|NT)\b")
"""Signs and abbreviations that are seen but never spoken."""


def plays(number: int) -> list[Play]:
    return [
        Play(GAME, {"deck": deck, "stop": stop}, str(seed))
        for seed in range(number)
        for deck in ("app", "physical")
        for stop in ("offer", "play-on")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_plays_are_worded_without_a_gap(language: str, caplog) -> None:
    book = Phrasebook(language)
    for number, play in enumerate(plays(6)):
        rng = random.Random(number)
        while play.ask is not None:
            goals = [goal.prompt for goal in play.goals()]
            for prompt in (*play.says, play.ask, *goals):
                wording = book.word(prompt)
                for text in (wording.text, wording.voice, wording.why):
                    assert text, prompt.key
                    assert not re.search(r"\{|\?\?\?| [.,]|\.\.|  ", text), text
                assert wording.text != prompt.key
                assert not UNSPOKEN.search(wording.voice), wording.voice
                assert all(label for _, label in wording.options)
            for name in play.fields:
                book.field(name, GAME.name)
            for name, value in leaves(play.state()):
                book.field(name, GAME.name)
                book.value(value, GAME.name)
            play.answer(likely_answer(play, rng, follow=0.4))
            assert play.last_answer
            assert book.done(*play.last_answer)
    assert caplog.text == ""


@pytest.mark.parametrize("name", GAME.glance)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_in_sight_has_a_short_word(language: str, name: str) -> None:
    last = name.rpartition(".")[2]
    short = Phrasebook(language).find(f"{GAME.name}.name-{last}", {}, "short")
    assert 0 < len(short) <= 11


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
