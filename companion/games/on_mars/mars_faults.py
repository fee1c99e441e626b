"""Contradictions in a map as entered, each with its hex."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from companion.games.on_mars.components import (
    ADVANCED_MARKERS,
    DISCOVERY_TILES,
    LOOP,
    MAX_TILES,
    RESEARCH_TILES,
    SHELTERS,
)
from companion.games.on_mars.hexes import Hex, distance, reading_order
from companion.games.on_mars.mars import (
    BOT,
    CENTRE,
    DISCOVERY,
    RESEARCH,
    ROVER,
    SHELTER,
    Mars,
)

TILES = {DISCOVERY: DISCOVERY_TILES, RESEARCH: RESEARCH_TILES}
APART = 2
"""How far a Building that joins none is from one of its type (p. 13)."""
OF_A_TYPE = 2
"""Research tiles of one type (p. 5)."""
PIECES = {ROVER: 1, BOT: 4}
"""The number in the box; for pieces, the number that each player has (p. 3)."""


class Contradiction(Struct, frozen=True):
    """A contradiction: ``what`` is wrong, with which ``kind``, and the hex to look at."""

    what: str
    at: Hex
    kind: str = ""


def faults(mars: Mars) -> tuple[Contradiction, ...]:
    """Return the contradictions on the map, in reading order."""
    found = [*_on_one_hex(mars), *_far_from_its_kind(mars), *_too_many(mars)]
    return tuple(sorted(found, key=lambda each: (each.at.r, each.at.q, each.what, each.kind)))


def _on_one_hex(mars: Mars) -> Iterator[Contradiction]:
    """Yield what cannot share a hex: only pieces can be on a Building (p. 13)."""
    for at, place in mars.places.items():
        if place.building and place.crystal:
            yield Contradiction("crystal-under", at)
        if place.building and place.tile:
            yield Contradiction("tile-under", at, place.tile.what)
        if place.advanced and not place.building:
            yield Contradiction("marker-alone", at)
        if place.advanced and place.piece:
            yield Contradiction("piece-on-advanced", at, place.piece.what)


def _far_from_its_kind(mars: Mars) -> Iterator[Contradiction]:
    """Yield Buildings that are neither beside one of their type nor two from one (p. 13).

    The middle Mine is printed, so any fault is with the others.
    """
    alike: dict[tuple[str, str], list[Hex]] = {}  # only Shelters have an owner
    for at, place in mars.places.items():
        if place.building in (*LOOP, SHELTER):
            alike.setdefault((place.building, place.owner), []).append(at)
    for (kind, _), built in alike.items():
        for at in built:
            others = (distance(at, each) for each in built if each != at)
            if at != CENTRE and len(built) > 1 and min(others) > APART:
                yield Contradiction("far", at, kind)


def _too_many(mars: Mars) -> Iterator[Contradiction]:
    """Yield the last of each thing of which the map has more than the box."""
    seen: Counter[tuple[str, str]] = Counter()
    for at in reading_order(mars.places):
        place = mars.places[at]
        here: list[tuple[tuple[str, str], int]] = []
        if place.tile:
            here.append(((place.tile.what, ""), TILES[place.tile.what]))
        if place.tile and place.tile.what == RESEARCH and place.tile.shows:
            here.append(((RESEARCH, place.tile.shows), OF_A_TYPE))
        if place.piece and place.piece.what in PIECES:
            here.append(((place.piece.what, place.piece.owner), PIECES[place.piece.what]))
        if place.building in LOOP:
            here.append(((place.building, ""), MAX_TILES))
        if place.building == SHELTER:
            here.append(((SHELTER, place.owner), SHELTERS))
        if place.advanced:
            here.append((("advanced", place.advanced), ADVANCED_MARKERS))
        for thing, most in here:
            seen[thing] += 1
            if seen[thing] > most:
                yield Contradiction("too-many", at, thing[0])
    if not mars.places[CENTRE].building:
        yield Contradiction("no-middle", CENTRE)
