"""What is being dragged to a place on the board."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.relativelayout import RelativeLayout

from companion.screens.theme import theme

ABOVE_DP = 12
"""Its distance above the finger."""

BACK_S = 0.15
"""The time in which it glides back."""


class Hand(RelativeLayout):
    """Follows a finger, a little above it. ``icon`` is the icon being dragged, "" for none."""

    icon = StringProperty()
    screen = ObjectProperty(None, allownone=True, rebind=True)

    def take(self, icon: str, touch: Any, point: tuple[float, float]) -> None:
        """Start dragging this icon from a point."""
        Animation.cancel_all(self)
        self.icon, self._from = icon, point
        touch.grab(self)
        self._follow(*point)

    def on_touch_move(self, touch: Any) -> bool:
        """Follow the finger."""
        if touch.grab_current is not self:
            return False
        self._follow(*touch.pos)
        self.screen.drag_over(touch.pos)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Drop it; if there is no place there it glides back."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        if self.screen.drop(touch.pos) or not theme.motion:
            self.icon = ""
            return True
        x, y = self._from
        back = Animation(center_x=x, y=y + dp(ABOVE_DP), duration=BACK_S, transition="out_quad")
        back.bind(on_complete=lambda *_: setattr(self, "icon", ""))
        back.start(self)
        return True

    def _follow(self, x: float, y: float) -> None:
        self.center_x, self.y = x, y + dp(ABOVE_DP)
