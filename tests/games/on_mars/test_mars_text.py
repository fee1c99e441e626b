"""The map in characters, as it is printed in the terminal."""

from __future__ import annotations

import pytest

from companion.engine.game import YOU
from companion.games.on_mars.components import LACERDA, TYPES
from companion.games.on_mars.hex_names import edge_marks, hex_named, name_of
from companion.games.on_mars.hexes import Hex
from companion.games.on_mars.mars import CENTRE, OUTLINE, LaidTile, Mars, Piece
from companion.games.on_mars.mars_text import map_lines

THINGS = (*TYPES, "rover", "bot", "colonist", "discovery", "research")
LETTERS = dict(zip(THINGS, "mgwhosrbcdt", strict=True))


def at_hex(lines: list[str], name: str) -> str:
    """Return the characters of a hex, found as a reader does: down its column, along its row."""
    at = hex_named(name)
    middle, height = 5 + 4 * (at.q + 6), 2 * at.r + at.q + 10
    return lines[height][middle - 2 : middle + 3].strip()


def test_an_empty_map_has_ninety_one_dots_and_its_letters_and_numbers() -> None:
    lines = map_lines(Mars(), LETTERS)
    text = "\n".join(lines)
    assert text.count("·") == 91
    marks = [word for word in text.split() if word != "·"]
    assert sorted(marks) == sorted([*"ABCDEFGHIJKLM", *map(str, range(1, 12))])
    assert max(map(len, lines)) < 80


@pytest.mark.parametrize("name", sorted(map(name_of, OUTLINE)))
def test_the_hex_that_is_meant_is_in_brackets_where_its_name_says(name: str) -> None:
    lines = map_lines(Mars(), LETTERS, target=hex_named(name))
    assert at_hex(lines, name) == "[·]"
    assert "\n".join(lines).count("[") == 1


def test_what_may_be_chosen_is_between_dashes() -> None:
    allowed = [hex_named("G7"), hex_named("H7")]
    lines = map_lines(Mars(), LETTERS, hex_named("G7"), allowed)
    assert at_hex(lines, "H7") == "-·-"
    assert at_hex(lines, "G7") == "[·]", "what is proposed is one of them"


def test_his_are_capitals_and_yours_small_letters() -> None:
    mars = Mars()
    mars.places[CENTRE].building = "mine"
    mars.places[CENTRE].piece = Piece("colonist", LACERDA)
    for name, owner in (("G4", LACERDA), ("G8", YOU)):
        place = mars.places[hex_named(name)]
        place.building, place.owner, place.advanced = "shelter", owner, owner
    mars.places[hex_named("H7")].piece = Piece("rover", YOU)
    mars.places[hex_named("F5")].crystal = True
    mars.places[hex_named("E4")].tile = LaidTile("discovery", "tech")
    lines = map_lines(mars, LETTERS)
    seen = {name: at_hex(lines, name) for name in ("G6", "G4", "G8", "H7", "F5", "E4")}
    assert seen == {"G6": "MC", "G4": "S!", "G8": "s'", "H7": "r", "F5": "*", "E4": "D"}


def test_a_mark_is_off_the_map_beside_the_end_of_its_line() -> None:
    marks = edge_marks(OUTLINE)
    assert len(marks) == len({off for _, _, off in marks}) == 24
    for mark, end, off in marks:
        assert end in OUTLINE
        assert off not in OUTLINE
        assert mark in (name_of(end)[0], name_of(end)[1:])


def test_marks_follow_an_outline_that_was_corrected() -> None:
    more = OUTLINE | {hex_named("A1")}
    assert {mark: off for mark, _, off in edge_marks(more)}["A"] == Hex(-6, 0)
    fewer = [at for at in OUTLINE if at.q != 6]
    assert "M" not in [mark for mark, _, _ in edge_marks(fewer)]
