"""Colours, sizes and spacing of every screen; the only place that has them.

The roles of the colours are those of `companion.signs.colours`; `use` chooses one of the looks.
"""

from __future__ import annotations

from kivy.utils import get_color_from_hex

from companion.signs.colours import LOOKS

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


def sizes_to(largest: float) -> list[float]:
    """Return the sizes from this one down to the least, with some between those of the look."""
    between = {largest, 36, 33, 28, 26, 24, *SIZES}
    return sorted((size for size in between if LABEL <= size <= largest), reverse=True)


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
