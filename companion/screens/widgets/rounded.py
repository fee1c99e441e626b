"""A rectangle with smooth round corners as one canvas instruction, for kv.

Kivy's `SmoothRoundedRectangle` is drawn twice, the second time as an outline: with software
rendering, thirty of them take 2.5 of 8 ms of a frame, and one without size stayed as it was.
"""

from __future__ import annotations

from typing import Any

from kivy.factory import Factory
from kivy.graphics import BorderImage

from companion.screens.drawing.smooth import disc

MIN_RADIUS, MAX_RADIUS = 2, 64
"""Radii in pixels are limited to this range: one of 1 would show gaps."""


class Rounded(BorderImage):
    """A rectangle with corners rounded by ``radius`` pixels, as far as there is room."""

    def __init__(self, **kwargs: Any) -> None:
        self._radius = 0
        radius = kwargs.pop("radius", 0)
        super().__init__(auto_scale="both_lower", **kwargs)
        self.radius = radius

    @property
    def radius(self) -> float:
        return self._radius

    @radius.setter
    def radius(self, radius: float) -> None:
        self._radius = max(MIN_RADIUS, min(MAX_RADIUS, round(radius)))
        self.texture = disc(self._radius)
        self.border = [self._radius] * 4


Factory.register("Rounded", cls=Rounded)
