"""The ambiguity die: how many options, then one of them."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from companion.engine.prompts import Refused
from companion.screens.screen import CompanionScreen
from companion.screens.widgets.buttons import ChoiceButton

SIDES = range(2, 13)
TUMBLE = ("·", "· ·", "· · ·")
MOMENT = 0.06


class DieNumbers(GridLayout):
    """A button for each number of options."""


class DieFace(BoxLayout):
    """What the die shows."""

    words = StringProperty()


class DieScreen(CompanionScreen):
    """Rolls the die. With two buttons: Die steps through the numbers, Next rolls."""

    name = "die"
    sides = NumericProperty(0)
    result = StringProperty()

    def refresh(self) -> None:
        self.sides, self.result = 0, ""
        self.numbers, self.face = DieNumbers(), DieFace()
        for sides in SIDES:
            button = ChoiceButton(words=str(sides), size_hint_y=1)
            button.bind(on_release=lambda _, sides=sides: self.roll(sides))
            self.numbers.add_widget(button)
        self._put(self.numbers)
        self.app.speak(self.app.words("screens.die-how-many"))

    def roll(self, sides: int) -> None:
        """Roll, show it and say it."""
        if not self.app.guard.passes():
            return
        self.sides = sides
        try:
            rolled = self.app.session.roll_die(sides)
        except Refused as refused:
            self.app.tell(self.app.phrasebook.refusal(refused))
            return
        self.result = rolled.text
        self._put(self.face)
        self._tumble(0)
        self.app.speak(rolled.voice)

    def do_die(self) -> None:
        """Step to the next number; after a roll, take up the die anew."""
        if self.result:
            self.refresh()
            return
        self.sides = self.sides + 1 if self.sides in SIDES[:-1] else SIDES[0]
        for button in self.numbers.children:
            button.pointed = button.words == str(self.sides)
        self.app.speak(str(self.sides))

    def do_next(self) -> None:
        """Roll the number pointed at; after a roll, go back to the table."""
        if self.result:
            self.back()
        elif self.sides:
            self.roll(self.sides)
        else:
            self.do_die()

    def do_again(self) -> None:
        """Roll as many sides again."""
        self.roll(self.sides)

    def do_repeat(self) -> None:
        """Say the roll again."""
        if self.app.narrator:
            self.app.narrator.repeat()

    def pick(self, number: int) -> None:
        if number in SIDES and not self.result:
            self.roll(number)

    def _put(self, shown: BoxLayout | GridLayout) -> None:
        self.ids.place.clear_widgets()
        self.ids.place.add_widget(shown)

    def _tumble(self, moment: int, *_: Any) -> None:
        """Show that it rolls, for a moment."""
        if moment == len(TUMBLE):
            self.face.words = self.result
            return
        self.face.words = TUMBLE[moment]
        Clock.schedule_once(lambda dt: self._tumble(moment + 1), MOMENT)
