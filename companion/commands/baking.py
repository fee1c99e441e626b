"""Prerecorded speech: everything fixed, and what random plays say most often."""

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
from companion.games import games
from companion.phrases.messages import PARSER
from companion.phrases.phrasebook import CORE, PARTS, VOICE, Phrasebook, written
from companion.session.session import Session
from companion.storage.store import Store
from companion.voice.cache import file_name
from companion.voice.narrator import sentences
from companion.voice.speech import SpokenLine, Synthesiser

SCREENS, WHY = "screens", "why"

ONLY_READ = re.compile(r"-|terminal-|refused-|picture-|set-|heard$")
"""The prefixes of messages that are never spoken, or are parts of others."""

NOT_SAID = {"done", "refused", "form", *PARTS, *(f"ask-{part}" for part in PARTS)}
"""The attributes that are never spoken, or are parts of others."""

Report = Callable[[str, int, int], object]
"""Called with the current task, how much of it is done, and the total."""


class Baked(NamedTuple):
    """The result: the number of lines, and their size in bytes.

    ``failed`` is the number of other lines; ``full`` is true if the limit was reached.
    """

    lines: int
    size: int
    failed: int
    full: bool


class Variables(Visitor):
    """Determines whether a text contains anything that is only known during a play."""

    found = False

    def visit_VariableReference(self, _: ast.VariableReference) -> None:  # noqa: N802
        self.found = True

    def visit_MessageReference(self, _: ast.MessageReference) -> None:  # noqa: N802
        self.found = True


def fixed_lines(language: str) -> tuple[list[str], list[str]]:
    """Return a language's sentences without variables: of the steps, and of every Why."""
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
    """Yield the spoken attributes of a message without variables; "" is its value."""
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


def played_lines(languages: Sequence[str], plays: int, report: Report) -> dict[str, Counter[str]]:
    """Return how often random plays say each sentence, by language; all games take turns.

    Half of them are played with the default options, the others with random ones.
    """
    every = list(games().values())
    heard: dict[str, Counter[str]] = {language: Counter() for language in languages}
    books = [Phrasebook(language) for language in languages]
    with (
        TemporaryDirectory() as folder,
        closing(Store(Path(folder, "plays.db"))) as store,
    ):
        for number in range(plays):
            report("plays", number, plays)
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
    report("plays", plays, plays)
    return heard


def bake(
    synthesiser: Synthesiser, folder: Path, lines: Iterable[SpokenLine], limit: int, report: Report
) -> Baked:
    """Make the speech of lines, in order, in the synthesiser's ``folder``.

    Existing files stay and count, so that this can be interrupted and continued. Nothing is made
    beyond ``limit`` bytes.
    """
    wished = list(dict.fromkeys(map(synthesiser.named, lines)))
    there = {path.name: path.stat().st_size for path in folder.glob("*.wav")}
    size, failed = sum(there.values()), 0
    for done, line in enumerate(wished):
        report("lines", done, len(wished))
        name = file_name(line.key)
        if name in there:
            continue
        if size >= limit:
            return Baked(len(there), size, failed, True)
        path = synthesiser.synthesise(line.text, line.language, line.rate, voice=line.voice)
        if path and path.name == name:
            there[name] = path.stat().st_size
            size += there[name]
        else:  # none, or what the default voice said instead
            failed += 1
    report("lines", len(wished), len(wished))
    return Baked(len(there), size, failed, False)
