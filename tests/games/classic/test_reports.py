"""What is reported at the table's main question, and what it changes."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.play import Play
from companion.engine.prompts import Refused
from companion.games.classic import GAME
from companion.games.classic.board import PRICES
from companion.games.classic.reports import (
    REPORTS,
    offered,
    report_change,
    report_project,
    wait_for_reports,
)
from companion.games.classic.state import Classic
from companion.phrases.phrasebook import LANGUAGES, Phrasebook


def at_report(**options: str) -> Play:
    play = Play(GAME, options, "1")
    while play.turn < 1 or play.ask is None or play.ask.key != "classic.report":
        assert play.ask is not None
        play.answer(0 if play.ask.default is None else play.ask.default)
    return play


def test_done_comes_first_and_is_the_default() -> None:
    ask = at_report().ask
    assert ask is not None
    assert ask.options[:5] == ("done", "temperature", "oxygen", "ocean", "greenery")
    assert ask.default == "done"


@pytest.mark.parametrize(
    ("report", "name", "value"),
    [("temperature", "temperature", -28), ("oxygen", "oxygen", 1), ("ocean", "oceans", 1),
     ("greenery", "oxygen", 1)],
)  # fmt: skip
def test_a_parameter_is_reported_by_one_answer(report: str, name: str, value: int) -> None:
    play = at_report()
    play.answer(report)
    assert play.state()["parameters"][name]["value"] == value
    assert play.state()["tr"] == 15
    assert play.ask is not None
    assert play.ask.key == "classic.report"


def test_tr_from_cards_is_reported_apart() -> None:
    play = at_report()
    play.answer("tr")
    play.answer(3)
    assert play.state()["tr"] == 17
    assert play.state()["tr_causes"] == {"start": 14, "cards": 3}


def test_every_report_offered_can_be_made(run: Any, boarded: Classic) -> None:
    assert boarded.board is not None
    boarded.board.stock |= {"plants": 8, "heat": 8}
    boarded.modifiers["tr-price"] = 3
    boarded.causes.append(("cards", 1))
    assert set(offered(boarded)) == REPORTS.keys()


# Standard projects


@pytest.mark.parametrize(
    ("project", "price", "changed"),
    [
        ("asteroid", 14, {"temperature": -28, "tr": 15}),
        ("aquifer", 18, {"oceans": 1, "tr": 15}),
        ("greenery", 23, {"oxygen": 1, "tr": 15, "greeneries": 1}),
        ("city", 25, {"cities": 1, "tr": 14}),
        ("power-plant", 11, {"tr": 14}),
    ],
)
def test_a_standard_project_is_paid_and_done_in_one_answer(
    run: Any, boarded: Classic, project: str, price: int, changed: dict[str, int]
) -> None:
    run(report_project(boarded), project=project)
    state = boarded.state()
    assert state["stock"]["megacredits"] == 30 - price
    values = {name: track["value"] for name, track in state["parameters"].items()}
    assert {name: {**state, **values}[name] for name in changed} == changed


@pytest.mark.parametrize(
    ("project", "moves"),
    [
        ("asteroid", ["Pay 14 M€", "Move temperature to −28 °C", "Move TR to 15"]),
        ("aquifer", ["Pay 18 M€", "Place the ocean", "Move TR to 15"]),
        ("greenery", ["Pay 23 M€", "Place the greenery", "Move oxygen to 1%", "Move TR to 15"]),
        ("city", ["Pay 25 M€", "Raise M€ production by 1", "Place the city"]),
        ("power-plant", ["Pay 11 M€", "Raise energy production by 1"]),
    ],
)
def test_a_standard_project_leads_from_paying_to_placing(project: str, moves: list[str]) -> None:
    assert moves_after("project", project) == moves


def test_a_tile_that_was_reported_is_not_placed_again() -> None:
    assert moves_after("ocean") == ["Take the bonus under the tile", "Move TR to 15"]
    assert moves_after("city") == ["Take the bonus under the tile"]


def moves_after(*answers: str) -> list[str]:
    """Return the moves to make after this is reported."""
    play, book = at_report(), Phrasebook("en")
    for answer in answers:
        play.answer(answer)
    moves = [move.plain for say in play.says for move in book.glance(say).moves]
    return [move.replace("\u00a0", " ") for move in moves]


def test_a_city_raises_the_money_and_a_power_plant_the_energy_production(
    run: Any, boarded: Classic
) -> None:
    assert boarded.board is not None
    run(report_project(boarded), project="city")
    assert boarded.board.production["megacredits"] == 1
    boarded.board.stock["megacredits"] = 11
    run(report_project(boarded), project="power-plant")
    assert boarded.board.production["energy"] == 1
    assert boarded.board.stock["megacredits"] == 0


def test_patents_are_sold_for_1_each(run: Any, boarded: Classic) -> None:
    run(report_project(boarded), project="sell-patents", sell_patents=4)
    assert boarded.state()["stock"]["megacredits"] == 34


def test_what_cannot_be_paid_keeps_its_place_and_is_named_aloud(run: Any, boarded: Classic) -> None:
    assert boarded.board is not None
    boarded.board.stock["megacredits"] = 17
    ask = run(report_project(boarded), project="back").the("project")
    assert ask.options == ("power-plant", "asteroid", "sell-patents", "back")
    assert ask.args["short"] == ["aquifer", "greenery", "city"]
    wording = Phrasebook("en").prompt_text(ask)
    assert wording.voice.endswith("You can’t afford: aquifer, greenery and city.")
    assert [value for value, _ in wording.displayed_options] == [*PRICES, "sell-patents", "back"]
    assert dict(wording.displayed_options)["city"] == "City, 25\u00a0M€"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("project", "price"), [("aquifer", "18"), ("city", "25")])
def test_what_cannot_be_paid_is_refused_with_the_reason(
    language: str, project: str, price: str
) -> None:
    play = at_report(board="on")
    play.correct("stock.megacredits", 17)
    play.answer("project")
    before = play.state()
    with pytest.raises(Refused) as refused:
        play.answer(project)
    words = Phrasebook(language).refusal(refused.value)
    assert price in words
    assert "17" in words
    assert play.state() == before


def test_without_the_board_prices_are_announced_and_nothing_is_paid(
    run: Any, game: Classic
) -> None:
    done = run(report_project(game), project="asteroid")
    assert done.args("paid")["price"] == 14
    assert "Pay 14\xa0M€ for an asteroid" in Phrasebook("en").prompt_text(done.the("paid")).text
    assert game.state()["parameters"]["temperature"]["value"] == -28


@pytest.mark.parametrize(("name", "project"), [("temperature", "asteroid"), ("oceans", "aquifer")])
def test_a_project_that_would_do_nothing_is_not_offered_and_the_reason_is_given(
    name: str, project: str
) -> None:
    play = at_report(board="on")
    play.correct("stock.megacredits", 40)
    play.correct(name, 8 if name == "temperature" else 9)
    play.answer("project")
    assert project not in play.ask.options
    for language in LANGUAGES:
        with pytest.raises(Refused) as refused:
            play.answer(project)
        assert "40" not in Phrasebook(language).refusal(refused.value)


# Conversions


@pytest.mark.parametrize(
    ("conversion", "resource", "name"),
    [("convert-plants", "plants", "oxygen"), ("convert-heat", "heat", "temperature")],
)
def test_eight_are_converted_in_one_answer(conversion: str, resource: str, name: str) -> None:
    play = at_report(board="on")
    play.correct(f"stock.{resource}", 10)
    play.answer(conversion)
    state = play.state()
    assert state["stock"][resource] == 2
    assert state["tr"] == 15
    assert state["tr_causes"][name] == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("conversion", "resource"), [("convert-plants", "plants"), ("convert-heat", "heat")]
)
def test_seven_are_not_enough_and_the_reason_is_given(
    language: str, conversion: str, resource: str
) -> None:
    play = at_report(board="on")
    play.correct(f"stock.{resource}", 7)
    with pytest.raises(Refused) as refused:
        play.answer(conversion)
    words = Phrasebook(language).refusal(refused.value)
    assert "8" in words
    assert "7" in words


def test_heat_is_not_wasted_on_a_temperature_at_its_goal() -> None:
    play = at_report(board="on")
    play.correct("stock.heat", 20)
    play.correct("temperature", 8)
    assert "convert-heat" not in play.ask.options
    assert "convert-heat" in play.ask.displayed_options


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_board_nothing_is_converted(language: str) -> None:
    with pytest.raises(Refused) as refused:
        at_report().answer("convert-heat")
    assert "0" not in Phrasebook(language).refusal(refused.value)


# The player board


@pytest.mark.parametrize(
    ("key", "resource", "before", "change", "after"),
    [
        ("stock", "steel", 4, 3, 7),
        ("stock", "megacredits", 30, -7, 23),
        ("stock", "plants", 2, -2, 0),
        ("output", "megacredits", 1, -6, -5),
        ("output", "heat", 0, 4, 4),
    ],
)
def test_what_changed_is_reported_as_a_gain_or_a_loss(
    run: Any, boarded: Classic, key: str, resource: str, before: int, change: int, after: int
) -> None:
    assert boarded.board is not None
    values = {"stock": boarded.board.stock, "output": boarded.board.production}[key]
    values[resource] = before
    said = run(report_change(boarded, key), **{key: resource, f"{key}_change": change})
    assert values[resource] == after
    assert said.args(f"{key}-changed") == {"resource": resource, "now": after}


@pytest.mark.parametrize(
    ("key", "resource", "now", "least"),
    [("stock", "steel", 4, -4), ("output", "megacredits", 2, -7), ("output", "energy", 2, -2)],
)
def test_no_more_can_be_lost_than_there_is(
    run: Any, boarded: Classic, key: str, resource: str, now: int, least: int
) -> None:
    assert boarded.board is not None
    values = {"stock": boarded.board.stock, "output": boarded.board.production}[key]
    values[resource] = now
    asked = run(report_change(boarded, key), **{key: resource, f"{key}_change": 0})
    assert asked.the(f"{key}-change").minimum == least
    assert asked.the(f"{key}-change").default is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_change_is_written_with_its_sign(language: str) -> None:
    play, book = at_report(board="on"), Phrasebook(language)
    play.correct("stock.steel", 9)
    for change, shown in ((3, "+3"), (-7, "−7"), (0, "0")):
        play.answer("stock")
        play.answer("steel")
        assert book.option(play.ask, change) == shown
        play.answer(change)
        assert f" {shown}" in book.done(*play.last_answer)


def test_a_report_opened_by_mistake_changes_nothing(run: Any, boarded: Classic) -> None:
    before = boarded.state()
    reports = ["stock", "production", "project", "done"]
    run(wait_for_reports(boarded), report=reports, stock="back", output="back", project="back")
    assert boarded.state() == before


def test_every_report_is_a_step_that_undo_names_and_takes_back() -> None:
    play, book = at_report(board="on"), Phrasebook("en")
    play.correct("stock.plants", 8)
    before = play.state()
    play.answer("convert-plants")
    assert book.done(*play.last_answer) == "greenery placed for 8 plants"
    play.undo()
    assert play.state() == before
