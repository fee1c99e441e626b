"""An icon for each pinned value and each report: a shape and a colour of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from companion.games.dice.components import BASE, CORPORATE_ERA
from companion.screens.pictures.shapes import (
    INK,
    MIDDLE,
    Arc,
    Disc,
    Drawing,
    Polygon,
    Shape,
    Stroke,
    box,
    star,
)
from companion.screens.pictures.tiles import city, greenery, ocean

TIME_CUBE = (
    Polygon("#e9f1f6", [(0.5, 1), (0.93, 0.77), (0.5, 0.54), (0.07, 0.77)]),
    Polygon("#b9cbd6", [(0.07, 0.77), (0.5, 0.54), (0.5, 0), (0.07, 0.25)]),
    Polygon("#8199a8", [(0.93, 0.77), (0.5, 0.54), (0.5, 0), (0.93, 0.25)]),
)
POINTS = (Polygon("#f8da6e", star(5, 0.52, 0.22, (0.5, 0.46))),)
THERMOMETER = (
    Polygon("#f1e4da", box(0.34, 0.2, 0.66, 0.98)),
    Disc("#f1e4da", (0.5, 0.22), 0.24),
    Disc("#e8392f", (0.5, 0.22), 0.17),
    Polygon("#e8392f", box(0.43, 0.22, 0.57, 0.76)),
)
OXYGEN = (
    Disc("#9fd8f7", (0.33, 0.5), 0.33),
    Disc("#9fd8f7", (0.67, 0.5), 0.33),
    Disc(INK, (0.33, 0.5), 0.18),
    Disc(INK, (0.67, 0.5), 0.18),
)
OCEAN = (
    Polygon("#2a62d8", [(0.5, 1), (0.21, 0.5), (0.5, 0.3), (0.79, 0.5)]),
    Disc("#2a62d8", (0.5, 0.35), 0.34),
    Arc("#bcd4ff", (0.5, 0.35), 0.2, (90, 180), 0.1),
)
DEADLINE = (
    Arc("#f39a3d", (0.5, 0.5), 0.42, (0, 360), 0.14),
    Stroke("#f39a3d", [(0.5, 0.82), (0.5, 0.5), (0.72, 0.36)], 0.13),
)
BONUS_CARD = (
    Polygon("#5f3f86", [(0.34, 0.98), (0.92, 0.84), (0.74, 0.1), (0.16, 0.24)]),
    Polygon(INK, box(0.06, 0, 0.7, 0.86)),
    Polygon("#b48cf2", box(0.1, 0.03, 0.66, 0.82)),
    Polygon(INK, box(0.33, 0.22, 0.43, 0.64)),
    Polygon(INK, box(0.18, 0.38, 0.58, 0.48)),
)
AWARD_DIE = (
    Polygon("#5fae4a", box(0.08, 0.08, 0.92, 0.92)),
    Disc("#0d2208", (0.3, 0.7), 0.1),
    Disc("#0d2208", (0.5, 0.5), 0.1),
    Disc("#0d2208", (0.7, 0.3), 0.1),
)
MILESTONE = (
    Stroke("#f1e4da", [(0.2, 0), (0.2, 1)], 0.12),
    Polygon("#59d0a0", [(0.26, 0.98), (0.96, 0.7), (0.26, 0.42)]),
)
NEIGHBOUR = (
    *greenery((0.33, 0.5), 0.33),
    *city((0.67, 0.5), 0.33),
)
RIBBON = (
    Polygon("#d6453d", box(0.3, 0.4, 0.7, 1)),
    Polygon("#d6453d", [(0.3, 0.42), (0.5, 0.2), (0.3, 0)]),
    Polygon("#d6453d", [(0.7, 0.42), (0.5, 0.2), (0.7, 0)]),
    Polygon("#f8da6e", star(5, 0.18, 0.08, (0.5, 0.7))),
)
COST = tuple(
    Polygon("#e9f1f6", box(left, bottom, left + 0.26, bottom + 0.26))
    for left, bottom in ((0.04, 0.64), (0.37, 0.64), (0.7, 0.64), (0.2, 0.22), (0.54, 0.22))
)


def card(colour: str) -> Sequence[Shape]:
    """Return a card of a colour."""
    return (
        Polygon(INK, box(0.16, 0, 0.84, 1)),
        Polygon("#f1e4da", box(0.2, 0.03, 0.8, 0.97)),
        Polygon(colour, box(0.26, 0.52, 0.74, 0.91)),
        Polygon(colour, box(0.26, 0.09, 0.74, 0.2)),
    )


SHAPES: dict[str, Sequence[Shape]] = {
    "turn": TIME_CUBE,
    "vp": POINTS,
    "parameters.temperature.value": THERMOMETER,
    "parameters.oxygen.value": OXYGEN,
    "parameters.oceans.value": OCEAN,
    "next_deadline": DEADLINE,
    "bonus_cards": BONUS_CARD,
    "awards": AWARD_DIE,
}

REPORTS: dict[str, Sequence[Shape]] = {
    "temperature": THERMOMETER,
    "oxygen": OXYGEN,
    "ocean": ocean(MIDDLE, 0.5),
    "forest": greenery(MIDDLE, 0.5),
    "city": city(MIDDLE, 0.5),
    "neighbour": NEIGHBOUR,
    "vp-1": POINTS,
    "vp-2": POINTS,
    "extra-turn": TIME_CUBE,
    "green": card("#5fae4a"),
    "red": card("#e8392f"),
    "blue": card("#2a62d8"),
    **{f"symbol-{number}": AWARD_DIE for number in (1, 2, 3)},
    "end-point": RIBBON,
    "end-minus": RIBBON,
    "costly": COST,
    **dict.fromkeys((*BASE, *CORPORATE_ERA), MILESTONE),
}
QUESTIONS = ("turn", "bonus-card")
"""Where these are reported."""

SHAPES |= {f"{question}.{name}": REPORTS[name] for question in QUESTIONS for name in REPORTS}

ICONS = {name: partial(Drawing, shapes) for name, shapes in SHAPES.items()}
