"""A list of rows that scrolls, and that Die steps through."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from kivy.clock import Clock
from kivy.factory import Factory
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.slider import Slider
from kivy.uix.widget import Widget

from companion.screens.focus import Focusable
from companion.screens.models.rows import Entry
from companion.screens.theme import theme
from companion.screens.widgets.tappable import Tappable, TappableBox
from companion.screens.widgets.words import height_of

HEADING_DP, NOTE_EDGES_DP, NOTE_SIDES_DP, NOTE_ICON_DP = 46, 24, 104, 28
"""The minimum height of a heading, the padding of a note's text, and its icon."""

SIDE_DP = 16
"""The padding beside the rows."""

WHOLE, LOW = ("done", "line", "link", "option"), ("score",)
"""The kinds of rows that are high enough for all of their text, and those that are exactly as high
as their list says.
"""

BY_WORDS = ("note", *WHOLE)
"""The kinds of rows whose height follows their text."""

HOLD_S, REPEAT_S = 0.5, 0.12
"""The time until a held less or more button repeats, and between repeats."""

LETTER = 0.6
"""The width of a letter as a share of its height: hardly any text is wider on average."""


class Listed(Focusable):
    """Mixin for a row of a `RowList`, which gets what it shows as its ``item``."""

    kind = ""
    index = -1
    entry: Entry | None = None
    """The entry from which its item was made."""

    @property
    def can_be_focused(self) -> bool:
        """False: Die steps through the list's entries, some of which are scrolled out of view."""
        return False


class ReadRow(Listed, BoxLayout):
    """A row that is not a touch target: a heading, a note, or one that contains targets."""

    item = ObjectProperty(Entry(), rebind=True)
    focused = BooleanProperty(False)


class TapRow(Listed, TappableBox):
    """A row that is tapped."""

    item = ObjectProperty(Entry(), rebind=True)


class RowList(Focusable, ScrollView):
    """Shows its ``entries``, each in a row of its kind: a "switch" in a SwitchRow.

    Only visible entries have rows, which are reused. Kivy's RecycleBoxLayout does that too, but
    lays out every entry: 10,000 take 100 ms. For so many, ``worded`` adds the text to an entry when
    it scrolls into view.

    ``row_height`` is the minimum height of its rows; ``gap`` is between them, ``foot`` below the
    last; ``rows_height`` is the height of all, ``in_sight`` the range of visible entries.

    Die steps through the rows that have a name, beginning with the one at ``begin``, and the list
    scrolls to them; Next does what a tap on the row does, by the ``press`` of its screen.
    """

    scroll_y: Any
    entries = ListProperty()
    worded = ObjectProperty(lambda entry: entry)
    row_height = NumericProperty("60dp")
    gap = NumericProperty("6dp")
    foot = NumericProperty("6dp")
    rows_height = NumericProperty(0)
    in_sight = ObjectProperty(range(0))
    begin = NumericProperty(0)
    focused = BooleanProperty(False)
    focus_order = NumericProperty(0)
    focused_index = NumericProperty(-1)
    marks_itself = True

    def __init__(self, **kwargs: Any) -> None:
        self._tops: list[float] = [0]
        self._rows: dict[int, Any] = {}
        self._spare: dict[str, list[Any]] = defaultdict(list)
        self._wanted: tuple[int, bool, int] | None = None
        super().__init__(**kwargs)
        self.fill_soon = Clock.create_trigger(lambda _: self.fill(), -1)
        self._scroll = Clock.create_trigger(self._scroll_to_wanted, 0)
        show = Clock.create_trigger(lambda _: self._show(), -1)
        for name in ("entries", "worded", "row_height", "gap", "foot", "width"):
            self.fbind(name, self.fill_soon)
        for name in ("scroll_y", "height"):
            self.fbind(name, show)
        self.fbind("height", self._scroll)
        theme.follow("text_scale", self._scale)

    def _scale(self) -> None:
        self.fill_soon()

    @property
    def spoken(self) -> str:
        at = self.focused_index
        return str(self.worded(self.entries[at]).spoken) if 0 <= at < len(self.entries) else ""

    @property
    def can_be_focused(self) -> bool:
        return any(entry.name for entry in self.entries)

    def index_of(self, name: str) -> int:
        """Return the index of the row with this name, -1 if there is none."""
        named = (at for at, entry in enumerate(self.entries) if name and entry.name == name)
        return next(named, -1)

    # Die and Next

    def step_inside(self) -> bool:
        """Step to the next row and scroll to it."""
        begin, count, stepped = self.begin, len(self.entries), 0
        if self.focused_index >= 0:
            stepped = (self.focused_index - begin) % count + 1
        rest = ((begin + each) % count for each in range(stepped, count))
        at = next((at for at in rest if self.entries[at].name), None)
        if at is None:
            return False
        self.focus_on(at)
        return True

    def focus_on(self, index: int) -> None:
        """Focus the row at an index."""
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
        for index, row in self._rows.items():
            row.focused = self.focused and index == self.focused_index

    # scrolling

    def show_row(self, index: int, on_top: bool = False, last: int = -1) -> None:
        """Scroll as little as needed to show a row, with those up to ``last``, or ``on_top``."""
        self._wanted = index, on_top, max(index, last)
        self._scroll()

    def _scroll_to_wanted(self, *_: Any) -> None:
        if self.fill_soon.is_triggered:
            self.fill()
        filled = len(self._tops) == len(self.entries) + 1
        if self._wanted is None or not (self.height and filled):
            return
        (index, on_top, last), self._wanted = self._wanted, None
        if not self.entries:
            return
        room = max(1, self.ids.column.height - self.height)
        above, below = self._tops[index], self._tops[last + 1]
        first = next((at for at, e in enumerate(self.entries) if e.name), 0)
        if index == first and below <= self.height:
            above = 0  # including what is above the first
        top = above if on_top else (1 - self.scroll_y) * room
        top = min(max(top, below - self.height), above)
        self.scroll_y = min(1, max(0, 1 - top / room))
        self._show()

    def scroll_on(self) -> bool:
        """Scroll on by one page, and let Die begin there; return False at the end."""
        if self.scroll_y <= 0 or self.ids.column.height <= self.height:
            return False
        self.begin = self.in_sight[-1]
        self.show_row(self.begin, on_top=True)
        return True

    # what is shown

    def fill(self) -> None:
        """Show the current entries; if entries are added or removed, the top row stays."""
        if self.width <= dp(NOTE_SIDES_DP):
            return
        others = len(self._tops) != len(self.entries) + 1
        top = (1 - self.scroll_y) * (self.ids.column.height - self.height)
        self._tops = [*accumulate((height + self.gap for height in self._heights()), initial=0.0)]
        self.rows_height = self.ids.column.height = self._tops[-1] - self.gap + self.foot
        if others:
            room = max(1, self.ids.column.height - self.height)
            self.scroll_y = min(1, max(0, 1 - top / room))
        for row in self._rows.values():
            row.entry = None
        self._show()

    def _show(self) -> None:
        """Show the visible entries, each in a row of its kind."""
        if self.width <= dp(NOTE_SIDES_DP) or len(self._tops) != len(self.entries) + 1:
            return
        column, entries = self.ids.column, self.entries
        top = (1 - min(1, max(0, self.scroll_y))) * max(0, column.height - self.height)
        first = max(0, bisect_right(self._tops, top + self.gap) - 1)
        shown = range(first, min(bisect_left(self._tops, top + self.height), len(entries)))
        for at, row in [*self._rows.items()]:
            if at not in shown or row.kind != entries[at].kind:
                self._spare[row.kind].append(self._rows.pop(at))
        for at in shown:
            if at not in self._rows:
                self._rows[at] = self._take(entries[at].kind)
            self._put(self._rows[at], at)
        for row in (row for spare in self._spare.values() for row in spare if row.parent):
            column.remove_widget(row)
        if self._wanted is None:
            self.in_sight = shown

    def _take(self, kind: str) -> Any:
        """Return an unused row of a kind."""
        if spare := self._spare[kind]:
            return spare.pop()
        row = Factory.get(f"{kind.title()}Row")()
        row.kind = kind
        return row

    def _put(self, row: Any, at: int) -> None:
        """Show an entry in a row at its position."""
        column, entry = self.ids.column, self.entries[at]
        height = self._tops[at + 1] - self._tops[at] - self.gap
        row.size = self.width - 2 * dp(SIDE_DP), height
        row.pos = dp(SIDE_DP), column.height - self._tops[at] - height
        if row.index != at or row.entry is not entry:
            row.index, row.entry, row.item = at, entry, self.worded(entry)
        row.focused = self.focused and at == self.focused_index
        if not row.parent:
            column.add_widget(row)

    def _heights(self) -> Iterator[float]:
        """Yield the height of each row; most kinds have one height for all."""
        fixed: dict[str, float] = {}
        for entry in self.entries:
            if entry.kind not in fixed and entry.kind not in BY_WORDS:
                fixed[entry.kind] = self._height(entry)
            yield fixed[entry.kind] if entry.kind in fixed else self._height(entry)

    def _height(self, entry: Entry) -> float:
        if entry.kind == "heading":
            return float(max(dp(HEADING_DP), 1.6 * theme.fact))
        if entry.kind == "note":
            sides = dp(NOTE_SIDES_DP if entry.icon else NOTE_SIDES_DP - NOTE_ICON_DP)
            words = height_of(entry.label, "fact", self.width - sides)
            return float(max(dp(HEADING_DP), words + dp(NOTE_EDGES_DP)))
        if entry.kind in LOW:
            return float(self.row_height)
        least = float(max(self.row_height, 2.5 * theme.fact))
        room = self.width - dp(NOTE_SIDES_DP)
        if entry.kind not in WHOLE or len(entry.label) * LETTER * theme.fact <= 2 * room:
            return least  # two lines fit
        return max(least, height_of(entry.label, "fact", room) + dp(NOTE_EDGES_DP) / 2)


class StepButton(Tappable):
    """Decreases or increases a number, repeatedly while it is held."""

    by = NumericProperty(1)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._name, self._held = "", False
        self._again = Clock.create_trigger(self._step_on)

    def on_press(self) -> None:
        """Start the timer for repeating."""
        super().on_press()
        self._name, self._held = self.item.name, False
        self._wait(HOLD_S)

    def on_release(self) -> None:
        """Step once, if it was not held."""
        self._again.cancel()
        if not self._held:
            self.screen.nudge(self.item.name, self.by)

    def _step_on(self, *_: Any) -> None:
        held = self.state == "down" and not self.disabled and self.item.name == self._name
        if held and self.screen:
            self._held = True
            self.screen.nudge(self._name, self.by)
            self._wait(REPEAT_S)

    def _wait(self, seconds: float) -> None:
        self._again.timeout = seconds
        self._again()


class Toggle(Widget):
    """The picture of a switch; its row is the touch target."""

    on = BooleanProperty(False)


class StepSlider(Slider):
    """A slider with ``steps`` values; dispatches ``on_pick`` with the index when released."""

    __events__ = ("on_pick",)

    steps = NumericProperty(2)
    chosen = NumericProperty(0)

    def on_chosen(self, *_: Any) -> None:
        """Move to the value that is set."""
        self.value = self.chosen

    def on_touch_up(self, touch: Any) -> bool:
        """Set the value it was moved to."""
        handled = super().on_touch_up(touch)
        if touch.grab_current is self:
            at, self.value = round(self.value), self.chosen
            if at != self.chosen:
                self.dispatch("on_pick", at)
        return bool(handled)

    def on_pick(self, at: int) -> None:
        """Event hook for bindings."""
