"""The table above the buttons: the turns with their deadlines, and the parameters."""

from __future__ import annotations

from companion.games.dice.components import parameters
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.dice import middle
from companion.screens.pictures.dice.turns import draw_turns
from companion.screens.pictures.parameters import draw_columns, tracks
from companion.screens.theme import LABEL, LANE

LYING, STANDING, ALONE, ROOMY = 60, 116, 62, 136
"""The heights of turns and parameters side by side, one above the other, of turns alone, and of
both where there is room to spare.
"""

PACE = 20
"""The height of the pace above all, in a screen that stands."""

RULER = 0.5
"""The share of the width that the turns have beside the parameters."""


def lanes_high(view: View) -> float:
    """Return the height of the lanes: none before the first turn and after the last."""
    if view.get("phase") != "turn":
        return 0
    if not view.upright:
        return LYING
    return (ALONE if view.gauged else STANDING) + _pace_high(view)


def _pace_high(view: View) -> float:
    """Return the height of the pace: in a screen that stands the header has no room for it."""
    return PACE if view.upright and view.pace else 0


def lanes_roomy(view: View) -> tuple[float, ...]:
    """Return the height with the milestones, and that of the turns above the parameters."""
    return (middle.STANDING if view.upright else middle.LYING, ROOMY)


def draw_lanes(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the turns beside the parameters, or above them where there is height.

    Where the tiles tell the parameters, the turns have all the room; where there is much of it,
    the milestones stand there, too.
    """
    if pace := _pace_high(view):
        p.words(box.x + 12, box.y + 16, view.pace, LABEL, "dim")
        box = box.lower(pace)
    if box.high >= middle.LYING:
        return middle.draw_table(p, box, view)
    p.rect(*box, "sunk", LANE)
    inner = Box(box.x + 12, box.y, box.wide - 24, box.high)
    if view.gauged or (view.upright and inner.high < STANDING):
        return draw_turns(p, inner, view)
    shown = tracks(view, parameters())
    if inner.high < STANDING:
        left = Box(inner.x, inner.y, inner.wide * RULER, inner.high)
        right = Box(left.right + 22, inner.y, inner.wide - left.wide - 22, inner.high)
        return [*draw_turns(p, left, view), *draw_columns(p, right, view, shown, bare=True)]
    upper, lower = inner.upper(inner.high / 2), inner.lower(inner.high / 2)
    return [*draw_turns(p, upper, view), *draw_columns(p, lower, view, shown, bare=True)]
