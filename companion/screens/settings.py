"""The settings: what can be set, and how it is worded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion import my_box
from companion.engine.game import CLOCK
from companion.games import find
from companion.phrases.phrasebook import LANGUAGES
from companion.screens.services.tracked import Tracked
from companion.screens.values import Value, ValuesScreen

SWITCH = (True, False)
BOX = "/"
"""What parts the names of a printed fact's row: /on-mars/space-icon.3."""
VOLUMES = (0.2, 0.4, 0.6, 0.8, 1.0)
PINS = tuple(range(2, 28))
CLOCKS = ("off", "up", "60", "90", "120", "180", "300")

GROUPS: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    "screen": {
        "language": LANGUAGES,
        "text_scale": (0.75, 0.9, 1.0, 1.25, 1.5, 2.0),
        "brightness": (20, 40, 60, 80, 100),
        "dim_after": (0, 1, 2, 5, 10, 30),
        "clock": CLOCKS,
    },
    "voice": {
        "voice": SWITCH,
        "voice_rate": (100, 130, 160, 190, 220, 260),
        "voice_volume": VOLUMES,
    },
    "sounds": {
        "effects_volume": VOLUMES,
        "sound_tap": SWITCH,
        "sound_card": SWITCH,
        "sound_die": SWITCH,
        "sound_your_turn": SWITCH,
        "sound_deadline": SWITCH,
    },
    "buttons": {
        "pin_next": PINS,
        "pin_die": PINS,
        "pin_undo": (None, *PINS),
        "pin_repeat": (None, *PINS),
        "pin_help": (None, *PINS),
        "pin_led": (None, *PINS),
    },
}
"""What can be set, in groups, and what each may be set to."""

CHOICES = {name: choices for group in GROUPS.values() for name, choices in group.items()}


class SettingsScreen(ValuesScreen):
    """Everything that can be set; a change counts at once and is saved."""

    name = "settings"

    def groups(self) -> Mapping[str, list[Tracked]]:
        settings = {
            self.words(f"screens.settings-{group}"): [
                *self._states(group),
                *(Tracked(name, self._words(name), self._value(name)) for name in names),
            ]
            for group, names in GROUPS.items()
        }
        return {**settings, **self._boxes()}

    def list_hint(self) -> str:
        return self.words("screens.settings-hint")

    def value(self, field: str) -> Value | None:
        if fact := self._fact(field):
            unknown = (None, self.words("core.box-unknown"))
            return Value(fact.label, fact.question, fact.now, (*fact.choices, unknown))
        if field not in CHOICES:
            return None
        now = getattr(self.presenter.settings, field)
        numbers = CLOCK.numbers if field == CLOCK.name else (0,)
        return Value(
            self._words(field),
            self._words(field, "why") or self.words("screens.adjust-now", value=self._value(field)),
            now,
            tuple((e, self._in_words(field, e)) for e in dict.fromkeys((*CHOICES[field], now))),
            numbers[0],
            numbers[-1],
            self.book.find("core.option-clock", {}, "number"),
        )

    def take(self, field: str, value: Any) -> None:
        if not self.presenter.guard.passes():
            return
        if self._fact(field):
            _, game, name = field.split(BOX, 2)
            my_box.tell(self.presenter.store, find(game), name, value)
        else:
            self.presenter.set(field, value)
        self.presenter.show(self.name)
        fact = self._fact(field)
        told = (fact.label, fact.words) if fact else (self._words(field), self._spoken(field))
        self.presenter.speak(": ".join(told))

    def _boxes(self) -> Mapping[str, list[Tracked]]:
        """Return the printed facts of each game that has any, under the game's name."""
        book, store = self.book, self.presenter.store
        return {
            book.text("core.box-of", game=book.name(game.name, game.name)): [
                Tracked(f"{BOX}{game.name}{BOX}{fact.name}", fact.label, fact.words)
                for fact in my_box.facts(store, book, game)
            ]
            for game in my_box.boxed_games()
        }

    def _fact(self, field: str) -> my_box.Fact | None:
        """Return the printed fact that a row stands for, None for a setting."""
        if not field.startswith(BOX):
            return None
        _, game, name = field.split(BOX, 2)
        found = my_box.facts(self.presenter.store, self.book, find(game))
        return next((fact for fact in found if fact.name == name), None)

    def _states(self, group: str) -> list[Tracked]:
        """Return whether voice or buttons work, and if not, why."""
        states = {"voice": self.presenter.mute, "buttons": self.presenter.buttons_problem}
        if group not in states:
            return []
        words = states[group] or self.words("screens.state-ready")
        return [Tracked("", self.words(f"screens.state-{group}"), words)]

    def _words(self, name: str, attribute: str = "") -> str:
        return self.book.find(_key(name), {}, attribute)

    def _value(self, name: str) -> str:
        return self._in_words(name, getattr(self.presenter.settings, name))

    def _spoken(self, name: str) -> str:
        """Return how a value is said: a percentage in words."""
        value = getattr(self.presenter.settings, name)
        if isinstance(value, float):
            share = {"number": round(value * 100)}
            return self.book.find("screens.percent", share, "voice")
        return self._value(name)

    def _in_words(self, name: str, value: Any) -> str:
        """Return a value in words: its own, on and off, or a percentage."""
        if name == "language":
            return self.words(f"screens.language-{value}")
        if value is None or isinstance(value, bool):
            return self.words(f"screens.{ {None: 'none', True: 'on', False: 'off'}[value] }")
        if isinstance(value, float):
            return self.words("screens.percent", number=round(value * 100))
        option = "core.option-clock" if name == "clock" else _key(name)
        return self.book.setting(option, value)


def _key(name: str) -> str:
    """Return the key of the words for a setting."""
    return f"screens.set-{name.replace('_', '-')}"
