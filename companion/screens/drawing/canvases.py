"""Canvases that are not on the screen: what is drawn on them becomes a texture."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Canvas, ClearBuffers, ClearColor, Fbo

from companion.screens.theme import Colour

_ASIDE = Canvas()
"""Takes what would otherwise become a part of the canvas that is open."""


def apart(size: tuple[int, int], colour: Colour = (0, 0, 0, 0)) -> Any:
    """Return a canvas of so many pixels; it is filled with a colour before what is drawn on it."""
    with _ASIDE:
        canvas = Fbo(size=size)
    _ASIDE.clear()
    with canvas:
        ClearColor(*colour)
        ClearBuffers()
    return canvas
