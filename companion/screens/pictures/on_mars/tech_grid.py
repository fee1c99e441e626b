"""The Tech Grid as it is to lie on the table: copy it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.screens import theme
from companion.screens.drawing import signs
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View
from companion.screens.pictures.on_mars.kinds import KINDS
from companion.screens.pictures.on_mars.positions import args
from companion.screens.pictures.on_mars.shapes import tall_hexagon
from companion.screens.theme import FACT, GAP, LABEL, LEADING, TILE

ROWS = (2, 3, 3)
"""The tiles of each row, from the bottom."""

COSTS = ("free", "battery", "two")
LABELS, BESIDE = 110, 74
"""The widths of what a row costs, in a screen that lies, and of a tile's hex."""

SIGN, PLUS, HEAD = 32, 18, 30
"""The side of a sign of a cost, the room of a plus; the height of a cost in a screen that stands.
"""


def rows(techs: Sequence[str]) -> list[list[tuple[int, str]]]:
    """Return the rows from the top, each tile with its number: the bottom left one is the first."""
    found, at = [], 0
    for count in ROWS:
        found.append([(at + n + 1, tech) for n, tech in enumerate(techs[at : at + count])])
        at += count
    return found[::-1]


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw the rows, the dearest on top, with what each costs."""
    techs = args(view, "lay-techs").get("techs")
    if not techs:
        return
    names = [view.name(tech, "field") for tech in techs]
    side = 0 if view.upright else LABELS + GAP
    size = _size(p, names, box.lower(0)._replace(wide=box.wide - side).grid(3, 1)[0].wide)
    top = HEAD if view.upright else 0
    costs = {cost: view.words("on-mars.picture-cost", row=cost) for cost in COSTS[::-1]}
    small = min(p.largest(words, (FACT, LABEL), LABELS - 12) for words in costs.values())
    for place, row, (cost, words) in zip(box.grid(1, 3), rows(techs), costs.items(), strict=True):
        if view.upright:
            left = place.x + 2 + _signs_wide(cost)
            _draw_signs(p, place.x, place.y + HEAD / 2, cost)
            p.words(left + 4, place.y + HEAD / 2 + FACT * 0.36, words, FACT, "dim")
        else:
            _draw_cost(p, Box(place.x, place.y, LABELS, place.high), cost, words, small)
        inner = Box(place.x + side, place.y + top, place.wide - side, place.high - top)
        for tile, (number, tech) in zip(inner.grid(3, 1), row, strict=False):
            _draw_tile(p, tile, number, KINDS[tech], names[number - 1], size)


def _draw_cost(p: Painter, box: Box, cost: str, words: str, size: float) -> None:
    """Draw what a row costs: its signs over their words."""
    p.rect(*box, "sunk", TILE)
    middle, y = box.x + box.wide / 2, box.y + box.high / 2
    wide = _signs_wide(cost)
    if wide:
        _draw_signs(p, middle - wide / 2, y - 16, cost)
    p.words(middle, y + (32 if wide else size * 0.36), words, size, "dim", anchor="middle")


def _signs_wide(cost: str) -> float:
    """Return the width of the signs of a cost."""
    return {"free": 0, "battery": SIGN, "two": 2 * SIGN + PLUS}[cost]


def _draw_signs(p: Painter, x: float, y: float, cost: str) -> None:
    """Draw the Battery of a cost, and after a plus what stands for any one Resource."""
    if cost == "free":
        return
    p.sign("battery", x + SIGN / 2, y, SIGN)
    if cost == "two":
        p.words(x + SIGN + PLUS / 2, y + FACT * 0.36, "+", FACT, "dim", anchor="middle")
        p.sign("cube", x + SIGN * 1.5 + PLUS, y, SIGN, "dim")


def _size(p: Painter, names: Sequence[str], wide: float) -> float:
    """Return the size of all names on tiles so wide: the largest at which each fits."""
    room = _room(wide)
    sizes = [p.largest(name, (FACT * p.letters, FACT, LABEL), room, 2, True) for name in names]
    return min(sizes)


def _room(wide: float) -> float:
    """Return the room of a name: beside the hex, or below it."""
    return wide - (BESIDE + 6 if wide > 180 else 12)


def _draw_tile(p: Painter, box: Box, number: int, sign: str, words: str, size: float) -> None:
    """Draw a Tech: its number, its hex, and its name beside that, or below it."""
    own = signs.own_colour(sign)
    p.rect(*box, "panel", TILE)
    beside = box.wide > 180
    radius = 30 if beside else min(38, box.high * 0.3)
    x = box.x + (36 if beside else box.wide / 2)
    y = box.y + (box.high / 2 if beside else 12 + radius)
    p.poly(tall_hexagon(x, y, radius), theme.mix(own, "ground", 0.72))
    p.sign(sign, x, y, radius * 1.2, own, theme.mix(own, "ground", 0.8))
    p.words(box.x + 8, box.y + 20, str(number), LABEL, "dim")
    lines = p.wrap(words, size, _room(box.wide), True)
    base = box.y + box.high / 2 + size * 0.36 if beside else box.bottom - 10 - size * 0.6
    for at, line in enumerate(lines):
        offset = (at - (len(lines) - 1) / 2) * size * LEADING
        anchor = "start" if beside else "middle"
        p.words(
            box.x + BESIDE - 4 if beside else x, base + offset, line, size, bold=True, anchor=anchor
        )


TECH_GRID = Picture(draw, instead=True)
