"""A small sign for each value that is always in sight: a shape and a colour of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import pi, sin

from companion.screens.pictures.ares.tiles import SHAPES as PHASES
from companion.screens.pictures.shapes import (
    INK,
    Arc,
    Disc,
    Drawing,
    Point,
    Polygon,
    Shape,
    Stroke,
    box,
)

ZONE_COLOURS = ("#9a5bd6", "#e8453a", "#f6cf45", "#f5f2ec")
"""Purple, red, yellow and white, as the zones of the tracks."""


def wave(height: float) -> list[Point]:
    """Return a wave from the left to the right."""
    return [(x / 8, height + 0.1 * sin(x * pi / 2)) for x in range(9)]


ROUND = (
    Arc("#a9bccb", (0.5, 0.5), 0.38, (55, 330), 0.15),
    Polygon("#a9bccb", [(0.28, 1), (0.62, 0.86), (0.32, 0.62)]),
)
THERMOMETER = (
    Polygon("#f3e6d2", box(0.36, 0.3, 0.64, 0.94)),
    Disc("#f3e6d2", (0.5, 0.94), 0.14),
    Disc("#f3e6d2", (0.5, 0.24), 0.26),
    Disc("#ef4b3f", (0.5, 0.24), 0.19),
    Polygon("#ef4b3f", box(0.43, 0.24, 0.57, 0.72)),
)
HEAT_ZONES = tuple(
    Polygon(colour, box(0.11 * step, 0.02 + 0.245 * step, 1 - 0.11 * step, 0.24 + 0.245 * step))
    for step, colour in enumerate(ZONE_COLOURS)
)
OXYGEN = (
    Disc("#59d0e0", (0.34, 0.62), 0.34),
    Disc(INK, (0.34, 0.62), 0.17),
    Disc("#b9f4fb", (0.76, 0.26), 0.24),
    Disc(INK, (0.76, 0.26), 0.11),
)
AIR_ZONES = (
    *(
        Disc(colour, (0.5, 0.5), 0.5, (90 * step + 4, 90 * step + 86))
        for step, colour in enumerate(ZONE_COLOURS)
    ),
    Disc("#2d6f7a", (0.5, 0.5), 0.28),
)
OCEANS = (
    Polygon("#2f6fe0", [(0.5, 1), (0.22, 0.52), (0.5, 0.3), (0.78, 0.52)]),
    Disc("#2f6fe0", (0.5, 0.34), 0.34),
    Stroke("#bfe0ff", [(0.24 + 0.52 * x, y) for x, y in wave(0.4)], 0.08),
    Stroke("#bfe0ff", [(0.3 + 0.4 * x, y) for x, y in wave(0.2)], 0.08),
)
RATING = (
    Disc("#d2683a", (0.5, 0.42), 0.42),
    Polygon(
        "#ffe7a3",
        [(0.5, 1), (0.2, 0.62), (0.38, 0.62), (0.38, 0.2), (0.62, 0.2), (0.62, 0.62), (0.8, 0.62)],
    ),
)
TREE = (
    Polygon("#8a5a2c", box(0.42, 0, 0.58, 0.3)),
    Polygon("#3fae4a", [(0.5, 0.78), (0.06, 0.22), (0.94, 0.22)]),
    Polygon("#6fd66a", [(0.5, 1), (0.18, 0.56), (0.82, 0.56)]),
)
CUBE = (
    Polygon("#f7b06a", [(0.5, 1), (0.93, 0.77), (0.5, 0.54), (0.07, 0.77)]),
    Polygon("#d9853f", [(0.07, 0.77), (0.5, 0.54), (0.5, 0), (0.07, 0.25)]),
    Polygon("#8f4f1d", [(0.93, 0.77), (0.5, 0.54), (0.5, 0), (0.93, 0.25)]),
)

PHASE_KEYS = ("phase", "dummy-card", "dummy-order")
"""The questions whose choices are phases."""

SHAPES: dict[str, Sequence[Shape]] = {
    "round": ROUND,
    "parameters.temperature.value": THERMOMETER,
    "temperature_zone": HEAT_ZONES,
    "parameters.oxygen.value": OXYGEN,
    "oxygen_zone": AIR_ZONES,
    "parameters.oceans.value": OCEANS,
    "tr": RATING,
    "forests": TREE,
    "cube": CUBE,
    "report.temperature": THERMOMETER,
    "report.oxygen": OXYGEN,
    "report.ocean": OCEANS,
    "report.forest": TREE,
    "report.tr": RATING,
    "help.temperature": THERMOMETER,
    "help.oxygen": OXYGEN,
    **{f"{key}.{phase}": shapes for key in PHASE_KEYS for phase, shapes in PHASES.items()},
}

ICONS = {name: partial(Drawing, shapes) for name, shapes in SHAPES.items()}
