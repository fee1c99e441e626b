"""What stands now of something that a tile changes, shown on the tile itself."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from companion.screens.drawing.painter import Ink, Painter

THIN, INSET, FOOT = 5, 14, 7.5
"""The height of the steps, how far the sides are from them, and the foot from their upper edge."""


class Gauge(Struct, frozen=True):
    """It is ``told`` in words; ``cells`` are the colours of its steps, the first one first."""

    told: str
    ink: Ink = "sand"
    cells: Sequence[Ink] = ()

    def draw_cells(self, p: Painter, wide: float, high: float) -> None:
        """Draw the steps at the foot of a tile, between its sides."""
        if not self.cells:
            return
        step = (wide - 2 * INSET) / len(self.cells)
        for at, ink in enumerate(self.cells):
            p.rect(INSET + at * step, high - FOOT, step - min(2, step / 4), THIN, ink, THIN / 2)
