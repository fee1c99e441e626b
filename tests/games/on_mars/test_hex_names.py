"""Names of hexes: short, each its own, and steady."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.games.on_mars.hex_names import NAMED, hex_named, name_of
from companion.games.on_mars.hexes import AROUND, Hex, distance, neighbours
from companion.games.on_mars.mars import CENTRE, OUTLINE


def test_the_middle_mine_is_g6_and_its_neighbours_are_around_it() -> None:
    assert name_of(CENTRE) == "G6"
    around = [name_of(Hex(*way)) for way in AROUND]
    assert around == ["H7", "H6", "G5", "F5", "F6", "G7"]


def test_every_hex_of_the_outline_has_a_name_of_its_own_that_leads_back() -> None:
    names = {name_of(at) for at in OUTLINE}
    assert len(names) == 91
    assert {hex_named(name) for name in names} == OUTLINE
    assert {hex_named(name.lower()) for name in names} == OUTLINE


def test_the_columns_hold_what_is_drawn() -> None:
    names = [name_of(at) for at in sorted(OUTLINE)]
    assert [name for name in names if name[0] == "A"] == ["A2", "A3", "A4"]
    assert [name for name in names if name[0] == "G"] == [f"G{n}" for n in range(2, 11)]


def test_a_letter_and_a_number_are_straight_lines_of_touching_hexes() -> None:
    """So both can be followed by eye from the edge, however the board is turned."""
    for same in (slice(0, 1), slice(1, None)):
        for part in {name_of(at)[same] for at in OUTLINE}:
            line = sorted(at for at in OUTLINE if name_of(at)[same] == part)
            assert all(distance(*pair) == 1 for pair in pairwise(line))


def test_a_board_with_more_hexes_at_its_edge_needs_no_new_names() -> None:
    assert OUTLINE < NAMED
    more = {near for at in OUTLINE for near in neighbours(at)} - OUTLINE
    named = {name_of(at) for at in more & NAMED}
    assert {"A1", "A5", "M7", "M11"} < named, "the corners, which the one witness leaves out"


@pytest.mark.parametrize(
    "name", ["", "G", "5G", "G0", "G12", "N1", "G05", "GG", "É3", "G 5", "A11"]
)
def test_what_is_no_name_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(ValueError, match="give a letter from A to M and a number from 1 to 11"):
        hex_named(name)


def test_a_hex_off_the_board_has_no_name() -> None:
    with pytest.raises(ValueError, match="not on the board"):
        name_of(Hex(7, 0))
    with pytest.raises(ValueError, match="not on the board"):
        name_of(Hex(0, 5))
