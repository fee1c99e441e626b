"""How long the turns took: a bar for each, the longest, the average, and when it will end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import ListProperty, StringProperty
from kivy.uix.widget import Widget

from companion.engine.clock import format_time
from companion.screens import theme
from companion.screens.screen import CompanionScreen

GAP = 0.25
"""The space between two bars, as a share of a bar."""


class TurnChart(Widget):
    """A bar for each of ``turns``, pairs of number and seconds; the longest stands out."""

    turns = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, turns=self._draw)

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        bars = heights([seconds for _, seconds in self.turns], self.height)
        wide = self.width / max(1, len(bars))
        with self.canvas:
            for number, high in enumerate(bars):
                Color(*(theme.colour("orange") if high == max(bars) else theme.colour("ice")))
                left = self.x + number * wide
                Rectangle(pos=(left, self.y), size=(max(dp(1), wide * (1 - GAP)), high))


class TimesScreen(CompanionScreen):
    """The times of the play on the table. It knows no game."""

    name = "times"
    title = StringProperty()
    first = StringProperty()
    last = StringProperty()
    turns = ListProperty()
    lines = StringProperty()

    def refresh(self) -> None:
        words, times = self.words, self.session.times()
        self.title = words("screens.times")
        self.turns = [] if times is None else list(times.turns)
        self.first, self.last = (
            words("core.clock-turn", number=self.turns[end][0]) if self.turns else ""
            for end in (0, -1)
        )
        self.lines = "\n".join(self._lines())

    @property
    def spoken(self) -> str:
        return ". ".join(self._lines())

    def _lines(self) -> list[str]:
        session, words = self.presenter.session, self.words
        times = session.times()
        if times is None:
            return [words("screens.times-none")]
        turn, seconds = times.longest
        lines = [
            words("core.clock-longest", turn=turn, time=format_time(seconds)),
            words("core.clock-average", time=format_time(times.average)),
            words("core.clock-total", time=format_time(times.total)),
        ]
        if session.play.turns:
            left = session.play.turns - session.play.turn
            lines.append(words("core.clock-left", count=left))
        if (ahead := session.seconds_ahead) is not None:
            end = datetime.now().astimezone() + timedelta(seconds=ahead)
            lines.append(words("core.clock-end-hour", hour=f"{end:%H:%M}"))
        return lines


def heights(seconds: Sequence[float], room: float) -> list[float]:
    """Return the heights of bars for these times, the longest as high as the ``room``."""
    longest = max(seconds, default=0)
    return [room * each / longest if longest else 0 for each in seconds]
