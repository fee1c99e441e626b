"""How a question is answered by hand: one of a few choices, or a number."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.screens.widgets.buttons import ChoiceButton

AT_ONCE = 5
TOUCH = 64
"""12 mm, in dp."""

Options = tuple[tuple[Any, str], ...]


class Answers(BoxLayout):
    """Something that answers: ``on_answer`` carries the value.

    ``proposal`` is what Next answers, None where none is safe; ``letter`` the instruction's size.
    """

    __events__ = ("on_answer",)
    proposal = ObjectProperty(None, allownone=True)
    letter = NumericProperty("30sp")

    def on_answer(self, value: Any) -> None:
        """Be listened to."""

    def point(self) -> str:
        """Step to the next thing that can be answered, and return its words."""
        return ""

    def pick(self, number: int) -> None:
        """Take the choice that has this number."""


class ChoiceColumn(Answers):
    """The choices, at most five at once; the default is the first and the largest."""

    def __init__(self, options: Options, default: Any, mark: str, more: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.proposal = default
        self._mark, self._more = mark, more
        self._pages = pages(options)
        self._page = 0
        self._pointed = -1
        self.bind(height=self.share, letter=self._resize)
        self._fill()

    @property
    def buttons(self) -> list[ChoiceButton]:
        """The buttons from the top."""
        return self.children[::-1]

    def turn_page(self) -> None:
        """Show the next choices; the first come after the last."""
        self._page = (self._page + 1) % len(self._pages)
        self._pointed = -1
        self._fill()

    def point(self) -> str:
        """Step to the next choice."""
        self._pointed += 1
        if self._pointed == len(self._pages[self._page]):
            self.turn_page()
            self._pointed = 0
        for index, button in enumerate(self.buttons):
            button.pointed = index == self._pointed
        return self._pages[self._page][self._pointed][1]

    def pick(self, number: int) -> None:
        """Take the choice that has this number."""
        if 1 <= number <= len(self.buttons):
            self.buttons[number - 1].dispatch("on_release")

    def share(self, *_: Any) -> None:
        """Share the height: a touch's worth for each, and the rest for the default."""
        room = self.height - self.spacing * (len(self.buttons) - 1)
        heights = shares(room, len(self.buttons), self.buttons[0].chief)
        for button, each in zip(self.buttons, heights, strict=True):
            button.height = each

    @property
    def needed(self) -> float:
        """The height below which a choice is hard to hit."""
        chief = self.buttons[0].chief
        count = len(self.buttons)
        return dp(TOUCH) * (count + chief * 0.75) + self.spacing * (count - 1)

    def _fill(self) -> None:
        self.clear_widgets()
        for value, label in self._pages[self._page]:
            self._add(label, value == self.proposal and self.proposal is not None, value)
        if len(self._pages) > 1:
            more = self._add(f"{self._more} ({self._page + 1}/{len(self._pages)})")
            more.bind(on_release=lambda _: self.turn_page())
        self.share()

    def _resize(self, *_: Any) -> None:
        for button in self.buttons:
            button.letter = self.letter

    def _add(self, label: str, chief: bool = False, value: Any = None) -> ChoiceButton:
        mark = self._mark if chief and label != self._mark else ""
        number = len(self.children) + 1
        button = ChoiceButton(
            words=label, chief=chief, mark=mark, number=number, letter=self.letter
        )
        if value is not None:
            button.bind(on_release=lambda _: self.dispatch("on_answer", value))
        self.add_widget(button)
        return button


class CountDial(Answers):
    """A whole number: less, more, and OK."""

    value = NumericProperty(0)
    minimum = NumericProperty(0)
    maximum = NumericProperty(0)
    leap = NumericProperty(0)
    pointed = BooleanProperty(False)
    ok = StringProperty()
    needed = NumericProperty("216dp")

    def __init__(self, minimum: int, maximum: int, default: int | None, **kwargs: Any) -> None:
        self._typed = 0
        super().__init__(
            minimum=minimum,
            maximum=maximum,
            value=minimum if default is None else default,
            leap=10 if maximum - minimum > 20 else 0,
            **kwargs,
        )
        self.proposal = default

    def step(self, by: int) -> None:
        """Make the number larger or smaller."""
        self.set(min(max(self.value + by, self.minimum), self.maximum))

    def set(self, value: int) -> None:
        """Show a number; Next answers it from now on."""
        self.value = self.proposal = value

    def point(self) -> str:
        """Point at the number that is shown: Next then answers it."""
        self.pointed = True
        self.set(self.value)
        return str(self.value)

    def pick(self, number: int) -> None:
        """Type a digit."""
        longer = self._typed * 10 + number
        self._typed = longer if longer <= self.maximum else number
        if self.minimum <= self._typed <= self.maximum:
            self.set(self._typed)


def pages(options: Options) -> list[Options]:
    """Return the choices in pages; where there are several, "More" takes a place on each."""
    if len(options) <= AT_ONCE:
        return [options]
    return [options[i : i + AT_ONCE - 1] for i in range(0, len(options), AT_ONCE - 1)]


def shares(room: float, count: int, chief: bool) -> list[float]:
    """Return the heights of ``count`` buttons that together are ``room`` high."""
    if not chief or count == 1:
        return [room / count] * count
    other = min(max(room / (count + 1), dp(TOUCH)), dp(TOUCH) * 1.5)
    return [max(room - other * (count - 1), other), *[other] * (count - 1)]
