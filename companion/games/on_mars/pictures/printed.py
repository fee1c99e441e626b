"""My box, drawn: the boards with what is printed on their spaces, and the map's printed hexes.

The ``box`` of the view's state has every fact with its known value, None if unknown, and its
``words`` their texts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from companion.games.on_mars.box import SAME
from companion.games.on_mars.components import RESEARCH_KINDS, column
from companion.games.on_mars.hex_names import BY_NAME, NAMED, hex_named, names
from companion.games.on_mars.hexes import neighbours
from companion.games.on_mars.lab import COLUMNS, USUAL_LAB
from companion.games.on_mars.mars import CENTRE, OUTLINE
from companion.games.on_mars.pictures.kinds import HEXES, PRINTED_ICONS, RESEARCH, TILES
from companion.games.on_mars.pictures.lab import ACROSS, DOWN
from companion.games.on_mars.pictures.shapes import flat_hexagon
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import PrintedKind, PrintedThings, Touch, View
from companion.screens.theme import FACT, LABEL, TILE, TITLE

TOUCH, HEAD, GAP, APART = 47, 30, 4, 20
"""The smallest side of a touch target, the height of a name, and the gaps between spaces and
between parts, in units.
"""

SIDE, HIGHEST = 76, 74
"""The width of a space in columns, and the maximum height of a row of them."""

NAME = 0.36
"""The share of the width that a part described in words leaves for its name."""

UNKNOWN = "?"

EDGE = "outline"
ICONS = {
    "start": "planet",
    "shelter": HEXES["shelter"],
    **{f"research.{kind}": f"research:{RESEARCH[kind]}" for kind in RESEARCH_KINDS},
    EDGE: "plus",
}
"""The icons of what is printed on hexes of the map, by the prefix of its facts."""

Facts = Mapping[str, Any]


# the boards


def draw(p: Painter, box: Box, view: View, _: bool) -> Iterator[Touch]:
    """Draw the Turn Order spaces, the Lab, and the benefits of the Research tiles."""
    orders = [f"space-icon.{space}" for space in range(1, 9)]
    gives = [f"research-gives.{kind}" for kind in RESEARCH_KINDS]
    if view.portrait:
        row = HEAD + HIGHEST
        rooms = box.upper(row), Box(box.x, box.bottom - row, box.width, row)
        lab = box.lower(row + APART).upper(box.height - 2 * (row + APART))
        shapes = (len(orders), 1), (len(gives), 1)
    else:
        width = 2 * SIDE + GAP
        rooms = box._replace(width=width), Box(box.right - width, box.y, width, box.height)
        lab = Box(box.x + width + APART, box.y, box.width - 2 * (width + APART), box.height)
        shapes = (2, 4), (2, 2)
    places = _named(p, rooms[0], view, "order", *shapes[0])
    for fact, place in zip(orders, places if view.portrait else _down(places), strict=True):
        _draw_order(p, place, fact, view)
        yield Touch(place, fact)
    yield from _draw_lab(p, lab, view)
    places = _named(p, rooms[1], view, "research", *shapes[1])
    for fact, place in zip(gives, places, strict=True):
        _draw_gives(p, place, fact, view)
        yield Touch(place, fact)


def _down(places: Sequence[Box]) -> list[Box]:
    """Return places in two columns, from the top: 1 to 4 are those in Orbit."""
    return [*places[::2], *places[1::2]]


def _named(p: Painter, room: Box, view: View, part: str, columns: int, rows: int) -> list[Box]:
    """Draw the name of a part; return the boxes of the items below."""
    name = view.words("on-mars.picture-box", part=part)
    head = room.upper(HEAD)
    p.text(head, name, p.size_in(head, name, FACT, True), "sand", True, anchor="start")
    below = room.lower(HEAD)
    height = min(below.height, rows * (HIGHEST + GAP))
    return below.upper(height).grid(columns, rows, GAP)


def _draw_order(p: Painter, place: Box, fact: str, view: View) -> None:
    """Draw a Turn Order space with its icon beside or below its number."""
    beside = place.width >= SIDE
    x, y = (
        place.x + place.width / 2 + 8 * beside,
        place.y + place.height / 2 + (4 if beside else 10),
    )
    side = min(place.height * 0.56, place.width - 10)
    p.rect(*place, "raised", TILE)
    p.words(place.x + 8, place.y + 22, fact.rpartition(".")[2], FACT, "dim")
    _draw_icon(p, x, y, side, PRINTED_ICONS.get(_known(view, fact) or ""))


def _draw_gives(p: Painter, place: Box, fact: str, view: View) -> None:
    kind = fact.rpartition(".")[2]
    x, y = place.x + place.width / 2, place.y + place.height / 2
    p.rect(*place, "raised", TILE)
    letter = view.name(kind, "letter")
    width = max(22, p.width(letter, LABEL, True) + 8)
    p.rect(place.x + 6, place.y + 6, width, 22, RESEARCH[kind], 6)
    p.words(place.x + 6 + width / 2, place.y + 24, letter, LABEL, "ground", True, "middle")
    _draw_icon(p, x + 8, y + 6, place.height * 0.56, TILES.get(_known(view, fact) or ""))


def _draw_icon(p: Painter, x: float, y: float, side: float, icon: str | None) -> None:
    """Draw a space's printed icon, or a question mark if unknown."""
    if icon:
        p.icon(icon, x, y, side)
    else:
        p.words(x, y + TITLE * 0.36, UNKNOWN, TITLE, "ice", True, "middle")


def _draw_lab(p: Painter, box: Box, view: View) -> Iterator[Touch]:
    """Draw whether the Lab is the usual one, its spaces, and the points below its columns."""
    facts = _facts(view)
    differs = facts["lab"] == "differs"
    head = box.upper(TOUCH)
    p.rect(*head, "raised", TILE)
    name, words = view.words("on-mars.picture-box", part="lab"), view.get("words")["lab"]
    inner = Box(head.x + 12, head.y, (head.width - 24) * NAME, head.height)
    p.text(inner, name, p.size_in(inner, name, FACT, True), "sand", True, "start")
    rest = head.right - 12 - inner.right - GAP
    inner = Box(inner.right + GAP, head.y, rest, head.height)
    p.text(inner, words, p.size_in(inner, words, FACT), "ice", anchor="end")
    yield Touch(head, "lab")
    counts = box.lower(TOUCH + GAP).upper(TOUCH if differs else 0)
    points = Box(box.x, box.bottom - TOUCH, box.width, TOUCH)
    top = counts.bottom + (GAP if differs else 0)
    spaces = Box(box.x, top, box.width, points.y - GAP - top)
    radius = min(spaces.height / (3 * DOWN), spaces.width / (5 * ACROSS + 2))
    across = min(1.9 * radius, (spaces.width - 2 * radius) / 5)
    left = spaces.x + (spaces.width - 5 * across) / 2
    places = [fact for fact in facts if fact.startswith("lab-icon.")]
    for at in COLUMNS:
        x = left + (at - 1) * across
        here = [fact for fact in places if column(fact.partition(".")[2]) == at]
        for row, fact in enumerate(here):
            y = spaces.y + spaces.height / 2 + (row - (len(here) - 1) / 2) * DOWN * radius
            p.poly(flat_hexagon(x, y, radius - 1), "raised")
            _draw_icon(p, x, y, radius, PRINTED_ICONS.get(_known(view, fact) or ""))
            side = max(TOUCH, radius * 1.6)
            yield Touch(Box(x - side / 2, y - side / 2, side, side), fact)
        narrow = across - 4
        if differs:
            place = Box(x - narrow / 2, counts.y, narrow, TOUCH)
            _draw_number(p, place, facts[f"lab-spaces.{at}"], "raised")
            p.poly(flat_hexagon(x + 13, place.y + TOUCH / 2, 8), "dim")
            yield Touch(place, f"lab-spaces.{at}")
        place = Box(x - narrow / 2, points.y, narrow, TOUCH)
        usual = USUAL_LAB.op(at) if facts["lab"] == SAME else None
        number = facts[f"lab-points.{at}"] if differs else usual
        _draw_number(p, place, number, "raised" if differs else "")
        p.icon("op", x + 13, place.y + TOUCH / 2, 20)
        if differs:
            yield Touch(place, f"lab-points.{at}")


def _draw_number(p: Painter, place: Box, number: int | None, ground: str) -> None:
    """Draw a number of a column, to the left of its icon."""
    if ground:
        p.rect(*place, ground, TILE)
    x, y = place.x + place.width / 2 - 8, place.y + place.height / 2 + FACT * 0.36
    words = UNKNOWN if number is None else str(number)
    p.words(x, y, words, FACT, "ice" if number is None else "sand", True, "middle")


# the map


def mapped(view: View) -> Sequence[Mapping[str, Any]]:
    """Return the hexes of the map with what is printed there, in the form of the field ``map``."""
    printed = {name: fact for fact, name in _hexes(view).items()}
    return [_row(name, printed.get(name, "")) for name in names(_outline(view))]


def _row(name: str, fact: str) -> dict[str, Any]:
    at, (group, _, rest) = hex_named(name), fact.partition(".")
    tile = {"what": "research", "shows": rest.partition(".")[0]} if group == "research" else None
    found = "mine" if at == CENTRE else group if group in ("start", "shelter") else None
    row = {"hex": name, "q": at.q, "r": at.r, "building": found, "owner": None, "tile": tile}
    return {**row, "advanced": None, "piece": None, "crystal": False}


def things(view: View) -> Sequence[PrintedKind]:
    """Return what may be printed on a hex; differences at the edge are unlimited."""
    found = []
    for kind, icon in ICONS.items():
        own = [now for fact, now in _facts(view).items() if fact.startswith(f"{kind}.")]
        left = 1 if kind == EDGE else own.count(None)
        rest = kind.partition(".")[2]
        text = view.name(rest, "research") if rest else view.words("on-mars.picture-box", part=kind)
        found.append(PrintedKind(kind, text, icon, left, rare=kind == EDGE))
    return found


def hexes(view: View, kind: str) -> Collection[str]:
    """Return the hexes on which a kind of thing may be printed, () if all of it is known.

    The board can differ from the usual outline only at its edge.
    """
    taken = {CENTRE, *map(hex_named, _hexes(view).values())}
    if kind == EDGE:
        inside = _outline(view)
        return names(
            at
            for at in NAMED - taken
            if {at in inside} != {near in inside for near in neighbours(at)}
        )
    return names(_outline(view) - taken) if _next(view, kind) else ()


def kind_at(view: View, place: str) -> str:
    """Return the kind of what is printed on a hex, "" for nothing."""
    fact = next((fact for fact, name in _hexes(view).items() if name == place), "")
    return fact.rpartition(".")[0]


def changes(view: View, kind: str, place: str) -> Mapping[str, Any]:
    """Return the facts that a tap on a hex changes, in order; None clears one.

    It clears what is printed there; else it records a thing of this kind.
    """
    if kind == EDGE:
        return _edge_changes(view, place)
    known = next((fact for fact, name in _hexes(view).items() if name == place), "")
    return {known: None} if known else {_next(view, kind): place}


def _edge_changes(view: View, place: str) -> Mapping[str, Any]:
    """Return the facts of an outline after toggling whether a hex differs."""
    before = _differing(view)
    after = [*before, place] if place not in before else [*before]
    if place in before:
        after.remove(place)
    gone = range(len(before) + 1, len(after) + 1, -1)
    details = {f"{EDGE}.{at}": name for at, name in enumerate((*after, SAME), 1)}
    return {**{f"{EDGE}.{at}": None for at in gone}, **details}


def _next(view: View, kind: str) -> str:
    """Return the first unknown fact of a kind, "" if all are known."""
    facts = _facts(view).items()
    own = (fact for fact, now in facts if now is None and fact.startswith(f"{kind}."))
    return next(own, "")


def _hexes(view: View) -> dict[str, str]:
    """Return the hexes of the known printed things, by their facts."""
    kinds = tuple(f"{kind}." for kind in ICONS if kind != EDGE)
    return {fact: now for fact, now in _facts(view).items() if now and fact.startswith(kinds)}


def _differing(view: View) -> list[str]:
    """Return the hexes in which the board differs from the usual outline."""
    facts = _facts(view).items()
    return [now for fact, now in facts if fact.startswith(f"{EDGE}.") and now in BY_NAME]


def _outline(view: View) -> frozenset[Any]:
    return frozenset(OUTLINE) ^ {hex_named(name) for name in _differing(view)}


def _facts(view: View) -> Facts:
    found: Facts = view.get("box")
    return found


def _known(view: View, fact: str) -> Any:
    return _facts(view).get(fact)


PRINTED = PrintedThings(draw, mapped, things, hexes, kind_at, changes)
