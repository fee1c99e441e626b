"""The track of points: the cube, and where it gives a bonus card or a milestone."""

from __future__ import annotations

from companion.games.dice.components import BONUS_VP, TERRAFORMER, TERRAFORMER_VP
from companion.screens.pictures import View

MIN_TRACK, STEP = 30, 10
"""The shortest track, and the increment in which it grows."""


def length(points: int) -> int:
    """Return the length of the track to show: the points that matter, and some more."""
    return max(MIN_TRACK, -(-(points + 1) // STEP) * STEP)


def rewards(view: View) -> dict[int, str]:
    """Return the points with a reward, each with its icon."""
    found = dict.fromkeys(BONUS_VP, "card")
    if any(each["name"] == TERRAFORMER for each in view.get("milestones", ())):
        found[TERRAFORMER_VP] = "flag"
    return found
