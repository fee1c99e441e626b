"""The table above the buttons: the phases of the round, the parameters, the cube."""

from __future__ import annotations

from companion.games.ares.board import ZONES, parameters
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.ares.cube import draw_cube, draw_cubes
from companion.screens.pictures.ares.header import between_rounds
from companion.screens.pictures.ares.phases import draw_strip, draw_tiles
from companion.screens.pictures.parameters import Track, draw_columns, draw_rows, tracks
from companion.screens.theme import GAP, LABEL, LANE

LYING, STANDING, HALF, ROWS, PACE = 60, 142, 72, 126, 22
"""The heights of everything side by side, and of the phases above the parameters, of one of these,
of the parameters one below the other, and of the pace.
"""
TILES, TALL_TILES, TABLE = 72, 88, 112
"""The heights of the phases with their names, low and high, and of the parameters one below the
other, beside the way of the cube or below the phases.
"""
STRIP, CUBE = 296, 56
"""The widths of the phases and of the cube beside the parameters."""


def lanes_high(view: View) -> float:
    """Return the height of the lanes: none where no round is played."""
    if between_rounds(view):
        return 0
    if not view.upright:
        return LYING
    high = ROWS if not _shows_phases(view) else HALF if view.gauged else STANDING
    return high + (PACE if view.pace else 0)


def _shows_phases(view: View) -> bool:
    """Tell whether the phases are chosen, and no picture of the step shows them."""
    return bool(view.get("phases")) and view.asked != "ares.cube"


def lanes_roomy(view: View) -> tuple[float, ...]:
    """Return the heights with the names of the phases above the parameters: none without phases."""
    if between_rounds(view) or not _shows_phases(view) or view.upright:
        return ()
    return TALL_TILES + GAP + TABLE, TILES + GAP + LYING


def draw_lanes(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the phases once they are chosen, the parameters if no tiles tell them, and the cube.

    Where there is much room, the phases have their names.
    """
    if not view.upright and box.high > LYING:
        return _draw_large(p, box, view)
    p.rect(*box, "sunk", LANE)
    inner = Box(box.x + 12, box.y, box.wide - 24, box.high)
    return (_draw_standing if view.upright else _draw_lying)(p, inner, view)


def _draw_large(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the phases with their names, below them the parameters and the cube."""
    whole = box.high >= TALL_TILES + GAP + TABLE
    tiles = TALL_TILES if whole else TILES
    touches, rest = draw_tiles(p, box.upper(tiles), view), box.lower(tiles + GAP)
    if not whole:
        p.rect(*rest, "sunk", LANE)
        cube = Box(rest.right - CUBE - 6, rest.y, CUBE, rest.high)
        columns = Box(rest.x + 12, rest.y, cube.x - rest.x - 28, rest.high)
        touches += draw_columns(p, columns, view, _tracks(view), bare=True)
        return touches + draw_cube(p, cube, view)
    left = Box(rest.x, rest.y, rest.wide * 0.74, rest.high)
    p.rect(*left, "sunk", LANE)
    inner = Box(left.x + 8, left.y + 2, left.wide - 20, left.high - 4)
    right = Box(left.right + GAP, rest.y, rest.right - left.right - GAP, rest.high)
    touches += draw_rows(p, inner, view, _tracks(view))
    return touches + draw_cubes(p, right, view)


def _draw_lying(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw everything side by side; the header has the pace."""
    cube = Box(box.right - CUBE + 6, box.y, CUBE, box.high)
    rest = box._replace(wide=cube.x - box.x - 12)
    touches = draw_cube(p, cube, view)
    if not _shows_phases(view):
        return touches + draw_columns(p, rest, view, _tracks(view), bare=True)
    if view.gauged:
        tiles = Box(rest.x - 12, rest.y, rest.wide + 12, rest.high)
        return touches + draw_tiles(p, tiles, view)
    strip = Box(rest.x, rest.y + 8, STRIP, rest.high - 12)
    columns = Box(strip.right + 20, rest.y, rest.right - strip.right - 20, rest.high)
    touches += draw_strip(p, strip, view)
    return touches + draw_columns(p, columns, view, _tracks(view), bare=True)


def _draw_standing(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the phases above the parameters, and the pace above all."""
    if view.pace:
        p.words(box.x, box.y + 22, view.pace, LABEL, "dim")
        box = box.lower(PACE)
    chosen = _shows_phases(view)
    rest = Box(box.x, box.y, box.wide - CUBE - 16, box.high)
    high = HALF - 6 if chosen else box.high - 8
    touches = draw_cube(p, Box(box.right - CUBE, box.y + 4, CUBE, high - 4), view)
    if not chosen:
        return touches + draw_rows(p, rest, view, _tracks(view))
    if box.high >= STANDING:
        touches += draw_columns(p, box.lower(HALF), view, _tracks(view), bare=True)
    elif not view.gauged:  # tiles to come tell the parameters, but not those of this page
        return touches + draw_columns(p, rest, view, _tracks(view), bare=True)
    return touches + draw_strip(p, rest.upper(HALF - 6).lower(12), view)


def _tracks(view: View) -> list[Track]:
    return tracks(view, parameters(), ZONES)
