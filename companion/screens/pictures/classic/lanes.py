"""What stands above the buttons: the parameters with the generations, or with the player board."""

from __future__ import annotations

from companion.games.classic.state import parameters
from companion.screens.drawing.painter import Painter
from companion.screens.frame import LANES, Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.classic.board import STRIP, draw_strip, is_kept
from companion.screens.pictures.classic.header import PHASES, capital
from companion.screens.pictures.parameters import draw_columns, draw_rows, tracks
from companion.screens.theme import GAP, LABEL, LANE, mix

ROW = 50
"""The height of a parameter in a screen that stands."""

RULER = 24
"""The height of the generations."""


def has_board(view: View) -> bool:
    """Tell whether the player board stands here: at the main question."""
    return is_kept(view) and view.asked == "classic.report"


def high(view: View) -> float:
    """Return how high all of it is; there is nothing before the first generation."""
    if view.get("phase") not in PHASES:
        return 0
    if has_board(view):
        return STRIP + GAP + LANES
    return (3 * ROW if view.upright else LANES) + RULER


def draw(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the parameters; above them the player board, or below them the generations."""
    shown = tracks(view, parameters())
    if has_board(view):
        touches = draw_strip(p, box.upper(STRIP), view)
        return touches + draw_columns(p, box.lower(STRIP + GAP), view, shown)
    p.rect(*box, "sunk", LANE)
    draw_ruler(p, box.lower(box.high - RULER), view)
    upper = box.upper(box.high - RULER)
    if view.upright:
        inside = Box(box.x + 8, box.y + 6, box.wide - 20, upper.high - 6)
        return draw_rows(p, inside, view, shown)
    return draw_columns(p, upper, view, shown)


def draw_ruler(p: Painter, box: Box, view: View) -> None:
    """Draw the generations as a ruler: those before, the one of now, those to come."""
    name = capital(view.name("generation"))
    left = box.x + 14 + p.words(box.x + 14, box.y + 14, name, LABEL, "dim") + 12
    last, now = view.get("generations"), view.get("generation")
    wide = (box.right - 14 - left) / last
    for number in range(1, last + 1):
        x = left + (number - 1) * wide
        ink = "sand" if number == now else "dim" if number < now else mix("dim", "ground", 0.74)
        p.rect(x, box.y + 2, wide - 4, 10, ink, 3)
