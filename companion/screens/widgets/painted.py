"""A picture of a game that is drawn by a function, as a widget."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.screens.drawing.motion import Mover
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import (
    draw_corners,
    draw_lanes,
    draw_picture,
    emblem,
    lanes_high,
    scene,
)
from companion.screens.theme import theme

LEAST_LANES = 600
"""Lanes are drawn for a picture that is so wide, in units."""

GAP = 8
"""Units between a picture and the lanes below it."""


class Corners(Widget):
    """What stands in the corners of the board; ``now`` is the number of the present move."""

    view = ObjectProperty(None, allownone=True)
    now = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        update = Clock.create_trigger(self.update, -1)
        for name in ("view", "now", "pos", "size"):
            self.fbind(name, update)
        theme.fbind("look", update)

    def update(self, *_: Any) -> None:
        """Draw what is to be seen."""
        self.canvas.clear()
        unit = dp(1)
        if self.view is not None and self.width > 20 * unit:
            box = Box(0, 0, self.width / unit, self.height / unit)
            draw_corners(Painter(self.canvas, self.x, self.top, unit), box, self.view, self.now)


class Painted(Widget):
    """The picture of a step: that of the prompt ``key``, above what stands on the table.

    Where the prompt has none, the sign of the step is drawn.
    """

    view = ObjectProperty(None, allownone=True)
    key = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._mover = Mover()
        update = Clock.create_trigger(self.update, -1)
        for name in ("view", "key", "pos", "size"):
            self.fbind(name, update)
        theme.fbind("look", update)
        theme.fbind("text_scale", update)

    def update(self, *_: Any) -> None:
        """Draw what is to be seen."""
        self.canvas.clear()
        unit = dp(1)
        width, height = self.width / unit, self.height / unit
        if self.view is None or min(width, height) < 20:
            return
        p = Painter(self.canvas, self.x, self.top, unit, 1)
        found = scene(self.view, self.key)
        if found is None and (sign := emblem(self.view)):
            draw_picture(p, Box(0, 0, width, height), self.view, sign)
        elif found is not None:
            lanes = lanes_high(self.view) if width > LEAST_LANES else 0
            room = height - (lanes + GAP if lanes else 0)
            draw_picture(p, Box(0, 0, width, room), self.view, found)
            if lanes:
                draw_lanes(p, Box(0, height - lanes, width, lanes), self.view)
        self._mover.start(p.motions)
