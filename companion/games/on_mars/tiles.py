"""Which tiles he drives to: only those of which he can use at least a part (pp. 12, 22)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.engine.prompts import Script
from companion.games.on_mars import blueprints, box, colony
from companion.games.on_mars.components import (
    CONTRACT_CRYSTALS,
    LACERDA,
    RESEARCH_KINDS,
    TILES,
    TYPES,
)
from companion.games.on_mars.hex_choices import ROVER_MOVES
from companion.games.on_mars.hexes import Hex
from companion.games.on_mars.mars import RESEARCH, LaidTile, Mars
from companion.games.on_mars.state import OnMars

Known = Mapping[str, str]
"""The benefits of the types of Research tiles, as far as known."""


def has_room(game: OnMars, spent: int) -> bool:
    """Return whether his Depot could keep a Crystal: what can't be kept isn't taken (p. 11)."""
    return game.lacerda.room + spent > 0


def can_hire(game: OnMars, spent: int) -> bool:
    """Return whether he can hire a Scientist, or take a Contract for its Crystal (pp. 17, 23)."""
    if not colony.takes_contract(game):
        return True
    paid = game.lacerda.crystals - spent >= CONTRACT_CRYSTALS
    return paid and bool(colony.contracts_left(game))


USES: dict[str, Callable[[OnMars, int], bool]] = {
    "crystals": has_room,
    "building": lambda game, _: any(colony.can_build_pictured(game, kind) for kind in TYPES),
    "any-building": lambda game, _: colony.can_build(game, colony.next_building(game)),
    "blueprints": lambda game, _: blueprints.can_take(game),
    "develop": lambda game, _: bool(game.movable_techs()),
    "tech": lambda game, _: bool(game.free_lab_spaces() and game.free_techs()),
    "upgrade": lambda game, _: bool(colony.fitting(game)),
    "hire": can_hire,
    "warehouse": lambda *_: True,
}
"""Whether he can use a part of a tile's benefit after spending a number of Crystals on the way.

The Warehouse's contents are not tracked; Resources are useless to him (p. 22).
"""


def usable(game: OnMars, gives: str | None, spent: int = 0) -> bool:
    """Return whether he can use at least a part of a tile (pp. 12, 22); None is an unknown one.

    ``spent`` is the number of Crystals paid to reach it.
    """
    return gives is None or (gives in USES and USES[gives](game, spent))


def useless(game: OnMars) -> list[str]:
    """Return the tile benefits of which he can use no part now."""
    return [gives for gives in TILES if not usable(game, gives)]


def known_research(game: OnMars, mars: Mars) -> Script[dict[str, str]]:
    """Return the benefits of the Research tiles on the map, by type, if the box has them."""
    lying = {p.tile.shows for p in mars.places.values() if p.tile and p.tile.what == RESEARCH}
    known = {}
    for kind in RESEARCH_KINDS:
        if kind in lying and kind not in game.lacerda.researched:
            gives = yield box.research_gives(kind, optional=True)
            if gives is not None:
                known[kind] = gives
    return known


def targets(game: OnMars, mars: Mars, known: Known) -> set[Hex]:
    """Return the tiles that he can use after paying the Crystals to get there (p. 22).

    Of each type of Research tile, a colour and a letter, he takes only one.
    """
    free = ROVER_MOVES + game.tech("rover")[0]
    far = mars.steps_to(mars.rover(LACERDA))

    def collects(at: Hex, tile: LaidTile) -> bool:
        if tile.what == RESEARCH and tile.shows in game.lacerda.researched:
            return False
        spent = min(game.lacerda.crystals, max(0, far.get(at, 0) - free))
        return usable(game, _gives(tile, known), spent)

    return {at for at, place in mars.places.items() if place.tile and collects(at, place.tile)}


def useless_there(game: OnMars, mars: Mars, known: Known, collected: set[Hex]) -> list[str]:
    """Return the benefits of tiles to which he doesn't drive because he can't use them."""
    left = [p.tile for at, p in mars.places.items() if p.tile and at not in collected]
    given = {
        _gives(tile, known)
        for tile in left
        if tile.what != RESEARCH or tile.shows not in game.lacerda.researched
    }
    return [gives for gives in TILES if gives in given]


def is_sure(tile: LaidTile | None, known: Known) -> bool:
    """Return whether he takes a tile that he drives to, before anybody looks at it."""
    return tile is not None and _gives(tile, known) not in (None, "building")


def _gives(tile: LaidTile, known: Known) -> str | None:
    return known.get(tile.shows) if tile.what == RESEARCH else tile.shows
