"""Where the appendix explains each prompt; the prompts are named without the game."""

from __future__ import annotations

EXPLAINED = {
    "setup#in-order": (
        "setup-board",
        "setup-tiles",
        "setup-supply",
        "setup-production",
        "awards",
        "award-die",
        "milestones",
    ),
    "setup#the-red-box": ("setup-corporation",),
    "turn#the-time-cube": ("turns-status",),
    "turn#your-turn": ("turn",),
    "turn#reminders": ("turns-left", "pace", "pace-status", "points-now", "points-status"),
    "main-actions#what-they-cost-and-give": ("raised",),
    "main-actions#buy-points": ("vp-gained",),
    "dice-faces#the-five-colors": ("award-face",),
    "parameters#where-they-start-and-end": ("begin", "parameter-status"),
    "parameters#bonus-steps": ("bonus-step",),
    "parameters#a-full-parameter": ("raised-full", "full"),
    "tiles#in-short": ("neighbours",),
    "tiles#city": ("city",),
    "cards#report-a-card": ("card-played",),
    "cards#what-is-asked": ("costly-counted", "points-counted"),
    "bonus-cards#when": ("bonus-due", "bonus-status"),
    "bonus-cards#how": ("bonus-card",),
    "bonus-cards#an-extra-turn": ("extra-turn",),
    "milestones#deadlines": (
        "lay-milestones",
        "milestone-warning",
        "milestone-removed",
        "milestone-back",
    ),
    "milestones#the-tiles": ("milestone-tile", "milestone-doubted", "milestone-status"),
    "milestones#how-to-claim": ("milestone-claimed",),
    "awards#solo": ("award-status",),
    "awards#the-dice": ("lay-awards",),
    "awards#what-counts": ("symbol-counted",),
    "end#the-end": ("end", "failed"),
    "end#rating": ("verdict",),
    "solo-score#the-sheet": ("score-track", "score-milestones", "score-sheet"),
    "solo-score#what-an-award-gives": ("score-award", "award-pays"),
    "solo-score#red-ribbons": ("score-cards",),
}

PLACES = {prompt: place for place, prompts in EXPLAINED.items() for prompt in prompts}
"""Prompt, without the game's name, to place: a page, and after a # its heading."""
