"""The examples: whole in three languages, good to play, and together all that a file can say."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from companion.engine.autoplay import likely_answer
from companion.engine.play import Play
from companion.games.bots import EXAMPLES, game_of
from companion.games.bots.format import schema
from companion.games.bots.reading import read
from companion.phrases.phrasebook import LANGUAGES

FILES = sorted(EXAMPLES.glob("*.toml"))
PLAYS = 60

each_example = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@cache
def _plays(file: Path) -> list[Play]:
    """Return plays at random, at each level in turn."""
    game = game_of(file.stem, file.read_text(encoding="utf-8"))
    levels = next((each.values for each in game.options if each.name == "level"), ("",))
    found = []
    for number in range(PLAYS):
        level = levels[number % len(levels)]
        play, rng = (
            Play(game, {"level": level} if level else {}, str(number)),
            random.Random(number),
        )
        while not play.over:
            play.answer(likely_answer(play, rng))
        found.append(play)
    return found


def _parts(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield everything in a bot with the path to it."""
    yield path, value
    if isinstance(value, Struct):
        inner = [(name, getattr(value, name)) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        inner = list(value.items())
    else:
        inner = list(enumerate(value)) if isinstance(value, tuple) else []
    for name, each in inner:
        yield from _parts(each, f"{path}.{name}")


@each_example
def test_every_text_of_an_example_is_in_three_languages(file: Path) -> None:
    for path, value in _parts(read(file.read_text(encoding="utf-8"))):
        if isinstance(value, dict) and set(value) & set(LANGUAGES):
            assert set(value) == set(LANGUAGES), path
        named = path.rpartition(".")[2]
        if named in ("title", "about", "rival", "name", "say", "note", "text", "heading", "ask"):
            assert not isinstance(value, str), path


@each_example
def test_every_card_of_an_example_comes_and_neither_side_always_wins(file: Path) -> None:
    plays, bot = _plays(file), read(file.read_text(encoding="utf-8"))
    came = {entry.value for play in plays for entry in play.log}
    cards = {f"{deck}_{card}" for deck, of in bot.decks.items() for card in of.cards}
    assert cards <= came
    won = sum(bool(play.result and play.result.won) for play in plays) / PLAYS
    assert 0.25 <= won <= 0.6


def test_the_examples_use_everything_that_a_file_can_say() -> None:
    used: set[tuple[str, str]] = set()
    for file in FILES:
        for _, value in _parts(read(file.read_text(encoding="utf-8"))):
            if isinstance(value, Struct):
                written = msgspec.to_builtins(value)
                defaults = {each.name: each for each in msgspec.structs.fields(type(value))}
                used |= {
                    (type(value).__name__, each.encode_name)
                    for each in defaults.values()
                    if written[each.encode_name] != msgspec.to_builtins(_default(each))
                }
    every = {(kind, name) for kind, of in schema()["$defs"].items() for name in of["properties"]}
    # those in three languages have no need of a language of their own
    assert sorted(every - used - {("Bot", "language")}) == []


def _default(field: msgspec.structs.FieldInfo) -> Any:
    """Return the value of a field that is not written, None if it must be."""
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return None if field.default is msgspec.NODEFAULT else field.default
