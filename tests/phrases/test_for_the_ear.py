"""Nothing that is spoken speaks of tapping, of keys, or of how something on the screen looks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from companion.games import games
from companion.phrases.phrasebook import LANGUAGES
from kit.fluent_files import parsed, source

FILES = ("core", "screens", *games())

HANDS_AND_EYES = {
    "en": re.compile(
        r"\b([Tt]ap(s|ped|ping)?|keys?(?! words)|[Kk]eyboard|[Tt]ouch(?= (the|it|to|any)\b)"
        r"|dimmed|grayed|orange button)\b"
    ),
    "pt-BR": re.compile(
        r"\b([Tt]oques?|tocando n\w+|[Tt]ecl(as?|ado)|apagad[oa]s?|esmaecid[oa]s?|botão laranja)\b"
    ),
    "fr": re.compile(
        r"\b([Tt]ouchez|[Aa]ppuis?|en les? touchant|(un|Un|[Aa]ucun) toucher|[Cc]lavier"
        r"|estompée?s?|bouton orange)\b"
    ),
}

DRAWN = re.compile(r"(.+-)?(title|facts)$")
"""Attributes that are only drawn; for a move, the part after a bar."""

ONLY_SHOWN = {
    "core": re.compile(r"terminal-|refused-|no-screen|kiosk-"),
    "screens": re.compile(r"resting|die-hint|help-keys|help-text|tap-one"),
}
"""Messages that are only read, in the terminal or for touch."""

OF_THE_MACHINE = {"doctor-rotation", "doctor-touch", "set-sound-tap", "touch-hint", "touch-count"}
OF_THE_MACHINE |= {"touch-doubles"}
"""Messages about the touchscreen itself."""


def texts(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield the texts of a pattern, for each of its variants."""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            yield element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)


def spoken(language: str, file: str) -> Iterator[tuple[str, str]]:
    """Yield every text that may be spoken, with the name of its message and attribute."""
    for entry in parsed(language, file).body:
        if not isinstance(entry, ftl.Message) or entry.id.name in OF_THE_MACHINE:
            continue
        if (only := ONLY_SHOWN.get(file)) and only.match(entry.id.name):
            continue
        attributes = {each.id.name: each.value for each in entry.attributes}
        heard = {"": entry.value} if entry.value and "voice" not in attributes else {}
        for name, pattern in (heard | attributes).items():
            if not DRAWN.match(name):
                for text in texts(pattern):
                    yield f"{entry.id.name}.{name}", re.sub(r" \|.*", "", text)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_spoken_is_for_hands_and_eyes(language: str, file: str) -> None:
    wrong = [each for each in spoken(language, file) if HANDS_AND_EYES[language].search(each[1])]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_only_shown_would_be_found(language: str) -> None:
    text = source(language, "screens")
    assert len(HANDS_AND_EYES[language].findall(text)) > 5
