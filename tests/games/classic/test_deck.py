"""The costs of the project cards, and where they put the neutral tiles."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from statistics import mean, median
from typing import Any

import pytest

from companion.engine.log import LogEntry
from companion.engine.play import Play
from companion.engine.prompts import Confirm
from companion.games.classic import GAME
from companion.games.classic.deck import COSTS, EVERY_COST, NUMBER
from companion.games.classic.setup import place_neutral_tiles
from companion.games.classic.state import Classic
from companion.games.classic.tharsis import city_areas, count_out
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

UPPER, LOWER = (1, 2, 3), (7, 8, 9)
"""Rows of the map."""


def test_the_deck_has_208_cards_that_cost_12_on_average() -> None:
    assert len(COSTS) == sum(NUMBER.values()) == 208
    assert round(mean(COSTS)) == 12
    assert median(COSTS) == 11
    assert set(COSTS) < set(EVERY_COST)


def first_city(cost: int) -> tuple[int, int]:
    return count_out(city_areas(), cost)[-1]


def second_city(first: int, cost: int) -> tuple[int, int]:
    return count_out(city_areas([first_city(first)])[::-1], cost)[-1]


def test_the_first_city_is_in_the_upper_rows_in_73_percent_of_deals() -> None:
    upper = sum(number for cost, number in NUMBER.items() if first_city(cost)[0] in UPPER)
    assert round(100 * upper / len(COSTS)) == 73


def test_the_second_city_is_in_the_lower_rows_in_80_percent_of_deals() -> None:
    """Every pair of two different cards, counted exactly."""
    lower = sum(
        number * (NUMBER[cost] - (cost == first))
        for first, number in NUMBER.items()
        for cost in NUMBER
        if second_city(first, cost)[0] in LOWER
    )
    assert round(100 * Fraction(lower, 208 * 207)) == 80


def test_a_card_that_was_drawn_is_not_drawn_again(run: Any, game: Classic) -> None:
    """The deck has one card of cost 0 and one of cost 41."""
    draws = run(place_neutral_tiles(game), neutral_cost=[0, 41, 12, 12]).all("neutral-cost")
    assert [len(draw.options) for draw in draws] == [208, 207, 206, 205]
    assert 0 not in draws[1].options
    assert 41 not in draws[2].options
    assert Counter(draws[3].options)[12] == NUMBER[12] - 1


@pytest.mark.parametrize("seed", range(40))
def test_the_companion_draws_only_costs_that_there_are(seed: int) -> None:
    play = Play(GAME, {}, str(seed))
    while isinstance(play.ask, Confirm):
        play.answer(True)
    drawn = Counter(e.value for e in play.log if e.key == "classic.neutral-cost")
    assert drawn.total() == 4
    assert all(number <= NUMBER.get(cost, 0) for cost, number in drawn.items())


def test_a_game_begun_with_costs_that_no_card_has_still_opens() -> None:
    """Before, any cost from 0 to 41 could be drawn, and the same one twice."""
    log = [LogEntry("classic.setup-board", True, "player")]
    for cost in (19, 41, 41, 34):
        log.append(LogEntry("classic.neutral-cost", cost, "chance"))
        log.append(LogEntry("classic.place-neutral", True, "player"))
    log.append(LogEntry("classic.setup-cards", True, "player"))
    log.append(LogEntry("classic.corporation", "other", "player"))
    log.append(LogEntry("classic.report", "temperature", "player"))
    play = Play(GAME, {}, "1", log)
    assert play.unmatched == 0
    assert play.state()["parameters"]["temperature"]["value"] == -28


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_brings_the_costs_is_an_option_in_words_of_its_own(language: str) -> None:
    book = Phrasebook(language)
    assert book.find("classic.option-deck", {}) != book.find("core.option-deck", {})
    ways = {book.setting("classic.option-deck", way) for way in ("app", "physical")}
    assert len(ways) == 2
    assert not any("core" in way for way in ways)


@pytest.mark.parametrize("deck", ["app", "physical"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_step_names_tharsis_and_who_brings_the_costs(language: str, deck: str) -> None:
    play = Play(GAME, {"deck": deck}, "1")
    words = Phrasebook(language).prompt_text(play.ask)
    for text in (words.text, words.voice):
        assert "Tharsis" in text
        assert {"en": "neutral", "pt-BR": "neutras", "fr": "neutres"}[language] in text
    other = Play(GAME, {"deck": "app" if deck == "physical" else "physical"}, "1")
    assert words.text != Phrasebook(language).prompt_text(other.ask).text
