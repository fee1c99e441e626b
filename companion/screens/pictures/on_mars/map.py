"""The map of Mars: what stands on each hex, where his piece goes, and where one may go.

His things are square and violet, yours round and blue; each type has its sign, its colour and,
where there is room, its letter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import hypot
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

EDGE = 19
"""The room for the letters and numbers around the map."""

DIGITS = 9
"""So many equal hexes have numbers of one digit."""

FAR = 2
"""How far from a hex is seen what is near it."""

NUMBERED, APART, READABLE, LETTERED = 11, 13, 16, 26
"""From these radii on (units) numbers stand on equal hexes, are apart with two digits beside those
around the map, stand on tiles, and letters beside signs."""

GROUNDS = (0.8, 0.76, 0.84)
"""How dark the hexes without a Building are: three shades, so that each can be told from others."""

PIECES = {"rover": "rover", "bot": "bot", "colonist": "pawn"}
GLOW = ((0.38, 0.16), (0.26, 0.26), (0.14, 0.5))
"""The rings around the hex where his piece goes: how much wider, how strong."""


class Shown(Struct, frozen=True):
    """What is to be seen of a step on the map, by the names of the hexes.

    ``put`` is the sign of what goes to the ``target``; ``equals`` are hexes that are as good, by
    their numbers if there are several; ``allowed`` are those that can be tapped, some of them
    ``likely``, with the sign of what goes there; ``way`` is that of a Rover, its start first.
    ``marked`` are hexes that were told before, ``beyond`` those that may be off the map.
    Only what is ``near`` a hex is seen, if one is given.
    """

    target: str = ""
    put: str = ""
    number: int | None = None
    equals: Sequence[str] = ()
    allowed: Sequence[str] = ()
    way: Sequence[str] = ()
    marked: Sequence[str] = ()
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
    a hex is called. Where both have no room, numbers on equal hexes stay until one is the target.
    """
    held = {Hex(row["q"], row["r"]): row for row in rows}
    beyond = {hex_named(name) for name in shown.beyond} - held.keys()
    if shown.near:
        seen = {*neighbours(hex_named(shown.near))}
        held = {at: row for at, row in held.items() if distance(at, hex_named(shown.near)) <= FAR}
    else:
        seen = {*held, *beyond}
    around = edge_marks(held) if marks else []
    grid = fit(box, seen, sixths, [(at, off) for _, at, off in around], EDGE)
    apart = APART if len(shown.equals) > DIGITS else NUMBERED
    if grid.radius < (NUMBERED if shown.target else apart):
        around, grid = [], fit(box, seen, sixths)
    for at in beyond:
        p.line(grid.corners(at, grid.radius - 2), "faint", 1, closed=True)
    ground = {at: (row["building"], row["owner"]) for at, row in held.items()}
    key = draw_map, grid, tuple(ground.items())
    p.still(key, box, "planet", lambda p: _draw_ground(p, grid, ground))
    _draw_marks(p, grid, around, shown)
    allowed = [hex_named(name) for name in shown.allowed]
    p.polys((grid.corners(at, grid.radius - 0.9) for at in allowed), "ice")
    p.polys((grid.corners(at, grid.radius - 3) for at in allowed), theme.mix("ice", "ground", 0.75))
    for name, sign in shown.likely.items():
        _draw_likely(p, grid, hex_named(name), sign)
    for at in allowed:
        if at in held and not _taken(held[at]) and name_of(at) not in shown.likely:
            p.disc(*grid.centre(at), grid.radius * 0.18, "ice")
    for at, row in held.items():
        _draw_held(p, grid, at, row, letter)
    for name in shown.marked:
        p.ring(*grid.centre(hex_named(name)), grid.radius * 0.5, "sand", 3)
    _draw_way(p, grid, shown.way)
    _draw_equals(p, grid, shown, apart if around else NUMBERED)
    if shown.target:
        _draw_target(p, grid, shown, held)
    return grid


def _taken(row: Row) -> bool:
    return bool(row["building"] or row["piece"] or row["crystal"] or row["tile"])


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


def _draw_marks(
    p: Painter, grid: Grid, marks: Iterable[tuple[str, Hex, Hex]], shown: Shown
) -> None:
    """Draw the letters and numbers around the map; those of the target stand out."""
    for words, at, towards in marks:
        x, y = _mark_place(grid, at, towards)
        pointed = words in (shown.target[:1], shown.target[1:])
        ink = "sand" if pointed else "dim"
        p.words(x, y + LABEL * 0.36, words, LABEL, ink, pointed, "middle")


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
    p.rect(x - half, y - half, 2 * half, 2 * half, "sand", radius * 0.2)
    if radius >= READABLE and tile["shows"]:
        words = tile["shows"][-1].upper()
        p.words(x, y + LABEL * 0.36, words, LABEL, "ground", bold=True, anchor="middle")


def _draw_likely(p: Painter, grid: Grid, at: Hex, sign: str) -> None:
    """Draw a hex that is likely: with the sign of what goes there, if it is one thing."""
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


def _draw_equals(p: Painter, grid: Grid, shown: Shown, numbered: float) -> None:
    """Draw the hexes that are equally good, but for that where the piece goes.

    They have numbers from the radius ``numbered`` on, and half its colour, over what lies there:
    other numbers lie on tiles, and none is read on another. A single hex is the one that is meant:
    it has no number, and what lies there is seen.
    """
    if len(shown.equals) == 1 and shown.equals[0] != shown.target:
        p.line(grid.corners(hex_named(shown.equals[0]), grid.radius - 2), "sand", 2, closed=True)
        return
    others = {n: hex_named(name) for n, name in enumerate(shown.equals, 1) if name != shown.target}
    half = theme.mix("orange", "ground", 0.5)
    p.polys((grid.corners(at, grid.radius - 0.9) for at in others.values()), half)
    for number, at in others.items() if grid.radius >= numbered else ():
        x, y = grid.centre(at)
        p.words(x, y + LABEL * 0.36, str(number), LABEL, bold=True, anchor="middle")


def _draw_target(p: Painter, grid: Grid, shown: Shown, held: Mapping[Hex, Row]) -> None:
    """Draw the hex where his piece goes: it glows, larger where hexes are small."""
    at = hex_named(shown.target)
    size = grid.radius * (1 if grid.radius >= READABLE else 1.2)
    for wider, strong in GLOW:
        p.poly(grid.corners(at, size * (1 + wider)), theme.colour("orange", strong))
    p.poly(grid.corners(at, size - 0.5), "orange")
    x, y = grid.centre(at)
    if shown.put:
        p.sign(shown.put, x, y, size * 1.3, "ink", "orange")
    if shown.number is not None:
        p.badge(shown.number, *grid.centre(_beside(at, held)), LACERDA, 12)


def _beside(at: Hex, held: Mapping[Hex, Row]) -> Hex:
    """Return a hex beside another in which nothing is to be seen, else the next one."""
    near = neighbours(at)
    return next((each for each in near if each not in held or not _taken(held[each])), near[0])
