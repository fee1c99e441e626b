"""The end of a play as a widget: who has won, the totals, and the goals or the sources."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ListProperty, ObjectProperty

from companion.engine.course import course
from companion.screens import ending
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.widgets.painted import PaintedWidget

MARGIN = 16
"""Units around it."""


class Ending(PaintedWidget):
    """Draws the end of the play of a ``session``."""

    made_from = ("view", "session", "points")

    session = ObjectProperty(None, allownone=True)
    points = ListProperty()
    """What an opponent had at the end of each turn."""
    goals_place = ListProperty([0, 0, 0, 0])
    """Where the goals are, as x, y, width and height in pixels: a tap there opens all of them."""

    def on_session(self, *_: Any) -> None:
        """Work out the points of each turn once the end is in sight: that takes a while."""
        self.points = []
        if self.session is not None and ending.opponent(self.session.play.scores()):
            Clock.schedule_once(self._show_points)

    def _place_goals(self, box: Box) -> None:
        play, unit = self.session.play, dp(1)
        _, place = ending.parts(box, self.view.upright, bool(ending.opponent(play.scores())))
        size = (place.wide * unit, place.high * unit) if play.goals() else (0, 0)
        self.goals_place = [self.x + place.x * unit, self.top - place.bottom * unit, *size]

    def _show_points(self, *_: Any) -> None:
        if self.session is None or not self.session.play.over:
            return
        play = self.session.play
        who = ending.opponent(play.scores())
        turns = course(play.game, play.options, play.seed, play.log)
        self.points = [turn.points[who] for turn in turns if who in turn.points and turn.number]

    def draw(self, p: Painter, box: Box) -> None:
        if self.session is None or min(box.wide, box.high) < 2 * MARGIN:
            return
        inner = Box(MARGIN, 8, box.wide - 2 * MARGIN, box.high - 16)
        self._place_goals(inner)
        ending.draw(p, inner, self.view, self.session, self.session.phrasebook, self.points)
