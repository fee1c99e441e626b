"""The charts of the statistics: wins as bars, points and times over time as a line or columns."""

from __future__ import annotations

from collections.abc import Sequence

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.models.statistics import Bar, Chart, TimeSeries
from companion.screens.theme import FACT, LABEL

ROW, HIGHEST = 36, 56
"""The least and the greatest height of a row with a bar."""

SMALL = 14, 12
"""The sizes of a label that has no room in those of the theme."""

LABELS, NUMBERS, IN_TWO_LINES = (0.3, 0.55), 0.32, 0.65
"""The least and greatest share of the width for the labels of bars, and the greatest for their
numbers; and the width of a label in two lines as a share of its length.
"""

FOOT, DOT, SPACED = 26, 4.5, 14
"""The room for the days below a line; a dot, and the pitch it needs."""

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
"""The possible intervals of the scale."""

MAX_SCALE = 1.4
"""The maximum enlargement of text in a chart."""


def draw_chart(p: Painter, box: Box, chart: Chart) -> None:
    """Draw a chart into a box."""
    if chart.bars:
        draw_bars(p, box, chart.bars)
    elif chart.line:
        draw_line(p, box, chart.line)


def draw_bars(p: Painter, box: Box, bars: Sequence[Bar]) -> None:
    """Draw a row for each bar, as many as fit: the part that was won, within what was played."""
    bars = bars[: max(1, int(box.height / ROW))]
    height = min(HIGHEST, box.height / len(bars))
    scale = max(1.0, min(p.text_scale, MAX_SCALE))
    numbers = max(p.width(bar.number, FACT * scale, True) for bar in bars)
    numbers = min(numbers + 4, NUMBERS * box.width)
    longest = max(p.width(bar.label, LABEL) for bar in bars)
    if height > 2.4 * LABEL:
        words = (p.width(word, LABEL) for bar in bars for word in bar.label.split())
        longest = max(longest * IN_TWO_LINES, *words)
    least, most = LABELS
    left = box.x + max(least * box.width, min(most * box.width, longest + 12))
    width = box.right - numbers - 12 - left
    labels = [Box(box.x, box.y + at * height, left - box.x - 10, height) for at in range(len(bars))]
    fitting = (
        size
        for size in (*p.sizes(FACT), *SMALL)
        if all(p.has_room(label, bar.label, size) for label, bar in zip(labels, bars, strict=True))
    )
    label_size = next(fitting, SMALL[-1])
    for label, bar in zip(labels, bars, strict=True):
        top = label.y
        thick = min(24, height * 0.55)
        y = top + (height - thick) / 2
        p.text(label, bar.label, label_size, anchor="start")
        p.rect(left, y, max(6, width * bar.played), thick, "faint", 5)
        if bar.won:
            p.rect(left, y, max(6, width * bar.won), thick, "ice", 5)
        number = Box(box.right - numbers, top, numbers, height)
        size = p.largest(bar.number, (FACT * scale, FACT, LABEL, 12, 10), numbers, bold=True)
        p.words(
            number.right, top + height / 2 + size * 0.36, bar.number, size, bold=True, anchor="end"
        )


def draw_line(p: Painter, box: Box, line: TimeSeries) -> None:
    """Draw values over time above their days: points in a line, or columns up or down from zero.

    The best ever is a dotted line with its number; it may be earlier than what is drawn.
    """
    size = LABEL * max(1.0, min(p.text_scale, MAX_SCALE))
    foot = FOOT * size / LABEL
    values = [*line.values, *([] if line.best is None else [line.best])]
    low, high = _bounds(values, line.columns or line.best is None)
    above = size + 6
    plot = Box(box.x, box.y + above, box.width, box.height - above - foot)

    def y(value: float) -> float:
        return plot.bottom - (value - low) / (high - low) * plot.height

    step = next((each for each in STEPS if (high - low) / each <= plot.height / (2.4 * size)), 5000)
    marks = range(-int(-low // step) * step, int(high) + 1, step)
    room = max((p.width(_number(mark), size) for mark in marks), default=0) + 10
    for mark in marks:
        p.line((plot.x + room, y(mark), plot.right, y(mark)), "line", 1.5)
        p.words(plot.x + room - 8, y(mark) + size * 0.36, _number(mark), size, "dim", anchor="end")
    pitch = (plot.width - room - 2 * SPACED) / max(1, len(line.values) - 1)
    xs = [plot.x + room + SPACED + at * pitch for at in range(len(line.values))]
    if line.columns:
        _draw_columns(p, xs, [y(value) for value in line.values], y(0))
    else:
        _draw_points(p, xs, [y(value) for value in line.values], pitch)
    if line.best is not None:
        _draw_best(p, Box(plot.x + room, y(line.best), plot.width - room, 0), line.best, size)
    days = f"{line.first}    {line.last}"
    size = p.largest(days, (size, LABEL, 12, 10), plot.width - room)
    p.words(plot.x + room, box.bottom - 5, line.first, size, "dim")
    p.words(plot.right, box.bottom - 5, line.last, size, "dim", anchor="end")


def _draw_points(p: Painter, xs: Sequence[float], ys: Sequence[float], pitch: float) -> None:
    if len(xs) > 1:
        p.line([each for point in zip(xs, ys, strict=True) for each in point], "ice", 3)
    for x, y in zip(xs, ys, strict=True) if pitch >= SPACED else [(xs[-1], ys[-1])]:
        p.disc(x, y, DOT, "ice")


def _draw_columns(p: Painter, xs: Sequence[float], ys: Sequence[float], zero: float) -> None:
    pitch = xs[1] - xs[0] if len(xs) > 1 else 40
    width = max(2.0, min(24.0, pitch * 0.7))
    for x, y in zip(xs, ys, strict=True):
        top, tall = min(y, zero), max(2.0, abs(y - zero))
        p.rect(x - width / 2, top, width, tall, "ice" if y <= zero else "violet", min(4, width / 3))


def _draw_best(p: Painter, at: Box, best: float, size: float) -> None:
    """Draw the record as a dotted line, with its number above the end."""
    for dot in range(int(at.width / 12)):
        p.disc(at.x + 6 + 12 * dot, at.y, 1.6, "sand")
    p.words(at.right, at.y - 6, _number(best), size, "sand", bold=True, anchor="end")
    p.icon(
        "op",
        at.right - p.width(_number(best), size, True) - 0.8 * size,
        at.y - 6 - 0.36 * size,
        size,
    )


def _bounds(values: Sequence[float], from_zero: bool) -> tuple[float, float]:
    """Return the lowest and the highest value that has room, with zero if that is near."""
    low, high = min(values), max(values)
    if from_zero or low < high - low:
        low, high = min(0, low), max(0, high)
    return (low - 1, high + 1) if low == high else (low, high)


def _number(value: float) -> str:
    return f"{value:g}".replace("-", "−")
