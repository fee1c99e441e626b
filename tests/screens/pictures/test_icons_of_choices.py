"""Choices are found by their icons: each has one, and if possible a different one."""

import random
from collections import Counter
from functools import cache

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.play import Play
from companion.engine.prompts import Choose
from companion.games import find, games
from companion.screens import pictures
from companion.screens.drawing.icons import NAMES
from companion.testing.plays import option_sets

OWN_WORDS = ("colonists", "impossible", "differs")
"""Choices that are not things with an icon: only words describe them."""

WITH_ICON = [game for game in games() if pictures.pictures_of(game).icons]
DISTINCT = ("classic", "score-pad")
"""In other games several choices are of one kind, such as milestones, distinguished by words."""


@cache
def choices(game, seed):
    """Return the choices that some plays offer, by their question."""
    found = {}
    for number, options in enumerate(option_sets(find(game))):
        play, chance = Play(find(game), options, str(number)), random.Random(seed)
        while play.ask:
            if isinstance(play.ask, Choose):
                shown = play.ask.displayed_options or play.ask.options
                found.setdefault(play.ask.key, set()).add(shown)
            play.answer(likely_answer(play, chance, follow=0.6))
    return found


def icon(game, key, value):
    question = key.partition(".")[2]
    return pictures.icon(game, f"{question}.{value}") or pictures.icon(game, str(value))


def test_every_game_has_icons():
    assert list(games()) == WITH_ICON


@pytest.mark.parametrize("game", WITH_ICON)
def test_every_icon_of_a_game_is_there(game):
    assert {each.partition(":")[0] for each in pictures.pictures_of(game).icons.values()} <= NAMES


@pytest.mark.parametrize("game", DISTINCT)
def test_no_two_choices_of_a_question_have_the_same_icon(game):
    doubles = {}
    for key, offers in choices(game, 7).items():
        for offer in offers:
            drawn = Counter(each for value in offer if (each := icon(game, key, value)))
            if twice := [each for each, number in drawn.items() if number > 1]:
                doubles[key] = twice
    assert doubles == {}


def test_what_has_no_icon_gets_none():
    assert pictures.icon("no-such-game", "round") == ""
    for game in games():
        assert pictures.icon(game, "no-such-value") == ""


@pytest.mark.parametrize("question", ["obtain-blueprint", "discovery-at", "research-gives"])
def test_a_thing_that_he_takes_or_a_tile_gives_has_an_icon_in_every_question(question):
    offers = choices("on-mars", 7)[f"on-mars.{question}"]
    values = {value for offer in offers for value in offer}
    things = {value for value in values if value not in OWN_WORDS}
    assert things
    assert {each for each in things if not icon("on-mars", f"on-mars.{question}", each)} == set()
