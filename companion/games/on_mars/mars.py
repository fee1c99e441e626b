"""The map of Mars, and everything on it (pp. 5, 7, 12-13).

The outline follows one account of the board, and is a fact of the box: a player may add or remove
hexes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from typing import NamedTuple

from companion.games.on_mars.hexes import Hex, groups, neighbours, reading_order

COLUMNS = {
    -6: range(2, 5),
    -5: range(6),
    -4: range(-1, 6),
    -3: range(-2, 6),
    -2: range(-3, 6),
    -1: range(-3, 5),
    0: range(-4, 5),
    1: range(-4, 4),
    2: range(-5, 4),
    3: range(-5, 3),
    4: range(-5, 2),
    5: range(-5, 1),
    6: range(-4, -1),
}
"""The hexes of each column, from the top."""

OUTLINE = frozenset(Hex(q, r) for q, rows in COLUMNS.items() for r in rows)
CENTRE = Hex(0, 0)
"""The starting Mine, where every Rover counts as being until it is first moved (p. 12)."""

SHELTER = "shelter"
COLONIST, BOT, ROVER = "colonist", "bot", "rover"
DISCOVERY, RESEARCH = "discovery", "research"


class Piece(NamedTuple):
    """A Colonist, Bot or Rover, and its owner."""

    what: str
    owner: str


class LaidTile(NamedTuple):
    """A Discovery or Research tile: ``shows`` is the Discovery's benefit or the Research type."""

    what: str
    shows: str


@dataclass(slots=True)
class HexContent:
    """The contents of a hex: at the end of a turn at most one piece (p. 7).

    Only a Shelter has an ``owner``; ``advanced`` is the owner of the marker on the Building, "" for
    none.
    """

    building: str = ""
    owner: str = ""
    advanced: str = ""
    piece: Piece | None = None
    crystal: bool = False
    tile: LaidTile | None = None

    @property
    def barred(self) -> bool:
        """Whether no piece may end there because there is one, or an Advanced marker (p. 7)."""
        return bool(self.piece or self.advanced)

    @property
    def empty(self) -> bool:
        """Whether there is nothing in it at all (p. 7)."""
        return not (self.building or self.piece or self.crystal or self.tile)


@dataclass(slots=True)
class Mars:
    """The map of one play: every hex of the outline, and its contents."""

    places: dict[Hex, HexContent] = field(
        default_factory=lambda: {at: HexContent() for at in OUTLINE}
    )

    def buildings(self, kind: str, owner: str = "") -> set[Hex]:
        """Return the hexes with a Building of a type; for Shelters only those of an ``owner``."""
        return {
            at
            for at, place in self.places.items()
            if place.building == kind and owner in ("", place.owner)
        }

    def complexes(self, kind: str, owner: str = "") -> list[frozenset[Hex]]:
        """Return the connected groups of Buildings of a type: Complexes, or single ones (p. 14)."""
        return groups(self.buildings(kind, owner))

    def unbuilt(self) -> set[Hex]:
        """Return the hexes without a Building: any of them can be built on (p. 13)."""
        return {at for at, place in self.places.items() if not place.building}

    def empty(self) -> set[Hex]:
        """Return the hexes that are completely empty."""
        return {at for at, place in self.places.items() if place.empty}

    def rover(self, owner: str) -> Hex:
        """Return where somebody's Rover is, or counts as being."""
        rover = Piece(ROVER, owner)
        return next((at for at, place in self.places.items() if place.piece == rover), CENTRE)

    def ways(
        self, start: Hex, steps_to: Mapping[Hex, int], length: int
    ) -> list[dict[Hex, tuple[int, tuple[Hex, ...]]]]:
        """Return the positions on shortest paths after each of ``length`` steps.

        ``steps_to`` are the steps from each hex to the target. Each position comes with the number
        of Crystals crossed and the path over most Crystals that leads there.
        """
        found: list[dict[Hex, tuple[int, tuple[Hex, ...]]]] = [{start: (0, ())}]
        for _ in range(length):
            ahead: dict[Hex, tuple[int, tuple[Hex, ...]]] = {}
            for at in reading_order(found[-1]):
                crossed, way = found[-1][at]
                for near in neighbours(at):
                    if steps_to.get(near, inf) < steps_to[at]:
                        better = crossed + self.places[near].crystal
                        if near not in ahead or better > ahead[near][0]:
                            ahead[near] = better, (*way, near)
            found.append(ahead)
        return found

    def steps_to(self, target: Hex) -> dict[Hex, int]:
        """Return the number of steps to a hex from every hex of the map, ignoring obstacles."""
        found, edge = {target: 0}, [target]
        for at in edge:
            for near in neighbours(at):
                if near in self.places and near not in found:
                    found[near] = found[at] + 1
                    edge.append(near)
        return found
