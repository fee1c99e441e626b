"""My box: what is printed on the boards of this copy, entered once and used in all later plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.engine.prompts import Choose, Count, Printed, Script
from companion.games.on_mars.components import ICONS, LAB_ICONS, RESEARCH_KINDS, TILES
from companion.games.on_mars.hex_names import NAMED, hex_named, names
from companion.games.on_mars.lab import COLUMNS, MAX_POINTS, MAX_SPACES, USUAL_LAB, Lab
from companion.games.on_mars.mars import CENTRE, OUTLINE, HexContent, Mars
from companion.games.on_mars.state import OnMars

SAME = "same"
"""The board has no further hexes that differ from the usual outline."""


def space_icon(space: int) -> Printed:
    """Return the fact of the benefit printed on a Turn Order space."""
    asked = Choose("on-mars.space-icon", ICONS, {"space": space})
    return Printed(f"space-icon.{space}", asked)


def lab_icon(place: str) -> Printed:
    """Return the fact of the benefit printed on a space of the Lab."""
    return Printed(f"lab-icon.{place}", Choose("on-mars.lab-icon", LAB_ICONS, {"place": place}))


def lab_board() -> Printed:
    """Return the fact of whether the Lab is the usual one."""
    args = {
        "spaces": ", ".join(map(str, USUAL_LAB.spaces)),
        "points": ", ".join(map(str, USUAL_LAB.points)),
    }
    return Printed("lab", Choose("on-mars.lab-board", ("same", "differs"), args))


def lab_spaces(column: int) -> Printed:
    """Return the fact of a Lab column's spaces: his Shelter Tech starts in the second (p. 6)."""
    least = 2 if column == 2 else 1
    asked = Count("on-mars.lab-spaces", least, MAX_SPACES, {"column": column})
    return Printed(f"lab-spaces.{column}", asked)


def lab_points(column: int) -> Printed:
    """Return the fact of the points printed under a column of the Lab."""
    asked = Count("on-mars.lab-points", 0, MAX_POINTS, {"column": column})
    return Printed(f"lab-points.{column}", asked)


def read_lab(game: OnMars) -> Script[None]:
    """Ask for the Lab's layout, on which his development and scoring depend."""
    if (yield lab_board()) == "same":
        return
    spaces, points = [], []
    for each in COLUMNS:
        spaces.append((yield lab_spaces(each)))
        points.append((yield lab_points(each)))
    game.lab = Lab(tuple(spaces), tuple(points))


def outline_hex(number: int) -> Printed:
    """Return the fact of a hex that differs from the outline shown; usually there is none."""
    asked = Choose("on-mars.outline", (SAME, *names(NAMED)), {"number": number}, default=SAME)
    return Printed(f"outline.{number}", asked)


def start_hex(number: int, hexes: Sequence[str], optional: bool = False) -> Printed:
    """Return the fact of one of the four starting Buildings besides the central Mine (p. 5)."""
    asked = Choose("on-mars.start-hex", tuple(hexes), {"number": number})
    return Printed(f"start.{number}", asked, optional)


def shelter_hex(number: int, hexes: Sequence[str], optional: bool = False) -> Printed:
    """Return the fact of one of the two hexes of the first Shelters of two players (p. 6)."""
    asked = Choose("on-mars.shelter-hex", tuple(hexes), {"number": number})
    return Printed(f"shelter.{number}", asked, optional)


def research_hex(kind: str, number: int, hexes: Sequence[str], optional: bool = False) -> Printed:
    """Return the fact of one of the two hexes of a type of Research tile (p. 5)."""
    asked = Choose("on-mars.research-hex", tuple(hexes), {"kind": kind, "number": number})
    return Printed(f"research.{kind}.{number}", asked, optional)


def research_gives(kind: str, optional: bool = False) -> Printed:
    """Return the fact of the benefit of a Research tile: both tiles of a type are alike (p. 12)."""
    asked = Choose("on-mars.research-gives", TILES, {"kind": kind})
    return Printed(f"research-gives.{kind}", asked, optional)


def first_hexes(hexes: Sequence[str], optional: bool = False) -> Iterator[Printed]:
    """Yield the 14 starting hexes, each restricted to ``hexes`` (pp. 5-6)."""
    yield from (start_hex(each, hexes, optional) for each in range(1, 5))
    yield from (shelter_hex(each, hexes, optional) for each in (1, 2))
    for kind in RESEARCH_KINDS:
        yield from (research_hex(kind, each, hexes, optional) for each in (1, 2))


def read_outline(mars: Mars) -> Script[None]:
    """Ask for the outline of the map, with the starting Mine in its middle."""
    outline, number = set(OUTLINE), 1
    mars.places = {at: HexContent() for at in outline}
    while (name := (yield outline_hex(number))) != SAME:
        outline ^= {hex_named(name)}
        number += 1
        mars.places = {at: HexContent() for at in outline}
    mars.places[CENTRE] = HexContent(building="mine")


def printed(known: Mapping[str, Any]) -> Iterator[Printed]:
    """Yield every printed fact, given the known ones; a usual Lab needs no further questions."""
    yield from (space_icon(space) for space in range(1, 9))
    yield lab_board()
    lab = USUAL_LAB
    if known.get("lab") == "differs":
        for each in COLUMNS:
            yield lab_spaces(each)
            yield lab_points(each)
        outline = (known.get(lab_spaces(each).fact, USUAL_LAB.spaces[each - 1]) for each in COLUMNS)
        lab = Lab(tuple(outline))
    yield from (lab_icon(place) for place in lab.places)
    yield from map_facts(known)


def map_facts(known: Mapping[str, Any]) -> Iterator[Printed]:
    """Yield what is printed on the map: each hex known to differ is followed by another."""
    number = 1
    while known.get(f"outline.{number}", SAME) != SAME:
        yield outline_hex(number)
        number += 1
    yield outline_hex(number)
    yield from first_hexes(names(NAMED - {CENTRE}))
    yield from (research_gives(kind) for kind in RESEARCH_KINDS)
