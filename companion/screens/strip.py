"""The strip in place of the lanes: something to tell, or what was just taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.theme import FACT, GAP, LEADING, sizes_to
from companion.screens.widgets.tap import Face

HIGH, LEAST = 64, 62
"""The height of the strip, and the least where there are no lanes."""

BUTTON, NARROW = 150, 128
"""The width of the button at the end of a strip, and of one in a screen that stands."""

WIDE = 500
"""From so wide a strip on its button has its full width."""


class Strip(NamedTuple):
    """What it says after a sign of this colour, and what a tap does.

    One with a ``button`` acts only there: the rest lies where the table was, and may be hit by
    mistake. It may ``show`` what ``more`` there is to read. One that is ``pressing`` is shown where
    there are no lanes, too.
    """

    words: str
    act: Callable[[], object]
    sign: str
    ink: str
    button: str = ""
    pressing: bool = False
    more: str = ""
    show: Callable[[], object] | None = None

    def faces(self, box: Box) -> Faces:
        """Return what can be tapped in this place, and what is only read."""
        if not self.button:
            return {"strip": (box, self._told(off=False))}
        wide = BUTTON if box.wide >= WIDE else NARROW
        left = Box(box.x, box.y, box.wide - wide - GAP, box.high)
        right = Box(box.right - wide, box.y, wide, box.high)
        redo = Face(self.button, self.act, "tile", sign="redo", spoken=self.words, stop=False)
        return {"strip": (left, self._told(off=self.show is None)), "redo": (right, redo)}

    def _told(self, off: bool) -> Face:
        words = f"{self.words}. {self.more}" if self.more else self.words
        act = self.show or self.act
        return Face(words, act, "blank", paint=self._paint, stop=False, off=off)

    def _paint(self, p: Painter, wide: float, high: float) -> None:
        p.sign(self.sign, 26, high / 2, 32, self.ink)
        room = wide - 58
        words = [(self.words, self.ink), *([(self.more, "ice")] if self.more else [])]
        one = 2 // len(words)
        most = min(FACT * max(1, p.letters), high / 2 / LEADING)
        sizes = sizes_to(max(FACT, most))
        size = min(p.largest(each, sizes, room, one) for each, _ in words)
        words[0] = _as_fits(p, self.words, size, room), self.ink
        lines = [(line, ink) for each, ink in words for line in p.wrap(each, size, room)]
        for at, (line, ink) in enumerate(lines):
            base = high / 2 + size * 0.36 + (at - (len(lines) - 1) / 2) * size * LEADING
            p.words(50, base, line, size, ink)


def _as_fits(p: Painter, words: str, size: float, room: float) -> str:
    """Return as many of these words as have room in two lines; all of them are said."""
    while not p.fits(words, size, room, 2) and " " in words:
        words = words.removesuffix("…").rpartition(" ")[0] + "…"
    return words
