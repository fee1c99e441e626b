"""The appendix page that explains each prompt: they all fit on one."""

from __future__ import annotations

from companion.games.score_pad.pads import PADS

KEYS = ("game", "players", "team", "awards", "rarity", "line", "award", "check", "complete")
ENDS = ("tie", "winner", "verdict", *(f"sheet-{game}" for game in PADS))

PAGES = dict.fromkeys((*KEYS, *ENDS), "overview")
