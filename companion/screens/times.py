"""How long the turns took: a bar for each, the longest, the average, and when it will end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from companion.engine.clock import format_time
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.paged import PagedScreen
from companion.screens.theme import FACT, LABEL, TILE
from companion.screens.widgets.tap import Face

GAP, WIDEST = 0.25, 48
"""The space between two bars, as a share of a bar, and the widest bar."""

CHART = 150
"""The height of the bars, where the words leave so much room; the least is half of that."""


class TimesScreen(PagedScreen):
    """The times of the play on the table. It knows no game."""

    name = "times"
    of_play = True

    def refresh(self) -> None:
        faces: Faces = {}
        face = Face(self.words("screens.back"), self.back, "primary")
        faces["primary"] = (self.frame.primary, face)
        self.put_header(faces)
        self.draw(faces, self._paint)

    @property
    def turns(self) -> Sequence[tuple[int, float]]:
        """The turns that were timed, each with its seconds."""
        times = self.session.times()
        return () if times is None else times.turns

    @property
    def lines(self) -> list[str]:
        """What is told of them."""
        session, words = self.session, self.words
        times, budget = session.times(), [*filter(None, [session.budget_told()])]
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

    def _paint(self, p: Painter) -> None:
        self.paint_header(p, self.words("screens.times"))
        box = self.frame.content()
        size, lines = self._worded(p, box)
        high = len(lines) * size * 1.3
        if self.turns:
            room = min(box.high - high - 12, CHART * (2 if self.frame.upright else 1.2))
            chart = box.upper(room)
            self._paint_chart(p, chart)
            box = box.lower(chart.high + 12)
        y = box.y
        for line in lines:
            y += size * 1.3
            p.words(box.x + 4, y - size * 0.3, line, size)

    def _worded(self, p: Painter, box: Box) -> tuple[float, list[str]]:
        """Return what is told in lines, as large as leaves room for the bars."""
        for size in (FACT * p.letters, FACT, LABEL):
            lines = [part for line in self.lines for part in p.wrap(line, size, box.wide - 8)]
            if len(lines) * size * 1.3 + CHART / 2 + 12 <= box.high:
                break
        return size, lines

    def _paint_chart(self, p: Painter, box: Box) -> None:
        """Draw a bar for each turn; the longest stands out, and has its time."""
        p.rect(*box, "sunk", TILE)
        inner = Box(box.x + 16, box.y + 30, box.wide - 32, box.high - 58)
        turns = self.turns
        bars = heights([seconds for _, seconds in turns], inner.high)
        pitch = min(inner.wide / len(bars), WIDEST)
        for at, high in enumerate(bars):
            longest = high == max(bars)
            x, wide = inner.x + at * pitch, max(1.0, pitch * (1 - GAP))
            ink = "sand" if longest else "ice"
            p.rect(x, inner.bottom - high, wide, high, ink, min(4, wide / 2))
        number, seconds = max(turns, key=lambda turn: turn[1])
        at = [turn for turn, _ in turns].index(number)
        told = format_time(seconds)
        wide = p.width(told, LABEL, True)
        x = min(max(inner.x, inner.x + (at + 0.5) * pitch - wide / 2), inner.right - wide)
        p.words(x, inner.y - 8, told, LABEL, bold=True)
        first, last = (self.words("core.clock-turn", number=turns[end][0]) for end in (0, -1))
        base = box.bottom - 9
        p.words(inner.x, base, first, LABEL, "dim")
        end = max(inner.x + p.width(first, LABEL) + 20, inner.x + len(bars) * pitch)
        if len(turns) > 1:
            right = max(end, inner.x + p.width(first, LABEL) + 20 + p.width(last, LABEL))
            p.words(min(right, inner.right), base, last, LABEL, "dim", anchor="end")


def heights(seconds: Sequence[float], room: float) -> list[float]:
    """Return the heights of bars for these times, the longest as high as the ``room``.

    Times of less than a second have none.
    """
    longest = max(seconds, default=0)
    return [room * each / longest if longest >= 1 else 0 for each in seconds]
