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
    """Rolls the die. With two buttons: Die steps through the numbers, Next rolls, Undo leaves."""

    name = "die"
    sides = NumericProperty(0)
    result = StringProperty()

    def refresh(self) -> None:
        self.sides = self.detail.get("sides", SIDES[0])
        rolled = self.detail.get("value")
        self.result = "" if rolled is None else str(rolled)
        self.face = DieFace(words=self.result)
        self.numbers = DieNumbers()
        for sides in SIDES:
            button = ChoiceButton(words=str(sides), size_hint_y=1, focused=sides == self.sides)
            button.bind(on_release=lambda _, sides=sides: self.roll(sides))
            self.numbers.add_widget(button)
        self.ids.place.clear_widgets()
        self.ids.place.add_widget(self.face if self.result else self.numbers)

    @property
    def spoken(self) -> str:
        if not self.result:
            return f"{self.words('screens.die-how-many')} {self.sides}"
        return self.book.find("core.die", self.detail, "voice")

    def roll(self, sides: int) -> None:
        """Roll, show it and say it."""
        if not self.presenter.guard.passes():
            return
        try:
            rolled = self.session.roll_die(sides)
        except Refused as refused:
            self.presenter.tell(self.book.refusal(refused))
            return
        self.presenter.effect("die")
        self.presenter.show(self.name, sides=sides, value=rolled.args["value"])
        self._tumble(0)
        self.presenter.speak(rolled.voice)

    def do_die(self) -> None:
        """Step to the next number; after a roll, offer the numbers again."""
        if self.result:
            self.do_other()
            return
        self.sides = self.sides + 1 if self.sides < SIDES[-1] else SIDES[0]
        for button in self.numbers.children:
            button.focused = button.words == str(self.sides)
        self.presenter.speak(str(self.sides))

    def do_next(self) -> None:
        """Roll the number stepped to; after a roll, go back to the table and say the step."""
        if self.result:
            self.do_undo()
        else:
            self.roll(self.sides)

    def do_undo(self) -> None:
        """Go back to the table, which a roll leaves as it is, and say the step."""
        self.back()
        self.presenter.speak_step()

    def do_again(self) -> None:
        """Roll with the same number of sides."""
        self.roll(self.sides)

    def do_other(self) -> None:
        """Choose another number of sides."""
        self.presenter.visit(self.name)

    def pick(self, number: int) -> None:
        if number in SIDES and not self.result:
            self.roll(number)

    def _tumble(self, moment: int, *_: Any) -> None:
        """Show that it rolls, for a moment."""
        if moment == len(TUMBLE):
            self.face.words = self.result
            return
        self.face.words = TUMBLE[moment]
        Clock.schedule_once(lambda dt: self._tumble(moment + 1), MOMENT)
