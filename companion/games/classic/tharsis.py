"""The map of Tharsis and the counting that places the neutral tiles (solo rules).

An area is a pair: its row, counted from the top, and its place in the row, counted from the left,
both from 1.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

Area = tuple[int, int]

ROWS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
"""The number of areas in each row, from the top."""

MIDDLE = 5
"""The widest row."""

OCEANS = frozenset(
    ((1, 2), (1, 4), (1, 5), (2, 6), (4, 8), (5, 4), (5, 5), (5, 6), (6, 6), (6, 7), (6, 8), (9, 5))
)
"""The areas reserved for oceans."""

NOCTIS = (5, 3)
"""The area reserved for Noctis City."""

AREAS = tuple((row, place) for row, length in enumerate(ROWS, 1) for place in range(1, length + 1))
"""All areas in reading order: from the top left to the bottom right."""

LAND = frozenset(AREAS) - OCEANS - {NOCTIS}
"""The areas that a neutral tile may take."""


def neighbours(area: Area) -> list[Area]:
    """Return the neighbours of an area, clockwise from the top left."""
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
    """Return the areas for a neutral city, in reading order.

    Not reserved, not next to another city, and with room for its greenery.
    """
    near = {each for city in cities for each in (city, *neighbours(city))}
    return [area for area in AREAS if area in LAND - near and LAND.intersection(neighbours(area))]


def greenery_areas(city: Area, taken: Collection[Area], other: Area | None = None) -> list[Area]:
    """Return the areas for the greenery of a city, clockwise from the top left.

    The rules are silent on a city that shares its only area with the ``other`` one, whose greenery
    comes later: here the area is left to the other.
    """
    free = [area for area in neighbours(city) if area in LAND and area not in taken]
    if other is None:
        return free
    needed = greenery_areas(other, taken)
    return [area for area in free if needed != [area]]


def count_out(areas: Sequence[Area], cost: int) -> list[Area]:
    """Return the areas counted for a card's cost; the last one gets the tile.

    The count starts over at the end of ``areas``; a cost of 0 counts like 1.
    """
    return [areas[number % len(areas)] for number in range(max(1, cost))]
