"""Icons and diagrams as shapes: the screens draw them with Kivy, the rule pages as SVG."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from companion.games import games

if TYPE_CHECKING:
    from companion.drawings.diagrams.parts import Diagram
    from companion.drawings.icons.shapes import Shape

log = logging.getLogger(__name__)


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
    load = games()[game].drawings if game in games() else None
    try:
        found = load() if load else GameDrawings()
        if not isinstance(found, GameDrawings):
            raise TypeError(f"its drawings are {found!r}, which is no GameDrawings")
    except Exception:
        log.exception("the drawings of %s cannot be loaded and are left out", game)
        return GameDrawings()
    return found
