"""Where the appendix explains each prompt; the prompts are named without the game."""

from __future__ import annotations

EXPLAINED = {
    "overview#the-two-modes": ("mode",),
    "setup#board-and-players": ("setup-board", "setup-player", "setup-projects"),
    "setup#first-game": ("lead", "starred"),
    "setup#solo": ("setup-dummy-hand",),
    "setup#co-op": ("setup-pile",),
    "setup#advanced-rule": ("setup-swap",),
    "corporations#choosing": ("setup-corporation", "setup-choice"),
    "round#planning": ("phase",),
    "round#resolving-the-phases": ("phases",),
    "round#end-of-the-round": ("hand-limit",),
    "phases": ("phase-done",),
    "phases#i-development": ("development",),
    "phases#ii-construction": ("construction",),
    "phases#iii-action": ("action",),
    "phases#iv-production": ("production",),
    "phases#v-research": ("research",),
    "raising#what-a-step-gives": ("raised",),
    "raising#reporting": ("report", "gain-tr"),
    "requirements#oceans-oxygen-temperature": ("new-zone",),
    "parameters#from-start-to-full": ("goal-parameter",),
    "parameters#when-a-parameter-fills": ("full", "closed"),
    "dummy-hand#difficulty": ("difficulty", "help", "helped", "no-help"),
    "dummy-hand#each-round": ("dummy-card",),
    "dummy-hand#final-five-rounds": ("dummy-order",),
    "dummy-hand#when-the-cube-moves": ("cube-moves", "goal-cube"),
    "co-op#each-round": ("cube", "cube-taken"),
    "co-op#the-end": ("goal-points",),
    "co-op#what-each-player-has": ("who",),
    "end": ("begin", "rounds-left", "goal-rounds"),
    "end#won-or-lost": ("pace", "pace-status", "points-now", "points-status", "verdict"),
    "end#stopping-early": ("terraformed", "stop"),
    "solo-score#the-sheet": ("score-tr", "score-forests", "score-cards", "score-sheet"),
    "solo-score#counting-cards-with": ("score-variable",),
}

PLACES = {prompt: place for place, prompts in EXPLAINED.items() for prompt in prompts}
"""Prompt, without the game's name, to place: a page, and after a # its heading."""
