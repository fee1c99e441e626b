"""What every game keeps, found by its folder: whole plays at random, by defaults, there and back.

What must hold in one game alone is in its ``invariants.py``; see `kit.plays`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files

import pytest

from companion.autoplay import likely_answer
from companion.engine.game import Game
from companion.engine.play import Play
from companion.engine.store import Store
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES
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
    """40 plays; every 16 lines of the log an answer is undone and redone, and the disk tried.

    If long, 10,000 plays: in 1,000 of them after every answer.
    """
    every = 1 if LONG and part < 2 else 16
    for number in range(PLAYS):
        play_at_random(kind, str(part * PLAYS + number), store, every)


@every_kind
def test_a_play_by_defaults_ends_whatever_the_options(kind: Kind) -> None:
    for number, options in enumerate(option_sets(kind.game)):
        by_defaults(kind, options, str(number))


@pytest.mark.parametrize("seed", range(20 if LONG else 4))
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


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_page_named_is_written_and_every_page_written_is_named(
    game: Game, language: str
) -> None:
    written = files("companion.appendix") / "pages" / language / game.name
    names = {page.name.removesuffix(".md") for page in written.iterdir()}
    assert names == {"overview", *game.pages.values(), *explained(game)}


@every_game
def test_no_prompt_is_explained_twice(game: Game) -> None:
    """A table of the prompts by their page can name one under two pages."""
    prompts = [key for keys in explained(game).values() for key in keys]
    assert len(set(prompts)) == len(prompts)


def explained(game: Game) -> Mapping[str, tuple[str, ...]]:
    """Return a game's table of the prompts by their page; a page may be only linked to."""
    tables = import_module(f"companion.games.{folder(game)}.pages")
    return getattr(tables, "EXPLAINED", {})
