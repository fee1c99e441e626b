"""One word for one thing, in all phrases and on all rule pages: see `kit.banned_words`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from companion.appendix import site
from companion.games import games
from kit.banned_words import TABLES, found, words
from kit.fluent_files import parsed
from kit.verbs import has_verb, sentences

FILES = ("core", "screens", *games())


@cache
def phrases(language: str, file: str) -> list[tuple[str, str]]:
    """Return every text of a file of phrases, with the name of its message and attribute."""
    found = []
    for entry in parsed(language, file).body:
        if isinstance(entry, ftl.Message):
            patterns = {"": entry.value} | {each.id.name: each.value for each in entry.attributes}
            for name, pattern in patterns.items():
                place = f"{file}.{entry.id.name} {name}".rstrip()
                found += [(place, text) for text in texts(pattern)] if pattern else []
    return found


def texts(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield a pattern's text with ``0`` for what is put into it, and that of every choice."""
    whole = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            whole += element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)
        elif not isinstance(element.expression, ftl.StringLiteral):
            whole += "0"
    yield whole


@cache
def pages(language: str, game: str) -> list[tuple[str, str]]:
    """Return every paragraph of a game's rule pages, but the other names of a word."""
    other_names = site.words(language)["also"]
    return [
        (f"{game}/{page}", block.text)
        for page in site.pages(language, game)
        for block in site.section(language, game, page)
        if not block.text.startswith(other_names)
    ]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", TABLES)
def test_the_phrases_have_one_word_for_one_thing(language: str, file: str) -> None:
    assert found(phrases(language, file), words(language, "everywhere", "phrases", file)) == []


@pytest.mark.parametrize("language", TABLES)
def test_the_rule_pages_have_one_word_for_one_thing(language: str) -> None:
    for game in site.games(language):
        assert found(pages(language, game), words(language, "everywhere", "pages", game)) == []


@pytest.mark.parametrize("language", TABLES)
def test_the_first_sentence_of_a_rule_page_has_a_verb(language: str) -> None:
    """It answers the title: "A fan’s summary, in our own words" answers nothing."""
    for game in site.games(language):
        for page in site.pages(language, game):
            title, text, *_ = site.section(language, game, page)
            first, *_ = sentences(text.text)
            assert has_verb(language, first), f"{game}/{page}, {title.text}: {first}"
