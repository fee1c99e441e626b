"""The words beside the prompts: goals, what is always in sight, and the options."""

from __future__ import annotations

import logging
import random
from itertools import product

import pytest

from companion.autoplay import likely_answer
from companion.engine.game import Option
from companion.engine.play import Play
from companion.games.classic import GAME
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

CORE = ("deck", "clock")
OPTIONS = [option for option in GAME.options if option.name not in CORE]


@pytest.mark.parametrize("goal", ["parameters", "tr63"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goals_of_a_whole_play_are_worded_without_a_gap(
    language: str, goal: str, caplog: pytest.LogCaptureFixture
) -> None:
    book, rng, play = Phrasebook(language), random.Random(3), Play(GAME, {"goal": goal}, "3")
    while not play.over:
        play.answer(likely_answer(play, rng))
        for each in play.goals():
            wording = book.word(each.prompt)
            for text in (wording.text, wording.voice):
                assert text
                assert text != each.prompt.key
                assert "{" not in text
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


SYMBOLS = ("M€", "°", "%", "TR", "NT", "IT", "VP", "PV", "±", "−")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_spoken_has_a_symbol_or_an_abbreviation(language: str) -> None:
    book, spoken = Phrasebook(language), set()
    for number, options in enumerate(option_sets()):
        play, rng = Play(GAME, options, str(number)), random.Random(number)
        while play.ask is not None:
            for prompt in (*play.says, play.ask, *(goal.prompt for goal in play.goals())):
                wording = book.word(prompt)
                spoken.add((prompt.key, wording.voice))
                spoken |= {(prompt.key, label) for _, label in wording.options}
            play.answer(likely_answer(play, rng, follow=0.6))
    assert [line for line in spoken if any(each in line[1] for each in SYMBOLS)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_reason_and_every_answer_a_name_for_undo(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    book, reasons = Phrasebook(language), {}
    for number, options in enumerate(option_sets()):
        play, rng = Play(GAME, options, str(number)), random.Random(number)
        while play.ask is not None:
            for prompt in (*play.says, play.ask):
                reasons[prompt.key] = book.word(prompt).why
            play.answer(likely_answer(play, rng, follow=0.6))
            last = play.last_answer
            assert last is not None
            assert book.done(*last)
    assert [key for key, why in reasons.items() if not why] == []
    assert caplog.text == ""


def option_sets() -> list[dict[str, str]]:
    own = [option for option in GAME.options if option.name != "clock"]
    values = product(*(option.values for option in own))
    return [dict(zip((o.name for o in own), chosen, strict=True)) for chosen in values]
