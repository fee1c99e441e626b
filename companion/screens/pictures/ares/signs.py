"""The icons of everything that can be reported or chosen."""

from __future__ import annotations

from companion.screens.pictures.ares.cube import CUBES

REPORTS = {
    "temperature": "temperature",
    "forest": "forest",
    "ocean": "ocean",
    "oxygen": "oxygen",
    "tr": "tr",
}

PHASES = {
    "development": "tech",
    "construction": "city",
    "action": "gear",
    "production": "plant",
    "research": "hand",
}

SCORES = {"tr": "tr", "forests": "forest", "cards": "card", "variable": "card"}

SIGNS = {
    **{f"report.{name}": sign for name, sign in REPORTS.items()},
    **{
        f"{question}.{name}": sign
        for question in ("phase", "dummy-card", "dummy-order")
        for name, sign in PHASES.items()
    },
    "help.oxygen": "oxygen",
    "help.temperature": "temperature",
    "help.both": "plus",
    **{f"cube.{kind}": f"cube:{role}" for kind, role in CUBES.items()},
    **{f"scores.{line}": sign for line, sign in SCORES.items()},
    "who.you": "you",
    "who.partner": "pawn",
}
