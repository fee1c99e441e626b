"""Texture atlases for many small drawings: a canvas for each would cost a shader each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.graphics import (
    Callback,
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Translate,
)
from kivy.graphics.opengl import GL_BLEND, glDisable, glEnable, glFinish

from companion.screens.drawing import canvases
from companion.screens.drawing.shapes import Colour

if TYPE_CHECKING:
    from kivy.graphics.texture import Texture

APART = 4
"""Pixels between two squares, so that neither bleeds into the edge of the other."""


class TextureSheet:
    """A transparent square of ``side`` pixels, with room for smaller squares."""

    def __init__(self, side: int) -> None:
        self._canvas = canvases.apart((side, side))
        self._side, self._used = side, 0
        self._rows: dict[int, tuple[int, int]] = {}
        self._canvas.draw()
        self._canvas.clear()

    def place(self, side: int) -> tuple[int, int] | None:
        """Reserve a square; return its lower left corner, None if there is no room.

        A row holds squares of one size.
        """
        pitch = side + APART
        x, y = self._rows.get(side, (self._side, 0))
        if x + pitch > self._side:
            x, y = 0, self._used
            if y + pitch > self._side:
                return None
            self._used += pitch
        self._rows[side] = x + pitch, y
        return x, y

    def draw(
        self, x: int, y: int, side: int, colour: Colour, drawing: Callable[[], object]
    ) -> Texture:
        """Return a square as its own texture, drawn by ``drawing`` from its lower left corner.

        Each shape replaces what is under it. The undrawn part of the square has this colour with
        zero opacity: so no edge is darkened when it is scaled.
        """
        edge = APART // 2
        with self._canvas:
            Callback(lambda _: glDisable(GL_BLEND))
            Color(*colour[:3], 0)
            Rectangle(pos=(x, y), size=(side + APART, side + APART))
            PushMatrix()
            Translate(x + edge, y + edge)
            drawing()
            PopMatrix()
            Callback(lambda _: glEnable(GL_BLEND))
        self._canvas.draw()
        self._canvas.clear()
        return self._canvas.texture.get_region(x + edge, y + edge, side, side)


class Sheets:
    """As many atlases as are needed, of a fixed side unless a square is larger."""

    def __init__(self, side: int) -> None:
        self._side = side
        self._sheets: list[TextureSheet] = []

    def __len__(self) -> int:
        """Return the number of atlases."""
        return len(self._sheets)

    def draw(self, side: int, colour: Colour, drawing: Callable[[], object]) -> Texture:
        """Draw a square on the first atlas that has room, as `Sheet.draw` does.

        It waits for completion: a software renderer reserves memory for each pending drawing.
        """
        drawn = self._draw(side, colour, drawing)
        glFinish()
        return drawn

    def _draw(self, side: int, colour: Colour, drawing: Callable[[], object]) -> Texture:
        for sheet in self._sheets:
            if place := sheet.place(side):
                return sheet.draw(*place, side, colour, drawing)
        sheet = TextureSheet(max(self._side, side + APART))
        self._sheets.append(sheet)
        return sheet.draw(*(sheet.place(side) or (0, 0)), side, colour, drawing)

    def clear(self) -> None:
        """Release every atlas; those still shown stay alive."""
        self._sheets.clear()
