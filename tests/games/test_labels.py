"""What can be chosen is called by words: no label shows the value by which the rules know it."""

from __future__ import annotations

import random
import re

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.game import Game
from companion.engine.play import Play
from companion.engine.prompts import Ask, Choose, Say
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.long import LONG
from kit.plays import option_sets

PLAYS = 40 if LONG else 2
GAMES = list(games().values())
WORD = re.compile(r"[a-z][a-z-]{2,}")
"""A value in letters: a hex, a number or a card is called by itself."""


def prompts(game: Game) -> list[Say | Ask]:
    """Return every prompt of some random plays, each kind and set of options once."""
    found: dict[tuple[str, str], Say | Ask] = {}
    sets = option_sets(game)
    for seed in range(PLAYS):
        rng = random.Random(seed)
        play = Play(game, rng.choice(sets), str(seed))
        while play.ask is not None:
            for each in (*play.says, play.ask):
                found.setdefault((each.key, str(getattr(each, "options", ""))), each)
            play.answer(likely_answer(play, rng, follow=0.5))
    return [*found.values()]


def shown(value: object, label: str) -> bool:
    """Return whether a label has a value's own letters in it, as a word."""
    words = filter(WORD.fullmatch, str(value).split("."))
    return any(re.search(rf"(?<![\w-]){word}(?![\w-])", label) for word in words)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_label_shows_an_internal_value_in_any_language(game: Game) -> None:
    books = [Phrasebook(language) for language in LANGUAGES]
    languages: dict[tuple[str, object], set[str]] = {}
    for prompt in prompts(game):
        if not isinstance(prompt, Choose):
            continue
        for book in books:
            wording = book.prompt_text(prompt)
            labels = [*wording.options, *wording.displayed_options, *wording.menu]
            labels += [each for group in wording.groups.values() for each in group.options]
            for value, label in labels:
                if shown(value, label):
                    languages.setdefault((prompt.key, value), set()).add(book.language)
    # in one language it may be a word like any other: "All converted, done"
    assert not [each for each, found in languages.items() if len(found) == len(LANGUAGES)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_size_of_his_shelters_complex_is_a_number_a_tie_or_not_possible(language: str) -> None:
    book = Phrasebook(language)
    asked = Choose("on-mars.shelter", (2, 1, "tie", "impossible"), {"tech": 1})
    labels = dict(book.prompt_text(asked).options)
    assert "2" in labels[2]
    assert labels["tie"] == book.name("tie")
    assert labels["impossible"] == book.name("impossible")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_heads_a_step_never_announces_what_may_have_no_room(game: Game) -> None:
    books = [Phrasebook(language) for language in LANGUAGES]
    for prompt in prompts(game):
        for book in books:
            glance = book.glance(prompt)
            assert not glance.title.rstrip().endswith(":"), (book.language, prompt.key)
            assert not any(each.rstrip().endswith(":") for each in glance.facts), prompt.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_is_told_with_what_is_tied_in_one_line(language: str) -> None:
    names = ["geologist", "hydrologist", "biochemist"]
    told = Phrasebook(language).glance(Say("on-mars.tie-known", {"names": names, "deck": "app"}))
    assert told.title == ""
    assert Phrasebook(language).name("hydrologist", "on-mars") in told.facts[0]
