"""A picture under the fingers: one taps it, drags it or pulls a piece, two bring it nearer."""

from __future__ import annotations

from collections.abc import Callable
from math import dist
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from companion.screens.frame import Box
from companion.screens.zoom import Zoom

if TYPE_CHECKING:
    from companion.screens.framed import FramedScreen

Point = tuple[float, float]
"""Across and down, or across and up as Kivy has it."""

SLIP = 14
"""Pixels that a finger may slip on a picture and still tap it."""

LEAST = 20
"""Pixels between two fingers below which they are one."""


class Pane(Widget):
    """Lies over a picture, and knows by its ``zoom`` how near fingers have brought it.

    ``tapped`` is told the point (units, from the upper left corner of the screen); ``moved`` is
    called when the picture is to be drawn anew. A finger that comes down where it ``picks_up``
    something pulls that: ``pulled`` is told each point that it comes to, and ``dropped`` the last.
    """

    def __init__(
        self,
        tapped: Callable[[float, float], object],
        moved: Callable[[], object],
        picks_up: Callable[[float, float], bool] = lambda *_: False,
        pulled: Callable[[float, float], object] = lambda *_: None,
        dropped: Callable[[float, float], object] = lambda *_: None,
    ) -> None:
        super().__init__()
        self.zoom = Zoom()
        self._tapped, self._moved = tapped, moved
        self._picks_up, self._pulled, self._dropped = picks_up, pulled, dropped
        self._pulls = False
        self._box, self._unit = Box(0, 0, 0, 0), 1.0
        self._fingers: dict[Any, Point] = {}
        self._slipped = False

    def over(self, screen: FramedScreen, box: Box) -> None:
        """Lie over a picture of a screen (units)."""
        self._box, self._unit = box, screen.frame.unit
        self.size = box.wide * self._unit, box.high * self._unit
        self.pos = screen.x + box.x * self._unit, screen.top - box.bottom * self._unit
        if self.parent is None:
            screen.add_widget(self)

    def lift(self) -> None:
        """Lie over nothing."""
        if self.parent:
            self.parent.remove_widget(self)

    def show_whole(self) -> None:
        """Show the whole picture from now on."""
        self.zoom = Zoom()

    def on_touch_down(self, touch: Any) -> bool:
        """Take a finger that comes down on it."""
        if not self.collide_point(*touch.pos) or len(self._fingers) == 2:
            return False
        touch.grab(self)
        self._slipped = bool(self._fingers)
        self._pulls = not self._fingers and self._picks_up(*self._down(touch.pos))
        self._fingers[touch.uid] = touch.pos
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Follow a finger: alone it drags, two pinch."""
        if touch.grab_current is not self or touch.uid not in self._fingers:
            return False
        before = list(self._fingers.values())
        if not self._slipped and dist(touch.pos, touch.opos) < SLIP:
            return True
        self._slipped = True
        self._fingers[touch.uid] = touch.pos
        if self._pulls:
            self._pulled(*self._down(touch.pos))
            return True
        now = list(self._fingers.values())
        by = 1.0
        if len(now) == 2:
            by = max(dist(*now), LEAST) / max(dist(*before), LEAST)
        at, to = self._down(_middle(before)), self._down(_middle(now))
        if self.zoom.bring(by, at, to, self._box):
            self._moved()
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Tell of a tap, if the finger did nothing else."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        if self._fingers.pop(touch.uid, None) is None:
            return True
        pulls, self._pulls = self._pulls, False
        if not self._slipped:
            self._tapped(*self._down(touch.pos))
        elif pulls:
            self._dropped(*self._down(touch.pos))
        return True

    def let_go(self) -> None:
        """Forget the fingers that are still down, unless one pulls: what they touched is gone."""
        if not self._pulls:
            self._fingers.clear()

    def _down(self, point: Point) -> Point:
        """Return a point of the window in units, from the upper left corner of the screen."""
        screen = self.parent
        return (point[0] - screen.x) / self._unit, (screen.top - point[1]) / self._unit


def _middle(points: list[Point]) -> Point:
    """Return the middle between fingers."""
    x, y = zip(*points, strict=True)
    return sum(x) / len(x), sum(y) / len(y)
