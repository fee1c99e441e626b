"""The icon of the score pads."""

from __future__ import annotations

from companion.drawings import GameDrawings, Icon
from companion.drawings.icons.shapes import CUTOUT, Disc, Line, Rect

DRAWINGS = GameDrawings(
    icons={
        "pads": Icon(
            (
                Rect(-24, -30, 48, 60, 6),
                *(Line((-14, y, 4, y), 4, CUTOUT) for y in (-14, 0, 14)),
                *(Disc(14, y, 3.5, CUTOUT) for y in (-14, 0, 14)),
            ),
            "contract",
        ),
    }
)
