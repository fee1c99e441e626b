"""A message is parsed on first use, with the same result as in a whole file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import cycle, product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from companion.games import games
from companion.phrases import messages
from companion.phrases.messages import Messages, split
from companion.phrases.phrasebook import LANGUAGES, Phrasebook, forget
from companion.testing.long import LONG
from kit import fluent_files
from kit.fluent_files import source

FILES = list(product(LANGUAGES, fluent_files.FILES))

WRITTEN = """# A comment
-mars = Mars
    .of = of Mars
greeting = Hello from { -mars }, { twice }
twice = a = b, and
    again = too
# Another
twice = never
broken = { oh
last = { $count ->
    [one] one
   *[other] many
}
"""


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What has been parsed; empty at first."""
    texts: list[str] = []

    class Parser:
        def parse(self, text: str) -> ftl.Resource:
            texts.append(text)
            return FluentParser().parse(text)

    monkeypatch.setattr(messages, "PARSER", Parser())
    monkeypatch.setattr(messages, "compiled", cache(messages.compiled.__wrapped__))
    forget()
    yield texts
    forget()


def test_a_file_falls_into_its_messages_and_terms() -> None:
    assert list(split(WRITTEN)) == ["-mars", "greeting", "twice", "broken", "last"]


def test_the_first_of_two_messages_of_a_name_counts(parsed: list[str]) -> None:
    found = Messages("en", split(WRITTEN))
    assert found.format_pattern(found.get_message("greeting").value) == (
        "Hello from Mars, a = b, and\nagain = too",
        [],
    )
    assert [text.partition(" ")[0] for text in parsed] == ["greeting", "-mars", "twice"]


def test_a_message_that_cannot_be_parsed_is_missing() -> None:
    found = Messages("en", split(WRITTEN))
    assert not found.has_message("broken")
    assert not found.has_message("unheard-of")
    assert not found.has_message("-mars")
    assert found.format_pattern(found.get_message("last").value, {"count": 2}) == ("many", [])


IN_ANY_LANGUAGE = FILES if LONG else list(zip(cycle(LANGUAGES), fluent_files.FILES, strict=False))
"""Unless long, each file is read in one of the languages."""


@pytest.mark.parametrize(("language", "file"), IN_ANY_LANGUAGE)
def test_every_message_is_the_same_as_in_its_whole_file(language: str, file: str) -> None:
    text = source(language, file)
    parser = FluentParser(with_spans=False)
    whole = [each for each in parser.parse(text).body if isinstance(each, ftl.Message | ftl.Term)]
    alone = [
        next(each for each in parser.parse(part).body if not isinstance(each, ftl.BaseComment))
        for part in split(text).values()
    ]
    assert len(alone) == len(whole) > 0
    for one, other in zip(alone, whole, strict=True):
        assert one.equals(other, ignored_fields=["comment"]), other.id.name


@pytest.mark.parametrize(("language", "file"), FILES)
def test_a_group_with_facts_has_its_question_above_them(language: str, file: str) -> None:
    text = source(language, file)
    for part in split(text).values():
        had = set(re.findall(r"^ +\.(group-[\w-]+) =", part, re.MULTILINE))
        facts = {name.removesuffix("-facts") for name in had if name.endswith("-facts")}
        assert {f"{name}-title" for name in facts} <= had


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_games_are_all_that_is_parsed_for_them(
    language: str, parsed: list[str]
) -> None:
    book = Phrasebook(language)
    for game in games():
        assert book.game(game)
    assert len(parsed) == len(games())


def test_a_message_is_parsed_once(parsed: list[str]) -> None:
    for _ in range(3):
        Phrasebook("en").text("core.name-yes")
    assert len(parsed) == 1


def test_words_of_the_core_are_parsed_once_for_all_games(parsed: list[str]) -> None:
    for game in games():
        assert Phrasebook("en").name("yes", game)
    assert len(parsed) == 1
