"""Which page of the appendix explains which prompts, named without the game."""

from __future__ import annotations

EXPLAINED = {
    "overview": (),
    "setup": (
        "setup-board",
        "setup-tiles",
        "setup-supply",
        "setup-corporation",
        "setup-production",
    ),
    "turn": ("begin", "turn", "report", "turns-left", "turns-stand"),
    "production": ("production",),
    "action": ("action", "vp", "vp-gained"),
    "parameters": ("raised", "raised-full", "bonus-step", "full", "parameter-stands"),
    "tiles": ("forest-cities", "forest", "city-forests", "city"),
    "bonus-cards": ("bonus-card", "bonus-due", "bonus-stands"),
    "milestones": (
        "milestones",
        "milestone-tile",
        "lay-milestones",
        "milestone",
        "milestone-claimed",
        "milestone-removed",
        "milestone-warning",
        "milestone-stands",
        "score-milestones",
    ),
    "awards": (
        "awards",
        "award-die",
        "award-face",
        "lay-awards",
        "score-award",
        "award-pays",
        "award-stands",
    ),
    "end": ("end", "failed", "score-track", "score-cards", "score-sheet", "verdict"),
}

PAGES = {prompt: page for page, prompts in EXPLAINED.items() for prompt in prompts}
"""Prompt, without the game's name, to page."""
