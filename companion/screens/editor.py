"""The whole table: every value that is tracked, to look at and to correct."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kivy.clock import Clock

from companion.engine.prompts import Field
from companion.screens.presenter import Presenter
from companion.screens.services.tracked import Tracked, tracked
from companion.screens.values import Value, ValuesScreen

SETTLED = 0.8
"""Seconds after the last tap on − or + after which the number is set."""


class EditorScreen(ValuesScreen):
    """The values of the play on the table. It knows no game."""

    name = "editor"
    offers_now = False

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._nudged: tuple[str, int] | None = None
        self._soon = Clock.create_trigger(lambda _: self.settle(self._show_corrected), SETTLED)

    def groups(self) -> Mapping[str, list[Tracked]]:
        found = tracked(self.session)
        if self._nudged is None:
            return found
        field, number = self._nudged
        return {
            heading: [
                line._replace(value=self._words(number)) if line.field == field else line
                for line in lines
            ]
            for heading, lines in found.items()
        }

    def list_hint(self) -> str:
        open_to_change = bool(self.session.play.fields)
        return self.words("screens.adjust-hint" if open_to_change else "core.refused-correct")

    def value(self, field: str) -> Value | None:
        session = self.session
        found = session.play.fields.get(field)
        if found is None:
            return None
        now = found.get()
        return Value(
            session.phrasebook.field(field, session.game.name),
            self.words("screens.adjust-now", value=self._words(now)),
            now,
            tuple((each, self._words(each)) for each in found.choices),
            found.minimum,
            found.maximum,
        )

    def open_field(self, field: str) -> None:
        """Open a value to be set; yes or no, too, because a correction is an answer."""
        self.settle()
        self.presenter.show(self.name, field=field)
        self.presenter.speak(self.spoken)

    def take(self, field: str, value: Any) -> None:
        session = self.session
        self.presenter.change(lambda: session.correct(field, value), then=self._show_corrected)

    def nudge(self, field: str, by: int) -> None:
        """Show a number one less or one more; it is set when no more taps follow."""
        if self._nudged and self._nudged[0] != field:
            self.settle()
        numbers = _numbers(self.session.play.fields[field])
        now = self._nudged[1] if self._nudged else self._now(field)
        at = numbers.index(now) + by
        self._nudged = field, numbers[min(max(at, 0), len(numbers) - 1)]
        self.hint = self.list_hint()
        self._fill()
        self._soon.cancel()
        self._soon()

    def settle(self, then: Callable[[], object] = list) -> None:
        """Correct the number that was nudged, if there is one, and do ``then``."""
        self._soon.cancel()
        if self._nudged is None:
            return
        (field, number), self._nudged = self._nudged, None
        if number != self._now(field):
            session = self.session
            self.presenter.carry_out(lambda: session.correct(field, number), then)

    def leave(self) -> None:
        self.settle()

    def do_adjust(self) -> None:
        """Go back."""
        self.back()

    def _fill(self) -> None:
        fields = self.session.play.fields
        numbers = {name for name, field in fields.items() if self._now(name) in _numbers(field)}
        self.list.fill(self.groups(), self.open_field, numbers, self.nudge)

    def _now(self, field: str) -> Any:
        return self.session.play.fields[field].get()

    def _show_corrected(self) -> None:
        """Go back to the list, or to the table if there is something new."""
        session = self.session
        if session.play.says or not session.play.fields:
            self.presenter.show_step()
            return
        self.presenter.show(self.name)
        if last := session.play.last_answer:
            self.hint = session.phrasebook.done(*last)
            self.presenter.speak(self.hint)

    def _words(self, value: Any) -> str:
        session = self.session
        return session.phrasebook.value(value, session.game.name)


def _numbers(field: Field) -> Sequence[int]:
    """Return the numbers that a field takes, none if it takes something else."""
    if not field.choices and field.many is None:
        return range(field.minimum, field.maximum + 1)
    return [each for each in field.choices if isinstance(each, int) and not isinstance(each, bool)]
