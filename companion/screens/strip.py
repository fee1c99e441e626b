"""The strip in place of the lanes: something to tell, or what was just taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from companion.screens.drawing.painter import Painter
from companion.screens.theme import FACT, LABEL
from companion.screens.widgets.tap import Face

HIGH, LEAST = 64, 62
"""The height of the strip, and the least where there are no lanes."""


class Strip(NamedTuple):
    """What it says after a sign of this colour; ``end`` stands at its end, after an arrow.

    One that is ``pressing`` is shown where there are no lanes, too.
    """

    words: str
    act: Callable[[], object]
    sign: str
    ink: str
    end: str = ""
    pressing: bool = False

    @property
    def face(self) -> Face:
        """How it looks and what it does."""
        return Face(self.words, self.act, "blank", paint=self._paint, stop=False)

    def _paint(self, p: Painter, wide: float, high: float) -> None:
        p.sign(self.sign, 30, high / 2, 32, self.ink)
        room = wide - 70
        if self.end:
            end = p.width(self.end, FACT)
            room -= end + 60
            p.words(wide - 20, high / 2 + 8, self.end, FACT, "ice", anchor="end")
            p.sign("redo", wide - 44 - end, high / 2, 30, "ice")
        size = p.largest(self.words, (FACT, LABEL), room, 2)
        lines = p.wrap(self.words, size, room)[:2]
        for at, line in enumerate(lines):
            base = high / 2 + size * 0.36 + (at - (len(lines) - 1) / 2) * size * 1.2
            p.words(58, base, line, size, self.ink)
