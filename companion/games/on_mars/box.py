"""My box: what is printed on the boards of this copy, told once and known in all later plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.engine.prompts import Choose, Count, Printed, Script
from companion.games.on_mars.components import ICONS, LAB_ICONS
from companion.games.on_mars.lab import COLUMNS, MOST_POINTS, MOST_SPACES, USUAL_LAB, Lab
from companion.games.on_mars.state import OnMars


def space_icon(space: int) -> Printed:
    """The benefit printed on a Turn Order space."""
    asked = Choose("on-mars.space-icon", ICONS, {"space": space})
    return Printed(f"space-icon.{space}", asked)


def lab_icon(place: str) -> Printed:
    """The benefit printed on a space of the Lab."""
    return Printed(f"lab-icon.{place}", Choose("on-mars.lab-icon", LAB_ICONS, {"place": place}))


def lab_board() -> Printed:
    """Whether the Lab is the usual one."""
    args = {
        "spaces": ", ".join(map(str, USUAL_LAB.spaces)),
        "points": ", ".join(map(str, USUAL_LAB.points)),
    }
    return Printed("lab", Choose("on-mars.lab-board", ("same", "differs"), args))


def lab_spaces(column: int) -> Printed:
    """How many spaces a column of the Lab has: his Shelter Tech starts in the second (p. 6)."""
    least = 2 if column == 2 else 1
    asked = Count("on-mars.lab-spaces", least, MOST_SPACES, {"column": column})
    return Printed(f"lab-spaces.{column}", asked)


def lab_points(column: int) -> Printed:
    """The points printed under a column of the Lab."""
    asked = Count("on-mars.lab-points", 0, MOST_POINTS, {"column": column})
    return Printed(f"lab-points.{column}", asked)


def read_lab(game: OnMars) -> Script[None]:
    """Know the Lab, on which what he develops and scores depends."""
    if (yield lab_board()) == "same":
        return
    spaces, points = [], []
    for each in COLUMNS:
        spaces.append((yield lab_spaces(each)))
        points.append((yield lab_points(each)))
    game.lab = Lab(tuple(spaces), tuple(points))


def printed(known: Mapping[str, Any]) -> Iterator[Printed]:
    """Return every printed fact, given those that are known: a usual Lab needs no more words."""
    yield from (space_icon(space) for space in range(1, 9))
    yield lab_board()
    lab = USUAL_LAB
    if known.get("lab") == "differs":
        for each in COLUMNS:
            yield lab_spaces(each)
            yield lab_points(each)
        told = (known.get(lab_spaces(each).fact, USUAL_LAB.spaces[each - 1]) for each in COLUMNS)
        lab = Lab(tuple(told))
    yield from (lab_icon(place) for place in lab.places)
