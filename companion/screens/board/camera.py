"""The camera over the table at the left: it glides to where the present move happens."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.properties import AliasProperty, ListProperty
from kivy.uix.stencilview import StencilView

from companion.screens.theme import theme

GLIDE = 0.22
"""How long the camera takes to another part of the table, in seconds."""

MAP = 0, 0
"""The place of the map; other parts lie so many widths right of it and heights above it."""


class BoardCamera(StencilView):
    """Shows the part of the table that it is over: it is ``at`` a place, and goes to another.

    Places are in widths and heights of what it shows, from the map: it goes where it ``looks_at``.
    """

    looks_at = ListProperty(MAP)
    at = ListProperty(MAP)

    def _rests_on_map(self) -> bool:
        return tuple(self.at) == tuple(self.looks_at) == MAP

    rests_on_map = AliasProperty(_rests_on_map, bind=["at", "looks_at"])
    """Whether nothing but the map is in sight: then nothing else has to be drawn."""

    def on_looks_at(self, *_: Any) -> None:
        """Glide there; without motion, be there."""
        Animation.cancel_all(self, "at")
        if theme.motion and self.get_root_window():
            Animation(at=self.looks_at, duration=GLIDE, transition="out_quad").start(self)
        else:
            self.at = self.looks_at

    def arrive(self) -> None:
        """Be there without a glide: nobody has seen where it was before."""
        Animation.cancel_all(self, "at")
        self.at = self.looks_at

    def on_touch_down(self, touch: Any) -> bool:
        """Let only what is in sight be touched."""
        return self.collide_point(*touch.pos) and bool(super().on_touch_down(touch))
