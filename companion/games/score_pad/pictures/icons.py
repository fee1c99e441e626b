"""The icons of the games, and of the lines of their pads."""

from __future__ import annotations

GAMES = {"on-mars": "mine", "dice": "die", "ares": "temperature", "classic": "city"}

LINES = {
    "op-track": "op",
    "progress": "cube",
    "ships": "ship",
    "quarters": "pawn",
    "techs": "tech",
    "blueprints": "blueprint",
    "scientists": "scientist",
    "contracts": "contract",
    "vp-track": "op",
    "award-1": "science",
    "award-2": "science",
    "award-3": "science",
    "milestones": "flag",
    "cards": "card",
    "tr": "tr",
    "forests": "forest",
    "greeneries": "forest",
    "cities": "city",
}

ICONS = {**GAMES, **LINES}
"""The icon of each name."""
