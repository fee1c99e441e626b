"""The five phases as signs: each has a number, a shape and a colour of its own."""

from __future__ import annotations

from collections.abc import Sequence

from companion.screens.pictures.shapes import Disc, Polygon, Shape, Stroke

NUMERALS = {
    "development": "I",
    "construction": "II",
    "action": "III",
    "production": "IV",
    "research": "V",
}
COLOURS = {
    "development": "#7ed957",
    "construction": "#6ea8ff",
    "action": "#ff9a4d",
    "production": "#ffd95a",
    "research": "#c79bff",
}
FADED = "#5b5045"

SHAPES: dict[str, Sequence[Shape]] = {
    "development": (
        Polygon(COLOURS["development"], [(0.5, 1), (0.14, 0.66), (0.2, 0.3), (0.5, 0.18),
                                         (0.8, 0.3), (0.86, 0.66)]),
        Stroke("#1f4d12", [(0.5, 0.82), (0.5, 0)], 0.08),
    ),
    "construction": (
        Polygon(COLOURS["construction"], [(0.04, 0), (0.46, 0), (0.46, 0.42), (0.04, 0.42)]),
        Polygon(COLOURS["construction"], [(0.54, 0), (0.96, 0), (0.96, 0.42), (0.54, 0.42)]),
        Polygon(COLOURS["construction"], [(0.29, 0.5), (0.71, 0.5), (0.71, 0.92), (0.29, 0.92)]),
    ),
    "action": (
        Polygon(COLOURS["action"], [(1, 0.5), (0.5, 1), (0.5, 0)]),
        Polygon(COLOURS["action"], [(0, 0.3), (0.52, 0.3), (0.52, 0.7), (0, 0.7)]),
    ),
    "production": (
        Disc(COLOURS["production"], (0.34, 0.32), 0.32),
        Disc(COLOURS["production"], (0.68, 0.66), 0.32),
        Stroke("#6b5310", [(0.34, 0.16), (0.34, 0.48)], 0.08),
        Stroke("#6b5310", [(0.68, 0.5), (0.68, 0.82)], 0.08),
    ),
    "research": (
        Polygon(COLOURS["research"], [(0.5, 0.7), (0.38, 0.6), (0.06, 0), (0.94, 0), (0.62, 0.6)]),
        Polygon(COLOURS["research"], [(0.38, 0.5), (0.62, 0.5), (0.62, 1), (0.38, 1)]),
        Stroke("#3d2266", [(0.24, 0.2), (0.76, 0.2)], 0.08),
    ),
}  # fmt: skip


def faded(shapes: Sequence[Shape]) -> list[Shape]:
    """Return shapes without their colours: the outer ones only, as of a lamp that is off."""
    first = shapes[0].colour
    return [shape._replace(colour=FADED) for shape in shapes if shape.colour == first]
