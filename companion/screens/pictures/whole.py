"""The contents of a whole table: parts in rows, each a picture, the map, or values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.parameters import ParameterRow, Track

DrawPart = Callable[[Painter, Box, View, bool], Iterable[Touch]]
"""Draws a part, enlarged or among the others; returns the positions of its values."""


class TrackedValue(NamedTuple):
    """A tracked value: a tap opens its ``field``, if it ``opens`` now.

    In a column its ``name`` is beside it. ``spoken`` is its spoken text with its name.
    """

    field: str
    text: str = ""
    icon: str = ""
    name: str = ""
    track: Track | None = None
    opens: bool = False
    spoken: str = ""


class WholePart(NamedTuple):
    """A part of the table: ``values`` in a number of ``columns``, what ``draw`` draws, or a map.

    The screen shows a ``map`` by the game's widget; ``draw`` draws it elsewhere: on a phone.

    A tap enlarges a part without values; ``width`` is its share of its row. The screen adds the
    play, and the spoken text of each value in what is drawn that can be opened.
    """

    name: str
    title: str = ""
    note: str = ""
    actor: str = ""
    values: tuple[TrackedValue, ...] = ()
    columns: int = 1
    draw: DrawPart | None = None
    map: bool = False
    width: float = 1
    view: View | None = None
    names: Mapping[str, str] = {}


class PartRow(NamedTuple):
    """Parts side by side; ``height`` is their share of the table."""

    parts: tuple[WholePart, ...]
    height: float = 1


def parameter_values(rows: Iterable[ParameterRow]) -> tuple[TrackedValue, ...]:
    """Return the parameters as values."""
    return tuple(
        TrackedValue(row.track.field, row.value, row.icon, track=row.track) for row in rows
    )
