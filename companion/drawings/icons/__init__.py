"""The icons: the shapes of each, and its own colour.

The screens and the appendix draw them, each in its own way.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache

from companion.drawings import Icon, drawings_of
from companion.drawings.icons.colours import themes
from companion.drawings.icons.shapes import (
    CUTOUT,
    DARK,
    FADED,
    HALF_DARK,
    LIGHT,
    Disc,
    Group,
    Line,
    Polygon,
    Rect,
    Ring,
    Shape,
    arc,
    corners,
    star,
)
from companion.games import games

log = logging.getLogger(__name__)

HEXAGON = corners(6, 31)
STAR = star(5, 31, 13, 0, 2)
BOLT = (
    Polygon((8, -31, -21, 5, -3, 5, -10, 31, 21, -9, 3, -9, 15, -31)),
    Polygon((-3, 5, -10, 31, 21, -9, 3, -9), HALF_DARK),
)
DIE: tuple[Shape, ...] = (
    Rect(-28, -28, 56, 56, 12),
    *(Disc(x, y, 5.5, CUTOUT) for x, y in ((-13, -13), (13, -13), (0, 0), (-13, 13), (13, 13))),
)
PAWN = (
    Disc(0, -15, 12),
    Polygon((-8, -2, 8, -2, 20, 27, -20, 27)),
    Polygon((2, -2, 8, -2, 20, 27, 8, 27), DARK),
)
HELMET = (
    Disc(0, -4, 24),
    Rect(-20, 14, 40, 14, 6, DARK),
    Rect(-15, -14, 34, 20, 10, CUTOUT),
    Line((10, -9, 13, -4), 4, LIGHT),
)
STICK = (
    Rect(-15, -10, 30, 40, 7),
    Rect(-10, -30, 20, 22, 2),
    Rect(-6, -24, 4, 7, 0, CUTOUT),
    Rect(2, -24, 4, 7, 0, CUTOUT),
    Line((0, 1, 0, 21), 5, CUTOUT),
)
TURNED_BACK = (
    Line((-6, -22, -22, -7, -6, 8), 6.5),
    Line((-20, -7, 6, -7, *arc(6, 8, 15, -90, 90), -8, 23), 6.5),
)


def frame(x: float, y: float, side: float, width: float) -> tuple[Shape, ...]:
    """Return the four sides of a square with sharp corners."""
    inner = side - 2 * width
    return (
        Rect(x, y, side, width),
        Rect(x, y + side - width, side, width),
        Rect(x, y + width, width, inner),
        Rect(x + side - width, y + width, width, inner),
    )


THINGS: dict[str, tuple[Shape, ...]] = {
    "water": (
        Polygon((*arc(0, 8, 20, -50.4, 230.4), 0, -30)),
        Line(arc(0, 8, 12, 20, 80), 4, LIGHT),
    ),
    "oxygen": (Ring(-9, 5, 15, 15, 9), Disc(20, -15, 9), Disc(20, 19, 5.5, DARK)),
    "op": (
        Polygon(STAR),
        *(Polygon((0, 2, *STAR[k : k + 4]), HALF_DARK) for k in range(0, 20, 4)),
    ),
    "shuttle": (
        Polygon((-30, -5, -31, -23, -21, -23, -7, -8), DARK),
        Polygon((-30, 9, -30, -6, 8, -11, 23, -6, 31, 4, 28, 9)),
        Polygon((-16, 9, -27, 20, 0, 20, 10, 9), DARK),
        Polygon((9, -5, 18, -5, 24, 0, 9, 0), CUTOUT),
    ),
    "bot": (
        Line((0, -14, 0, -23), 4),
        Disc(0, -26, 4.5),
        Rect(-23, -14, 46, 34, 9),
        Rect(-29, -4, 5, 14, 2, DARK),
        Rect(24, -4, 5, 14, 2, DARK),
        Disc(-9, 0, 5.5, CUTOUT),
        Disc(9, 0, 5.5, CUTOUT),
        Rect(-10, 10, 20, 4, 2, CUTOUT),
    ),
    "pawn": PAWN,
    "helmet": HELMET,
    "scientist": (
        Polygon((-7, -26, 7, -26, 7, -8, 25, 22, 20, 29, -20, 29, -25, 22, -7, -8)),
        Polygon((-15, 7, 15, 7, 25, 22, 20, 29, -20, 29, -25, 22), DARK),
        Rect(-11, -31, 22, 7, 3),
        Disc(4, 17, 4),
        Disc(-8, 22, 3),
    ),
    "contract": (
        Rect(-22, -31, 44, 59, 4),
        *(Line((-13, y, end, y), 4, CUTOUT) for y, end in ((-19, 13), (-8, 13), (3, 0))),
        Disc(9, 14, 9, DARK),
        Polygon((3, 20, 15, 20, 15, 32, 9, 27, 3, 32), DARK),
    ),
    "tech": (Polygon(HEXAGON), Polygon(corners(6, 21), CUTOUT), Polygon(corners(6, 12))),
    "cube": (
        Polygon((0, -31, 27, -15, 0, 0, -27, -15), LIGHT),
        Polygon((-27, -15, 0, 0, 0, 31, -27, 15)),
        Polygon((27, -15, 0, 0, 0, 31, 27, 15), DARK),
    ),
    "die": DIE,
    "plant": (
        Polygon((0, 30, -4, 8, -26, 0, -28, -22, -8, -18, 0, -2, 8, -18, 28, -22, 26, 0, 4, 8)),
        Line((0, 29, 0, 0), 4, DARK),
    ),
    "card": (
        Rect(-20, -29, 40, 58, 6),
        Rect(-14, -23, 28, 20, 3, CUTOUT),
        Line((-12, 8, 12, 8), 4, CUTOUT),
        Line((-12, 18, 4, 18), 4, CUTOUT),
    ),
    "hand": (
        Rect(-27, -16, 22, 38, 4, DARK),
        Rect(5, -16, 22, 38, 4, DARK),
        Rect(-13, -25, 26, 46, 5),
    ),
    "science": (*(Ring(0, 0, 29, 11, 5, turned=turn) for turn in (0, 60, 120)), Disc(0, 0, 6)),
    "level": (
        Rect(-28, 10, 14, 18, 2, DARK),
        Rect(-7, -8, 14, 36, 2),
        Rect(14, -28, 14, 56, 2, LIGHT),
    ),
    "flag": (Line((-18, 29, -18, -28), 5), Polygon((-16, -29, 26, -18, -16, -4))),
    "planet": (
        Disc(0, 0, 24),
        Polygon(arc(0, 0, 24, -60, 90), HALF_DARK),
        Line((-29, 10.4, -10, 9, 14, -1, 29, -12), 4.5, LIGHT),
    ),
    "warn": (
        Polygon((0, -28, 31, 26, -31, 26)),
        Rect(-3.5, -10, 7, 20, 3, CUTOUT),
        Disc(0, 18, 4.2, CUTOUT),
    ),
}
"""The icons of things: each has its own colour."""

FRAME: dict[str, tuple[Shape, ...]] = {
    "next": (Polygon((-14, -20, 20, 0, -14, 20)),),
    "back": (Line((10, -20, -12, 0, 10, 20), 8),),
    "forward": (Line((-10, -20, 12, 0, -10, 20), 8),),
    "up": (Line((-20, 10, 0, -12, 20, 10), 8),),
    "down": (Line((-20, -10, 0, 12, 20, -10), 8),),
    "undo": TURNED_BACK,
    "redo": (Group(TURNED_BACK, mirrored=True),),
    "more": tuple(Disc(x, 0, 6) for x in (-19, 0, 19)),
    "menu": tuple(Line((-22, y, 22, y), 6) for y in (-16, 0, 16)),
    "check": (Line((-20, 2, -6, 17, 21, -16), 8),),
    "cross": (Line((-17, -17, 17, 17), 8), Line((17, -17, -17, 17), 8)),
    "plus": (Line((-20, 0, 20, 0), 8), Line((0, -20, 0, 20), 8)),
    "minus": (Line((-20, 0, 20, 0), 8),),
    "arrow": (Line((-24, 0, 20, 0), 8), Line((4, -17, 22, 0, 4, 17), 8)),
    "noarrow": (
        Line((-24, 0, 20, 0), 7, FADED),
        Line((4, -17, 22, 0, 4, 17), 7, FADED),
        Line((-17, -20, 17, 20), 8),
        Line((17, -20, -17, 20), 8),
    ),
    "why": (Line((*arc(0, -10, 12, 180, 395), 0, 10), 7), Disc(0, 24, 5)),
    "help": (Ring(0, 0, 26, 26, 6), Disc(0, -12, 4.5), Line((0, 0, 0, 13), 7)),
    "bell": (
        Polygon((-15, 12, -15, -4, -11, -15, 0, -20, 11, -15, 15, -4, 15, 12, 23, 19, -23, 19)),
        Disc(0, -22, 4),
        Disc(0, 25, 5),
    ),
    "big": (
        *(Line((x, y / 2, x, y, x / 2, y), 7) for x in (-23, 23) for y in (-23, 23)),
        Disc(0, 0, 8),
    ),
    "speaker": (
        Polygon((-26, -9, -14, -9, 2, -24, 2, 24, -14, 9, -26, 9)),
        Line(arc(2, 0, 14, -45, 45), 5),
        Line(arc(2, 0, 25, -45, 45), 5),
    ),
    "qr": (
        *frame(-26, -26, 20, 6),
        *frame(8, -26, 20, 6),
        *frame(-26, 8, 20, 6),
        Rect(8, 8, 8, 8),
        Rect(19, 19, 8, 8),
        Rect(19, 8, 8, 5),
    ),
    "clock": (Ring(0, 0, 25, 25, 6), Line((0, -14, 0, 0, 10, 7), 6)),
    "gear": (
        *(Rect(-6, -30, 12, 60, 3, turned=turn) for turn in (0, 45, 90, 135)),
        Disc(0, 0, 21),
        Disc(0, 0, 9, CUTOUT),
    ),
    "stick": (*STICK, Line((-7, 12, 0, 21, 7, 12), 5, CUTOUT)),
    "stick-out": (*STICK, Line((-7, 10, 0, 1, 7, 10), 5, CUTOUT)),
    "phone": (
        Rect(-18, -31, 36, 62, 7),
        Rect(-11, -22, 22, 34, 2, CUTOUT),
        Disc(0, 22, 4, CUTOUT),
    ),
    "power": (Line(arc(0, 3, 21, -50, 230), 7), Line((0, -28, 0, -4), 7)),
    "paw": (
        *(Disc(x, y, 7.5) for x, y in ((-23, -5), (-9, -21), (9, -21), (23, -5))),
        Polygon((*arc(0, 8, 13, 180, 360), *arc(6, 18, 11, 0, 90), *arc(-6, 18, 11, 90, 180))),
    ),
    "list": (
        *(Disc(-21, y, 4.5) for y in (-17, 0, 17)),
        *(Line((-8, y, 24, y), 6) for y in (-17, 0, 17)),
    ),
    "del": (
        Line((-28, 0, -12, -18, 26, -18, 26, 18, -12, 18, -28, 0), 5),
        Line((-2, -8, 14, 8), 5),
        Line((14, -8, -2, 8), 5),
    ),
    "roll": (
        Group(DIE, -8, 9, 0.66),
        Line(arc(0, -2, 26.5, -80, 15), 5),
        Polygon((17, 3, 32, 3, 24.5, 16)),
    ),
    "turn": (
        Line(arc(0, 0, 19, -70, 200), 6),
        Polygon((-27.3, -9.9, -8.5, -3.1, -11.5, -22.5)),
    ),
    "reading": (Polygon((0, -26, 22, 0, 0, 26, -22, 0)),),
    "bin": (
        Rect(-22, -22, 44, 7, 3),
        Rect(-8, -29, 16, 8, 3),
        Polygon((-18, -11, 18, -11, 14, 29, -14, 29)),
        *(Line((x, -3, x, 21), 4, CUTOUT) for x in (-6, 6)),
    ),
    "pencil": (Polygon((-24, 24, -20, 8, 12, -24, 24, -12, -8, 20)),),
}
"""The icons of buttons."""

TOKENS: dict[str, tuple[Shape, ...]] = {
    "you": (Disc(0, 0, 32), Group(PAWN, 0, 0.64, 0.675, swapped=True)),
    "him": (Rect(-32, -32, 64, 64, 10.24), Group(HELMET, 0, 1.92, 0.75, swapped=True)),
}
"""Who acts: the player is round, the bot square."""

OWN_COLOUR = {
    **dict.fromkeys(FRAME, "sand"),
    **{name: name for name in ("water", "oxygen", "op", "contract")},
    **dict.fromkeys(("card", "hand", "bot", "pawn", "helmet", "you"), "ice"),
    **dict.fromkeys(("warn", "noarrow", "reading"), "amber"),
    **dict.fromkeys(("scientist", "level"), "flask"),
    **dict.fromkeys(("tech", "plant", "paw"), "green"),
    "cube": "brown",
    "shuttle": "ship",
    "die": "sand",
    "flag": "heat",
    "him": "violet",
    "planet": "rust",
    "science": "white",
}
"""The default colour of each of these icons, as a role of the theme."""

FIRST = 0xE000
"""The character of the first icon, in Unicode's private use area."""


@cache
def icons() -> Mapping[str, Icon]:
    """Return every icon by its name: those here, and each game's own."""
    shared = THINGS | FRAME | TOKENS
    found = {name: Icon(shapes, OWN_COLOUR[name]) for name, shapes in shared.items()}
    for game in games():
        own = drawings_of(game).icons
        if taken := {name for name in found.keys() & own.keys() if found[name] != own[name]}:
            log.error("%s has icons whose names are taken: %s", game, ", ".join(sorted(taken)))
        unknown = {each.colour for each in own.values()} - themes()["night"].keys()
        if unknown:
            log.error("%s has icons in unknown colours: %s", game, ", ".join(sorted(unknown)))
        found = {**{name: own[name] for name in own if own[name].colour not in unknown}, **found}
    return found


@cache
def by_character() -> Mapping[str, str]:
    """Return the icon of each character that represents one."""
    return {chr(FIRST + at): name for at, name in enumerate(icons())}


@cache
def _characters() -> Mapping[str, str]:
    return {name: character for character, name in by_character().items()}


def character(name: str) -> str:
    """Return the character that represents an icon in text; raise KeyError if unknown."""
    return _characters()[name]
