"""Everything that is tracked, in panels: a tap on one corrects it."""

from __future__ import annotations

from companion.games.classic.state import parameters
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.classic import board, tharsis
from companion.screens.pictures.classic.header import capital
from companion.screens.pictures.classic.signs import SIGNS
from companion.screens.pictures.parameters import draw_columns, draw_rows, tracks
from companion.screens.theme import FACT, GAP, LABEL, LANE, MOVE, TILE, TITLE

NUMBERS = ("generation", "tr", "greeneries", "cities")
BOARD, COLUMNS, ROWS = 124, 76, 144
"""How high a row of resources is, and the parameters side by side or one below the other."""

LOW = 84
"""The height below which a number stands beside its name."""

MAP = 340
"""The width of the map."""


def draw(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the player board, else the map; the parameters, and what else there is."""
    if not board.is_kept(view):
        return _draw_with_map(p, box, view)
    high = 2 * 108 if view.upright else BOARD
    touches = board.draw(p, box.upper(high), view)
    box = box.lower(high + GAP)
    high = ROWS if view.upright else COLUMNS
    touches += draw_parameters(p, box.upper(high), view, view.upright)
    return touches + draw_numbers(p, box.lower(high + GAP), view)


def _draw_with_map(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the map above the rest, or at its left."""
    if view.upright:
        high = box.high - ROWS - 3 * 56 - 3 * GAP
        shown, rest = box.upper(high), box.lower(high + GAP)
    else:
        shown = Box(box.x, box.y, MAP, box.high)
        rest = Box(box.x + MAP + GAP, box.y, box.wide - MAP - GAP, box.high)
    tharsis.draw_tiles(p, shown, view)
    touches = draw_parameters(p, rest.upper(ROWS), view, True)
    return touches + draw_numbers(p, rest.lower(ROWS + GAP), view)


def draw_parameters(p: Painter, box: Box, view: View, rows: bool) -> list[Touch]:
    """Draw the parameters one below the other or side by side."""
    shown = tracks(view, parameters())
    if not rows:
        return draw_columns(p, box, view, shown)
    p.rect(*box, "sunk", LANE)
    return draw_rows(p, Box(box.x + 8, box.y, box.wide - 20, box.high), view, shown)


def draw_numbers(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the numbers that are no resource, and the corporation."""
    wide = box.wide >= 600
    places = box.grid(5, 1) if wide else box.grid(2, 3)
    last = places[4] if wide else Box(places[4].x, places[4].y, box.wide, places[4].high)
    texts = {name: _title(view, name) for name in (*NUMBERS, "corporation")}
    room = places[0].wide - 56
    size = min(p.largest(words, (FACT, LABEL), room) for words in texts.values())
    for place, name in zip((*places[:4], last), texts, strict=True):
        _draw_number(p, place, texts[name], name, size, _value(view, name, place.high >= LOW))
    return [Touch(*each) for each in zip((*places[:4], last), texts, strict=True)]


def _title(view: View, name: str) -> str:
    return view.name(name, "short") if name == "tr" else capital(view.name(name))


def _value(view: View, name: str, whole: bool) -> str:
    """Return what is shown of a number, or of the corporation; ``whole`` tells of how many."""
    value = view.get(name)
    if name == "corporation":
        return capital(view.name(value)) if value else "–"
    if name == "generation" and whole:
        return f"{value} / {view.get('generations')}"
    return str(value)


def _draw_number(p: Painter, box: Box, title: str, name: str, small: float, value: str) -> None:
    """Draw a name, and its value below it or, where it is low, beside it."""
    p.rect(*box, "panel", TILE)
    numeric = name != "corporation"
    if box.high < LOW:
        middle = box.y + box.high / 2
        p.sign(SIGNS[name], box.x + 24, middle, 30)
        taken = p.words(box.x + 46, middle + small * 0.36, title, small, "dim")
        room = box.wide - 46 - taken - 22
        sizes = (TITLE, FACT, LABEL) if numeric else (FACT, LABEL)
        size = p.largest(value, sizes, room, 1, numeric)
        p.words(box.right - 12, middle + size * 0.36, value, size, "sand", numeric, "end")
        return
    p.sign(SIGNS[name], box.x + 24, box.y + 24, 30)
    p.words(box.x + 46, box.y + 31, title, small, "dim")
    room, sizes = box.wide - 16, (MOVE, TITLE) if numeric else (FACT, LABEL)
    size = p.largest(value, sizes, room, 2, numeric)
    lines = p.wrap(value, size, room, numeric)
    y = box.y + 44 + (box.high - 44 - len(lines) * size * 1.15) / 2 + size * 0.85
    for line in lines:
        p.words(box.x + box.wide / 2, y, line, size, "sand", numeric, "middle")
        y += size * 1.15
