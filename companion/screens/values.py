"""A list of names and values in groups, or the one value of them that is open to be set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from kivy.metrics import sp
from kivy.properties import ObjectProperty, StringProperty

from companion.screens.presenter import Presenter
from companion.screens.screen import CompanionScreen
from companion.screens.services.tracked import Tracked
from companion.screens.widgets.answers import Answers, ChoiceColumn, NumberStepper
from companion.screens.window import scrolling

LETTER = 64
"""The size of a number that is set, in sp."""

OTHER = "other"
"""The choice of a number that is not among the choices."""

NOW = "●"
"""What stands beside the choice that is set."""


class Value(NamedTuple):
    """A value that can be set: to one of ``choices`` (each with its words), or within a range.

    One that has both may also be another number, which is written in digits; ``unit`` says of what.
    """

    title: str
    hint: str
    now: Any
    choices: tuple[tuple[Any, str], ...] = ()
    minimum: int = 0
    maximum: int = 0
    unit: str = ""


class ValuesScreen(CompanionScreen):
    """A list whose values can be opened; subclasses say what it lists and how a value is set."""

    offers_now = True
    """Whether a value that is open may be left as it is."""

    title = StringProperty()
    hint = StringProperty()
    begin_words = StringProperty()
    answers = ObjectProperty(None, allownone=True, baseclass=Answers)

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.list = self.ids.list.__self__  # ids are weak, and an open value takes its place

    # what a subclass says

    def groups(self) -> Mapping[str, list[Tracked]]:
        """Return the rows by the headings of their groups; one without a field is only read."""
        raise NotImplementedError

    def value(self, field: str) -> Value | None:
        """Return a value to be set, None if there is none of this name."""
        raise NotImplementedError

    def list_hint(self) -> str:
        """Return what is said beside the list."""
        return ""

    def take(self, field: str, value: Any) -> None:
        """Set a value, and show what follows from it."""
        raise NotImplementedError

    # what they share

    def refresh(self) -> None:
        field = self.detail.get("field")
        value = self.value(field) if field else None
        if field and value:
            self._show_value(field, value)
        else:
            self.hint = self.list_hint()
            self._fill()
            self._put(None)

    @property
    def spoken(self) -> str:
        """What is listed, or what is open."""
        if self.answers is None:
            return f"{self.list.heading}. {self.hint}"
        return " ".join([f"{self.title}. {self.hint}", *self.answers.read()])

    def open_field(self, field: str) -> None:
        """Show a value to be set; one that is only on or off is turned at once."""
        value = self.value(field)
        if value and isinstance(value.now, bool):
            self.take(field, not value.now)
        else:
            self.presenter.show(self.name, **{**self.detail, "field": field})
            self.presenter.speak(self.spoken)

    def do_next(self) -> None:
        """Take what was stepped to or set; in the list, turn to what is below, or leave."""
        if self.answers is not None:
            if not self.answers.take():
                self.say_how(self.answers.read())
        elif any(stop.focused or stop.primary for stop in self.focusable_buttons()):
            super().do_next()
        elif not scrolling.turn(self.list):
            self.back()

    def do_die(self) -> None:
        """Step to the next choice, or the next row."""
        if self.answers is None:
            super().do_die()
        else:
            self.presenter.speak(self.answers.point() or self.answers.point())

    def pick(self, number: int) -> None:
        if self.answers:
            self.answers.pick(number)

    def back(self) -> None:
        self.presenter.trouble = ""
        if self.answers:
            self.show_list()
        else:
            super().back()

    def show_list(self) -> None:
        """Go back to the list."""
        kept = {k: v for k, v in self.detail.items() if k not in ("field", "number")}
        self.presenter.show(self.name, **kept)

    def begin(self) -> None:
        """Start what the list was set up for, if there is such a thing."""

    def _fill(self) -> None:
        self.list.fill(self.groups(), self.open_field)

    def _show_value(self, field: str, value: Value) -> None:
        self.presenter.guard.start()
        self.title, self.hint = value.title, value.hint
        if not value.choices:
            answers = self._dial(value, value.now)
        elif value.maximum and self.detail.get("number"):
            self.hint = value.unit
            answers = self._dial(value, _number(value))
        else:
            answers = self._choices(value)
        answers.max_font_size = sp(LETTER)
        answers.bind(on_answer=lambda _, answer: self._answered(field, value, answer))
        self._put(answers)

    def _answered(self, field: str, value: Value, answer: Any) -> None:
        """Set a value that differs; the same one would only be something to undo."""
        if answer == OTHER:
            self.presenter.show(self.name, **self.detail, number=True)
            self.presenter.speak(self.spoken)
            return
        if isinstance(self.answers, NumberStepper):
            chosen = str(answer) if value.choices else answer
        else:
            chosen = value.choices[answer][0]
        if chosen == value.now:
            self.back()
        else:
            self.take(field, chosen)

    def _put(self, answers: Answers | None) -> None:
        self.answers = answers
        self.ids.place.clear_widgets()
        self.ids.place.add_widget(answers or self.list)

    def _dial(self, value: Value, now: int) -> Answers:
        now = min(max(now, value.minimum), value.maximum)
        return NumberStepper(value.minimum, value.maximum, now, ok=self.words("screens.ok"))

    def _choices(self, value: Value) -> Answers:
        """Offer the choices by their numbers, as None may be one of them."""
        numbers = {each: number for number, (each, _) in enumerate(value.choices)}
        options: tuple[tuple[Any, str], ...] = tuple(
            (numbers[each], words)
            for each, words in value.choices
            if self.offers_now or each != value.now
        )
        if value.maximum:
            options += ((OTHER, self.words("screens.other-number")),)
        now = numbers.get(value.now)
        column = ChoiceColumn()
        column.offer(options, None, NOW, self.words("screens.more"), marked=now)
        return column


def _number(value: Value) -> int:
    """Return the number that is set, else the first choice that is one, else the least."""
    written = (str(each) for each in (value.now, *(each for each, _ in value.choices)))
    return next((int(each) for each in written if each.isdecimal()), value.minimum)
