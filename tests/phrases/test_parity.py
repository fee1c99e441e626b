"""The three languages have the same messages, the same attributes and the same variables."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from companion.games import games
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.testing.checks import differing, values
from kit.fluent_files import FILES, parsed, source


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_written_in_fluent_without_junk_or_doubles(language: str, file: str) -> None:
    body = parsed(language, file).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_has_every_message_with_the_same_variables(language: str, file: str) -> None:
    english, other = values("en", file), values(language, file)
    assert {name: set(v) for name, v in english.items() if name not in other} == {}, "missing"
    assert {name: set(v) for name, v in other.items() if name not in english} == {}, "too many"
    assert differing(english, other) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_has_the_forms_that_its_language_uses(language: str, file: str) -> None:
    """One without such a form is used as it is; but a form that no name has is a slip."""
    used = re.findall(r'form: "([\w-]+)"|\.form[\w-]* = (\S+)', source(language, file))
    own = {form for forms in forms_of(language, file).values() for form in forms}
    assert {form for each in used for form in each if form} - own == set()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_name_that_english_says_otherwise_on_a_tile_is_said_so_in_each_language(
    language: str, file: str
) -> None:
    english, other = forms_of("en", file), forms_of(language, file)
    said = {name: {f for f in forms if f.endswith("-voice")} for name, forms in english.items()}
    assert {name: forms - other[name] for name, forms in said.items() if forms - other[name]} == {}


def forms_of(language: str, file: str) -> dict[str, set[str]]:
    """Return the forms of each name, by its message."""
    return {
        entry.id.name: {each.id.name for each in entry.attributes}
        for entry in parsed(language, file).body
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("name-")
    }


@pytest.mark.parametrize("file", FILES)
def test_french_has_a_hard_space_before_high_punctuation(file: str) -> None:
    lines = [line for line in source("fr", file).splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\S [:;!?»](\s|$)|« |\w[;!?»](\s|$)", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_option_has_a_name_of_its_own(language):
    """A game that words an option itself must word its values, too."""
    book = Phrasebook(language)
    for game in games().values():
        for option in game.options:
            key = f"{game.name}.option-{option.name}"
            values = [value for value in option.values if not value.isdecimal()]
            names = [book.find(key, {}, f"option-{value}") for value in values]
            assert all(names), key
            assert len(set(names)) == len(names)
