"""A long list of names and values in groups; only the rows in sight are widgets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview import RecycleView

from companion.screens.scrolling import hidden
from companion.screens.tracked import Tracked
from companion.screens.widgets.answers import TOUCH
from companion.screens.widgets.buttons import TapButton
from companion.screens.widgets.text import FittedLabel

GROUP = 40
SPACE = 6
"""The heights of a heading and of the space below every row, in dp."""


class GroupHeading(FittedLabel):
    """The name of a group."""


class ValueLine(BoxLayout):
    """A name and its value. Kivy keeps rows for other lists: their ``letter`` comes with them."""

    label = StringProperty()
    value = StringProperty()
    letter = NumericProperty("20sp")


class ValueRow(TapButton, ValueLine):
    """A line that opens its ``field``."""

    field = StringProperty()
    take = ObjectProperty()

    @property
    def spoken(self) -> str:
        """Its name and its value."""
        return f"{self.label}: {self.value}"


class TrackedList(RecycleView):
    """``heading`` is the group at the top, ``above`` and ``below`` those that `jump` leads to."""

    heading = StringProperty()
    above = StringProperty()
    below = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._tops: dict[str, float] = {}
        self._labels: list[str] = []
        super().__init__(**kwargs)
        self.bind(scroll_y=self.look, height=self.look)

    def fill(self, groups: Mapping[str, list[Tracked]], take: Callable[[str], object]) -> None:
        """Show these groups. ``take`` is told the field that is tapped.

        The first needs no heading: it is at the top. The same list stays where it is scrolled to.
        """
        rows: list[dict[str, Any]] = []
        self._tops, top = {}, 0.0
        for heading, lines in groups.items():
            self._tops[heading] = top
            shown = [*([_heading(heading)] if rows else []), *(_row(line, take) for line in lines)]
            top += sum(row["size"][1] + dp(SPACE) for row in shown)
            rows += shown
        labels = [row["label"] for row in rows]
        if labels != self._labels:
            self.scroll_y = 1.0
        self.data, self._labels = rows, labels
        self.look()

    def jump(self, heading: str) -> None:
        """Bring a group to the top."""
        if heading and hidden(self):
            self.scroll_y = max(0.0, 1 - self._tops[heading] / hidden(self))

    def look(self, *_: Any) -> None:
        """Take note of the group at the top, and of those beside it."""
        scrolled = (1 - self.scroll_y) * hidden(self)
        passed = [name for name, top in self._tops.items() if top <= scrolled + 1]
        begun = [name for name, top in self._tops.items() if top < scrolled - 1]
        to_come = [name for name in self._tops if name not in passed]
        self.heading = passed[-1] if passed else next(iter(self._tops), "")
        self.above = begun[-1] if begun else ""
        self.below = to_come[0] if to_come and self.scroll_y > 0 else ""


def _heading(words: str) -> dict[str, Any]:
    return {
        "viewclass": "GroupHeading",
        "label": words,
        "words": words,
        "most": sp(22),
        "size": (None, dp(GROUP)),
    }


def _row(line: Tracked, take: Callable[[str], object]) -> dict[str, Any]:
    row = {"label": line.name, "value": line.value, "letter": sp(20), "size": (None, dp(TOUCH))}
    if not line.field:
        return {"viewclass": "ValueLine", **row}
    words = {"words": line.name, "pointed": False}
    return {"viewclass": "ValueRow", "field": line.field, "take": take, **words, **row}
