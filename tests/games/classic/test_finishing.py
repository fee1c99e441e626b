"""The cost of finishing by standard projects, and the means for it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.play import Play
from companion.games.classic import GAME
from companion.games.classic.finishing import finish
from companion.phrases.phrasebook import LANGUAGES, Phrasebook


def set_tracks(game: Any, temperature: int, oxygen: int, oceans: int) -> None:
    values = {"temperature": temperature, "oxygen": oxygen, "oceans": oceans}
    for name, value in values.items():
        game.parameters[name].value = value


def test_two_steps_an_ocean_and_a_greenery_cost_14_each_18_and_23(boarded: Any) -> None:
    set_tracks(boarded, temperature=4, oxygen=13, oceans=8)
    found = finish(boarded)
    assert found
    assert (found.cost, found.have) == (2 * 14 + 23 + 18, 30)


def test_the_whole_of_mars_costs_it_without_the_two_bonus_steps(boarded: Any) -> None:
    found = finish(boarded)
    assert found
    assert (found.asteroids, found.greeneries, found.aquifers) == (19 - 1, 14, 9 - 1)
    assert found.cost == 18 * 14 + 14 * 23 + 8 * 18


@pytest.mark.parametrize(
    ("temperature", "oxygen", "oceans", "projects"),
    [
        (0, 7, 9, (3, 7, 0)),  # 4 steps of temperature, one of them at 8 % oxygen
        (-2, 14, 8, (5, 0, 0)),  # the ocean at 0 °C is the last
        (8, 7, 9, (0, 7, 0)),  # the bonus gives nothing
        (0, 8, 8, (4, 6, 1)),  # both bonuses are behind
    ],
)
def test_a_bonus_step_is_free_if_it_is_still_ahead(
    boarded: Any, temperature: int, oxygen: int, oceans: int, projects: tuple[int, ...]
) -> None:
    set_tracks(boarded, temperature, oxygen, oceans)
    found = finish(boarded)
    assert found
    assert (found.asteroids, found.greeneries, found.aquifers) == projects


def test_plants_and_heat_are_converted_first_but_no_more_than_is_missing(boarded: Any) -> None:
    set_tracks(boarded, temperature=6, oxygen=12, oceans=9)
    boarded.board.stock |= {"plants": 17, "heat": 24}
    assert boarded.board.money == 30
    assert finish(boarded) is not None
    assert (finish(boarded).cost, finish(boarded).plants, finish(boarded).heat) == (0, 2, 1)
    boarded.board.stock |= {"plants": 15, "heat": 7}
    assert finish(boarded).cost == 23 + 14


def test_the_modifiers_count(boarded: Any) -> None:
    """EcoLine converts 7 plants; CrediCor gets 4 back for a greenery; Helion's heat pays."""
    set_tracks(boarded, temperature=8, oxygen=12, oceans=9)
    boarded.board.stock["plants"] = 7
    assert finish(boarded).cost == 46
    boarded.choose_corporation("ecoline")
    assert finish(boarded).cost == 23
    boarded.choose_corporation("credicor")
    assert finish(boarded).cost == 2 * 19
    boarded.modifiers["back-project"] = 3
    assert finish(boarded).cost == 2 * 16
    boarded.choose_corporation("helion")
    set_tracks(boarded, temperature=6, oxygen=12, oceans=9)
    boarded.board.stock["heat"] = 13
    assert finish(boarded).have == 30 + 13 - 8


def test_it_is_not_announced_without_the_board_nor_when_nothing_is_missing(
    game: Any, boarded: Any, table: Any
) -> None:
    assert finish(game) is None
    assert finish(table(board="on", goal="tr63")) is None
    set_tracks(boarded, temperature=8, oxygen=14, oceans=9)
    assert finish(boarded) is None


def at_report(generation: int) -> Play:
    play = Play(GAME, {"board": "on"}, "1")
    while play.ask is None or play.ask.key != "classic.report":
        assert play.ask is not None
        play.answer(0 if play.ask.default is None else play.ask.default)
    play.correct("stock.megacredits", 95)
    for name, value in (("temperature", 4), ("oxygen", 13), ("oceans", 8)):
        play.correct(f"parameters.{name}.value", value)
    play.correct("generation", generation)
    return play


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_state_of_the_game_shows_it_and_says_it(language: str) -> None:
    play, book = at_report(2), Phrasebook(language)
    (goal,) = [each for each in play.goals() if each.prompt.key == "classic.goal-finish"]
    assert goal.met is None
    words = book.prompt_text(goal.prompt)
    for text in (words.text, words.voice, book.glance(goal.prompt).short):
        assert "69" in text
        assert "95" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("generation", "expected"), [(11, False), (12, True), (14, True)])
def test_the_main_question_says_it_in_the_last_three_generations(
    language: str, generation: int, expected: bool
) -> None:
    ask = at_report(generation).ask
    facts = " ".join(Phrasebook(language).glance(ask).facts)
    assert ("69" in facts and "95" in facts) == expected
