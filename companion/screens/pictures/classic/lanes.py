"""What stands above the buttons: the generations, and the parameters if no tiles tell them.

Where an action is reported the player board stands above them, if it is kept.
"""

from __future__ import annotations

from companion.games.classic.state import parameters
from companion.screens.drawing.painter import Painter
from companion.screens.frame import LANES, Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.classic.board import LARGE_STRIP, STRIP, draw_strip, is_kept
from companion.screens.pictures.classic.header import PHASES, capital
from companion.screens.pictures.parameters import draw_columns, draw_rows, tracks
from companion.screens.theme import GAP, LABEL, LANE, mix

ROW, LOW, LOWEST = 48, 62, 54
"""The height of a parameter in a screen that stands, of all with the board, and with words."""

REPORT, PROJECT = "classic.report", "classic.project"
"""The main question, and that which project is used."""

RULER, ABOVE = 22, 8
"""The height of the generations, and the room above them where they stand alone."""


def has_board(view: View) -> bool:
    """Tell whether the player board stands here: where actions are reported and paid."""
    return is_kept(view) and view.asked in (REPORT, PROJECT)


def high(view: View) -> float:
    """Return how high all of it is; there is nothing before the first generation."""
    if view.get("phase") not in PHASES:
        return 0
    strip = (STRIP if view.upright else LARGE_STRIP) + GAP if has_board(view) else 0
    return strip + _above(view) + _ruler(view)


def _ruler(view: View) -> float:
    """Return how high the generations are: none below the board where a project is chosen."""
    return 0 if has_board(view) and view.asked == PROJECT else RULER


def _above(view: View) -> float:
    """Return how high it is between the player board and the generations."""
    if view.gauged:
        return ABOVE
    if has_board(view):
        return LOW
    return 3 * ROW if view.upright else LOWEST if view.asked == REPORT else LANES


def roomy(view: View) -> tuple[float, ...]:
    """Return the height with the parameters, where tiles of another page tell them."""
    if not view.gauged or has_board(view):
        return ()
    return ((3 * ROW if view.upright else LANES) + RULER,)


def draw(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the player board if it belongs here, the parameters if they fit, the generations."""
    touches = []
    if has_board(view):
        strip = STRIP if view.upright else LARGE_STRIP
        touches += draw_strip(p, box.upper(strip), view)
        box = box.lower(strip + GAP)
    p.rect(*box, "sunk", LANE)
    ruler = _ruler(view)
    if ruler:
        draw_ruler(p, box.lower(box.high - ruler), view)
    upper, shown = box.upper(box.high - ruler), tracks(view, parameters())
    if upper.high <= ABOVE:
        return touches
    if view.upright and not has_board(view):
        inside = Box(box.x + 8, box.y, box.wide - 20, upper.high)
        return draw_rows(p, inside, view, shown)
    return touches + draw_columns(p, upper, view, shown)


def draw_ruler(p: Painter, box: Box, view: View) -> None:
    """Draw the generations as a ruler, and what is left to do in those to come."""
    words = view.pace or capital(view.name("generation"))
    right = box.right - 14 - p.width(words, LABEL) - 12
    p.words(box.right - 14, box.y + 13, words, LABEL, "dim", anchor="end")
    last, now = view.get("generations"), view.get("generation")
    wide = (right - box.x - 14) / last
    for number in range(1, last + 1):
        x = box.x + 14 + (number - 1) * wide
        ink = "sand" if number == now else "dim" if number < now else mix("dim", "ground", 0.74)
        p.rect(x, box.y + 2, wide - min(4, wide / 3), 10, ink, 3)
