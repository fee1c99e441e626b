"""The table above the buttons: the turns with their deadlines, and the parameters."""

from __future__ import annotations

from companion.games.dice.components import parameters
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.dice.turns import draw_turns
from companion.screens.pictures.parameters import draw_columns, tracks
from companion.screens.theme import LANE

LYING, STANDING, ALONE = 60, 116, 62
"""The heights of turns and parameters side by side, one above the other, and of turns alone."""

RULER = 0.5
"""The share of the width that the turns have beside the parameters."""


def lanes_high(view: View) -> float:
    """Return the height of the lanes: none before the first turn and after the last."""
    if view.get("phase") != "turn":
        return 0
    return LYING if not view.upright else ALONE if view.gauged else STANDING


def draw_lanes(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the turns beside the parameters, or above them in a screen that stands.

    Where the tiles tell the parameters, the turns have all the room.
    """
    p.rect(*box, "sunk", LANE)
    inner = Box(box.x + 12, box.y, box.wide - 24, box.high)
    if view.gauged or (view.upright and inner.high < STANDING):
        return draw_turns(p, inner, view)
    shown = tracks(view, parameters())
    if not view.upright:
        left = Box(inner.x, inner.y, inner.wide * RULER, inner.high)
        right = Box(left.right + 22, inner.y, inner.wide - left.wide - 22, inner.high)
        return [*draw_turns(p, left, view), *draw_columns(p, right, view, shown, bare=True)]
    upper, lower = inner.upper(STANDING / 2), inner.lower(STANDING / 2)
    return [*draw_turns(p, upper, view), *draw_columns(p, lower, view, shown, bare=True)]
