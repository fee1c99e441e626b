"""One word for one thing: a table of words for each language, with the better ones.

A table is ``words_<language>.toml``: a regular expression and what is written instead, for every
text (``everywhere``), for the phrases or the rule pages alone, or for a game's or a file's own.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from companion.appendix import site
from companion.games import games
from kit.fluent_files import parsed

FILES = ("core", "screens", *games())
TABLES = {
    each.stem.removeprefix("words_"): tomllib.loads(each.read_text(encoding="utf-8"))
    for each in sorted(Path(__file__).parent.glob("words_*.toml"))
}
IN_CODE = re.compile(r"`[^`]*`|\"[^\"]*\"")
"""What is typed, such as a command, is no word of a language."""


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
        for block in site.plain(language, game, page)
        if not block.text.startswith(other_names)
    ]


def found(texts_: list[tuple[str, str]], words: Mapping[str, str]) -> list[str]:
    """Return where a word of a table is used, and what is better."""
    typed = [(place, text, IN_CODE.sub("", text)) for place, text in texts_]
    return [
        f"{place}: {text!r} — {match[0]!r} should be {better!r}"
        for pattern, better in words.items()
        for place, text, left in typed
        if (match := re.search(pattern, left))
    ]


def words(language: str, *sections: str) -> dict[str, str]:
    """Return the words of some sections of a language's table."""
    table = TABLES[language]
    return {pattern: better for each in sections for pattern, better in table.get(each, {}).items()}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", TABLES)
def test_the_phrases_have_one_word_for_one_thing(language: str, file: str) -> None:
    assert found(phrases(language, file), words(language, "everywhere", "phrases", file)) == []


@pytest.mark.parametrize("language", TABLES)
def test_the_rule_pages_have_one_word_for_one_thing(language: str) -> None:
    for game in site.games(language):
        assert found(pages(language, game), words(language, "everywhere", "pages", game)) == []
