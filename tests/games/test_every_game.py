"""What holds in every game: whole plays at random, by defaults, with undo; its prompts and pages.

Invariants of one game alone are in its ``invariants.py``; see `companion.testing.plays`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from companion.appendix import site
from companion.engine.game import Game
from companion.games import games
from companion.testing import GameChecks
from kit.fluent_files import source
from kit.kinds import invariants

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


class TestEveryGame(GameChecks):
    """The checks that a game of any package must pass; others here hold more than some of them."""

    games = tuple(games().values())

    @classmethod
    def own(cls, game: Game) -> Any:
        return invariants(game)

    # tests/phrases, tests/appendix and tests/screens read, open and show everything
    test_the_phrases_can_be_read = None
    test_a_translation_has_every_message_with_the_same_values = None
    test_everything_that_is_said_and_asked_has_words = None
    test_every_option_has_words = None
    test_every_page_can_be_shown = None
    test_a_play_is_shown_on_the_touchscreen = None


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
    tables = import_module(f"companion.games.{game.name.replace('-', '_')}.places")
    prompts = [key for keys in tables.EXPLAINED.values() for key in keys]
    assert sorted(prompts) == sorted(game.places)


ADMITS = re.compile("Our ruling|(does not|doesn’t|do not) say|you chose this|sources disagree")
ONLY_SOMETIMES = {"construct", "tie-result", "tile-left"}
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
