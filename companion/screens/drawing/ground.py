"""The background of every screen: one texture for a size and a theme, created once."""

from __future__ import annotations

import array
import random
from functools import lru_cache
from typing import Any

from kivy.graphics.texture import Texture

from companion.screens import theme

COARSE = 8
"""Screen pixels per computed pixel: the glow has no edges."""


def ground(width: float, height: float) -> Any:
    """Return the background of a window in pixels, with a glow rising from the bottom."""
    return _made(round(width / COARSE), round(height / COARSE), theme.current())


@lru_cache(maxsize=2)
def _made(width: int, height: int, _: str) -> Any:
    width, height = max(2, width), max(2, height)
    ground, haze, glow = (theme.colour(role)[:3] for role in ("ground", "haze", "glow"))
    dither = random.Random(1)
    centre, reach = (1.08, 0.62) if height > width else (1.16, 0.78)
    pixels = array.array("B")
    for row in range(height):
        down = 1 - (row + 0.5) / height - centre
        for column in range(width):
            across = (column + 0.5) / width - 0.5
            far = (across * across + down * down) ** 0.5 / reach
            if far < 0.5:
                one, other, share = glow, haze, far / 0.5
            else:
                one, other, share = haze, ground, min(1, (far - 0.5) / 0.5)
            noise = dither.random() - 0.5
            for a, b in zip(one, other, strict=True):
                pixels.append(min(255, max(0, round((a + (b - a) * share) * 255 + noise))))
    texture = Texture.create(size=(width, height), colorfmt="rgb")
    texture.blit_buffer(pixels.tobytes(), colorfmt="rgb", bufferfmt="ubyte")
    texture.mag_filter = texture.min_filter = "linear"
    return texture
