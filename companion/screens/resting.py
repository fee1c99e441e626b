"""What a panel that nobody touches shows: the time and the next step, in low light."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from random import Random
from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.drawings.signs.shapes import arc
from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.widgets import part

SECOND = 1
PLACES = 7
"""How many places it moves through, one a minute, to spare the panel."""

HORIZON, STARS = 0.77, 26
"""How far down the planet rises, as a share of the height; how many stars there are."""

Lines = Callable[[], tuple[str, str, str]]
"""Returns whose token is shown, "" for none, the next step, and a line below it."""


def local_time() -> datetime:
    """Return the time of day here."""
    return datetime.now().astimezone()


class Resting(FloatLayout):
    """Lies over the screen while the panel is dimmed. ``now`` is the clock on the wall."""

    time = StringProperty()
    who = StringProperty()
    told = StringProperty()
    below = StringProperty()
    place = NumericProperty(0)
    """The number of the place where it stands in this minute."""

    def __init__(
        self, lines: Lines, now: Callable[[], datetime] = local_time, **kwargs: Any
    ) -> None:
        part.load("look", "buttons", "widgets", "resting")
        super().__init__(**kwargs)
        self._lines, self._now = lines, now
        self._again = Clock.schedule_interval(self._watch, SECOND)
        self.show()

    def close(self) -> None:
        """Stop looking at the clock."""
        self._again.cancel()

    def _watch(self, *_: Any) -> None:
        """Show another minute as soon as it begins, also where the clock was set meanwhile."""
        if f"{self._now():%H:%M}" != self.time:
            self.show()

    def show(self) -> None:
        """Show how things are at this minute."""
        now = self._now()
        self.time, self.place = f"{now:%H:%M}", now.minute % PLACES
        self.who, self.told, self.below = self._lines()


def draw_sky(p: Painter, box: Box, place: int) -> None:
    """Draw stars, the edge of the planet and a ship above it, all of it faint."""
    chance, level, shift = Random(STARS), box.high * HORIZON, 3 * place
    for _ in range(STARS):
        x, y = chance.random() * box.wide, chance.random() * level
        p.disc(x + shift, y, 0.9, "dusk-edge")
    radius = box.wide * 1.05
    edge = arc(box.wide / 2, level + radius + shift, radius, -150, -30)
    p.poly(edge, "dusk")
    p.line(edge, "dusk-edge", 2)
    ship = theme.mix("resting", "dusk", 0.5)
    p.sign("shuttle", box.wide - 190 + shift, level - 22, 56, ship, "dusk")
