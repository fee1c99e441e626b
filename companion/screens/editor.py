"""A list of every tracked value, each of which can be corrected."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from kivy.clock import Clock

from companion.engine.prompts import Ask, Field, Say
from companion.screens.models.rows import Entry, OpenedValue
from companion.screens.presenter import Presenter
from companion.screens.services.tracked import Tracked, headings, tracked
from companion.screens.sheet import SheetTool
from companion.screens.value_screen import FIELD, READ, ValueScreen
from companion.session.session import Session

SETTLED_S = 0.8
"""The time after the last tap on − or + until the number is set."""

FEW = 24
"""The most values listed at once; with more, a group is chosen first."""

LIST, PART, GROUP, GROUPS, BACK = "list", "part", "group", "groups", "back"
"""Where a value was opened from, the table by default. A part is one of the whole table; back is
the screen to return to, with its detail.
"""

OF_GROUP = "group-"
"""The prefix of the names of rows that lead to a group."""


class EditorScreen(ValueScreen):
    """The values of the current play in any game, in groups.

    It shows all, those of some ``groups`` (their indices), or of one ``group`` if there are many; a
    ``field`` may be open to be set. It leads ``back`` to the screen that opened it, and from a
    value to the ``part`` of the whole table, "" for all of it.
    """

    name = "editor"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.about = ""
        self._says_before: Sequence[Say | Ask] = ()
        self._nudged: tuple[str, int] | None = None
        self._soon = Clock.create_trigger(lambda _: self.settle(self._show_corrected), SETTLED_S)

    @property
    def session(self) -> Session:
        """The current play."""
        return self.presenter.session

    # the list

    @property
    def group(self) -> str:
        """The heading of the open group, "" if none is."""
        if (at := self.detail.get(GROUP, -1)) < 0:
            return ""
        return next(iter(headings(self.session)[at:]), "")

    @property
    def listed(self) -> str:
        """The name of the list: the open group."""
        return self.group

    def show_list(self) -> None:
        """Show one group, all that are listed, or the list of groups."""
        self.title = self.group or self.text("menu-whole")
        corrects = "adjust-hint" if self.session.play.fields else "adjust-later"
        self.hint = self.about or self.text(corrects)
        self.tools = list(self._tools())
        self.note = self.fitting(self.hint) if self.tools else ""
        self.entries = list(self._rows(self._groups))

    def _tools(self) -> Iterator[SheetTool]:
        """Yield the button to everything that is tracked, if back leads elsewhere."""
        if BACK in self.detail:
            yield SheetTool("whole", self.text("menu-whole"), "pencil")
            yield SheetTool(LIST, self.text("adjust-all"), "list")

    @property
    def _groups(self) -> dict[int, tuple[str, list[Tracked]]]:
        """The listed groups, with their headings, by index."""
        every = dict(enumerate(tracked(self.session).items()))
        shown = [self.detail[GROUP]] if self.group else self.detail.get(GROUPS, [])
        return {at: every[at] for at in shown if at in every} or every

    def _rows(self, groups: Mapping[int, tuple[str, list[Tracked]]]) -> Iterator[Entry]:
        many = sum(len(lines) for _, lines in groups.values()) > FEW
        for at, (heading, lines) in groups.items():
            if len(groups) > 1 and many:
                yield Entry("link", f"{OF_GROUP}{at}", heading, spoken=heading)
                continue
            if len(groups) > 1:
                yield Entry("heading", label=heading)
            for number, line in enumerate(lines):
                yield self._row(line, f"{READ}{at}-{number}")

    def _row(self, line: Tracked, read: str) -> Entry:
        """Return the row of a value: a number has less and more; some values are read-only."""
        field, name, value, _ = line
        found = self.session.play.fields.get(field)
        if found is None:
            return Entry("fact", read, name, value, spoken=f"{name}: {value}")
        numbers = _numbers(found)
        if found.get() not in numbers:
            return Entry("value", field, name, value, spoken=f"{name}: {value}")
        now = self._shown_number(field)
        value, at = self._words(field, now), numbers.index(now)
        steps = at > 0, at < len(numbers) - 1
        return Entry("stepper", field, name, value, spoken=f"{name}: {value}", steps=steps)

    def use_row(self, name: str) -> None:
        """Show a group, or open a value."""
        if name.startswith(OF_GROUP):
            detail = {key: self.detail[key] for key in (BACK,) if key in self.detail}
            group = int(name.removeprefix(OF_GROUP))
            self.presenter.navigation.visit(self.name, **{LIST: True, GROUP: group, **detail})
        else:
            self.open_field(name)

    # the open value

    def find_value(self) -> OpenedValue | None:
        """Return the open value, None if none is, or it cannot be set."""
        field = self.detail.get(FIELD, "")
        found = self.session.play.fields.get(field)
        if found is None or found.many is not None:
            return None
        now = found.get()
        return OpenedValue(
            self.session.phrasebook.field(field, self.session.game.name),
            self.text("adjust-now", value=self._words(field, now)),
            now,
            tuple((each, self._words(field, each)) for each in found.choices),
            0 if found.choices else found.minimum,
            0 if found.choices else found.maximum,
        )

    def open_field(self, field: str) -> None:
        """Open a value to be set."""
        self.settle()
        self.about = ""
        self.presenter.navigation.visit(self.name, **{**self._base_detail, FIELD: field})

    def take(self, chosen: Any) -> None:
        """Correct the open value."""
        self.correct(self.field, chosen)

    def correct(self, field: str, value: Any) -> None:
        """Correct a value, and return to where it was opened."""
        self.presenter.game.carry_out(lambda: self._correct(field, value), self._show_corrected)

    def _correct(self, field: str, value: Any) -> None:
        self._says_before = self.session.play.says
        self.session.correct(field, value)

    def close(self) -> None:
        """Return to where the value was opened."""
        if self._base_detail:
            self._show_saved()
            self.presenter.speech.say(self.presenter.host.screen.spoken)
        else:
            self.presenter.navigation.show_play()

    @property
    def _base_detail(self) -> dict[str, Any]:
        """The part of the detail that says where a value is opened from."""
        keys = (LIST, PART, BACK, GROUPS, GROUP)
        detail = {key: self.detail[key] for key in keys if key in self.detail}
        return detail if FIELD in self.detail else {LIST: True, **detail}

    def _show_saved(self, about: str = "") -> None:
        if PART in self._base_detail:
            part = {PART: self._base_detail[PART]} if self._base_detail[PART] else {}
            self.presenter.navigation.show("whole", **part, about=about)
        else:
            self.presenter.navigation.show(self.name, **self._base_detail)

    def _show_corrected(self) -> None:
        """Return to where the value was opened, or to the table if there is news."""
        session = self.session
        if (
            session.play.says != self._says_before
            or not session.play.fields
            or not self._base_detail
        ):
            self.presenter.game.show_step()
            return
        last = session.play.last_answer
        about = session.phrasebook.done(*last) if last else ""
        self.about = about
        self._show_saved(about)
        self.presenter.speech.say(about)

    # numbers set in their rows

    def nudge(self, field: str, by: int) -> None:
        """Show a number one lower or higher; it is set when no more taps follow."""
        if self._nudged and self._nudged[0] != field:
            self.settle()
        numbers = _numbers(self.session.play.fields[field])
        at = numbers.index(self._shown_number(field)) + by
        self._nudged = field, numbers[min(max(at, 0), len(numbers) - 1)]
        self.about = ""
        self.refresh()
        self._soon.cancel()
        self._soon()

    def settle(self, then: Callable[[], object] = list) -> None:
        """Set a pending number, if there is one, then call ``then``."""
        self._soon.cancel()
        if self._nudged is None:
            return
        (field, number), self._nudged = self._nudged, None
        if number != self.session.play.fields[field].get():
            self.presenter.game.carry_out(lambda: self._correct(field, number), then)

    def _shown_number(self, field: str) -> int:
        """Return the number shown: the pending one, or the current one."""
        if self._nudged and self._nudged[0] == field:
            return self._nudged[1]
        number: int = self.session.play.fields[field].get()
        return number

    # what is tapped

    def use(self, name: str) -> None:
        """Show the whole table or all values, or leave the open number."""
        if name == "leave":
            self.back()
        else:
            self.settle()
            self._show_list() if name == LIST else self._show_whole()

    def do_next(self) -> None:
        """Tap what Die has selected; else scroll on, and at the end leave."""
        rows = self.ids.rows
        if self.value or self.focus.target or not rows.scroll_on():
            super().do_next()
        else:
            self.presenter.speech.say(self.entries[rows.begin].spoken)

    def leave(self) -> None:
        """Set a pending number when another screen is shown."""
        super().leave()
        self.settle()
        self.about = ""

    def back(self) -> None:
        """Close what is open; from the list return to the whole table."""
        self.settle()
        self.presenter.trouble = ""
        if self.value:
            self.close()
        elif back := self.detail.get(BACK):
            self.presenter.navigation.visit(**back)
        elif self.group:
            self._show_list()
        else:
            self._show_whole()

    def do_adjust(self) -> None:
        """Go back to the table."""
        self.settle()
        self.presenter.navigation.show_play()

    def _show_list(self) -> None:
        self.presenter.navigation.visit(self.name, **{LIST: True})

    def _show_whole(self) -> None:
        self.presenter.navigation.visit("whole")

    # texts

    @property
    def spoken(self) -> str:
        """What is listed, or what is open."""
        if self.value:
            return super().spoken
        return f"{self.title}. {self.hint}."

    def _words(self, field: str, value: Any) -> str:
        return self.presenter.phrasebook.value(value, self.session.game.name, field)


def _numbers(field: Field) -> Sequence[int]:
    """Return the numbers that a field accepts, none if it accepts something else."""
    if not field.choices and field.many is None:
        return range(field.minimum, field.maximum + 1)
    return [each for each in field.choices if isinstance(each, int) and not isinstance(each, bool)]
