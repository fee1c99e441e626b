"""The track of points: the cube, and where it gives a bonus card or a milestone."""

from __future__ import annotations

from companion.games.dice.components import BONUS_VP, TERRAFORMER, TERRAFORMER_VP
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.theme import LABEL, LANE, MOVE

LEAST, STEP = 30, 10
"""The shortest track, and by how much it grows."""


def length(points: int) -> int:
    """Return how many points of the track are shown: those that matter, and some to come."""
    return max(LEAST, -(-(points + 1) // STEP) * STEP)


def rewards(view: View) -> dict[int, str]:
    """Return the points at which something is given, each with its sign."""
    found = dict.fromkeys(BONUS_VP, "card")
    if any(each["name"] == TERRAFORMER for each in view.get("milestones", ())):
        found[TERRAFORMER_VP] = "flag"
    return found


def draw_points(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the track on a panel, with its number; a tap opens the points."""
    points, given = view.get("vp", 0), rewards(view)
    p.rect(*box, "sunk", LANE)
    name = view.words("dice.picture-points")
    number = max(p.width(str(points), MOVE, True), p.width(name, LABEL))
    p.words(box.right - 14, box.bottom - 14, str(points), MOVE, "op", True, "end")
    p.words(box.right - 14, box.y + 23, name, LABEL, "dim", anchor="end")
    shown = length(points)
    wide = (box.wide - 28 - number - 14) / shown
    top = box.bottom - 34
    for each in range(1, shown + 1):
        x = box.x + 14 + (each - 1) * wide
        ink = "op" if each <= points else "line"
        p.rect(x, top, wide - min(3, wide / 4), 20, ink, min(3, wide / 4))
        if each in given:
            p.sign(given[each], x + wide / 2, top - 14, 20, "dim" if each <= points else "sand")
    return [Touch(box, "vp")]
