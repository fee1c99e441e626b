"""Colours, sizes and spacing of every screen; the only place that has them.

The roles are those of the look: ``orange`` is the one thing to do now, ``ice`` the player and what
can be tapped, ``violet`` the automaton, ``amber`` a warning; what answers nothing now is ``quiet``
on ``dead``. `use` chooses one of the `LOOKS`.
"""

from __future__ import annotations

from kivy.utils import get_color_from_hex

Colour = tuple[float, float, float, float]

HERO, NOUN, MOVE, LEAST_MOVE, TITLE, FACT, LABEL = SIZES = (88, 51, 40, 34, 30, 22, 18)
"""The sizes of letters, in units: 5.2 units are a millimetre of a 7-inch panel."""

LEADING = 1.18
"""From one baseline to the next, as a share of the size of the letters."""

MARGIN, GAP = 16, 8
BUTTON, TILE, LANE, CHIP = 16, 14, 12, 8
"""The radii of corners."""

TOUCH = 64
"""The least side of what can be tapped, with half a gap around it: 12 mm."""

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
    "dead": "#2b221e",
    "sand": "#f0dfc0",
    "dim": "#b5a489",
    "quiet": "#b5a489",
    "faint": "#5b5045",
    "line": "#3a302a",
    "orange": "#e8743b",
    "ink": "#160c07",
    "ice": "#8fd3ee",
    "violet": "#b79cff",
    "amber": "#ffc24a",
    "on-ice": "#0e3346",
    "on-violet": "#2b1d52",
    "mine": "#c39a72",
    "generator": "#ffd65a",
    "water": "#4aa3ff",
    "greenhouse": "#5fd08a",
    "oxygen": "#cfeef2",
    "crystal": "#ff9ec2",
    "op": "#ffd98a",
    "upgrade": "#e86bd0",
    "ship": "#e6d7bd",
    "rover": "#c9c3bb",
    "planet": "#21130d",
    "heat": "#f0625f",
    "ocean": "#2f6fb8",
    "forest": "#3f9a4d",
    "city": "#c9b38e",
    "tr": "#d9b8a4",
    "me": "#f2c94c",
    "purple": "#8d6bd1",
    "red": "#d3564a",
    "yellow": "#e8c24d",
    "white": "#f0ece2",
    "blueprint": "#5f93e0",
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
    "dead": "#d7c7aa",
    "sand": "#22150e",
    "dim": "#544434",
    "quiet": "#544434",
    "faint": "#9c8a72",
    "line": "#cbbb9f",
    "orange": "#bf4a14",
    "ink": "#fff6ea",
    "ice": "#0a5273",
    "violet": "#5533a8",
    "amber": "#714400",
    "on-ice": "#ffffff",
    "on-violet": "#ffffff",
    "mine": "#7d5530",
    "generator": "#8a6400",
    "water": "#0f5db3",
    "greenhouse": "#1d7a43",
    "oxygen": "#2c6f7c",
    "crystal": "#b3246a",
    "op": "#755400",
    "upgrade": "#a51d8c",
    "ship": "#5f4d3c",
    "rover": "#5f5a52",
    "planet": "#e7cdb6",
    "heat": "#b02a28",
    "ocean": "#1f5a9e",
    "forest": "#24702f",
    "city": "#75603a",
    "purple": "#5f3fa6",
    "red": "#a8342a",
    "yellow": "#7c6000",
    "white": "#5f4d3c",
    "blueprint": "#2b5fae",
    "contract": "#7b6640",
    "flask": "#117a61",
    "tr": "#9a4a1c",
    "me": "#7c5c00",
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
    "ink": "#000000",
    "ice": "#a9e4ff",
    "violet": "#d2c3ff",
    "amber": "#ffd34d",
    "water": "#8cc6ff",
    "ocean": "#6fb1f5",
    "forest": "#74d083",
    "purple": "#bda3f5",
    "red": "#ff8a80",
    "heat": "#ff918e",
    "blueprint": "#9dc1ff",
    "mine": "#e0b88f",
    "upgrade": "#ff9aec",
}
LOOKS = {"night": NIGHT, "day": DAY, "contrast": CONTRAST}


class _Chosen:
    """The look that is in use."""

    def __init__(self) -> None:
        self.name = ""
        self.colours: dict[str, Colour] = {}


_chosen = _Chosen()


def use(look: str) -> None:
    """Draw in this look from now on; raise KeyError if there is none of this name."""
    _chosen.colours = {role: _parse(code) for role, code in LOOKS[look].items()}
    _chosen.name = look


def look() -> str:
    """Return the name of the look that is in use."""
    return _chosen.name


def colour(role: str, alpha: float = 1) -> Colour:
    """Return the colour of a role; raise KeyError if there is none of this name."""
    red, green, blue, _ = _chosen.colours[role]
    return red, green, blue, alpha


def mix(one: str, other: str, share: float) -> Colour:
    """Return a role's colour with a share (0 to 1) of another's in it."""
    pairs = zip(colour(one)[:3], colour(other)[:3], strict=True)
    red, green, blue = (a * (1 - share) + b * share for a, b in pairs)
    return red, green, blue, 1


def down_from(size: float) -> list[float]:
    """Return a size of letters, and those of the look that are smaller, the largest first."""
    return [size, *(each for each in SIZES if each < size)]


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour (WCAG 2.1)."""
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, from 1 to 21 (WCAG 2.1)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _parse(code: str) -> Colour:
    red, green, blue, _ = get_color_from_hex(code)
    return red, green, blue, 1


use("night")
