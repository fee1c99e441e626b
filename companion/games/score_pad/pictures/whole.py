"""The whole table: the sheet."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.score_pad.pictures import sheet
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.whole import PartRow, WholePart


def whole(view: View) -> tuple[PartRow, ...]:
    """Return the sheet."""
    return (PartRow((WholePart("sheet", draw=_draw),)),)


def _draw(p: Painter, box: Box, view: View, _: bool) -> Iterable[Touch]:
    return sheet.draw(p, box, view)
