"""The texts of whole plays: goals, speech, reasons and undo."""

from __future__ import annotations

import pytest

from companion.engine.prompts import Say
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.agreement import disagreements, kinds
from kit.sampled import sampled


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
    prompts = [*sampled("classic").prompts, *sampled("classic").goals]
    assert len({prompt.key for prompt in prompts}) > 40
    reminders = "classic.generations-left"  # of 8, 5 and 3 generations only
    prompts = [each for each in prompts if each.key != reminders]
    assert list(disagreements(language, kinds(prompts), ALWAYS_THE_SAME)) == []
