"""The map of Mars: what stands on each hex, where his piece goes, and where one may go.

His things are square and violet, yours round and blue; each type has its sign, its colour and,
where there is room, its letter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import cos, hypot, inf, pi, sin
from typing import Any

from msgspec import Struct

from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.hex_names import edge_marks, hex_named, name_of
from companion.games.on_mars.hexes import Hex, distance, neighbours
from companion.screens import theme
from companion.screens.drawing import signs
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures.on_mars.kinds import KINDS
from companion.screens.pictures.on_mars.map_grid import HALF, ROUND, Grid, fit
from companion.screens.theme import LABEL

Row = Mapping[str, Any]
"""What a hex holds, as the field ``map`` of the state has it."""

Mark = tuple[str, float, float]
"""A letter or number around the map, and where it stands."""

EDGE = 19
"""The room for the letters and numbers around the map."""

NEAR = 2
"""How far from a hex is seen what is near it."""

MARKED, NUMBERED, LETTERED = 10, 14, 26
"""From these radii on (units) letters and numbers stand around the map and on tiles, numbers on
equal hexes, and letters beside signs."""

TILE, RESEARCH = 8.4, 64 / 26
"""Half the least side of a tile on which a letter or number stands; the side of the sign of a tile,
of which that is not known, in halves of that of the tile."""

GROUNDS = (0.8, 0.76, 0.84)
"""How dark the hexes without a Building are: three shades, so that each can be told from others."""

PIECES = {"rover": "rover", "bot": "bot", "colonist": "pawn"}
GLOW = ((0.38, 0.16), (0.26, 0.26), (0.14, 0.5))
"""The rings around the hex where his piece goes: how much wider, how strong."""

BADGE, AROUND = 12, (1, 11, 3, 9, 5, 7, 0, 2, 10, 4, 8, 6)
"""Half the side of a move's number, and the directions in which it may stand from its hex, in parts
of 30 degrees: that of an odd one is across a side, of an even one across a corner."""

FAR = (0, 10, 22, 36)
"""How far from its hex a number may stand (units): from 0 on a line leads to it."""

FAR_COSTS = 0.2
"""How much a unit of that counts beside one of what is covered."""


class Shown(Struct, frozen=True):
    """What is to be seen of a step on the map, by the names of the hexes.

    ``put`` is the sign of what goes to the ``target``; ``equals`` are hexes that are as good, by
    their numbers if there are several; ``allowed`` are those that can be tapped, some of them
    ``likely``, with the sign of what goes there; ``way`` is that of a Rover, its start first.
    ``marked`` are hexes that were told before, with the sign of what lies there, ``beyond`` those
    that may be added to the map.
    Only what is ``near`` a hex is seen, if one is given.
    """

    target: str = ""
    put: str = ""
    number: int | None = None
    equals: Sequence[str] = ()
    allowed: Sequence[str] = ()
    way: Sequence[str] = ()
    marked: Mapping[str, str] = {}
    beyond: Sequence[str] = ()
    near: str = ""
    likely: Mapping[str, str] = {}


def draw_map(
    p: Painter,
    box: Box,
    rows: Sequence[Row],
    shown: Shown,
    sixths: int = 0,
    letter: Callable[[str], str] | None = None,
    marks: bool = True,
) -> Grid:
    """Draw the map into a box; return where its hexes stand.

    ``letter`` tells the letter of a type; ``marks`` are the letters and numbers around it, by which
    a hex is called: they are left out where they have no room.
    """
    held = {Hex(row["q"], row["r"]): row for row in rows}
    beyond = {hex_named(name) for name in shown.beyond} - held.keys()
    if shown.near:
        seen = {*neighbours(hex_named(shown.near))}
        held = {at: row for at, row in held.items() if distance(at, hex_named(shown.near)) <= NEAR}
    else:
        seen = {*held, *beyond}
    grid, around = _laid_out(box, frozenset(seen), sixths, marks)
    ground = {at: (row["building"], row["owner"]) for at, row in held.items()}
    key = draw_map, grid, tuple(ground.items())
    p.still(key, box, "planet", lambda p: _draw_ground(p, grid, ground))
    _draw_beyond(p, grid, beyond)
    for words, x, y in around:
        pointed = _points(words, shown)
        ink = "sand" if pointed else "dim"
        p.words(x, y + LABEL * 0.36, words, LABEL, ink, pointed, "middle")
    target = hex_named(shown.target) if shown.target else None
    allowed = [hex_named(name) for name in shown.allowed]
    _draw_framed(p, grid, allowed, "ice", 2.1, theme.mix("ice", "ground", 0.75))
    for name, sign in shown.likely.items():
        _draw_likely(p, grid, hex_named(name), sign)
    free = [at for at in allowed if at in held and not _taken(held[at])]
    for at in free:
        if name_of(at) not in shown.likely and name_of(at) not in shown.marked:
            p.disc(*grid.centre(at), grid.radius * 0.18, "ice")
    equals = _draw_equals(p, grid, shown, held)
    if target:
        for wider, strong in GLOW:
            glow = grid.corners(target, _target_radius(grid) * (1 + wider))
            p.poly(glow, theme.colour("orange", strong))
    hidden = {hex_named(name) for name, sign in shown.likely.items() if sign}
    full = {
        at: row
        for at, row in held.items()
        if at != target and _taken(row) and (row["building"] or at not in hidden)
    }
    for at, row in full.items():
        _draw_held(p, grid, at, row, letter)
    for name, sign in shown.marked.items():
        _draw_marked(p, grid, hex_named(name), sign)
    _draw_way(p, grid, shown.way)
    if target:
        reach = dict.fromkeys(equals, 0.8) | {at: _reach(row) for at, row in full.items()}
        _draw_target(p, grid, box, shown, reach, around)
    return grid


@lru_cache(maxsize=8)
def _laid_out(
    box: Box, hexes: frozenset[Hex], sixths: int, marks: bool
) -> tuple[Grid, Sequence[Mark]]:
    """Return where hexes stand in a box, and the letters and numbers around them."""
    around = edge_marks(hexes) if marks else []
    grid = fit(box, hexes, sixths, [(at, off) for _, at, off in around], EDGE)
    if grid.radius < MARKED:
        return fit(box, hexes, sixths), ()
    return grid, [(words, *_mark_place(grid, at, off)) for words, at, off in around]


def _taken(row: Row) -> bool:
    return bool(row["building"] or row["piece"] or row["crystal"] or row["tile"])


def _reach(row: Row) -> float:
    """Return how far what lies on a hex reaches from its middle, in radii."""
    if row["advanced"] or row["tile"] or (row["building"] and row["piece"]):
        return 0.85
    return 0.62 if row["building"] or row["piece"] else 0.45


def _draw_ground(p: Painter, grid: Grid, built: Mapping[Hex, tuple[str, str]]) -> None:
    """Draw the hexes, each type of Building on its own colour."""
    p.polys((grid.corners(at, grid.radius * (1 + ROUND)) for at in built), "planet")
    kinds: dict[theme.Colour, list[Hex]] = {}
    for at, (building, owner) in built.items():
        shade = GROUNDS[abs(at.q * 7 + at.r * 13 + at.q * at.r) % len(GROUNDS)]
        free = theme.mix("mars", "planet", shade)
        ink = theme.mix(_ink(building, owner), "ground", 0.7) if building else free
        kinds.setdefault(ink, []).append(at)
    for ink, hexes in kinds.items():
        p.polys([grid.corners(at, grid.radius - 0.9) for at in hexes], ink)


def _ink(building: str, owner: str) -> str:
    """Return the role of the colour of a Building: a Shelter has that of its owner."""
    if building == "shelter":
        return "violet" if owner == LACERDA else "ice"
    return signs.own_colour(KINDS[building])


def _draw_beyond(p: Painter, grid: Grid, beyond: Iterable[Hex]) -> None:
    """Draw the hexes that may be added: each as a button with a plus."""
    beyond = sorted(beyond)
    p.polys((grid.corners(at, grid.radius - 1.5) for at in beyond), "raised")
    bars = []
    for x, y in map(grid.centre, beyond):
        for wide, high in ((5, 1), (1, 5)):
            left, right, top, low = x - wide, x + wide, y - high, y + high
            bars.append((left, top, right, top, right, low, left, low))
    p.polys(bars, "ice")


def _draw_framed(
    p: Painter, grid: Grid, hexes: Sequence[Hex], ink: str, thick: float, inside: theme.Colour
) -> None:
    """Draw hexes with an outline."""
    p.polys((grid.corners(at, grid.radius - 0.9) for at in hexes), ink)
    p.polys((grid.corners(at, grid.radius - 0.9 - thick) for at in hexes), inside)


def _points(words: str, shown: Shown) -> bool:
    """Tell whether a letter or number beside the map is one of the target's."""
    return words in (shown.target[:1], shown.target[1:])


def _mark_place(grid: Grid, at: Hex, towards: Hex) -> tuple[float, float]:
    """Return where a letter or number stands beside a hex, just off the ground."""
    (x, y), (to_x, to_y) = grid.centre(at), grid.centre(towards)
    share = (grid.radius * (HALF + ROUND) + LABEL * 0.56) / hypot(to_x - x, to_y - y)
    return x + (to_x - x) * share, y + (to_y - y) * share


def _draw_held(
    p: Painter, grid: Grid, at: Hex, row: Row, letter: Callable[[str], str] | None
) -> None:
    """Draw what a hex holds."""
    x, y = grid.centre(at)
    radius = grid.radius
    if row["building"]:
        sign, ink = KINDS[row["building"]], _ink(row["building"], row["owner"])
        p.sign(sign, x, y, radius * 1.24, ink, theme.mix(ink, "ground", 0.75))
        if letter and radius >= LETTERED:
            p.words(x - radius * 0.72, y - radius * 0.3, letter(row["building"]), LABEL, ink, True)
    if row["crystal"]:
        p.sign("crystal", x, y, radius * 0.95)
    if row["tile"]:
        _draw_tile(p, x, y, radius, row["tile"])
    if row["advanced"]:
        mark = radius * 0.27
        _token(p, x + radius * 0.58, y + radius * 0.5, mark + 2, "ground", row["advanced"])
        _token(p, x + radius * 0.58, y + radius * 0.5, mark, "", row["advanced"])
    if row["piece"]:
        owner, half = row["piece"]["owner"], radius * 0.7
        if row["building"]:  # both are seen
            half, x, y = radius * 0.44, x + radius * 0.4, y + radius * 0.36
            _token(p, x, y, half + 1.5, "ground", owner)
        _token(p, x, y, half, "", owner)
        on = "violet" if owner == LACERDA else "ice"
        p.sign(PIECES[row["piece"]["what"]], x, y, half * 1.51, "ink", on)


def _token(p: Painter, x: float, y: float, half: float, ink: str, owner: str) -> None:
    """Draw what is under a piece of somebody: his are square, yours are round."""
    if owner == LACERDA:
        p.rect(x - half, y - half, 2 * half, 2 * half, ink or "violet", half * 0.5)
    else:
        p.disc(x, y, half * 1.06, ink or "ice")


def _draw_tile(p: Painter, x: float, y: float, radius: float, tile: Mapping[str, str]) -> None:
    """Draw a Discovery tile, or a Research tile with its letter."""
    if tile["what"] == "discovery":
        p.sign("discovery", x, y, radius * 1.2)
        return
    half = radius * 0.52
    if tile["shows"] and radius >= MARKED:
        half = max(half, TILE)
        p.rect(x - half, y - half, 2 * half, 2 * half, "dim", radius * 0.2)
        words = tile["shows"][-1].upper()
        p.words(x, y + LABEL * 0.36, words, LABEL, "ground", bold=True, anchor="middle")
    else:
        p.sign("research", x, y, half * RESEARCH, "dim", "ground")


def _draw_likely(p: Painter, grid: Grid, at: Hex, sign: str) -> None:
    """Draw a hex that is likely: with the sign of what goes there, if it is one thing.

    That stands in place of a tile or a Crystal.
    """
    x, y = grid.centre(at)
    p.poly(grid.corners(at, grid.radius - 0.9), theme.mix("ice", "ground", 0.45))
    if sign:  # white: what stands has its own colour
        p.sign(sign, x, y, grid.radius * 1.2, "ink", "ice")
    else:
        p.ring(x, y, grid.radius * 0.3, "ink", 2)


def _draw_way(p: Painter, grid: Grid, way: Sequence[str]) -> None:
    """Draw the way of a Rover: a line, and a dot on each step."""
    places = [grid.centre(hex_named(name)) for name in way]
    if len(places) > 1:
        p.line([each for place in places for each in place], "sand", max(2, grid.radius * 0.16))
    for x, y in places[1:-1]:
        p.disc(x, y, grid.radius * 0.2, "sand")


def _draw_marked(p: Painter, grid: Grid, at: Hex, sign: str) -> None:
    """Draw a hex that was told before."""
    x, y = grid.centre(at)
    p.disc(x, y, grid.radius * 0.8, "sand")
    p.disc(x, y, grid.radius * 0.8 - 2, "ground")
    p.sign(sign, x, y, grid.radius * 1.1, "sand", "ground")


def _draw_equals(p: Painter, grid: Grid, shown: Shown, held: Mapping[Hex, Row]) -> set[Hex]:
    """Draw the hexes that are equally good, but for that where the piece goes; return them.

    Each has an outline and, where nothing lies on it and there is room, its number: without a
    ground, as those that have one are of moves. A single hex is the one that is meant.
    """
    others = {n: hex_named(name) for n, name in enumerate(shown.equals, 1) if name != shown.target}
    if len(shown.equals) == 1:
        for at in others.values():
            p.line(grid.corners(at, grid.radius - 2), "sand", 2, closed=True)
        return set()
    thick = max(1, grid.radius * 0.1)
    _draw_framed(p, grid, [*others.values()], "dim", thick, theme.mix("mars", "planet", GROUNDS[0]))
    for number, at in others.items() if grid.radius >= NUMBERED else ():
        if at not in held or not _taken(held[at]):
            x, y = grid.centre(at)
            p.words(x, y + LABEL * 0.36, str(number), LABEL, "dim", anchor="middle")
    return {*others.values()}


def _target_radius(grid: Grid) -> float:
    """Return the radius of the hex where his piece goes: it is larger where hexes are small."""
    return grid.radius * (1 if grid.radius >= NUMBERED else 1.2)


def _draw_target(
    p: Painter,
    grid: Grid,
    box: Box,
    shown: Shown,
    reach: Mapping[Hex, float],
    around: Iterable[Mark],
) -> None:
    """Draw the hex where his piece goes, whole, over all that lies around it.

    The number of the move stands beside it, with a line to it where that is farther off.
    """
    at, size = hex_named(shown.target), _target_radius(grid)
    x, y = grid.centre(at)
    numbered = shown.number is not None
    if numbered:
        things = [(*grid.centre(each), grid.radius * far, 1) for each, far in reach.items()]
        for name in shown.way[:-1]:
            things.append((*grid.centre(hex_named(name)), grid.radius * 0.3, 1))
        for words, mark_x, mark_y in around:
            matters = 4 if _points(words, shown) else 2
            things.append((mark_x, mark_y, LABEL * 0.4, matters))
        to_x, to_y, far = _free_place(box, x, y, size, things)
        if far:
            p.line([x, y, to_x, to_y], "violet", 2)
    p.poly(grid.corners(at, size - 0.5), "orange")
    if shown.put:
        p.sign(shown.put, x, y, size * 1.3, "ink", "orange")
    if numbered:
        edge = BADGE + 1.5
        p.rect(to_x - edge, to_y - edge, 2 * edge, 2 * edge, "planet", edge * 0.34)
        p.badge(shown.number, to_x, to_y, LACERDA, BADGE)


Thing = tuple[float, float, float, int]
"""What a number should not cover: where it stands, its radius, and how much it matters."""


def _free_place(
    box: Box, x: float, y: float, radius: float, things: Iterable[Thing]
) -> tuple[float, float, float]:
    """Return where a number beside a hex covers least, and how far off that is (units).

    That is the nearest place in which it covers nothing, if there is one.
    """
    most = radius + FAR[-1] + 4 * BADGE
    near = [each for each in things if abs(each[0] - x) < most and abs(each[1] - y) < most]
    inner = Box(box.x + BADGE, box.y + BADGE, box.wide - 2 * BADGE, box.high - 2 * BADGE)
    found, least = (x, y, 0.0), inf
    for far in FAR:
        if far * FAR_COSTS >= least:
            break
        for turn in AROUND:
            across, down = cos(turn * pi / 6), -sin(turn * pi / 6)
            edge = radius * (HALF if turn % 2 else 1) + 1 + far
            reach = edge + BADGE * (abs(across) + abs(down))
            at_x, at_y = x + reach * across, y + reach * down
            if not (inner.x <= at_x <= inner.right and inner.y <= at_y <= inner.bottom):
                continue
            cost = far * FAR_COSTS + _covered(near, at_x, at_y, BADGE)
            if far and cost < least:
                middle = edge - far / 2
                cost += _covered(near, x + middle * across, y + middle * down, 0)
            if cost < least:
                found, least = (at_x, at_y, float(far)), cost
    return found


def _covered(things: Iterable[Thing], x: float, y: float, half: float) -> float:
    """Return how much of things lies below a square with this middle and half a side so long."""
    found = 0.0
    for at_x, at_y, radius, matters in things:
        across, down = abs(at_x - x) - half, abs(at_y - y) - half
        if across < radius and down < radius:
            gap = hypot(max(across, 0), max(down, 0))
            found += max(radius - gap, 0) * matters
    return found
