"""How a play went, turn by turn: points and parameters as plots, and the selected turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.engine.course import Turn
from companion.engine.game import YOU


class Plot(NamedTuple):
    """A plot of points or a ``parameter``: pairs of a turn's index and a height (0 to 1).

    ``alone`` is true for the only opponent. ``words`` is the plot's label,
    ``colour`` that of a parameter.
    """

    name: str
    line: tuple[tuple[int, float], ...]
    parameter: bool = False
    alone: bool = False
    words: str = ""
    colour: str = ""


class Course(NamedTuple):
    """The numbers of a play's turns, and the plots above them.

    Points are between ``low`` and ``high``.
    """

    turns: tuple[int, ...] = (0,)
    plots: tuple[Plot, ...] = ()
    low: int = 0
    high: int = 0


class Picked(NamedTuple):
    """The turns of a play; ``at`` is the index of the selected one."""

    course: Course = Course()
    at: int = 0


def plots(turns: Sequence[Turn]) -> list[Plot]:
    """Return the plots of a play: its parameters, then everybody's points.

    A parameter is at the top when it is full, points at the highest that anybody ever had. A plot
    begins with the first points: before, they may be unknown.
    """
    names = dict.fromkeys(name for turn in turns for name in turn.progress)
    found = [
        Plot(
            name,
            tuple((at, turn.progress[name].share) for at, turn in enumerate(turns)),
            parameter=True,
        )
        for name in names
    ]
    low, high = bounds(turns)
    everybody = list(dict.fromkeys(who for turn in turns for who in turn.points))
    duel = len(everybody) == 2 and YOU in everybody
    for who in everybody if low < high else ():
        known = [(at, turn.points[who]) for at, turn in enumerate(turns) if who in turn.points]
        first = next((place for place, (_, value) in enumerate(known) if value), len(known))
        line = known[first:] if first == len(known) - 1 else known[max(0, first - 1) :]
        heights = tuple((at, (value - low) / (high - low)) for at, value in line)
        found.append(Plot(who, heights, alone=duel and who != YOU))
    return [plot for plot in found if not plot.parameter or len({y for _, y in plot.line}) > 1]


def bounds(turns: Sequence[Turn]) -> tuple[int, int]:
    """Return the lowest and highest points anybody had, including 0; (0, 0) if none changed."""
    if len({tuple(turn.points.items()) for turn in turns}) < 2:
        return 0, 0
    values = [0, *(value for turn in turns for value in turn.points.values())]
    return min(values), max(values)


def numbered(field: str, number: int) -> str:
    """Return the label of a turn with its number, such as "Round 6"."""
    return f"{field[:1].upper()}{field[1:]} {number}"
