"""What some plays of each game say, ask and track, each once, with the texts."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from companion.engine.chance import Chance
from companion.engine.game import Game
from companion.engine.log import LogEntry
from companion.engine.play import Play
from companion.engine.prompts import Ask, Choose, Say
from companion.games import find
from companion.phrases.glance import Glance
from companion.phrases.phrasebook import Phrasebook
from companion.phrases.wording import Wording
from companion.session.session import flatten_state
from companion.testing.long import LONG
from companion.testing.on_screen import Faults
from companion.testing.plays import FOLLOW
from kit.kinds import every_kind

PLAYS = 40 if LONG else 4
"""Of each game; two at least of each kind."""


class Sample(NamedTuple):
    """Of all plays of a game, each once."""

    prompts: list[Say | Ask]
    goals: list[Say]
    paces: list[Say]
    answers: list[tuple[Ask | Chance, LogEntry]]
    tracked: list[tuple[str, Any]]


class Text(NamedTuple):
    """A text of a prompt, and which part of it: shown, or for the ear."""

    key: str
    part: str
    text: str


@cache
def sampled(game: str) -> Sample:
    """Return everything that occurred in some plays with all kinds of options."""
    prompts, goals, paces, answers, tracked = found = [dict[str, Any]() for _ in range(5)]
    ours = [kind for kind in every_kind() if kind.game.name == game]
    for kind in ours:
        for seed in range(max(PLAYS // len(ours), 2)):
            play, rng = Play(kind.game, options(kind.game, seed), str(seed)), random.Random(seed)
            while True:
                prompts |= {repr(each): each for each in (*play.says, play.ask) if each}
                goals |= {repr(goal): goal.prompt for goal in play.goals()}
                paces |= {repr(each): each for each in (play.pace(),) if each}
                fields = [(name, field.get()) for name, field in play.fields.items()]
                values = (*flatten_state(play.listed()), *fields)
                tracked |= {repr(each): each for each in values}
                if play.over:
                    break
                play.answer(kind.answer(play, rng, FOLLOW[seed % len(FOLLOW)]))
            answered = [each for each in play.answered() if each[1].by != "box"]
            answers |= {repr(each): each for each in answered}
    return Sample(*(list(each.values()) for each in found))


def options(game: Game, seed: int) -> dict[str, str]:
    """Return options that each have another value with every seed."""
    plain = [each for each in game.options if each.name != "clock"]
    return {each.name: each.values[seed % len(each.values)] for each in plain}


class Words(NamedTuple):
    """Each prompt in words and in parts, every text once, and what was logged meanwhile."""

    prompts: list[tuple[Say | Ask, Wording, Glance]]
    texts: list[Text]
    faults: list[str]


@cache
def words(language: str, game: str) -> Words:
    """Return the texts of those plays."""
    book, faults = Phrasebook(language), Faults(Path(str(find(game).folder)))
    logging.getLogger().addHandler(faults)
    try:
        prompts = [
            (each, book.prompt_text(each), book.glance(each)) for each in sampled(game).prompts
        ]
        texts = [*of_prompts(book, prompts), *of_the_rest(book, game)]
    finally:
        logging.getLogger().removeHandler(faults)
    return Words(prompts, list(dict.fromkeys(texts)), faults.lines)


def of_prompts(
    book: Phrasebook, prompts: list[tuple[Say | Ask, Wording, Glance]]
) -> Iterator[Text]:
    """Yield every text of the prompts."""
    heard = set()
    for prompt, wording, parts in prompts:
        yield Text(prompt.key, "text", wording.text)
        yield Text(prompt.key, "voice", wording.voice)
        yield Text(prompt.key, "why", wording.why)
        yield Text(prompt.key, "short", book.short(prompt))
        moves = [text for move in parts.moves for text in (move.plain, move.fact)]
        for text in filter(None, (parts.title, *parts.facts, *moves)):
            yield Text(prompt.key, "glance", text)
        for group in wording.groups.values():
            yield Text(prompt.key, "question", group.question)
        for label in {label: None for _, label in labels_of(wording)}:
            yield Text(prompt.key, "option", label)
        for value, label in wording.options:
            if (prompt.key, label) not in heard:
                said = book.spoken_option(prompt, value) if isinstance(prompt, Choose) else label
                yield Text(prompt.key, "heard", said)
            heard.add((prompt.key, label))


def labels_of(wording: Wording) -> Iterator[tuple[Any, str]]:
    """Yield every value that can be chosen, with its label."""
    yield from (*wording.options, *wording.displayed_options, *wording.menu)
    for group in wording.groups.values():
        yield from group.options


def of_the_rest(book: Phrasebook, game: str) -> Iterator[Text]:
    """Yield every text of goals and paces, of undo, and of tracked values."""
    for prompt in (*sampled(game).goals, *sampled(game).paces):
        wording = book.prompt_text(prompt)
        yield Text(prompt.key, "line", wording.text)
        yield Text(prompt.key, "line-said", wording.voice)
    for asked, entry in sampled(game).answers:
        yield Text(asked.key, "done", book.done(asked, entry))
    for field, value in sampled(game).tracked:
        yield Text(field, "field", book.field(field, game))
        yield Text(field, "value", book.value(value, game, field))
