"""The Reward tiles over the columns of the LSS: in the set-up, and when one is scored."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.pictures.on_mars.kinds import COLUMNS, KINDS, REWARDS
from companion.screens.pictures.on_mars.positions import args
from companion.screens.theme import BUTTON, FACT, LABEL, LEADING, TITLE

SIZES = (TITLE, FACT, LABEL)
STANDING = 230
"""The width of a tile beside what it lies over, in a screen that stands."""


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw each column of the LSS with the tile that lies over it."""
    told = args(view, "lay-rewards")
    if not told:
        return
    places = box.grid(1, 4) if view.upright else box.grid(4, 1)
    tiles = [told[f"tile_{at}"] for at in range(1, len(COLUMNS) + 1)]
    room = (STANDING if view.upright else places[0].wide) - 40
    lines = 2 if view.upright else 3
    named = room - 44 if view.upright else room  # beside its sign
    names = [p.largest(view.name(each, "short"), SIZES, named, 1, True) for each in tiles]
    small = [p.largest(view.name(each, "reward"), SIZES[1:], room, lines) for each in tiles]
    sizes = min(names), min(small)
    for at, (kind, place) in enumerate(zip(COLUMNS, places, strict=True), 1):
        tile = told[f"tile_{at}"]
        p.rect(*place, "panel", BUTTON)
        if view.upright:
            tall = Box(place.x, place.y, STANDING, place.high)
            _draw_tile(p, tall, view, tile, sizes)
            beside = Box(tall.right, place.y + place.high / 2 - 54, place.wide - STANDING, 108)
            _draw_kind(p, beside, view, kind)
        else:
            _draw_tile(p, place.upper(place.high - 108), view, tile, sizes)
            _draw_kind(p, place.lower(place.high - 108), view, kind)


def _draw_tile(p: Painter, box: Box, view: View, tile: str, sizes: tuple[float, float]) -> None:
    """Draw a Reward tile: its sign, and in these sizes its name and what it counts."""
    p.rect(box.x + 8, box.y + 8, box.wide - 16, box.high - 16, "raised", BUTTON)
    (size, small), x, room = sizes, box.x + box.wide / 2, box.wide - 40
    tall = box.high > 160
    name, words = view.name(tile, "short"), view.name(tile, "reward")
    if tall:
        p.sign(REWARDS[tile], x, box.y + 44, 48)
        base = box.y + 98
        p.words(x, base, name, size, "op", bold=True, anchor="middle")
    else:  # the sign stands before the name
        wide, base = p.width(name, size, True), box.y + 42
        p.sign(REWARDS[tile], x - wide / 2 - 4, base - size * 0.36, 30)
        p.words(x + 18, base, name, size, "op", bold=True, anchor="middle")
    for at, line in enumerate(p.wrap(words, small, room)):
        y = base + 4 + small * 1.1 + at * small * LEADING
        p.words(x, y, line, small, "dim", anchor="middle")


def _draw_kind(p: Painter, box: Box, view: View, kind: str) -> None:
    """Draw the type of a column."""
    x, words = box.x + box.wide / 2, view.name(kind)
    p.sign(KINDS[kind], x, box.y + 30, 44)
    size = p.largest(words, (FACT, LABEL), box.wide - 12, 2)
    lines = p.wrap(words, size, box.wide - 12)
    for at, line in enumerate(lines):
        y = box.y + 72 + at * size * 1.1
        p.words(x, y, line, size, anchor="middle")


REWARDS_LAID = Picture(draw, instead=True)
