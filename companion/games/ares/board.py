"""What lies on the table, as data. Source: ``rules/ares-expedition.md`` by its sections."""

from __future__ import annotations

from companion.games.parameters import Parameter

PARTNER, MARTIAN = "partner", "martian"
"""Your partner in co-op, and the Martian hand that takes a second player's place in solo."""

SOLO, CO_OP = "solo", "co-op"
MODES = (SOLO, CO_OP)

PHASES = ("development", "construction", "action", "production", "research")
"""The five phases, in the order in which they are resolved (C.2)."""

DIFFICULTIES = {"novice": 2, "advanced": 1, "expert": 0}
"""The steps of oxygen or temperature that help you each time the cube moves (C.6)."""

ROUNDS = {SOLO: 25, CO_OP: 15}
HAND = 5
"""Rounds that one Martian hand lasts: then it is shuffled anew and the cube moves (C.6)."""
FINAL_CUBE = 5
"""Where the cube stands in the final five rounds, in which you order the Martian cards (C.6)."""

WARNINGS = {SOLO: (24, 25), CO_OP: (10, 14, 15)}
"""Rounds at whose start it is said how many are left (E.2; 15 is ours)."""

COPPER, COLOUR = "copper", "colour"
PILE = {COPPER: 27, COLOUR: 3}
"""The cubes of the co-op pile, two of which go each round (C.7)."""
NEEDED = 80
"""The points that the two of you need together in co-op (C.7)."""

TR = 5
"""Where each terraform rating starts (C.1)."""

RAISES = {
    "temperature": "temperature",
    "forest": "oxygen",
    "ocean": "oceans",
    "oxygen": "oxygen",
}
"""What may be reported and the parameter that it raises, the likeliest first (C.3)."""

CONVERSIONS = ("temperature", "forest")
"""What leftover heat and plants must become at the end of an Action phase (C.3)."""

ZONES = {
    "temperature": {"purple": -30, "red": -18, "yellow": -8, "white": 2},
    "oxygen": {"purple": 0, "red": 3, "yellow": 7, "white": 12},
}
"""Where each colour zone of a track begins (C.4)."""


def parameters() -> dict[str, Parameter]:
    """Return the global parameters as they start (C.1, C.4)."""
    return {
        "temperature": Parameter(-30, 8, 2),
        "oxygen": Parameter(0, 14),
        "oceans": Parameter(0, 9),
    }


def zone(parameter: str, value: int) -> str:
    """Return the colour zone of a track in which a value lies."""
    return [colour for colour, start in ZONES[parameter].items() if start <= value][-1]
