"""Every text of whole plays reads as sentences: capitals, points and spaces where they belong."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from companion.engine.prompts import Ask, Say
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.prompts import prompts

HELD = LANGUAGES
"""The languages in which it holds: the others join when they are reworded."""

FAULTS = {
    "a small letter at the start": re.compile(r"^\W*[a-zà-ÿ]"),
    "a small letter after a full stop": re.compile(r"(?<!\bniv)\. [a-zà-ÿ]"),
    "two marks": re.compile(r"[.,;:!?]\s*[.,;:]|[!?]\s*[!?]|\(\)|\(,"),
    "a space before a mark": re.compile(r" [,.](?!\d)"),
    "a gap": re.compile(r" {2}|[{}]|\b\w+_\w+\b"),
}


def texts(book: Phrasebook, prompt: Say | Ask) -> Iterator[str]:
    """Yield every sentence in which a prompt is shown or said, and each line of its parts."""
    words, parts = book.prompt_text(prompt), book.glance(prompt)
    yield from (words.text, words.voice, words.why, parts.title, parts.short, *parts.facts)
    for move in parts.moves:
        yield from (move.text.replace("**", ""), move.fact)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", HELD)
def test_every_text_of_a_play_reads_as_sentences(language: str, game: str) -> None:
    book, wrong = Phrasebook(language), set()
    for prompt in prompts(game):
        for text in filter(None, texts(book, prompt)):
            wrong |= {
                (prompt.key, fault, text) for fault, found in FAULTS.items() if found.search(text)
            }
    assert sorted(wrong) == []


@pytest.mark.parametrize("language", HELD)
@pytest.mark.parametrize("missing", [(4, 0, 0), (0, 3, 1), (4, 0, 2), (4, 3, 0)])
def test_only_the_steps_that_are_missing_are_named(language: str, missing: tuple[int, ...]) -> None:
    steps = dict(zip(("temperature", "oxygen", "oceans"), missing, strict=True))
    told = Phrasebook(language).text("core.pace-missing", **steps)
    assert re.findall(r"\d", told) == [str(each) for each in missing if each]
    assert not FAULTS["two marks"].search(told)
