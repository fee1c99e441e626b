"""The step on the table in letters: the instruction is the largest thing on the screen."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.screens.window.typesetting import height, largest, rich

MOST = 46
READABLE = 20
LEAST = 8
SAY_MOST, SAY_LEAST, SAY_SHARE = 24, 15, 0.7


class StepText(BoxLayout):
    """The ``says`` since the last answer above the ``instruction``, and a ``picture`` of them.

    Everything is set as large as it fits. Says that leave the instruction less than readable
    are dropped, the oldest first; ``dropped`` counts them and ``earlier`` words that number.
    ``max_font_size`` is the instruction's size.
    """

    says = ListProperty()
    instruction = StringProperty()
    picture = ObjectProperty(None, allownone=True, baseclass=Widget)
    dropped = NumericProperty(0)
    earlier = ObjectProperty(str)
    max_font_size = NumericProperty("24sp")

    def __init__(self, **kwargs: Any) -> None:
        self._above = False
        self._trigger = Clock.create_trigger(self.fit, -1)
        super().__init__(**kwargs)
        self.bind(says=self._trigger, instruction=self._trigger, size=self._trigger)

    def on_picture(self, *_: Any) -> None:
        """Put the picture beside the says."""
        self.ids.frame.clear_widgets()
        if self.picture:
            self.ids.frame.add_widget(self.picture)
        self._trigger()

    def fit(self, *_: Any) -> None:
        """Choose the sizes, where the picture stands, and how many says there is room for."""
        self._above = False
        beside = self._size(0) or 0
        self._above = self.picture is not None
        self._above = self._above and (self._size(0) or 0) > beside
        dropped = 0
        while (size := self._size(dropped)) is None and dropped < len(self.says):
            dropped += 1
        self.dropped = dropped
        self._set(self._said(dropped), size or sp(LEAST))

    def _size(self, dropped: int) -> float | None:
        """Return the instruction's size without so many says, None if it could not be read."""
        said = self._said(dropped)
        smallest = READABLE if dropped < len(self.says) else LEAST
        return largest(lambda s: self._height(said, s) <= self.height, sp(smallest), sp(MOST))

    def _said(self, dropped: int) -> str:
        notes = [self.earlier(dropped)] if dropped else []
        return "\n".join(map(rich, [*notes, *self.says[dropped:]]))

    @property
    def _line(self) -> float:
        return self.width - self.padding[0] - self.padding[2]

    @property
    def _frame(self) -> tuple[float, float]:
        """The room that the picture takes."""
        return (self.picture.width + dp(10), self.picture.height) if self.picture else (0, 0)

    def _head(self, said: str, size: float) -> float:
        wide, tall = self._frame
        if self._above:
            return tall + height(said, say_size(size), self._line)
        return max(tall, height(said, say_size(size), self._line - wide))

    def _height(self, said: str, size: float) -> float:
        head = self._head(said, size)
        return (
            head + (self.spacing if head else 0) + height(rich(self.instruction), size, self._line)
        )

    def _set(self, said: str, size: float) -> None:
        head, frame, said_label, told = (self.ids[i] for i in ("head", "frame", "said", "told"))
        wide, tall = self._frame
        head.orientation = "vertical" if self._above else "horizontal"
        head.height = min(self._head(said, size), self.height)
        frame.size = (wide, tall)
        said_label.font_size, said_label.text = say_size(size), said
        said_label.text_size = (
            (self._line, head.height - tall) if self._above else (self._line - wide, head.height)
        )
        room = self.height - head.height - (self.spacing if head.height else 0)
        self.max_font_size = size
        told.font_size, told.text = size, rich(self.instruction)
        told.text_size = (self._line, room)


def say_size(size: float) -> float:
    """Return the size of the says above an instruction of this size."""
    return round(min(max(size * SAY_SHARE, sp(SAY_LEAST)), sp(SAY_MOST)))
