"""The texts of every game besides its prompts: what is always visible, and the options."""

from __future__ import annotations

import logging

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from companion.engine.game import Game, Option
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.fluent_files import parsed

CORE = ("deck", "clock")
GAMES = list(games().values())
OPTIONS = [(game, each) for game in GAMES for each in game.options if each.name not in CORE]


def named(value: Game | Option | str) -> str:
    return value if isinstance(value, str) else value.name


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label_a_reason_and_words_for_its_values(
    language: str, game: Game, option: Option, caplog: pytest.LogCaptureFixture
) -> None:
    book, key = Phrasebook(language), f"{game.name}.option-{option.name}"
    with caplog.at_level(logging.ERROR):
        label, why = book.find(key, {}), book.find(key, {}, "why")
        values = [
            book.find(key, {}, f"option-{value}") or book.find(key, {"option": value}, "option")
            for value in option.values
        ]
    assert 0 < len(label) <= 32
    assert why.endswith(".")
    assert all(values)
    assert len(set(values)) == len(values)
    assert caplog.text == ""


COUNTED, SHEET = "score-", "score-pad"
"""How the messages begin that ask for a figure, and the game that asks for nothing else: "Ships: 3"
needs no verb.
"""


@pytest.mark.parametrize("game", [game for game in GAMES if game.name != SHEET], ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_done_is_announced_in_a_sentence_not_as_a_noun_and_a_colon(
    language: str, game: Game
) -> None:
    shown = [
        (message.id.name, attribute.id.name)
        for message in parsed(language, game.name).body
        if isinstance(message, ftl.Message) and not message.id.name.startswith(COUNTED)
        for attribute in message.attributes
        if attribute.id.name in ("done", "reported")
        and any(":" in text for text in Written(attribute.value).texts)
    ]
    assert shown == []


class Written(Visitor):
    """The texts of a pattern, without placeholders."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)
