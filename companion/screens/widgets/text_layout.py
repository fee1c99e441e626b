"""Lays out a text: the rows of its blocks at a given width, and their heights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from kivy.metrics import dp

from companion.screens.drawing.diagram import fitted
from companion.screens.drawing.gestures import GESTURES
from companion.screens.drawing.text import rich_width
from companion.screens.frame import Box
from companion.screens.models.text import CELLS, DRAWING, HEADING, PROSE, Block, halves
from companion.screens.theme import theme
from companion.screens.widgets.words import measured

GAP_DP, ABOVE_DP, TARGET_DP = 8, 8, 58
"""Between two rows, above a heading, and the minimum height of touch targets."""

INDENT_DP, DRAWN_DP, GUTTER_DP = 42, 76, 20
"""The indent of text beside an icon and beside a gesture, and the space between columns."""

PAD_DP, END_DP, RULED_DP = 16, 48, 10
"""The padding before the text of a touch target, after it, and around that of a table."""

ROOM_PX = 2
"""How many pixels a column is wider than its text."""

SHARE, PORTRAIT = 0.6, 0.66
"""The share of the width that a drawing may take; in portrait, of the height."""


class Laid(NamedTuple):
    """A row: its ``block``, that block's index as ``place``, and its ``height`` in pixels.

    ``kind`` is that of the row. Its text is ``width`` wide at the text size ``font_size``, after
    ``indent``; ``sizes`` are those of its cells or its drawing, the cells are ``inside`` high. Its
    ``name`` is where it leads.
    """

    kind: str = PROSE
    block: Block = Block()
    place: int = 0
    height: float = 0
    width: float = 0
    font_size: int = 0
    indent: float = 0
    sizes: tuple[float, ...] = ()
    inside: float = 0

    @property
    def name(self) -> str:
        """The place that it leads to, "" for none."""
        return self.block.to

    @property
    def spoken(self) -> str:
        """The spoken text when Die focuses it."""
        return self.block.spoken


Numbered = tuple[int, Block]


def lay(blocks: Sequence[Block], width: float, room: float, portrait: bool) -> Iterator[Laid]:
    """Yield the rows of blocks at a width in pixels.

    A paragraph higher than the visible ``room`` is split; a table whose columns don't fit side by
    side becomes a paragraph per row.
    """
    room -= 1.2 * theme.fact + dp(ABOVE_DP + GAP_DP)  # below a heading
    tables = 0
    numbered: list[tuple[int, Numbered]] = []
    for place, block in enumerate(blocks):
        tables += block.kind == CELLS and block.heads
        numbered.append((tables if block.kind == CELLS else -place - 1, (place, block)))
    for _, group in groupby(numbered, key=itemgetter(0)):
        rows = [each for _, each in group]
        place, block = rows[0]
        if block.kind == CELLS:
            yield from _table(rows, width, room)
        elif block.kind == DRAWING:
            yield _drawing(place, block, width, room, portrait)
        else:
            yield from _words(place, block, width, room)


def _words(place: int, block: Block, width: float, room: float) -> Iterator[Laid]:
    """Yield one row of text, or several if it doesn't fit into one; a link comes last."""
    row = _line(place, block, width)
    parts = halves(block) if row.height > room else (block,)
    if len(parts) == 1:
        yield row
    else:
        for part in parts:
            yield from _words(place, part, width, room)


def _line(place: int, block: Block, width: float) -> Laid:
    size = theme.sizes_from(block.role)[0]
    indent, least, kind = 0.0, 0.0, block.kind
    if block.icon in GESTURES:
        indent, least, kind = dp(DRAWN_DP), dp(DRAWN_DP - 12), "illustrated"
    elif block.icon or block.number:
        indent, kind = dp(INDENT_DP), "illustrated"
    elif block.mark:
        indent, kind = max(1.3, 0.4 + rich_width(block.mark, size) / size) * size, "marked"
    inside = width - indent
    if block.to:
        inside, least, kind = inside - dp(PAD_DP + END_DP), dp(TARGET_DP), "lead"
    single = block.words.split()
    sizes = theme.sizes_from(block.role)
    whole = (s for s in sizes if all(rich_width(word, s, True) <= inside for word in single))
    font_size = next(whole, sizes[-1])
    height = _height(block.words, font_size, inside, block.bold)
    height += dp(ABOVE_DP) if kind == HEADING else dp(PAD_DP) if block.to else 0
    return Laid(kind, block, place, max(height, least), inside, font_size, indent)


def _height(words: str, size: int, width: float, bold: bool = False) -> float:
    return measured(words, size, bold, int(width)).height


def _table(rows: Sequence[Numbered], width: float, room: float) -> Iterator[Laid]:
    """Yield the rows of a table; if its columns don't fit side by side, as paragraphs."""
    aside = PAD_DP + (END_DP if any(block.to for _, block in rows) else 0)
    widths = _shared([block.cells for _, block in rows], width - dp(aside))
    laid = [_cells(place, block, widths) for place, block in rows] if widths else []
    if laid and all(row.height <= room for row in laid):
        yield from laid
        return
    for place, block in rows:
        if block.words:
            yield from _words(place, block._replace(kind=PROSE), width, room)


def _cells(place: int, block: Block, widths: Sequence[float]) -> Laid:
    font_size = theme.sizes_from("fact")[0]
    inside = max(
        _height(cell, font_size, width, block.bold)
        for cell, width in zip(block.cells, widths, strict=True)
    )
    kind = "ledcells" if block.to else CELLS
    height = max(inside + dp(RULED_DP), dp(TARGET_DP) if block.to else 0)
    return Laid(kind, block, place, height, 0, font_size, 0, tuple(widths), inside)


def _shared(rows: Sequence[Sequence[str]], width: float) -> list[float]:
    """Return the widths of the columns of a table, [] if they don't fit side by side.

    Each is as wide as its longest word, plus its share of what is left.
    """
    size = theme.sizes_from("fact")[0]
    columns = list(zip(*rows, strict=True))
    room = width - dp(GUTTER_DP) * (len(columns) - 1)
    wished = [ROOM_PX + max(rich_width(cell, size, True) for cell in each) for each in columns]
    least = [
        ROOM_PX + max(rich_width(word, size, True) for cell in each for word in cell.split(" "))
        for each in columns
    ]
    if sum(least) > room:
        return []
    share = min(1, (room - sum(least)) / max(1, sum(wished) - sum(least)))
    return [low + share * (wish - low) for low, wish in zip(least, wished, strict=True)]


def _drawing(place: int, block: Block, width: float, room: float, portrait: bool) -> Laid:
    """Return a drawing with its text beside it, or below it in portrait."""
    drawing, font_size = block.drawing, theme.sizes_from("fact")[0]
    assert drawing
    if portrait:
        box = fitted(drawing, Box(0, 0, width, min(PORTRAIT * room, dp(1.1 * drawing.height))))
        height = box.height + dp(GAP_DP) + _height(block.words, font_size, width)
        return Laid("above", block, place, height, width, font_size, 0, (box.width, box.height))
    box = fitted(drawing, Box(0, 0, SHARE * width, room))
    beside = width - box.width - dp(24)
    height = max(box.height, _height(block.words, font_size, beside))
    return Laid(DRAWING, block, place, height, beside, font_size, 0, (box.width, box.height))
