"""The Reward tiles above the columns of the LSS: in the set-up, and when one is scored."""

from __future__ import annotations

from companion.games.on_mars.components import LSS
from companion.games.on_mars.pictures.kinds import KINDS, REWARDS
from companion.games.on_mars.pictures.positions import args, move_now
from companion.games.on_mars.pictures.shapes import frame_present
from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.theme import BUTTON, FACT

TILE, FOOT, NAME = 0.46, 52, 32
"""The height of a tile as a share of the picture; the height of a column's icon and of a name, in
units.
"""

STEPS = 4
"""The number of spaces of a column drawn below its tile."""


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw each column of the LSS with the tile above it.

    Tiles show the names of what they count if all of them fit.
    """
    details = args(view, "lay-rewards")
    if not details:
        return
    p.rect(*box, "sunk", BUTTON)
    inner = Box(box.x + 8, box.y + 8, box.width - 16, box.height - 12)
    tiles = [details[f"tile_{at}"] for at in range(1, len(LSS) + 1)]
    places, names = inner.grid(len(LSS), 1), [view.name(each, "short") for each in tiles]
    room = Box(0, 0, places[0].width - 6, NAME)
    size = min(p.size_in(room, name, FACT) for name in names)
    named = all(p.has_room(room, name, size) for name in names)
    for at, (kind, place) in enumerate(zip(LSS, places, strict=True)):
        tile = place.upper(place.height * TILE)
        p.rect(*tile, "raised", BUTTON)
        icon = tile.upper(tile.height - NAME) if named else tile
        side = min(64, icon.height - 12, icon.width - 12)
        p.icon(REWARDS[tiles[at]], icon.x + icon.width / 2, icon.y + icon.height / 2 + 2, side)
        if named:
            low = Box(tile.x + 3, tile.bottom - NAME - 2, room.width, NAME)
            p.text(low, names[at], size, "op")
        _draw_column(p, place.lower(tile.height + 8), kind)
        if at == move_now(view, "lay-rewards"):
            frame_present(p, tile)


def _draw_column(p: Painter, box: Box, kind: str) -> None:
    """Draw the spaces of a column and the icon of its type; it has one tile at first."""
    foot = min(FOOT, box.height / 2)
    row = (box.height - foot) / STEPS
    width = min(box.width, 80)
    left = box.x + (box.width - width) / 2
    for at in range(STEPS):
        colour = KINDS[kind] if at == STEPS - 1 else theme.colour("panel")
        p.rect(left, box.y + at * row, width, row - 5, colour, min(6, row / 3))
    p.icon(KINDS[kind], box.x + box.width / 2, box.bottom - foot / 2, foot * 0.8)


REWARDS_LAID = Picture(draw, instead=True)
