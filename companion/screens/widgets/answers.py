"""How a question is answered by hand: one of a few choices, or a number."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.engine.prompts import shortcut_numbers
from companion.screens.widgets.buttons import ChoiceButton

AT_ONCE = 5
REPORTS_AT_ONCE = 9
"""Reports are found by a glance rather than read through; each has a key, from 1 to 9."""

LEAPS = {20: 10, 1000: 100}
"""The ranges beyond which a number is set in larger leaps, too."""

TOUCH = 64
"""12 mm, in dp."""

Options = tuple[tuple[Any, str], ...]


class Answers(BoxLayout):
    """Something that answers: ``on_answer`` carries the value.

    ``proposal`` is what Next answers, None where none is safe; ``stepping`` tells whether Die
    steps through what can be answered; ``max_font_size`` is the instruction's size, ``columns``
    how many choices stand side by side, and ``broad`` tells that these are many.
    """

    __events__ = ("on_answer",)
    proposal: Any = None  # a Kivy property would take True for the 1 that it is equal to
    stepping = BooleanProperty(False)
    max_font_size = NumericProperty("30sp")
    columns = NumericProperty(1)
    broad = BooleanProperty(False)

    def on_answer(self, value: Any) -> None:
        """Event hook for bindings."""

    def read(self) -> list[str]:
        """Return the words of everything there is to choose from."""
        return []

    def start_stepping(self) -> None:
        """Let Die step through what can be answered, from the beginning."""
        self.stepping = True

    def point(self) -> str:
        """Step to the next thing that can be answered; return its words, "" after the last."""
        return ""

    def take(self) -> bool:
        """Answer what was stepped to, else the proposal; tell whether there was any."""
        return False

    def pick(self, number: int) -> None:
        """Take the choice that has this number."""


def no_sign(_: Any) -> Widget | None:
    """Return no picture: the choice has its words."""
    return None


def as_written(_: Any, label: str) -> str:
    """Return a choice's label as what is said of it."""
    return label


class ChoiceColumn(Answers):
    """The choices, at most ``at_once``; the default is the first and the largest.

    ``mark`` stands beside the default, or beside the choice that is ``marked``. Those of
    ``barred`` are dimmed: they can only be tapped to hear why. ``sign`` draws a choice's picture,
    ``spoken`` tells how it is said.
    """

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._made: list[ChoiceButton] = []
        self.bind(columns=self._trigger_layout, max_font_size=self._resize)

    def offer(
        self,
        options: Options,
        default: Any,
        mark: str,
        more: str,
        marked: Any = None,
        barred: Collection[Any] = (),
        at_once: int = AT_ONCE,
        sign: Callable[[Any], Widget | None] = no_sign,
        spoken: Callable[[Any, str], str] = as_written,
    ) -> None:
        """Offer other choices on the same buttons: Kivy is slow to make one."""
        self.proposal, self.stepping = default, default is None
        self._mark, self._more, self._sign, self._barred = mark, more, sign, barred
        self._spoken = spoken
        self._marked = default if marked is None else marked
        self._pages = pages(options, at_once)
        self.broad = len(self._pages[0]) > AT_ONCE
        self.turn_to(0)

    @property
    def buttons(self) -> list[ChoiceButton]:
        """The buttons from the top."""
        return self.children[::-1]

    def turn_page(self) -> None:
        """Show the next choices; the first come after the last."""
        self.turn_to((self._page + 1) % len(self._pages))

    def turn_to(self, page: int) -> None:
        """Show the choices of a page."""
        self._page, self._pointed = page, -1
        self._fill()

    def read(self) -> list[str]:
        choices = (choice for page in self._pages for choice in page)
        return [self._spoken(*choice) for choice in choices if self._free(choice[0])]

    def start_stepping(self) -> None:
        """Let Die step through the choices: the default is stepped to, as the first of them."""
        super().start_stepping()
        if self._page:
            self.turn_to(0)
        self._point(-1 if self.proposal is None else 0)

    def point(self) -> str:
        """Step to the next choice; those of all pages come one after the other."""
        page, further = self._page, self._pointed + 1
        while page < len(self._pages):
            for number in range(further, len(self._pages[page])):
                value, label = self._pages[page][number]
                if self._free(value):
                    if page != self._page:
                        self.turn_to(page)
                    self._point(number)
                    return self._spoken(value, label)
            page, further = page + 1, 0
        if self._page:
            self.turn_to(0)
        self._point(-1)
        return ""

    def take(self) -> bool:
        """Answer what was stepped to, else the default; one that is out of sight is shown first."""
        if self._pointed >= 0:
            self.dispatch("on_answer", self._pages[self._page][self._pointed][0])
        elif self.proposal is None:
            return False
        elif self._page:
            self.turn_to(0)
        else:
            self.dispatch("on_answer", self.proposal)
        return True

    def pick(self, number: int) -> None:
        for button in self.buttons:
            if button.number == number:
                button.dispatch("on_release")
                return

    def _free(self, value: Any) -> bool:
        return value not in self._barred

    def _point(self, index: int) -> None:
        self._pointed = index
        for each, button in enumerate(self.buttons):
            button.focused = each == index

    def do_layout(self, *_: Any) -> None:
        """Give the default its own line and the room that is left; the others are a touch high."""
        lines = self._lines()
        high = heights(self.height - self.spacing * (len(lines) - 1), len(lines), self._chief)
        top = self.top
        for line, each in zip(lines, high, strict=True):
            wide = (self.width - self.spacing * (len(line) - 1)) / len(line)
            for number, button in enumerate(line):
                button.size = wide, each
                button.pos = self.x + number * (wide + self.spacing), top - each
            top -= each + self.spacing

    @property
    def needed(self) -> float:
        """The height below which a choice is hard to hit."""
        count = len(self._lines())
        return dp(TOUCH) * (count + self._chief * 0.25) + self.spacing * (count - 1)

    @property
    def _chief(self) -> bool:
        return bool(self.buttons) and self.buttons[0].primary

    def _lines(self) -> list[list[ChoiceButton]]:
        """Return the buttons line by line."""
        head = int(self._chief)
        buttons, wide = self.buttons, self.columns
        others = [buttons[n : n + wide] for n in range(head, len(buttons), wide)]
        return [buttons[:head], *others] if head else others

    def _fill(self) -> None:
        choices: list[tuple[Any, str]] = [*self._pages[self._page]]
        if len(self._pages) > 1:
            choices.append((None, f"{self._more} ({self._page + 1}/{len(self._pages)})"))
        self._made += [self._make() for _ in choices[len(self._made) :]]
        if len(self.children) != len(choices):
            self.clear_widgets()
            for button in self._made[: len(choices)]:
                self.add_widget(button)
        values = [value for value, _ in choices]
        numbers = shortcut_numbers(values) if len(self._pages) == 1 else range(1, len(choices) + 1)
        for button, number, choice in zip(self.buttons, numbers, choices, strict=True):
            button.number = number
            self._word(button, *choice)
        self._trigger_layout()

    def _resize(self, *_: Any) -> None:
        for button in self.buttons:
            button.max_font_size = self.max_font_size

    def _make(self) -> ChoiceButton:
        button = ChoiceButton(max_font_size=self.max_font_size)
        button.bind(on_release=self._released)
        return button

    def _word(self, button: ChoiceButton, value: Any, label: str) -> None:
        """Let a button offer a choice, or if it has no value, the next page."""
        there = value is not None
        marked = there and value == self._marked and label != self._mark
        button.let_go()
        button.value, button.words = value, label
        button.primary, button.focused = there and value == self.proposal, False
        button.mark = self._mark if marked else ""
        button.barred = there and not self._free(value)
        button.show(self._sign(value) if there else None)

    def _released(self, button: ChoiceButton) -> None:
        if button.value is None:
            self.turn_page()
        else:
            self.dispatch("on_answer", button.value)


class NumberStepper(Answers):
    """A whole number: less, more, and OK. Die steps through it from what is shown.

    ``leap`` and ``long_leap`` are larger steps for a long range, else 0.
    """

    value = NumericProperty(0)
    minimum = NumericProperty(0)
    maximum = NumericProperty(0)
    leap = NumericProperty(0)
    long_leap = NumericProperty(0)
    focused = BooleanProperty(False)
    ok = StringProperty()
    needed = NumericProperty("216dp")

    def __init__(self, minimum: int, maximum: int, default: int | None, **kwargs: Any) -> None:
        self._typed = self._level = 0
        self._strides = strides(minimum, maximum)
        *leaps, _ = self._strides
        super().__init__(
            minimum=minimum,
            maximum=maximum,
            value=minimum if default is None else default,
            leap=min(leaps, default=0),
            long_leap=max(leaps) if len(leaps) > 1 else 0,
            stepping=True,
            **kwargs,
        )
        self.proposal = default

    def step(self, by: int) -> None:
        """Make the number larger or smaller."""
        self.set(min(max(self.value + by, self.minimum), self.maximum))

    def set(self, value: int) -> None:
        """Show a number; Next answers it from now on."""
        self.value = self.proposal = value

    def read(self) -> list[str]:
        return [str(int(self.value))] if self.focused else []

    def start_stepping(self) -> None:
        self.focused = False
        self._level = 0

    def point(self) -> str:
        """Step to a larger number, the smallest coming after the largest.

        A long way is stepped in the longest leaps; once Next has taken those, in the next.
        """
        if self.focused:
            self.set(self._next())
        self.focused = True
        self.set(self.value)
        return str(int(self.value))

    def take(self) -> bool:
        if self.proposal is None:
            return False
        if self.focused and self._level < len(self._strides) - 1:
            self._level += 1
            return False
        self.dispatch("on_answer", self.value)
        return True

    def pick(self, number: int) -> None:
        """Type a digit."""
        longer = self._typed * 10 + number
        self._typed = longer if longer <= self.maximum else number
        if self.minimum <= self._typed <= self.maximum:
            self.set(self._typed)

    def _next(self) -> int:
        """Return the next number in these leaps, within the longer leap that is set."""
        stride = self._strides[self._level]
        further = self.value - self.value % stride + stride
        low, high = self.minimum, self.maximum
        if self._level:
            longer = self._strides[self._level - 1]
            start = self.value - self.value % longer
            low, high = max(low, start), min(high, start + longer - 1)
        return further if further <= high else low


def strides(minimum: int, maximum: int) -> list[int]:
    """Return by how much Die steps through a range, the longest leap first."""
    return [*(leap for width, leap in reversed(LEAPS.items()) if maximum - minimum > width), 1]


def pages(options: Options, at_once: int = AT_ONCE) -> list[Options]:
    """Return the choices in pages; where there are several, "More" takes a place on each."""
    if len(options) <= at_once:
        return [options]
    return [options[i : i + at_once - 1] for i in range(0, len(options), at_once - 1)]


def heights(room: float, count: int, primary: bool) -> list[float]:
    """Return the heights of ``count`` lines of buttons that together are ``room`` high."""
    if not count:
        return []
    if not primary or count == 1:
        return [room / count] * count
    other = min(max(room / (count + 1), dp(TOUCH)), dp(TOUCH) * 1.5)
    return [max(room - other * (count - 1), other), *[other] * (count - 1)]
