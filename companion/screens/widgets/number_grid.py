"""All numbers of a range at once: one tap answers."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any

from kivy.metrics import dp

from companion.screens.widgets.answers import TOUCH, NumberStepper, strides
from companion.screens.widgets.buttons import TapButton

COLUMNS = 6
AT_ONCE = 5 * COLUMNS
"""As many buttons of a touch's size have room; where there are more, the last turns the page."""

MOST = 100
"""More numbers than these are not offered by buttons of their own."""

FEW = 6
"""So many numbers need no broad room."""

BELOW_ZERO = 9
"""Changes start around zero: the first page shown has so many losses."""


class NumberButton(TapButton):
    """A ``value`` to tap, None for the next page."""

    value: int | None = None


class NumberGrid(NumberStepper):
    """Every number has a button of its own; Die steps through them in tens, then one by one."""

    def __init__(self) -> None:
        self._buttons: list[NumberButton] = []
        self._pages: list[range] = []
        self._page = 0
        self._words: Callable[[int], str] = str
        self._more = ""
        super().__init__(0, 0, None)

    def offer(self, minimum: int, maximum: int) -> None:
        """Offer other numbers; none is proposed."""
        self.minimum, self.maximum = minimum, maximum
        self.value = min(max(0, minimum), maximum)
        *leaps, _ = self._strides = strides(minimum, maximum)
        self.leap = min(leaps, default=0)
        self.proposal, self._typed = None, 0
        self.broad = maximum - minimum >= FEW
        self.needed = dp(TOUCH) * ceil(min(AT_ONCE, maximum - minimum + 1) / COLUMNS)
        self._pages, self._page = pages_of(minimum, maximum)
        self.start_stepping()

    def label(self, words: Callable[[int], str], more: str) -> None:
        """Word the numbers, and the button that turns the page."""
        self._words, self._more = words, more
        self._fill()

    def set(self, value: int) -> None:
        """Point to a number, on its page."""
        super().set(value)
        self._page = next(n for n, numbers in enumerate(self._pages) if value in numbers)
        self._fill()

    def read(self) -> list[str]:
        return [self._words(int(self.value))] if self.focused else []

    def point(self) -> str:
        super().point()
        return self._words(int(self.value))

    def turn_page(self) -> None:
        """Show the next numbers; the lowest come after the highest."""
        self._page = (self._page + 1) % len(self._pages)
        self._fill()

    def do_layout(self, *_: Any) -> None:
        """Fill the room with buttons that are about as wide as high."""
        count = len(self.children)
        if not count:
            return
        room = int((self.width + self.spacing) // dp(TOUCH))
        columns = max(1, min(room, round((count * self.width / max(1, self.height)) ** 0.5)))
        rows = ceil(count / columns)
        wide = (self.width - self.spacing * (columns - 1)) / columns
        high = (self.height - self.spacing * (rows - 1)) / rows
        for number, button in enumerate(self.children[::-1]):
            row, column = divmod(number, columns)
            button.size = wide, high
            button.pos = (
                self.x + column * (wide + self.spacing),
                self.top - (row + 1) * high - row * self.spacing,
            )

    def _fill(self) -> None:
        """Put the numbers of the page on the buttons."""
        values: list[int | None] = list(self._pages[self._page])
        if len(self._pages) > 1:
            values.append(None)
        self._buttons += [self._make() for _ in values[len(self._buttons) :]]
        if len(self.children) != len(values):
            self.clear_widgets()
            for button in self._buttons[: len(values)]:
                self.add_widget(button)
        for button, value in zip(self._buttons, values, strict=False):
            button.value = value
            button.words = self._more if value is None else self._words(value)
            button.focused = self.proposal is not None and value == self.value
        self._trigger_layout()

    def _make(self) -> NumberButton:
        button = NumberButton()
        button.bind(on_release=self._released)
        return button

    def _released(self, button: NumberButton) -> None:
        if button.value is None:
            self.turn_page()
        else:
            self.dispatch("on_answer", button.value)


def pages_of(minimum: int, maximum: int) -> tuple[list[range], int]:
    """Return the numbers page by page, and which page is shown first: the one with zero."""
    if maximum - minimum < AT_ONCE:
        return [range(minimum, maximum + 1)], 0
    size, first = AT_ONCE - 1, max(minimum, -BELOW_ZERO)
    starts = sorted({*range(first, minimum - size, -size), *range(first, maximum + 1, size)})
    pages = [range(max(minimum, s), min(maximum + 1, s + size)) for s in starts]
    return pages, next(n for n, page in enumerate(pages) if first in page)
