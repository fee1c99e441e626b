"""Off-screen canvases: what is drawn on them becomes a texture."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Canvas, ClearBuffers, ClearColor, Fbo

from companion.screens.theme import Colour

_ASIDE = Canvas()
"""Takes what would otherwise become part of the open canvas."""


def apart(size: tuple[int, int], colour: Colour = (0, 0, 0, 0)) -> Any:
    """Return a canvas of this size in pixels, filled with a colour."""
    with _ASIDE:
        canvas = Fbo(size=size)
    _ASIDE.clear()
    with canvas:
        ClearColor(*colour)
        ClearBuffers()
    return canvas
