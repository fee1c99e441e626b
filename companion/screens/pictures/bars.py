"""The steps of a play as bars, one for each round, against the dotted line of an even pace."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.models.summary import Bars
from companion.screens.theme import FACT, TYPE_SCALE

ABOVE, BELOW = 34, 30
"""The room for numbers above and below the bars, in units."""

DOT = 13
"""From one dot of the line to the next, in units."""

FLAG = 40
"""The width of the goal's flag at the end of the line."""


def draw_bars(p: Painter, box: Box, bars: Bars) -> None:
    """Draw a bar for each finished round; the last of them has its numbers."""
    foot, height = box.bottom - BELOW, box.height - ABOVE - BELOW
    width = (box.width - FLAG / 2) / bars.rounds
    gap, scale = min(8, width * 0.25), height / max(1, bars.goal)
    right = box.x + width * bars.rounds
    dots = round(right / DOT)
    for at in range(1, dots):
        p.disc(box.x + right * at / dots, foot - height * at / dots, 1.8, "dim")
    p.icon("flag", right, box.y + ABOVE - 14, 30, "heat")
    p.words(right - 22, box.y + 26, str(bars.goal), FACT, "dim", anchor="end")
    for at in range(bars.rounds):
        x = box.x + at * width
        if at >= len(bars.steps):
            p.rect(x, foot - 4, width - gap, 4, "line", 2)
            continue
        steps, now = bars.steps[at], at == len(bars.steps) - 1
        tall = max(4, steps * scale)
        p.rect(x, foot - tall, width - gap, tall, "sand" if now else "faint", min(5, width / 4))
        if now:
            answer = TYPE_SCALE["answer"]
            half = p.width(str(steps), answer, True) / 2
            middle = max(x + (width - gap) / 2, box.x + half)
            p.words(middle, foot - tall - 9, str(steps), answer, bold=True, anchor="middle")
            p.words(middle, foot + 24, str(bars.now), FACT, bold=True, anchor="middle")
    if len(bars.steps) + 1 < bars.rounds:
        p.words(right - gap, foot + 24, str(bars.last), FACT, "dim", anchor="end")
