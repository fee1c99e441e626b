"""What is drawn can be tapped: a part opens its field; of small ones that is the nearest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import hypot

from companion.engine.prompts import Field
from companion.screens.frame import Box
from companion.screens.framed import Faces, FramedScreen
from companion.screens.pictures import Touch
from companion.screens.widgets.tap import Face

LEAST = 46.5
"""The least side of what can be hit by itself: nine millimetres."""

NEAREST = "touch-nearest"


def faces(
    screen: FramedScreen,
    touches: Sequence[Touch],
    fields: Mapping[str, Field],
    name: Callable[[str], str],
    open_field: Callable[[str], object],
    stop: bool = True,
) -> Faces:
    """Return what opens the fields that may be corrected now; Die steps to each ``stop``."""
    free = [touch for touch in touches if touch.field in fields and not fields[touch.field].settled]
    small = [touch for touch in free if min(touch.box.wide, touch.box.high) < LEAST]
    found: Faces = {
        f"touch-{at}": (
            touch.box,
            Face(name(touch.field), partial(open_field, touch.field), "bare", stop=stop),
        )
        for at, touch in enumerate(free)
        if touch not in small
    }

    def open_nearest() -> None:
        if touch := screen.taps[NEAREST].last_touch:
            unit = screen.frame.unit
            x, y = (touch.x - screen.x) / unit, (screen.top - touch.y) / unit
            open_field(min(small, key=lambda each: distance(each.box, x, y)).field)

    if small:
        face = Face("", open_nearest, "bare", stop=False)
        found[NEAREST] = (around([touch.box for touch in small]), face)
    return found


def distance(box: Box, x: float, y: float) -> float:
    """Return how far a point is from a box, 0 inside of it."""
    return hypot(max(box.x - x, 0, x - box.right), max(box.y - y, 0, y - box.bottom))


def around(boxes: Sequence[Box]) -> Box:
    """Return the smallest box that holds all of these."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(x, y, right - x, bottom - y)
