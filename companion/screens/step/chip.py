"""The price of a move, beside its words."""

from __future__ import annotations

from companion.phrases.glance import Move
from companion.screens.drawing.painter import Painter
from companion.screens.theme import FACT


def chip_wide(p: Painter, move: Move) -> float:
    """Return the width of a move's price."""
    amount = move.chip.partition(" ")[0]
    return p.width(amount, FACT, True) + 28 + 36


def draw_chip(p: Painter, move: Move, x: float, y: float) -> None:
    """Draw a move's price from ``x``, around the height ``y``."""
    amount, _, sign = move.chip.partition(" ")
    wide = p.width(amount, FACT, True)
    p.rect(x, y - 18, wide + 28 + 28, 36, "raised", 8)
    p.words(x + 12, y + 8, amount, FACT, bold=True)
    p.sign(sign, x + 12 + wide + 22, y, 28)
