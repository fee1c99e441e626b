"""A list of rows, one of which may be open to be set: the one form; see ``kv/value.kv``."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any

from kivy.properties import ListProperty, ObjectProperty

from companion.phrases import aloud
from companion.screens.models.answers import NOTHING, NumberInput
from companion.screens.models.rows import Entry, OpenedValue
from companion.screens.presenter import Presenter
from companion.screens.sheet import Sheet, SheetTool

FIELD, NUMBER = "field", "number"
"""In a detail: what is open, and whether it is typed in digits though it has choices."""

OPTION, WRITE = "option-", "write"
"""The prefix of the names of rows that are a choice; and the row that leads to the number pad."""

READ = "read-"
"""The prefix of the names of read-only rows."""


class ValueScreen(Sheet):
    """A list, or one open value: its choices as rows, or a number pad.

    ``value`` is the open value, ``entered`` its number so far, of which ``number`` is the display.
    """

    kv = "value"
    needs = ("rows",)

    entries = ListProperty()
    number = ObjectProperty(None, allownone=True, rebind=True)

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.value: OpenedValue | None = None
        self.entered: NumberInput | None = None
        self._pressed: dict[str, str] = {}

    # defined by each screen

    @property
    def listed(self) -> str:
        """The name of the list; a list is shown again at the row where it was left."""
        return ""

    @abstractmethod
    def show_list(self) -> None:
        """Set the title, the tools, the entries, and what else the list has: a note or a hint."""

    def find_value(self) -> OpenedValue | None:
        """Return the open value, None if there is none."""
        return None

    def use_row(self, name: str) -> None:
        """Handle a tap on a row of the list."""

    def take(self, chosen: Any) -> None:
        """Set the open value."""

    def close(self) -> None:
        """Leave the open value unchanged."""

    # what is shown

    @property
    def controller(self) -> ValueScreen:  # type: ignore[override]
        """The object that the number pad types on."""
        return self

    @property
    def field(self) -> str:
        """The name of the open value, "" for none."""
        return str(self.detail.get(FIELD, "")) if self.value else ""

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show a list, at the row where it was left, or the open value."""
        before = self._place
        self.entered = None
        super().open(detail)
        if before != self._place:
            chosen = (row.name for row in self.entries if row.kind == "option" and row.at)
            left = next(chosen, "") if self.value else self._pressed.get(self.listed, "")
            self.ids.rows.begin, self.ids.rows.scroll_y = 0, 1
            self.ids.rows.show_row(max(0, self.ids.rows.index_of(left)))

    @property
    def _place(self) -> tuple[str, str, bool]:
        return self.listed, self.field, bool(self.entered)

    def refresh(self) -> None:
        """Show the current values."""
        super().refresh()
        self.value = self.find_value()
        self.note, self.hint, self.primary_stops = "", "", False
        if self.value is None:
            self.entered = self.number = None
            self.show_list()
            return
        if not self.value.choices or (self.detail.get(NUMBER) and self.value.maximum):
            self.entered = self.entered or _number_of(self.value)
        self.title = self.value.title
        if self.entered:
            self.note = self.fitting(self.value.about_number)
            self.entries, self.tools = [], [SheetTool("leave", self.text("back"), "back")]
        else:
            self.entries, self.tools = list(self._options(self.value)), []
        self._show_number()

    def text(self, key: str, **args: Any) -> str:
        """Return a text of the screens."""
        return str(self.presenter.words(f"screens.{key}", **args))

    def _options(self, value: OpenedValue) -> Iterator[Entry]:
        """Yield the hint and every choice of the open value."""
        if value.hint:
            yield Entry("note", label=value.hint)
        for at, (each, words) in enumerate(value.choices):
            chosen = each is value.now or each == value.now
            yield Entry("option", f"{OPTION}{at}", words, at=int(chosen), spoken=words)
        if value.maximum:
            words = self.text("other-number")
            yield Entry("option", WRITE, words, spoken=words)

    def _show_number(self) -> None:
        """Show the open number, and what the primary button does."""
        entered = self.entered
        self.number = entered.entry if entered else None
        if entered is None:
            self.primary = self.text("back")
        elif entered.proposal is None:
            self.primary = self.text("set-number")
        else:
            self.primary = self.text("take-number", number=entered.value)

    @property
    def spoken(self) -> str:
        """The open value, and its choices."""
        value = self.value
        if value is None:
            return self.title
        if self.entered:
            ends = {"minimum": value.minimum, "maximum": value.maximum}
            choices = value.maximum - value.minimum + 1
            span = self.presenter.words("core.count-open", choices=choices, **ends)
            return f"{value.title}. {value.about_number} {span}"
        labels = ". ".join(row.label for row in self.entries if row.kind == "option")
        text = self.presenter.words("core.choices", choices=labels)
        return f"{value.title}. {value.hint} {text}"

    # the open number

    def type(self, key: str) -> None:
        """Handle a key of the number pad."""
        if self.entered:
            self.entered.press(key)
            self._show_number()

    def step_number_on(self) -> str:
        """Step to the next number in leaps, then in ones; return its spoken text."""
        assert self.entered
        said = self.entered.point()
        self._show_number()
        return said

    def take_number(self) -> None:
        """Set the selected number, or continue in smaller steps."""
        assert self.entered
        number = self.entered.take()
        self._show_number()
        if number is NOTHING:
            said = aloud.joined(self.entered.read())
            self.presenter.speech.say(self.text("step", choices=said))
        else:
            self._answer_number(number)

    def _answer_number(self, number: int) -> None:
        """Set a number; a number among choices is set as text."""
        assert self.value
        self.answer(str(number) if self.value.choices else number)

    # what is tapped

    def press(self, name: str) -> None:
        """Handle a tap on a row: use it, or choose it; a read-only row is spoken again."""
        if name.startswith(READ):
            self.presenter.speech.say(self.ids.rows.spoken)
        elif self.value is None:
            self._pressed[self.listed] = name
            self.use_row(name)
        elif name == WRITE:
            self.presenter.navigation.visit(self.name, **{**self.detail, NUMBER: True})
        else:
            self.answer(self.value.choices[int(name.removeprefix(OPTION))][0])

    def answer(self, chosen: Any) -> None:
        """Set the open value; the same value again changes nothing."""
        assert self.value
        if not self.presenter.guard.passes():
            return
        if chosen == self.value.now:
            self.close()
        else:
            self.take(chosen)

    def press_primary(self) -> None:
        """Set the open number, else leave."""
        if self.entered is None:
            super().press_primary()
        elif self.entered.proposal is not None:
            self._answer_number(self.entered.value)
        else:
            self.presenter.speech.say(self.primary)

    def use(self, name: str) -> None:
        """Leave the open number."""
        self.back()

    def pick(self, number: int) -> None:
        """Type a digit of the open number, else tap the target with this number."""
        if self.entered:
            self.type(str(number))
        elif number == 1:
            self.press_primary()
        else:
            named = [row.name for row in self.entries if row.name]
            for name in named[number - 2 : number - 1]:
                self.press(name)


def _number_of(value: OpenedValue) -> NumberInput:
    """Return the number set, else the first choice that is a number, else the minimum."""
    written = (str(each) for each in (value.now, *(each for each, _ in value.choices)))
    found = next((int(each) for each in written if each.lstrip("-").isdecimal()), value.minimum)
    return NumberInput(value.minimum, value.maximum, min(max(found, value.minimum), value.maximum))
