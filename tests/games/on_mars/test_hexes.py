"""Hex arithmetic, against counting on the drawn map."""

from __future__ import annotations

from itertools import combinations

from companion.games.on_mars.hexes import Hex, distance, groups, neighbours, reading_order
from companion.games.on_mars.mars import CENTRE, COLUMNS, OUTLINE, Mars


def test_mars_has_ninety_one_hexes_and_is_the_same_turned_by_half() -> None:
    assert len(OUTLINE) == 91
    assert [len(rows) for rows in COLUMNS.values()] == [3, 6, 7, 8, 9, 8, 9, 8, 9, 8, 7, 6, 3]
    assert {Hex(-at.q, -at.r) for at in OUTLINE} == OUTLINE
    assert {Hex(-at.q, at.q + at.r) for at in OUTLINE} == OUTLINE, "and in a mirror"
    assert CENTRE in OUTLINE


def test_neighbours_are_one_step_apart_and_know_each_other() -> None:
    for at in OUTLINE:
        assert len(set(neighbours(at))) == 6
        assert all(distance(at, near) == 1 and at in neighbours(near) for near in neighbours(at))


def test_no_hex_of_mars_is_farther_than_it_is_by_steps_on_the_map() -> None:
    mars = Mars()
    for target in OUTLINE:
        assert mars.steps_to(target) == {at: distance(at, target) for at in OUTLINE}


def test_steps_go_round_a_hex_that_was_taken_away() -> None:
    mars = Mars()
    for at in (Hex(0, 0), Hex(0, 1), Hex(0, -1), Hex(1, -1), Hex(-1, 1)):
        del mars.places[at]
    steps = mars.steps_to(Hex(-1, 0))
    assert steps[Hex(1, 0)] > distance(Hex(-1, 0), Hex(1, 0))


def test_equal_hexes_are_numbered_by_row_then_column() -> None:
    assert reading_order([Hex(1, 0), Hex(-1, 1), Hex(0, 0), Hex(3, -2)]) == (
        Hex(3, -2),
        Hex(0, 0),
        Hex(1, 0),
        Hex(-1, 1),
    )


def test_groups_hang_together_and_touch_no_other() -> None:
    hexes = {Hex(0, 0), Hex(1, 0), Hex(1, 1), Hex(-2, 0), Hex(4, -4), Hex(4, -3)}
    found = groups(hexes)
    assert sorted(map(len, found)) == [1, 2, 3]
    assert set().union(*found) == hexes
    for one, other in combinations(found, 2):
        assert all(distance(a, b) > 1 for a in one for b in other)
