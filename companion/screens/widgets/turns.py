"""The turns of a play in a row, one of which is selected."""

from __future__ import annotations

from typing import Any, NamedTuple

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.screens.language import tr
from companion.screens.models.course import Picked
from companion.screens.widgets.rows import StepSlider


class TurnEnd(NamedTuple):
    """The button at an end of the row, with the index it leads to."""

    name: str
    text: str
    icon: str
    to: int
    off: bool


class TurnTrack(StepSlider):
    """The track on which a finger selects a turn, with a chart above it."""

    item = ObjectProperty(Picked(), rebind=True)


class TurnStrip(BoxLayout):
    """Shows a `Picked` turn among all; its screen's `pick_turn` is called with another index.

    If it is high enough, the plots of the course are above the turns.
    """

    item = ObjectProperty(Picked(), rebind=True)
    before = ObjectProperty(TurnEnd("turn-before", "", "back", -1, True), rebind=True)
    after = ObjectProperty(TurnEnd("turn-after", "", "forward", 1, True), rebind=True)

    def on_item(self, *_: Any) -> None:
        """Make the buttons lead to the turns beside the selected one."""
        at, last = self.item.at, len(self.item.course.turns) - 1
        words = tr.text("screens.turn-before"), tr.text("screens.turn-after")
        self.before = TurnEnd("turn-before", words[0], "back", at - 1, at == 0)
        self.after = TurnEnd("turn-after", words[1], "forward", at + 1, at == last)
