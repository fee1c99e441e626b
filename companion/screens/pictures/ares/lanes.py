"""The table above the buttons: the phases of the round, the parameters, the cube."""

from __future__ import annotations

from companion.games.ares.board import ZONES, parameters
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.ares.cube import draw_cube
from companion.screens.pictures.ares.header import between_rounds
from companion.screens.pictures.ares.phases import draw_strip, draw_tiles
from companion.screens.pictures.parameters import draw_columns, tracks
from companion.screens.theme import LABEL, LANE

LYING, STANDING, PACE = 60, 142, 22
STRIP, CUBE = 296, 56
"""The widths of the phases and of the cube beside the parameters."""


def lanes_high(view: View) -> float:
    """Return the height of the lanes: none where no round is played."""
    if between_rounds(view):
        return 0
    return STANDING + (PACE if view.pace else 0) if view.upright else LYING


def draw_lanes(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the phases beside the parameters, or above them with the pace in a standing screen.

    One that lies has the pace in its header.
    """
    p.rect(*box, "sunk", LANE)
    inner = Box(box.x + 12, box.y, box.wide - 24, box.high)
    shown = tracks(view, parameters(), ZONES)
    if not view.upright:
        cube = Box(inner.right - CUBE + 6, inner.y, CUBE, inner.high)
        if view.gauged or not view.get("phases"):  # one of the two is told, or not known yet
            rest = inner._replace(wide=cube.x - inner.x - 12)
            half = (
                draw_tiles(p, Box(box.x, rest.y, rest.right - box.x, rest.high), view)
                if view.gauged
                else draw_columns(p, rest, view, shown, bare=True)
            )
            return [*half, *draw_cube(p, cube, view)]
        strip = Box(inner.x, inner.y + 8, STRIP, inner.high - 12)
        middle = Box(strip.right + 20, inner.y, cube.x - strip.right - 32, inner.high)
    else:
        if view.pace:
            p.words(inner.x, inner.y + 22, view.pace, LABEL, "dim")
            inner = inner.lower(PACE)
        strip = Box(inner.x, inner.y + 12, inner.wide - CUBE - 16, 54)
        cube = Box(inner.right - CUBE, inner.y + 4, CUBE, 66)
        middle = inner.lower(72)
    return [
        *draw_strip(p, strip, view),
        *draw_columns(p, middle, view, shown, bare=True),
        *draw_cube(p, cube, view),
    ]
