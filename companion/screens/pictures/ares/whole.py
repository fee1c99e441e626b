"""The whole table on one screen: phases, parameters, cube, ratings and forests."""

from __future__ import annotations

from companion.games.ares.board import ZONES, parameters
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.ares.cube import draw_cubes
from companion.screens.pictures.ares.phases import draw_chooser, draw_strip, draw_tiles
from companion.screens.pictures.parameters import draw_rows, tracks
from companion.screens.theme import GAP, LANE, TITLE

PHASES, ROWS, PLAYERS, CUBES = 96, 144, 58, 92
"""The heights of the parts."""


def draw_whole(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw everything that is tracked, so that it can be compared with the table."""
    shown = tracks(view, parameters(), ZONES)
    if view.upright:
        strip, rest = box.upper(64), box.lower(64 + GAP)
        rows, rest = rest.upper(ROWS), rest.lower(ROWS + GAP)
        cubes, rest = rest.upper(CUBES), rest.lower(CUBES + GAP)
        touches = draw_strip(p, strip, view)
    else:
        tiles, rest = box.upper(PHASES), box.lower(PHASES + GAP)
        both, rest = rest.upper(ROWS), rest.lower(ROWS + GAP)
        rows = Box(both.x, both.y, both.wide * 0.68, both.high)
        cubes = Box(rows.right + 20, both.y + 20, both.wide - rows.wide - 20, CUBES)
        touches = draw_tiles(p, tiles, view)
    touches += draw_rows(p, rows, view, shown)
    touches += draw_cubes(p, cubes, view)
    return touches + _draw_players(p, rest, view)


def _draw_players(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw each player's rating and forests."""
    players = {"you": "", **({"partner": "partner."} if view.get("partner") else {})}
    columns, rows = (1, len(players)) if view.upright else (len(players), 1)
    high = min(box.high, rows * (PLAYERS + GAP) - GAP)
    touches = []
    for place, (who, where) in zip(
        box.upper(high).grid(columns, rows), players.items(), strict=True
    ):
        p.rect(*place, "sunk", LANE)
        middle = place.y + place.high / 2
        draw_chooser(p, who, place.x + 30, middle, 18)
        halves = Box(place.x + 60, place.y, place.wide - 60, place.high).grid(2, 1)
        for half, (field, sign) in zip(
            halves, {"tr": "tr", "forests": "forest"}.items(), strict=True
        ):
            p.sign(sign, half.x + 24, middle, 34)
            number = str(view.get(f"{where}{field}"))
            p.words(half.x + 52, middle + 11, number, TITLE, bold=True)
            touches.append(Touch(half, f"{where}{field}"))
    return touches
