"""The sheet: a row for each line, a column for each player, and the totals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.games.score_pad.pads import PADS, points_of
from companion.phrases.phrasebook import minus
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.theme import CHIP, FACT, LABEL, LANE, TITLE

GAMES = {"on-mars": "mine", "dice": "die", "ares": "temperature", "classic": "city"}

LINES = {
    "op-track": "op",
    "progress": "cube",
    "ships": "ship",
    "quarters": "pawn",
    "techs": "tech",
    "blueprints": "blueprint",
    "scientists": "scientist",
    "contracts": "contract",
    "vp-track": "op",
    "award-1": "science",
    "award-2": "science",
    "award-3": "science",
    "milestones": "flag",
    "cards": "card",
    "tr": "tr",
    "forests": "forest",
    "greeneries": "forest",
    "cities": "city",
}

ICONS = {**GAMES, **LINES}
"""The icon of each name."""


KEY = "score-pad.line"
TALLEST, LOWEST, WIDEST, NAME = 52, 26, 100, 50
"""The maximum and minimum height of a row, the maximum width of a column, and where names begin."""

FEWEST = 4
"""The fewest lines in sight in larger text, if they fit at all."""

WORDED = ("award", "cities")
"""The lines for which the player must read what is counted."""

NONE = "–"


class PadRow(NamedTuple):
    """A line: its name, that of the number which is counted, and the points of each player."""

    name: str
    cell: str
    points: Mapping[str, int]


def players(view: View) -> list[str]:
    """Return the players, in seating order."""
    seats = list(view.get("totals", {}))
    return seats[: view.get("players", 0)]


def rows(view: View) -> list[PadRow]:
    """Return the lines that are counted, with what is known of them."""
    pad = PADS.get(view.get("game"))
    who = players(view)
    found = []
    for line in pad.lines if pad else ():
        if line.name in view.get("lines", []):
            counted = {each: view.get(each, {}) for each in who}
            numbers = {each: of[line.cell] for each, of in counted.items() if line.cell in of}
            rarity = view.get("rarity", {}).get(line.name)
            found.append(PadRow(line.name, line.cell, points_of(line, numbers, len(who), rarity)))
    return found


def counting(view: View) -> tuple[str, str]:
    """Return the line that is counted now and for whom, "" if none is."""
    args = view.args(KEY) if view.asked == KEY else None
    return (args["line"], args["player"]) if args else ("", "")


def leaves_room(view: View) -> bool:
    """Return whether the sheet may replace the text about what is counted."""
    return not counting(view)[0].startswith(WORDED)


class Columns(NamedTuple):
    """The left edge of the players' columns, their width, and the height of a row."""

    left: float
    width: float
    height: float

    def cell(self, at: int, y: float) -> Box:
        """Return a player's box in a row."""
        return Box(self.left + at * self.width, y, self.width, self.height)


def draw(p: Painter, box: Box, view: View, _large: bool = False) -> list[Touch]:
    """Draw the sheet; a tap on a player's points in a line opens its number.

    If not all lines fit, those around the current one are shown.
    """
    who = players(view)
    lines = _in_sight(rows(view), counting(view)[0], _most(box.height - 8, p.text_scale))
    if not lines:
        return []
    height = min(TALLEST, (box.height - 8) / (len(lines) + 2))
    points = {line.name: [_points_text(line.points.get(each)) for each in who] for line in lines}
    totals = [_points_text(view.get("totals", {})[each] or 0) for each in who]
    numbers = [*totals, *(each for of_line in points.values() for each in of_line)]
    names, size = _names(p, view, lines, numbers, box._replace(height=height))
    least = _least_column(p, numbers, size)
    taken = max(p.width(name, size, True) for name in names) + NAME + 24
    width = max(least, min(WIDEST, (box.width - taken) / len(who)))
    width = min(width, (box.width - NAME - 8) / len(who))
    columns = Columns(box.right - 8 - width * len(who), width, height)
    p.rect(*box.upper(height * (len(lines) + 2) + 8), "sunk", LANE)
    _draw_players(p, view, columns, box.y + 4)
    touches = []
    for number, (line, name) in enumerate(zip(lines, names, strict=True), 1):
        row = Box(box.x, box.y + 4 + number * height, box.width, height)
        now = line.name == counting(view)[0]
        draw_name(p, row._replace(width=columns.left - box.x), line, name, size, now)
        for at, each in enumerate(who):
            place = columns.cell(at, row.y)
            counted = (line.name, each) == counting(view)
            if counted:
                p.rect(place.x + 2, place.y + 2, place.width - 4, place.height - 4, "orange", CHIP)
            known = line.points.get(each) is not None
            colour = "on-accent" if counted else "ice" if known else "dim"
            p.text(place, points[line.name][at], size, colour, known)
            touches.append(Touch(row if len(who) == 1 else place, f"{each}.{line.cell}"))
    total = Box(box.x, box.y + 4 + (len(lines) + 1) * height, box.width, height)
    draw_totals(p, total, view, columns, totals)
    return touches


def _most(height: float, text_scale: float) -> int:
    """Return how many lines fit: their rows grow with the text while a few remain in sight."""
    usual, enlarged = (int(height / (LOWEST * each)) - 2 for each in (1, max(1, text_scale)))
    return max(enlarged, min(usual, FEWEST))


def _in_sight(lines: list[PadRow], now: str, most: int) -> list[PadRow]:
    """Return at most ``most`` lines, with the line ``now`` in their middle."""
    at = next((at for at, line in enumerate(lines) if line.name == now), 0)
    begin = max(0, min(at - most // 2, len(lines) - most))
    return lines[begin : begin + max(1, most)]


def _points_text(points: int | None) -> str:
    return NONE if points is None else minus(str(points))


def _names(
    p: Painter, view: View, lines: list[PadRow], numbers: list[str], row: Box
) -> tuple[list[str], float]:
    """Return the names of the lines, and the text size at which they and the numbers fit in a row.

    They are short, or none, if needed.
    """
    sizes = [size for size in p.sizes(FACT) if p.has_room(row, "0", size)] or [LABEL]
    for form in ("", "short"):
        names = [view.name(line.name, form) for line in lines]
        for size in sizes:
            columns = len(players(view)) * _least_column(p, numbers, size)
            room = row._replace(width=row.width - NAME - 16 - columns)
            if all(p.has_room(room, name, size, True) for name in names):
                return names, size
    return [""] * len(lines), min(sizes[0], FACT)


def _least_column(p: Painter, numbers: list[str], size: float) -> float:
    return max(p.width(each, size, True) for each in numbers) + size / 2


def draw_name(p: Painter, row: Box, line: PadRow, name: str, size: float, now: bool) -> None:
    """Draw the name of a line with its icon; that of ``now`` stands out."""
    middle = row.y + row.height / 2
    if now:
        p.rect(row.x + 4, row.y + 1, row.width - 4, row.height - 2, "raised", CHIP)
        p.poly([row.x + 8, middle - 7, row.x + 16, middle, row.x + 8, middle + 7], "orange")
    p.icon(ICONS[line.name], row.x + 30, middle, min(27, row.height - 2))
    room = Box(row.x + NAME, row.y, row.width - NAME - 4, row.height)
    p.text(room, name, size, bold=now, anchor="start")


def draw_totals(p: Painter, row: Box, view: View, columns: Columns, totals: Sequence[str]) -> None:
    """Draw each player's points so far."""
    p.line((row.x + 8, row.y, row.right - 8, row.y), "line", 2)
    name, room = (
        view.name("totals"),
        Box(row.x + NAME, row.y, columns.left - row.x - NAME, row.height),
    )
    size = p.size_in(room, name, FACT, True)
    if p.has_room(room, name, size, True):
        p.text(room, name, size, bold=True, anchor="start")
    cell = columns.cell(0, 0)._replace(width=columns.width - 8)
    size = min(p.size_in(cell, total, TITLE, True) for total in totals)
    for at, total in enumerate(totals):
        p.text(columns.cell(at, row.y), total, size, "ice", True)


def _cut(p: Painter, name: str, room: float, size: float) -> str:
    """Return a name as far as it has room."""
    shown = name
    while len(name) > 1 and p.width(shown, size, True) > room:
        name = name[:-1].rstrip()
        shown = f"{name}…"
    return shown


def _draw_players(p: Painter, view: View, columns: Columns, y: float) -> None:
    """Draw the players: by name if all fit or were entered, else by the number of the seat."""
    who, now = players(view), counting(view)[1]
    names = [view.name(each, "short") for each in who]
    room = columns.cell(0, y)._replace(width=columns.width - 8)
    size = min(p.size_in(room, name, FACT) for name in names)
    named = all(p.has_room(room, name, size, True) for name in names)
    if not named and view.people:
        size = LABEL
        names, named = [_cut(p, name, room.width, size) for name in names], True
    for at, each in enumerate(who):
        cell = columns.cell(at, y)
        if named:
            p.text(cell, names[at], size, "ice", each == now)
            continue
        p.disc(cell.x + cell.width / 2, y + cell.height / 2, 12, "ice" if each == now else "raised")
        p.text(cell, str(at + 1), LABEL, "on-accent" if each == now else "ice", True)
