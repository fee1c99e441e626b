"""What is drawn, dot by dot."""

from __future__ import annotations

from collections.abc import Callable

from companion.screens.drawing.painter import Painter


def pixels(draw: Callable[[Painter], object], side: int, grey: float = 0) -> bytes:
    """Return the dots (RGBA) of what is drawn on a square of grey, row by row from below."""
    from kivy.graphics import ClearBuffers, ClearColor, Fbo

    screen = Fbo(size=(side, side))
    with screen:
        ClearColor(grey, grey, grey, 1)
        ClearBuffers()
    draw(Painter(screen, 0, side, 1))
    screen.draw()
    return bytes(screen.pixels)
