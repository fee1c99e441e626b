"""Where the appendix explains each prompt; the prompts are named without the game."""

from __future__ import annotations

EXPLAINED = {
    "setup#steps": ("setup-board", "setup-cards"),
    "setup#your-corporation": ("start-money", "start-cards", "corporation-effect"),
    "setup#tharsis-republic": ("corporation", "tharsis", "tharsis-city"),
    "neutral-tiles#steps": ("neutral-cost",),
    "neutral-tiles#areas-that-are-not-counted": ("neutral-tile",),
    "neutral-tiles#the-map": ("place-neutral",),
    "prelude#the-goal-of-63-tr": ("goal-tr",),
    "generation#steps": ("generation",),
    "generation#the-first-generation": ("no-research",),
    "generation#research": ("research", "buy-cards"),
    "generation#what-an-action-may-be": ("report",),
    "generation#what-the-companion-says": (
        "generations-left",
        "goal-generations",
        "pace",
        "goal-finish",
        "pace-status",
        "points-now",
        "points-status",
    ),
    "parameters#the-tracks": ("goal-parameter",),
    "parameters#bonus-steps": ("bonus-heat", "bonus-ocean", "bonus-temperature"),
    "parameters#tr": ("raised", "tr-steps", "tr-raised", "rating-paid"),
    "parameters#a-full-parameter": ("is-full", "bonus-lost", "full"),
    "standard-projects#prices": (
        "project",
        "paid",
        "sell-patents",
        "sold",
        "power-plant",
        "city-income",
        "comes-back",
    ),
    "tiles#greenery": ("greenery-placed",),
    "tiles#city": ("city-placed",),
    "paying#what-pays": ("card-cost",),
    "paying#steel-and-titanium": ("card-payment", "card-metal", "card-tags", "heat-paid"),
    "player-board#steps-with-the-companion": (
        "board-ready",
        "card-paid",
        "card-change",
        "stock",
        "stock-change",
        "stock-changed",
        "output",
    ),
    "player-board#production": (
        "output-change",
        "output-changed",
        "production",
        "produce",
        "produced",
    ),
    "end#steps": ("last-generation", "goals-met", "goals-missed", "verdict"),
    "end#the-last-greeneries": ("final-greeneries",),
    "scoring#what-counts": ("cities-doubted",),
    "scoring#the-sheet": ("score-tr", "score-greeneries", "score-cities", "score-cards"),
}

PLACES = {prompt: place for place, prompts in EXPLAINED.items() for prompt in prompts}
"""Prompt, without the game's name, to place: a page, and after a # its heading."""
