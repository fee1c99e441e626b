"""The signs of the look as textures, drawn once on common sheets, and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from math import ceil
from typing import TYPE_CHECKING

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Scale, Translate

from companion.drawings.signs import OWN_COLOUR, SIGNS
from companion.screens.drawing import shapes
from companion.screens.drawing.shapes import Colour, Paint
from companion.screens.drawing.sheets import APART, Sheet, Sheets

if TYPE_CHECKING:
    from kivy.graphics.texture import Texture

NAMES = frozenset(SIGNS)
SIDE = 64
"""The square that a sign is given on."""
STEP = 2
"""One texture serves so many sizes (pixels): it is as large as the largest of them."""
LARGE = 40
"""From so many pixels on a sign is drawn with 2 dots for one on the screen, else with 4, and then
halved until it is as large as it is shown: that smooths its edges."""

MOST = 8
"""How many sheets of 1 MiB are kept: then all signs are dropped, as changes of the rotation and of
the size of letters would else need ever more of them."""

_kept = Sheets(512)


def own_colour(name: str) -> str:
    """Return the role in the theme of the colour that is a sign's own."""
    _known(name)
    return OWN_COLOUR[name]


def texture(name: str, size: float, colour: Sequence[float], ink: Sequence[float]) -> Texture:
    """Return a sign for a square of this size on the screen, transparent around it.

    It has a dot for each pixel, of a square that is at most two pixels larger: in its own size, on
    whole pixels, it is sharp.

    Raises:
        KeyError: There is no such sign.
    """
    _known(name)
    return _texture(name, max(1, ceil(size / STEP)) * STEP, tuple(colour), tuple(ink))


def forget() -> None:
    """Drop every texture: they are drawn anew when they are next asked for."""
    _texture.cache_clear()
    _kept.clear()


def draw(name: str, paint: Paint) -> None:
    """Draw a sign on the open canvas, around its origin, y downwards."""
    _known(name)
    for shape in SIGNS[name]:
        shapes.draw(shape, paint)


def _known(name: str) -> None:
    if name not in SIGNS:
        raise KeyError(f"There is no sign called {name!r}.")


@cache
def _texture(name: str, size: int, colour: Colour, ink: Colour) -> Texture:
    if len(_kept) > MOST:
        forget()
    drawing: Callable[[], object] = partial(_fill, size * _times(size)[0], name, Paint(colour, ink))
    for times in _times(size):
        rough = _rough(times * ceil(size / LARGE) * LARGE)
        drawn = rough.draw(0, 0, size * times, colour, drawing)
        drawing = partial(_copy, drawn, size * times // 2)
    return _kept.draw(size, colour, drawing)


def _times(size: int) -> tuple[int, ...]:
    """Return how many dots a sign has for a pixel while it is drawn, one after the other."""
    return (2,) if size >= LARGE else (4, 2)


@lru_cache(maxsize=2)
def _rough(side: int) -> Sheet:
    """Return where a sign is drawn, larger than it is kept."""
    return Sheet(side + APART)


def _copy(texture: Texture, size: int) -> None:
    Color(1, 1, 1)
    Rectangle(texture=texture, size=(size, size))


def _fill(dots: int, name: str, paint: Paint) -> None:
    """Draw a sign in the square of so many dots at the origin."""
    PushMatrix()
    Translate(dots / 2, dots / 2)
    Scale(dots / SIDE, -dots / SIDE, 1)
    draw(name, paint)
    PopMatrix()
