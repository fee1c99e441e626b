"""The map in the visible state of a play: an entry per hex, with names that are a stable API."""

from __future__ import annotations

from typing import Any

from companion.games.on_mars.hex_names import name_of
from companion.games.on_mars.hexes import reading_order
from companion.games.on_mars.mars import HexContent, Mars


def map_state(mars: Mars) -> list[dict[str, Any]]:
    """Return the contents of each hex, in reading order; None for what isn't there."""
    return [
        {"hex": name_of(at), "q": at.q, "r": at.r, **_held(mars.places[at])}
        for at in reading_order(mars.places)
    ]


def _held(place: HexContent) -> dict[str, Any]:
    piece, tile = place.piece, place.tile
    return {
        "building": place.building or None,
        "owner": place.owner or None,
        "advanced": place.advanced or None,
        "piece": {"what": piece.what, "owner": piece.owner} if piece else None,
        "crystal": place.crystal,
        "tile": {"what": tile.what, "shows": tile.shows} if tile else None,
    }
