"""The signs of the look as textures, drawn once and kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import ceil
from typing import TYPE_CHECKING

from kivy.graphics import (
    Callback,
    Canvas,
    ClearBuffers,
    ClearColor,
    Color,
    Fbo,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
    Translate,
)
from kivy.graphics.opengl import GL_BLEND, glDisable, glEnable

from companion.screens.drawing.shapes import Colour, Paint
from companion.screens.drawing.sign_shapes import OWN_COLOUR, SIGNS

if TYPE_CHECKING:
    from kivy.graphics.texture import Texture

NAMES = frozenset(SIGNS)
SIDE = 64
"""The square that a sign is given on."""
KEPT, DRAWN = 2, 4
"""Dots of a texture, and dots it is drawn with, for one on the screen: both smooth the edges."""
LARGE, STEP = 40, 6
"""From so many pixels on a sign is drawn as it is kept; one texture serves this range of sizes."""


_ASIDE = Canvas()
"""Takes what would otherwise become a part of the canvas that is open when a sign is drawn."""


def own_colour(name: str) -> str:
    """Return the role in the theme of the colour that is a sign's own."""
    _known(name)
    return OWN_COLOUR[name]


def texture(name: str, size: float, colour: Sequence[float], ink: Sequence[float]) -> Texture:
    """Return a sign for a square of this size on the screen, transparent around it.

    Raises:
        KeyError: There is no such sign.
    """
    _known(name)
    return _texture(name, max(1, ceil(size / STEP)) * STEP, tuple(colour), tuple(ink))


def forget() -> None:
    """Drop every texture: they are drawn anew when they are next asked for."""
    _texture.cache_clear()


def draw(name: str, paint: Paint) -> None:
    """Draw a sign on the open canvas, around its origin, y downwards."""
    _known(name)
    for shape in SIGNS[name]:
        shape.draw(paint)


def _known(name: str) -> None:
    if name not in SIGNS:
        raise KeyError(f"There is no sign called {name!r}.")


@cache
def _texture(name: str, size: int, colour: Colour, ink: Colour) -> Texture:
    dots = size * (KEPT if size >= LARGE else DRAWN)
    large = _canvas(dots, colour)
    with large:
        PushMatrix()
        Translate(dots / 2, dots / 2)
        Scale(dots / SIDE, -dots / SIDE, 1)
        draw(name, Paint(colour, ink))
        PopMatrix()
    if size >= LARGE:
        return _finish(large)
    _finish(large)
    small = _canvas(size * KEPT, colour)
    with small:
        Color(1, 1, 1)
        Rectangle(texture=large.texture, size=small.size)
    return _finish(small)


def _finish(canvas: Fbo) -> Texture:
    """Draw a canvas, and let what is drawn elsewhere blend again."""
    with canvas:
        Callback(lambda _: glEnable(GL_BLEND))
    canvas.draw()
    return canvas.texture


def _canvas(side: int, colour: Colour) -> Fbo:
    """Return a transparent canvas on which each shape replaces what is under it.

    Where nothing is drawn it has the sign's colour, unseen: so no edge is darkened when scaled.
    """
    with _ASIDE:
        canvas = Fbo(size=(side, side))
    _ASIDE.clear()
    with canvas:
        ClearColor(*colour[:3], 0)
        ClearBuffers()
        Callback(lambda _: glDisable(GL_BLEND))
    return canvas
