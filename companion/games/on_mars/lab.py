"""The Lab: its hex spaces, which touch which, and the points printed under its columns (p. 11)."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.on_mars.components import column

ROWS = "abc"
MAX_SPACES = len(ROWS)
MAX_POINTS = 9


@dataclass(frozen=True, slots=True)
class Lab:
    """A Lab by its columns from the left: the number of ``spaces`` in each, and its ``points``.

    The usual Lab is based on two independent accounts of the board; yours may differ.
    """

    spaces: tuple[int, ...] = (2, 3, 2, 3, 2, 1)
    points: tuple[int, ...] = (1, 2, 3, 4, 5, 9)

    @property
    def places(self) -> tuple[str, ...]:
        """Its spaces: the column, then a, b, c from the top."""
        return tuple(f"{c}{row}" for c, n in enumerate(self.spaces, 1) for row in ROWS[:n])

    def op(self, level: int) -> int:
        """Return the OP of a Tech in a column."""
        return self.points[level - 1]

    def onward(self, place: str) -> tuple[str, ...]:
        """Return the adjacent spaces to the right, the upper first."""
        level = column(place)
        if level == len(self.spaces):
            return ()
        right = (f"{level + 1}{row}" for row in ROWS[: self.spaces[level]])
        height = self._height(place)
        return tuple(each for each in right if abs(self._height(each) - height) <= 1)

    def _height(self, place: str) -> int:
        """Return the distance of a space below the middle, in halves of a space."""
        return 2 * ROWS.index(place[1]) - (self.spaces[column(place) - 1] - 1)


USUAL_LAB = Lab()
COLUMNS = tuple(range(1, len(USUAL_LAB.spaces) + 1))
