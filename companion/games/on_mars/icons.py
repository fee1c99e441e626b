"""The icons and colours of On Mars alone."""

from __future__ import annotations

from math import pi

from companion.drawings import Colour, Icon
from companion.drawings.icons import BOLT, HEXAGON, THINGS
from companion.drawings.icons.shapes import (
    CUTOUT,
    DARK,
    FADED,
    FAINT,
    LIGHT,
    Disc,
    Group,
    Line,
    Polygon,
    Rect,
    Ring,
    arc,
    corners,
)

COLOURS = {
    "mine": Colour("#c39a72", "#7d5530", "#e0b88f"),
    "generator": Colour("#ffd65a", "#8a6400", "#ffd65a"),
    "greenhouse": Colour("#5fd08a", "#1d7a43", "#5fd08a"),
    "crystal": Colour("#ff9ec2", "#b3246a", "#ff9ec2"),
    "upgrade": Colour("#e86bd0", "#a51d8c", "#ff9aec"),
    "rover": Colour("#c9c3bb", "#5f5a52", "#c9c3bb"),
    "blueprint": Colour("#5f93e0", "#2b5fae", "#9dc1ff"),
}

OWN: dict[str, Icon] = {
    "mine": Icon(
        (
            Polygon((-29, 23, -13, -19, 13, -19, 29, 23)),
            Polygon((3, -19, 13, -19, 29, 23, 13, 23), DARK),
            Disc(-3, 6, 9, CUTOUT),
            Rect(-12, 6, 18, 17.5, 0, CUTOUT),
            Line((-18, -9, 10, -9), 4, CUTOUT),
        ),
        "mine",
    ),
    "generator": Icon(BOLT, "generator"),
    "greenhouse": Icon(
        (
            Polygon(arc(0, 14, 27, 180, 360)),
            Rect(-31, 14, 62, 9, 3, DARK),
            Line((0, -13, 0, 14), 3.5, CUTOUT),
            Line(arc(0, 14, 14, 180, 360), 3.5, CUTOUT),
        ),
        "greenhouse",
    ),
    "shelter": Icon(
        (
            Polygon((-27, 25, -27, -3, 0, -28, 27, -3, 27, 25)),
            Polygon((0, -28, 27, -3, 27, 25, 12, 25, 12, -4), DARK),
            Rect(-11, 3, 17, 22.5, 3, CUTOUT),
        ),
        "ice",
    ),
    "crystal": Icon(
        (
            Polygon((0, -31, 17, -13, 17, 13, 0, 31, -17, 13, -17, -13)),
            Polygon((-17, -13, 0, -31, -5, -9, -5, 11, 0, 31, -17, 13), LIGHT),
            Polygon((0, -31, 17, -13, 17, 13, 0, 31, 7, 11, 7, -9), DARK),
        ),
        "crystal",
    ),
    "warehouse": Icon(
        (
            Polygon((0, -30, 31, -12, 31, 28, -31, 28, -31, -12)),
            Polygon((-21, -7, 21, -7, 21, 28, -21, 28), CUTOUT),
            *(Rect(x, y, 14, 11, 2, LIGHT) for x, y in ((-16, 15), (2, 15), (-7, 1))),
        ),
        "contract",
    ),
    "upgrade": Icon(
        (
            Polygon((0, -30, 25, -5, 25, 10, 0, -14, -25, 10, -25, -5)),
            Polygon((0, -6, 25, 18, 25, 31, 0, 9, -25, 31, -25, 18), DARK),
        ),
        "upgrade",
    ),
    "discovery": Icon(
        (
            Polygon((0, -31, 31, 0, 0, 31, -31, 0)),
            Polygon((0, -21, 5, -5, 21, 0, 5, 5, 0, 21, -5, 5, -21, 0, -5, -5), CUTOUT),
        ),
        "amber",
    ),
    "research": Icon(
        (
            Rect(-26, -26, 52, 52, 8),
            Ring(0, 0, 14, 14, 5, CUTOUT),
            Disc(0, 0, 5, CUTOUT),
        ),
        "ice",
    ),
    "research-type": Icon(
        (
            Rect(-26, -26, 52, 52, 10),
            Polygon((-11, -9, 1, -18, 8, -18, 8, 19, -1, 19, -1, -7, -7, -2), CUTOUT),
        ),
        "sand",
    ),
    "advanced-mark": Icon(
        (Polygon(HEXAGON, FADED), Disc(15, 13, 15, CUTOUT), Disc(15, 13, 12)), "ice"
    ),
    "landing": Icon(
        (
            Polygon((-14, -26, 14, -26, 20, -2, -20, -2)),
            Line((-16, -2, -24, 24), 5),
            Line((16, -2, 24, 24), 5),
            Line((-29, 25, -18, 25), 5),
            Line((18, 25, 29, 25), 5),
            Disc(0, -14, 6, CUTOUT),
            Polygon((-7, 2, 7, 2, 0, 18), DARK),
        ),
        "ship",
    ),
    "battery": Icon(
        (
            Rect(-16, -24, 32, 52, 5),
            Rect(-7, -31, 14, 8, 2),
            Rect(-10, 2, 20, 20, 2, CUTOUT),
        ),
        "generator",
    ),
    "ship": Icon(
        (
            Polygon((-11, 6, -23, 22, -10, 18), DARK),
            Polygon((11, 6, 23, 22, 10, 18), DARK),
            Polygon((0, -31, 7, -22, 11, -9, 11, 18, -11, 18, -11, -9, -7, -22)),
            Disc(0, -6, 5.5, CUTOUT),
            Polygon((-6, 21, 6, 21, 0, 31), DARK),
        ),
        "ship",
    ),
    "rover": Icon(
        (
            Line((-8, -10, -8, -20), 4),
            Rect(-17, -29, 19, 10, 3),
            Polygon((-28, 6, -20, -10, 16, -10, 28, 4, 28, 12, -28, 12)),
            Polygon((8, -6, 14, -6, 22, 3, 8, 3), CUTOUT),
            *(Disc(x, 17, 9, DARK) for x in (-19, 0, 19)),
            *(Disc(x, 17, 3.5, CUTOUT) for x in (-19, 0, 19)),
        ),
        "rover",
    ),
    "blueprint": Icon(
        (
            Polygon((-24, -30, 12, -30, 24, -18, 24, 30, -24, 30)),
            Polygon((12, -30, 24, -18, 12, -18), LIGHT),
            Line((-14, 20, -14, 2, 0, -10, 14, 2, 14, 20, -14, 20), 4, CUTOUT),
        ),
        "blueprint",
    ),
}

BUILDINGS = {
    **{name: Icon(THINGS[name], name) for name in ("water", "oxygen")},
    **{name: OWN[name] for name in ("mine", "generator", "greenhouse", "shelter")},
}

BLUEPRINTS = {
    f"blueprint-{name}": Icon(
        (
            Polygon((-26, -32, 14, -32, 26, -20, 26, 32, -26, 32)),
            Polygon((14, -32, 26, -20, 14, -20), LIGHT),
            Group(building.shapes, 0, 6, 0.66, swapped=True),
        ),
        "blueprint",
    )
    for name, building in BUILDINGS.items()
}
"""A Blueprint of each Building: the Building on a sheet."""

HEXES = {
    f"hex-{name}": Icon(
        (Polygon(corners(6, 32, turned=pi / 6), FAINT), Group(building.shapes, scale=0.72)),
        building.colour,
    )
    for name, building in BUILDINGS.items()
}
"""Each Building on its hex."""

ICONS = OWN | BLUEPRINTS | HEXES
