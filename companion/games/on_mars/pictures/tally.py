"""The score sheet beside the questions that fill its lines, and those about the Solo Goals."""

from __future__ import annotations

from companion.engine.game import YOU
from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.pictures.header import PARTS, scored_line
from companion.games.on_mars.pictures.kinds import ICONS
from companion.games.on_mars.scoring import LINES
from companion.phrases.phrasebook import capital, minus
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.theme import CHIP, FACT, TILE, TITLE

COLOURS = {YOU: "ice", LACERDA: "violet"}
HEAD, TOTAL, COLUMN, NAME = 34, 44, 60, 42
"""The heights of the tokens and of the totals, the width of a column, and where names begin."""

MIN_LINE = 24
"""If lines would be lower than this, in units, they are in two columns."""


QUESTIONS = [*(f"on-mars.score-{part}" for part in (*LINES, *PARTS)), "on-mars.goal-line"]


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw every line with both numbers, if known; the one asked for stands out.

    Names are shown if all of them fit.
    """
    p.rect(*box, "sunk", TILE)
    columns = 1 if box.height - HEAD - TOTAL >= len(LINES) * MIN_LINE else 2
    sheet = Box(box.x, box.y + HEAD, box.width, box.height - HEAD - TOTAL)
    places = sheet.grid(columns, len(LINES) // columns, 0)
    for column in places[:columns]:
        for who, edge in _edges(column).items():
            p.token(who, edge - 12, box.y + HEAD / 2 + 2, 12)
    room = Box(0, 0, _edges(places[0])[YOU] - COLUMN - box.x - NAME, places[0].height)
    names, size = _names(p, view, room)
    figures = p.size_in(room._replace(width=COLUMN), "−88", FACT, True)
    order = sorted(places, key=lambda place: (place.x, place.y))
    for line, name, place in zip(LINES, names, order, strict=True):
        _draw_line(p, place, view, line, name, size, figures)
    y = box.bottom - TOTAL + 3
    p.line((box.x + 12, y, box.right - 12, y), "line", 2)
    edges = _edges(box)
    total = Box(box.x + 16, y, edges[YOU] - COLUMN - box.x - 20, TOTAL - 4)
    words = view.words("screens.scores-now")
    size = p.size_in(total, words, FACT)
    if p.has_room(total, words, size):
        p.text(total, words, size, "dim", anchor="start")
    for who, edge in edges.items():
        points = minus(str(sum(view.scores.get(who, {}).values())))
        p.words(edge, box.bottom - 12, points, TITLE, COLOURS[who], True, "end")


def _edges(box: Box) -> dict[str, float]:
    """Return where each player's numbers end."""
    return {LACERDA: box.right - 16, YOU: box.right - 16 - COLUMN}


def _names(p: Painter, view: View, room: Box) -> tuple[list[str], float]:
    """Return the names of the lines with their text size: short ones, or none, if needed."""
    for form in ("field", "short"):
        names = [capital(view.name(line, form)) for line in LINES]
        size = min(p.size_in(room, name, FACT, True) for name in names)
        if all(p.has_room(room, name, size, True) for name in names):
            return names, size
    return [""] * len(LINES), FACT


def _draw_line(
    p: Painter, box: Box, view: View, line: str, name: str, size: float, figures: float
) -> None:
    """Draw a line with both numbers, all of which have one text size."""
    asked = line == scored_line(view)
    middle = box.y + box.height / 2
    if asked:
        p.rect(box.x + 6, box.y, box.width - 12, box.height, "raised", CHIP)
    p.icon(ICONS[f"scores.{line}"], box.x + 26, middle, min(26, box.height - 4))
    p.words(box.x + NAME, middle + size * 0.36, name, size, bold=asked)
    for who, edge in _edges(box).items():
        points = view.scores.get(who, {}).get(line)
        colour = "dim" if points is None else "ice" if who == YOU else "sand"
        words = "–" if points is None else minus(str(points))
        p.words(edge, middle + figures * 0.36, words, figures, colour, points is not None, "end")


SCORED = Picture(draw, instead=True)
