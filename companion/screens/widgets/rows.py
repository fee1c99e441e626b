"""A list of rows that scrolls, and is stepped through by Die."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview import RecycleView
from kivy.uix.recycleview.views import RecycleDataViewBehavior
from kivy.uix.slider import Slider
from kivy.uix.widget import Widget

from companion.screens.focus import Focusable
from companion.screens.models.rows import Entry
from companion.screens.theme import theme
from companion.screens.widgets.tappable import Tappable
from companion.screens.widgets.words import height_of

ROW, HEADING, NOTE_EDGES, NOTE_SIDES = 60, 46, 24, 104
"""The least heights of a row and of a heading, and what is around the words of a note, in dp."""


class Listed(RecycleDataViewBehavior, Focusable):
    """Mixin of a row of a `RowList`, which is given what it shows as its ``item``."""

    @property
    def can_be_focused(self) -> bool:
        """Die steps through the rows of the list: some are scrolled out of sight."""
        return False

    def refresh_view_attrs(self, view: Any, index: int, data: Any) -> None:
        """Show another line of the list."""
        self.index = index
        super().refresh_view_attrs(view, index, data)
        self.focused = view.focused and view.focused_index == index


class ReadRow(Listed, BoxLayout):
    """A row that is no target itself: a heading, a note, or one with targets in it."""

    item = ObjectProperty(Entry(), rebind=True)
    index = NumericProperty(-1)
    focused = BooleanProperty(False)


class TapRow(Listed, Tappable):
    """A row that is tapped."""

    item = ObjectProperty(Entry(), rebind=True)
    index = NumericProperty(-1)


class RowList(Focusable, RecycleView):
    """Shows its ``entries``, each in a row of its kind: a "switch" in a SwitchRow.

    Die steps through the rows that have a name, and the list scrolls to them; Next does what a tap
    on the row does, by the ``press`` of its screen.
    """

    data: Any
    scroll_y: Any
    entries = ListProperty()
    focused = BooleanProperty(False)
    focus_order = NumericProperty(0)
    focused_index = NumericProperty(-1)
    marks_itself = True

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._wanted: tuple[int, bool] | None = None
        self._fill = Clock.create_trigger(lambda _: self.fill(), -1)
        self._scroll = Clock.create_trigger(self._scroll_to_wanted, 0)
        for name in ("entries", "width"):
            self.fbind(name, self._fill)
        self.fbind("height", self._scroll)
        theme.follow("text_scale", self.fill)

    @property
    def spoken(self) -> str:
        at = self.focused_index
        return str(self.entries[at].spoken) if 0 <= at < len(self.entries) else ""

    @property
    def can_be_focused(self) -> bool:
        return any(entry.name for entry in self.entries)

    def index_of(self, name: str) -> int:
        """Return the place of the row of this name, -1 if there is none."""
        return next((at for at, entry in enumerate(self.entries) if entry.name == name), -1)

    # Die and Next

    def step_inside(self) -> bool:
        """Step to the next row and bring it into sight."""
        rest = range(self.focused_index + 1, len(self.entries))
        at = next((at for at in rest if self.entries[at].name), None)
        if at is None:
            return False
        self.focus_on(at)
        return True

    def focus_on(self, index: int) -> None:
        """Step to a row."""
        self.focused_index = index
        self.show_row(index)
        self._mark()

    def leave_focus(self) -> None:
        super().leave_focus()
        self.focused_index = -1
        self._mark()

    def activate(self) -> None:
        self.screen.press(self.entries[self.focused_index].name)

    def _mark(self) -> None:
        for row in self.children[0].children:
            row.focused = self.focused and row.index == self.focused_index

    # scrolling

    def show_row(self, index: int, on_top: bool = False) -> None:
        """Scroll as little as shows a row, or so that it is ``on_top``."""
        self._wanted = index, on_top
        self._scroll()

    def _scroll_to_wanted(self, *_: Any) -> None:
        if self._wanted is None or not self.data:
            return
        (index, on_top), self._wanted = self._wanted, None
        layout = self.children[0]
        heights = [row["size"][1] + layout.spacing for row in self.data]
        tops = [0, *accumulate(heights)]
        room = max(1, tops[-1] - layout.spacing + layout.padding[3] - self.height)
        if index == next((at for at, e in enumerate(self.entries) if e.name), 0):
            index = 0  # with what is above the first
        top, above = (1 - self.scroll_y) * room, tops[index]
        if on_top:
            top = above
        top = min(max(top, above + heights[index] - self.height), above)
        self.scroll_y = min(1, max(0, 1 - top / room))

    # what is shown

    def fill(self) -> None:
        """Show the entries in rows of their kind."""
        rows = [
            {"kind": f"{e.kind.title()}Row", "item": e, "size": (None, self._height(e))}
            for e in self.entries
        ]
        if len(rows) != len(self.data):
            self.data = rows
            return
        for at, (row, before) in enumerate(zip(rows, self.data, strict=True)):
            if row != before:
                self.data[at] = row

    def _height(self, entry: Entry) -> float:
        if entry.kind == "heading":
            return float(max(dp(HEADING), 1.6 * theme.fact))
        if entry.kind == "note":
            words = height_of(entry.label, "fact", self.width - dp(NOTE_SIDES))
            return float(max(dp(HEADING), words + dp(NOTE_EDGES)))
        return float(max(dp(ROW), 2.5 * theme.fact))


class Toggle(Widget):
    """The picture of a switch; its row is what is tapped."""

    on = BooleanProperty(False)


class StepSlider(Slider):
    """Slides to one of so many ``steps``; event ``on_pick`` with its place where it is let go."""

    __events__ = ("on_pick",)

    steps = NumericProperty(2)
    chosen = NumericProperty(0)

    def on_chosen(self, *_: Any) -> None:
        """Show what is set."""
        self.value = self.chosen

    def on_touch_up(self, touch: Any) -> bool:
        """Set what it was slid to."""
        handled = super().on_touch_up(touch)
        if touch.grab_current is self:
            at, self.value = round(self.value), self.chosen
            if at != self.chosen:
                self.dispatch("on_pick", at)
        return bool(handled)

    def on_pick(self, at: int) -> None:
        """Event hook for bindings."""
