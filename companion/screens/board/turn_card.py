"""The card of an automaton's turn: it turns over once, when it comes."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.relativelayout import RelativeLayout

from companion.screens.theme import theme

TURN = 0.24
"""How long it turns over, in seconds."""


class TurnCard(RelativeLayout):
    """Shows a `Card` as ``item``; a ``large`` one has the letter of its Mission."""

    item = ObjectProperty(None, allownone=True)
    large = BooleanProperty(False)
    edge = NumericProperty(2)
    """The width of its edge, in pixels."""
    turned = NumericProperty(1)
    """How far it has turned over, from 0 to 1."""

    def on_item(self, *_: Any) -> None:
        """Turn over where another card has come."""
        Animation.cancel_all(self, "turned")
        self.turned = 1
        if self.item and theme.motion:
            self.turned = 0
            Animation(turned=1, duration=TURN, transition="out_quad").start(self)
