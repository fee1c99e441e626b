"""The names of the hexes: the letter of the column and the number of the row, such as G5.

Columns are lettered from the left, rows numbered from the top; a hex of every other column lies
half a hex below its number. A name stays where the outline is corrected: it follows from the place
alone.
"""

from __future__ import annotations

from companion.games.on_mars.hexes import Hex

COLUMNS = "ABCDEFGHIJKLM"
ROWS = range(1, 10)
MIDDLE_COLUMN, MIDDLE_ROW = COLUMNS.index("G"), 5
"""The column and the row of the starting Mine, from which hexes are counted."""


def name_of(at: Hex) -> str:
    """Return the name of a hex; raise ValueError if it lies off the columns and rows."""
    column, row = at.q + MIDDLE_COLUMN, at.r + at.q // 2 + MIDDLE_ROW
    if not 0 <= column < len(COLUMNS) or row not in ROWS:
        raise ValueError(f"The hex {at.q}, {at.r} is not on the board: it has no name.")
    return f"{COLUMNS[column]}{row}"


def hex_named(name: str) -> Hex:
    """Return the hex of a name, in capitals or not; raise ValueError if there is none."""
    letter, number = name[:1].upper(), name[1:]
    if not letter or letter not in COLUMNS or number not in map(str, ROWS):
        raise ValueError(f"{name!r} is no hex: give a letter from A to M and a number from 1 to 9.")
    q = COLUMNS.index(letter) - MIDDLE_COLUMN
    return Hex(q, int(number) - MIDDLE_ROW - q // 2)


NAMED = frozenset(hex_named(f"{letter}{number}") for letter in COLUMNS for number in ROWS)
"""Every hex that has a name: the outline of a board lies within them."""
