"""The diagrams of Terraforming Mars, from the map and the tables of its rules."""

from __future__ import annotations

from math import sqrt

from companion.drawings import GameDrawings
from companion.drawings.diagrams.parts import (
    LARGE,
    USUAL,
    WIDTH,
    Diagram,
    Label,
    Mark,
    Part,
    arrow,
    box,
    diagram,
    tall_hexagon,
)
from companion.games.classic.board import CARD, CONVERSION, RESOURCES, WORTH
from companion.games.classic.generations import DRAWN
from companion.games.classic.state import parameters
from companion.games.classic.tharsis import AREAS, MIDDLE, NOCTIS, OCEANS, ROWS, Area
from companion.games.terraforming import icons
from companion.games.terraforming.drawings import tracks

ICONS = {"megacredits": "me", "plants": "plant"}
"""The icon of a resource whose name differs."""

GIVES = {"temperature": {-24: "heat", -20: "heat", 0: "ocean"}, "oxygen": {8: "temperature"}}
"""The bonus of a step of a parameter, as an icon."""

TINTS = (0.3, 0.37, 0.24)


def tharsis() -> Diagram:
    """Return the areas of Tharsis by row, with those for oceans and Noctis City."""
    radius, x, y = 20.4, WIDTH / 2 + 14, 148.0
    parts: list[Part] = []

    def at(area: Area) -> tuple[float, float]:
        row, place = area
        across = (place - (ROWS[row - 1] + 1) / 2) * sqrt(3)
        return x + across * radius, y + (row - MIDDLE) * 1.5 * radius

    parts += [tall_hexagon(*at(area), 1.2 * radius, "planet") for area in AREAS]
    for number, area in enumerate(AREAS):
        if area not in OCEANS:
            parts.append(tall_hexagon(*at(area), radius - 0.9, "mars", TINTS[number % len(TINTS)]))
    parts += [Mark("ocean", *at(area), 2 * radius) for area in AREAS if area in OCEANS]
    parts.append(Mark("city", *at(NOCTIS), 1.7 * radius, "purple"))
    for row in range(1, len(ROWS) + 1):
        left, middle = at((row, 1))
        parts.append(Label(str(row), left - 31, middle, colour="dim"))
    return diagram(296, parts)


def generation() -> Diagram:
    """Return the four steps of a generation, as a cycle."""
    places = ((90, 66), (270, 66), (270, 206), (90, 206))
    steps = (
        ("clock", "+1"),
        ("hand", f"{DRAWN}"),
        ("card", "1–2"),
        ("gear", ""),
    )
    parts: list[Part] = []
    for number, ((x, y), (icon, words)) in enumerate(zip(places, steps, strict=True), 1):
        parts.append(box(x - 70, y - 56, 140, 112, "raised", 14))
        parts.append(Label(str(number), x - 50, y - 34, USUAL, "dim", bold=True))
        parts.append(Mark(icon, x - (24 if words else 0), y + 4, 54))
        if words:
            parts.append(Label(words, x + 34, y + 4, LARGE, bold=True))
    parts += arrow((164, 66, 196, 66), "dim", 4)
    parts += arrow((270, 126, 270, 146), "dim", 4)
    parts += arrow((196, 206, 164, 206), "dim", 4)
    parts += arrow((90, 146, 90, 126), "dim", 4)
    return diagram(272, parts)


def board() -> Diagram:
    """Return the six resources, with what each is worth or becomes."""
    becomes = {
        "megacredits": (CARD, "card"),
        "steel": (WORTH["steel"], "me"),
        "titanium": (WORTH["titanium"], "me"),
        "plants": (CONVERSION, "forest"),
        "energy": (1, "heat"),
        "heat": (CONVERSION, "temperature"),
    }
    width, height = WIDTH / 3, 134.0
    parts: list[Part] = []
    for at, resource in enumerate(RESOURCES):
        x, y = at % 3 * width, at // 3 * height
        parts.append(box(x + 3, y + 3, width - 6, height - 6, "raised", 14))
        middle = x + width / 2
        parts.append(Mark(ICONS.get(resource, resource), middle, y + 38, 46))
        number, icon = becomes[resource]
        parts += arrow((middle, y + 66, middle, y + 86), "dim", 3)
        parts.append(Label(str(number), middle - 20, y + 108, USUAL, bold=True))
        parts.append(Mark(icon, middle + 16, y + 107, 34))
    return diagram(2 * height, parts)


DRAWINGS = GameDrawings(
    icons=icons.ICONS,
    colours=icons.COLOURS,
    diagrams={
        "tharsis": tharsis,
        "generation": generation,
        "board": board,
        "parameters": lambda: tracks(parameters(), GIVES),
    },
)
