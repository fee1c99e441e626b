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
    "turn": ("begin", "turn", "turns-left", "turns-stand", "pace"),
    "production": (),
    "action": ("vp-gained",),
    "parameters": ("raised", "raised-full", "bonus-step", "full", "parameter-stands"),
    "tiles": ("city", "neighbours"),
    "cards": ("card-played", "symbol-counted", "costly-counted", "points-counted"),
    "bonus-cards": ("bonus-card", "bonus-due", "extra-turn", "bonus-stands"),
    "milestones": (
        "milestones",
        "milestone-tile",
        "lay-milestones",
        "milestone-reached",
        "milestone-claimed",
        "milestone-doubted",
        "milestone-back",
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
