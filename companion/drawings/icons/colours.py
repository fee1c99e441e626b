"""The theme's colours by role, in the dark, light and high-contrast themes.

``orange`` is the one thing to do now, ``ice`` the player and what can be tapped, ``violet`` the
automaton, ``amber`` a warning; text on a surface of these colours is ``on-accent``. What can't be
used now is ``quiet`` on ``dead``. A game's own colours are in its folder
(`companion.drawings.GameDrawings`).
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from typing import Literal, NamedTuple

from companion.drawings import Colour, drawings_of
from companion.games import games

log = logging.getLogger(__name__)

NIGHT = {
    "resting": "#8a806e",
    "dusk": "#140906",
    "dusk-edge": "#3c1b10",
    "ground": "#0e0b0a",
    "glow": "#5a2413",
    "haze": "#27120b",
    "sunk": "#14100e",
    "panel": "#1c1614",
    "raised": "#2b221e",
    "pressed": "#45372f",
    "dead": "#1c1614",
    "sand": "#f0dfc0",
    "dim": "#b5a489",
    "quiet": "#b5a489",
    "faint": "#5b5045",
    "line": "#3a302a",
    "orange": "#e8743b",
    "on-accent": "#160c07",
    "ice": "#8fd3ee",
    "violet": "#b79cff",
    "amber": "#ffc24a",
    "on-ice": "#0e3346",
    "on-violet": "#2b1d52",
    "brown": "#c39a72",
    "water": "#4aa3ff",
    "green": "#5fd08a",
    "oxygen": "#cfeef2",
    "op": "#ffd98a",
    "ship": "#e6d7bd",
    "grey": "#c9c3bb",
    "planet": "#21130d",
    "heat": "#f0625f",
    "rust": "#d9b8a4",
    "purple": "#8d6bd1",
    "red": "#d3564a",
    "yellow": "#e8c24d",
    "white": "#f0ece2",
    "contract": "#d9c8a4",
    "flask": "#7fe0c4",
    "card": "#f0dfc0",
    "card-face": "#2b2147",
    "card-band": "#382b5e",
    "card-cube": "#b79cff",
    "mars-light": "#f2a468",
    "mars": "#b4502a",
    "mars-shade": "#4a1c10",
    "mars-dark": "#2a0f08",
    "crater": "#7a3219",
    "moon": "#c9b79a",
    "cap": "#f0ece2",
}
DAY = NIGHT | {
    "resting": "#8c806b",
    "ground": "#f2e8d6",
    "glow": "#f0c6a4",
    "haze": "#efd3b4",
    "sunk": "#e9dec9",
    "panel": "#e5d8c0",
    "raised": "#d7c7aa",
    "pressed": "#bfae90",
    "dead": "#e5d8c0",
    "sand": "#22150e",
    "dim": "#544434",
    "quiet": "#544434",
    "faint": "#9c8a72",
    "line": "#cbbb9f",
    "orange": "#bf4a14",
    "on-accent": "#fff6ea",
    "ice": "#0a5273",
    "violet": "#5533a8",
    "amber": "#714400",
    "on-ice": "#ffffff",
    "on-violet": "#ffffff",
    "brown": "#7d5530",
    "water": "#0f5db3",
    "green": "#1d7a43",
    "oxygen": "#2c6f7c",
    "op": "#755400",
    "ship": "#5f4d3c",
    "grey": "#5f5a52",
    "planet": "#e7cdb6",
    "heat": "#b02a28",
    "purple": "#5f3fa6",
    "red": "#a8342a",
    "yellow": "#7c6000",
    "white": "#5f4d3c",
    "contract": "#7b6640",
    "flask": "#117a61",
    "rust": "#9a4a1c",
    "mars-light": "#f6b581",
    "mars": "#d98155",
    "mars-shade": "#b9683f",
    "mars-dark": "#a5572f",
    "crater": "#a9592f",
    "moon": "#c7b08c",
    "cap": "#a3c4d2",
}
CONTRAST = NIGHT | {
    "resting": "#8c8c8c",
    "ground": "#000000",
    "glow": "#000000",
    "haze": "#000000",
    "sunk": "#1a1a1a",
    "panel": "#242424",
    "raised": "#333333",
    "pressed": "#595959",
    "dead": "#1a1a1a",
    "sand": "#ffffff",
    "dim": "#e3ded5",
    "quiet": "#b0aaa2",
    "faint": "#9a948c",
    "line": "#6b6660",
    "orange": "#ff9a5c",
    "on-accent": "#000000",
    "ice": "#a9e4ff",
    "violet": "#d2c3ff",
    "amber": "#ffd34d",
    "water": "#8cc6ff",
    "purple": "#bda3f5",
    "red": "#ff8a80",
    "heat": "#ff918e",
    "brown": "#e0b88f",
}


class Palette(NamedTuple):
    """A theme's colours by role, and which of a game's own it has: a field of `Colour`."""

    roles: Mapping[str, str]
    games: Literal["night", "day", "contrast"]


THEMES = {
    "night": Palette(NIGHT, "night"),
    "day": Palette(DAY, "day"),
    "contrast": Palette(CONTRAST, "contrast"),
}


@cache
def themes() -> Mapping[str, Mapping[str, str]]:
    """Return the colours of each theme by role: those here, and each game's own."""
    found = {name: dict(palette.roles) for name, palette in THEMES.items()}
    known = {role: Colour(code, DAY[role], CONTRAST[role]) for role, code in NIGHT.items()}
    for game in games():
        own = {role: Colour(*each) for role, each in drawings_of(game).colours.items()}
        taken = [role for role, each in own.items() if known.setdefault(role, each) != each]
        if taken:
            log.error("%s has colours whose names are taken: %s", game, ", ".join(sorted(taken)))
        for role in own.keys() - taken:
            for name, palette in THEMES.items():
                found[name][role] = getattr(own[role], palette.games)
    return found
