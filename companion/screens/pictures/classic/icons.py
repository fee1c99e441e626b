"""A small sign for each value that is always in sight: a shape and a colour of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from companion.screens.pictures.shapes import (
    MIDDLE,
    Arc,
    Disc,
    Drawing,
    Polygon,
    Shape,
    Stroke,
    box,
)
from companion.screens.pictures.tiles import city, greenery, ocean

GENERATION = (
    Polygon("#a9bccb", [(0.5, 0.5), (0.12, 0.98), (0.88, 0.98)]),
    Polygon("#a9bccb", [(0.5, 0.5), (0.12, 0.02), (0.88, 0.02)]),
    Polygon("#e9e1d3", [(0.5, 0.3), (0.2, 0.02), (0.8, 0.02)]),
)
RATING = (
    Disc("#c8512f", (0.5, 0.5), 0.5),
    Disc("#5fb04e", (0.5, 0.5), 0.5, (0, 180)),
    Stroke("#f5f2ec", [(0.5, 0.04), (0.5, 0.96)], 0.07),
)
THERMOMETER = (
    Stroke("#f5f2ec", [(0.5, 0.22), (0.5, 0.9)], 0.34),
    Disc("#f5f2ec", (0.5, 0.22), 0.24),
    Disc("#e8392f", (0.5, 0.22), 0.17),
    Stroke("#e8392f", [(0.5, 0.22), (0.5, 0.68)], 0.16),
)
OXYGEN = (
    Arc("#7fd6e8", (0.34, 0.56), 0.26, (0, 360), 0.15),
    Disc("#7fd6e8", (0.8, 0.3), 0.19),
)
WATER = (
    Polygon("#3f86e0", [(0.5, 1), (0.16, 0.42), (0.84, 0.42)]),
    Disc("#3f86e0", (0.5, 0.36), 0.36),
    Arc("#cfe6ff", (0.5, 0.36), 0.22, (110, 180), 0.08),
)
MONEY = (
    Polygon("#f8da6e", box(0.04, 0.06, 0.96, 0.94)),
    Stroke("#7a5a10", [(0.26, 0.24), (0.26, 0.76), (0.5, 0.44), (0.74, 0.76), (0.74, 0.24)], 0.12),
)
STEEL = (
    Polygon("#b5803f", [(0.02, 0.2), (0.98, 0.2), (0.78, 0.78), (0.22, 0.78)]),
    Polygon("#dba866", [(0.22, 0.78), (0.78, 0.78), (0.72, 0.62), (0.28, 0.62)]),
)
TITANIUM = (
    Polygon("#8d8d99", [(0.5, 1), (0.96, 0.5), (0.5, 0), (0.04, 0.5)]),
    Polygon("#d9d9e4", [(0.5, 0.86), (0.62, 0.5), (0.5, 0.14), (0.2, 0.5)]),
)
PLANT = (
    Stroke("#3f8f37", [(0.5, 0), (0.5, 0.6)], 0.12),
    Polygon("#6ed05c", [(0.5, 0.28), (0.02, 0.4), (0.1, 0.86), (0.48, 0.66)]),
    Polygon("#58b948", [(0.5, 0.34), (0.98, 0.5), (0.9, 0.98), (0.52, 0.78)]),
)
BOLT = (
    Polygon("#c06be8", [(0.66, 1), (0.14, 0.42), (0.5, 0.46)]),
    Polygon("#c06be8", [(0.34, 0), (0.86, 0.58), (0.5, 0.54)]),
    Polygon("#c06be8", [(0.5, 0.4), (0.62, 0.56), (0.5, 0.62), (0.38, 0.44)]),
)
HEAT = (
    Polygon(
        "#ff7a2f",
        [
            (0.5, 0.2),
            (0.2, 0),
            (0.06, 0.3),
            (0.16, 0.6),
            (0.34, 0.48),
            (0.5, 1),
            (0.72, 0.62),
            (0.84, 0.72),
            (0.96, 0.32),
            (0.8, 0),
        ],
    ),
    Polygon("#ffd24a", [(0.5, 0.56), (0.3, 0.18), (0.36, 0.02), (0.64, 0.02), (0.7, 0.18)]),
)
PROJECT = (
    Stroke("#b5803f", [(0.18, 0.1), (0.62, 0.62)], 0.16),
    Polygon("#d9d9e4", [(0.36, 0.8), (0.62, 0.98), (0.98, 0.6), (0.8, 0.38)]),
)
STOCK = (
    Polygon("#e08a4a", box(0.04, 0.04, 0.48, 0.48)),
    Polygon("#d9d9e4", box(0.54, 0.04, 0.98, 0.48)),
    Polygon("#f8da6e", box(0.29, 0.54, 0.73, 0.98)),
)
PRODUCTION = (
    Polygon("#8a5a34", box(0.04, 0.1, 0.96, 0.9)),
    Polygon("#f5f2ec", [(0.5, 0.82), (0.2, 0.48), (0.8, 0.48)]),
    Polygon("#f5f2ec", box(0.4, 0.18, 0.6, 0.5)),
)

CARD = (
    Polygon("#e9e1d3", box(0.18, 0.02, 0.82, 0.98)),
    Polygon("#5fb04e", box(0.18, 0.78, 0.82, 0.98)),
    Polygon("#f8da6e", box(0.26, 0.82, 0.42, 0.94)),
)
RESOURCES: dict[str, Sequence[Shape]] = {
    "megacredits": MONEY,
    "steel": STEEL,
    "titanium": TITANIUM,
    "plants": PLANT,
    "energy": BOLT,
    "heat": HEAT,
}
ASKED = ("stock", "output", "card-change")
"""The questions whose choices are the resources; the signs in sight are those of the stock."""

SHAPES: dict[str, Sequence[Shape]] = {
    "generation": GENERATION,
    "tr": RATING,
    "parameters.temperature.value": THERMOMETER,
    "parameters.oxygen.value": OXYGEN,
    "parameters.oceans.value": WATER,
    **{f"{asked}.{each}": sign for asked in ASKED for each, sign in RESOURCES.items()},
    "card-change.production": PRODUCTION,
    "card-change.stock": STOCK,
    "card-payment.steel": STEEL,
    "card-payment.titanium": TITANIUM,
    "card-payment.megacredits": MONEY,
    "report.card": CARD,
    "report.temperature": THERMOMETER,
    "report.oxygen": OXYGEN,
    "report.ocean": ocean(MIDDLE, 0.5),
    "report.greenery": greenery(MIDDLE, 0.5),
    "report.city": city(MIDDLE, 0.5),
    "report.project": PROJECT,
    "report.tr": RATING,
    "report.stock": STOCK,
    "report.production": PRODUCTION,
    "report.convert-plants": PLANT,
    "report.convert-heat": HEAT,
    "project.power-plant": BOLT,
    "project.asteroid": THERMOMETER,
    "project.aquifer": ocean(MIDDLE, 0.5),
    "project.greenery": greenery(MIDDLE, 0.5),
    "project.city": city(MIDDLE, 0.5),
    "project.sell-patents": MONEY,
}

ICONS = {name: partial(Drawing, shapes) for name, shapes in SHAPES.items()}
