"""The parameters, and beside or below them the milestones."""

from __future__ import annotations

from companion.games.dice.components import parameters
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.dice.milestones import draw_milestones
from companion.screens.pictures.dice.turns import draw_turns
from companion.screens.pictures.parameters import draw_rows, tracks
from companion.screens.theme import GAP

RULER, MIDDLE = 66, 150
"""The heights of the ruler, and of the parameters or the milestones below it."""

LYING, STANDING = RULER + GAP + MIDDLE, RULER + 2 * (GAP + MIDDLE)
"""The height of all of it."""


def draw_table(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the turns, and below them what is to be reached in these: no panel is behind it."""
    first = box.lower(RULER + GAP).upper(MIDDLE)
    if view.upright:
        second = box.lower(RULER + MIDDLE + 2 * GAP).upper(MIDDLE)
    else:
        second = Box(first.x + first.wide * 0.58 + 20, first.y, first.wide * 0.42 - 20, MIDDLE)
        first = Box(first.x, first.y, first.wide * 0.58, MIDDLE)
    return [
        *draw_turns(p, box.upper(RULER), view),
        *draw_rows(p, first, view, tracks(view, parameters())),
        *draw_milestones(p, second, view),
    ]
