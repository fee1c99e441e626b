"""A picture of plain data, redrawn only when the data, its box or the theme changes."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.theme import theme

MIN_SIZE = 8
"""The smallest side of a box that is drawn into, in units."""


class Figure(Widget):
    """Draws ``item`` with ``draw(painter, box, item)``; the box is in units from the top left."""

    item = ObjectProperty(None, allownone=True)
    draw = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        update = Clock.create_trigger(self.update, -1)
        for name in ("item", "draw", "pos", "size"):
            self.fbind(name, update)
        theme.follow("name", self.update)
        theme.follow("text_scale", self.update)

    def update(self, *_: Any) -> None:
        """Redraw."""
        self.canvas.clear()
        unit = dp(1)
        width, height = self.width / unit, self.height / unit
        if self.item is not None and self.draw and min(width, height) >= MIN_SIZE:
            p = Painter(self.canvas, self.x, self.top, unit, theme.text_scale)
            self.draw(p, Box(0, 0, width, height), self.item)
