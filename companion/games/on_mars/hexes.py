"""Hexes in axial coordinates: how far apart they are, what lies around, what hangs together.

A hex is ``q`` columns to the right and ``r`` steps down from the one in the middle; a column to the
right begins half a hex lower. The hexes stand on a side, flat at the top.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from operator import attrgetter
from typing import NamedTuple


class Hex(NamedTuple):
    """A hex of the map."""

    q: int
    r: int


AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The way to each neighbour."""


@cache
def neighbours(at: Hex) -> tuple[Hex, ...]:
    """Return the six hexes around one, whether they are on the map or not."""
    return tuple(Hex(at.q + q, at.r + r) for q, r in AROUND)


def distance(one: Hex, other: Hex) -> int:
    """Return how many steps lead from one hex to the other, over whatever lies between."""
    q, r = one.q - other.q, one.r - other.r
    return (abs(q) + abs(r) + abs(q + r)) // 2


def turned(at: Hex, sixths: int) -> Hex:
    """Return where a hex lies once the map is turned by so many sixths, clockwise."""
    for _ in range(sixths % 6):
        at = Hex(-at.r, at.q + at.r)
    return at


def reading_order(hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    """Return hexes in the order in which equal ones are numbered: by row, then by column."""
    return tuple(sorted(hexes, key=attrgetter("r", "q")))


def groups(hexes: Collection[Hex]) -> list[frozenset[Hex]]:
    """Return hexes in groups: each hangs together, and touches no other."""
    left, found = set(hexes), []
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            at = edge.pop()
            group.add(at)
            near = left.intersection(neighbours(at))
            left -= near
            edge += near
        found.append(frozenset(group))
    return found
