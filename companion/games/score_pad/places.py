"""Where the appendix explains each prompt; the prompts are named without the game."""

from __future__ import annotations

EXPLAINED = {
    "overview#how-it-goes": ("game", "players", "line", "check"),
    "overview#on-mars-1-4-players": ("sheet-on-mars",),
    "overview#the-dice-game-1-4-players": ("rarity", "sheet-dice"),
    "overview#ares-expedition-1-4-players": ("team", "sheet-ares"),
    "overview#terraforming-mars-1-5-players": ("awards", "sheet-classic"),
    "overview#awards": ("award",),
    "overview#ties": ("tie", "winner"),
    "overview#won-or-lost": ("complete", "verdict", "rated"),
}

PLACES = {prompt: place for place, prompts in EXPLAINED.items() for prompt in prompts}
"""Prompt, without the game's name, to place: a page, and after a # its heading."""
