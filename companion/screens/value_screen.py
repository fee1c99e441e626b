"""A list of rows, of which one may be open to be set: the one form; see ``kv/value.kv``."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any

from kivy.properties import ListProperty, ObjectProperty

from companion.phrases import aloud
from companion.screens.models.answers import NOTHING, Number
from companion.screens.models.rows import Entry, Value
from companion.screens.presenter import Presenter
from companion.screens.sheet import Sheet, SheetTool

FIELD, NUMBER = "field", "number"
"""What is open, and whether it is written in digits though it has choices, in a detail."""

OPTION, WRITE = "option-", "write"
"""What the names of rows begin with that are a choice; and the row that leads to the number pad."""

READ = "read-"
"""What the names of rows begin with that are only read."""


class ValueScreen(Sheet):
    """A list, or what is open of it: a value with its choices as rows, or with a number pad.

    ``value`` is what is open, ``entered`` its number so far, of which ``number`` is what is shown.
    """

    kv = "value"
    needs = ("rows",)

    entries = ListProperty()
    number = ObjectProperty(None, allownone=True, rebind=True)

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.value: Value | None = None
        self.entered: Number | None = None
        self._pressed: dict[str, str] = {}

    # what each screen says

    @property
    def listed(self) -> str:
        """The name of the list; a list is shown again at the row that it was left by."""
        return ""

    @abstractmethod
    def show_list(self) -> None:
        """Set the title, the tools, the entries, and what else the list has: a note or a hint."""

    def find_value(self) -> Value | None:
        """Return what is open, None if nothing is."""
        return None

    def use_row(self, name: str) -> None:
        """Do what a tap on a row of the list means."""

    def take(self, chosen: Any) -> None:
        """Set what is open to another value."""

    def close(self) -> None:
        """Leave what is open as it is."""

    # what is shown

    @property
    def controller(self) -> ValueScreen:  # type: ignore[override]
        """What the number pad types on."""
        return self

    @property
    def field(self) -> str:
        """The name of what is open, "" for nothing."""
        return str(self.detail.get(FIELD, "")) if self.value else ""

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show a list, at the row that it was left by, or what is open."""
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
        """Show what is set now."""
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
        """Return words of the screens."""
        return str(self.presenter.words(f"screens.{key}", **args))

    def _options(self, value: Value) -> Iterator[Entry]:
        """Yield the hint and every choice of what is open."""
        if value.hint:
            yield Entry("note", label=value.hint)
        for at, (each, words) in enumerate(value.choices):
            chosen = each is value.now or each == value.now
            yield Entry("option", f"{OPTION}{at}", words, at=int(chosen), spoken=words)
        if value.maximum:
            words = self.text("other-number")
            yield Entry("option", WRITE, words, spoken=words)

    def _show_number(self) -> None:
        """Show the number that is open as it is, and what the primary button does."""
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
        """What is open, and what there is to choose from."""
        value = self.value
        if value is None:
            return self.title
        if self.entered:
            span = self.presenter.words(
                "core.count-open", minimum=value.minimum, maximum=value.maximum
            )
            return f"{value.title}. {value.about_number} {span}"
        choices = ". ".join(row.label for row in self.entries if row.kind == "option")
        told = self.presenter.words("core.choices", choices=choices)
        return f"{value.title}. {value.hint} {told}"

    # the number that is open

    def type(self, key: str) -> None:
        """Do what a key of the number pad means."""
        if self.entered:
            self.entered.press(key)
            self._show_number()

    def step_number_on(self) -> str:
        """Step to the next number in leaps, then in ones; return how it is said."""
        assert self.entered
        said = self.entered.point()
        self._show_number()
        return said

    def take_number(self) -> None:
        """Set the number that was stepped to, or go on in smaller steps."""
        assert self.entered
        number = self.entered.take()
        self._show_number()
        if number is NOTHING:
            said = aloud.joined(self.entered.read())
            self.presenter.speech.say(self.text("step", choices=said))
        else:
            self._answer_number(number)

    def _answer_number(self, number: int) -> None:
        """Set a number; one that is set beside words is text, too."""
        assert self.value
        self.answer(str(number) if self.value.choices else number)

    # what is tapped

    def press(self, name: str) -> None:
        """Do what a tap on a row means: use it, or choose it; what is only read is said again."""
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
        """Set what is open; the same value again changes nothing."""
        assert self.value
        if not self.presenter.guard.passes():
            return
        if chosen == self.value.now:
            self.close()
        else:
            self.take(chosen)

    def press_primary(self) -> None:
        """Set the number that is open, else leave."""
        if self.entered is None:
            super().press_primary()
        elif self.entered.proposal is not None:
            self._answer_number(self.entered.value)
        else:
            self.presenter.speech.say(self.primary)

    def use(self, name: str) -> None:
        """Leave the number that is open."""
        self.back()

    def pick(self, number: int) -> None:
        """Write a digit of the number that is open, else tap what has this number."""
        if self.entered:
            self.type(str(number))
        elif number == 1:
            self.press_primary()
        else:
            named = [row.name for row in self.entries if row.name]
            for name in named[number - 2 : number - 1]:
                self.press(name)


def _number_of(value: Value) -> Number:
    """Return the number that is set, else the first choice that is one, else the least."""
    written = (str(each) for each in (value.now, *(each for each, _ in value.choices)))
    found = next((int(each) for each in written if each.lstrip("-").isdecimal()), value.minimum)
    return Number(value.minimum, value.maximum, min(max(found, value.minimum), value.maximum))
