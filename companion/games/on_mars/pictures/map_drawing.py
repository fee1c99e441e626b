"""Draws the hexes of Mars: the contents of each, the number of the move, letters and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, hypot, pi, sin

from kivy.graphics import (
    Color,
    Ellipse,
    Fbo,
    InstructionGroup,
    Line,
    Mesh,
    Rectangle,
    RoundedRectangle,
    Triangle,
)
from kivy.metrics import dp

from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.hex_names import edge_marks
from companion.games.on_mars.hexes import Hex
from companion.games.on_mars.pictures.cells import Cell, colour_of
from companion.games.on_mars.pictures.map_grid import HALF, ROUND, MapGrid
from companion.screens import theme as palette
from companion.screens.widgets.icon import icon_texture
from companion.screens.widgets.words import texture as text_texture

SMOOTH = 2
"""The picture is drawn this many times larger and scaled down, which smooths every edge."""

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


class MapDrawing:
    """Fills groups of instructions with what is on hexes, y upwards."""

    cells: Mapping[str, Cell]
    actor: str
    _grid: MapGrid | None
    _fbo: Fbo
    _edge: InstructionGroup
    _hexes: frozenset[Hex]
    _roomy: bool

    def _fill(self, group: InstructionGroup, cell: Cell) -> None:
        """Draw a hex with its contents."""
        group.clear()
        assert self._grid
        at, radius = Hex(cell.q, cell.r), self._grid.radius
        x, y = self._place(at)
        if cell.mark in ("allowed", "equal", "beyond"):
            group.add(Color(*palette.colour("violet" if cell.mark == "equal" else "ice")))
            group.add(self._hexagon(at, radius * SIDE))
            group.add(Color(*self._shade(cell)))
            group.add(self._hexagon(at, radius * 0.82))
        elif cell.building:
            group.add(Color(*self._shade(cell)))
            group.add(self._hexagon(at, radius * SIDE))
        if cell.mark in ("target", "picked"):
            return  # drawn over all others
        if cell.building:
            self._icon(group, cell.building, x, y, radius * 1.34, cell.colour)
        elif cell.crystal:
            self._icon(group, "crystal", x, y, radius * 1.02)
        if cell.tile == "discovery":
            self._icon(group, "discovery", x, y, radius * 1.3)
        elif cell.tile:
            half = radius * 0.6
            group.add(Color(*palette.colour(cell.colour)))
            self._square(group, x, y, half)
            size = half * (1.5 if len(cell.letter) < 2 else 1.1)
            self._text(group, cell.letter or "?", x, y, size, "ground", bold=True)
        if cell.advanced:
            mark = radius * 0.3
            self._token(group, x + radius * 0.56, y - radius * 0.52, mark, cell.advanced)
        if cell.piece:
            half = radius * (0.46 if cell.building else 0.75)
            if cell.building:
                x, y = x + radius * 0.4, y - radius * 0.36
            self._token(group, x, y, half, cell.owner)
            self._icon(group, cell.piece, x, y, half * 1.5, "ink")
        for owner in cell.rovers:
            self._rover(group, at, owner)
        if cell.mark == "equal" and cell.number:
            x, y = self._place(at)
            group.add(Color(*palette.colour("violet")))
            group.add(self._hexagon(at, radius * SIDE))
            self._text(group, str(cell.number), x, y, radius * 1.2, "ink", bold=True)
        elif cell.mark == "beyond":
            self._icon(group, "plus", x, y, radius, "ice")
        elif cell.pointed_from:
            if not cell.crystal:
                self._icon(group, cell.put, x, y, radius * 1.02, "faint")
            self._arrow(group, cell, radius)
        elif cell.mark == "allowed" and not (cell.building or cell.piece or cell.tile):
            dot = radius * 0.16
            group.add(Color(*palette.colour("ice")))
            group.add(Ellipse(pos=(x - dot, y - dot), size=(2 * dot, 2 * dot)))

    def _rover(self, group: InstructionGroup, at: Hex, owner: str) -> None:
        """Draw a Rover that has not moved yet: his on the left, yours on the right, both above."""
        x, y = self._place(at)
        radius = self._grid.radius if self._grid else 0
        x, y = x + radius * (-0.42 if owner == LACERDA else 0.42), y + radius * 0.36
        self._token(group, x, y, radius * 0.42, owner)
        self._icon(group, "rover", x, y, radius * 0.66, "ink")

    def _arrow(self, group: InstructionGroup, cell: Cell, radius: float) -> None:
        """Draw the arrow that may point to a hex, over the side that it shares with the tile."""
        assert cell.pointed_from
        (x, y), (to_x, to_y) = (
            self._place(Hex(*cell.pointed_from)),
            self._place(Hex(cell.q, cell.r)),
        )
        length = hypot(to_x - x, to_y - y)
        along, up = (to_x - x) / length, (to_y - y) / length
        head = ((0.66, 0), (0.44, 0.17), (0.44, -0.17))
        points = [
            part
            for forward, aside in head
            for part in (
                x + (forward * along - aside * up) * length,
                y + (forward * up + aside * along) * length,
            )
        ]
        group.add(Color(*palette.colour("crystal" if cell.crystal else "ice")))
        group.add(Triangle(points=points))

    def _number(self, group: InstructionGroup, at: Hex, size: float, number: int) -> None:
        """Draw the number of the move beside its hex, where it covers least."""
        x, y = self._place(at)
        half = dp(13) * SMOOTH
        away = size * HALF + half * 0.9
        held = [each for each in self.cells.values() if each.building or each.piece or each.tile]
        taken = [self._place(Hex(each.q, each.r)) for each in held]
        assert self._grid
        reach = self._grid.radius * HELD + half

        def covered(turn: int) -> float:
            to_x, to_y = x + away * cos(turn * pi / 6), y + away * sin(turn * pi / 6)
            width, height = self._fbo.size
            outside = not (half < to_x < width - half and half < to_y < height - half)
            near = sum(max(0, reach - hypot(a - to_x, b - to_y)) for a, b in taken)
            return near + 10 * reach * outside

        turn = min(AROUND, key=covered)
        x, y = x + away * cos(turn * pi / 6), y + away * sin(turn * pi / 6)
        self._token(group, x, y, half, self.actor)
        self._text(group, str(number), x, y, dp(20) * SMOOTH, "ink", bold=True)

    def _fill_edge(self, target: str) -> None:
        """Draw the letters and numbers that name the hexes; highlight those of the present one.

        A move may name other hexes, too. The letter I has serifs to distinguish it from the number
        1.
        """
        self._edge.clear()
        if not self._roomy:
            return
        assert self._grid
        for text, at, off in edge_marks(self._hexes):
            lit = text in (target[:1], target[1:])
            (x, y), (to_x, to_y) = self._place(at), self._place(off)
            length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
            size = dp(22 if lit else 20) * SMOOTH
            share = (self._grid.radius * (HALF + ROUND) + size * 0.5) / length
            x, y = x + (to_x - x) * share, y + (to_y - y) * share
            self._text(self._edge, text, x, y, size, "sand" if lit else "dim", lit)
            for up in (SERIF, -SERIF) if text == "I" else ():
                points = x - SERIF * size / 2, y + up * size, x + SERIF * size / 2, y + up * size
                self._edge.add(Line(points=points, width=SMOOTH, cap="none"))

    def _place(self, at: Hex) -> tuple[float, float]:
        assert self._grid
        x, y = self._grid.centre(at)
        return x, self._fbo.size[1] - y

    def _corners(self, at: Hex, radius: float) -> list[float]:
        x, y = self._place(at)
        turns = [k * pi / 3 for k in range(6)]
        return [part for turn in turns for part in (x + radius * cos(turn), y + radius * sin(turn))]

    def _hexagon(self, at: Hex, radius: float) -> Mesh:
        points = self._corners(at, radius)
        vertices = [part for k in range(0, 12, 2) for part in (*points[k : k + 2], 0, 0)]
        return Mesh(vertices=vertices, indices=range(6), mode="triangle_fan")

    def _hexagons(self, every: Iterable[Hex], radius: float) -> Mesh:
        """Return many hexagons of one colour: one mesh is one graphics call."""
        vertices: list[float] = []
        indices: list[int] = []
        for n, at in enumerate(every):
            points = self._corners(at, radius)
            vertices += [part for k in range(0, 12, 2) for part in (*points[k : k + 2], 0, 0)]
            indices += [6 * n + k for k in (0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 5)]
        return Mesh(vertices=vertices, indices=indices, mode="triangles")

    def _shade(self, cell: Cell) -> tuple[float, float, float, float]:
        """Return the colour of a hex's ground."""
        if cell.mark == "allowed":
            return palette.mix("ice", "ground", 0.66)
        if cell.mark == "beyond":
            return palette.colour("raised")
        if cell.building:
            return palette.mix(cell.colour, "ground", 0.66)
        return palette.mix("mars", "planet", shade_of(Hex(cell.q, cell.r)))

    def _icon(
        self, group: InstructionGroup, name: str, x: float, y: float, side: float, role: str = ""
    ) -> None:
        if texture := icon_texture(name, side, role):
            group.add(Color(1, 1, 1))
            corner = x - side / 2, y - side / 2
            group.add(Rectangle(texture=texture, pos=corner, size=(side, side)))

    def _square(self, group: InstructionGroup, x: float, y: float, half: float) -> None:
        """Draw a square with round corners around a point."""
        corner, size = (x - half, y - half), (2 * half, 2 * half)
        group.add(RoundedRectangle(pos=corner, size=size, radius=[half * 0.4]))

    def _token(self, group: InstructionGroup, x: float, y: float, half: float, owner: str) -> None:
        """Draw the base of a piece: his are square and violet, yours round and blue."""
        group.add(Color(*palette.colour(colour_of(owner))))
        if owner == LACERDA:
            self._square(group, x, y, half)
        else:
            group.add(Ellipse(pos=(x - half, y - half), size=(2 * half, 2 * half)))

    def _text(
        self,
        group: InstructionGroup,
        text: str,
        x: float,
        y: float,
        size: float,
        role: str,
        bold: bool = False,
    ) -> None:
        texture = text_texture(text, round(size), bold)
        width, height = texture.size
        group.add(Color(*palette.colour(role)))
        group.add(
            Rectangle(texture=texture, pos=(x - width / 2, y - height / 2), size=texture.size)
        )


def shade_of(at: Hex) -> float:
    """Return the brightness of a hex's ground without a Building."""
    return SHADES[abs(at.q * 7 + at.r * 13 + at.q * at.r) % len(SHADES)]
