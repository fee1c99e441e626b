"""The texts of whole plays: goals, speech, reasons and undo."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from companion.engine.prompts import Say
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.agreement import disagreements, kinds
from kit.told import told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_real_minus_where_it_is_bold(language: str) -> None:
    raised = Say("classic.raised", {"parameter": "temperature", "value": -28, "tr": 15})
    marker = Phrasebook(language).glance(raised).moves[0].text.replace("\u00a0", " ")
    assert marker.endswith("**−28 °C**")


ALWAYS_THE_SAME = (
    *("conversion", "price", "drawn", "dealt", "needed", "gain", "worth", "generations", "goal"),
    *("number", "cities", "greenery_plants"),
)
"""Values that are the same in every game, or never 0 or 1 where they are counted."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_agrees_with_its_noun(language: str) -> None:
    prompts = [*told("classic").prompts, *told("classic").goals]
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
