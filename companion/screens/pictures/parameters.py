"""The global parameters as rows of cells, for the games that have them.

A cell is a step: steps done are filled, a bar marks the marker's position, and a small triangle
below a cell means that reaching it gives a bonus: the numbers are above it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from companion.engine.prompts import Choose
from companion.screens.drawing.painter import AnyColour, Painter
from companion.screens.frame import Box
from companion.screens.pictures import ParameterStyle, Touch, View, pictures_of
from companion.screens.theme import FACT, mix

AHEAD = 0.66
"""The share of the background in the colour of a step that is still to come."""

BEYOND, SPIKE = 4, 8
"""How far the bar of the marker, and the triangles, extend beyond the cells."""


class ParameterSteps(Protocol):
    """A parameter as the rules have it: from its start up to its goal."""

    @property
    def start(self) -> int: ...
    @property
    def goal(self) -> int: ...
    @property
    def step(self) -> int: ...
    @property
    def bonuses(self) -> Sequence[int]: ...


class Track(Struct, frozen=True):
    """A parameter in its current state, and how it ``looks``.

    ``zones`` are roles of the theme, each with its start.
    """

    name: str
    looks: ParameterStyle
    value: int
    goal: int
    start: int = 0
    step: int = 1
    bonuses: Sequence[int] = ()
    zones: Mapping[str, int] = {}

    @property
    def cells(self) -> int:
        """The number of steps."""
        return (self.goal - self.start) // self.step

    @property
    def done(self) -> int:
        """The number of steps done."""
        return (self.value - self.start) // self.step

    @property
    def field(self) -> str:
        """The field of the ± editor with its value."""
        return f"parameters.{self.name}.value"

    @property
    def marked(self) -> list[int]:
        """The cells with a bonus."""
        return [cell for cell in range(self.cells) if self.reached(cell) in self.bonuses]

    def reached(self, cell: int) -> int:
        """Return the value reached when a cell is filled."""
        return self.start + (cell + 1) * self.step

    def colour(self, cell: int) -> str:
        """Return the colour of a cell: that of its zone, else the parameter's own."""
        zones = [role for role, start in self.zones.items() if start <= self.reached(cell)]
        return zones[-1] if zones else self.looks.colour

    def shown(self, cell: int, ground: str = "ground") -> AnyColour:
        """Return the displayed colour of a cell: close to the background while still to come."""
        colour = self.colour(cell)
        return colour if cell < self.done else mix(colour, ground, AHEAD)


def tracks(
    view: View,
    parameters: Mapping[str, ParameterSteps],
    zones: Mapping[str, Mapping[str, int]] | None = None,
) -> list[Track]:
    """Return parameters, given with their initial values, in their state in a play."""
    looks = pictures_of(view.game).parameters
    return [
        Track(
            name,
            looks[name],
            view.get(f"parameters.{name}.value", each.start),
            each.goal,
            0 if looks[name].counted else each.start,
            each.step,
            each.bonuses,
            (zones or {}).get(name, {}),
        )
        for name, each in parameters.items()
    ]


class ParameterRow(NamedTuple):
    """A parameter as a row of the table: ``answer`` raises it, "" if it can't be raised now.

    Its ``report`` is that answer at any time, and ``reported`` whether it can be taken back.
    """

    track: Track
    icon: str
    name: str
    value: str
    answer: str = ""
    report: str = ""
    reported: bool = False


def rows(view: View, shown: Sequence[Track], live: bool) -> tuple[ParameterRow, ...]:
    """Return parameters as rows; if they are ``live`` a tap reports what the question offers."""
    offered = reportable(view) if live else ()
    return tuple(
        ParameterRow(
            track,
            track.looks.icon,
            name_of(view, track),
            value_of(view, track),
            report if report in offered else "",
            report,
            bool(offered) and report in view.reported,
        )
        for track in shown
        for report in (track.looks.report,)
    )


def reportable(view: View) -> Sequence[Any]:
    """Return what can be reported now."""
    return view.ask.options if isinstance(view.ask, Choose) and view.ask.fields else ()


def raised_by_rows(view: View, live: bool) -> tuple[str, ...]:
    """Return the reports represented by rows, including those impossible now."""
    every = pictures_of(view.game).parameters.values()
    return tuple(each.report for each in every) if live and reportable(view) else ()


def draw_track(p: Painter, box: Box, track: Track) -> None:
    """Draw a parameter's steps into a box, with a triangle above those that give a bonus."""
    width = box.width / track.cells
    gap, height = min(3, width / 4), min(26, box.height - 2 * SPIKE)
    top = box.y + (box.height - height) / 2
    for cell in range(track.cells):
        colour = track.shown(cell, "raised")
        p.rect(box.x + cell * width, top, width - gap, height, colour, min(5, width / 4))
    for cell in track.marked:
        middle = box.x + cell * width + (width - gap) / 2
        spike = (middle - 7, top - 9, middle + 7, top - 9, middle, top - 2)
        p.poly(spike, "dim" if cell < track.done else "sand")


def name_of(view: View, track: Track) -> str:
    """Return a parameter's name with a capital first letter."""
    words = view.name(track.name, "field")
    return words[:1].upper() + words[1:]


def value_of(view: View, track: Track) -> str:
    """Return a parameter's value with its unit."""
    return view.words(f"screens.parameter-{track.name}", value=track.value, goal=track.goal)


def draw_cells(p: Painter, box: Box, track: Track) -> None:
    """Draw a parameter's steps into a box: the bar and the triangles extend beyond it."""
    width = box.width / track.cells
    gap = min(3, width / 4)
    for cell in range(track.cells):
        x = box.x + cell * width
        p.rect(x, box.y, width - gap, box.height, track.shown(cell), min(4, width / 4))
    for cell in track.marked:
        middle, foot = box.x + cell * width + (width - gap) / 2, box.bottom + SPIKE
        spike = (middle - 6, foot, middle + 6, foot, middle, foot - 7)
        p.poly(spike, "dim" if cell < track.done else "sand")
    x = box.x + track.done * width - gap / 2 - 3
    p.rect(x, box.y - BEYOND, 6, box.height + 2 * BEYOND, "sand", 3)


def draw_rows(p: Painter, box: Box, view: View, shown: Sequence[Track]) -> list[Touch]:
    """Draw parameters one below the other, each with its icon, its name, its cells, its value.

    A name is left out if it would leave no room for the cells.
    """
    size = min(FACT * p.text_scale, box.height / len(shown) - 12)
    names = [name_of(view, track) for track in shown]
    values = [value_of(view, track) for track in shown]
    left, right = 44.0, max(p.width(value, size, True) for value in values) + 14
    longest = max(p.width(name, size) for name in names)
    named = left + longest + right + 130 <= box.width
    if named:
        left += longest + 14
    touches = []
    for row, track, name, value in zip(
        box.grid(1, len(shown), 0), shown, names, values, strict=True
    ):
        middle = row.y + row.height / 2
        p.icon(track.looks.icon, row.x + 18, middle, 34)
        if named:
            p.words(row.x + 44, middle + size * 0.36, name, size)
        cells = Box(row.x + left, middle - 11, row.width - left - right, 22)
        draw_cells(p, cells, track)
        p.words(row.right, middle + size * 0.36, value, size, bold=True, anchor="end")
        touches.append(Touch(row, track.field))
    return touches
