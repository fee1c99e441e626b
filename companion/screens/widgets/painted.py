"""Widgets drawn with a `Painter`: a game's pictures."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import (
    Picture,
    draw_corners,
    draw_picture,
    scene,
    strip,
)
from companion.screens.theme import theme


class PaintedWidget(Widget):
    """Draws in units from its top left corner; redraws when what it is ``made_from`` changes.

    Nothing is drawn while one of these properties is None, or in less room than ``min_size``.
    """

    made_from: tuple[str, ...] = ("view",)
    min_size = 20.0

    view = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        update = Clock.create_trigger(self.update, -1)
        for name in (*self.made_from, "pos", "size"):
            self.fbind(name, update)
        theme.follow("name", self.update)
        theme.follow("text_scale", self.update)

    def update(self, *_: Any) -> None:
        """Redraw."""
        self.canvas.clear()
        unit = dp(1)
        box = Box(0, 0, self.width / unit, self.height / unit)
        has_all = all(getattr(self, name) is not None for name in self.made_from)
        if has_all and min(box.width, box.height) >= self.min_size:
            self.paint(Painter(self.canvas, self.x, self.top, unit, theme.text_scale), box)

    def paint(self, p: Painter, box: Box) -> None:
        """Draw into a box; defined by each subclass."""


class Corners(PaintedWidget):
    """The corners of the board; ``now`` is the number of the present move."""

    made_from = ("view", "now")

    now = NumericProperty(0)

    def paint(self, p: Painter, box: Box) -> None:
        draw_corners(p, box, self.view, self.now)


class Painted(PaintedWidget):
    """The picture of the prompt ``key``, above what is on the table."""

    made_from = ("view", "key")

    key = StringProperty()

    def paint(self, p: Painter, box: Box) -> None:
        found = self.find()
        if found is not None:
            draw_picture(p, box, self.view, found)

    def find(self) -> Picture | None:
        """Return the picture, None if there is none."""
        return scene(self.view, self.key)


class BoardStrip(Painted):
    """The strip of the prompt ``key``, above what the board shows."""

    def find(self) -> Picture | None:
        """Return the strip, None if there is none."""
        return strip(self.view, self.key)
