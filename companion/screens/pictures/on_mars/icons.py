"""A small sign for each value that is always in sight: a shape and a colour of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from companion.screens.pictures.shapes import (
    INK,
    Arc,
    Disc,
    Drawing,
    Polygon,
    Shape,
    Stroke,
    box,
    corners,
    star,
)

CRYSTAL = (
    Polygon("#d7bdff", [(0.5, 1), (0.2, 0.72), (0.32, 0.3), (0.5, 0)]),
    Polygon("#8d5be0", [(0.5, 1), (0.8, 0.72), (0.68, 0.3), (0.5, 0)]),
    Polygon("#b48cf2", [(0.5, 1), (0.38, 0.66), (0.5, 0), (0.62, 0.66)]),
)
POINTS = (Polygon("#f8da6e", star(5, 0.52, 0.22, (0.5, 0.46))),)
LEVELS = tuple(
    Polygon(colour, box(0.04 + 0.24 * step, 0.04, 0.23 + 0.24 * step, 0.3 + 0.22 * step))
    for step, colour in enumerate(("#2b8a78", "#34a28d", "#3fbfa6", "#6fe3cc"))
)
FLAG = (
    Stroke("#e9e1d3", [(0.2, 0.02), (0.2, 0.98)], 0.09),
    Polygon("#e8392f", [(0.26, 0.96), (0.98, 0.72), (0.26, 0.46)]),
)
SHEET = (
    Polygon("#4f86ea", box(0.02, 0.14, 0.98, 0.86)),
    Stroke("#dbe8ff", [(0.2, 0.3), (0.2, 0.6), (0.5, 0.74), (0.8, 0.6), (0.8, 0.3)], 0.07),
    Stroke("#dbe8ff", [(0.14, 0.3), (0.86, 0.3)], 0.07),
)
HEX_TILE = (
    Polygon("#7cc64f", corners(6, 0.5)),
    Polygon(INK, corners(6, 0.33)),
    Polygon("#b6f08c", corners(6, 0.22)),
)
CUBE = (
    Polygon("#f7b06a", [(0.5, 1), (0.93, 0.77), (0.5, 0.54), (0.07, 0.77)]),
    Polygon("#d9853f", [(0.07, 0.77), (0.5, 0.54), (0.5, 0), (0.07, 0.25)]),
    Polygon("#8f4f1d", [(0.93, 0.77), (0.5, 0.54), (0.5, 0), (0.93, 0.25)]),
)
CARDS = (
    Polygon("#7d7690", [(0.34, 0.98), (0.92, 0.84), (0.74, 0.1), (0.16, 0.24)]),
    Polygon(INK, box(0.06, 0, 0.7, 0.86)),
    Polygon("#cfc9de", box(0.1, 0.03, 0.66, 0.82)),
    Disc("#7d7690", (0.38, 0.425), 0.14),
)
UPGRADE = (
    Polygon("#ee7cc9", [(0.5, 1), (0.06, 0.56), (0.94, 0.56)]),
    Polygon("#ee7cc9", box(0.33, 0.26, 0.67, 0.58)),
    Polygon("#a8408a", box(0.14, 0.02, 0.86, 0.17)),
)
SCIENTIST = (
    Disc("#f5f2ec", (0.5, 0.02), 0.44, (-90, 90)),
    Polygon("#5aa7c8", [(0.36, 0.46), (0.64, 0.46), (0.5, 0.14)]),
    Disc(INK, (0.5, 0.72), 0.29),
    Disc("#e9ae84", (0.5, 0.72), 0.25),
)
CONTRACT = (
    Polygon("#e3cf9f", box(0.14, 0.02, 0.86, 0.98)),
    Stroke("#7a6740", [(0.28, 0.8), (0.72, 0.8)], 0.07),
    Stroke("#7a6740", [(0.28, 0.62), (0.72, 0.62)], 0.07),
    Disc("#c8372d", (0.62, 0.28), 0.19),
)
ROCKET = (
    Polygon("#ff8a3c", [(0.36, 0.2), (0.5, -0.02), (0.64, 0.2)]),
    Polygon("#3f9fb8", [(0.34, 0.52), (0.34, 0.16), (0.1, 0.08), (0.14, 0.34)]),
    Polygon("#3f9fb8", [(0.66, 0.52), (0.66, 0.16), (0.9, 0.08), (0.86, 0.34)]),
    Polygon(
        "#9fe8f7",
        [(0.5, 1), (0.36, 0.82), (0.31, 0.6), (0.34, 0.2), (0.66, 0.2), (0.69, 0.6), (0.64, 0.82)],
    ),
    Disc(INK, (0.5, 0.6), 0.1),
)
DOME = (
    Disc("#ffb094", (0.5, 0.3), 0.5, (-90, 90)),
    Polygon("#b5563a", box(0, 0.18, 1, 0.3)),
    Polygon(INK, box(0.4, 0.3, 0.6, 0.56)),
)
ROUND = (
    Arc("#a9bccb", (0.5, 0.5), 0.38, (55, 330), 0.15),
    Polygon("#a9bccb", [(0.28, 1), (0.62, 0.86), (0.32, 0.62)]),
)

SHAPES: dict[str, Sequence[Shape]] = {
    "lacerda.crystals": CRYSTAL,
    "lacerda.op": POINTS,
    "colony_level": LEVELS,
    "missions_needed": FLAG,
    "lacerda.blueprints": SHEET,
    "lacerda.techs": HEX_TILE,
    "lacerda.progress": CUBE,
    "deck.left": CARDS,
    "lacerda.advanced": UPGRADE,
    "lacerda.scientists": SCIENTIST,
    "lacerda.contracts": CONTRACT,
    "lacerda.ships": ROCKET,
    "lacerda.shelters": DOME,
    "round": ROUND,
}

ICONS = {name: partial(Drawing, shapes) for name, shapes in SHAPES.items()}
