"""What was reported so far, beside the primary button: how much, and what came last."""

from __future__ import annotations

from collections.abc import Callable

from companion.phrases.phrasebook import capital
from companion.screens.drawing.painter import Painter
from companion.screens.frame import SECOND_ROW
from companion.screens.theme import FACT, LABEL, LEADING
from companion.screens.widgets.tap import Face

INSET, SIGN = 12, 36
"""Left of the words, and the room of a sign before them."""


def face(count: str, last: str, sign: str, act: Callable[[], object]) -> Face:
    """Return the face: ``count`` tells how much it is; ``last`` what came last, with its sign.

    Where there is no room for everything the sign goes first, then of what came last its kind (what
    stands before the colon), and only then the count: its name tells more than how much it was.
    """
    last = capital(last)
    names = (last, capital(last.rpartition(":")[2].strip()))

    def paint(p: Painter, wide: float, high: float) -> None:
        room, most = wide - INSET - 6, int((high - 8) // (LABEL * LEADING))
        below = int((high - LABEL * LEADING * 1.3) // (LABEL * LEADING)) if high > SECOND_ROW else 1
        rooms = (below, most) if p.fits(count, LABEL, room) else (most,)
        fitting = (each for n in rooms for each in names if p.fits(each, LABEL, room, n))
        name = next(fitting, "")
        pictured = bool(sign and name) and p.fits(name, LABEL, room - SIGN, 2)
        x = INSET + (SIGN if pictured else 0)
        size = p.largest(name or count, (FACT * p.letters, FACT, LABEL), wide - x - 6)
        named = bool(name) and p.fits(name, size, wide - x - 6, most)
        lines = p.wrap(name if named else count, size, wide - x - 6)
        above = (high - LABEL * LEADING * 1.3) // (size * LEADING)
        headed = named and len(lines) <= above and p.fits(count, LABEL, room)
        headed = headed and (len(lines) == 1 or high > SECOND_ROW)
        middle = high / 2 + (12 if headed else 0)
        if headed:
            p.words(INSET, 24, count, LABEL, "dim")
        if pictured:
            p.sign(sign, 26, middle, 28)
        base = middle + size * 0.36 - (len(lines) - 1) * size * LEADING / 2
        for at, line in enumerate(lines):
            p.words(x, base + at * size * LEADING, line, size)

    return Face(f"{count}. {last}", act, "blank", paint=paint, stop=False)
