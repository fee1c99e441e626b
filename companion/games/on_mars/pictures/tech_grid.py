"""The Tech Grid as it is to be set up on the table."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.on_mars.pictures.kinds import KINDS
from companion.games.on_mars.pictures.positions import args, move_now
from companion.games.on_mars.pictures.shapes import frame_present, tall_hexagon
from companion.screens import theme
from companion.screens.drawing import icons
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.theme import FACT, GAP, LABEL, TILE

ROWS = (2, 3, 3)
"""The number of tiles in each row, from the bottom."""

COSTS = (("battery", "cube"), ("battery",), ())
"""The icons of each row's cost, from the top: a Battery, and any one Resource."""

COST, CORNER, NAME = 46, 24, 28
"""The width of a cost, the side of the corner with a number, and the height of a name, in units."""


def rows(techs: Sequence[str]) -> list[list[tuple[int, str]]]:
    """Return the rows from the top, each tile with its number: the bottom left one is the first."""
    found, at = [], 0
    for count in ROWS:
        found.append([(at + n + 1, tech) for n, tech in enumerate(techs[at : at + count])])
        at += count
    return found[::-1]


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the rows, the most expensive on top, with their costs.

    Names are shown if all of them fit. A move places two tiles.
    """
    techs = args(view, "lay-techs").get("techs")
    if not techs:
        return
    places = box.grid(1, len(ROWS))
    width = box.width - COST - GAP
    room = Box(0, 0, places[0]._replace(width=width).grid(3, 1)[0].width - 6, NAME)
    names = [view.name(tech, "short") for tech in techs]
    size = min(p.size_in(room, name, FACT) for name in names)
    named = places[0].height > 3 * NAME and all(p.has_room(room, name, size) for name in names)
    now = move_now(view, "lay-techs")
    for place, row, cost in zip(places, rows(techs), COSTS, strict=True):
        _draw_cost(p, place._replace(width=COST), cost)
        inner = Box(place.x + COST + GAP, place.y, width, place.height)
        for tile, (number, tech) in zip(inner.grid(3, 1), row, strict=False):
            words = names[number - 1] if named else ""
            _draw_tile(p, tile, number, KINDS[tech], words, size)
            if (number - 1) // 2 == now:
                frame_present(p, tile, TILE)


def _draw_cost(p: Painter, box: Box, cost: Sequence[str]) -> None:
    """Draw the icons of a cost, one below the other."""
    p.rect(*box, "sunk", TILE)
    pitch = min(38.0, box.height / 2)
    for at, icon in enumerate(cost):
        y = box.y + box.height / 2 + (at - (len(cost) - 1) / 2) * pitch
        p.icon(icon, box.x + box.width / 2, y, pitch - 6, "" if icon == "battery" else "dim")
    if not cost:
        p.text(box, "0", FACT, "dim")


def _draw_tile(p: Painter, box: Box, number: int, icon: str, words: str, size: float) -> None:
    """Draw a Tech: its number, its hex, and below it the name if it has one."""
    own = icons.own_colour(icon)
    p.rect(*box, "panel", TILE)
    p.text(Box(box.x + 4, box.y + 3, CORNER, CORNER), str(number), LABEL, "dim")
    height = box.height - (NAME + 4 if words else 0)
    radius = min(height / 2 - 5, box.width / 2 - CORNER + 6)
    x, y = box.x + box.width / 2, box.y + height / 2 + (2 if words else 0)
    p.poly(tall_hexagon(x, y, radius), theme.mix(own, "ground", 0.72))
    p.icon(icon, x, y, radius * 1.2, own, theme.mix(own, "ground", 0.8))
    if words:
        p.text(Box(box.x + 3, box.bottom - NAME - 4, box.width - 6, NAME), words, size)


TECH_GRID = Picture(draw, instead=True)
