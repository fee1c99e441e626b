"""The icons and colours that the games of terraforming share."""

from __future__ import annotations

from companion.drawings import Colour, Icon
from companion.drawings.icons import BOLT, HEXAGON
from companion.drawings.icons.shapes import (
    CUTOUT,
    DARK,
    LIGHTER,
    Disc,
    Line,
    Polygon,
    Rect,
    arc,
    corners,
)

COLOURS = {
    "ocean": Colour("#2f6fb8", "#1f5a9e", "#6fb1f5"),
    "forest": Colour("#3f9a4d", "#24702f", "#74d083"),
    "city": Colour("#c9b38e", "#75603a", "#c9b38e"),
    "tr": Colour("#d9b8a4", "#9a4a1c", "#d9b8a4"),
    "me": Colour("#f2c94c", "#7c5c00", "#f2c94c"),
}

ICONS = {
    "temperature": Icon(
        (
            Rect(-8, -31, 16, 46, 8),
            Disc(0, 17, 15),
            Rect(-3, -14, 6, 30, 3, CUTOUT),
            Disc(0, 17, 8, CUTOUT),
        ),
        "heat",
    ),
    "ocean": Icon(
        (
            Polygon(HEXAGON),
            *(
                Line((-19, y, -11, y - 6, -3, y, 5, y - 6, 13, y, 20, y - 5), 4.5, LIGHTER)
                for y in (-7, 8)
            ),
        ),
        "ocean",
    ),
    "forest": Icon(
        (
            Polygon(HEXAGON),
            Rect(-3, 8, 6, 13, 1, CUTOUT),
            Polygon((0, -6, 15, 12, -15, 12), CUTOUT),
            Polygon((0, -21, 11, -3, -11, -3), CUTOUT),
        ),
        "forest",
    ),
    "city": Icon(
        (
            Polygon(HEXAGON),
            Rect(-17, -2, 10, 19, 1, CUTOUT),
            Rect(-5, -17, 11, 34, 1, CUTOUT),
            Rect(8, -8, 10, 25, 1, CUTOUT),
        ),
        "city",
    ),
    "tr": Icon(
        (
            Disc(0, 0, 30),
            Disc(0, 0, 22, CUTOUT),
            Polygon((0, -17, 15, 2, 6, 2, 6, 15, -6, 15, -6, 2, -15, 2)),
        ),
        "tr",
    ),
    "me": Icon(
        (
            Rect(-28, -28, 56, 56, 9),
            Polygon(
                (
                    *(-20, 10, -20, -10, -14, -10, -9, 3, -4, -10, 2, -10, 2, 10),
                    *(-2.5, 10, -2.5, -2, -7, 10, -11, 10, -15.5, -2, -15.5, 10),
                ),
                CUTOUT,
            ),
            Line(arc(15, 0, 7.8, 50, 310), 4.2, CUTOUT),
            Line((5.5, -2.6, 14, -2.6), 2.6, CUTOUT),
            Line((5.5, 2.6, 14, 2.6), 2.6, CUTOUT),
        ),
        "me",
    ),
    "steel": Icon(
        (
            Polygon(
                (
                    *(-24, -26, 24, -26, 24, -14, 7, -14, 7, 14, 24, 14),
                    *(24, 26, -24, 26, -24, 14, -7, 14, -7, -14, -24, -14),
                )
            ),
        ),
        "brown",
    ),
    "titanium": Icon(
        (
            Polygon(corners(6, 30), DARK),
            Polygon((0, -22, 6, -6, 22, -6, 9, 5, 14, 21, 0, 11, -14, 21, -9, 5, -22, -6, -6, -6)),
        ),
        "grey",
    ),
    "energy": Icon(BOLT, "purple"),
    "heat": Icon(
        (
            Polygon(
                (
                    *(2, -31, 12, -14, 18, -20, 24, 4, 16, 24),
                    *(0, 31, -16, 24, -24, 6, -16, -10, -9, -2),
                )
            ),
            Polygon((1, -2, 10, 12, 6, 24, -6, 24, -11, 12), LIGHTER),
        ),
        "heat",
    ),
}
