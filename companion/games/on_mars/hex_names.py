"""The names of the hexes: the letter of the column and the number of the diagonal, such as G6.

Columns are lettered from the left; diagonals rise to the right, numbered from the upper left. Both
are straight lines in any orientation of the board, and a name depends only on the position: it
doesn't change when the outline is corrected.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.on_mars.hexes import Hex, reading_order

COLUMNS = "ABCDEFGHIJKLM"
DIAGONALS = range(1, 12)
MIDDLE_COLUMN, MIDDLE_DIAGONAL = COLUMNS.index("G"), 6
"""The lines that cross in the starting Mine."""

HIGHEST = 9
"""The largest distance of a named hex from the middle, in halves of its height."""


def name_of(at: Hex) -> str:
    """Return the name of a hex; raise ValueError if it is off the board."""
    if (found := NAMES.get(at)) is None:
        raise ValueError(f"The hex {at.q}, {at.r} is not on the board: it has no name.")
    return found


def hex_named(name: str) -> Hex:
    """Return the hex with a name, in any case; raise ValueError if there is none."""
    found = BY_NAME.get(name.upper())
    if found is None:
        raise ValueError(
            f"{name!r} is not a hex: give a letter from A to M and a number from 1 to 11."
        )
    return found


def names(hexes: Iterable[Hex]) -> tuple[str, ...]:
    """Return the names of hexes, in the order in which tied hexes are numbered."""
    return tuple(name_of(at) for at in reading_order(hexes))


def column_of(letter: str) -> int:
    """Return the number of the column with this letter, counted from the middle."""
    return COLUMNS.index(letter) - MIDDLE_COLUMN


NAMED = frozenset(
    Hex(column_of(letter), number - MIDDLE_DIAGONAL - column_of(letter))
    for letter in COLUMNS
    for number in DIAGONALS
    if abs(2 * (number - MIDDLE_DIAGONAL) - column_of(letter)) <= HIGHEST
)
"""Every hex that has a name: the outline of any board is within them."""

NAMES = {at: f"{COLUMNS[at.q + MIDDLE_COLUMN]}{at.q + at.r + MIDDLE_DIAGONAL}" for at in NAMED}
BY_NAME = {name: at for at, name in NAMES.items()}


EdgeMark = tuple[str, Hex, Hex]
"""A letter or number, the hex at the end of its line, and the hex off the board beside that."""


def edge_marks(hexes: Iterable[Hex]) -> list[EdgeMark]:
    """Return the letter above each column and the number at the left end of each diagonal.

    Each comes with the hex at the end of its line, and the hex off the board where it is written. A
    number is at the lower left of the end, or if a letter is there, at the upper left.
    """
    held, found = sorted(hexes), []
    for column, letter in enumerate(COLUMNS, -MIDDLE_COLUMN):
        if end := next((at for at in held if at.q == column), None):
            found.append((letter, end, Hex(end.q, end.r - 1)))
    lettered = {off for _, _, off in found}
    for number in DIAGONALS:
        diagonal = number - MIDDLE_DIAGONAL
        if end := next((at for at in held if at.q + at.r == diagonal), None):
            below, above = Hex(end.q - 1, end.r + 1), Hex(end.q - 1, end.r)
            found.append((str(number), end, above if below in lettered else below))
    return found
