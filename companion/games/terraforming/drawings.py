"""The global parameters as tracks: their ends, and their bonus steps."""

from __future__ import annotations

from collections.abc import Mapping

from companion.drawings.diagrams.parts import WIDTH, Diagram, Label, Mark, Part, box, diagram
from companion.drawings.icons import icons
from companion.games.terraforming.parameters import Parameter

ICONS = {"temperature": "temperature", "oxygen": "oxygen", "oceans": "ocean"}
LEFT, HEIGHT = 52.0, 28.0
"""Where the cells begin, and their height."""

LETTER = 11.0
"""The width of a digit: numbers that would touch are put on two lines."""

EACH = 92.0
"""The height of a track with its numbers."""


def track(
    y: float,
    name: str,
    parameter: Parameter,
    gives: Mapping[int, str] | None = None,
    zones: Mapping[str, int] | None = None,
) -> list[Part]:
    """Return a parameter as cells, ``y`` being their top edge.

    Below them are its ends, its bonus steps, and the start of its ``zones``, each in its colour.
    Above them is what a bonus step ``gives``, as an icon.
    """
    values = range(parameter.start, parameter.goal + 1, parameter.step)
    width = (WIDTH - LEFT - 12) / len(values)
    gives = gives or {}
    marked = {values[0], values[-1], *parameter.bonuses, *(zones or {}).values()}
    parts: list[Part] = [Mark(ICONS[name], 22, y + HEIGHT / 2, 40)]
    low, last = 0.0, -1.0 * WIDTH
    for at, value in enumerate(values):
        x = LEFT + at * width
        parts.append(box(x + 1, y, width - 2, HEIGHT, _colour(parameter, name, value, zones), 4))
        if value in marked:
            middle, said = x + width / 2, str(value).replace("-", "−")
            half = LETTER * (len(said) + 0.5) / 2
            low = 20 - low if middle - half < last else 0
            last = middle + half
            parts.append(Label(said, middle, y + HEIGHT + 14 + low, bold=value == values[-1]))
        if value in gives:
            parts.append(Mark(gives[value], x + width / 2, y - 16, 26))
    return parts


def tracks(
    parameters: Mapping[str, Parameter],
    gives: Mapping[str, Mapping[int, str]] | None = None,
    zones: Mapping[str, Mapping[str, int]] | None = None,
) -> Diagram:
    """Return the diagram of parameters, one below the other; see `track`."""
    above = 20 if gives else 0
    rows = [
        track(14 + above + at * EACH, name, each, (gives or {}).get(name), (zones or {}).get(name))
        for at, (name, each) in enumerate(parameters.items())
    ]
    return diagram(len(parameters) * EACH - 20 + above, *rows)


def _colour(parameter: Parameter, name: str, value: int, zones: Mapping[str, int] | None) -> str:
    if zones:
        return [colour for colour, start in zones.items() if start <= value][-1]
    reached = value in (*parameter.bonuses, parameter.goal)
    return icons()[ICONS[name]].colour if reached else "raised"
