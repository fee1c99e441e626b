"""The sky of the first screen: stars, a moon, and the planet rising behind the tiles.

It is drawn once per size and theme, and cached as one texture.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import Any, NamedTuple

from kivy.graphics import (
    Canvas,
    ClearBuffers,
    ClearColor,
    Color,
    Ellipse,
    Fbo,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
    Translate,
)
from kivy.graphics.opengl import glFinish
from kivy.graphics.texture import Texture

from companion.screens import theme
from companion.screens.frame import Frame
from companion.screens.theme import Colour

FINE, MAX_SIDE = 2, 2048
"""Supersampling for smooth edges; the longest side that can be drawn."""

STARS = 60
RADII, SHINE = (0.7, 0.9, 1.3), (0.25, 0.4, 0.6)

LIGHT = (-0.28, -0.44)
"""The brightest point of the planet, in radii from its middle."""

SHADES = ((0.0, "mars-light"), (0.5, "mars"), (0.86, "mars-shade"), (1.0, "mars-dark"))
REACH = 1.7
"""The colours of the planet, from its brightest point, and their reach in radii."""

CRATERS = (
    (-0.42, -0.3, 0.2, 0.07, 0.5),
    (0.12, -0.05, 0.34, 0.1, 0.4),
    (-0.2, 0.22, 0.22, 0.06, 0.45),
    (0.38, -0.42, 0.14, 0.05, 0.4),
    (-0.02, -0.62, 0.18, 0.05, 0.35),
    (0.45, 0.2, 0.2, 0.06, 0.3),
)
"""The positions of the craters, their widths and heights, in radii, and their darkness."""

CAP, EDGE = (-71, -113), 0.996
"""The extent of the polar cap around the planet, in degrees, and its distance from the middle."""

RAGS, SAG = 72, 0.1
"""The points of the polar cap's lower edge, and how far it hangs down, in radii."""
WAVES = ((0.019, 0.61, 0.4), (0.012, 1.37, 2.1), (0.007, 2.9, 0.7))
"""The waves that make that edge ragged: height in radii, frequency and phase."""

AIR = ((9, 0.05), (5, 0.08), (2, 0.2))
"""The widths of the atmosphere's glow, and its brightness."""

FADE = 70
"""The height in units over which the planet fades into the background."""


class Planet(NamedTuple):
    """The planet's position in a sky, in units."""

    x: float
    y: float
    radius: float

    def left(self, y: float) -> float:
        """Return the planet's left edge at a height; infinitely far right above and below it."""
        away = abs(y - self.y) / self.radius
        return self.x - self.radius * (1 - away * away) ** 0.5 if away < 1 else float("inf")


def planet(frame: Frame, height: float) -> Planet:
    """Return the planet's position in the sky of a frame, ``height`` units high."""
    if frame.portrait:  # words are above it
        rises = 0.6 * max(height - 190, 40)
        return Planet(frame.width - 118, height - rises + 202, 202)
    return Planet(frame.width - 146, height + 14, 218)


def moon(frame: Frame) -> tuple[float, float]:
    """Return the moon's position."""
    return (frame.width - 130, 30) if frame.portrait else (frame.width - 352, 52)


def sky(frame: Frame, height: float) -> Any:
    """Return the sky for a frame, ``height`` units high, as a texture."""
    return _made(frame.width * frame.unit, frame.height * frame.unit, height, theme.current())


def forget() -> None:
    """Drop the texture: it is lost with a lost window."""
    _made.cache_clear()


@lru_cache(maxsize=1)
def _made(width: float, height: float, sky_height: float, _theme: str) -> Any:
    frame = Frame(width, height)
    sky_width = frame.width
    fine = min(frame.unit * FINE, MAX_SIDE / max(sky_width, sky_height))
    size = round(sky_width * fine), round(sky_height * fine)
    canvas = _apart(size, theme.colour("ground"))
    place = planet(frame, sky_height)
    with canvas:
        PushMatrix()
        Translate(0, size[1])
        Scale(fine, -fine, 1)
        _stars(sky_width, sky_height)
        _moon(*moon(frame))
        draw_planet(place)
        Color(*theme.colour("ground"))
        Rectangle(texture=_fade(), pos=(0, sky_height - FADE), size=(sky_width, FADE))
        PopMatrix()
    canvas.draw()
    return _halved(canvas.texture)


def _apart(size: tuple[int, int], colour: Colour = (0, 0, 0, 0)) -> Any:
    """Return an off-screen canvas of this size in pixels, filled with a colour.

    It is not part of the canvas that is open now.
    """
    with Canvas():
        canvas = Fbo(size=size)
    with canvas:
        ClearColor(*colour)
        ClearBuffers()
    return canvas


def _halved(drawn: Any) -> Any:
    """Return a texture with half the pixels on each side, which takes a quarter of the memory."""
    drawn.min_filter = "linear"
    canvas = _apart((drawn.width // FINE, drawn.height // FINE))
    with canvas:
        Color(1, 1, 1, 1)
        Rectangle(texture=drawn, size=canvas.size)
    canvas.draw()
    glFinish()
    canvas.texture.min_filter = canvas.texture.mag_filter = "linear"
    return canvas.texture


def _stars(width: float, height: float) -> None:
    """Draw randomly scattered stars, always at the same places; they are faint behind text."""
    chance = random.Random(STARS)
    for n in range(STARS):
        radius = RADII[n % 3]
        x, y = chance.random() * width, chance.random() * height
        shine = SHINE[n % 3] * (0.4 if x < width / 2 else 1)
        Color(*theme.colour("sand", shine))
        _disc(x, y, radius, radius)


def _moon(x: float, y: float) -> None:
    Color(*theme.colour("moon"))
    _disc(x, y, 7, 7)
    Color(*theme.colour("ground", 0.35))
    _disc(x - 2, y - 2, 7, 7)


def draw_planet(place: Planet) -> None:
    """Draw Mars with its atmosphere, its craters and its ice, on the open canvas."""
    x, y, radius = place
    for out, shine in AIR:
        Color(*theme.colour("mars-light", shine))
        _disc(x, y, radius + out, radius + out)
    light_x, light_y = x + LIGHT[0] * radius, y + LIGHT[1] * radius
    vertices = [light_x, light_y, 0.0, 0.5]
    for degree in range(0, 361, 2):
        edge_x, edge_y = x + radius * cos(radians(degree)), y + radius * sin(radians(degree))
        far = hypot(edge_x - light_x, edge_y - light_y) / (REACH * radius)
        vertices += [edge_x, edge_y, far, 0.5]
    count = len(vertices) // 4
    Color(1, 1, 1, 1)
    Mesh(vertices=vertices, indices=range(count), mode="triangle_fan", texture=_shades())
    for across, down, width, height, dark in CRATERS:
        Color(*theme.colour("crater", dark))
        _disc(x + across * radius, y + down * radius, width * radius, height * radius)
    _ice(place)


def _ice(place: Planet) -> None:
    """Draw the polar cap, with an irregular lower edge."""
    x, y, radius = place
    begin, end = (radians(degree) for degree in CAP)
    upper = [begin + (end - begin) * at / RAGS for at in range(RAGS + 1)]
    vertices: list[float] = []
    for at, turn in enumerate(upper):
        part = at / RAGS
        rag = sum(height * sin(fast * at + start) for height, fast, start in WAVES)
        low = y + radius * (EDGE * (sin(begin) + (sin(end) - sin(begin)) * part))
        across = x + radius * EDGE * (cos(begin) + (cos(end) - cos(begin)) * part)
        sag = radius * (SAG + rag) * sin(radians(180 * part))
        vertices += x + radius * EDGE * cos(turn), y + radius * EDGE * sin(turn), 0, 0
        vertices += across, low + sag, 0, 0
    Color(*theme.colour("cap", 0.85))
    Mesh(vertices=vertices, indices=range(2 * RAGS + 2), mode="triangle_strip")


def _disc(x: float, y: float, width: float, height: float) -> None:
    """Draw an ellipse with as many corners as are visible: Kivy's 180 for a star are slow."""
    corners = min(180, 12 + round(4 * width))
    Ellipse(pos=(x - width, y - height), size=(2 * width, 2 * height), segments=corners)


def _shades() -> Texture:
    """Return the colours of the planet in a row, from its brightest point."""
    parts = [(place, theme.colour(role)) for place, role in SHADES]

    def shade(at: float) -> list[float]:
        (low, one), (height, other) = next(pair for pair in pairwise(parts) if at <= pair[1][0])
        share = (at - low) / (height - low)
        return [a + (b - a) * share for a, b in zip(one, other, strict=True)]

    return _row(256, shade, vertical=False)


def _fade() -> Texture:
    """Return white that becomes transparent at its upper end."""
    return _row(64, lambda at: [1, 1, 1, at], vertical=True)


def _row(count: int, shade: Callable[[float], list[float]], vertical: bool) -> Texture:
    pixels = [round(255 * part) for n in range(count) for part in shade(n / (count - 1))]
    size = (1, count) if vertical else (count, 1)
    texture = Texture.create(size=size, colorfmt="rgba")
    texture.blit_buffer(bytes(pixels), colorfmt="rgba", bufferfmt="ubyte")
    texture.mag_filter = texture.min_filter = "linear"
    texture.wrap = "clamp_to_edge"
    return texture
