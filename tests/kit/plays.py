"""Whole plays at random: what must hold whatever the game, and how a random player plays."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.engine.game import Game
from companion.engine.log import LogEntry
from companion.engine.play import Play
from companion.engine.prompts import Choose

LONG = bool(os.environ.get("COMPANION_LONG"))
PARTS = range(20 if LONG else 1)
PLAYS, UNDO_EVERY = (500, 1) if LONG else (300, 16)
"""How many plays a part has, and every how many answers one is undone and redone."""

MOST_ANSWERS = 20_000

Answer = Callable[[], Any]
"""What a player answers to the question that stands."""


def option_sets(game: Game, *left_out: str) -> list[dict[str, str]]:
    """Return every set of options but for those left out."""
    options = [option for option in game.options if option.name not in left_out]
    values = product(*(option.values for option in options))
    return [dict(zip((o.name for o in options), chosen, strict=True)) for chosen in values]


def many_plays(
    number: int, **choices: Sequence[Any]
) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Try one play so many times, each with a ``seed`` and a random one of each of the choices."""

    def decorate(one_play: Callable[..., None]) -> Callable[[], None]:
        drawn = {name: st.sampled_from(values) for name, values in choices.items()}
        many = settings(
            max_examples=number,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        return many(given(seed=st.integers(0, 10**9), **drawn)(one_play))

    return decorate


# What must hold


def standing(play: Play) -> Any:
    """Return all that is on the table: the state, how it stands, what was said and is asked."""
    ask = play.ask
    if isinstance(ask, Choose):
        ask = msgspec.structs.replace(ask, fields=None)
    return play.state(), play.goals(), play.scores(), list(play.says), ask, play.result


def check_question(play: Play) -> None:
    """What is asked can be answered, by its default if it has one."""
    ask = play.ask
    assert ask is not None
    if ask.default is not None:
        assert ask.check(ask.default) == ask.default
    assert not isinstance(ask, Choose) or ask.options


def check_undo(play: Play, before: Any) -> None:
    """Undo restores exactly what stood before the last answer; redo what stands now."""
    now, log = standing(play), list(play.log)
    play.undo()
    assert standing(play) == before
    play.redo()
    assert standing(play) == now
    assert play.log == log


def check_log(play: Play) -> None:
    """A play is its log: written, read and run again it is the same play."""
    log = msgspec.json.decode(msgspec.json.encode(play.log), type=list[LogEntry])
    again = Play(play.game, play.options, play.seed, log)
    assert again.unmatched == 0
    assert standing(again) == standing(play)


# How a random player plays


def correct_something(play: Play, rng: random.Random) -> tuple[str, Any]:
    """Correct a field at random; return its name and its value."""
    name = rng.choice(list(play.fields))
    field = play.fields[name]
    value: Any
    if field.many is not None:
        value = [item for item, most in field.many.items() for _ in range(rng.randint(0, most))]
    else:
        value = rng.choice(field.choices or range(field.minimum, field.maximum + 1))
    play.correct(name, value)
    return name, value


def play_out(
    play: Play, rng: random.Random, answer: Answer, corrections: int, undo_every: int
) -> Iterator[Any]:
    """Play to the end and check what every game must keep; ``corrections`` at most are made.

    After every answer it yields what stood before, for the game to check its own.
    """
    offset = rng.randrange(undo_every)
    while not play.over:
        check_question(play)
        before = standing(play)
        if corrections and play.fields and rng.random() < 0.3:
            correct_something(play, rng)
            corrections -= 1
        else:
            play.answer(answer())
        yield before
        if (len(play.log) + offset) % undo_every == 0:
            check_undo(play, before)
        assert len(play.log) < MOST_ANSWERS
    check_log(play)


def play_by_defaults(play: Play) -> None:
    """Play to the end by defaults: only what the player draws has none."""
    rng = random.Random(play.seed)
    while (ask := play.ask) is not None:
        if ask.default is None:
            assert isinstance(ask, Choose)
            assert ask.drawn
            assert play.options["deck"] == "physical"
        play.answer(rng.choice(ask.options) if ask.default is None else ask.default)
        assert len(play.log) < MOST_ANSWERS
    check_log(play)


def play_there_and_back(play: Play, answer: Answer) -> None:
    """Play to the end, undo all the way back, and redo all the way forth."""
    stands = [standing(play)]
    while not play.over:
        play.answer(answer())
        stands.append(standing(play))
    for earlier in reversed(stands[:-1]):
        play.undo()
        assert standing(play) == earlier
    assert play.last_answer is None
    for later in stands[1:]:
        play.redo()
        assert standing(play) == later
