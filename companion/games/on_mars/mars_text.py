"""The map in characters: for the terminal, and for whoever has it read aloud by a screen reader.

A hex is up to three characters: what stands there, then the piece on it, then its Advanced marker.
His pieces are capitals, yours small letters. The hex that is meant stands in brackets, those that
may be chosen between dashes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.hex_names import COLUMNS, column_of, edge_marks
from companion.games.on_mars.hexes import Hex
from companion.games.on_mars.mars import Mars, Place

WIDE, EDGE = 4, 3
"""Characters from one column to the next, and at the left edge."""

FREE, CRYSTAL = "·", "*"
MARKERS = {LACERDA: "!"}
"""How an Advanced marker is drawn: his; yours is an apostrophe."""


def map_lines(
    mars: Mars,
    letters: Mapping[str, str],
    target: Hex | None = None,
    allowed: Collection[Hex] = (),
) -> list[str]:
    """Return the map in lines. ``letters`` are those of Buildings, pieces and tiles.

    A column to the right begins a line lower; a hex is two lines high.
    """
    lines: dict[int, dict[int, str]] = {}

    def put(at: Hex, words: str) -> None:
        middle = EDGE + WIDE * (at.q - column_of(COLUMNS[0])) + WIDE // 2
        start = middle - len(words) // 2
        for offset, character in enumerate(words):
            lines.setdefault(2 * at.r + at.q, {})[start + offset] = character

    for at, place in mars.places.items():
        held = _held(place, letters)
        around = "[]" if at == target else "--" if at in allowed else "  "
        put(at, f"{around[0]}{held}{around[1]}")
    for mark, _, off in edge_marks(mars.places):
        put(off, mark)
    return [_line(lines.get(number, {})) for number in range(min(lines), max(lines) + 1)]


def _held(place: Place, letters: Mapping[str, str]) -> str:
    """Return what a hex holds, in one to three characters."""
    if place.building:
        what = letters[place.building].upper()
        if place.owner not in ("", LACERDA):
            what = what.lower()
    elif place.tile:
        what = letters[place.tile.what].upper()
    else:
        what = CRYSTAL if place.crystal else "" if place.piece else FREE
    piece = ""
    if place.piece:
        piece = letters[place.piece.what].lower()
        piece = piece.upper() if place.piece.owner == LACERDA else piece
    marker = MARKERS.get(place.advanced, "'") if place.advanced else ""
    return f"{what}{piece}{marker}"


def _line(characters: Mapping[int, str]) -> str:
    end = max(characters, default=-1) + 1
    return "".join(characters.get(at, " ") for at in range(end)).rstrip()
