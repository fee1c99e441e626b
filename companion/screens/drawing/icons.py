"""The icons of the theme as textures, each drawn once by Pillow and cached."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from kivy.graphics.texture import Texture
from PIL import Image, ImageDraw

from companion.drawings.icons import icons
from companion.drawings.icons.shapes import Group, Points, Shape, Tone
from companion.screens.drawing.outlines import outlines
from companion.screens.theme import Colour

NAMES = frozenset(icons())
SIDE = 64
"""The square in which an icon is defined."""
STEP_PX = 2
"""One texture serves this many sizes (pixels): it is as large as the largest of them."""
FINE, LARGE, VERY_LARGE = 8, 40, 100
"""The dots per pixel in which an icon is drawn, on each side, for smooth edges. From the second
number of pixels on half as many are enough, and from the third a quarter.
"""

MOST = 200
"""The number of cached textures of some 8 KiB: about two games' icons."""

EDGE_PX = 2
"""Pixels around an icon, so that scaling mixes nothing else into its edges."""


class Paint(NamedTuple):
    """The two colours of an icon."""

    colour: Colour
    cutout: Colour

    @property
    def swapped(self) -> Paint:
        return Paint(self.cutout, self.colour)

    def mixed(self, tone: Tone) -> tuple[int, ...]:
        """Return the colour of a tone, from 0 to 255."""
        *parts, alpha = self.cutout if tone.cutout else self.colour
        if tone.light > 1:
            parts = [part + (1 - part) * (tone.light - 1) for part in parts]
        else:
            parts = [part * tone.light for part in parts]
        return tuple(round(255 * part) for part in (*parts, alpha * tone.opacity))


class Place(NamedTuple):
    """Where the middle of a square is on an image, and how long a unit is across and up."""

    x: float
    y: float
    across: float
    up: float

    def within(self, group: Group) -> Place:
        """Return the place of a group's own square."""
        x, y = self.x + group.x * self.across, self.y + group.y * self.up
        across = -self.across if group.mirrored else self.across
        return Place(x, y, across * group.scale, self.up * group.scale)

    def of(self, points: Points) -> list[float]:
        """Return points on the image."""
        placed = [0.0] * len(points)
        placed[::2] = [round(self.x + x * self.across) for x in points[::2]]
        placed[1::2] = [round(self.y + y * self.up) for y in points[1::2]]
        return placed


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
    return _texture(name, max(1, ceil(size / STEP_PX)) * STEP_PX, tuple(colour), tuple(cutout))


def forget() -> None:
    """Drop every texture: they are redrawn when next requested."""
    _texture.cache_clear()


def _known(name: str) -> None:
    if name not in icons():
        raise KeyError(f"There is no icon called {name!r}.")


@lru_cache(MOST)
def _texture(name: str, size: int, colour: Colour, cutout: Colour) -> Texture:
    fine = FINE // (1 if size < LARGE else 2 if size < VERY_LARGE else 4)
    drawn = image(name, size, Paint(colour, cutout), fine, EDGE_PX).reduce(fine)
    texture = Texture.create(size=drawn.size)
    texture.blit_buffer(drawn.tobytes(), colorfmt="rgba", bufferfmt="ubyte")
    return texture.get_region(EDGE_PX, EDGE_PX, size, size)


def image(name: str, size: int, paint: Paint, fine: int = 1, edge: int = 0) -> Image.Image:
    """Draw an icon with ``fine`` dots per pixel, the lowest row first, as a texture has it.

    Each shape replaces what is under it. What is not drawn has the icon's colour with zero opacity,
    and colours are not multiplied by their opacity (RGBX): so no edge is darkened when it is
    scaled.
    """
    side = fine * (size + 2 * edge)
    drawn = Image.new("RGBX", (side, side), (*paint.mixed(Tone())[:3], 0))
    unit = (fine * size - 1) / SIDE  # from the middle of the first dot to that of the last
    place = Place((side - 1) / 2, (side - 1) / 2, unit, -unit)
    drawing = ImageDraw.Draw(drawn)
    for shape in icons()[name].shapes:
        _draw(drawing, shape, paint, place)
    return drawn


def _draw(drawing: ImageDraw.ImageDraw, shape: Shape, paint: Paint, place: Place) -> None:
    if isinstance(shape, Group):
        for each in shape.shapes:
            _draw(drawing, each, paint.swapped if shape.swapped else paint, place.within(shape))
        return
    colour = paint.mixed(shape.tone)
    for points in outlines(shape):
        drawing.polygon(place.of(points), fill=colour)
