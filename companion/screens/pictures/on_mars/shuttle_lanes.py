"""Both sides large, where a step happens there: the first places, and the Shuttle phase."""

from __future__ import annotations

from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import View
from companion.screens.pictures.on_mars.positions import (
    COLONY,
    HIM,
    ORBIT,
    SHUTTLE_SPACES,
    SPACES,
    YOU,
    Stop,
    acting,
    actor,
    arrives,
    last,
    shuttle,
    shuttle_comes_from,
    shuttle_number,
    spaces,
)
from companion.screens.pictures.on_mars.shapes import flat_hexagon
from companion.screens.theme import FACT, LABEL

LYING_WIDE, STANDING_WIDE = 768, 418
HALF = SPACES // 2
SLOT, STOP, TURN = 54, 40, 54
"""Between two spaces, two stops of the Shuttle, and its two inner stops."""


PLACED = ("on-mars.his-place", "on-mars.your-place")
"""The questions of the set-up in which both sides are looked at."""


def wanted(view: View) -> bool:
    """Tell whether you are placed in this step, or the Shuttle moves."""
    return view.asked in PLACED or shuttle_comes_from(view) is not None


def high(view: View) -> float:
    """Return how high the lanes are then."""
    return 180 if view.upright else 110


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw both sides, and the Shuttle's way from where it stood to where it lands."""
    wide = STANDING_WIDE if view.upright else LYING_WIDE
    x, y = box.x + (box.wide - wide) / 2, box.y
    slot = 47 if view.upright else SLOT
    p.words(x + 16, y + 25, view.name(ORBIT), LABEL, "dim")
    p.words(x + wide - 16, y + 25, view.name(COLONY), LABEL, "dim", anchor="end")
    starts = {ORBIT: x + 38, COLONY: x + wide - 38 - (HALF - 1) * slot}
    _draw_spaces(p, view, starts, slot, y + 68)
    _draw_way(p, view, x + wide / 2, y + (150 if view.upright else 76))


def _draw_spaces(p: Painter, view: View, starts: dict[str, float], slot: float, y: float) -> None:
    """Draw the Turn Order spaces, and the one that he takes."""
    stand, goal = spaces(view), arrives(view)
    after = p.stands_after(goal.number) if goal else None
    if after is not None:
        stand, goal = spaces(view if after else view.earlier), None
    for space in range(1, SPACES + 1):
        x = starts[ORBIT if space <= HALF else COLONY] + (space - 1) % HALF * slot
        if goal and goal.place == space:
            p.frame(x - 23, y - 23, 46, 46, "violet", 4, 15)
            p.token(HIM, x, y, 16)
            if goal.number:
                p.badge(goal.number, x + 20, y - 22, HIM)
        elif who := stand.get(space):
            p.token(who, x, y, 19)
        else:
            p.ring(x, y, 18, "faint", 2)
            p.words(x, y + 8, str(space), FACT, "dim", anchor="middle")


def _draw_way(p: Painter, view: View, x: float, y: float) -> None:
    """Draw the Shuttle's stops, and a dotted line from the one it leaves."""
    here, before = shuttle(view), shuttle_comes_from(view)
    after = p.stands_after(shuttle_number(view))
    if before and after is not None:  # it flies on another page
        here, before = here if after else before, None
    lit = {HIM: "violet", YOU: "ice"}.get(acting(view), "sand")
    for side in (ORBIT, COLONY):
        for space in range(1, SHUTTLE_SPACES + 1):
            lands = here == Stop(side, space)
            at = x + stop_at(Stop(side, space))
            p.poly(flat_hexagon(at, y, 17), lit if lands else theme.mix("red", "ground", 0.66))
            ink = "ink" if lands else "sand"
            p.words(at, y + 6.5, str(space), LABEL, ink, bold=lands, anchor="middle")
    if here and not before:
        at = x + stop_at(here)
        p.sign("shuttle", at, y - 36, 38, turned=here.side == COLONY)
        if number := last(view, "his-place"):
            p.badge(number, at + 26, y - 36, actor(view, "his-place"), 11)
    if here and before:
        start, end = x + stop_at(before), x + stop_at(here)
        _dots(p, start, end, y - 22)
        p.sign("shuttle", (start + end) / 2, y - 47, 38, turned=end < start)
        if number := shuttle_number(view):
            p.badge(number, end, y - 27, acting(view), 11)


def stop_at(stop: Stop) -> float:
    """Return how far right of the middle a stop of the Shuttle is."""
    from_middle = TURN / 2 + (stop.space - 1) * STOP
    return -from_middle if stop.side == ORBIT else from_middle


def _dots(p: Painter, start: float, end: float, y: float) -> None:
    """Draw the arc that it flies."""
    count = max(3, round(abs(end - start) / 12))
    for at in range(count + 1):
        share = at / count
        p.disc(start + (end - start) * share, y - 48 * share * (1 - share), 1.8, "sand")
