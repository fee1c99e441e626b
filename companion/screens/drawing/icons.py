"""The icons of the theme as textures, drawn once on shared atlases, and cached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from math import ceil
from typing import TYPE_CHECKING

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Scale, Translate

from companion.drawings.icons import ICONS, OWN_COLOUR
from companion.screens.drawing import shapes
from companion.screens.drawing.shapes import Colour, Paint
from companion.screens.drawing.sheets import APART, Sheets, TextureSheet

if TYPE_CHECKING:
    from kivy.graphics.texture import Texture

NAMES = frozenset(ICONS)
SIDE = 64
"""The square in which an icon is defined."""
STEP = 2
"""One texture serves this many sizes (pixels): it is as large as the largest of them."""
LARGE = 40
"""From this many pixels on an icon is drawn with 2 dots per screen pixel, else with 4, and then
halved down to the displayed size: that smooths its edges.
"""

MOST = 8
"""The maximum number of atlases of 1 MiB: beyond it all icons are dropped, as changes of the
rotation and of the text size would otherwise need ever more of them.
"""

_kept = Sheets(512)


def own_colour(name: str) -> str:
    """Return the theme role of an icon's own colour."""
    _known(name)
    return OWN_COLOUR[name]


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
    _kept.clear()


def draw(name: str, paint: Paint) -> None:
    """Draw an icon on the open canvas, around its origin, y downwards."""
    _known(name)
    for shape in ICONS[name]:
        shapes.draw(shape, paint)


def _known(name: str) -> None:
    if name not in ICONS:
        raise KeyError(f"There is no icon called {name!r}.")


@cache
def _texture(name: str, size: int, colour: Colour, cutout: Colour) -> Texture:
    if len(_kept) > MOST:
        forget()
    drawing: Callable[[], object] = partial(
        _fill, size * _times(size)[0], name, Paint(colour, cutout)
    )
    for times in _times(size):
        rough = _rough(times * ceil(size / LARGE) * LARGE)
        drawn = rough.draw(0, 0, size * times, colour, drawing)
        drawing = partial(_copy, drawn, size * times // 2)
    return _kept.draw(size, colour, drawing)


def _times(size: int) -> tuple[int, ...]:
    """Return the successive numbers of dots per pixel while an icon is drawn."""
    return (2,) if size >= LARGE else (4, 2)


@lru_cache(maxsize=2)
def _rough(side: int) -> TextureSheet:
    """Return the sheet on which an icon is drawn larger than it is kept."""
    return TextureSheet(side + APART)


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
