"""Icons and diagrams as shapes: the screens draw them with Kivy, the rule pages as SVG."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from companion.games import offered

if TYPE_CHECKING:
    from companion.drawings.diagrams.parts import Diagram
    from companion.drawings.icons.shapes import Shape

CODE = re.compile("#[0-9a-fA-F]{6}")


class Icon(NamedTuple):
    """Shapes within a square of 64 units around the middle, and a colour, a role of the theme."""

    shapes: tuple[Shape, ...]
    colour: str


class Colour(NamedTuple):
    """A colour in the dark, the light and the high-contrast theme, each as ``#f0dfc0``."""

    night: str
    day: str
    contrast: str


class GameDrawings(Struct, frozen=True, kw_only=True):
    """What a game draws on screens and pages alike, by name.

    These are icons and colours of its own, and diagrams. Games may share an icon or a colour; one
    that differs from another of its name is logged and left out.
    """

    icons: Mapping[str, Icon] = {}
    colours: Mapping[str, Colour] = {}
    diagrams: Mapping[str, Callable[[], Diagram]] = {}

    def __post_init__(self) -> None:
        """Raise ValueError if a colour is not written as ``#f0dfc0``."""
        for role, codes in self.colours.items():
            for code in codes:
                if not CODE.fullmatch(code):
                    raise ValueError(f"the colour {role!r} is {code!r}: write it as #f0dfc0")


@cache
def drawings_of(game: str) -> GameDrawings:
    """Return the drawings of a game: none if it is unknown, or if they cannot be loaded."""
    return offered(game, lambda each: each.drawings, GameDrawings)
