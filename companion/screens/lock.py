"""Asks for the PIN before the settings open or the machine is turned off."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from kivy.clock import Clock
from kivy.properties import ListProperty, NumericProperty

from companion.screens.models.step import Key
from companion.screens.presenter import Presenter
from companion.screens.sheet import Sheet

ERASE = "del"
"""The key that deletes a digit."""

TRIES, PAUSE = 3, 30.0
"""The number of wrong PINs after which none is accepted for some seconds."""


class LockScreen(Sheet):
    """The digits; the detail ``then`` is the screen that the PIN opens, ``open`` its own detail."""

    name = "lock"
    kv = "lock"

    count = NumericProperty(0)
    """The number of digits in the PIN."""
    typed = NumericProperty(0)
    """The number of digits typed."""
    keys = ListProperty()

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._digits = ""

    @property
    def _shut(self) -> bool:
        """Whether no PIN is accepted now."""
        return bool(Clock.get_time() < self.presenter.navigation.shut_until)

    @property
    def controller(self) -> LockScreen:  # type: ignore[override]
        """The object that the keys type on."""
        return self

    def open(self, detail: Mapping[str, Any]) -> None:
        """Ask for the PIN, from its first digit."""
        self._digits = ""
        super().open(detail)
        self._wait()

    def refresh(self) -> None:
        """Show how many digits were typed."""
        self.title = self.presenter.words("screens.lock-ask")
        self.primary = self.presenter.words("screens.back")
        self.count, self.typed = len(self.presenter.settings.lock_pin), len(self._digits)
        digits = [Key(digit, not self._shut) for digit in "1234567890"]
        self.keys = [*digits[:9], Key(""), digits[9], Key(ERASE, bool(self._digits))]

    def type(self, key: str) -> None:
        """Add or delete a digit; after the last, check the PIN."""
        if self._shut:
            return
        self._digits = self._digits[:-1] if key == ERASE else self._digits + key
        pin = self.presenter.settings.lock_pin
        self.refresh()
        if self.typed < len(pin):
            said = self.presenter.words("screens.which-place", number=self.typed, count=self.count)
            self.presenter.speech.say(said)
        elif secrets.compare_digest(self._digits, pin):
            self.presenter.navigation.unlock()
            self.presenter.navigation.visit(str(self.detail["then"]), **self.detail.get("open", {}))
        else:
            self._refuse()

    def pick(self, number: int) -> None:
        """Type a digit."""
        self.type(str(number))

    def _refuse(self) -> None:
        """Say that the PIN is wrong; after some, accept none for a while."""
        navigation = self.presenter.navigation
        self._digits, navigation.wrong_pins = "", navigation.wrong_pins + 1
        if navigation.wrong_pins % TRIES == 0:
            navigation.shut_until = Clock.get_time() + PAUSE
            self._wait()
        said = "lock-shut" if self._shut else "lock-wrong"
        self.presenter.announce(self.presenter.words(f"screens.{said}"))
        self.refresh()

    def _wait(self) -> None:
        """Show when a PIN is accepted again."""
        if self._shut:
            left = self.presenter.navigation.shut_until - Clock.get_time()
            Clock.schedule_once(self._open_again, left)

    def _open_again(self, _: float) -> None:
        self.presenter.navigation.shut_until = 0
        self.refresh()
