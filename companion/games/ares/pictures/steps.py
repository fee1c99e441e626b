"""Pictures of single steps: the table when it is set up, the phases, the cube."""

from __future__ import annotations

from companion.games.ares.board import ZONES, parameters
from companion.games.ares.pictures.cube import draw_cubes
from companion.games.ares.pictures.phases import draw_list
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, Touch, View
from companion.screens.pictures.parameters import draw_rows, tracks
from companion.screens.theme import LANE

INSIDE = 12


def _middle(box: Box, height: float) -> Box:
    """Return the middle part of a box, ``height`` units high if there is room."""
    height = min(height, box.height)
    return Box(box.x, box.y + (box.height - height) / 2, box.width, height)


def draw_board(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the parameters in their zones."""
    panel = _middle(box, 184)
    p.rect(*panel, "sunk", LANE)
    inner = Box(panel.x + INSIDE, panel.y, panel.width - 2 * INSIDE, panel.height)
    return draw_rows(p, inner, view, tracks(view, parameters(), ZONES))


def draw_way(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the path of the cube, or the pile."""
    return draw_cubes(p, _middle(box, 96), view)


PICTURES = {
    "ares.setup-board": Picture(draw_board),
    "ares.setup-dummy-hand": Picture(draw_way),
    "ares.setup-pile": Picture(draw_way),
    "ares.cube-moves": Picture(draw_way),
    "ares.phases": Picture(draw_list),
}
