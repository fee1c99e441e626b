"""The end of a play as a widget: who has won, the totals, and the goals or the sources."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from companion.screens import ending
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.theme import theme
from companion.screens.widgets.painted import PaintedWidget

MARGIN = 16
"""Units around it."""


class Ending(PaintedWidget):
    """Draws the end of the play of a ``session``."""

    made_from = ("view", "session")

    session = ObjectProperty(None, allownone=True)

    def draw(self, p: Painter, box: Box) -> None:
        if self.session is None or min(box.wide, box.high) < 2 * MARGIN:
            return
        p.letters = theme.text_scale
        inner = Box(MARGIN, 8, box.wide - 2 * MARGIN, box.high - 16)
        ending.draw(p, inner, self.view, self.session, self.session.phrasebook)
