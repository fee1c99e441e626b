"""The three Missions as they are to lie on the board, and a Mission's cube that moves."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.pictures.on_mars.kinds import MISSIONS
from companion.screens.pictures.on_mars.positions import args
from companion.screens.theme import BUTTON, FACT, HERO, LABEL, LEADING, MOVE, NOUN, TITLE

LETTERS = "ABC"
ROW = 160
"""The room for the name of a Mission, in a screen that stands."""

REPORT = "table.mission"
"""The report of a Mission's cube, as the signs call it."""


def sign_for(view: View, name: str) -> str:
    """Return the sign of what the Mission counts whose cube is reported."""
    report, _, letter = name.rpartition(".")
    return MISSIONS.get(view.get(f"missions.{letter}.card"), "") if report == REPORT else ""


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw each Mission with its cube's number, and the marker of those that remain."""
    told = args(view, "lay-missions")
    if not told:
        return
    places = box.grid(1, 4) if view.upright else box.grid(4, 1)
    part, room = (_draw_row, ROW) if view.upright else (_draw_column, places[0].wide - 16)
    names = [view.name(told[letter], "mission") for letter in LETTERS]
    size = min(p.largest(name, (TITLE, FACT), room, 2, True) for name in names)
    for letter, place in zip(LETTERS, places, strict=False):
        part(p, place, view, letter, told[letter], size)
    _draw_marker(p, places[3], view)


def _draw_column(p: Painter, box: Box, view: View, letter: str, card: str, size: float) -> None:
    told = args(view, "lay-missions")
    p.rect(*box, "panel", BUTTON)
    p.rect(box.x, box.y, box.wide, 62, "raised", BUTTON)
    p.rect(box.x, box.y + 40, box.wide, 22, "raised")
    p.words(box.x + 20, box.y + 45, letter, MOVE, bold=True)
    p.sign(MISSIONS[card], box.right - 40, box.y + 31, 42)
    name = view.name(card, "mission")
    _draw_name(p, box.x + box.wide / 2, box.y + 62, box.wide - 16, 88, name, size)
    _draw_count(p, box.x + box.wide / 2, box.y + 204, told[f"{letter}_left"])
    p.rect(box.x + 20, box.bottom - 58, box.wide - 40, 2, "line")
    _draw_pay(p, box, view, told[f"{letter}_crystals"])


def _draw_row(p: Painter, box: Box, view: View, letter: str, card: str, size: float) -> None:
    told = args(view, "lay-missions")
    p.rect(*box, "panel", BUTTON)
    p.rect(box.x, box.y, 64, box.high, "raised", BUTTON)
    p.words(box.x + 32, box.y + 46, letter, MOVE, bold=True, anchor="middle")
    p.sign(MISSIONS[card], box.x + 32, box.y + box.high - 36, 42)
    name = view.name(card, "mission")
    _draw_name(p, box.x + 148, box.y, ROW, box.high - 40, name, size)
    _draw_pay(
        p, Box(box.x + 56, box.y, 200, box.high), view, told[f"{letter}_crystals"], compact=True
    )
    _draw_count(p, box.right - 96, box.y + box.high / 2, told[f"{letter}_left"])


def _draw_name(
    p: Painter, x: float, y: float, room: float, high: float, words: str, size: float
) -> None:
    lines = p.wrap(words, size, room, True)
    base = y + high / 2 + size * 0.36 - (len(lines) - 1) / 2 * size * 1.16
    for at, line in enumerate(lines):
        p.words(x, base + at * size * 1.16, line, size, bold=True, anchor="middle")


def _draw_count(p: Painter, x: float, y: float, count: int) -> None:
    """Draw the cube and the number on which it starts."""
    words = str(count)
    wide = p.width(words, HERO, True) + 62
    p.sign("cube", x - wide / 2 + 26, y, 52)
    p.words(x + wide / 2, y + HERO * 0.36, words, HERO, bold=True, anchor="end")


def _draw_pay(p: Painter, box: Box, view: View, crystals: int, compact: bool = False) -> None:
    """Draw what a contribution pays."""
    y = box.bottom - (24 if compact else 30)
    words = view.words("on-mars.picture-pays")
    p.words(box.x + 24, y + 8, words, FACT, "dim")
    wide = p.width(words, FACT)
    for at in range(crystals):
        left = box.x + 24 + wide + 26 + at * 26
        p.sign("crystal", left if compact else box.right - 34 - at * 26, y, 34)


def _draw_marker(p: Painter, box: Box, view: View) -> None:
    """Draw where the marker of the remaining Missions starts, and where the others go."""
    p.rect(*box, "sunk", BUTTON)
    before, after, others = (
        view.words("on-mars.picture-remaining", part=part) for part in ("before", "after", "others")
    )
    number = str(view.get("missions_needed", 3))
    if view.upright:
        y = box.y + box.high * 0.34
        p.sign("flag", box.x + 36, y, 46)
        x = box.x + 72
        x += p.words(x, y + FACT * 0.36, before, FACT, "dim") + 12
        x += p.words(x, y + HERO * 0.36, number, HERO, bold=True) + 12
        size, room = p.largest(after, (FACT, LABEL), box.right - x - 8, 2), box.right - x - 8
        lines = p.wrap(after, size, room)
        top = y + size * 0.36 - (len(lines) - 1) * size * LEADING / 2
        for at, line in enumerate(lines):
            p.words(x, top + at * size * LEADING, line, size, "dim")
        p.rect(box.x + 20, box.y + box.high * 0.68, box.wide - 40, 2, "line")
        size = p.largest(others, (FACT, LABEL), box.wide - 40, 1)
        p.words(box.x + 20, box.y + box.high * 0.84 + size * 0.36, others, size, "dim")
        return
    x, room = box.x + box.wide / 2, box.wide - 16
    p.sign("flag", x, box.y + 28, 38)
    p.words(x, box.y + 70, before, FACT, "dim", anchor="middle")
    p.words(x, box.y + 120 + HERO * 0.36, number, HERO, bold=True, anchor="middle")
    size = p.largest(after, (FACT, LABEL), room, 2)
    for at, line in enumerate(p.wrap(after, size, room)):
        p.words(x, box.y + 187 + at * size * LEADING, line, size, "dim", anchor="middle")
    p.rect(box.x + 20, box.bottom - 76, box.wide - 40, 2, "line")
    size = p.largest(others, (FACT, LABEL), room, 2)
    lines = p.wrap(others, size, room)
    low = box.bottom - 38 + size * 0.36 - (len(lines) - 1) * size * LEADING / 2
    for at, line in enumerate(lines):
        p.words(x, low + at * size * LEADING, line, size, "dim", anchor="middle")


def draw_contribution(p: Painter, box: Box, view: View) -> None:
    """Draw the cube of a Mission on its way down to the number that is left."""
    told = args(view, "contribution")
    if not told:
        return
    x, y = box.x + box.wide / 2, box.y + box.high / 2
    p.rect(x - 100, y - 75, 200, 150, "sunk", BUTTON)
    p.words(x - 84, y - 38, told["letter"], TITLE, bold=True)
    p.sign(MISSIONS[told["mission"]], x - 36, y - 48, 34)
    p.words(x - 60, y + 48, str(told["left"] + 1), NOUN, "faint", anchor="middle")
    p.sign("next", x - 8, y + 30, 26, "dim")
    p.words(x + 52, y + 60, str(told["left"]), HERO, bold=True, anchor="middle")
    p.sign("cube", x + 76, y - 46, 38)


MISSIONS_LAID = Picture(draw, instead=True)
CONTRIBUTION = Picture(draw_contribution)
