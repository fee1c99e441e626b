"""The words that every game has beside its prompts: what is always in sight, and the options."""

from __future__ import annotations

import logging

import pytest

from companion.engine.game import Game, Option
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

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
