"""Selecting a place on the board by two buttons: if there are many, first its column."""

from __future__ import annotations

from collections.abc import Sequence

FEW = 14
"""Up to this many places, Die steps through them without columns."""


class PlaceSteps:
    """The selection by Die among ``places``, each named by its column's letter and a number.

    ``pointed`` is the selected place or column, ``column`` the open one; "" for none.
    """

    def __init__(self, places: Sequence[str] = ()) -> None:
        self.places = places
        self.column = self.pointed = ""

    @property
    def at_column(self) -> bool:
        """Whether a column is selected."""
        return len(self.pointed) == 1

    @property
    def ringed(self) -> list[str]:
        """The selected place, or the places of the selected column."""
        return [each for each in self.places if self.pointed in (each, each[0])]

    def step(self) -> str:
        """Select the next place or column; return it, "" after the last."""
        stops = self._stops()
        at = stops.index(self.pointed) + 1 if self.pointed in stops else 0
        self.pointed = stops[at] if at < len(stops) else ""
        return self.pointed

    def open_column(self) -> None:
        """Open the selected column, to step through its places."""
        self.column, self.pointed = self.pointed, ""

    def leave(self) -> None:
        """Start over, with no column open."""
        self.column = self.pointed = ""

    def _stops(self) -> Sequence[str]:
        if self.column:
            found = [each for each in self.places if each[0] == self.column]
            return sorted(found, key=lambda each: int(each[1:]))
        if len(self.places) > FEW:
            return sorted({each[0] for each in self.places})
        return self.places
