"""The hexes that Lacerda chooses (pp. 12-14, 20, 22-23): on the map, by the rulebook.

Each choice lists all hexes that are equally good for him, in reading order: among several one is
drawn (p. 23). None means that he cannot do it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from msgspec import Struct

from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.hexes import Hex, around, distance, reading_order
from companion.games.on_mars.mars import COLONIST, SHELTER, Mars, Piece

ROVER_MOVES = 2
"""Hexes that a Rover moves without a Tech (p. 12)."""

PLACED_FROM_ROVER = 3
"""How far a new Discovery tile is from his Rover (p. 20)."""


class Building(Struct, frozen=True):
    """Where he builds: ``joined`` is the number of tiles of the type it joins, 0 if it is alone."""

    hexes: tuple[Hex, ...]
    joined: int


class Upgrade(Struct, frozen=True):
    """What he upgrades; ``worked`` is true if that returns a Colonist of his."""

    hexes: tuple[Hex, ...]
    worked: bool


class Drive(Struct, frozen=True):
    """A path of his Rover: each ``step``, the Crystals it crosses, and those it costs.

    ``target`` is the tile he drives to: he ``arrives`` if the path ends there.
    """

    steps: tuple[Hex, ...]
    target: Hex
    crossed: int
    spent: int

    @property
    def arrives(self) -> bool:
        """Whether the path ends on the tile."""
        return self.steps[-1:] == (self.target,)


def building(mars: Mars, kind: str, level: int) -> Building | None:
    """Return where he builds a type: in the largest Complex that a Tech of ``level`` allows.

    A tile that would join n others needs a level of at least n; one that touches none of its type
    must be exactly two hexes from one of them. For Shelters only his own count (pp. 13-14).
    """
    found = building_hexes(mars, kind, level, LACERDA)
    if not found:
        return None
    most = max(found)
    return Building(reading_order(found[most]), most)


def building_hexes(mars: Mars, kind: str, level: int, who: str) -> dict[int, list[Hex]]:
    """Return where somebody may build a type, by the number of tiles joined (pp. 13-14)."""
    joined: Counter[Hex] = Counter()
    for whole in mars.complexes(kind, who if kind == SHELTER else ""):
        joined.update(dict.fromkeys(around(whole), len(whole)))
    found: dict[int, list[Hex]] = {}
    for where in mars.unbuilt() & around(joined):  # one or two hexes from one of the type
        if joined[where] <= level:
            found.setdefault(joined[where], []).append(where)
    return found


def upgrade(mars: Mars, kind: str, least: int = 1) -> Upgrade | None:
    """Return which Building of a type he upgrades, in a Complex of at ``least`` this size (p. 18).

    It has no Advanced marker, and is his own if it is a Shelter. A Mine that returns no Colonist of
    his is better: the one with his Colonist counts for him already (p. 16).
    """
    owner = LACERDA if kind == SHELTER else ""
    fitting = [
        where
        for whole in mars.complexes(kind, owner)
        for where in whole
        if len(whole) >= least and not mars.places[where].advanced
    ]
    worked = [at for at in fitting if mars.places[at].piece == Piece(COLONIST, LACERDA)]
    spared = set(fitting).difference(worked)
    if not fitting:
        return None
    return Upgrade(reading_order(spared or worked), not spared)


def drive(mars: Mars, targets: Collection[Hex], level: int, crystals: int) -> list[Drive]:
    """Return the equally good paths of his Rover, [] if there is no tile to drive to.

    ``targets`` are the tiles of which he can use something, ``level`` is that of a Rover Tech in
    play, ``crystals`` is what he has. He drives towards the nearest tile: as far as his moves go,
    and a hex farther for each Crystal, but only if that takes him there (pp. 12, 22). Of the
    shortest paths one over most Crystals is best. He doesn't end on a piece, an Advanced Building,
    or another tile.
    """
    start, moves = mars.rover(LACERDA), ROVER_MOVES + level
    steps = mars.steps_to(start)
    far = {
        at: steps[at]
        for at in targets
        if at != start and at in steps and may_end(mars, at, targets)
    }
    nearest = min(far.values(), default=0)
    arrives = nearest <= moves + crystals
    spent = max(0, nearest - moves) if arrives else 0
    length = nearest if arrives else moves
    ways = [
        Drive(way, target, sum(mars.places[at].crystal for at in way), spent)
        for target in reading_order(at for at in far if far[at] == nearest)
        for way in _best_ways(mars, start, mars.steps_to(target), length, targets)
    ]
    best = max((_worth(way) for way in ways), default=None)
    return [way for way in ways if _worth(way) == best]


def discovery(mars: Mars, yours: str) -> tuple[Hex, ...]:
    """Return where his Discovery tile may go, () if nowhere: then it is not placed (p. 20).

    That is an empty hex exactly three from his Rover, as far as possible from ``yours``.
    """
    other, found = mars.rover(yours), discovery_hexes(mars, LACERDA)
    far = max((distance(other, at) for at in found), default=0)
    return reading_order(at for at in found if distance(other, at) == far)


def discovery_hexes(mars: Mars, who: str) -> list[Hex]:
    """Return the empty hexes exactly three from somebody's Rover (p. 20)."""
    rover = mars.rover(who)
    return [at for at in mars.empty() if distance(rover, at) == PLACED_FROM_ROVER]


def _worth(way: Drive) -> tuple[int, int]:
    """Return the sort key of paths: the farther he comes, then the more Crystals he crosses."""
    return len(way.steps), way.crossed


def may_end(mars: Mars, at: Hex, targets: Collection[Hex]) -> bool:
    """Return whether his Rover may end there: not on a tile without a use for him (p. 12)."""
    place = mars.places[at]
    return not (place.barred or (place.tile and at not in targets))


def _best_ways(
    mars: Mars,
    start: Hex,
    steps_to: Mapping[Hex, int],
    length: int,
    targets: Collection[Hex],
) -> list[tuple[Hex, ...]]:
    """Return the path over most Crystals to each hex where ``length`` steps to a target may end.

    ``steps_to`` are the steps from each hex to the target. If he may end in none of these hexes,
    the path is shorter.
    """
    reached = mars.ways(start, steps_to, length)
    for ends in reached[:0:-1]:
        if ways := [way for at, (_, way) in ends.items() if may_end(mars, at, targets)]:
            return ways
    return []
