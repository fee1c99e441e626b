"""Everything that is tracked, in panels: a tap on one corrects it."""

from __future__ import annotations

from companion.games.classic.state import parameters
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.classic import board
from companion.screens.pictures.classic.header import capital
from companion.screens.pictures.classic.signs import SIGNS
from companion.screens.pictures.parameters import draw_columns, draw_rows, tracks
from companion.screens.theme import FACT, GAP, LABEL, LANE, MOVE, TILE, TITLE

NUMBERS = ("generation", "tr", "greeneries", "cities")
LEAST = 56
"""The least height of a panel."""


def draw(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the player board if it is kept, the parameters, and what else there is."""
    kept = board.is_kept(view)
    rows = [3 if view.upright else 1, 2 if view.upright else 1]
    if kept:
        rows.insert(0, 4 if view.upright else 2)
    each = (box.high - GAP * (len(rows) - 1)) / sum(rows)
    touches: list[Touch] = []
    if kept:
        high = rows[0] * each
        touches += board.draw(p, box.upper(high), view)
        box = box.lower(high + GAP)
    high = rows[-2] * each
    touches += draw_parameters(p, box.upper(high), view)
    return touches + draw_numbers(p, box.lower(high + GAP), view)


def draw_parameters(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the parameters side by side, or one below the other in a screen that stands."""
    shown = tracks(view, parameters())
    if not view.upright:
        return draw_columns(p, box, view, shown)
    p.rect(*box, "sunk", LANE)
    return draw_rows(p, Box(box.x + 8, box.y, box.wide - 20, box.high), view, shown)


def draw_numbers(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the numbers that are no resource, and the corporation."""
    columns, rows = (2, 3) if view.upright else (5, 1)
    places = box.grid(columns, rows)
    touches = []
    for place, name in zip(places, NUMBERS, strict=False):
        _draw_number(p, place, view, name)
        touches.append(Touch(place, name))
    last = places[len(NUMBERS)]
    if view.upright:
        last = Box(last.x, last.y, box.wide, last.high)
    _draw_corporation(p, last, view)
    return [*touches, Touch(last, "corporation")]


def _draw_number(p: Painter, box: Box, view: View, name: str) -> None:
    p.rect(*box, "panel", TILE)
    p.sign(SIGNS[name], box.x + 24, box.y + 24, 30)
    words = view.name(name, "short") if name == "tr" else capital(view.name(name))
    size = p.largest(words, (FACT, LABEL), box.wide - 56)
    p.words(box.x + 46, box.y + 31, words, size, "dim")
    number = str(view.get(name, 0))
    if name == "generation":
        number += f" / {view.get('generations')}"
    large = MOVE if box.high >= 88 else TITLE
    base = box.y + 46 + (box.high - 46 + large * 0.5) / 2
    p.words(box.x + box.wide / 2, base, number, large, bold=True, anchor="middle")


def _draw_corporation(p: Painter, box: Box, view: View) -> None:
    p.rect(*box, "panel", TILE)
    p.sign("card", box.x + 24, box.y + 24, 30)
    title = view.name("corporation")
    size = p.largest(title, (FACT, LABEL), box.wide - 56)
    p.words(box.x + 46, box.y + 31, title, size, "dim")
    corporation = view.get("corporation")
    words = capital(view.name(corporation)) if corporation else "–"
    size = p.largest(words, (FACT, LABEL), box.wide - 16, 2)
    lines = p.wrap(words, size, box.wide - 16)
    y = box.y + 44 + (box.high - 44 - len(lines) * size * 1.15) / 2 + size * 0.9
    for line in lines:
        p.words(box.x + box.wide / 2, y, line, size, anchor="middle")
        y += size * 1.15
