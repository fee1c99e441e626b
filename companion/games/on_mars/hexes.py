"""Hexes in axial coordinates: distances, neighbours and connected groups.

A hex is ``q`` columns to the right of the middle one and ``r`` steps below it; each column to the
right begins half a hex lower. The hexes have a flat top.
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
"""The direction of each neighbour."""


@cache
def neighbours(at: Hex) -> tuple[Hex, ...]:
    """Return the six neighbours of a hex, whether or not they are on the map."""
    return tuple(Hex(at.q + q, at.r + r) for q, r in AROUND)


def around(hexes: Iterable[Hex]) -> set[Hex]:
    """Return every neighbour of some hexes, whether or not it is one of them or on the map."""
    return {near for at in hexes for near in neighbours(at)}


def distance(one: Hex, other: Hex) -> int:
    """Return the number of steps between two hexes, whatever is in the way."""
    q, r = one.q - other.q, one.r - other.r
    return (abs(q) + abs(r) + abs(q + r)) // 2


def turned(at: Hex, sixths: int) -> Hex:
    """Return the position of a hex after the map is turned clockwise by ``sixths`` of a turn."""
    for _ in range(sixths % 6):
        at = Hex(-at.r, at.q + at.r)
    return at


def reading_order(hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    """Return hexes in the order in which tied hexes are numbered: by row, then by column."""
    return tuple(sorted(hexes, key=attrgetter("r", "q")))


def groups(hexes: Collection[Hex]) -> list[frozenset[Hex]]:
    """Return hexes in connected groups that don't touch each other."""
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
