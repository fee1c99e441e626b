"""The options of a new play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.engine.game import BUDGET, CLOCK, Game, Option
from companion.games import find
from companion.screens.models.rows import Entry, OpenedValue
from companion.screens.models.settings import CLOCKS
from companion.screens.services.sessions import usual_options
from companion.screens.value_screen import FIELD, ValueScreen

FEW = 3
"""Up to this many values are cycled through in place; options with more are opened."""

USUAL = {CLOCK.name: CLOCKS, BUDGET.name: ("off", "60", "90", "120", "150", "180", "240")}
"""The suggested values of options that accept numbers; others can be typed."""

GAME, OPTIONS, RULES = "game", "options", "rules"
"""In a detail: the game, the options that were changed, and whether the house rules are listed; the
last is also the name of the row that leads there.
"""


class SetupScreen(ValueScreen):
    """The options of the ``game``, with those changed in ``options``; the primary button starts.

    Interpretations of rules are behind one row: ``rules`` is true if it is open. Each changed
    option has its description below it.
    """

    name = "setup"

    @property
    def game(self) -> Game:
        """The game to be started."""
        return find(self.detail[GAME])

    @property
    def chosen(self) -> dict[str, str]:
        """Every option with its value."""
        return self.game.with_defaults({**self._usual, **self.detail.get(OPTIONS, {})})

    @property
    def _usual(self) -> dict[str, str]:
        """Every option with its default here."""
        return usual_options(self.game, self.presenter.settings)

    @property
    def listed(self) -> str:
        """The name of the list: whether it is that of the house rules."""
        return RULES if self.detail.get(RULES) else ""

    # the list

    def show_list(self) -> None:
        """Show the options, or the house rules."""
        if self.listed:
            self.title, self.hint = self.text("house-rules"), self.text("house-rules-hint")
        else:
            self.title, self.primary = self._title, self.text("begin")
            self.primary_stops = True
            self.hint = self.text("setup-waiting" if self._waits else "setup-hint")
        self.tools, self.entries = [], list(self._rows())

    def _rows(self) -> Iterator[Entry]:
        for sentence in self.presenter.phrasebook.lacking(self.game.name):
            yield Entry("note", label=sentence)
        for option in self.game.options:
            if option.interpretation == bool(self.listed) and not option.settled:
                yield from self._row(option)
        if not self.listed and any(option.interpretation for option in self.game.options):
            yield self._rules_row()

    def _row(self, option: Option) -> Iterator[Entry]:
        """Yield the row of an option, and its description if it was changed."""
        name, now = option.name, self.chosen[option.name]
        label, value = self._words(name), self._value(name, now)
        icon = "turn" if self._steps(option) else "next"
        yield Entry("value", name, label, value, spoken=f"{label}: {value}", icon=icon)
        if now != self._usual[name]:
            yield Entry("note", label=self._words(name, "why"))

    def _steps(self, option: Option) -> bool:
        """Return whether a tap sets an option to its next value; else it opens it."""
        return not option.interpretation and len(option.offered) <= FEW and not option.numbers

    def _rules_row(self) -> Entry:
        """Return the row that leads to the interpretations, with the number of those changed."""
        interpretations = [option for option in self.game.options if option.interpretation]
        changed = sum(self.chosen[each.name] != self._usual[each.name] for each in interpretations)
        label = self.text("house-rules")
        value = self.text("house-rules-changed", count=changed)
        return Entry("value", RULES, label, value, spoken=f"{label}: {value}")

    def use_row(self, name: str) -> None:
        """Set an option to its next value, open it, or show the house rules."""
        option = self._option(name)
        if option is None:
            self._show(rules=True)
        elif not self._steps(option):
            self._show(field=name)
        elif self.presenter.guard.passes():
            values = option.offered
            at = values.index(self.chosen[name])
            self._set(name, values[(at + 1) % len(values)])

    def _option(self, name: str) -> Option | None:
        return next((option for option in self.game.options if option.name == name), None)

    # the open option

    def find_value(self) -> OpenedValue | None:
        """Return the open option, None if none is."""
        option = self._option(self.detail.get(FIELD, ""))
        if option is None:
            return None
        name, now = option.name, self.chosen[option.name]
        values = dict.fromkeys((*USUAL.get(name, option.offered), now))
        numbers = option.numbers or (0,)
        return OpenedValue(
            self._words(name),
            self._words(name, "why"),
            now,
            tuple((each, self._value(name, each)) for each in values),
            numbers[0],
            numbers[-1],
            self._words(name, "number"),
        )

    def take(self, chosen: Any) -> None:
        """Set the open option."""
        self._set(self.field, chosen)

    def _set(self, name: str, value: Any) -> None:
        """Set an option, and show its list; Die stays on a row that cycles."""
        rows = self.ids.rows
        stays = rows.focused and not self.value
        options = {**self.detail.get(OPTIONS, {}), name: value}
        self.presenter.navigation.show(self.name, **{**self._base_detail, OPTIONS: options})
        at = rows.index_of(name)
        if stays:
            self.focus.move_to(rows)
            rows.focus_on(at)
        rows.show_row(at, last=at + 1)
        self.presenter.speech.say(f"{self._words(name)}: {self._value(name, value)}")

    def close(self) -> None:
        """Leave the open option unchanged."""
        self._show()

    def _show(self, **more: Any) -> None:
        """Show another part of the setup, and announce it."""
        self.presenter.navigation.visit(self.name, **self._base_detail, **more)

    @property
    def _base_detail(self) -> dict[str, Any]:
        return {key: self.detail[key] for key in (GAME, OPTIONS, RULES) if key in self.detail}

    # what is tapped

    def press_primary(self) -> None:
        """Start the play with these options; leave what is open."""
        if self.value or self.listed:
            super().press_primary()
        else:
            self.presenter.game.begin(self.game.name, self.chosen)

    def back(self) -> None:
        """Close what is open, else go to the first screen."""
        if self.value:
            self.close()
        elif self.listed:
            detail = {key: value for key, value in self._base_detail.items() if key != RULES}
            self.presenter.navigation.visit(self.name, **detail)
        else:
            self.presenter.navigation.go_home()

    # what is said

    @property
    def spoken(self) -> str:
        """What is open, or what Next does, and how the play would begin."""
        if self.value:
            return super().spoken
        asked = [option.name for option in self.game.options if option.asks and not self.listed]
        values = [self._value(name, self.chosen[name]) for name in asked]
        title = " ".join(f"{each}." for each in (self.title, *values))
        if self.listed or self._waits:
            return f"{title} {self.hint}"
        begins = self.presenter.words("core.next-is", answer=self.text("begin"))
        return f"{title} {begins} {self.hint}"

    @property
    def _waits(self) -> bool:
        return self.presenter.sessions.waiting(self.game.name) is not None

    @property
    def _title(self) -> str:
        name = self.game.name
        return self.text("setup", game=self.presenter.phrasebook.name(name, name, "short"))

    def _words(self, option: str, attribute: str = "") -> str:
        return self.presenter.phrasebook.find(f"{self.game.name}.option-{option}", {}, attribute)

    def _value(self, option: str, value: str) -> str:
        return self.presenter.phrasebook.setting(f"{self.game.name}.option-{option}", value)
