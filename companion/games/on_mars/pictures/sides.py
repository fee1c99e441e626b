"""Orbit above, the Colony below, and the Shuttle between them: where a step moves somebody."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from typing import Any

from companion.engine.game import YOU
from companion.games.on_mars.components import COLONY, LACERDA, ORBIT
from companion.games.on_mars.pictures.positions import (
    SHUTTLE_SPACES,
    SPACES,
    Stop,
    acting,
    args,
    arrives,
    in_play,
    shuttle,
    shuttle_comes_from,
    shuttle_is_put,
    spaces,
)
from companion.games.on_mars.pictures.shapes import flat_hexagon
from companion.games.on_mars.shuttle import TRAVEL
from companion.screens import theme
from companion.screens.drawing.horizon import draw_planet
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import BoardPicture, Picture, Spots, View
from companion.screens.theme import FACT, LABEL, TITLE

HALF = SPACES // 2
RADIUS, PITCH = 29, 86
"""The maximum radius of a space, and the maximum distance from one to the next, in units."""

RING, AIR = 4, 2
"""The width of the ring around a space, and half of the gap between two of them, in units."""

LOW, GROUND = 260, 84
"""In a picture lower than this, in units, the Shuttle's path goes across; the minimum height of
Mars.
"""

WAY = 32
"""The maximum distance from one of the Shuttle's spaces to the next, in units."""

LEFT = 100
"""The room for the name of a side beside its spaces, in units."""

SPOT = 66
"""The side of a space's touch target, in units."""

STARS = ((60, 140), (190, 64), (250, 150), (410, 150), (392, 96), (300, 34), (120, 60), (360, 190))
"""The positions of stars, in units of a picture 448 wide."""

KEYS = (
    *("his-place", "your-place", "your-journey", "your-space"),
    *("lacerda-arrives", "shuttle", "space-icon"),
)
"""The prompts that move somebody, or the Shuttle, between the sides, or are about a space."""


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw both sides with who is where, where somebody goes, and the Shuttle's path."""
    with p.within(*box):
        p.rect(*box, "sunk", 16)
        for x, y in STARS:
            p.disc(box.x + x * box.width / 448, box.y + y, 1.2, "dim")
        ground = box.bottom - max(GROUND, box.height * 0.3)
        draw_planet(p, box.x + box.width / 2, ground, box.width * 2)
        for space, side, colour in ((1, ORBIT, "sand"), (SPACES, COLONY, "on-accent")):
            room = Box(box.x + 12, _place(box, space)[1] - 20, LEFT - 18, 40)
            name = view.name(side)
            p.text(room, name, p.size_in(room, name, FACT, True), colour, True, "start")
        _draw_spaces(p, box, view)
        _draw_answers(p, box, view)
        _draw_shuttle(p, box, view)


def _pitch(box: Box) -> float:
    """Return the distance between Turn Order spaces."""
    return min(PITCH, (box.width - LEFT - 6) / HALF)


def _radius(box: Box) -> float:
    return min(RADIUS, _pitch(box) / 2 - RING - AIR)


def _place(box: Box, space: int) -> tuple[float, float]:
    """Return the middle of a Turn Order space."""
    pitch, beside = _pitch(box), _radius(box) + 15
    x = box.right - 6 - (HALF - 0.5 - (space - 1) % HALF) * pitch
    return x, box.y + beside if space <= HALF else box.bottom - beside


def _draw_spaces(p: Painter, box: Box, view: View) -> None:
    """Draw the spaces of both sides, and the path of who moves."""
    held, goal, radius = spaces(view), arrives(view), _radius(box)
    goal = goal if goal and goal.is_now(view) else None
    (left, y), (right, _) = _place(box, 1), _place(box, HALF)
    size = TITLE if radius > 24 else FACT
    p.line((left - radius - 7, y, right + radius + 7, y), "line", 8)
    for space in range(1, SPACES + 1):
        x, y = _place(box, space)
        colour = "raised" if space <= HALF else theme.mix("mars-dark", "ground", 0.2)
        p.disc(x, y, radius, colour)
        p.ring(x, y, radius, "line" if space <= HALF else "mars-dark", RING)
        if who := held.get(space):
            p.token(who, x, y, radius - 5)
        elif not (goal and int(goal.place) == space):
            p.words(x, y + size * 0.36, str(space), size, "dim", anchor="middle")
    if goal:
        x, y = _place(box, int(goal.place))
        if start := next((space for space, who in held.items() if who == LACERDA), None):
            _dots(p, _place(box, start), (x, y), "violet")
        p.disc(x, y, radius + 3, theme.colour("orange", 0.35))
        p.disc(x, y, radius, "orange")
        p.icon("helmet", x, y, radius * 1.4, "on-accent")
        if goal.number:
            badge = LACERDA if in_play(view) else ""
            p.badge(goal.number, x - radius * 0.8, y - radius * 0.8, badge)
    if asked := args(view, "space-icon").get("space"):
        p.ring(*_place(box, asked), radius + RING / 2, "orange", RING)


def _on_way(box: Box, step: int) -> tuple[float, float]:
    """Return the middle of a step of the Shuttle's path: down on the left, or across."""
    many = 2 * SHUTTLE_SPACES
    top, bottom = _place(box, 1)[1] + _radius(box), _place(box, SPACES)[1] - _radius(box)
    if box.height < LOW:
        return box.x + box.width / 2 + (step - (many - 1) / 2) * WAY * 1.2, (top + bottom) / 2
    pitch = min(WAY, (bottom - top) / many)
    return box.x + 46, (top + bottom) / 2 + (step - (many - 1) / 2) * pitch


def _draw_answers(p: Painter, box: Box, view: View) -> None:
    """Draw a ring around each space that answers; your token goes to the one that is picked."""
    radius = _radius(box)
    for answer, (x, y, _) in spots(box, view).items() if view.answers else ():
        picked = answer == view.picked
        if picked:
            p.disc(x, y, radius - 1, "orange")
            p.icon("pawn", x, y, radius * 1.4, "on-accent")
        p.ring(x, y, radius + RING / 2, "orange" if picked else "ice", RING)
    for space in range(1, SPACES + 1) if view.answers else ():
        if _means(view, space)[0]:
            p.ring(*_place(box, space), radius + RING / 2, "ice", RING)


def _draw_shuttle(p: Painter, box: Box, view: View) -> None:
    """Draw the Shuttle's spaces, the nearest to the other side last, and its position."""
    here, before = shuttle(view), shuttle_comes_from(view)
    across = box.height < LOW
    for side in (ORBIT, COLONY):
        for space in range(1, SHUTTLE_SPACES + 1):
            stop = Stop(side, space)
            x, y = _on_way(box, stop.step)
            lands = stop == here
            lit = "orange" if shuttle_is_put(view) else "sand"
            p.poly(flat_hexagon(x, y, WAY * 0.56), lit if lands else "raised")
            if not (lands and across):
                colour = "on-accent" if lands else "dim"
                p.words(x, y + LABEL * 0.36, str(space), LABEL, colour, bold=lands, anchor="middle")
    if here:
        x, y = _on_way(box, here.step)
        if across:
            p.icon("shuttle", x, y, WAY, "on-accent")
        else:
            p.icon("shuttle", x + 54, y, 62)
        if shuttle_is_put(view):
            p.badge(view.now, x - WAY * 0.8, y - WAY * 0.66, "")
        if before:
            lit = {LACERDA: "violet", YOU: "ice"}.get(acting(view), "sand")
            from_x, from_y = _on_way(box, before.step)
            beside, below = (0, 24) if across else (28, 0)
            _dots(p, (from_x + beside, from_y + below), (x + beside, y + below), lit)


def _dots(p: Painter, start: tuple[float, float], end: tuple[float, float], colour: str) -> None:
    """Draw a slightly curved dotted path."""
    (x, y), (to_x, to_y) = start, end
    count = max(4, round(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 / 12))
    for at in range(1, count):
        share = at / count
        bend = 14 * sin(pi * share)
        p.disc(x + (to_x - x) * share + bend, y + (to_y - y) * share, 2.2, colour)


def spots(box: Box, view: View) -> Spots:
    """Return the positions of the Turn Order spaces that answer the question: "6" or "travel.6"."""
    options = [str(each) for each in getattr(view.ask, "options", ())]
    numbers = {each: each.rpartition(".")[2] for each in options}
    digits = {each: int(number) for each, number in numbers.items() if number.isdecimal()}
    return {each: (*_place(box, number), SPOT) for each, number in digits.items()}


def places(view: View) -> Sequence[str]:
    """Return the answers that are Turn Order spaces."""
    return [*spots(Box(0, 0, 0, 0), view)]


def beside(box: Box, view: View, x: float, y: float) -> tuple[Any, str]:
    """Return what a tap on a space stands for if it isn't an answer itself."""
    near = (space for space in range(1, SPACES + 1) if _is_at(_place(box, space), x, y))
    return _means(view, next(near, None))


def _means(view: View, space: int | None) -> tuple[Any, str]:
    """Return what a space stands for if it isn't an answer itself: on the other side, to travel.

    If the space can't be taken, return why: somebody is there, or it is on this side.
    """
    if space is None or view.asked not in SPACES_ASKED:
        return None, ""
    who = spaces(view).get(space)
    side = ORBIT if space <= HALF else COLONY
    if who:
        return None, view.words("on-mars.space-held", who=who, space=space)
    if side == view.get("you.side") and view.asked != "on-mars.your-place":
        return None, view.words("on-mars.space-here", side=side)
    return (TRAVEL if TRAVEL in getattr(view.ask, "options", ()) else None), ""


def _is_at(place: tuple[float, float], x: float, y: float) -> bool:
    return max(abs(place[0] - x), abs(place[1] - y)) < SPOT / 2


SIDES = Picture(draw, place=(0, 1), instead=True, spots=spots, beside=beside)
BOARD = BoardPicture(places, grouped=True)
SPACES_ASKED = {f"on-mars.your-{key}": BOARD for key in ("place", "journey", "space")}
"""The questions that a tap on a drawn space answers."""
