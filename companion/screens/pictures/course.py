"""The turns of a play as a row of numbers, and above them points and parameters as plots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from companion.engine.game import YOU
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.models.course import Course, Plot
from companion.screens.theme import FACT, LABEL

FOOT, SIDE = 56, 26
"""The height of the row of turns, and the space beside the first and the last."""

MIN_WIDTH, EVERY = 30, 5
"""The width needed for a turn's number; if there is less, every fifth turn has a longer tick."""

CHART = 48
"""The minimum height of the plots."""

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
"""The possible intervals of the scale."""

THICK, THIN = 4, 2.5
"""The widths of the plots of points and of parameters."""

MARK, APART, LEGEND_ROW, MAX_TEXT_SCALE = 28, 18, 1.3, 1.3
"""In the legend: the width of a plot's sample, the space between two, the height of a row, and the
maximum enlargement of its text.
"""


def draw_course(p: Painter, box: Box, course: Course) -> None:
    """Draw the turns at the bottom of a box, and the plots above if there is room."""
    count = len(course.turns)
    pitch = (box.width - 2 * SIDE) / max(1, count - 1)
    middle, foot = box.bottom - FOOT / 2, box.bottom - FOOT
    p.rect(box.x, foot + 8, box.width, FOOT - 16, "panel", 10)
    for place, number in enumerate(course.turns):
        x = box.x + SIDE + place * pitch
        if pitch >= MIN_WIDTH:
            size: float = FACT if p.width(str(number), FACT) + 6 <= pitch else LABEL
            p.words(x, middle + size * 0.36, str(number), size, "ice", anchor="middle")
        else:
            half = 12 if number % EVERY == 0 else 6
            p.rect(x - 1.5, middle - half, 3, 2 * half, "dim", 1.5)
    if not course.plots or foot - box.y < CHART:
        return
    size = LABEL * max(1.0, min(p.text_scale, MAX_TEXT_SCALE))
    longest = max(p.width(plot.words, size) for plot in course.plots)
    size *= min(1.0, (box.width - MARK) / longest)  # people have long names
    rows = _in_rows(p, course.plots, size, box.width)
    legend = len(rows) * size * LEGEND_ROW
    if foot - box.y - legend >= CHART:
        _draw_legend(p, box, rows, size)
        _draw_chart(p, Box(box.x, box.y + legend, box.width, foot - box.y - legend), course, pitch)


def _draw_chart(p: Painter, box: Box, course: Course, pitch: float) -> None:
    """Draw the values at the end of each turn: points with a scale, parameters thin."""
    low, high = course.low, course.high

    def y(share: float) -> float:
        return box.bottom - 8 - share * (box.height - 28)

    step = next((each for each in STEPS if (high - low) / each <= box.height / 40), STEPS[-1])
    for value in range(low - low % step, high + 1, step) if low < high else ():
        if value >= low:
            top = y((value - low) / (high - low))
            p.line((box.x, top, box.right, top), "line", 1.5)
            if value:
                p.words(box.x, top - 5, str(value), LABEL, "dim")
    for plot in course.plots:
        colour = _colour(plot)
        line = [(box.x + SIDE + at * pitch, y(share)) for at, share in plot.line]
        for one, other in pairwise(line):
            p.line((*one, *other), colour, THIN if plot.parameter else THICK)
        if plot.parameter:
            continue
        for x, top in line if pitch >= MIN_WIDTH else line[-1:]:
            if plot.alone:
                p.rect(x - 5, top - 5, 10, 10, colour, 2)
            else:
                p.disc(x, top, 5.5, colour)


def _colour(plot: Plot) -> str:
    if plot.parameter:
        return plot.colour or "sand"
    return "ice" if plot.name == YOU else "violet" if plot.alone else "sand"


def _in_rows(p: Painter, plots: Sequence[Plot], size: float, room: float) -> list[list[Plot]]:
    """Distribute the legend to rows in which it fits."""
    rows: list[list[Plot]] = []
    left = 0.0
    for plot in plots:
        width = MARK + p.width(plot.words, size) + APART
        if not rows or left + width - APART > room:
            rows.append([])
            left = 0
        rows[-1].append(plot)
        left += width
    return rows


def _draw_legend(p: Painter, box: Box, rows: Sequence[Sequence[Plot]], size: float) -> None:
    """Draw the legend: a sample of each plot, and its label."""
    y = box.y
    for row in rows:
        y += size * LEGEND_ROW
        left = box.x
        for plot in row:
            middle = y - size * 0.36
            thick = THIN if plot.parameter else THICK
            p.line((left, middle, left + MARK - 8, middle), _colour(plot), thick)
            p.words(left + MARK, y, plot.words, size)
            left += MARK + p.width(plot.words, size) + APART
