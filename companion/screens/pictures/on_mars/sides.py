"""Orbit above, the Colony below, and the Shuttle between them: where a step moves somebody."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from companion.screens import theme
from companion.screens.drawing.horizon import draw_planet
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Board, Picture, Spots, View
from companion.screens.pictures.on_mars.positions import (
    COLONY,
    HIM,
    ORBIT,
    SHUTTLE_SPACES,
    SPACES,
    YOU,
    Stop,
    acting,
    arrives,
    shuttle,
    shuttle_comes_from,
    spaces,
)
from companion.screens.pictures.on_mars.shapes import flat_hexagon
from companion.screens.theme import FACT, LABEL, TITLE

HALF = SPACES // 2
RADIUS = 29
"""The radius of a space, in units."""

SPOT = 66
"""The side of what a tap on a space hits, in units."""

STARS = ((60, 140), (190, 64), (250, 150), (410, 150), (392, 96), (300, 34), (120, 60), (360, 190))
"""Where stars are, in units of a picture 448 wide."""

KEYS = ("his-place", "your-place", "your-journey", "your-space", "lacerda-arrives", "shuttle")
"""The prompts that move somebody, or the Shuttle, between the sides."""


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw both sides with who stands where, where somebody goes, and the Shuttle's way."""
    with p.within(*box):
        p.rect(*box, "sunk", 16)
        for x, y in STARS:
            p.disc(box.x + x * box.wide / 448, box.y + y, 1.2, "dim")
        ground = box.bottom - box.high * 0.3
        draw_planet(p, box.x + box.wide / 2, ground, box.wide * 1.1)
        p.words(box.x + 18, box.y + 32, view.name(ORBIT), FACT, bold=True)
        p.words(box.x + 18, box.bottom - 14, view.name(COLONY), FACT, "ink", bold=True)
        _draw_spaces(p, box, view)
        _draw_answers(p, box, view)
        _draw_shuttle(p, box, view)


def _place(box: Box, space: int) -> tuple[float, float]:
    """Return the middle of a Turn Order space."""
    pitch = min(86, (box.wide - 120) / HALF)
    x = box.x + box.wide - 56 - (HALF - 1 - (space - 1) % HALF) * pitch
    return x, box.y + 52 if space <= HALF else box.bottom - 44


def _draw_spaces(p: Painter, box: Box, view: View) -> None:
    """Draw the spaces of both sides, and the way of who moves."""
    held, goal = spaces(view), arrives(view)
    (left, y), (right, _) = _place(box, 1), _place(box, HALF)
    p.line((left - 36, y, right + 36, y), "line", 8)
    for space in range(1, SPACES + 1):
        x, y = _place(box, space)
        ink = "raised" if space <= HALF else theme.mix("mars-dark", "ground", 0.2)
        p.disc(x, y, RADIUS, ink)
        p.ring(x, y, RADIUS, "line" if space <= HALF else "mars-dark", 4)
        if who := held.get(space):
            p.token(who, x, y, RADIUS - 5)
        else:
            p.words(x, y + 10, str(space), TITLE, "dim", anchor="middle")
    if goal:
        x, y = _place(box, int(goal.place))
        if start := next((space for space, who in held.items() if who == HIM), None):
            _dots(p, _place(box, start), (x, y), "violet")
        p.disc(x, y, RADIUS + 5, theme.colour("orange", 0.35))
        p.disc(x, y, RADIUS, "orange")
        p.sign("helmet", x, y, RADIUS * 1.4, "ink")
        if goal.number:
            p.badge(goal.number, x - RADIUS, y - RADIUS, HIM)


def _draw_answers(p: Painter, box: Box, view: View) -> None:
    """Draw a ring around each space that answers; your token goes to the one that is picked."""
    for answer, (x, y, _) in spots(box, view).items():
        picked = answer == view.picked
        if picked:
            p.disc(x, y, RADIUS - 1, "orange")
            p.sign("pawn", x, y, 40, "ink")
        p.ring(x, y, RADIUS + 2, "orange" if picked else "ice", 4)


def _draw_shuttle(p: Painter, box: Box, view: View) -> None:
    """Draw the Shuttle's spaces, the nearest to the other side last, and where it is."""
    here, before = shuttle(view), shuttle_comes_from(view)
    x, top = box.x + 46, box.y + 82
    pitch = min(30, (box.high - 170) / (2 * SHUTTLE_SPACES))
    for side in (ORBIT, COLONY):
        for space in range(1, SHUTTLE_SPACES + 1):
            stop = Stop(side, space)
            y = top + stop.step * pitch
            lands = stop == here
            p.poly(flat_hexagon(x, y, pitch * 0.56), "sand" if lands else "raised")
            ink = "ink" if lands else "dim"
            p.words(x, y + 7, str(space), LABEL, ink, bold=lands, anchor="middle")
    if here:
        y = top + here.step * pitch
        p.sign("shuttle", x + 54, y, 62, turned=False)
        if before:
            lit = {HIM: "violet", YOU: "ice"}.get(acting(view), "sand")
            _dots(p, (x + 28, top + before.step * pitch), (x + 28, y), lit)


def _dots(p: Painter, start: tuple[float, float], end: tuple[float, float], ink: str) -> None:
    """Draw a dotted way that bends a little."""
    (x, y), (to_x, to_y) = start, end
    count = max(4, round(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 / 12))
    for at in range(1, count):
        share = at / count
        bend = 14 * sin(pi * share)
        p.disc(x + (to_x - x) * share + bend, y + (to_y - y) * share, 2.2, ink)


def spots(box: Box, view: View) -> Spots:
    """Return where the Turn Order spaces are that answer what is asked: "6" or "travel.6"."""
    options = [str(each) for each in getattr(view.ask, "options", ())]
    numbers = {each: each.rpartition(".")[2] for each in options}
    digits = {each: int(number) for each, number in numbers.items() if number.isdecimal()}
    return {each: (*_place(box, number), SPOT) for each, number in digits.items()}


def places(view: View) -> Sequence[str]:
    """Return the answers that are Turn Order spaces."""
    return [*spots(Box(0, 0, 0, 0), view)]


SIDES = Picture(draw, place=(0, 1), instead=True, spots=spots)
BOARD = Board(places, grouped=True)
SPACES_ASKED = {"on-mars.your-journey": BOARD, "on-mars.your-space": BOARD}
"""The questions that a tap on a drawn space answers."""
