"""The card of an automaton's turn, which turns over once when it appears."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.relativelayout import RelativeLayout

from companion.screens.widgets.turning import Turning

TURN_S = 0.24
"""The time that it takes to turn over."""


class TurnCardView(Turning, RelativeLayout):
    """Shows a `Card` as ``item``; a ``large`` one has the letter of its Mission."""

    item = ObjectProperty(None, allownone=True)
    large = BooleanProperty(False)
    edge = NumericProperty(2)
    """The width of its edge, in pixels."""

    def on_item(self, *_: Any) -> None:
        """Turn over when another card appears."""
        self.turn(self.item, TURN_S)
