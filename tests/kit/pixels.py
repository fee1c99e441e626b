"""The pixels of a drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.screens.drawing.painter import Painter


def pixels(draw: Callable[[Painter], object], side: int, grey: float = 0) -> bytes:
    """Return the pixels (RGBA) of a drawing on a grey square, row by row from the bottom."""
    from kivy.graphics import ClearBuffers, ClearColor, Fbo

    screen = Fbo(size=(side, side))
    with screen:
        ClearColor(grey, grey, grey, 1)
        ClearBuffers()
    draw(Painter(screen, 0, side, 1))
    screen.draw()
    return bytes(screen.pixels)


def brightest(window: Any) -> int:
    """Return how bright the brightest dot of the window is (0 to 255), drawn whole as it is now."""
    from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

    type(window).on_draw(window)  # tests let a frame fill one dot alone
    return max(glReadPixels(0, 0, *window.system_size, GL_RGB, GL_UNSIGNED_BYTE))
