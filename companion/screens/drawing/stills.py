"""Drawings that stay as they are from one step to the next: each is kept as a texture."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from kivy.graphics.opengl import glFinish

from companion.screens.drawing import canvases
from companion.screens.theme import Colour

KEPT = 3
"""How many are kept."""

LARGEST = 1 << 20
"""The most pixels of one: 4 MiB."""

_kept: dict[Hashable, Any] = {}


def texture(
    key: Hashable, size: tuple[int, int], colour: Colour, draw: Callable[[Any], object]
) -> Any:
    """Return what ``draw`` draws on a canvas: it is asked once for a ``key``, while that is kept.

    ``colour`` is that of the outer edges: they are smooth, and no other may shine through them.
    """
    if key not in _kept:
        canvas = canvases.apart(size, (*colour[:3], 0))
        draw(canvas)
        canvas.draw()
        glFinish()  # else a renderer in software sets memory aside until it is done
        _kept[key] = canvas.texture
    found = _kept[key] = _kept.pop(key)  # the latest
    for oldest in list(_kept)[:-KEPT]:
        del _kept[oldest]
    return found


def forget() -> None:
    """Drop them all: they are drawn anew when they are next asked for."""
    _kept.clear()
