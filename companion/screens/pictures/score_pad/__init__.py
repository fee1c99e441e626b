"""The score pads: a sign of its own for each seat, beside its total."""

from __future__ import annotations

from functools import partial
from math import pi

from companion.screens.pictures.shapes import Disc, Drawing, Polygon, Shape, corners

SHAPES: dict[str, Shape] = {
    "totals.player-1": Disc("#e8392f", (0.5, 0.5), 0.48),
    "totals.player-2": Polygon("#4f86ea", [(0.5, 0.96), (0.02, 0.08), (0.98, 0.08)]),
    "totals.player-3": Polygon("#7cc64f", corners(4, 0.6, turned=pi / 4)),
    "totals.player-4": Polygon("#f8da6e", corners(4, 0.52)),
    "totals.player-5": Polygon("#d7bdff", [(0.5, 0.04), (0.02, 0.92), (0.98, 0.92)]),
}

PICTURES: dict[str, object] = {}
ICONS = {name: partial(Drawing, (shape,)) for name, shape in SHAPES.items()}
