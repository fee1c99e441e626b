"""The map of Mars drawn as one picture, for where its widget isn't: on a phone."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.hex_names import edge_marks
from companion.games.on_mars.hexes import Hex
from companion.games.on_mars.pictures.cells import Cell, cells, colour_of
from companion.games.on_mars.pictures.map_drawing import SIDE, shade_of
from companion.games.on_mars.pictures.map_grid import HALF, ROUND, MapGrid, fit
from companion.screens import theme
from companion.screens.drawing.painter import AnyColour, Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.theme import LABEL

EDGE = 24
"""The room for letters and numbers beside the map, in units."""


def draw_map(p: Painter, box: Box, view: View, _enlarged: bool) -> Iterator[Touch]:
    """Draw every hex with what is on it, and the letters and numbers that name them."""
    shown = cells(view, (), "", view.now, view.actor or "")
    hexes = {Hex(each.q, each.r) for each in shown.values()}
    marks = edge_marks(frozenset(hexes))
    grid = fit(box, hexes, view.turned, [(at, off) for _, at, off in marks], EDGE)
    p.polys([grid.corners(at, grid.radius * (1 + ROUND)) for at in hexes], "planet")
    for cell in shown.values():
        _draw_cell(p, grid, cell)
    for text, at, off in marks:
        (x, y), (to_x, to_y) = grid.centre(at), grid.centre(off)
        share = (HALF + ROUND + LABEL / 2 / grid.radius) / (2 * HALF)
        x, y = x + (to_x - x) * share, y + (to_y - y) * share
        p.words(x, y + LABEL * 0.36, text, LABEL, "dim", anchor="middle")
    yield from ()


def _draw_cell(p: Painter, grid: MapGrid, cell: Cell) -> None:
    """Draw a hex with its contents."""
    at, radius = Hex(cell.q, cell.r), grid.radius
    x, y = grid.centre(at)
    p.poly(grid.corners(at, radius * SIDE), _ground(cell))
    if cell.mark in ("target", "equal"):
        colour = "orange" if cell.mark == "target" else "violet"
        p.line(grid.corners(at, radius * 0.86), colour, radius * 0.14, closed=True)
    if cell.building:
        p.icon(cell.building, x, y, radius * 1.34, cell.colour)
    elif cell.crystal:
        p.icon("crystal", x, y, radius * 1.02)
    if cell.tile == "discovery":
        p.icon("discovery", x, y, radius * 1.3)
    elif cell.tile:
        _draw_letter(p, x, y, radius * 0.6, cell)
    if cell.advanced:
        _draw_base(p, x + radius * 0.56, y + radius * 0.52, radius * 0.3, cell.advanced)
    if cell.piece:
        half = radius * (0.46 if cell.building else 0.75)
        aside = radius * (0.38 if cell.building else 0)
        _draw_piece(p, x + aside, y + aside, half, cell.piece, cell.owner)
    for owner in cell.rovers:
        aside = radius * (-0.42 if owner == LACERDA else 0.42)
        _draw_piece(p, x + aside, y - radius * 0.36, radius * 0.42, "rover", owner)
    if cell.put and cell.mark == "target":
        p.icon(cell.put, x, y, radius * 1.1)


def _ground(cell: Cell) -> AnyColour:
    if cell.building:
        return theme.mix(cell.colour, "ground", 0.66)
    return theme.mix("mars", "planet", shade_of(Hex(cell.q, cell.r)))


def _draw_letter(p: Painter, x: float, y: float, half: float, cell: Cell) -> None:
    """Draw a Research tile with its letter."""
    p.rect(x - half, y - half, 2 * half, 2 * half, cell.colour, half * 0.4)
    size = half * (1.5 if len(cell.letter) < 2 else 1.1)
    p.words(x, y + size * 0.36, cell.letter or "?", size, "ground", bold=True, anchor="middle")


def _draw_piece(p: Painter, x: float, y: float, half: float, icon: str, owner: str) -> None:
    _draw_base(p, x, y, half, owner)
    p.icon(icon, x, y, half * 1.5, "ink")


def _draw_base(p: Painter, x: float, y: float, half: float, owner: str) -> None:
    """Draw the base of a piece: his are square and violet, yours round and blue."""
    if owner == LACERDA:
        p.rect(x - half, y - half, 2 * half, 2 * half, colour_of(owner), half * 0.4)
    else:
        p.disc(x, y, half, colour_of(owner))
