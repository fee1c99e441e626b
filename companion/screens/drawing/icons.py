"""The icons of the theme as textures, each drawn once and cached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from math import ceil
from typing import Any

from kivy.graphics import (
    Callback,
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
    Translate,
)
from kivy.graphics.opengl import GL_BLEND, glDisable, glEnable
from kivy.graphics.texture import Texture

from companion.drawings.icons import icons
from companion.screens.drawing import canvases, shapes
from companion.screens.drawing.shapes import Colour, Paint

NAMES = frozenset(icons())
SIDE = 64
"""The square in which an icon is defined."""
STEP = 2
"""One texture serves this many sizes (pixels): it is as large as the largest of them."""
LARGE = 40
"""From this many pixels on an icon is drawn with 2 dots per screen pixel, else with 4, and then
halved down to the displayed size: that smooths its edges.
"""

CACHED_ICONS = 200
"""The number of cached textures of some 8 KiB: about two games' icons."""

EDGE = 2
"""Pixels around an icon, so that scaling mixes nothing else into its edges."""


def own_colour(name: str) -> str:
    """Return the theme role of an icon's own colour."""
    _known(name)
    return icons()[name].colour


def texture(name: str, size: float, colour: Sequence[float], cutout: Sequence[float]) -> Texture:
    """Return an icon for a square of this size on the screen, with transparent surroundings.

    It has a dot per pixel, of a square that is at most two pixels larger: in its own size, on whole
    pixels, it is sharp.

    Raises:
        KeyError: There is no such icon.
    """
    _known(name)
    return _texture(name, max(1, ceil(size / STEP)) * STEP, tuple(colour), tuple(cutout))


def forget() -> None:
    """Drop every texture: they are redrawn when next requested."""
    _texture.cache_clear()


def draw(name: str, paint: Paint) -> None:
    """Draw an icon on the open canvas, around its origin, y downwards."""
    _known(name)
    for shape in icons()[name].shapes:
        shapes.draw(shape, paint)


def _known(name: str) -> None:
    if name not in icons():
        raise KeyError(f"There is no icon called {name!r}.")


@lru_cache(CACHED_ICONS)
def _texture(name: str, size: int, colour: Colour, cutout: Colour) -> Texture:
    """Draw an icon larger, halve it down to its size, and copy it: a canvas for each is slow."""
    drawing: Callable[[], object] = partial(
        _fill, size * _times(size)[0], name, Paint(colour, cutout)
    )
    for times in (*_times(size), 1):
        canvas = _canvas(times * ceil(size / LARGE) * LARGE + 2 * EDGE)
        drawn = _draw(canvas, size * times, colour, drawing)
        drawing = partial(_copy, drawn, size * times // 2)
    texture = Texture.create(size=canvas.size)
    texture.blit_buffer(canvas.pixels, colorfmt="rgba", bufferfmt="ubyte")
    return texture.get_region(EDGE, EDGE, size, size)


def _times(size: int) -> tuple[int, ...]:
    """Return the numbers of dots per pixel with which an icon is drawn before its last size."""
    return (2,) if size >= LARGE else (4, 2)


@lru_cache(maxsize=3)
def _canvas(side: int) -> Any:
    """Return the canvas on which icons are drawn one after the other."""
    return canvases.apart((side, side))


def _draw(canvas: Any, side: int, colour: Colour, drawing: Callable[[], object]) -> Texture:
    """Return a square of a canvas, drawn by ``drawing`` from its lower left corner.

    Each shape replaces what is under it. The undrawn part of the square has this colour with zero
    opacity: so no edge is darkened when it is scaled.
    """
    canvas.clear()
    with canvas:
        Callback(lambda _: glDisable(GL_BLEND))
        Color(*colour[:3], 0)
        Rectangle(size=canvas.size)
        PushMatrix()
        Translate(EDGE, EDGE)
        drawing()
        PopMatrix()
        Callback(lambda _: glEnable(GL_BLEND))
    canvas.draw()
    return canvas.texture.get_region(EDGE, EDGE, side, side)


def _copy(texture: Texture, size: int) -> None:
    Color(1, 1, 1)
    Rectangle(texture=texture, size=(size, size))


def _fill(side: int, name: str, paint: Paint) -> None:
    """Draw an icon in a square of ``side`` pixels at the origin."""
    PushMatrix()
    Translate(side / 2, side / 2)
    Scale(side / SIDE, -side / SIDE, 1)
    draw(name, paint)
    PopMatrix()
