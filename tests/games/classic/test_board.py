"""The production phase on the player board."""

from __future__ import annotations

import pytest

from companion.games.classic.board import RESOURCES, Board


def test_energy_becomes_heat_before_anything_is_produced() -> None:
    board = Board()
    board.stock |= {"energy": 4, "heat": 3}
    board.production |= {"energy": 2, "heat": 1}
    board.produce(14)
    assert board.stock["energy"] == 2
    assert board.stock["heat"] == 8


@pytest.mark.parametrize(("rating", "output", "income"), [(20, 3, 23), (20, -2, 18), (14, -5, 9)])
def test_megacredits_come_from_the_tr_and_the_production(
    rating: int, output: int, income: int
) -> None:
    board = Board()
    board.production["megacredits"] = output
    board.produce(rating)
    assert board.stock["megacredits"] == income


def test_the_other_resources_come_by_their_production_alone() -> None:
    board = Board()
    board.production |= {"steel": 2, "titanium": 1, "plants": 3}
    board.produce(30)
    assert [board.stock[each] for each in ("steel", "titanium", "plants")] == [2, 1, 3]


def test_a_board_starts_with_nothing() -> None:
    board = Board()
    assert board.stock == board.production == dict.fromkeys(RESOURCES, 0)


def test_a_stock_is_never_less_than_nothing() -> None:
    board = Board()
    board.production["megacredits"] = -5
    board.produce(0)
    assert board.stock["megacredits"] == 0
