"""What a panel that nobody touches shows: the time and the next step, in low light."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.uix.widget import Widget

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Frame
from companion.screens.theme import FACT, HERO, LEAST_MOVE

MINUTE = 60
WANDER = 7
"""How many places it moves through, one a minute, to spare the panel."""

Lines = Callable[[], tuple[str, str, str]]
"""Tells whose token is shown, "" for none, the next step, and a line below it."""


class Resting(Widget):
    """Lies over the screen while the panel is dimmed."""

    def __init__(self, lines: Lines, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._lines = lines
        self._again = Clock.schedule_interval(self.paint, MINUTE)
        self.bind(size=self.paint)

    def close(self) -> None:
        """Stop counting the minutes."""
        self._again.cancel()

    def paint(self, *_: Any) -> None:
        """Draw it as it is at this minute."""
        frame = Frame(*self.size)
        now = datetime.now().astimezone()
        step = now.minute % WANDER
        p = Painter(self.canvas, self.x, self.top, frame.unit)
        self.canvas.clear()
        self.canvas.add(Color(0, 0, 0, 1))
        self.canvas.add(Rectangle(pos=self.pos, size=self.size))
        who, told, below = self._lines()
        x, y = 48.0 + 9 * step, frame.high * 0.28 + 6 * step
        p.words(x, y, f"{now:%H:%M}", HERO, "resting")
        if told:
            left = x
            if who:
                p.token(who, x + 18, y + 58, 18)
                left = x + 50
            room = frame.wide - left - 40
            size = p.largest(told, (LEAST_MOVE, FACT), room, 2)
            at = p.block(left, y + 70, told, size, room, "resting")
            y = at - size * 1.25
        if below:
            p.block(x, y + 44, below, FACT, frame.wide - x - 24, "resting")
