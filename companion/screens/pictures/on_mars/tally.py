"""The score sheet beside the question that fills one of its lines."""

from __future__ import annotations

from companion.engine.game import YOU
from companion.games.on_mars.components import LACERDA
from companion.phrases.phrasebook import minus
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.pictures.on_mars.header import PARTS, SHEET, scored_line
from companion.screens.pictures.on_mars.kinds import SIGNS
from companion.screens.theme import CHIP, FACT, LABEL, LEADING, TILE, TITLE

INKS = {YOU: "ice", LACERDA: "violet"}
HEAD, TOTAL, COLUMN = 34, 44, 54
"""The heights of the tokens and of the totals, and the width of a column."""


QUESTIONS = [f"on-mars.score-{part}" for part in (*SHEET, *PARTS)]


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw every line with both numbers, if they are known; that which is asked stands out."""
    p.rect(*box, "sunk", TILE)
    edges = {LACERDA: box.right - 16, YOU: box.right - 16 - COLUMN}
    for who, edge in edges.items():
        p.token(who, edge - 12, box.y + HEAD / 2 + 2, 12)
    pitch = (box.high - HEAD - TOTAL) / len(SHEET)
    names = {line: _capital(view.name(line, "field")) for line in SHEET}
    room = edges[YOU] - COLUMN - box.x - 46
    sizes = (FACT, LABEL) if pitch > FACT * LEADING else (LABEL,)
    size = min(p.largest(name, sizes, room, 1, True) for name in names.values())
    for at, (line, name) in enumerate(names.items()):
        y = box.y + HEAD + at * pitch
        asked, base = line == scored_line(view), y + pitch / 2 + size * 0.36
        if asked:
            p.rect(box.x + 6, y, box.wide - 12, pitch, "raised", CHIP)
        p.sign(SIGNS[f"scores.{line}"], box.x + 26, y + pitch / 2, min(26, pitch - 4))
        p.words(box.x + 46, base, name, size, bold=asked)
        for who, edge in edges.items():
            points = view.scores.get(who, {}).get(line)
            ink = "dim" if points is None else "ice" if who == YOU else "sand"
            words = "–" if points is None else minus(str(points))
            p.words(edge, base, words, size, ink, points is not None, "end")
    p.line((box.x + 12, box.bottom - TOTAL + 3, box.right - 12, box.bottom - TOTAL + 3), "line", 2)
    now, left = view.words("screens.scores-now"), box.x + 16
    room = edges[YOU] - COLUMN - left
    if p.fits(now, LABEL, room):
        size = p.largest(now, (FACT, LABEL), room)
        p.words(left, box.bottom - 13, now, size, "dim")
    for who, edge in edges.items():
        total = minus(str(sum(view.scores.get(who, {}).values())))
        p.words(edge, box.bottom - 12, total, TITLE, INKS[who], True, "end")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


SCORED = Picture(draw)
