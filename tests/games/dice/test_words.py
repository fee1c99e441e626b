"""The words beside the prompts: what is spoken, goals, what is in sight, and the options."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator

import pytest

from companion.autoplay import likely_answer
from companion.engine.game import Option
from companion.engine.play import Play
from companion.games.dice import GAME
from companion.phrases.phrasebook import LANGUAGES, Phrasebook, Wording

CORE = ("deck", "clock")
OPTIONS = [option for option in GAME.options if option.name not in CORE]
UNSPOKEN = re.compile(r"[°%€−+=·→]|\b(VP|PV|TR|M€)\b")
"""Symbols and abbreviations that a voice cannot say well."""


def wordings(book: Phrasebook, seeds: int = 6) -> Iterator[Wording]:
    """Yield everything that is said and asked in some plays, won ones among them."""
    for seed in range(seeds):
        deck = ("app", "physical")[seed % 2]
        play, rng = Play(GAME, {"deck": deck}, str(seed)), random.Random(seed)
        while play.ask is not None:
            yield from (book.word(prompt) for prompt in (*play.says, play.ask))
            ask = play.ask
            if ask.key == "dice.report" and rng.random() < (0.1, 0.5)[seed % 3 > 0]:
                play.answer(rng.choice(("temperature", "oxygen", "ocean")))
            else:
                play.answer(likely_answer(play, rng, 0.6))
            assert play.last_answer is not None
            assert book.done(*play.last_answer)
        yield from (book.word(say) for say in play.says)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_spoken_has_no_symbols_and_everything_has_a_reason(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    heard = set()
    for wording in wordings(Phrasebook(language)):
        heard.add(wording.key)
        assert not UNSPOKEN.search(wording.voice), wording.voice
        assert wording.why.endswith((".", ")")), wording.key
        for label in (label for _, label in wording.options):
            assert not UNSPOKEN.search(label), label
    assert {"dice.verdict", "dice.failed", "dice.milestone-claimed", "dice.raised-full"} <= heard
    assert caplog.text == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goals_of_a_whole_play_are_worded_without_a_gap(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    book, rng, play = Phrasebook(language), random.Random(3), Play(GAME, {}, "3")
    while not play.over:
        play.answer(likely_answer(play, rng))
        for goal in play.goals():
            wording = book.word(goal.prompt)
            for text in (wording.text, wording.voice):
                assert text
                assert text != goal.prompt.key
                assert "{" not in text
            assert not UNSPOKEN.search(wording.voice), wording.voice
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
        values = [
            book.find(key, {}, f"option-{value}") or book.find(key, {"option": value}, "option")
            for value in option.values
        ]
    assert 0 < len(label) <= 32
    assert why.endswith(".")
    assert all(values)
    assert len(set(values)) == len(values)
    assert caplog.text == ""
