"""My box: what is printed on the boards of this copy, told once and known in all later plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from companion.engine.prompts import Choose, Count, Printed, Script
from companion.games.on_mars.components import ICONS, LAB_ICONS, RESEARCH_KINDS, TILES
from companion.games.on_mars.hex_names import NAMED, hex_named, name_of, names
from companion.games.on_mars.hexes import Hex
from companion.games.on_mars.lab import COLUMNS, MOST_POINTS, MOST_SPACES, USUAL_LAB, Lab
from companion.games.on_mars.mars import CENTRE, OUTLINE, RESEARCH, Mars, Place, Tile
from companion.games.on_mars.state import OnMars

SAME = "same"
"""The board has no more hexes that differ from the usual outline."""


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


def outline_hex(number: int) -> Printed:
    """A hex in which the board differs from the outline that is shown, mostly none any more."""
    asked = Choose("on-mars.outline", (SAME, *names(NAMED)), {"number": number}, default=SAME)
    return Printed(f"outline.{number}", asked)


def start_hex(number: int, hexes: Sequence[str], told: Sequence[str] = ()) -> Printed:
    """One of the four hexes on which a starting Building lies, beside the middle Mine (p. 5)."""
    return _hex_of(f"start.{number}", "on-mars.start-hex", hexes, told, number=number)


def shelter_hex(number: int, hexes: Sequence[str], told: Sequence[str] = ()) -> Printed:
    """One of the two hexes of the first Shelters of two players (p. 6)."""
    return _hex_of(f"shelter.{number}", "on-mars.shelter-hex", hexes, told, number=number)


def research_hex(kind: str, number: int, hexes: Sequence[str], told: Sequence[str] = ()) -> Printed:
    """One of the two hexes of a type of Research tiles (p. 5)."""
    fact, key = f"research.{kind}.{number}", "on-mars.research-hex"
    return _hex_of(fact, key, hexes, told, kind=kind, number=number)


def research_gives(kind: str, optional: bool = False) -> Printed:
    """What a type of Research tiles gives: both tiles of a type are alike (p. 12)."""
    asked = Choose("on-mars.research-gives", TILES, {"kind": kind})
    return Printed(f"research-gives.{kind}", asked, optional)


def _hex_of(fact: str, key: str, hexes: Sequence[str], told: Sequence[str], **args: Any) -> Printed:
    """Return a fact that is one of these hexes; those that were ``told`` before are shown."""
    return Printed(fact, Choose(key, tuple(hexes), {**args, "told": tuple(told)}))


def read_map(mars: Mars) -> Script[tuple[list[Hex], list[Hex]]]:
    """Know what is printed on the map: its outline, and where the first things lie (p. 5).

    It is laid out hex by hex. Return those of the starting Buildings and of the Shelters.
    """
    outline, number = set(OUTLINE), 1
    mars.places = {at: Place() for at in outline}
    while (name := (yield outline_hex(number))) != SAME:
        outline ^= {hex_named(name)}
        number += 1
        mars.places = {at: Place() for at in outline}
    mars.places[CENTRE] = Place(building="mine")
    taken: list[Hex] = []

    def told(printed: Callable[[tuple[str, ...], list[str]], Printed]) -> Script[Hex]:
        free = outline.difference(taken, [CENTRE])
        at = hex_named((yield printed(names(free), [name_of(each) for each in taken])))
        taken.append(at)
        return at

    starts, shelters = [], []
    for each in range(1, 5):
        starts.append((yield from told(partial(start_hex, each))))
    for each in (1, 2):
        shelters.append((yield from told(partial(shelter_hex, each))))
    for kind in RESEARCH_KINDS:
        for each in (1, 2):
            at = yield from told(partial(research_hex, kind, each))
            mars.places[at].tile = Tile(RESEARCH, kind)
    return starts, shelters


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
    if any(fact.startswith("outline.") for fact in known):  # once they are told
        yield from map_facts(known)


def map_facts(known: Mapping[str, Any]) -> Iterator[Printed]:
    """Return what is printed on the map: a hex that is known to differ is followed by another."""
    told = 1
    while known.get(f"outline.{told}", SAME) != SAME:
        yield outline_hex(told)
        told += 1
    yield outline_hex(told)
    hexes = names(NAMED - {CENTRE})
    yield from (start_hex(each, hexes) for each in range(1, 5))
    yield from (shelter_hex(each, hexes) for each in (1, 2))
    yield from (research_hex(kind, each, hexes) for kind in RESEARCH_KINDS for each in (1, 2))
    yield from (research_gives(kind) for kind in RESEARCH_KINDS)
