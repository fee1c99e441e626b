"""The components, as data. Page numbers are those of the Portuguese rulebook."""

from __future__ import annotations

from companion.games.terraforming.parameters import Parameter

PARTNER = "partner"
"""The second player of co-op."""
DUMMY_HAND = "martian"
"""The dummy hand's name in the state: the Portuguese printing calls it the Martian hand."""

SOLO, CO_OP = "solo", "co-op"
MODES = (SOLO, CO_OP)

PHASES = ("development", "construction", "action", "production", "research")
"""The five phases, in the order in which they are resolved (p. 11)."""

RAISING = ("development", "construction", "action")
"""The phases in which cards or standard actions raise something (pp. 11-14).

Production and Research give resources and cards only (p. 15).
"""

DIFFICULTIES = {"novice": 2, "advanced": 1, "expert": 0}
"""The steps of oxygen or temperature that help you each time the cube moves (solo mode)."""

ROUNDS = {SOLO: 25, CO_OP: 15}
HAND = 5
"""Rounds that the dummy hand lasts before it is shuffled and the cube moves (solo mode)."""
FINAL_CUBE = 5
"""The cube's position in the final five rounds: you choose the dummy cards (solo mode)."""

COPPER, COLOUR = "copper", "colour"
PILE = {COPPER: 27, COLOUR: 3}
"""The cubes of the co-op pile, two of which are taken each round (two-player mode)."""
NEEDED = 80
"""The points that both players together need in co-op (two-player mode)."""

TR = 5
"""The initial terraform rating (setup)."""

RAISES = {
    "temperature": "temperature",
    "forest": "oxygen",
    "ocean": "oceans",
    "oxygen": "oxygen",
}
"""What may be reported and the parameter that it raises, the likeliest first (p. 14)."""

CONVERSIONS = ("temperature", "forest")
"""What leftover heat and plants must become at the end of an Action phase (p. 14)."""

HELPED = ("oxygen", "temperature")
"""What the difficulty's help may raise (solo mode)."""

ZONES = {
    "temperature": {"purple": -30, "red": -18, "yellow": -8, "white": 2},
    "oxygen": {"purple": 0, "red": 3, "yellow": 7, "white": 12},
}
"""The value at which each colour zone of a track begins, as printed on the tracks."""


def parameters() -> dict[str, Parameter]:
    """Return the global parameters with their initial values (setup)."""
    return {
        "temperature": Parameter(-30, 8, 2),
        "oxygen": Parameter(0, 14),
        "oceans": Parameter(0, 9),
    }


def zone(parameter: str, value: int) -> str:
    """Return the colour zone of a track that contains a value."""
    return [colour for colour, start in ZONES[parameter].items() if start <= value][-1]
