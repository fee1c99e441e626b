"""Pictures of single steps: the table when it is set up, and what has moved."""

from __future__ import annotations

from companion.games.dice.components import parameters
from companion.games.dice.pictures.awards import draw_awards
from companion.games.dice.pictures.milestones import draw_milestones
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, Touch, View
from companion.screens.pictures.parameters import draw_rows, tracks
from companion.screens.theme import FACT, LANE

INSIDE, HEAD = 12, 52
"""The padding of a panel, and the height of its heading, in units."""


def _panel(p: Painter, box: Box, height: float) -> Box:
    """Draw a panel in the middle of a box; return its inside."""
    height = min(height, box.height)
    top = box.y + (box.height - height) / 2
    p.rect(box.x, top, box.width, height, "sunk", LANE)
    return Box(box.x + INSIDE, top + INSIDE, box.width - 2 * INSIDE, height - 2 * INSIDE)


def draw_board(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the parameters, to be set up or compared."""
    return draw_rows(p, _panel(p, box, 184), view, tracks(view, parameters()))


def draw_dice(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the dice of the awards below what their numbers count."""
    inner = _panel(p, box, 180)
    text = view.words("dice.picture-awards")
    head = inner.upper(HEAD)
    p.text(head, text, p.size_in(head, text, FACT))
    return draw_awards(p, inner.lower(HEAD), view)


def draw_slots(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the milestones in their slots."""
    return draw_milestones(p, box.lower(max(0, (box.height - 200) / 2)), view)


PICTURES = {
    "dice.setup-board": Picture(draw_board),
    "dice.lay-awards": Picture(draw_dice),
    "dice.lay-milestones": Picture(draw_slots),
}
