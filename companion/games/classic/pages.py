"""Which page of the appendix explains which prompts, named without the game."""

from __future__ import annotations

EXPLAINED = {
    "setup": (
        "setup-board",
        "setup-cards",
        "corporation",
        "tharsis",
        "start-money",
        "start-cards",
        "board-ready",
    ),
    "neutral-tiles": (
        "neutral-cost",
        "neutral-tile",
        "place-neutral",
    ),
    "generation": (
        "generation",
        "generations-left",
        "last-generation",
        "no-research",
        "research",
        "buy-cards",
        "report",
        "production",
        "goal-generations",
        "pace",
    ),
    "parameters": (
        "raised",
        "is-full",
        "full",
        "bonus-heat",
        "bonus-ocean",
        "bonus-temperature",
        "tr-steps",
        "tr-raised",
        "goal-parameter",
    ),
    "standard-projects": (
        "project",
        "paid",
        "sell-patents",
        "sold",
        "power-plant",
        "city-income",
        "tharsis-city",
        "greenery-placed",
        "city-placed",
    ),
    "player-board": (
        "card-cost",
        "card-payment",
        "card-metal",
        "card-paid",
        "card-change",
        "stock",
        "stock-change",
        "stock-changed",
        "output",
        "output-change",
        "output-changed",
        "produce",
        "produced",
    ),
    "end": (
        "goals-met",
        "goals-missed",
        "final-greeneries",
        "goal-tr",
        "verdict",
    ),
    "scoring": (
        "score-tr",
        "score-greeneries",
        "score-cities",
        "cities-doubted",
        "score-cards",
    ),
}

PAGES = {prompt: page for page, prompts in EXPLAINED.items() for prompt in prompts}
"""Prompt, without the game's name, to page."""
