"""A picture of plain data."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.widgets.painted import PaintedWidget


class Figure(PaintedWidget):
    """Draws ``item`` with ``draw(painter, box, item)``."""

    made_from = ("item", "draw")
    min_size = 8

    item = ObjectProperty(None, allownone=True)
    draw = ObjectProperty(None, allownone=True)

    def paint(self, p: Painter, box: Box) -> None:
        self.draw(p, box, self.item)
