"""The texts of whole plays: goals, speech, reasons and undo."""

from __future__ import annotations

import pytest

from companion.engine.prompts import Say
from companion.phrases.phrasebook import LANGUAGES, Phrasebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_real_minus_where_it_is_bold(language: str) -> None:
    raised = Say("classic.raised", {"parameter": "temperature", "value": -28, "tr": 15})
    marker = Phrasebook(language).glance(raised).moves[0].text.replace("\u00a0", " ")
    assert marker.endswith("**−28 °C**")
