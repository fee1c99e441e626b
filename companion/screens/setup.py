"""The options of a new play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engine.game import CLOCK, Game, Option
from companion.games import find
from companion.screens.services.tracked import Tracked
from companion.screens.settings import CLOCKS
from companion.screens.values import Value, ValuesScreen


class SetupScreen(ValuesScreen):
    """The options of the ``game``, with those changed in ``options``; Next starts."""

    name = "setup"

    @property
    def game(self) -> Game:
        """The game that is to be started."""
        return find(self.detail["game"])

    @property
    def chosen(self) -> dict[str, str]:
        """Every option with its value."""
        clock = {CLOCK.name: self.presenter.settings.clock} if CLOCK in self.game.options else {}
        return self.game.with_defaults({**clock, **self.detail.get("options", {})})

    def groups(self) -> Mapping[str, list[Tracked]]:
        name = self.game.name
        heading = self.words("screens.setup", game=self.book.name(name, name))
        return {heading: [self._row(option) for option in self.game.options]}

    def list_hint(self) -> str:
        waiting = self.presenter.sessions.waiting(self.game.name) is not None
        return self.words("screens.setup-waiting" if waiting else "screens.setup-hint")

    def refresh(self) -> None:
        super().refresh()
        self.begin_words = "" if self.answers else self.words("screens.begin")

    def value(self, field: str) -> Value | None:
        option = next((each for each in self.game.options if each.name == field), None)
        if option is None:
            return None
        now = self.chosen[field]
        values = CLOCKS if option == CLOCK else option.values
        numbers = option.numbers or (0,)
        return Value(
            self._words(field),
            self._words(field, "why"),
            now,
            tuple((each, self._value(field, each)) for each in dict.fromkeys((*values, now))),
            numbers[0],
            numbers[-1],
            self._words(field, "number"),
        )

    def take(self, field: str, value: Any) -> None:
        if not self.presenter.guard.passes():
            return
        options = {**self.detail.get("options", {}), field: value}
        self.presenter.show(self.name, game=self.game.name, options=options)
        self.presenter.speak(f"{self._words(field)}: {self._value(field, value)}")

    def begin(self) -> None:
        self.presenter.open_play(self.game.name, new=True, options=self.chosen)

    def back(self) -> None:
        if self.answers:
            self.show_list()
        else:
            self.presenter.go_home()

    def _row(self, option: Option) -> Tracked:
        now = self._value(option.name, self.chosen[option.name])
        return Tracked(option.name, self._words(option.name), now)

    def _words(self, option: str, attribute: str = "") -> str:
        return self.book.find(f"{self.game.name}.option-{option}", {}, attribute)

    def _value(self, option: str, value: str) -> str:
        return self.book.setting(f"{self.game.name}.option-{option}", value)
