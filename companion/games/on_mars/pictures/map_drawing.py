"""Draws the hexes of Mars: the contents of each, the number of the move, letters and numbers."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import cos, dist, hypot, pi, sin

from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.hex_names import EdgeMark, edge_marks
from companion.games.on_mars.hexes import Hex
from companion.games.on_mars.pictures.cells import Cell, cells, colour_of
from companion.games.on_mars.pictures.map_grid import HALF, ROUND, MapGrid, fit
from companion.games.on_mars.pictures.shapes import flat_hexagon
from companion.screens import theme
from companion.screens.drawing.painter import AnyColour, Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.theme import LABEL

SERIF = 0.34
"""The distance of a letter's serifs from its middle, and their length, relative to its size."""

SHADES = (0.62, 0.56, 0.68)
"""The brightness of the ground, as shares of the planet's colour: hexes differ a little."""

SIDE = 0.95
"""The radius of a hex's ground, as a share of its own, which leaves a line between two."""

HELD = 0.6
"""How far the contents of a hex extend from its middle, in radii."""

AROUND = (11, 1, 9, 3, 7, 5)
"""Directions in which the number of a move may be from its hex, in steps of 30 degrees."""

GLOW = ((1.52, 0.15), (1.34, 0.24), (1.17, 0.5))
"""Radii and strengths of the rings around a target, as shares of its own."""

LARGER = 1.3
"""The enlargement of a target compared to a hex."""

MARGIN = 24
"""The room for letters and numbers beside a map that is drawn at once, in units."""


def draw_map(p: Painter, box: Box, view: View, _enlarged: bool) -> Collection[Touch]:
    """Draw the whole map as one picture, for where its widget isn't: on a phone."""
    shown = cells(view, (), "", view.now, view.actor or "").values()
    hexes = frozenset(Hex(each.q, each.r) for each in shown)
    marks = edge_marks(hexes)
    grid = fit(box, hexes, view.turned, [(at, off) for _, at, off in marks], MARGIN)
    draw_ground(p, grid, hexes)
    for cell in shown:
        draw_cell(p, grid, cell)
    for cell in shown:
        if cell.mark == "target":
            draw_target(p, grid, cell)
    draw_edge(p, grid, marks, LABEL)
    return ()


def draw_ground(p: Painter, grid: MapGrid, hexes: Collection[Hex]) -> None:
    """Draw empty hexes on the planet."""
    glows: list[tuple[float, AnyColour]]
    glows = [(1.9, theme.colour("glow", 0.25)), (1.6, theme.colour("glow", 0.3))]
    centres = {at: grid.centre(at) for at in hexes}
    for reach, colour in (*glows, (1 + ROUND, "planet")):
        p.copies(flat_hexagon(0, 0, grid.radius * reach), centres.values(), colour)
    for shade in SHADES:
        alike = [centre for at, centre in centres.items() if _shade_of(at) == shade]
        ground = flat_hexagon(0, 0, grid.radius * SIDE)
        p.copies(ground, alike, theme.mix("mars", "planet", shade))


def _shade_of(at: Hex) -> float:
    """Return the brightness of a hex's ground without a Building."""
    return SHADES[abs(at.q * 7 + at.r * 13 + at.q * at.r) % len(SHADES)]


def draw_cell(p: Painter, grid: MapGrid, cell: Cell) -> None:
    """Draw a hex with its contents; a target is drawn over all others: see `draw_target`."""
    at, radius = Hex(cell.q, cell.r), grid.radius
    x, y = grid.centre(at)
    if cell.mark in ("allowed", "equal", "beyond"):
        p.poly(grid.corners(at, radius * SIDE), "violet" if cell.mark == "equal" else "ice")
        p.poly(grid.corners(at, radius * 0.82), _ground(cell))
    elif cell.building:
        p.poly(grid.corners(at, radius * SIDE), _ground(cell))
    if cell.mark in ("target", "picked"):
        return
    if cell.building:
        p.icon(cell.building, x, y, radius * 1.34, cell.colour)
    elif cell.crystal:
        p.icon("crystal", x, y, radius * 1.02)
    if cell.tile == "discovery":
        p.icon("discovery", x, y, radius * 1.3)
    elif cell.tile:
        _draw_research(p, x, y, radius * 0.6, cell)
    if cell.advanced:
        _draw_base(p, x + radius * 0.56, y + radius * 0.52, radius * 0.3, cell.advanced)
    if cell.piece and (cell.building or cell.tile):
        _draw_piece(p, x + radius * 0.4, y + radius * 0.36, radius * 0.46, cell.piece, cell.owner)
    elif cell.piece:
        _draw_piece(p, x, y, radius * 0.75, cell.piece, cell.owner)
    for owner in cell.rovers:  # his on the left, yours on the right, both above
        aside = radius * (-0.42 if owner == LACERDA else 0.42)
        _draw_piece(p, x + aside, y - radius * 0.36, radius * 0.42, "rover", owner)
    _draw_mark(p, grid, cell)


def _ground(cell: Cell) -> AnyColour:
    """Return the colour of a hex's ground."""
    if cell.mark == "allowed":
        return theme.mix("ice", "ground", 0.66)
    if cell.mark == "beyond":
        return "raised"
    if cell.building:
        return theme.mix(cell.colour, "ground", 0.66)
    return theme.mix("mars", "planet", _shade_of(Hex(cell.q, cell.r)))


def _draw_mark(p: Painter, grid: MapGrid, cell: Cell) -> None:
    """Draw what a hex is in the step: a tied one with its number, or one that answers."""
    at, radius = Hex(cell.q, cell.r), grid.radius
    x, y = grid.centre(at)
    if cell.mark == "equal" and cell.number:
        p.poly(grid.corners(at, radius * SIDE), "violet")
        _draw_text(p, x, y, str(cell.number), radius * 1.2, "on-accent", True)
    elif cell.mark == "beyond":
        p.icon("plus", x, y, radius, "ice")
    elif cell.pointed_from:
        if not cell.crystal:
            p.icon(cell.put, x, y, radius * 1.02, "faint")
        _draw_arrow(p, grid.centre(Hex(*cell.pointed_from)), (x, y), cell.crystal)
    elif cell.mark == "allowed" and not (cell.building or cell.piece or cell.tile):
        p.disc(x, y, radius * 0.16, "ice")


def _draw_arrow(
    p: Painter, start: tuple[float, float], end: tuple[float, float], crystal: bool
) -> None:
    """Draw the arrow that may point to a hex, over the side that it shares with the tile."""
    along, down = end[0] - start[0], end[1] - start[1]
    points = [
        part
        for forward, aside in ((0.66, 0), (0.44, 0.17), (0.44, -0.17))
        for part in (
            start[0] + forward * along - aside * down,
            start[1] + forward * down + aside * along,
        )
    ]
    p.poly(points, "crystal" if crystal else "ice")


def draw_target(p: Painter, grid: MapGrid, cell: Cell) -> None:
    """Draw the hex that the step is about, glowing, with what goes there."""
    at, size = Hex(cell.q, cell.r), grid.radius * LARGER
    for larger, strength in (*GLOW, (1, 1)):
        p.poly(grid.corners(at, size * larger), theme.colour("orange", strength))
    if cell.put:
        p.icon(cell.put, *grid.centre(at), size * 1.36, "on-accent")


def draw_number(
    p: Painter,
    grid: MapGrid,
    room: tuple[float, float],
    cell: Cell,
    others: Iterable[Cell],
    actor: str,
    half: float,
) -> None:
    """Draw the number of the move beside its hex, where it covers least of the ``others``."""
    x, y = grid.centre(Hex(cell.q, cell.r))
    away, reach = grid.radius * LARGER * HALF + half * 0.9, grid.radius * HELD + half
    held = [each for each in others if each.building or each.piece or each.tile]
    taken = [grid.centre(Hex(each.q, each.r)) for each in held]

    def covered(place: tuple[float, float]) -> float:
        inside = all(half < at < side - half for at, side in zip(place, room, strict=True))
        near = sum(max(0, reach - dist(each, place)) for each in taken)
        return near + 10 * reach * (not inside)

    turns = [turn * pi / 6 for turn in AROUND]
    x, y = min(((x + away * cos(turn), y - away * sin(turn)) for turn in turns), key=covered)
    _draw_base(p, x, y, half, actor)
    _draw_text(p, x, y, str(cell.number), half * 1.54, "on-accent", True)


def draw_edge(
    p: Painter, grid: MapGrid, marks: Iterable[EdgeMark], size: float, target: str = ""
) -> None:
    """Draw the letters and numbers that name the hexes; highlight those of the ``target``.

    The letter I has serifs to distinguish it from the number 1.
    """
    for text, at, off in marks:
        lit = text in (target[:1], target[1:])
        (x, y), (to_x, to_y) = grid.centre(at), grid.centre(off)
        height = size * (1.1 if lit else 1)
        share = (grid.radius * (HALF + ROUND) + height / 2) / hypot(to_x - x, to_y - y)
        x, y = x + (to_x - x) * share, y + (to_y - y) * share
        _draw_text(p, x, y, text, height, "sand" if lit else "dim", lit)
        for up in (SERIF, -SERIF) if text == "I" else ():
            long, thick = SERIF * height, height / 10
            middle = y + up * height
            p.rect(x - long / 2, middle - thick / 2, long, thick, "sand" if lit else "dim")


def _draw_text(
    p: Painter, x: float, y: float, text: str, size: float, colour: str, bold: bool
) -> None:
    """Draw a short text around a point."""
    p.words(x, y + size * 0.36, text, size, colour, bold, "middle")


def _draw_research(p: Painter, x: float, y: float, half: float, cell: Cell) -> None:
    """Draw a Research tile with its letter."""
    p.rect(x - half, y - half, 2 * half, 2 * half, cell.colour, half * 0.4)
    size = half * (1.5 if len(cell.letter) < 2 else 1.1)
    _draw_text(p, x, y, cell.letter or "?", size, "ground", True)


def _draw_piece(p: Painter, x: float, y: float, half: float, icon: str, owner: str) -> None:
    _draw_base(p, x, y, half, owner)
    p.icon(icon, x, y, half * 1.5, "on-accent")


def _draw_base(p: Painter, x: float, y: float, half: float, owner: str) -> None:
    """Draw the base of a piece: his are square and violet, yours round and blue."""
    if owner == LACERDA:
        p.rect(x - half, y - half, 2 * half, 2 * half, colour_of(owner), half * 0.4)
    else:
        p.disc(x, y, half, colour_of(owner))
