"""The camera over the table on the left: it glides to where the present move happens."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.properties import AliasProperty, ListProperty
from kivy.uix.stencilview import StencilView

from companion.screens.theme import theme

GLIDE_S = 0.22
"""The time that the camera takes to another part of the table."""

MAP = 0, 0
"""The position of the map; other parts are widths to its right and heights above it."""


class BoardCamera(StencilView):
    """Shows the part of the table at position ``at``, and glides to the one it ``looks_at``.

    Positions are in widths and heights of this widget, relative to the map.
    """

    looks_at = ListProperty(MAP)
    at = ListProperty(MAP)

    def _rests_on_map(self) -> bool:
        return tuple(self.at) == tuple(self.looks_at) == MAP

    rests_on_map = AliasProperty(_rests_on_map, bind=["at", "looks_at"])
    """Whether only the map is visible: then nothing else needs to be drawn."""

    def on_looks_at(self, *_: Any) -> None:
        """Glide to the new position; jump if motion is off."""
        Animation.cancel_all(self, "at")
        if theme.motion and self.get_root_window():
            Animation(at=self.looks_at, duration=GLIDE_S, transition="out_quad").start(self)
        else:
            self.at = self.looks_at

    def arrive(self) -> None:
        """Jump to the new position: nobody has seen the old one."""
        Animation.cancel_all(self, "at")
        self.at = self.looks_at

    def on_touch_down(self, touch: Any) -> bool:
        """Restrict touches to what is visible."""
        return self.collide_point(*touch.pos) and bool(super().on_touch_down(touch))
