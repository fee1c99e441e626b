"""Where the appendix explains each prompt; the prompts are named without the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

EXPLAINED = {
    "setup#how-much-help": ("help",),
    "setup#who-draws": ("draws",),
    "setup#two-players": (
        "setup-board",
        "setup-cards",
        "setup-mars",
        "start-building",
        "lay-starts",
    ),
    "setup#each-player-board-including-his": ("setup-players",),
    "setup#the-two-changes": ("setup-lacerda",),
    "setup#the-start": ("first-space", "first-colonist", "his-place"),
    "setup-you#on-mars": ("shelter-hex", "your-shelter"),
    "setup-you#your-first-space": ("your-place",),
    "not-known#silent-about-lacerda": ("readings",),
    "your-turn#in-order": ("table",),
    "round#the-order": ("new-round",),
    "card#the-action": ("card",),
    "card#passes-through-the-deck": ("reshuffle",),
    "card#a-completed-mission": ("finished-mission",),
    "crystals#room-in-the-depot": ("crystals-up",),
    "crystals#where-they-come-from": ("gain-crystals",),
    "placement": ("your-colonists",),
    "placing-colonists": ("your-cost",),
    "obtain-blueprint#steps": ("obtain-blueprint", "no-blueprint"),
    "your-blueprints#what-you-gain": ("your-blueprint",),
    "learn-technology#which-is-cheapest": ("learn-which", "tech-tile", "lay-techs"),
    "learn-technology#steps": ("learn-technology", "no-tech"),
    "techs#how-many-there-are": ("tech-grid",),
    "techs#what-each-does": ("your-tech",),
    "using-techs#lacerda-uses-your-tech": ("your-tech-used",),
    "lab#the-columns": ("lab-board", "lab-spaces", "lab-points", "score-techs", "score-column"),
    "lab#icons-on-the-spaces": ("lab-icon",),
    "research-and-development#steps": ("develop", "no-develop"),
    "using-techs#you-use-lacerdas-tech": ("his-tech-used", "no-develop-used"),
    "construct#where-it-goes": ("construct", "build-at", "built", "no-hex"),
    "construct#placing-the-tile": ("progress", "arrows"),
    "construct#a-building-shown-on-a-tile": ("tile-building",),
    "your-buildings#where-it-may-go": ("your-building",),
    "your-buildings#steps": ("your-progress",),
    "displacement#who-goes-where": ("refuge", "cleared"),
    "displacement#which-hex-is-free": ("no-refuge", "your-refuge"),
    "building-zone#the-names-of-the-hexes": ("elsewhere", "other-hex", "other-type"),
    "building-zone#what-your-board-shows": ("outline", "lay-map", "map-laid", "start-hex"),
    "building-zone#correcting-the-map": (
        "map-hex",
        "map-what",
        "map-fault",
        "map-behind",
        "map-markers",
    ),
    "upgrade#steps": ("upgrade", "upgrade-at"),
    "upgrade#which-blueprint-fits": ("no-upgrade",),
    "your-upgrades#which-building": ("your-upgrade",),
    "hire#steps": ("hire",),
    "hire#a-contract": ("contract",),
    "rover#how-far": ("rover-to",),
    "rover#steps": ("rover",),
    "rover#which-tiles": ("rover-stays", "tile-left", "tile-taken"),
    "rover#when-an-action-is-not-possible": ("cannot-place",),
    "control-center#the-rover": ("your-rover", "your-way"),
    "control-center#bots": ("your-bot",),
    "control-center#where-they-may-go": ("your-bot-hex",),
    "benefits#what-each-icon-does-for-him": ("bot",),
    "benefits#the-warehouse": ("warehouse",),
    "turn-order#which-number-has-which-icon": ("space-icon",),
    "discovery-tiles#what-a-tile-gives": ("tile", "discovery-shows"),
    "research-tiles#where-they-are": ("research-hex",),
    "research-tiles#what-it-gives": ("research-gives",),
    "ambiguity#steps": ("tie", "tie-card", "tie-known", "tie-result"),
    "mission-list#how-long-and-what-it-pays": ("mission", "lay-missions", "mission-status"),
    "missions": ("contribution",),
    "mission-list#short-and-long": ("length", "missions"),
    "missions#when-a-mission-is-completed": ("mission-complete",),
    "level-up#building-an-lss-tile": ("gain-op", "hire-freed"),
    "level-up#reward-tiles": ("reward-unknown",),
    "level-up#at-every-new-level": ("level-up",),
    "level-up#his-shelter": ("shelter", "shelter-at"),
    "colony-levels#when-the-level-rises": ("level-status",),
    "lss-rewards#what-you-get-in-order": ("your-lss",),
    "lss-rewards#the-eight-reward-tiles": ("rewards", "reward", "lay-rewards"),
    "shuttle#shuttle-phase": ("shuttle",),
    "shuttle#lacerda-travels": ("lacerda-arrives", "space"),
    "travel#may-you-travel": ("your-journey", "your-stay"),
    "travel#to-the-colony": ("your-space",),
    "welcome-a-ship#what-a-ship-is-good-for": ("your-ships",),
    "your-discovery#steps": ("your-discovery", "no-discovery"),
    "your-discovery#lacerdas-arrival": ("discovery-at",),
    "end#what-triggers-it": ("missions-fewer", "missions-status", "end-withdrawn", "end-status"),
    "end#steps": ("end-triggered", "last-round"),
    "end#completed-in-a-shuttle-phase": ("end-waits",),
    "your-score#before-you-count": ("final-prepare",),
    "your-score#line-by-line": (
        "score-track",
        "score-progress",
        "score-ships",
        "score-reported",
        "score-blueprints",
        "score-scientists",
        "score-scored",
        "score-contracts",
    ),
    "your-score#your-living-quarters": ("score-quarters",),
    "scoring#what-counts": ("score-shelters", "score-line", "score-total", "score-sheet"),
    "goals": (
        "goal",
        "goal-drawn",
        "goal-set",
        "goal-unchosen",
        "goal-chosen",
        "goal-status",
        "goal-met",
        "goal-judged",
        "goal-line",
        "verdict",
    ),
    "planning#the-margin": ("goal-margin",),
}

PLACES = {prompt: place for place, prompts in EXPLAINED.items() for prompt in prompts}
"""Prompt, without the game's name, to place: a page, and after a # its heading."""


def further_places(prompt: Any) -> Iterable[str]:
    """Yield further places whose notes apply to a prompt in the current state.

    Our own interpretations are a draw by the die, and that the LSS limits a Building shown on a
    tile.
    """
    several = max(prompt.args.get("options", 1), prompt.args.get("among", 1)) > 1
    if several and prompt.args.get("drawn") == "die":
        yield "ambiguity#more-than-three"
    if prompt.args.get("because") == "lss":
        yield "construct#a-building-shown-on-a-tile"
