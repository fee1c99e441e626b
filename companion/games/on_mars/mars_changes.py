"""What changes the map: building, upgrading, and moving pieces (pp. 12-13, 16).

A piece that has to make room goes to the nearest hex that can hold it, chosen by its owner: see
`refuges`. The functions here assume legal moves; see `companion.games.on_mars.hex_choices`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from companion.games.on_mars.hexes import Hex, distance, neighbours, reading_order
from companion.games.on_mars.mars import BOT, COLONIST, ROVER, SHELTER, LaidTile, Mars, Piece


class Driven(Struct, frozen=True):
    """What a Rover got on its way: the number of Crystals, and the tile at its end, if any."""

    crystals: int
    tile: LaidTile | None


class Left(NamedTuple):
    """What leaves the map: a Crystal ``to`` the "supply", a tile to the "box", a Colonist "home".

    A Colonist has an ``owner``; for the others it is "".
    """

    what: str
    to: str
    owner: str = ""


def leaving(mars: Mars, at: Hex) -> list[Left]:
    """Return what leaves the map when something comes onto a hex (pp. 12-13, 16).

    A Bot or Rover there only makes room.
    """
    place = mars.places[at]
    crystal = [Left("crystal", "supply")] if place.crystal else []
    tile = [Left(place.tile.what, "box")] if place.tile else []
    colonist = place.piece and place.piece.what == COLONIST
    home = [Left(COLONIST, "home", place.piece.owner)] if place.piece and colonist else []
    return [*crystal, *tile, *home]


def arrow_hexes(mars: Mars, at: Hex) -> tuple[Hex, ...]:
    """Return the adjacent hexes on which a new tile's arrows can put a Crystal: empty ones."""
    empty = mars.empty()
    return reading_order(near for near in neighbours(at) if near in empty)


def build(mars: Mars, at: Hex, kind: str, builder: str) -> Piece | None:
    """Put a Building on a hex; return the Bot or Rover that makes room for it (p. 13).

    A Crystal there goes to the supply, a tile to the box; a Shelter belongs to its builder.
    """
    place = mars.places[at]
    pushed, place.piece = place.piece, None
    place.building, place.owner = kind, builder if kind == SHELTER else ""
    place.crystal, place.tile = False, None
    return pushed


def upgrade(mars: Mars, at: Hex, who: str) -> Piece | None:
    """Put somebody's Advanced marker on a Building; return the piece that leaves it (p. 16).

    A Colonist goes home to its owner, a Bot or Rover makes room.
    """
    place = mars.places[at]
    place.advanced, pushed, place.piece = who, place.piece, None
    return pushed


def joined(mars: Mars, at: Hex, kind: str, builder: str) -> int:
    """Return how many tiles of its type a Building on this hex joins (p. 14)."""
    groups = mars.complexes(kind, builder if kind == SHELTER else "")
    near = set(neighbours(at))
    return sum(len(group) for group in groups if near & group)


def refuges(mars: Mars, at: Hex) -> tuple[Hex, ...]:
    """Return where a Bot or Rover that makes room may go, () if there is no such hex.

    They are the nearest hexes that are empty, or have a Building and no other piece (p. 13): an
    Advanced marker is a piece (p. 7).
    """
    free = {
        where
        for where, place in mars.places.items()
        if where != at and (place.empty or (place.building and not place.barred))
    }
    nearest = min((distance(at, each) for each in free), default=0)
    return reading_order(each for each in free if distance(at, each) == nearest)


def drive(mars: Mars, who: str, steps: Sequence[Hex], takes_tile: bool) -> Driven:
    """Move somebody's Rover along a path; return what it got (p. 12).

    It takes every Crystal that it crosses, and the tile on which it ends if its owner wants it.
    """
    rover, start = Piece(ROVER, who), mars.rover(who)
    if mars.places[start].piece == rover:
        mars.places[start].piece = None
    crossed = [mars.places[at] for at in steps if mars.places[at].crystal]
    for place in crossed:
        place.crystal = False
    end = mars.places[steps[-1] if steps else start]
    tile = end.tile if takes_tile else None
    if tile:
        end.tile = None
    end.piece = rover
    return Driven(len(crossed), tile)


def shortest_way(mars: Mars, who: str, end: Hex) -> list[Hex]:
    """Return a shortest path of somebody's Rover to a hex, over most Crystals."""
    start, steps_to = mars.rover(who), mars.steps_to(end)
    if start not in steps_to:
        return []
    reached = mars.ways(start, steps_to, steps_to[start])
    return list(reached[-1][end][1])


def move_bot(mars: Mars, who: str, start: Hex | None, to: Hex) -> None:
    """Move a Bot, or put a new one on the map if ``start`` is None (p. 12).

    A tile on which it ends is destroyed, a Crystal goes back to the supply.
    """
    if start is not None:
        piece, mars.places[start].piece = mars.places[start].piece, None
    else:
        piece = Piece(BOT, who)
    place = mars.places[to]
    place.piece, place.crystal, place.tile = piece, False, None
