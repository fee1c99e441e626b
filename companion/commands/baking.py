"""Speech that is made ahead: of everything fixed, and of what random plays say most often."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from companion.engine.autoplay import likely_answer
from companion.games import games, result_type
from companion.phrases.messages import PARSER
from companion.phrases.phrasebook import CORE, PARTS, VOICE, Phrasebook, written
from companion.session.session import Session
from companion.storage.store import Store
from companion.voice.cache import file_name
from companion.voice.narrator import sentences
from companion.voice.speech import Line, Synthesiser

SCREENS, WHY = "screens", "why"

ONLY_READ = re.compile(r"-|terminal-|refused-|picture-|set-|heard$")
"""How the names of messages begin that are only read, or are words of others."""

NOT_SAID = {"done", "refused", "form", *PARTS, *(f"ask-{part}" for part in PARTS)}
"""The attributes that are only read, or are words of others."""

Tell = Callable[[str, int, int], object]
"""Told what is being worked on, how much of it is done, and how much there is."""


class Baked(NamedTuple):
    """What there is now: so many lines, of so many bytes together.

    So many others ``failed``; ``full`` tells whether some would not go within the limit.
    """

    lines: int
    size: int
    failed: int
    full: bool


class Variables(Visitor):
    """Finds out whether a text has anything in it that is only known in a play."""

    found = False

    def visit_VariableReference(self, _: ast.VariableReference) -> None:  # noqa: N802
        self.found = True

    def visit_MessageReference(self, _: ast.MessageReference) -> None:  # noqa: N802
        self.found = True


def fixed_lines(language: str) -> tuple[list[str], list[str]]:
    """Return the sentences of a language that have no variables: of the steps, and of every Why."""
    found: tuple[dict[str, None], dict[str, None]] = ({}, {})
    for file in (CORE, SCREENS, *games()):
        book = Phrasebook(language)
        for name, text in written(language, file).items():
            if not ONLY_READ.match(name):
                for part in _fixed_parts(text):
                    text = book.find(f"{file}.{name}", {}, part)
                    found[part.endswith(WHY)].update(dict.fromkeys(sentences(text)))
    steps, whys = found
    return list(steps), list(whys)


def _fixed_parts(text: str) -> Iterator[str]:
    """Yield the attributes of a message that are said and have no variables; "" is its value."""
    for message in PARSER.parse(text).body:
        if not isinstance(message, ast.Message):
            continue
        parts = {each.id.name: each.value for each in message.attributes}
        if message.value and VOICE not in parts:
            parts[""] = message.value
        for name, pattern in parts.items():
            variables = Variables()
            variables.visit(pattern)
            if name not in NOT_SAID and not variables.found:
                yield name


def played_lines(languages: Sequence[str], plays: int, tell: Tell) -> dict[str, Counter[str]]:
    """Return how often random plays say each sentence, by language; every game in turn.

    Half of them are played with the usual options, the others with any.
    """
    every = list(games().values())
    heard: dict[str, Counter[str]] = {language: Counter() for language in languages}
    books = [Phrasebook(language) for language in languages]
    with (
        TemporaryDirectory() as folder,
        closing(Store(Path(folder, "plays.db"), result_type=result_type)) as store,
    ):
        for number in range(plays):
            tell("plays", number, plays)
            game, rng = every[number % len(every)], random.Random(number)
            options = (
                {option.name: rng.choice(option.values) for option in game.options}
                if number // len(every) % 2
                else {}
            )
            session = Session(game, store, books[0], options, str(number), new=True)
            while True:
                for book in books:
                    session.phrasebook = book
                    heard[book.language].update(sentences(session.spoken))
                if session.play.over:
                    break
                session.answer(likely_answer(session.play, rng))
    tell("plays", plays, plays)
    return heard


def bake(
    synthesiser: Synthesiser, folder: Path, lines: Iterable[Line], limit: int, tell: Tell
) -> Baked:
    """Make the speech of lines, the first ones first, in the ``folder`` that the synthesiser has.

    What is there already stays and counts, so that this may be broken off and go on later. Nothing
    is made beyond ``limit`` bytes.
    """
    wished = list(dict.fromkeys(map(synthesiser.named, lines)))
    there = {path.name: path.stat().st_size for path in folder.glob("*.wav")}
    size, failed = sum(there.values()), 0
    for done, line in enumerate(wished):
        tell("lines", done, len(wished))
        name = file_name(line.key)
        if name in there:
            continue
        if size >= limit:
            return Baked(len(there), size, failed, True)
        path = synthesiser.synthesise(line.text, line.language, line.rate, voice=line.voice)
        if path and path.name == name:
            there[name] = path.stat().st_size
            size += there[name]
        else:  # none, or what the usual voice said instead
            failed += 1
    tell("lines", len(wished), len(wished))
    return Baked(len(there), size, failed, False)
