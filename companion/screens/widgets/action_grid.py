"""Actions side by side, each on a tile with an icon; the tiles scroll if needed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty

from companion.screens.theme import theme
from companion.screens.widgets.each import Each
from companion.screens.widgets.tappable import TappableBox
from companion.screens.widgets.words import measured

GAP_DP, MIN_DP, MAX_DP = 8, 64, 112
"""The gap between two tiles, and the minimum and maximum height of one."""

SIDES_DP, EDGES_DP, ABOVE_DP, BESIDE_DP = 16, 8, 58, 66
"""The padding of a tile beside its text, and above and below it; and the space of its icon above or
beside the text.
"""

LINES = 2
"""The lines that the text of a tile may take before there are fewer columns."""

FEW = 3
"""Up to this many rows, wider tiles are used if that avoids a single tile in the last row."""


class Action(NamedTuple):
    """An action, run by the screen's `press` with its ``name``; disabled if ``off``."""

    name: str
    text: str
    icon: str = ""
    off: bool = False
    spoken: str = ""
    colour: str = "ice"


class ActionTile(TappableBox):
    """A tile with an `Action` as its ``item``. It scrolls into view when it gets the focus."""

    marks_itself = True
    above = BooleanProperty(True)
    font_size = NumericProperty(0)

    def on_focused(self, _: Any, focused: bool) -> None:
        """Scroll to the tile."""
        if focused and self.parent:
            self.parent.parent.scroll_to(self, animate=False)


class ActionGrid(Each):
    """Shows ``items`` as tiles, all in one text size, inside a view of height ``room``.

    It has as many columns (at most ``most``) as fit every word at the player's text size. Icons are
    ``above`` the text if there is height for that, else beside it.
    """

    most = NumericProperty(3)
    room = NumericProperty(0)
    font_size = NumericProperty(0)
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
        """Choose the columns, the row height, and the text size."""
        if not self.items or self.width < dp(MIN_DP):
            return
        sizes = theme.sizes_from("fact")
        grids = (grid for size in sizes for grid in self._grids(size))
        self.font_size, self.cols, self.above, self.row_default_height = next(
            grids, (sizes[-1], 1, False, dp(MIN_DP))
        )

    def _grids(self, size: int) -> Iterator[tuple[int, int, bool, float]]:
        """Yield the layouts that fit at this text size: size, columns, icons above, row height."""
        for columns in self._columns():
            rows = -(-len(self.items) // columns)
            share = (self.room + dp(GAP_DP)) / rows - dp(GAP_DP)
            width = (self.width - dp(GAP_DP) * (columns + 1)) / columns - dp(SIDES_DP)
            for above in (True, False):
                beside = 0 if above else dp(BESIDE_DP)
                words = [measured(e.text, size, False, int(width - beside)) for e in self.items]
                if not all(each.whole and each.lines <= LINES for each in words):
                    continue
                needed = max(each.height for each in words) + dp(EDGES_DP) + above * dp(ABOVE_DP)
                if needed <= share or not above:
                    yield size, columns, above, max(min(share, dp(MAX_DP)), needed, dp(MIN_DP))
                    break

    def _columns(self) -> Iterator[int]:
        """Yield numbers of columns, the best first: the last row should not have a single tile."""
        count = len(self.items)
        fewer = max(1, int(self.most) - 1)
        alone = count % self.most == 1 and count % fewer == 0 and count // fewer <= FEW
        yield from range(fewer if alone else min(count, int(self.most)), 0, -1)
