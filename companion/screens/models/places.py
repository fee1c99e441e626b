"""Places of the board by two buttons: where they are many, first a column, then its places."""

from __future__ import annotations

from collections.abc import Sequence

FEW = 14
"""So many places Die steps through without columns."""


class PlaceSteps:
    """What Die has come to among ``places``, each named by the letter of its column and a number.

    ``pointed`` is the place, or the column, that was stepped to, ``column`` the one that is open;
    "" for none.
    """

    def __init__(self, places: Sequence[str] = ()) -> None:
        self.places = places
        self.column = self.pointed = ""

    @property
    def at_column(self) -> bool:
        """Whether it is a column that was stepped to."""
        return len(self.pointed) == 1

    @property
    def ringed(self) -> list[str]:
        """The places that are, or are in, what was stepped to."""
        return [each for each in self.places if self.pointed in (each, each[0])]

    def step(self) -> str:
        """Step to the next place or column; return it, "" after the last."""
        stops = self._stops()
        at = stops.index(self.pointed) + 1 if self.pointed in stops else 0
        self.pointed = stops[at] if at < len(stops) else ""
        return self.pointed

    def open_column(self) -> None:
        """Step through the places of the column that was stepped to."""
        self.column, self.pointed = self.pointed, ""

    def leave(self) -> None:
        """Begin anew, with no column open."""
        self.column = self.pointed = ""

    def _stops(self) -> Sequence[str]:
        if self.column:
            found = [each for each in self.places if each[0] == self.column]
            return sorted(found, key=lambda each: int(each[1:]))
        if len(self.places) > FEW:
            return sorted({each[0] for each in self.places})
        return self.places
