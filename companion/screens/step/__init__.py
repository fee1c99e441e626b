"""The step in pages: its moves, what is so, its picture, and the question."""

from companion.screens.step.paging import pages
from companion.screens.step.paint import draw
from companion.screens.step.parts import Item, Page, Question, Step
from companion.screens.step.words import (
    BESIDE,
    INDENT,
    below,
    item_lines,
    own_fact_size,
    picture_box,
    spare_box,
    text_box,
    title_high,
    words_high,
    words_wide,
)

__all__ = [
    "BESIDE",
    "INDENT",
    "Item",
    "Page",
    "Question",
    "Step",
    "below",
    "draw",
    "item_lines",
    "own_fact_size",
    "pages",
    "picture_box",
    "spare_box",
    "text_box",
    "title_high",
    "words_high",
    "words_wide",
]
