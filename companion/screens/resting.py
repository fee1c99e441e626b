"""What a panel that nobody touches shows: the time and the next step, in low light."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from random import Random
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.uix.widget import Widget

from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Frame
from companion.screens.theme import FACT, HERO, LEAST_MOVE
from companion.signs.shapes import arc

SECOND = 1
WANDER = 7
"""How many places it moves through, one a minute, to spare the panel."""

HORIZON, STARS = 0.77, 26
"""How far down the planet rises, as a share of the height; how many stars there are."""

DIMMED = 0.45
"""How dark it is over a token."""

Lines = Callable[[], tuple[str, str, str]]
"""Tells whose token is shown, "" for none, the next step, and a line below it."""


def local_time() -> datetime:
    """Return the time of day here."""
    return datetime.now().astimezone()


class Resting(Widget):
    """Lies over the screen while the panel is dimmed. ``now`` is the clock on the wall."""

    def __init__(
        self, lines: Lines, now: Callable[[], datetime] = local_time, **kwargs: Any
    ) -> None:
        super().__init__(**kwargs)
        self._lines, self._now = lines, now
        self._shown = ""
        self._again = Clock.schedule_interval(self._watch, SECOND)
        self.bind(size=self.paint)

    def close(self) -> None:
        """Stop looking at the clock."""
        self._again.cancel()

    def _watch(self, *_: Any) -> None:
        """Draw another minute as soon as it begins, also where the clock was set meanwhile."""
        if f"{self._now():%H:%M}" != self._shown:
            self.paint()

    def paint(self, *_: Any) -> None:
        """Draw it as it is at this minute."""
        frame = Frame(*self.size)
        now = self._now()
        self._shown = f"{now:%H:%M}"
        step = now.minute % WANDER
        p = Painter(self.canvas, self.x, self.top, frame.unit)
        self.canvas.clear()
        self.canvas.add(Color(0, 0, 0, 1))
        self.canvas.add(Rectangle(pos=self.pos, size=self.size))
        who, told, below = self._lines()
        _sky(p, frame, 3 * step)
        x, y = 48.0 + 9 * step, frame.high * 0.28 + 6 * step
        p.words(x, y, self._shown, HERO, "resting")
        if told:
            left = x
            if who:
                p.token(who, x + 18, y + 58, 18)
                p.rect(x, y + 40, 36, 36, (0, 0, 0, DIMMED))
                left = x + 50
            room = frame.wide - left - 40
            size = p.largest(told, (LEAST_MOVE, FACT), room, 2)
            at = p.block(left, y + 70, told, size, room, "resting")
            y = at - size * 1.25
        if below:
            p.block(x, y + 44, below, FACT, frame.wide - x - 24, "resting")
        self.drawn = p.drawn


def _sky(p: Painter, frame: Frame, shift: float) -> None:
    """Draw stars, the edge of the planet and a ship above it, all of it faint."""
    chance, level = Random(STARS), frame.high * HORIZON
    for _ in range(STARS):
        x, y = chance.random() * frame.wide, chance.random() * level
        p.disc(x + shift, y, 0.9, "dusk-edge")
    radius = frame.wide * 1.05
    edge = arc(frame.wide / 2, level + radius + shift, radius, -150, -30)
    p.poly(edge, "dusk")
    p.line(edge, "dusk-edge", 2)
    ship = theme.mix("resting", "dusk", 0.5)
    p.sign("shuttle", frame.wide - 190 + shift, level - 22, 56, ship, "dusk")
