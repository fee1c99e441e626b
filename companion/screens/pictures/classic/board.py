"""The player board: of each resource what is there, large, and what is produced, small."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.classic.signs import RESOURCES
from companion.screens.theme import CHIP, FACT, GAP, LABEL, LANE, MOVE, NOUN, TILE, TITLE

SHOWS = ("classic.report", "classic.buy-cards", "classic.produce")
"""The questions at which the whole board is in sight."""

STRIP = 56
"""The least height of a resource: 47 units are 9 mm."""


def is_kept(view: View) -> bool:
    """Tell whether the companion keeps the player board."""
    return view.get("stock.megacredits") is not None


def shows_board(view: View) -> bool:
    """Tell whether the player board belongs to the step."""
    return is_kept(view) and view.asked in SHOWS


def stock(view: View, resource: str) -> str:
    """Return how much of a resource is there."""
    return _minus(view.get(f"stock.{resource}", 0))


def output(view: View, resource: str) -> str:
    """Return the production of a resource, with its sign before it."""
    number = view.get(f"production.{resource}", 0)
    return f"+{number}" if number > 0 else _minus(number)


def draw(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the resources in panels: in one row where they are wide enough, else in two."""
    if not is_kept(view):
        return []
    columns = 6 if box.wide >= 600 else 3
    rows = len(RESOURCES) // columns
    high = min(136, (box.high - GAP * (rows - 1)) / rows)
    places = box.upper(rows * (high + GAP) - GAP).grid(columns, rows)
    touches = []
    for place, resource in zip(places, RESOURCES, strict=True):
        touches += draw_panel(p, place, view, resource)
    return touches


def draw_panel(p: Painter, box: Box, view: View, resource: str) -> list[Touch]:
    """Draw a resource: its sign and name, what is there, and below it what is produced."""
    p.rect(*box, "panel", TILE)
    middle, name = box.x + box.wide / 2, view.name(resource)
    sign = 34 if box.high >= 110 else 26
    p.sign(RESOURCES[resource], box.x + 8 + sign / 2, box.y + 8 + sign / 2, sign)
    room = box.wide - sign - 22
    if p.fits(name, LABEL, room):
        p.words(box.x + sign + 14, box.y + 14 + sign / 2, name, LABEL, "dim")
    number = stock(view, resource)
    lower = box.bottom - 10 - 24
    size = p.largest(number, (NOUN, MOVE, TITLE), box.wide - 16, 1, True)
    space = lower - box.y - sign - 8
    if size * 0.72 > space:
        size = TITLE
    p.words(middle, lower - (space - size * 0.72) / 2, number, size, bold=True, anchor="middle")
    draw_output(p, middle, lower, view, resource)
    half = box.high / 2
    return [
        Touch(box.upper(half), f"stock.{resource}"),
        Touch(box.lower(half), f"production.{resource}"),
    ]


def draw_strip(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the resources without their names, low, in one row or two."""
    columns = 6 if box.wide >= 600 else 3
    touches = []
    places = box.grid(columns, len(RESOURCES) // columns)
    for place, resource in zip(places, RESOURCES, strict=True):
        touches.append(_draw_low(p, place, view, resource))
    return touches


def _draw_low(p: Painter, box: Box, view: View, resource: str) -> Touch:
    """Draw a resource in one line: its sign, what is there, what is produced."""
    p.rect(*box, "panel", LANE)
    middle = box.y + box.high / 2
    p.sign(RESOURCES[resource], box.x + 20, middle, 30)
    made = output(view, resource)
    chip = p.width(made, LABEL, True) + 12
    p.rect(box.right - 6 - chip, middle - 13, chip, 26, "raised", CHIP)
    p.words(box.right - 6 - chip / 2, middle + 6.5, made, LABEL, "dim", True, "middle")
    number = stock(view, resource)
    room = box.wide - 40 - chip - 12
    size = p.largest(number, (TITLE, FACT, LABEL), room, 1, True)
    at = box.x + 38 + room / 2
    p.words(at, middle + size * 0.36, number, size, bold=True, anchor="middle")
    return Touch(box, f"stock.{resource}")


def draw_output(p: Painter, middle: float, top: float, view: View, resource: str) -> None:
    """Draw a production on a chip, 24 units high."""
    words = output(view, resource)
    wide = max(56, p.width(words, LABEL, True) + 24)
    p.rect(middle - wide / 2, top, wide, 24, "raised", CHIP)
    p.words(middle, top + 18.5, words, LABEL, "dim", True, "middle")


def _minus(number: int) -> str:
    return str(number).replace("-", "−")
