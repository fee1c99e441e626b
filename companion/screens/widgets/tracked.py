"""A long list of names and values in groups; only the rows in sight are widgets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from typing import Any

from kivy.metrics import dp, sp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview import RecycleView

from companion.screens.services.tracked import Tracked
from companion.screens.widgets.answers import TOUCH
from companion.screens.widgets.buttons import TapButton
from companion.screens.widgets.text import FittedLabel
from companion.screens.window.scrolling import hidden

GROUP = 40
SPACE = 6
"""The heights of a heading and of the space below every row, in dp."""

PAIR = 740
"""The least width in which two lines stand side by side, in sp."""

Nudge = Callable[[str, int], object]


class GroupHeading(FittedLabel):
    """The name of a group."""


class ValueLine(BoxLayout):
    """A name and its value."""

    label = StringProperty()
    value = StringProperty()
    max_font_size = NumericProperty("20sp")


class ValueRow(TapButton, ValueLine):
    """A line that opens its ``field``; ``nudge`` makes its number less or more."""

    field = StringProperty()
    take = ObjectProperty()
    nudge = ObjectProperty(None, allownone=True)

    @property
    def spoken(self) -> str:
        """Its name and its value."""
        return f"{self.label}: {self.value}"


class NudgeButton(TapButton):
    """One less, or one more."""

    stop = False


class ValueLines(BoxLayout):
    """One line, or two side by side. Kivy keeps rows for other lists: all comes with ``lines``."""

    lines = ListProperty()

    def on_lines(self, *_: Any) -> None:
        """Show these lines; their widgets are kept while they are of the same kind."""
        kinds = [ValueRow if line.get("field") else ValueLine for line in self.lines]
        if [type(each) for each in self.children[::-1]] != kinds:
            self.clear_widgets()
            for kind in kinds:
                self.add_widget(kind())
        for widget, line in zip(self.children[::-1], self.lines, strict=True):
            for name, value in line.items():
                setattr(widget, name, value)


class TrackedList(RecycleView):
    """``heading`` is the group at the top, ``above`` and ``below`` those that `jump` leads to."""

    heading = StringProperty()
    above = StringProperty()
    below = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._tops: dict[str, float] = {}
        self._labels: list[str] = []
        self._again: Callable[[], object] = list
        self._abreast = 1
        super().__init__(**kwargs)
        self.bind(scroll_y=self.look, height=self.look, width=self._share)

    def fill(
        self,
        groups: Mapping[str, list[Tracked]],
        take: Callable[[str], object],
        numbers: Collection[str] = (),
        nudge: Nudge | None = None,
    ) -> None:
        """Show these groups. ``take`` is told the field that is tapped.

        ``nudge`` is told the field of ``numbers`` that is to be less or more, and by how much;
        where there are such, two lines stand side by side if there is room. The first group needs
        no heading: it is at the top. The same list stays where it is scrolled to.
        """
        self._again = partial(self.fill, groups, take, numbers, nudge)
        self._abreast = self._room if numbers else 1
        rows: list[dict[str, Any]] = []
        self._tops, top = {}, 0.0
        for heading, lines in groups.items():
            self._tops[heading] = top
            tied = [_line(line, take, nudge if line.field in numbers else None) for line in lines]
            shown = [*([_heading(heading)] if rows else []), *_rows(tied, self._abreast)]
            top += sum(row["size"][1] + dp(SPACE) for row in shown)
            rows += shown
        labels = [line.name for lines in groups.values() for line in lines]
        if labels != self._labels:
            self.scroll_y = 1.0
        self.data, self._labels = rows, labels
        self.look()

    @property
    def _room(self) -> int:
        """How many lines there is room for side by side."""
        return 2 if self.width >= sp(PAIR) else 1

    def _share(self, *_: Any) -> None:
        """Fill the list anew if the room for its lines has changed."""
        if self._abreast != self._room:
            self._again()

    def jump(self, heading: str) -> None:
        """Bring a group to the top."""
        if heading and hidden(self):
            self.scroll_y = max(0.0, 1 - self._tops[heading] / hidden(self))

    def look(self, *_: Any) -> None:
        """Update which group is at the top, and which are above and below."""
        scrolled = (1 - self.scroll_y) * hidden(self)
        passed = [name for name, top in self._tops.items() if top <= scrolled + 1]
        begun = [name for name, top in self._tops.items() if top < scrolled - 1]
        to_come = [name for name in self._tops if name not in passed]
        self.heading = passed[-1] if passed else next(iter(self._tops), "")
        self.above = begun[-1] if begun else ""
        self.below = to_come[0] if to_come and self.scroll_y > 0 else ""


def _heading(words: str) -> dict[str, Any]:
    return {"viewclass": "GroupHeading", "words": words, "most": sp(22), "size": (None, dp(GROUP))}


def _line(line: Tracked, take: Callable[[str], object], nudge: Nudge | None) -> dict[str, Any]:
    shown = {"label": line.name, "value": line.value, "max_font_size": sp(20)}
    if not line.field:
        return shown
    tied = {"field": line.field, "take": take, "nudge": nudge}
    return {**shown, **tied, "words": line.name, "focused": False}


def _rows(lines: list[dict[str, Any]], abreast: int) -> Iterator[dict[str, Any]]:
    for first in range(0, len(lines), abreast):
        beside = lines[first : first + abreast]
        yield {"viewclass": "ValueLines", "lines": beside, "size": (None, dp(TOUCH))}
