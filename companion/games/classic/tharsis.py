"""The map of Tharsis and the counting that places the neutral tiles (solo rules).

An area is a pair of its row, counted from the top, and its place, counted from the left of the
row, both from 1.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

Area = tuple[int, int]

ROWS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
"""How many areas each row holds, from the top."""

MIDDLE = 5
"""The widest row."""

OCEANS = frozenset(
    ((1, 2), (1, 4), (1, 5), (2, 6), (4, 8), (5, 4), (5, 5), (5, 6), (6, 6), (6, 7), (6, 8), (9, 5))
)
"""The areas reserved for oceans."""

NOCTIS = (5, 3)
"""The area reserved for Noctis City."""

AREAS = tuple((row, place) for row, length in enumerate(ROWS, 1) for place in range(1, length + 1))
"""All areas, as one reads: from the top left to the bottom right."""

LAND = frozenset(AREAS) - OCEANS - {NOCTIS}
"""The areas on which a neutral tile may lie."""


def neighbours(area: Area) -> list[Area]:
    """Return the areas next to one, clockwise from its top-left neighbour."""
    row, place = area
    above = place - 1 if row <= MIDDLE else place
    below = place if row < MIDDLE else place - 1
    around = (
        (row - 1, above),
        (row - 1, above + 1),
        (row, place + 1),
        (row + 1, below + 1),
        (row + 1, below),
        (row, place - 1),
    )
    return [each for each in around if each in AREAS]


def city_areas(cities: Collection[Area] = ()) -> list[Area]:
    """Return the areas for a neutral city, as one reads.

    None that is reserved, none next to another city, none without room for its greenery.
    """
    near = {each for city in cities for each in (city, *neighbours(city))}
    return [area for area in AREAS if area in LAND - near and LAND.intersection(neighbours(area))]


def greenery_areas(city: Area, taken: Collection[Area], other: Area | None = None) -> list[Area]:
    """Return the areas for the greenery of a city, clockwise from its top-left neighbour.

    The rules are silent on a city that shares its only area with the ``other`` one, whose
    greenery comes later: here the area is left to that one.
    """
    free = [area for area in neighbours(city) if area in LAND and area not in taken]
    if other is None:
        return free
    needed = greenery_areas(other, taken)
    return [area for area in free if needed != [area]]


def count_out(areas: Sequence[Area], cost: int) -> list[Area]:
    """Return the areas counted for a card's cost, the last of which gets the tile.

    The count goes round when it runs off the end; a cost of 0 counts like 1.
    """
    return [areas[number % len(areas)] for number in range(max(1, cost))]
