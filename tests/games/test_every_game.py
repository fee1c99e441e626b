"""Invariants of every game, found by its folder: whole plays at random, by defaults, with undo.

Invariants of one game alone are in its ``invariants.py``; see `kit.plays`.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib import import_module

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from companion.appendix import site
from companion.engine.autoplay import likely_answer
from companion.engine.game import Game
from companion.engine.play import Play
from companion.games import games
from companion.storage.store import Store
from kit.fluent_files import source
from kit.long import LONG
from kit.plays import (
    PARTS,
    PLAYS,
    Kind,
    by_defaults,
    folder,
    kinds,
    option_sets,
    play_at_random,
    play_there_and_back,
)

every_game = pytest.mark.parametrize("game", games().values(), ids=games())
every_kind = pytest.mark.parametrize("kind", kinds(), ids=str)


@pytest.mark.parametrize("part", PARTS)
@every_kind
def test_random_plays_keep_what_must_hold_and_end(kind: Kind, part: int, store: Store) -> None:
    """4 plays; every 16 lines of the log an answer is undone and redone, and the disk tried.

    If long, 10,000 plays: in 1,000 of them after every answer.
    """
    every = 1 if LONG and part < 2 else 16
    for number in range(PLAYS):
        play_at_random(kind, str(part * PLAYS + number), store, every)


@every_kind
def test_a_play_by_defaults_ends_whatever_the_options(kind: Kind) -> None:
    for number, options in enumerate(option_sets(kind.game)):
        by_defaults(kind, options, str(number))


@pytest.mark.parametrize("seed", range(20 if LONG else 1))
@every_kind
def test_undo_all_the_way_back_and_redo_all_the_way_forth(kind: Kind, seed: int) -> None:
    rng = random.Random(seed)
    play = Play(kind.game, rng.choice(option_sets(kind.game)), str(seed))
    play_there_and_back(play, lambda: kind.answer(play, rng, 0.6))


@every_game
def test_every_option_has_a_default_and_takes_its_values(game: Game) -> None:
    assert game.with_defaults({}) == {option.name: option.values[0] for option in game.options}
    for option in game.options:
        assert len(set(option.values)) == len(option.values)
        assert [option.check(value) for value in option.values] == list(option.values)
        assert not option.takes("none of these")


@every_game
def test_what_counts_the_turns_is_a_value_of_the_state(game: Game) -> None:
    play, rng = Play(game, {}, "1"), random.Random(1)
    while not play.over:
        assert play.turn == play.state().get(game.counter, 0)
        play.answer(likely_answer(play, rng))


@every_game
def test_every_prompt_that_can_be_shown_has_a_place_in_the_appendix(game: Game) -> None:
    """Only a prompt has a reason; a piece of one may have a reason, too."""
    shown = {key for key, message in messages(game) if "why" in message and "key" in message}
    shown -= {key for key in shown if key.partition("-")[0] in ("option", "equal")}
    assert shown <= set(game.places)
    assert set(game.places) <= {key for key, _ in messages(game)}


@every_game
def test_no_prompt_is_explained_twice(game: Game) -> None:
    """A table of the prompts by their place can name one under two of them."""
    tables = import_module(f"companion.games.{folder(game)}.places")
    prompts = [key for keys in tables.EXPLAINED.values() for key in keys]
    assert sorted(prompts) == sorted(game.places)


ADMITS = re.compile("Our reading|(does not|doesn’t|do not) say|reading you chose|sources disagree")
ONLY_SOMETIMES = {"construct", "tile-left"}
"""Our interpretations in rare cases, which only the reason mentions."""


@every_game
def test_a_reason_that_admits_our_interpretation_leads_to_a_section_that_is_marked_so(
    game: Game,
) -> None:
    admitted = {key for key, message in messages(game) if ADMITS.search(message.get("why", ""))}
    for key in admitted & set(game.places) - ONLY_SOMETIMES:
        assert site.mark("en", game.name, game.places[key]) == "reading", key


def messages(game: Game) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the key of every English message of a game, and its attributes as they are written."""
    text = source("en", game.name)
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            spans = {each.id.name: each.value.span for each in entry.attributes}
            yield entry.id.name, {name: text[at.start : at.end] for name, at in spans.items()}
