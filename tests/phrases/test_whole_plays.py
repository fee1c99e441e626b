"""Every text of whole plays, in every language: it is there, reads well and has room."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from companion.engine.prompts import Ask, Choose, Confirm, Count, Say
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.sampled import Text, labels_of, sampled, words

MOVE, FACT, TITLE, PACE = 40, 60, 42, 40
"""The maximum characters of each part: a move has its own line, beside its number."""

MAY_BE_EMPTY = ("short", "why")
UNREASONED = ("on-mars",)
"""Games in which mere announcements may have no reason."""

GAP = re.compile(r"[{}]|\?\?|  |\(\s*\)|\( |\s[.,](?:\s|$)|[.,;:]\s?[.,;]|'")
FAULTS = {
    "a small letter at the start": re.compile(r"^\W*[a-zà-ÿ]"),
    "a small letter after a full stop": re.compile(r"(?<!\bniv)\. [a-zà-ÿ]"),
    "two marks": re.compile(r"[.,;:!?]\s*[.,;:]|[!?]\s*[!?]|\(\)|\(,"),
    "a space before a mark": re.compile(r" [,.](?!\d)"),
    "a gap": re.compile(r"\b\w+_\w+\b"),
}
SENTENCES = ("text", "voice", "why", "glance", "short")

every_game = pytest.mark.parametrize("game", games())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_every_text_is_there_without_a_gap_and_reads_as_a_sentence(
    language: str, game: str
) -> None:
    texts = words(language, game).texts
    assert words(language, game).faults == []
    assert [each for each in texts if not each.text and each.part not in MAY_BE_EMPTY] == []
    assert [each for each in texts if each.text == each.key or GAP.search(each.text)] == []
    sentences = [each for each in texts if each.part in SENTENCES and each.text]
    assert [each for each in sentences if faults(each)] == []


def faults(text: Text) -> list[str]:
    return [fault for fault, pattern in FAULTS.items() if pattern.search(text.text)]


@every_game
@every_language
def test_every_prompt_has_a_reason_and_no_two_choices_that_read_the_same(
    language: str, game: str
) -> None:
    for prompt, wording, _ in words(language, game).prompts:
        unreasoned = game in UNREASONED and isinstance(prompt, Say) and not wording.why
        assert unreasoned or wording.why.endswith((".", ")")), prompt.key
        labels = Counter(label for _, label in wording.options)
        assert [label for label, count in labels.items() if count > 1] == [], prompt.key


@every_game
@every_language
def test_the_pace_is_one_line(language: str, game: str) -> None:
    book = Phrasebook(language)
    assert [each for each in sampled(game).paces if len(book.prompt_text(each).text) > PACE] == []


WORD = re.compile(r"[a-z][a-z-]{2,}")
"""A value as a word: a hex, a number or a card is its own name."""


def shown(value: object, label: str) -> bool:
    """Return whether a label contains a value's own name, as a word."""
    words = filter(WORD.fullmatch, str(value).split("."))
    return any(re.search(rf"(?<![\w-]){word}(?![\w-])", label) for word in words)


@every_game
def test_no_label_shows_an_internal_value_in_every_language(game: str) -> None:
    """In one language it may be a word like any other: "All converted, done"."""
    by_language = [
        {
            (prompt.key, value)
            for prompt, wording, _ in words(language, game).prompts
            for value, label in set(labels_of(wording))
            if isinstance(prompt, Choose) and shown(value, label)
        }
        for language in LANGUAGES
    ]
    assert set.intersection(*by_language) == set()


def asks(prompt: Say | Ask) -> bool:
    """Return whether a prompt asks something: a main question is named in the header."""
    return isinstance(prompt, Count) or (isinstance(prompt, Choose) and not prompt.fields)


@every_game
@every_language
def test_every_part_is_there_and_short_enough_to_be_shown(language: str, game: str) -> None:
    wrong = []
    for prompt, _, shown in words(language, game).prompts:
        moves = [move.plain for move in shown.moves]
        facts = [*(move.fact for move in shown.moves), *shown.facts]
        wrong += [
            (prompt.key, why)
            for why, is_so in {
                f"no key noun: {shown}": isinstance(prompt, Ask) and not shown.key[0],
                "no title": asks(prompt) and not (shown.title or moves),
                "nothing to do": isinstance(prompt, Confirm) and not (shown.title or shown.moves),
                "nothing shown": not (shown.title or shown.moves or shown.facts),
                f"long title: {shown.title}": len(shown.title) > TITLE,
                f"long move: {moves}": any(len(move) > MOVE for move in moves),
                f"long fact: {facts}": any(len(fact) > FACT for fact in facts),
                f"announces: {shown.title} {facts}": any(
                    line.rstrip().endswith(":") for line in (shown.title, *facts)
                ),
                f"stars: {moves}": any(move.text.count("**") % 2 for move in shown.moves),
            }.items()
            if is_so
        ]
    assert wrong == []


@every_language
@pytest.mark.parametrize("missing", [(4, 0, 0), (0, 3, 1), (4, 0, 2), (4, 3, 0)])
def test_only_the_steps_that_are_missing_are_named(language: str, missing: tuple[int, ...]) -> None:
    steps = dict(zip(("temperature", "oxygen", "oceans"), missing, strict=True))
    text = Phrasebook(language).text("core.pace-missing", **steps)
    assert re.findall(r"\d", text) == [str(each) for each in missing if each]
    assert not FAULTS["two marks"].search(text)
