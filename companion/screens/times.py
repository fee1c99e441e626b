"""The times of the turns: a bar for each, the longest, the average, and the expected end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from kivy.properties import ListProperty, ObjectProperty

from companion.engine.clock import format_time
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.sheet import Sheet
from companion.screens.theme import LABEL

GAP, WIDEST = 0.25, 48
"""The gap between two bars, as a share of a bar, and the widest bar."""


class Timed(NamedTuple):
    """The timed turns, each with its seconds; the labels of the first and the last."""

    turns: tuple[tuple[int, float], ...]
    first: str
    last: str


class TimesScreen(Sheet):
    """The times of the current play, in any game; see ``kv/times.kv``."""

    name = "times"
    kv = "times"
    of_play = True

    lines = ListProperty()
    """The text about the times."""
    timed = ObjectProperty(None, allownone=True, rebind=True)

    def refresh(self) -> None:
        """Show the current times."""
        super().refresh()
        self.title = self.presenter.words("screens.times")
        self.lines = self._lines()
        times, words = self.presenter.session.times(), self.presenter.words
        self.timed = None
        if times and times.turns:
            first, last = (words("core.clock-turn", number=times.turns[at][0]) for at in (0, -1))
            self.timed = Timed(tuple(times.turns), first, last)

    def _lines(self) -> list[str]:
        session, words = self.presenter.session, self.presenter.words
        times, budget = session.times(), [*filter(None, [session.budget_text()])]
        if times is None:
            return budget or [words("screens.times-none")]
        turn, seconds = times.longest
        lines = [
            words("core.clock-longest", turn=turn, time=format_time(seconds)),
            words("core.clock-average", time=format_time(times.average)),
            words("core.clock-total", time=format_time(times.total)),
            *budget,
        ]
        if session.play.turns:
            left = session.play.turns - session.play.turn
            lines.append(words("core.clock-left", count=left))
        if (ahead := session.seconds_ahead) is not None:
            end = datetime.now().astimezone() + timedelta(seconds=ahead)
            lines.append(words("core.clock-end-hour", hour=f"{end:%H:%M}"))
        return lines

    @property
    def spoken(self) -> str:
        return ". ".join(self.lines)


def draw_times(p: Painter, box: Box, timed: Timed) -> None:
    """Draw a bar for each turn; the longest stands out, with its time."""
    inner = Box(box.x, box.y + 30, box.width, box.height - 58)
    turns = timed.turns
    bars = heights([seconds for _, seconds in turns], inner.height)
    pitch = min(inner.width / len(bars), WIDEST)
    for at, height in enumerate(bars):
        x, width = inner.x + at * pitch, max(1.0, pitch * (1 - GAP))
        colour = "sand" if height == max(bars) else "ice"
        p.rect(x, inner.bottom - height, width, height, colour, min(4, width / 2))
    number, seconds = max(turns, key=lambda turn: turn[1])
    at = [turn for turn, _ in turns].index(number)
    longest = format_time(seconds)
    width = p.width(longest, LABEL, True)
    x = min(max(inner.x, inner.x + (at + 0.5) * pitch - width / 2), inner.right - width)
    p.words(x, inner.y - 8, longest, LABEL, bold=True)
    base = box.bottom - 9
    p.words(inner.x, base, timed.first, LABEL, "dim")
    if len(turns) > 1:
        first, last = p.width(timed.first, LABEL), p.width(timed.last, LABEL)
        right = max(inner.x + first + 20 + last, inner.x + len(bars) * pitch)
        p.words(min(right, inner.right), base, timed.last, LABEL, "dim", anchor="end")


def heights(seconds: Sequence[float], room: float) -> list[float]:
    """Return the heights of bars for these times, the longest filling the ``room``.

    Times of less than a second have none.
    """
    longest = max(seconds, default=0)
    return [room * each / longest if longest >= 1 else 0 for each in seconds]
