"""Names of hexes: short, each its own, and steady."""

from __future__ import annotations

import pytest

from companion.games.on_mars.hex_names import NAMED, hex_named, name_of
from companion.games.on_mars.hexes import AROUND, Hex
from companion.games.on_mars.mars import CENTRE, OUTLINE


def test_the_middle_mine_is_g5_and_its_neighbours_lie_around_it() -> None:
    assert name_of(CENTRE) == "G5"
    around = [name_of(Hex(*way)) for way in AROUND]
    assert around == ["H5", "H4", "G4", "F4", "F5", "G6"]


def test_every_hex_of_the_outline_has_a_name_of_its_own_that_leads_back() -> None:
    names = {name_of(at) for at in OUTLINE}
    assert len(names) == 91
    assert {hex_named(name) for name in names} == OUTLINE
    assert {hex_named(name.lower()) for name in names} == OUTLINE


def test_the_columns_hold_what_is_drawn() -> None:
    held = {
        letter: sorted(n[1:] for n in map(name_of, OUTLINE) if n[0] == letter) for letter in "AG"
    }
    assert held == {"A": ["4", "5", "6"], "G": list("123456789")}


def test_a_column_to_the_right_of_the_middle_begins_half_a_hex_lower() -> None:
    """So H4 and H5 both touch G5, above and below."""
    assert {"H4", "H5"} < {name_of(Hex(*way)) for way in AROUND}
    assert "H6" not in {name_of(Hex(*way)) for way in AROUND}


def test_a_board_with_more_hexes_at_its_edge_needs_no_new_names() -> None:
    assert OUTLINE < NAMED
    assert len(NAMED) == 13 * 9
    assert hex_named("A3") in NAMED - OUTLINE


@pytest.mark.parametrize("name", ["", "G", "5G", "G0", "G10", "N1", "G05", "GG", "É3", "G 5"])
def test_what_is_no_name_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(ValueError, match="give a letter from A to M and a number from 1 to 9"):
        hex_named(name)


def test_a_hex_off_the_board_has_no_name() -> None:
    with pytest.raises(ValueError, match="not on the board"):
        name_of(Hex(7, 0))
    with pytest.raises(ValueError, match="not on the board"):
        name_of(Hex(0, 5))
