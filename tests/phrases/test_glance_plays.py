"""Every prompt of whole plays can be shown in parts, in every language."""

from __future__ import annotations

import pytest

from companion.engine.prompts import Ask, Choose, Confirm, Count, Say
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.prompts import prompts

MOVE, FACT, TITLE, KEY, SHORT = 40, 60, 42, 30, 110
"""The most letters of each part: a move has a line of its own, beside its number."""


def asks(prompt: Say | Ask) -> bool:
    """Return whether a prompt asks something: what a table's main question is, its header tells."""
    return isinstance(prompt, Count) or (isinstance(prompt, Choose) and not prompt.fields)


def plain(text: str) -> str:
    return text.replace("**", "")


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_is_there_and_short_enough_to_be_shown(language: str, game: str) -> None:
    book, wrong = Phrasebook(language), []
    for prompt in prompts(game):
        shown = book.glance(prompt)
        moves = [plain(move.text) for move in shown.moves]
        move_facts = [move.fact for move in shown.moves]
        wrong += [
            (prompt.key, why)
            for why, is_so in {
                f"no key noun: {shown}": isinstance(prompt, Ask) and not shown.key[0],
                "no title": asks(prompt) and not (shown.title or moves),
                "nothing to do": isinstance(prompt, Confirm) and not (shown.title or shown.moves),
                "nothing told": not (shown.title or shown.moves or shown.facts),
                f"long title: {shown.title}": len(shown.title) > TITLE,
                f"long move: {moves}": any(len(move) > MOVE for move in moves),
                f"long fact: {shown.facts} {move_facts}": any(
                    len(fact) > FACT for fact in (*shown.facts, *move_facts)
                ),
                f"stars: {moves}": any(move.text.count("**") % 2 for move in shown.moves),
                f"gap: {shown}": any(
                    mark in text
                    for mark in ("{", "??", "  ", " ,", prompt.key)
                    for text in (shown.title, *moves, *move_facts, *shown.facts, shown.short)
                ),
            }.items()
            if is_so
        ]
    assert wrong == []
