"""Shows a text: it scrolls, its links can be tapped, and two buttons read it aloud."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty

from companion.drawings.diagrams.parts import Diagram
from companion.phrases import aloud
from companion.screens.drawing.diagram import draw_diagram, fitted
from companion.screens.drawing.gestures import GESTURES
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.models.text import DISC, INDENTED, Block, portions
from companion.screens.theme import theme
from companion.screens.widgets.rows import SIDE_DP, ReadRow, RowList, TapRow
from companion.screens.widgets.text_layout import GAP_DP, Laid, lay

SETTLING_S = 0.5
"""The time without movement after which a scrolled text counts as settled."""


class TextRow(ReadRow):
    """A row of a text; ``marked`` is true while it is read aloud."""

    item = ObjectProperty(Laid(), rebind=True)
    marked = BooleanProperty(False)


class LedRow(TapRow):
    """A row that is a link."""

    item = ObjectProperty(Laid(), rebind=True)
    marked = BooleanProperty(False)


class TextView(RowList):
    """Shows ``blocks`` in rows.

    They are read aloud in portions, ``reading`` being the index of the last one read; with
    ``marks`` it is highlighted, if there are others. Die steps through its links. Event
    ``on_settle`` is dispatched after touch scrolling: two buttons continue from there.
    """

    __events__ = ("on_settle",)

    blocks = ListProperty()
    portrait = BooleanProperty(False)
    marks = BooleanProperty(False)
    reading = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        self.portions: list[range] = []
        self._laid_for: tuple[Any, ...] = ()
        self._moved, self._was_at = False, 0.0
        super().__init__(**kwargs)
        lay_out = Clock.create_trigger(lambda _: self.lay_out(), -1)
        self._settle = Clock.create_trigger(lambda _: self.settle(), SETTLING_S)
        for name in ("blocks", "size", "portrait"):
            self.fbind(name, lay_out)
        for name in ("reading", "marks"):
            self.fbind(name, lambda *_: self._mark())
        theme.follow("text_scale", self.lay_out)

    def lay_out(self) -> None:
        """Create the rows of the blocks, and divide them into portions."""
        wanted = (tuple(self.blocks), *self.size, theme.fact, self.portrait)
        if wanted == self._laid_for or min(self.size) < dp(4 * SIDE_DP):
            return
        self._laid_for = wanted
        room = self.height - dp(GAP_DP)
        rows = list(lay(self.blocks, self.width - 2 * dp(SIDE_DP), room, self.portrait))
        highs = [row.height + dp(GAP_DP) for row in rows]
        self.portions = portions([row.block for row in rows], highs, room)
        self.entries = rows
        self.reading = max(0, min(self.reading, len(self.portions) - 1))

    def _heights(self) -> Iterator[float]:
        yield from (row.height for row in self.entries)

    # reading aloud

    @property
    def read_now(self) -> range:
        """The rows of the current portion."""
        return self.portions[self.reading] if self.portions else range(0)

    @property
    def following(self) -> int | None:
        """The index of the next portion, None after the last."""
        to = self.reading + (not self._moved)
        return to if to < len(self.portions) else None

    @property
    def place(self) -> int:
        """The index of the block at the top."""
        return self.entries[self._top_row].place if self.entries else 0

    def go_to(self, portion: int, row: int | None = None) -> None:
        """Make a portion current, and scroll to it, or to one of its rows."""
        self._moved, self.reading = False, portion
        self._settle.cancel()
        if self.portions:
            self.show_row(self.read_now[0] if row is None else row, on_top=True)

    def go_to_place(self, place: int) -> None:
        """Scroll to a block, and make its portion current."""
        row = next((at for at, each in enumerate(self.entries) if each.place >= place), 0)
        self.go_to(next((at for at, each in enumerate(self.portions) if row in each), 0), row)

    def said(self, portion: int) -> str:
        """Return the spoken text of a portion, "" if there is none."""
        rows = self.portions[portion] if self.portions else ()
        return aloud.joined(self.entries[at].block.said for at in rows)

    @property
    def section(self) -> str:
        """The heading above the current portion, "" if it begins with one, or there is none."""
        first = self.read_now.start
        above = [row.block for row in self.entries[: first + 1] if row.block.anchor]
        return above[-1].said if above and above[-1] is not self.entries[first].block else ""

    # touch scrolling

    @property
    def _scrolled(self) -> float:
        beyond = max(0.0, self.ids.column.height - self.height)
        return float((1 - min(1, max(0, self.scroll_y))) * beyond)

    @property
    def _top_row(self) -> int:
        if self._wanted:
            return self._wanted[0]
        return min(bisect_left(self._tops, self._scrolled - 1), len(self.entries) - 1)

    def on_scroll_move(self, touch: Any) -> bool:
        """Note that a finger scrolls the text."""
        before, moved, self._moved = self.scroll_y, self._moved, True
        handled = super().on_scroll_move(touch)
        if self.scroll_y == before:
            self._moved = moved
        return bool(handled)

    def on_scroll_y(self, *_: Any) -> None:
        """Wait until a scrolled text has nearly stopped."""
        if self._moved and abs(self._scrolled - self._was_at) > 1:
            self._settle.cancel()
            self._settle()
        self._was_at = self._scrolled

    def settle(self) -> None:
        """Continue reading from where a finger has scrolled to."""
        self._settle.cancel()
        top = self._top_row
        begins = (at for at, each in enumerate(self.portions) if each[0] >= top)
        self.reading = next(begins, max(0, len(self.portions) - 1))
        self.dispatch("on_settle")

    def settle_now(self) -> None:
        """Settle, if a finger has just scrolled."""
        if self._settle.is_triggered:
            self.settle()

    def on_settle(self) -> None:
        """Event hook for bindings."""

    # Die

    @property
    def can_be_focused(self) -> bool:
        return any(self.entries[at].name for at in self.read_now)

    def step_inside(self) -> bool:
        """Step to the next link of the current portion."""
        at = next(
            (at for at in self.read_now if at > self.focused_index and self.entries[at].name), None
        )
        if at is not None:
            self.focus_on(at)
        return at is not None

    # highlighting

    def _put(self, row: Any, at: int) -> None:
        super()._put(row, at)
        row.marked = at in self._marked

    def _mark(self) -> None:
        super()._mark()
        for at, row in self._rows.items():
            row.marked = at in self._marked

    @property
    def _marked(self) -> range:
        return self.read_now if self.marks and len(self.portions) > 1 else range(0)


def draw_before(p: Painter, box: Box, block: Block) -> None:
    """Draw what precedes the text: a gesture, the number of a move, or an icon in its colour."""
    x, y = box.width / 2, box.height / 2
    if gesture := GESTURES.get(block.icon):
        gesture.draw(p, x, y, min(60, box.height - 4))
    elif block.number:
        p.badge(block.number, x, y, block.who, 15)
    elif block.icon == DISC:
        p.disc(x, y, 4, "dim")
    elif block.icon != INDENTED:
        p.icon(block.icon, x, y, 30)


def draw_drawing(p: Painter, box: Box, drawing: Diagram) -> None:
    """Draw a drawing as large as it fits."""
    draw_diagram(p, drawing, fitted(drawing, box))
