"""The pace: the steps left against the rounds left, in one short line."""

from __future__ import annotations

import pytest

from companion.engine.prompts import Say
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

LONGEST = 24
"""Letters that the line has room for."""


def pace(at_table) -> tuple[int, int]:
    args = at_table.play.pace().args
    return args["steps"], args["rounds"]


def test_there_is_none_in_the_setup(table) -> None:
    play = table()
    while play.key != "phase":
        assert play.play.pace() is None
        play.answer(None)


def test_42_steps_in_25_rounds_at_the_start_of_solo(solo) -> None:
    assert pace(solo) == (42, 25)


def test_42_steps_in_15_rounds_at_the_start_of_co_op(pair) -> None:
    assert pace(pair) == (42, 15)


def test_this_round_is_left_until_it_is_over(table) -> None:
    play = table().round(5)
    assert pace(play) == (42, 21)
    play.choose("action")
    assert pace(play) == (42, 21)
    play.answer("temperature", "forest", "ocean")
    assert pace(play) == (39, 21)
    assert pace(play.until("help")) == (39, 20)
    assert pace(play.answer("both")) == (37, 20)
    assert pace(play.round(25)) == (37, 1)


def test_a_full_parameter_counts_no_more(solo) -> None:
    assert pace(solo.correct(temperature=8, oxygen=13)) == (10, 25)


def test_there_is_none_once_all_is_full_or_at_the_scoring(solo) -> None:
    solo.correct(temperature=8, oxygen=14, oceans=9)
    assert solo.play.pace() is None
    solo.correct(oceans=8)
    assert pace(solo) == (1, 25)
    solo.round(25).until("score-tr")
    assert solo.play.pace() is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_short_and_names_both_numbers(language: str) -> None:
    book = Phrasebook(language)
    for steps in range(1, 43):
        for rounds in range(1, 26):
            wording = book.prompt_text(Say("ares.pace", {"steps": steps, "rounds": rounds}))
            assert len(wording.text) <= LONGEST
            assert {str(steps), str(rounds)} <= set(wording.text.replace(",", "").split())
            assert str(steps) in wording.voice


@pytest.mark.parametrize(
    ("language", "steps", "rounds", "text", "voice"),
    [
        ("en", 34, 18, "34 steps in 18 rounds", "34 steps to go in 18 rounds."),
        ("en", 1, 1, "1 step in 1 round", "1 step to go in 1 round."),
        ("pt-BR", 34, 18, "34 níveis em 18 rodadas", "Faltam 34 níveis em 18 rodadas."),
        ("pt-BR", 1, 2, "1 nível em 2 rodadas", "Falta 1 nível em duas rodadas."),
        ("fr", 34, 18, "34 niveaux en 18 manches", "Encore 34 niveaux en 18 manches."),
        ("fr", 1, 1, "1 niveau en 1 manche", "Encore 1 niveau en 1 manche."),
    ],
)
def test_its_words_agree_with_its_numbers(language, steps, rounds, text, voice) -> None:
    say = Say("ares.pace", {"steps": steps, "rounds": rounds})
    wording = Phrasebook(language).prompt_text(say)
    assert (wording.text, wording.voice) == (text, voice)
