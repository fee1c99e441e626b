"""Things to do side by side, each on a tile with a sign; the tiles scroll where they must."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty

from companion.screens.theme import theme
from companion.screens.widgets.each import Each
from companion.screens.widgets.tappable import Tappable
from companion.screens.widgets.words import measured

GAP, LEAST, MOST = 8, 64, 112
"""Between two tiles, and the least and the most height of one, in dp."""

SIDES, EDGES, ABOVE, BESIDE = 16, 8, 58, 66
"""What of a tile is left of and right of its words, above and below them; and what its sign takes
above or beside them; in dp."""

LINES = 2
"""The lines that the words of a tile may take before there are fewer columns."""

FEW = 3
"""So many rows there may be of wider tiles, where none would be alone in the last row."""


class Action(NamedTuple):
    """A thing to do, by the screen's `press` of its ``name``; one that is ``off`` can't be."""

    name: str
    text: str
    sign: str = ""
    off: bool = False
    spoken: str = ""
    ink: str = "ice"


class ActionTile(Tappable):
    """A tile with an `Action` as its ``item``. It comes into sight when Die steps to it."""

    marks_itself = True
    above = BooleanProperty(True)
    letters = NumericProperty(0)

    def on_focused(self, _: Any, focused: bool) -> None:
        """Scroll to it."""
        if focused and self.parent:
            self.parent.parent.scroll_to(self, animate=False)


class ActionGrid(Each):
    """Shows ``items`` as tiles, all in one size of letters; it lies in a view of height ``room``.

    It has as many columns (at most ``most``) as have room for every word in the player's letters.
    Signs are ``above`` the words where there is height for that, else beside them.
    """

    most = NumericProperty(3)
    room = NumericProperty(0)
    letters = NumericProperty(0)
    above = BooleanProperty(True)
    items = ListProperty()
    cols: Any
    row_default_height: Any

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(row_force_default=True, **kwargs)
        update = Clock.create_trigger(self.arrange, -1)
        for name in ("items", "width", "room", "most"):
            self.fbind(name, update)
        theme.follow("text_scale", self.arrange)

    def arrange(self, *_: Any) -> None:
        """Choose columns, the height of a row, and the letters."""
        if not self.items or self.width < dp(LEAST):
            return
        sizes = theme.sizes_from("fact")
        grids = (grid for size in sizes for grid in self._grids(size))
        self.letters, self.cols, self.above, self.row_default_height = next(
            grids, (sizes[-1], 1, False, dp(LEAST))
        )

    def _grids(self, size: int) -> Iterator[tuple[int, int, bool, float]]:
        """Yield where words of this size fit: size, columns, where signs are, row height."""
        for columns in self._columns():
            rows = -(-len(self.items) // columns)
            share = (self.room + dp(GAP)) / rows - dp(GAP)
            width = (self.width - dp(GAP) * (columns + 1)) / columns - dp(SIDES)
            for above in (True, False):
                beside = 0 if above else dp(BESIDE)
                words = [measured(e.text, size, False, int(width - beside)) for e in self.items]
                if not all(each.whole and each.lines <= LINES for each in words):
                    continue
                needed = max(each.height for each in words) + dp(EDGES) + above * dp(ABOVE)
                if needed <= share or not above:
                    yield size, columns, above, max(min(share, dp(MOST)), needed, dp(LEAST))
                    break

    def _columns(self) -> Iterator[int]:
        """Yield numbers of columns, the best first: no tile should be alone in the last row."""
        count = len(self.items)
        fewer = max(1, int(self.most) - 1)
        alone = count % self.most == 1 and count % fewer == 0 and count // fewer <= FEW
        yield from range(fewer if alone else min(count, int(self.most)), 0, -1)
