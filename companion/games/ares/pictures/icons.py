"""The icons of everything that can be reported or chosen."""

from __future__ import annotations

from companion.games.ares.pictures.cube import CUBES

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

ICONS = {
    **{f"report.{name}": icon for name, icon in REPORTS.items()},
    **{
        f"{question}.{name}": icon
        for question in ("phase", "dummy-card", "dummy-order")
        for name, icon in PHASES.items()
    },
    "help.oxygen": "oxygen",
    "help.temperature": "temperature",
    "help.both": "plus",
    **{f"cube.{kind}": f"cube:{role}" for kind, role in CUBES.items()},
    **{f"scores.{line}": icon for line, icon in SCORES.items()},
    "who.you": "you",
    "who.partner": "pawn",
}
