"""The end of a play as a widget: who has won, the totals, and the goals or the sources."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from companion.screens import ending
from companion.screens.drawing.motion import Mover
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.theme import theme

MARGIN = 16
"""Units around it."""


class Ending(Widget):
    """Draws the end of the play of a ``session``; a tap on the goals opens them."""

    view = ObjectProperty(None, allownone=True)
    session = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._mover = Mover()
        update = Clock.create_trigger(self.update, -1)
        for name in ("view", "session", "pos", "size"):
            self.fbind(name, update)
        theme.fbind("look", update)
        theme.fbind("text_scale", update)

    def update(self, *_: Any) -> None:
        """Draw it anew."""
        self.canvas.clear()
        unit = dp(1)
        width, height = self.width / unit, self.height / unit
        if self.view is None or self.session is None or min(width, height) < 2 * MARGIN:
            return
        p = Painter(self.canvas, self.x, self.top, unit, theme.text_scale)
        box = Box(MARGIN, 8, width - 2 * MARGIN, height - 16)
        ending.draw(p, box, self.view, self.session, self.session.phrasebook)
        self._mover.start(p.motions)
