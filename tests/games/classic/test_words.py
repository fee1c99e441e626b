"""The words of whole plays: goals, what is spoken, reasons and what undo calls it."""

from __future__ import annotations

import random
import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.play import Play
from companion.engine.prompts import Ask, Choose, Say
from companion.games.classic import GAME
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.agreement import disagreements, kinds
from kit.plays import option_sets
from kit.words import goals_of_a_play


@pytest.mark.parametrize("goal", ["parameters", "tr63"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goals_of_a_whole_play_are_worded_without_a_gap(
    language: str, goal: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert goals_of_a_play(GAME, {"goal": goal}, language)
    assert caplog.text == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_real_minus_where_it_is_bold(language: str) -> None:
    raised = Say("classic.raised", {"parameter": "temperature", "value": -28, "tr": 15})
    marker = Phrasebook(language).glance(raised).moves[0].text.replace("\u00a0", " ")
    assert marker.endswith("**−28 °C**")


SYMBOLS = ("M€", "°", "%", "TR", "NT", "IT", "VP", "PV", "±", "−")


@cache
def met() -> tuple[list[Say | Ask], list[Any]]:
    """Return what is said and asked in a play of each set of options, and its answers."""
    prompts: dict[str, Say | Ask] = {}
    answers: dict[str, Any] = {}
    for number, options in enumerate(option_sets(GAME)):
        play, rng = Play(GAME, options, str(number)), random.Random(number)
        while play.ask is not None:
            told = (*play.says, play.ask, *(goal.prompt for goal in play.goals()))
            prompts |= {repr(prompt): prompt for prompt in told}
            play.answer(likely_answer(play, rng, follow=0.6))
            answers[repr(play.last_answer)] = play.last_answer
    return list(prompts.values()), list(answers.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_spoken_has_a_symbol_or_an_abbreviation(language: str) -> None:
    book, spoken = Phrasebook(language), set()
    for prompt in met()[0]:
        wording = book.prompt_text(prompt)
        spoken |= {(prompt.key, wording.voice), (prompt.key, book.glance(prompt).short)}
        if isinstance(prompt, Choose):
            labels = [book.spoken_option(prompt, value) for value in prompt.options]
            spoken |= {(prompt.key, label) for label in labels}
    assert len(spoken) > 100
    assert [line for line in spoken if any(each in line[1] for each in SYMBOLS)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_reason_and_every_answer_a_name_for_undo(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    book, (prompts, answers) = Phrasebook(language), met()
    assert [prompt.key for prompt in prompts if not book.prompt_text(prompt).why] == []
    assert all(book.done(*answer) for answer in answers)
    assert caplog.text == ""


ALWAYS_THE_SAME = (
    *("conversion", "price", "drawn", "dealt", "needed", "gain", "worth", "generations", "goal"),
    *("number", "cities", "greenery_plants"),
)
"""Values that are the same in every game, or never 0 or 1 where they are counted."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_agrees_with_its_noun(language: str) -> None:
    prompts = []
    for number, options in enumerate(option_sets(GAME)):
        play, rng = Play(GAME, options, str(number)), random.Random(number)
        while play.ask is not None:
            prompts += [*play.says, play.ask, *(goal.prompt for goal in play.goals())]
            play.answer(likely_answer(play, rng, follow=0.5))
        prompts += play.says
    assert len({prompt.key for prompt in prompts}) > 40
    reminders = "classic.generations-left"  # of 8, 5 and 3 generations only
    prompts = [each for each in prompts if each.key != reminders]
    assert list(disagreements(language, kinds(prompts), ALWAYS_THE_SAME)) == []


REPLACED = {
    "en": r"set-up|nought|beside|in all\b|whoever|digital|at its goal|\bI\b|plus-minus",
    "fr": r"projets standards|numérique|à qui qu|son but|\bcran|personnel|\bplace \{",
    "pt-BR": r"projeto padrão|Corporativa|digital|Prelude|objetivo|\bpasso de|mais e menos|\d %",
}
"""Words that others have taken the place of, so that a thing has one name."""


def every_text(language: str) -> str:
    phrases = (files("companion.phrases") / language / "classic.ftl").read_text(encoding="utf-8")
    lines = [line for line in phrases.splitlines() if not line.startswith("#")]
    folder = files("companion.appendix") / "pages" / language / "classic"
    pages = [page.read_text(encoding="utf-8") for page in folder.iterdir()]
    return "\n".join([*lines, *pages])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_replaced_does_not_come_back(language: str) -> None:
    assert re.findall(f".*(?:{REPLACED[language]}).*", every_text(language)) == []


def test_french_has_a_hard_space_before_units_and_high_punctuation() -> None:
    text = every_text("fr")
    assert re.findall(r".*[\d}] (?:M€|PV|°C|%).*", text) == []
    assert re.findall(r".*\S [:;!?»](?:\s|$).*|.*« .*", text) == []
