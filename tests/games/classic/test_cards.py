"""Paying for a card: M€, steel and titanium (p. 6), and what it changes on the board."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.play import Play
from companion.engine.prompts import Refused
from companion.games.classic import GAME
from companion.games.classic.board import RESOURCES, Board
from companion.games.classic.cards import choose_payment, pay_for_card, ways_to_pay
from companion.phrases.phrasebook import LANGUAGES, Phrasebook


def board(megacredits: int = 0, steel: int = 0, titanium: int = 0) -> Board:
    made = Board()
    made.stock |= {"megacredits": megacredits, "steel": steel, "titanium": titanium}
    return made


def pay(megacredits: int, steel: int = 0, titanium: int = 0) -> dict[str, int]:
    return {"steel": steel, "titanium": titanium, "megacredits": megacredits}


@pytest.mark.parametrize(
    ("cost", "stock", "ways"),
    [
        # 14 M€: two steel pay 4, the rest is 10
        (14, (30, 2, 0), {"steel": pay(10, steel=2), "megacredits": pay(14)}),
        # as much steel as fits; the last M€ is paid as such
        (15, (30, 9, 0), {"steel": pay(1, steel=7), "megacredits": pay(15)}),
        # no change is given: without M€ one more steel pays the last one
        (15, (0, 9, 0), {"steel": pay(0, steel=8)}),
        (7, (1, 0, 4), {"titanium": pay(1, titanium=2)}),
        (
            20,
            (30, 2, 3),
            {
                "steel": pay(16, steel=2),
                "titanium": pay(11, titanium=3),
                "megacredits": pay(20),
                "both": pay(7, steel=2, titanium=3),
            },
        ),
        # only both together are enough
        (15, (1, 3, 3), {"both": pay(0, steel=3, titanium=3)}),
        (1, (5, 3, 3), {"megacredits": pay(1)}),
        (0, (0, 0, 0), {"megacredits": pay(0)}),
    ],
)
def test_the_ways_to_pay_are_few_and_start_with_the_most_steel(
    cost: int, stock: tuple[int, int, int], ways: dict[str, Any]
) -> None:
    found = ways_to_pay(board(*stock), cost)
    assert found == ways
    assert list(found) == list(ways)


def test_every_cost_that_can_be_paid_has_a_way_that_takes_no_more_than_there_is() -> None:
    for megacredits in (0, 1, 5):
        for steel in range(5):
            for titanium in range(5):
                stock = board(megacredits, steel, titanium)
                for cost in range(megacredits + 2 * steel + 3 * titanium + 1):
                    ways = ways_to_pay(stock, cost)
                    assert ways
                    for way in ways.values():
                        assert all(n <= stock.stock[each] for each, n in way.items())
                        paid = way["megacredits"] + 2 * way["steel"] + 3 * way["titanium"]
                        assert cost <= paid <= cost + 2


def test_a_metal_may_be_worth_more(run: Any) -> None:
    """Some corporation's titanium is worth 4: three pay 12 of 14."""
    mine = board(9, 0, 3)
    mine.worth["titanium"] = 4
    assert ways_to_pay(mine, 14) == {"titanium": pay(2, titanium=3)}
    assert run(pay_for_card(mine), card_cost=0).the("card-cost").maximum == 9 + 12


def test_with_m_only_nothing_is_asked(run: Any) -> None:
    paid = run(choose_payment(board(20), 14))
    assert paid.asked == []
    assert paid.result == pay(14)


def test_another_payment_is_counted_metal_by_metal_and_m_pay_the_rest(run: Any) -> None:
    mine = board(10, 6, 4)
    paid = run(choose_payment(mine, 20), card_payment="other", card_metal=[3, 2])
    assert paid.result == pay(20 - 6 - 6, steel=3, titanium=2)
    steel, titanium = paid.all("card-metal")
    # 10 M€ and 4 titanium pay all 20; 6 steel are all there are
    assert (steel.minimum, steel.maximum) == (0, 6)
    # of the 14 that are left, 10 M€ pay 10: two titanium at least; five would do, there are four
    assert (titanium.minimum, titanium.maximum) == (2, 4)


def test_a_metal_that_must_be_paid_is_not_asked_for(run: Any) -> None:
    paid = run(choose_payment(board(1, 3, 3), 16), card_payment="other")
    assert paid.asked == ["card-payment"]
    assert paid.result == pay(1, steel=3, titanium=3)


def test_no_higher_cost_can_be_given_than_can_be_paid(run: Any) -> None:
    asked = run(pay_for_card(board(5, 2, 1)), card_cost=0).the("card-cost")
    assert (asked.minimum, asked.maximum, asked.default) == (0, 5 + 4 + 3, None)


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_production_that_rises_by_1_is_one_answer(run: Any, resource: str) -> None:
    mine = board(9)
    said = run(pay_for_card(mine), card_cost=9, card_change=resource)
    assert mine.production[resource] == 1
    assert mine.stock["megacredits"] == 0
    assert said.args("output-changed") == {"resource": resource, "now": 1}


# At the table


@pytest.fixture
def play() -> Play:
    """A game at the main question with 20 M€ and 2 steel."""
    play = Play(GAME, {"board": "on"}, "1")
    answers = {"classic.start-money": 20, "classic.start-cards": 0}
    while play.turn < 1:
        assert play.ask is not None
        play.answer(answers.get(play.ask.key, play.ask.default))
    play.correct("stock.steel", 2)
    return play


def test_an_ordinary_card_takes_four_answers(play: Play) -> None:
    """A card of 14 M€ with a building tag raises the M€ production by 1."""
    answers = ("card", 14, "steel", "megacredits")
    for answer in answers:
        play.answer(answer)
    state = play.state()
    assert (state["stock"]["megacredits"], state["stock"]["steel"]) == (10, 0)
    assert state["production"]["megacredits"] == 1
    assert play.ask.key == "classic.report"
    for _ in answers:
        play.undo()
    assert play.state()["stock"]["steel"] == 2


@pytest.mark.parametrize(
    ("change", "resource", "by", "field"),
    [("production", "energy", 2, "production"), ("stock", "plants", 3, "stock")],
)
def test_another_change_is_reported_on_the_way(
    play: Play, change: str, resource: str, by: int, field: str
) -> None:
    for answer in ("card", 4, "megacredits", change, resource, by):
        play.answer(answer)
    assert play.state()[field][resource] == by
    assert play.ask.key == "classic.report"


def test_without_the_board_there_are_no_cards_to_pay_for() -> None:
    play = Play(GAME, {}, "1")
    while play.turn < 1:
        play.answer(play.ask.default)
    with pytest.raises(Refused):
        play.answer("card")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_are_worded_with_their_numbers(language: str, play: Play) -> None:
    book = Phrasebook(language)
    for answer in ("card", 14):
        play.answer(answer)
    labels = dict(book.prompt_text(play.ask).options)
    assert list(labels) == ["steel", "megacredits", "other"]
    assert "2" in labels["steel"]
    assert "10" in labels["steel"]
    assert "14" in labels["megacredits"]
    play.answer("steel")
    shown = book.prompt_text(play.says[0])
    assert "2" in shown.text
    assert "10" in shown.text
