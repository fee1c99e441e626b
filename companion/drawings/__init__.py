"""Icons and diagrams as shapes: the screens draw them with Kivy, the rule pages as SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from companion.games import offered

if TYPE_CHECKING:
    from companion.drawings.diagrams.parts import Diagram
    from companion.drawings.icons.shapes import Shape


class Icon(NamedTuple):
    """Shapes within a square of 64 units around the middle, and a colour, a role of the theme."""

    shapes: tuple[Shape, ...]
    colour: str


class GameDrawings(Struct, frozen=True, kw_only=True):
    """What a game draws on screens and pages alike: icons of its own, and diagrams, by name."""

    icons: Mapping[str, Icon] = {}
    diagrams: Mapping[str, Callable[[], Diagram]] = {}


@cache
def drawings_of(game: str) -> GameDrawings:
    """Return the drawings of a game: none if it is unknown, or if they cannot be loaded."""
    return offered(game, lambda each: each.drawings, GameDrawings)
