"""Widgets that turn over once when their contents change."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.properties import NumericProperty

from companion.screens.theme import theme


class Turning:
    """Mixin of a widget that turns over: ``turned`` is its progress, from 0 to 1."""

    turned = NumericProperty(1)

    def turn(self, shown: Any, duration: float, after: float = 0) -> None:
        """Turn over in ``duration`` seconds, after a pause, if there is anything to show."""
        Animation.cancel_all(self, "turned")
        self.turned = 1
        if shown and theme.motion:
            self.turned = 0
            turned = Animation(turned=1, duration=duration, transition="out_quad")
            (Animation(duration=after) + turned).start(self)
