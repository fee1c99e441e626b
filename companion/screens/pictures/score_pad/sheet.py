"""The sheet: a row for each line, a column for each player, and the totals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.games.score_pad.pads import PADS, points_of
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.score_pad.signs import SIGNS
from companion.screens.theme import CHIP, FACT, LABEL, LANE, TITLE

KEY = "score-pad.line"
LEAST = 47
"""The least side of what can be tapped: 9 mm."""

TALLEST, WIDEST = 52, 100
NONE = "–"


class Row(NamedTuple):
    """A line: its name, that of the number which is counted, and the points of each player."""

    name: str
    cell: str
    points: Mapping[str, int]


def players(view: View) -> list[str]:
    """Return who plays, in the order of the seats."""
    seats = list(view.get("totals", {}))
    return seats[: view.get("players", 0)]


def rows(view: View) -> list[Row]:
    """Return the lines that are counted, with what is known of them."""
    pad = PADS.get(view.get("game"))
    who = players(view)
    found = []
    for line in pad.lines if pad else ():
        if line.name in view.get("lines", []):
            numbers = {
                each: view.get(each, {})[line.cell]
                for each in who
                if line.cell in view.get(each, {})
            }
            rarity = view.get("rarity", {}).get(line.name)
            found.append(Row(line.name, line.cell, points_of(line, numbers, len(who), rarity)))
    return found


def counting(view: View) -> tuple[str, str]:
    """Return the line that is counted now and for whom, "" where none is."""
    args = view.args(KEY) if view.asked == KEY else None
    return (args["line"], args["player"]) if args else ("", "")


def draw(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the sheet. What is high enough to be tapped opens its number."""
    lines, who = rows(view), players(view)
    if not lines:
        return []
    p.rect(*box, "sunk", LANE)
    now, whose = counting(view)
    pitch = min(TALLEST, (box.high - 8) / (len(lines) + 2))
    column = min(WIDEST, (box.wide - 44) * 0.68 / len(who))
    left = box.right - 8 - column * len(who)
    size = FACT if pitch >= 26 else LABEL
    names = [view.name(line.name) for line in lines]
    written = min(p.largest(name, (size, LABEL), left - box.x - 44) for name in names)
    y = box.y + 4
    for at, each in enumerate(who):
        draw_player(p, left + (at + 0.5) * column, y + pitch / 2, view, each, column, each == whose)
    touches = []
    for line, name in zip(lines, names, strict=True):
        y += pitch
        if line.name == now:
            p.rect(box.x + 4, y + 1, box.wide - 8, pitch - 2, "raised", CHIP)
            middle = y + pitch / 2
            p.poly([box.x + 8, middle - 7, box.x + 16, middle, box.x + 8, middle + 7], "orange")
        p.sign(SIGNS[line.name], box.x + 30, y + pitch / 2, min(27, pitch - 2))
        base = y + pitch / 2 + size * 0.36
        if p.fits(name, written, left - box.x - 44):
            p.words(box.x + 50, base, name, written, bold=line.name == now)
        for at, each in enumerate(who):
            points = line.points.get(each)
            words, ink = (NONE, "dim") if points is None else (_minus(points), "ice")
            end = left + (at + 0.5) * column
            p.words(end, base, words, size, ink, points is not None, "middle")
            if pitch >= LEAST and column >= LEAST:
                place = Box(left + at * column, y, column, pitch)
                touches.append(Touch(place, f"{each}.{line.cell}"))
    y += pitch
    p.line((box.x + 8, y, box.right - 8, y), "line", 2)
    draw_totals(p, Box(box.x, y, box.wide, pitch), view, left, column)
    return touches


def draw_totals(p: Painter, box: Box, view: View, left: float, column: float) -> None:
    """Draw what each player has so far."""
    name = view.name("totals")
    base = box.y + box.high / 2
    size = p.largest(name, (FACT, LABEL), left - box.x - 50, 1, True)
    p.words(box.x + 50, base + size * 0.36, name, size, bold=True)
    for at, each in enumerate(players(view)):
        total = _minus(view.get("totals", {})[each] or 0)
        large = TITLE if box.high >= 34 and column >= 60 else FACT
        middle = left + (at + 0.5) * column
        p.words(middle, base + large * 0.36, total, large, "ice", True, "middle")


def draw_player(
    p: Painter, x: float, y: float, view: View, who: str, room: float, now: bool
) -> None:
    """Draw who plays: by name where there is room, else by the number of the seat."""
    name = view.name(who, "short")
    if p.fits(name, LABEL, room - 8):
        p.words(x, y + 6.5, name, LABEL, "ice", now, "middle")
        return
    p.disc(x, y, 12, "ice" if now else "raised")
    number = view.name(who, "number")
    p.words(x, y + 6.5, number, LABEL, "ink" if now else "ice", True, "middle")


def draw_low(p: Painter, box: Box, view: View) -> None:
    """Draw the sheet turned over, low: a column for each line, a row for each player.

    Where there is no room for all, those who come next after the one who counts are left out.
    """
    lines, who = rows(view), players(view)
    now, whose = counting(view)
    if not lines or box.high < 50:
        return
    p.rect(*box, "sunk", LANE)
    pitch = 26.0
    shown = _around(who, whose, int((box.high - 4) // pitch) - 1)
    left = box.x + 34
    column = (box.right - 64 - left) / len(lines)
    for at, line in enumerate(lines):
        middle = left + (at + 0.5) * column
        if line.name == now:
            high = pitch * (len(shown) + 1)
            p.rect(left + at * column + 2, box.y + 2, column - 4, high, "raised", CHIP)
        p.sign(SIGNS[line.name], middle, box.y + 2 + pitch / 2, 22)
        for row, each in enumerate(shown, 1):
            points = line.points.get(each)
            words, ink = (NONE, "dim") if points is None else (_minus(points), "ice")
            base = box.y + 2 + (row + 0.5) * pitch + 6.5
            p.words(middle, base, words, LABEL, ink, each == whose, "middle")
    for row, each in enumerate(shown, 1):
        y = box.y + 2 + (row + 0.5) * pitch
        p.disc(box.x + 18, y, 11, "ice" if each == whose else "raised")
        number, ink = view.name(each, "number"), "ink" if each == whose else "ice"
        p.words(box.x + 18, y + 6.5, number, LABEL, ink, True, "middle")
        total = _minus(view.get("totals", {})[each] or 0)
        p.words(box.right - 12, y + 7.5, total, FACT, "ice", True, "end")


def _around(who: list[str], whose: str, most: int) -> list[str]:
    """Return as many players as there is room for, the one who counts among them."""
    if len(who) <= most:
        return who
    first = who.index(whose) if whose in who else 0
    first = min(first, len(who) - most)
    return who[first : first + most]


def _minus(number: int) -> str:
    return str(number).replace("-", "−")
