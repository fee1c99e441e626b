"""The table above the buttons: the phases of the round, the parameters, the cube."""

from __future__ import annotations

from companion.games.ares.board import ZONES, parameters
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.ares.cube import draw_cube
from companion.screens.pictures.ares.header import between_rounds
from companion.screens.pictures.ares.phases import draw_strip, draw_tiles
from companion.screens.pictures.parameters import draw_columns, draw_rows, tracks
from companion.screens.theme import LABEL, LANE

LYING, STANDING, PACE, ROWS = 60, 142, 22, 126
STRIP, CUBE = 296, 56
"""The widths of the phases and of the cube beside the parameters."""

REPORT, HALF = "ares.report", 72
"""The question whose tiles tell the parameters, and the height of what is left to tell then."""


def lanes_high(view: View) -> float:
    """Return the height of the lanes: none where no round is played."""
    if between_rounds(view):
        return 0
    if not view.upright:
        return LYING
    high = HALF if view.asked == REPORT else STANDING if view.get("phases") else ROWS
    return high + (PACE if view.pace else 0)


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
                if view.gauged and view.get("phases")
                else draw_columns(p, rest, view, shown, bare=True)
            )
            return [*half, *draw_cube(p, cube, view)]
        strip = Box(inner.x, inner.y + 8, STRIP, inner.high - 12)
        middle = Box(strip.right + 20, inner.y, cube.x - strip.right - 32, inner.high)
    else:
        if view.pace:
            p.words(inner.x, inner.y + 22, view.pace, LABEL, "dim")
            inner = inner.lower(PACE)
        rest = Box(inner.x, inner.y, inner.wide - CUBE - 16, inner.high)
        strip = rest.upper(66).lower(12)
        cube = Box(inner.right - CUBE, inner.y + 4, CUBE, min(66, inner.high - 8))
        middle = inner.lower(HALF)
        if not view.get("phases"):
            cube = cube._replace(high=inner.high - 8)
            return [*draw_rows(p, rest, view, shown), *draw_cube(p, cube, view)]
        if view.asked == REPORT:
            half = (
                draw_strip(p, strip, view)
                if view.gauged
                else draw_columns(p, rest, view, shown, bare=True)
            )
            return [*half, *draw_cube(p, cube, view)]
    return [
        *draw_strip(p, strip, view),
        *draw_columns(p, middle, view, shown, bare=True),
        *draw_cube(p, cube, view),
    ]
