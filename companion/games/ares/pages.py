"""Which page of the appendix explains which prompts, named without the game."""

from __future__ import annotations

EXPLAINED = {
    "overview": ("mode", "lead", "begin"),
    "setup": (
        "setup-board",
        "setup-player",
        "setup-projects",
        "starred",
        "setup-corporation",
        "setup-pile",
        "setup-dummy-hand",
    ),
    "round": ("phase", "phases", "phase-done", "hand-limit", "rounds-left", "goal-rounds", "pace"),
    "phases": ("development", "construction", "action", "production", "research"),
    "raising": ("report", "who", "gain-tr", "raised"),
    "parameters": ("new-zone", "full", "closed", "goal-parameter"),
    "dummy-hand": (
        "difficulty",
        "dummy-card",
        "dummy-order",
        "cube-moves",
        "help",
        "helped",
        "no-help",
        "goal-cube",
    ),
    "co-op": ("cube", "cube-taken", "goal-points"),
    "end": (
        "terraformed",
        "stop",
        "score-tr",
        "score-forests",
        "score-cards",
        "score-variable",
        "score-sheet",
        "verdict",
    ),
}

PAGES = {prompt: page for page, prompts in EXPLAINED.items() for prompt in prompts}
"""Prompt, without the game's name, to page."""
