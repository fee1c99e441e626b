"""The ± editor: everything that is tracked, to be looked at and corrected."""

from __future__ import annotations

from typing import Any

from kivy.metrics import sp
from kivy.properties import ObjectProperty, StringProperty

from companion.engine.prompts import Field
from companion.screens import scrolling
from companion.screens.screen import CompanionScreen
from companion.screens.tracked import tracked
from companion.screens.widgets.answers import Answers, ChoiceColumn, CountDial

LETTER = 64
"""The size of a number that is set, in sp."""


class EditorScreen(CompanionScreen):
    """A list of values, or the one value that is open. It knows no game."""

    name = "editor"
    title = StringProperty()
    hint = StringProperty()
    answers = ObjectProperty(None, allownone=True, baseclass=Answers)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.list = self.ids.list.__self__  # ids are weak, and an open value takes its place

    def refresh(self) -> None:
        open_to_change = bool(self.app.session.play.fields)
        key = "screens.adjust-hint" if open_to_change else "core.refused-correct"
        self.hint = self.app.words(key)
        self.list.fill(tracked(self.app.session), self.open if open_to_change else None)
        self._put(None)

    def open(self, name: str) -> None:
        """Show the value of a field, to be set."""
        self.app.guard.start()
        session = self.app.session
        field = session.play.fields[name]
        self.title = session.phrasebook.field(name, session.game.name)
        self.hint = self.app.words("screens.adjust-now", value=self._words(field.get()))
        answers = self._choices(field) if field.choices else self._dial(field)
        answers.letter = sp(LETTER)
        answers.bind(on_answer=lambda _, value: self._take(name, field, value))
        self._put(answers)

    def do_next(self) -> None:
        """Answer what was pointed at or set; in the list, turn to what is below."""
        if self.answers is None:
            if not scrolling.turn(self.list):
                self.back()
        elif self.answers.proposal is None:
            self.app.speak(self.answers.point())
        else:
            self.answers.dispatch("on_answer", self.answers.proposal)

    def do_adjust(self) -> None:
        """Go back."""
        self.back()

    def pick(self, number: int) -> None:
        if self.answers:
            self.answers.pick(number)

    def back(self) -> None:
        self.app.trouble = ""
        if self.answers:
            self.app.show(self.name)
        else:
            super().back()

    # its parts

    def _put(self, answers: Answers | None) -> None:
        self.answers = answers
        self.ids.place.clear_widgets()
        self.ids.place.add_widget(answers or self.list)

    def _dial(self, field: Field) -> Answers:
        value = min(max(field.get(), field.minimum), field.maximum)
        return CountDial(field.minimum, field.maximum, value, ok=self.app.words("screens.ok"))

    def _choices(self, field: Field) -> Answers:
        """Offer what the value is not, by its number: None may be one of the choices."""
        others = [(n, each) for n, each in enumerate(field.choices) if each != field.get()]
        options = tuple((number, self._words(each)) for number, each in others)
        return ChoiceColumn(options, None, "", self.app.words("screens.more"))

    def _take(self, name: str, field: Field, answer: int) -> None:
        """Set the value; one that stays as it is would only be something to undo."""
        value = field.choices[answer] if field.choices else answer
        if value == field.get():
            self.back()
        else:
            self.app.change(
                lambda: self.app.session.play.correct(name, value), then=self._show_corrected
            )

    def _show_corrected(self) -> None:
        """Go back to the list, or to the table if there is something new."""
        session = self.app.session
        if session.play.says or not session.play.fields:
            self.app.show_step()
            return
        self.app.show(self.name)
        if last := session.play.last_answer:
            self.hint = session.phrasebook.done(*last)
            self.app.speak(self.hint)

    def _words(self, value: Any) -> str:
        session = self.app.session
        return session.phrasebook.value(value, session.game.name)
