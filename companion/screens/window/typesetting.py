"""How large a text can be."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import lru_cache

from kivy.core.text.markup import MarkupLabel
from kivy.utils import escape_markup

SYMBOLS = re.compile("[\u2190-\u2211\u2213-\u2bff]+")
"""Arrows, dice and other signs that Kivy's Roboto lacks; it has the minus."""

TAGS = re.compile(r"\[/?font[^\]]*\]")


def rich(text: str) -> str:
    """Return plain text as Kivy's markup, its symbols in a font that has them."""
    return SYMBOLS.sub(r"[font=symbols]\g<0>[/font]", escape_markup(text))


@lru_cache(maxsize=4096)
def measure(
    markup: str, font_size: float, width: float | None = None, bold: bool = False
) -> tuple[int, int]:
    """Return the width and the height of a text set in lines of ``width``, None for one line."""
    label = MarkupLabel(text=markup, font_size=font_size, text_size=(width, None), bold=bold)
    return label.render()


def height(markup: str, font_size: float, width: float, bold: bool = False) -> float:
    """Return the height of a text set in lines of ``width``: infinite if a word is wider."""
    if not markup:
        return 0
    longest = max(TAGS.sub("", markup).split(), key=len, default="")
    if measure(longest, font_size, None, bold)[0] > width:
        return math.inf
    return measure(markup, font_size, width, bold)[1]


def largest(fits: Callable[[float], bool], smallest: float, most: float) -> float | None:
    """Return the largest font size from ``smallest`` to ``most`` that fits, None if none does."""
    low, high = math.ceil(smallest), max(math.ceil(smallest), math.floor(most))
    if fits(high):
        return high
    if not fits(low):
        return None
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(middle) else (low, middle - 1)
    return low
