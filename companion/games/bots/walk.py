"""Walks through all steps of a bot file, each with its path in the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.games.bots.format import Bot, Step, Steps, Text
from companion.games.bots.positions import Path

VERBS = (
    "say", "note", "draw", "roll", "put", "take", "move", "ask", "count", "try_", "tie", "if_",
    "look", "do", "shuffle", "turn", "end",
)  # fmt: skip
"""What a step does: one of these; or it only adds to counters or sets them."""

WORDED = "say", "note", "ask", "count", "try_", "tie"
"""The verbs that have words."""

ROLLED = "roll", "tie"
"""The verbs that need a die."""

BESIDE = "say", "note", "try_"
"""The verbs beside which a step may change counters, too."""


class StepBlock(NamedTuple):
    """Some steps, with their path and what they are headed with: a card, a die, a counter.

    The header already has the part of the round.
    """

    path: Path
    steps: Steps
    title: Text | None


def blocks(bot: Bot) -> Iterator[StepBlock]:
    """Yield all steps that are not part of other steps."""
    yield StepBlock(("setup",), bot.setup, None)
    for number, phase in enumerate(bot.phases):
        yield StepBlock(("phases", number, "steps"), phase.steps, None)
    for name, deck in bot.decks.items():
        for of, card in deck.cards.items():
            yield StepBlock(("decks", name, "cards", of, "steps"), card.steps, card.name)
            yield StepBlock(("decks", name, "cards", of, "back"), card.back, card.name)
    for name, dice in bot.dice.items():
        for number, row in enumerate(dice.rows):
            yield StepBlock(("dice", name, "rows", number, "steps"), row.steps, dice.name)
    for name, counter in bot.counters.items():
        for number, space in enumerate(counter.at):
            yield StepBlock(("counters", name, "at", number, "steps"), space.steps, counter.name)
    for name, steps in bot.steps.items():
        yield StepBlock(("steps", name), steps, None)
    for number, deadline in enumerate(bot.deadlines):
        yield StepBlock(("deadlines", number, "otherwise"), deadline.otherwise, deadline.name)


def within(block: StepBlock) -> Iterator[tuple[Path, Step, Text | None]]:
    """Yield each step of a block, those within others included: its path, and the title."""
    for number, each in enumerate(block.steps):
        step, path = as_step(each), (*block.path, number)
        yield path, step, block.title
        yield from within(StepBlock((*path, "then"), step.then, block.title))
        yield from within(StepBlock((*path, "otherwise"), step.otherwise, block.title))
        for at, row in enumerate(step.rows):
            yield from within(StepBlock((*path, "rows", at, "steps"), row.steps, block.title))
        for at, answer in enumerate(step.answers):
            inner = StepBlock((*path, "answers", at, "steps"), answer.steps, block.title)
            yield from within(inner)


def all_steps(bot: Bot) -> Iterator[tuple[Path, Step, Text | None]]:
    """Yield each step of a file."""
    for block in blocks(bot):
        yield from within(block)


def as_step(each: str | Step) -> Step:
    """Return a step; a text alone is something to do."""
    return Step(say=each) if isinstance(each, str) else each


def verb(step: Step) -> str:
    """Return what a step does, "" if it only changes counters."""
    return next((name for name in VERBS if getattr(step, name) is not None), "")


def key(path: Path) -> str:
    """Return the name of the message for what is at a path: no name has its sign in it."""
    return "_".join(map(str, path))
