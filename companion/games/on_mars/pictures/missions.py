"""The three Missions as they are to be placed on the board, and where a cube moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.on_mars.components import MISSIONS as CRYSTALS
from companion.games.on_mars.pictures.kinds import MISSIONS
from companion.games.on_mars.pictures.positions import args, move_now
from companion.games.on_mars.pictures.shapes import frame_present
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.theme import BUTTON, FACT, MOVE, NOUN, TITLE

LETTERS = "ABC"
MARKER = 3
"""The row of the marker of the remaining Missions."""

LETTER, ICON, GAP = 46, 46, 8
"""The width of a Mission's letter, the maximum side of an icon, and the gap between, in units."""

SHORT = 28
"""The width of a Mission's letter in a strip, in units."""

REPORT = "table.mission"
"""The report of a Mission's cube, as the icons name it."""


def icon_for(view: View, name: str) -> str:
    """Return the icon of what the reported Mission counts."""
    report, _, letter = name.rpartition(".")
    return MISSIONS.get(view.get(f"missions.{letter}.card"), "") if report == REPORT else ""


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw each Mission in its own row, and the marker of the remaining Missions.

    A row has the letter, the icon and the name of what is counted, the number on which the cube
    is or goes, and the Crystals for a contribution. If one name doesn't fit, none are shown.
    """
    missions = _missions(view)
    if not missions:
        return
    rows = box.grid(1, 4)
    side = min(ICON, rows[0].height - 10)
    crystals = [CRYSTALS[each["card"]][1] for each in missions.values()]
    columns = _columns(rows[0], side, max(crystals))
    names = [view.name(each["card"], "mission") for each in missions.values()]
    sizes = [p.size_in(columns["name"], name, TITLE, True) for name in names]
    pairs = zip(names, sizes, strict=True)
    named = all(p.has_room(columns["name"], name, size, True) for name, size in pairs)
    for at, (letter, each) in enumerate(missions.items()):
        row, parts = rows[at], _columns(rows[at], side, max(crystals))
        p.rect(*row, "panel", BUTTON)
        p.rect(row.x, row.y, LETTER, row.height, "raised", BUTTON)
        _draw_large(p, row._replace(width=LETTER), letter, MOVE)
        p.icon(MISSIONS[each["card"]], row.x + LETTER + GAP + side / 2, _middle(row), side)
        if named:
            p.text(parts["name"], names[at], min(sizes), bold=True, anchor="start")
        _draw_cube(p, parts["cube"], each["left"], side)
        _draw_pay(p, parts["pays"], crystals[at], side)
    _draw_remaining(p, rows[MARKER], view, side)
    for lit in _present(view, rows):
        frame_present(p, lit)


def _missions(view: View) -> Mapping[str, Mapping[str, Any]]:
    """Return the Missions by letter: what each counts, and the number for its cube."""
    if details := args(view, "lay-missions"):
        return {e: {"card": details[e], "left": details[f"{e}_left"]} for e in LETTERS}
    missions: Mapping[str, Mapping[str, Any]] = view.get("missions") or {}
    if details := args(view, "contribution"):
        return {
            **missions,
            details["letter"]: {"card": details["mission"], "left": details["left"]},
        }
    return missions


def _present(view: View, rows: Sequence[Box]) -> Sequence[Box]:
    """Return the rows that the present move is about, or of all Missions the letters."""
    key, details = view.prompts[-1].key.partition(".")[2], view.prompts[-1].args
    now = move_now(view, key)
    if key == "lay-missions":
        letters = [row._replace(width=LETTER) for row in rows[:MARKER]]
        laid = [*([row] for row in rows[:MARKER]), letters, rows[MARKER:]]
        return laid[now] if now >= 0 else []
    if now == 0 and "letter" in details:
        return [rows[LETTERS.index(details["letter"])]]
    return rows[MARKER:] if "needed" in details else []


def _columns(row: Box, side: float, crystals: int) -> Mapping[str, Box]:
    """Return the boxes of the name, the cube with its number, and the Crystals in a row."""
    pays = 22 + crystals * side * 0.55 + GAP
    cube = side + 2 * GAP + 56
    name = row.x + LETTER + side + 2 * GAP
    left = row.right - pays - cube
    return {
        "name": Box(name, row.y + 2, left - name - GAP, row.height - 4),
        "cube": Box(left, row.y, cube, row.height),
        "pays": Box(row.right - pays, row.y, pays, row.height),
    }


def _middle(row: Box) -> float:
    return row.y + row.height / 2


def _draw_large(p: Painter, box: Box, words: str, largest: float) -> None:
    """Draw a letter or a number in the middle of a box."""
    p.text(box, words, p.size_in(box, words, largest, True), bold=True)


def _draw_cube(p: Painter, box: Box, count: int, side: float) -> None:
    """Draw the cube and its number, or the check mark that it reaches."""
    p.icon("cube", box.x + side / 2, _middle(box), side)
    _draw_number(p, Box(box.x + side + GAP, box.y, 56, box.height), count, side, NOUN)


def _draw_number(p: Painter, box: Box, count: int, side: float, largest: float) -> None:
    """Draw a number in the middle of a box, or the check mark in place of 0."""
    if count:
        _draw_large(p, box, str(count), largest)
    else:
        p.icon("check", box.x + box.width / 2, _middle(box), side)


def _draw_pay(p: Painter, box: Box, crystals: int, side: float) -> None:
    """Draw the reward for a contribution."""
    p.text(Box(box.x, box.y, 18, box.height), "+", FACT, "dim")
    for at in range(crystals):
        p.icon("crystal", box.x + 22 + (at + 0.5) * side * 0.55, _middle(box), side * 0.8)


def _draw_remaining(p: Painter, row: Box, view: View, side: float) -> None:
    """Draw the position of the marker for the remaining Missions."""
    p.rect(*row, "sunk", BUTTON)
    p.icon("flag", row.x + LETTER / 2, _middle(row), side)
    number = Box(row.x + LETTER + GAP, row.y, side, row.height)
    _draw_large(p, number, str(view.get("missions_needed", 3)), NOUN)
    room = Box(number.right + GAP, row.y + 2, row.right - number.right - 2 * GAP, row.height - 4)
    words = view.words("on-mars.picture-remaining")
    p.text(room, words, p.size_in(room, words, FACT), "dim", anchor="start")


def draw_strip(p: Painter, box: Box, view: View) -> None:
    """Draw the Missions side by side: letter, icon and number of each; then how many remain.

    Without room for both, there are no icons.
    """
    missions = _missions(view)
    p.rect(*box, "ground", BUTTON)
    cells = Box(box.x + 4, box.y + 4, box.width - 8, box.height - 8).grid(MARKER + 1, 1)
    digits = 2 * GAP + p.width("00", p.sizes(TITLE)[0], True)
    side = min(ICON, cells[0].height - 12, cells[0].width - SHORT - digits)
    side = side if side >= FACT else 0
    for cell, (letter, each) in zip(cells, missions.items(), strict=False):
        p.rect(*cell, "panel", BUTTON)
        _draw_large(p, cell._replace(width=SHORT), letter, TITLE)
        if side:
            p.icon(MISSIONS[each["card"]], cell.x + SHORT + side / 2, _middle(cell), side)
        _draw_number(p, _beside(cell, SHORT + side), each["left"], side or SHORT, TITLE)
    flag = max(side, SHORT)
    p.rect(*cells[MARKER], "sunk", BUTTON)
    p.icon("flag", cells[MARKER].x + GAP + flag / 2, _middle(cells[MARKER]), flag)
    remain = str(view.get("missions_needed", 3))
    _draw_large(p, _beside(cells[MARKER], GAP + flag), remain, TITLE)
    for lit in _present(view, cells):
        frame_present(p, lit)


def _beside(cell: Box, width: float) -> Box:
    """Return what is left of a cell beside its sign."""
    return Box(cell.x + width, cell.y, cell.width - width, cell.height)


MISSIONS_LAID = Picture(draw, instead=True)
MISSIONS_MOVED = {
    f"on-mars.{key}": Picture(draw_strip)
    for key in ("contribution", "mission-complete", "missions-fewer", "finished-mission")
}
"""The strips of the prompts that move a cube or the marker: the board they are about stays."""
