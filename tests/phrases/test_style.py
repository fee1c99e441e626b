"""Rules for every text: numbers agree with their nouns, spaces and apostrophes are typographic.

``FILES`` are the texts that belong to no game; ``test_whole_plays.py`` has the games' numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from companion.phrases.phrasebook import LANGUAGES, Phrasebook, bundle
from kit.fluent_files import parsed

FILES = ("core", "screens")
EACH_FILE = pytest.mark.parametrize("file", FILES)

ONE = {
    "en": re.compile(r"\b1 (?!is\b|was\b)[a-z]+s\b"),
    "pt-BR": re.compile(r"\b1 (?!mais\b|vezes\b)[a-zà-ú]+s\b"),
    "fr": re.compile(r"\b[01] (?!plus\b|pas\b|dans\b)[a-zà-ÿ]+s\b"),
}
"""A number with the plural of its noun: 0 is singular in French only."""

NEVER_ONE = {
    "option-clock.option",
    "option-budget.option",
    "budget",
    "set-voice-rate.option",
    "die.voice",
    *("bot-long", "bot-track", "bot-endless"),
    *("refused-long", "refused-roles", "record-streak"),
}
"""Numbers with a larger minimum, and what is no number."""

NEVER_NONE = {
    *("unmatched", "put-back", "history-back", "choices-many", "choices-others-many"),
    *("imported-broken", "imported-not", "put-back-count", "back-to", "dropped"),
    *("bot-good", "bot-tried-speech", "table-age", "record-score", "record-time"),
}
"""Numbers that are not 0."""


def patterns(language: str, file: str) -> Iterator[tuple[str, str, ftl.Pattern]]:
    """Yield every message's value and attributes, with the names of both."""
    for entry in parsed(language, file).body:
        if isinstance(entry, ftl.Message):
            if entry.value:
                yield entry.id.name, "", entry.value
            for attribute in entry.attributes:
                yield entry.id.name, attribute.id.name, attribute.value


class Texts(Visitor):
    """The text without the syntax; and the variables and plural variants in it."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.written: list[str] = []
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []
        self.visit(pattern)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.written.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {
            each.key.name if isinstance(each.key, ftl.Identifier) else each.key.value
            for each in node.variants
        }
        self.plurals.append(keys)
        self.generic_visit(node)


def worded(language: str, file: str, number: int) -> Iterator[tuple[str, str]]:
    """Yield every text with all its numbers set to one."""
    found = bundle(language, file)
    for message, attribute, pattern in patterns(language, file):
        name = f"{message}.{attribute}".rstrip(".")
        entry = found.get_message(message)
        ready = entry.attributes[attribute] if attribute else entry.value
        values = dict.fromkeys(Texts(pattern).variables - {"begun"}, number)
        yield name, str(found.format_pattern(ready, values)[0])


@EACH_FILE
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_agrees_with_its_noun(language: str, file: str) -> None:
    texts = [each for n in (0, 1) for each in worded(language, file, n)]
    wrong = [each for each in texts if ONE[language].search(each[1]) and each[0] not in NEVER_ONE]
    assert wrong == []


@EACH_FILE
def test_portuguese_says_what_none_is_as_its_singular_takes_it_too(file: str) -> None:
    for message, _, pattern in patterns("pt-BR", file):
        for keys in Texts(pattern).plurals:
            assert "one" not in keys or "0" in keys or message in NEVER_NONE, message


@EACH_FILE
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_apostrophe_is_typeset(language: str, file: str) -> None:
    for message, attribute, pattern in patterns(language, file):
        assert "'" not in "".join(Texts(pattern).written), f"{message}.{attribute}"


@EACH_FILE
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_french_has_a_space_before_per_cent_and_that_does_not_break(
    language: str, file: str
) -> None:
    for message, attribute, pattern in patterns(language, file):
        spaced = re.findall(r"(\s)%", "".join(Texts(pattern).written))
        assert set(spaced) <= ({"\u00a0"} if language == "fr" else set()), f"{message}.{attribute}"
    assert Phrasebook("fr").text("screens.percent", number=40) == "40\u00a0%"
    assert Phrasebook("pt-BR").text("screens.percent", number=40) == "40%"


FIRST_PERSON = {
    "en": re.compile(r"\b(I|I’m|me|my|we|our)\b"),
    "pt-BR": re.compile(r"\b([Ee]u|meus?|minhas?|nós)\b"),
    "fr": re.compile(r"\b([Jj]e|J’|j’|mon|ma|mes|moi|nous)\b"),
}


@EACH_FILE
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_companion_never_says_i(language: str, file: str) -> None:
    for message, attribute, pattern in patterns(language, file):
        text = "".join(Texts(pattern).written)
        assert not FIRST_PERSON[language].search(text), f"{message}.{attribute}: {text}"


QUAINT = re.compile(
    r"\b(till|nought|whoever|has not got|beside|go on with|goes on|began|begun|begin|"
    r"in all|no more than|set-up|a turn\b(?! of| is)|kept)\b"
)


@EACH_FILE
def test_english_uses_everyday_words(file: str) -> None:
    for message, attribute, pattern in patterns("en", file):
        text = "".join(Texts(pattern).written)
        assert not QUAINT.search(text), f"{message}.{attribute}: {text}"


ONE_WORD = {
    "en": {"screens.menu-whole": "Whole table"},
    "pt-BR": {"screens.menu-whole": "Estado da partida"},
    "fr": {"screens.menu-whole": "Toute la table"},
}
OTHER_WORDS = re.compile(
    r"what is tracked|plus-minus|±|tudo o que é acompanhado|mais e menos|tout ce qui est suivi",
    re.IGNORECASE,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_table_has_one_name(language: str) -> None:
    for key, words in ONE_WORD[language].items():
        assert Phrasebook(language).text(key) == words
        help_ = Phrasebook(language).text("screens.help-keys")
        assert words.lower() in help_.lower()
        assert words.lower() in Phrasebook(language).text("core.terminal-help").lower()
    for file in FILES:
        for message, _, pattern in patterns(language, file):
            assert not OTHER_WORDS.search("".join(Texts(pattern).written)), message
