"""The push button test: what is pressed lights up."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from kivy.properties import ListProperty, StringProperty

from companion.device.buttons import MEANS, Intent
from companion.screens.sheet import Sheet

BUTTONS: tuple[Intent, ...] = ("next", "die", "undo", "repeat", "help")
NAMES: dict[str, str] = {MEANS.get(button, button): button for button in BUTTONS}
"""The button by the intent of a press."""


class PushButton(NamedTuple):
    """A push button: its name, its pin, how often it was recognised, and whether it is down."""

    text: str
    note: str
    down: bool


class ButtonsScreen(Sheet):
    """A tile for each push button: lit while it is pressed, with how often it was recognised.

    Holding Die goes back, as everywhere; anything else is only counted.
    """

    name = "buttons"
    kv = "push_buttons"

    hint = StringProperty()
    """What to do, or why there are no push buttons."""
    tiles = ListProperty()
    """The `PushButton` of each that is wired."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.pressed: dict[Intent, bool] = {}
        self.heard: Counter[str] = Counter()

    def refresh(self) -> None:
        """Show what is pressed now, and the counts."""
        super().refresh()
        presenter = self.presenter
        self.pressed = self._pressed()
        self.title = presenter.words("screens.doctor-buttons")
        self.hint = presenter.words("screens.buttons-hint")
        if not self.pressed:
            self.hint = presenter.buttons_problem or presenter.words("screens.buttons-none")
        self.tiles = [self._tile(*each) for each in self.pressed.items()]

    def _tile(self, intent: Intent, down: bool) -> PushButton:
        pin = getattr(self.presenter.settings, f"pin_{intent}")
        note = f"GPIO {pin} · {self.heard[MEANS.get(intent, intent)]}"
        return PushButton(self.presenter.words(f"screens.buttons-{intent}"), note, down)

    def leave(self) -> None:
        """Let the light show whose turn it is again."""
        super().leave()
        self.heard.clear()
        if self.presenter.buttons:
            self.presenter.buttons.show_turn(self.presenter.whose)

    def back(self) -> None:
        """Go back to the list."""
        self.presenter.navigation.visit("doctor")

    def perform(self, intent: str) -> None:
        """Count an intent of a push button; without push buttons, perform that of a key."""
        held = intent == "undo" and not self._pressed().get("undo")
        if held:
            self.back()
        elif self.pressed:
            self.heard[intent] += 1
            self.refresh()
            if button := NAMES.get(intent):
                name = self.presenter.words(f"screens.buttons-{button}")
                self.presenter.speech.say(f"{name}: {self.heard[intent]}")
        else:
            super().perform(intent)

    @property
    def spoken(self) -> str:
        """What the test is for, and how to do it."""
        return f"{self.title}. {self.hint}"

    def _pressed(self) -> dict[Intent, bool]:
        return self.presenter.buttons.pressed if self.presenter.buttons else {}

    def sense(self, intent: str, down: bool) -> None:
        """Light up what is pressed, together with the buttons' light."""
        self.refresh()
        if self.presenter.buttons:
            self.presenter.buttons.show_turn("player" if any(self.pressed.values()) else None)
