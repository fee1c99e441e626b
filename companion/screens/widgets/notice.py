"""What the player should know, in one line that opens the whole of it."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.presenter import Presenter
from companion.screens.theme import FACT, LABEL, LEADING
from companion.screens.widgets.tap import Face


def put_notice(faces: Faces, presenter: Presenter, box: Box) -> None:
    """Put the first of the notices into a box, if there is one."""
    if not presenter.notices:
        return
    words = presenter.words("screens.noticed", what=presenter.notices[0])
    sign, ink = ("warn", "amber") if presenter.warns else ("check", "ice")

    def paint(p: Painter, wide: float, high: float) -> None:
        p.sign(sign, 26, high / 2, 28, ink)
        room = wide - 60
        size = p.largest(words, (FACT, LABEL), room, 1 if high < 60 else 2)
        lines = p.wrap(words, size, room)
        most = max(1, int(high // (size * 1.2)))
        shown = [_cut(p, line, size, room) for line in lines[:most]]
        if len(lines) > most:
            shown[-1] = _cut(p, f"{shown[-1]} {lines[most]}", size, room)
        for at, line in enumerate(shown):
            base = high / 2 + size * 0.36 + (at - (len(shown) - 1) / 2) * size * LEADING
            p.words(50, base, line, size, ink)

    face = Face(words, lambda: presenter.read("notices"), "blank", sign=sign, stop=False)
    face.paint = paint
    faces["notice"] = (box, face)


def _cut(p: Painter, line: str, size: float, room: float) -> str:
    """Return a line, or as much of it as has room, with dots for the rest."""
    if p.width(line, size) <= room:
        return line
    while line and p.width(f"{line}…", size) > room:
        line = line[:-1]
    return f"{line.rstrip(' .,:;')}…"
