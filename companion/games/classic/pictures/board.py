"""The player board: for each resource the stock, large, and the production, small."""

from __future__ import annotations

from companion.games.classic.pictures.icons import RESOURCES
from companion.phrases.phrasebook import minus
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.theme import CHIP, GAP, LABEL, MOVE, NOUN, TILE, TITLE

SHOWS = ("classic.report", "classic.project", "classic.buy-cards", "classic.produce")
"""The questions at which the whole board is visible."""


TALL, LARGE = 112, 128
"""From this size on the production is below the stock, and the stock as large as it can be."""


def tracks_board(view: View) -> bool:
    """Return whether the companion tracks the player board."""
    return view.get("stock.megacredits") is not None


def shows_board(view: View) -> bool:
    """Return whether the player board belongs to the step."""
    return tracks_board(view) and view.asked in SHOWS


def stock(view: View, resource: str) -> str:
    """Return the stock of a resource."""
    return minus(str(view.get(f"stock.{resource}", 0)))


def output(view: View, resource: str) -> str:
    """Return the production of a resource, with its plus or minus."""
    number = view.get(f"production.{resource}", 0)
    return f"+{number}" if number > 0 else minus(str(number))


def draw(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the resources in panels: in one row if they are wide enough, else in two."""
    if not tracks_board(view):
        return []
    columns = 6 if box.width >= 600 else 3
    rows = len(RESOURCES) // columns
    height = min(136, (box.height - GAP * (rows - 1)) / rows)
    places = box.upper(rows * (height + GAP) - GAP).grid(columns, rows)
    touches = []
    for place, resource in zip(places, RESOURCES, strict=True):
        touches += draw_panel(p, place, view, resource)
    return touches


def draw_panel(p: Painter, box: Box, view: View, resource: str) -> list[Touch]:
    """Draw a resource: its icon and name, its stock and its production."""
    p.rect(*box, "panel", TILE)
    name, low = view.name(resource), box.height < TALL
    icon = 28 if low else 34
    p.icon(RESOURCES[resource], box.x + 8 + icon / 2, box.y + 8 + icon / 2, icon)
    room = Box(box.x + icon + 14, box.y + 8, box.width - icon - 20, icon)
    names = [each for each in (name, view.name(resource, "short")) if p.has_room(room, each, LABEL)]
    if names:
        p.text(room, names[0], LABEL, "dim", anchor="start")
    number, top = stock(view, resource), box.y + icon + 8
    sizes = (NOUN, MOVE) if box.height >= LARGE else (MOVE, TITLE)
    beside = _chip_width(p, output(view, resource)) + 2 * GAP if low else 0
    size = p.largest(number, sizes, box.width - 24 - beside, 1, True)
    if low:
        middle = top + (box.bottom - top) / 2 - 2
        p.words(box.x + 14, middle + size * 0.36, number, size, bold=True)
        chip = _chip_width(p, output(view, resource))
        draw_output(p, box.right - 10 - chip / 2, middle - 13, view, resource)
    else:
        chip = box.bottom - 34
        base = top + (chip - top + size * 0.72) / 2
        p.words(box.x + box.width / 2, base, number, size, bold=True, anchor="middle")
        draw_output(p, box.x + box.width / 2, chip, view, resource)
    half = box.height / 2
    return [
        Touch(box.upper(half), f"stock.{resource}"),
        Touch(box.lower(half), f"production.{resource}"),
    ]


def draw_output(p: Painter, middle: float, top: float, view: View, resource: str) -> None:
    """Draw a production on a chip."""
    words = output(view, resource)
    width = _chip_width(p, words)
    p.rect(middle - width / 2, top, width, 26, "raised", CHIP)
    p.words(middle, top + 19.5, words, LABEL, "dim", True, "middle")


def _chip_width(p: Painter, words: str) -> float:
    return max(48, p.width(words, LABEL, True) + 20)
