"""A picture under the fingers: one taps a point of it or drags it, two bring it nearer."""

from __future__ import annotations

from collections.abc import Callable
from math import dist
from typing import Any

from kivy.uix.widget import Widget

Point = tuple[float, float]
"""Across and down from the upper left corner of the window, in pixels."""

SLIP = 14
"""Pixels that a finger may slip on a picture and still tap it."""

LEAST = 20
"""Pixels between two fingers below which they are one."""


class Pane(Widget):
    """Lies over a picture. ``tapped`` is told where; ``brought`` how fingers have moved it.

    That is by how much larger it is, which point of it they hold, and where they have brought it.
    """

    def __init__(
        self, tapped: Callable[[Point], object], brought: Callable[[float, Point, Point], object]
    ) -> None:
        super().__init__()
        self._tapped, self._brought = tapped, brought
        self._fingers: dict[Any, Point] = {}
        self._moved = False

    def on_touch_down(self, touch: Any) -> bool:
        """Take a finger that comes down on it."""
        if not self.collide_point(*touch.pos) or len(self._fingers) == 2:
            return False
        touch.grab(self)
        self._moved = bool(self._fingers)
        self._fingers[touch.uid] = touch.pos
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Follow a finger: alone it drags, two pinch."""
        if touch.grab_current is not self or touch.uid not in self._fingers:
            return False
        before = list(self._fingers.values())
        if not self._moved and dist(touch.pos, touch.opos) < SLIP:
            return True
        self._moved = True
        self._fingers[touch.uid] = touch.pos
        now = list(self._fingers.values())
        by = 1.0
        if len(now) == 2:
            by = max(dist(*now), LEAST) / max(dist(*before), LEAST)
        self._brought(by, self._down(_middle(before)), self._down(_middle(now)))
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Tell of a tap, if the finger did nothing else."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        if self._fingers.pop(touch.uid, None) and not self._moved:
            self._tapped(self._down(touch.pos))
        return True

    def let_go(self) -> None:
        """Forget the fingers that are still down: what they touched is gone."""
        self._fingers.clear()

    def _down(self, point: Point) -> Point:
        """Return a point counted from the upper left corner of what it lies in."""
        parent = self.parent
        return point[0] - parent.x, parent.top - point[1]


def _middle(points: list[Point]) -> Point:
    """Return the middle between fingers."""
    x, y = zip(*points, strict=True)
    return sum(x) / len(x), sum(y) / len(y)
