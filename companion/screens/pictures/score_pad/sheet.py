"""The sheet: a row for each line, a column for each player, and the totals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.games.score_pad.pads import PADS, points_of
from companion.phrases.phrasebook import minus
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.score_pad.signs import SIGNS
from companion.screens.theme import CHIP, FACT, LABEL, LANE, TITLE

KEY = "score-pad.line"
TALLEST, WIDEST, NAME = 52, 100, 50
"""The height of a row, the width of a column, at most, and where the names begin."""


WORDED = ("award", "cities")
"""The lines of which it must be read what is counted."""

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
            counted = {each: view.get(each, {}) for each in who}
            numbers = {each: of[line.cell] for each, of in counted.items() if line.cell in of}
            rarity = view.get("rarity", {}).get(line.name)
            found.append(Row(line.name, line.cell, points_of(line, numbers, len(who), rarity)))
    return found


def counting(view: View) -> tuple[str, str]:
    """Return the line that is counted now and for whom, "" where none is."""
    args = view.args(KEY) if view.asked == KEY else None
    return (args["line"], args["player"]) if args else ("", "")


def leaves_room(view: View) -> bool:
    """Tell whether the sheet may stand where else the words would tell what is counted."""
    return not counting(view)[0].startswith(WORDED)


class Columns(NamedTuple):
    """Where the columns of the players begin, how wide each is, and how high a row is."""

    left: float
    wide: float
    high: float

    def middle(self, at: int) -> float:
        """Return the middle of a player's column."""
        return self.left + (at + 0.5) * self.wide


def draw(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the sheet; a tap on what a line gives to a player opens its number."""
    lines, who = rows(view), players(view)
    if not lines:
        return []
    now, whose = counting(view)
    high = min(TALLEST, (box.high - 8) / (len(lines) + 2))
    large = min(FACT * max(1, p.letters), high / 1.25)
    longest = max(p.width(view.name(line.name, "short"), min(large, FACT)) for line in lines)
    wide = min(WIDEST, (box.wide - NAME - 16 - longest) / len(who))
    columns = Columns(box.right - 8 - wide * len(who), wide, high)
    p.rect(*box.upper(high * (len(lines) + 2) + 8), "sunk", LANE)
    for at, each in enumerate(who):
        draw_player(p, columns.middle(at), box.y + 4 + high / 2, view, each, wide, each == whose)
    room = columns.left - box.x - NAME - 8
    size = large if high >= 26 else LABEL
    sizes = sorted({each for each in (size, FACT, LABEL) if each <= size}, reverse=True)
    names = [_name(p, view, line.name, room, size) for line in lines]
    letters = min(p.largest(name, sizes, room) for name in names)
    touches = []
    for number, (line, name) in enumerate(zip(lines, names, strict=True), 1):
        row = Box(box.x, box.y + 4 + number * high, box.wide, high)
        draw_name(p, row, line, name, letters, line.name == now)
        for at, each in enumerate(who):
            cell = Box(columns.left + at * wide, row.y, wide, high)
            counted = (line.name, each) == (now, whose)
            if counted:
                p.rect(cell.x + 6, cell.y + 2, cell.wide - 12, cell.high - 4, "orange", CHIP)
            draw_points(p, columns.middle(at), row, line.points.get(each), size, counted)
            touches.append(Touch(row if len(who) == 1 else cell, f"{each}.{line.cell}"))
    total = Box(box.x, box.y + 4 + (len(lines) + 1) * high, box.wide, high)
    draw_totals(p, total, view, columns)
    return touches


def _name(p: Painter, view: View, line: str, room: float, size: float) -> str:
    """Return a line's name, the short one where the whole has no room, or none as large."""
    name = view.name(line)
    return name if p.fits(name, size if size > FACT else LABEL, room) else view.name(line, "short")


def draw_name(p: Painter, row: Box, line: Row, name: str, size: float, now: bool) -> None:
    """Draw the name of a line with its sign; that of ``now`` stands out."""
    middle = row.y + row.high / 2
    if now:
        p.rect(row.x + 4, row.y + 1, row.wide - 8, row.high - 2, "raised", CHIP)
        p.poly([row.x + 8, middle - 7, row.x + 16, middle, row.x + 8, middle + 7], "orange")
    p.sign(SIGNS[line.name], row.x + 30, middle, min(27, row.high - 2))
    p.words(row.x + NAME, middle + size * 0.36, name, size, bold=now)


def draw_points(p: Painter, x: float, row: Box, points: int | None, size: float, now: bool) -> None:
    """Draw what a line gives to a player; what is counted ``now`` is on orange."""
    words, ink = (NONE, "dim") if points is None else (minus(str(points)), "ice")
    base = row.y + row.high / 2 + size * 0.36
    p.words(x, base, words, size, "ink" if now else ink, points is not None, "middle")


def draw_totals(p: Painter, row: Box, view: View, columns: Columns) -> None:
    """Draw what each player has so far."""
    p.line((row.x + 8, row.y, row.right - 8, row.y), "line", 2)
    name, middle = view.name("totals"), row.y + row.high / 2
    size = p.largest(name, (FACT, LABEL), columns.left - row.x - NAME, 1, True)
    p.words(row.x + NAME, middle + size * 0.36, name, size, bold=True)
    totals = [minus(str(view.get("totals", {})[each] or 0)) for each in players(view)]
    sizes = (TITLE, FACT, LABEL) if row.high >= 34 else (FACT, LABEL)
    large = min(p.largest(total, sizes, columns.wide - 6, 1, True) for total in totals)
    for at, total in enumerate(totals):
        p.words(columns.middle(at), middle + large * 0.36, total, large, "ice", True, "middle")


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
