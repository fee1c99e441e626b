"""What stands now of something that a tile changes, shown on the tile itself."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from companion.screens.drawing.painter import Ink, Painter

CELLS, INSET, FOOT = 8, 12, 12
"""The height of the steps, how far the sides are from them, and the foot from their upper edge."""

BAR, BEYOND = 4, 2.5
"""The width of the bar of the marker, and how far it stands out of the steps."""


class Gauge(Struct, frozen=True):
    """It is ``told`` in words; ``cells`` are the colours of its steps, the first one first.

    So many are ``done``; reaching those that are ``marked`` gives something. The ``name`` is what
    the tile is called where this is told on it, "" for the same as else.
    """

    told: str = ""
    ink: Ink = "sand"
    cells: Sequence[Ink] = ()
    done: int = 0
    marked: Sequence[int] = ()
    name: str = ""

    def draw_cells(self, p: Painter, wide: float, high: float) -> None:
        """Draw the steps at the foot of a tile, between its sides."""
        if not self.cells:
            return
        step, top = (wide - 2 * INSET) / len(self.cells), high - FOOT
        gap = min(2.5, step / 4)
        for at, ink in enumerate(self.cells):
            p.rect(INSET + at * step, top, step - gap, CELLS, ink, min(2.5, step / 4))
        for at in self.marked:
            x = INSET + at * step + (step - gap) / 2
            p.disc(x, top + CELLS / 2, 2, "ground" if at < self.done else "sand")
        x = INSET + self.done * step - (gap + BAR) / 2
        p.rect(x, top - BEYOND, BAR, CELLS + 2 * BEYOND, "sand", BAR / 2)
