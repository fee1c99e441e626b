"""What an untouched panel shows: the time and the next step, in low light."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from random import Random
from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.drawings.icons.shapes import arc
from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.widgets import part

SECOND_S = 1
PLACES = 7
"""The number of positions it moves through, one per minute, to spare the panel."""

HORIZON, STARS = 0.77, 26
"""The planet's top, as a share of the height; the number of stars."""

Lines = Callable[[], tuple[str, str, str]]
"""Returns whose token is shown, "" for none, the next step, and a line below it."""


def local_time() -> datetime:
    """Return the local time."""
    return datetime.now().astimezone()


class Resting(FloatLayout):
    """Covers the screen while the panel is dimmed. ``now`` returns the local time."""

    time = StringProperty()
    who = StringProperty()
    announced = StringProperty()
    below = StringProperty()
    place = NumericProperty(0)
    """The number of its position in this minute."""

    def __init__(
        self, lines: Lines, now: Callable[[], datetime] = local_time, **kwargs: Any
    ) -> None:
        part.load("basics", "buttons", "widgets", "resting")
        super().__init__(**kwargs)
        self._lines, self._now = lines, now
        self._again = Clock.schedule_interval(self._watch, SECOND_S)
        self.show()

    def close(self) -> None:
        """Stop following the time."""
        self._again.cancel()

    def _watch(self, *_: Any) -> None:
        """Update as soon as another minute begins, even if the time was set meanwhile."""
        if f"{self._now():%H:%M}" != self.time:
            self.show()

    def show(self) -> None:
        """Show the status of this minute."""
        now = self._now()
        self.time, self.place = f"{now:%H:%M}", now.minute % PLACES
        self.who, self.announced, self.below = self._lines()


def draw_sky(p: Painter, box: Box, place: int) -> None:
    """Draw stars, the edge of the planet and a ship above it, all of it faint."""
    chance, level, shift = Random(STARS), box.height * HORIZON, 3 * place
    for _ in range(STARS):
        x, y = chance.random() * box.width, chance.random() * level
        p.disc(x + shift, y, 0.9, "dusk-edge")
    radius = box.width * 1.05
    edge = arc(box.width / 2, level + radius + shift, radius, -150, -30)
    p.poly(edge, "dusk")
    p.line(edge, "dusk-edge", 2)
    ship = theme.mix("resting", "dusk", 0.5)
    p.icon("shuttle", box.width - 190 + shift, level - 22, 56, ship, "dusk")
