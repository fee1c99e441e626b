"""The map of a play: what is printed comes from the box, the rest is told once (pp. 5-6)."""

from __future__ import annotations

from companion.engine.game import YOU
from companion.engine.prompts import Choose, Script
from companion.games.on_mars.box import read_map
from companion.games.on_mars.components import LACERDA, LSS
from companion.games.on_mars.hex_names import name_of
from companion.games.on_mars.mars import BOT, SHELTER, Mars, Piece
from companion.games.on_mars.state import OnMars


def lay_map(game: OnMars) -> Script[None]:
    """Know where the starting Buildings lie, and whose Shelter is where; your Bot is on yours."""
    game.mars = mars = Mars({})
    starts, shelters = yield from read_map(mars)
    left = list(LSS)
    for at in starts:
        kind = left[0]
        if len(left) > 1:
            kind = yield Choose("on-mars.start-building", tuple(left), {"hex": name_of(at)})
        left.remove(kind)
        mars.places[at].building = kind
    for at in shelters:
        mars.places[at].building = SHELTER
    hexes = tuple(map(name_of, shelters))
    yours = yield Choose("on-mars.your-shelter", hexes, {"told": hexes})
    for at in shelters:
        owner = YOU if name_of(at) == yours else LACERDA
        mars.places[at].owner = owner
        mars.places[at].piece = Piece(BOT, YOU) if owner == YOU else None
