"""Parameters, TR and bonus steps."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.classic.deadlines import announce
from companion.games.classic.reports import use_project
from companion.games.classic.state import Classic
from companion.games.classic.terraforming import place_city, place_greenery, terraform
from companion.phrases.phrasebook import LANGUAGES, Phrasebook


@pytest.mark.parametrize(
    ("name", "value", "reached"),
    [("temperature", -30, -28), ("oxygen", 3, 4), ("oceans", 8, 9)],
)
def test_a_step_raises_the_parameter_and_the_tr(
    run: Any, game: Classic, name: str, value: int, reached: int
) -> None:
    game.parameters[name].value = value
    run(terraform(game, name))
    assert game.parameters[name].value == reached
    assert game.tr == 15
    assert game.causes[-1] == (name, 1)


def test_it_takes_19_14_and_9_steps(run: Any, game: Classic) -> None:
    assert {name: each.left for name, each in game.parameters.items()} == {
        "temperature": 19,
        "oxygen": 14,
        "oceans": 9,
    }


@pytest.mark.parametrize("name", ["temperature", "oxygen", "oceans"])
def test_at_its_goal_a_parameter_gives_no_tr(run: Any, game: Classic, name: str) -> None:
    parameter = game.parameters[name]
    parameter.value = parameter.goal
    assert run(terraform(game, name)).keys == ["is-full"]
    assert parameter.value == parameter.goal
    assert game.tr == 14


@pytest.mark.parametrize("value", [-26, -22])
def test_at_minus_24_and_minus_20_degrees_heat_production_rises(
    run: Any, boarded: Classic, value: int
) -> None:
    boarded.parameters["temperature"].value = value
    assert run(terraform(boarded, "temperature")).keys == ["raised", "bonus-heat"]
    assert boarded.board is not None
    assert boarded.board.production["heat"] == 1


def test_no_other_step_of_the_temperature_gives_heat(run: Any, boarded: Classic) -> None:
    boarded.parameters["oceans"].value = 9
    for _ in range(19):
        run(terraform(boarded, "temperature"))
    assert boarded.board is not None
    assert boarded.board.production["heat"] == 2


def test_at_0_degrees_an_ocean_is_placed(run: Any, game: Classic) -> None:
    game.parameters["temperature"].value = -2
    assert run(terraform(game, "temperature")).keys == ["raised", "bonus-ocean", "raised"]
    assert game.parameters["oceans"].value == 1
    assert game.tr == 16


def test_at_8_percent_oxygen_the_temperature_rises(run: Any, game: Classic) -> None:
    game.parameters["oxygen"].value = 7
    assert run(terraform(game, "oxygen")).keys == ["raised", "bonus-temperature", "raised"]
    assert game.parameters["temperature"].value == -28
    assert game.tr == 16


def test_a_bonus_brings_the_next(run: Any, game: Classic) -> None:
    game.parameters["oxygen"].value, game.parameters["temperature"].value = 7, -2
    run(terraform(game, "oxygen"))
    assert {name: each.value for name, each in game.parameters.items()} == {
        "temperature": 0,
        "oxygen": 8,
        "oceans": 1,
    }
    assert game.tr == 17


@pytest.mark.parametrize(
    ("name", "value", "full", "words"),
    [
        ("oxygen", 7, "temperature", ("gives nothing", "não rende nada", "ne donne rien")),
        ("temperature", -2, "oceans", ("gives nothing", "não rende nada", "ne donne rien")),
    ],
)
def test_a_bonus_on_a_full_parameter_gives_nothing_and_promises_nothing(
    run: Any, game: Classic, name: str, value: int, full: str, words: tuple[str, ...]
) -> None:
    game.parameters[name].value = value
    game.parameters[full].value = game.parameters[full].goal
    shown = run(terraform(game, name))
    assert shown.keys == ["raised", "bonus-lost"]
    assert game.tr == 15
    for language, nothing in zip(LANGUAGES, words, strict=True):
        assert nothing in Phrasebook(language).prompt_text(shown.the("bonus-lost")).text


@pytest.mark.parametrize(
    ("language", "promise"), [("en", "Play on"), ("pt-BR", "até a última"), ("fr", "jusqu’à la")]
)
@pytest.mark.parametrize(("generation", "promised"), [(13, True), (14, False)])
def test_mars_terraformed_in_the_last_generation_promises_no_later_one(
    run: Any, game: Classic, language: str, promise: str, generation: int, promised: bool
) -> None:
    game.generation = generation
    game.parameters["temperature"].value, game.parameters["oceans"].value = 8, 9
    game.parameters["oxygen"].value = 13
    full = run(terraform(game, "oxygen")).the("full")
    words, glance = Phrasebook(language).prompt_text(full), Phrasebook(language).glance(full)
    for text in (words.text, words.voice, " ".join(glance.facts)):
        assert (promise in text) == promised


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_generation_does_not_ask_for_a_goal_that_is_met(
    run: Any, game: Classic, language: str
) -> None:
    game.generation, book = 14, Phrasebook(language)
    missing = run(announce(game)).the("last-generation")
    for parameter in game.parameters.values():
        parameter.value = parameter.goal
    met = run(announce(game)).the("last-generation")
    assert book.prompt_text(met).why != book.prompt_text(missing).why
    assert book.glance(met).facts != book.glance(missing).facts


def test_the_goal_is_said_once_and_so_is_the_end_of_all_three(run: Any, game: Classic) -> None:
    game.parameters["temperature"].value, game.parameters["oceans"].value = 8, 9
    game.parameters["oxygen"].value = 13
    done = run(terraform(game, "oxygen"))
    assert done.keys == ["raised", "full"]
    assert done.args("full")["complete"] == "yes"
    game.parameters["oceans"].value = 8
    game.parameters["oxygen"].value = 13
    assert run(terraform(game, "oxygen")).args("full")["complete"] == "no"


def test_a_greenery_raises_the_oxygen_and_counts(run: Any, game: Classic) -> None:
    run(place_greenery(game))
    assert (game.greeneries, game.parameters["oxygen"].value, game.tr) == (1, 1, 15)
    game.parameters["oxygen"].value = 14
    run(place_greenery(game))
    assert (game.greeneries, game.tr) == (2, 15)


def test_a_city_of_your_own_pays_tharsis_republic(run: Any, boarded: Classic) -> None:
    boarded.corporation = "tharsis-republic"
    assert boarded.board is not None
    assert run(place_city(boarded)).keys == ["city-placed", "tharsis-city"]
    assert boarded.board.stock["megacredits"] == 30 + 3
    assert boarded.board.production["megacredits"] == 1


def test_the_city_project_pays_tharsis_republic_twice(run: Any, boarded: Classic) -> None:
    """25 M€ for the project, 3 back; one production from the project, one for the city."""
    boarded.corporation = "tharsis-republic"
    assert boarded.board is not None
    run(use_project(boarded, "city"))
    assert boarded.board.stock["megacredits"] == 30 - 25 + 3
    assert boarded.board.production["megacredits"] == 2


def test_a_city_pays_no_other_corporation(run: Any, boarded: Classic) -> None:
    assert boarded.board is not None
    assert run(place_city(boarded)).keys == ["city-placed"]
    assert boarded.board.stock["megacredits"] == 30
    assert boarded.board.production["megacredits"] == 0


def test_without_the_board_tharsis_republic_is_reminded_what_to_take(
    run: Any, game: Classic
) -> None:
    game.corporation = "tharsis-republic"
    assert run(place_city(game)).args("tharsis-city") == {"gain": 3, "board": "off"}
