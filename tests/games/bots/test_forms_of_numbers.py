"""The texts of a bot file in Fluent: the forms that numbers need."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from companion.games.bots.texts import plain


def _worded(text: str, language: str, value: int) -> str:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(f"text = {plain(text)}\n"))
    return str(bundle.format_pattern(bundle.get_message("text").value, {"hives": value})[0])


@pytest.mark.parametrize(
    ("value", "words"), [(0, "il y a 0 ruche"), (1, "il y a 1 ruche"), (2, "il y a 2 ruches")]
)
def test_a_number_has_the_form_of_its_language(value: int, words: str) -> None:
    assert _worded("il y a {hives: # ruche | # ruches}", "fr", value) == words


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_a_form_without_its_number_is_only_for_one(language: str) -> None:
    text = "{hives: une ruche | # ruches}"
    assert _worded(text, language, 0) == "0 ruches"
    assert _worded(text, language, 1) == "une ruche"
