"""The number pad: digits for touch, leaps and steps for Die."""

from __future__ import annotations

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.screens.focus import Focusable


class NumberPad(Focusable, BoxLayout):
    """Sets the number that is asked for; ``item`` is the entry so far.

    Die steps through the numbers, a long range in leaps first; Next takes the one just said.
    """

    item = ObjectProperty(None, allownone=True)
    said = ""

    @property
    def spoken(self) -> str:
        return self.said

    def step_inside(self) -> bool:
        """Step to the next number, starting over after the largest."""
        self.said = self.screen.controller.step_number_on()
        return True

    def activate(self) -> None:
        self.screen.take_number()
