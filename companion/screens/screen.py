"""What every screen is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.buttons import Intent
from companion.phrases.phrasebook import Phrasebook
from companion.screens.presenter import Presenter
from companion.screens.widgets.buttons import TapButton
from companion.screens.window.keys import Tool
from companion.session import Session


class CompanionScreen(BoxLayout):
    """A screen, with a rule of its own name in ``kv/``. ``name`` is what `Presenter.show` takes.

    ``detail`` is what it shows apart from the play, ready for JSON. An intent is done by the
    method ``do_<intent>``, where the screen has one. With two buttons alone, Die steps through
    what can be tapped, and Next taps what it stepped to, else the primary thing.
    """

    name = ""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        self.presenter = presenter
        self.detail: Mapping[str, Any] = {}
        super().__init__(**kwargs)

    @property
    def words(self) -> Callable[..., str]:
        """Finds words by their key."""
        return self.presenter.words

    @property
    def book(self) -> Phrasebook:
        """The words of the language."""
        return self.presenter.phrasebook

    @property
    def session(self) -> Session:
        """The play on the table; raise LookupError if there is none."""
        return self.presenter.session

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show ``detail``."""
        self.detail = detail
        self.refresh()

    def refresh(self) -> None:
        """Show things as they are now."""

    def leave(self) -> None:
        """Handle that another screen is shown, or the app is closed."""

    @property
    def spoken(self) -> str:
        """What is said when the player opens the screen."""
        return ""

    def perform(self, intent: Intent | Tool) -> None:
        """Do what a button, a key or a tool of the bar means here."""
        if action := getattr(self, f"do_{intent}", None):
            action()

    def do_die(self) -> None:
        """Step to the next thing that can be tapped, and name it."""
        stops = self.focusable_buttons()
        at = next((n for n, stop in enumerate(stops) if stop.focused), -1)
        if stops:
            self.point(stops[(at + 1) % len(stops)])

    def do_next(self) -> None:
        """Tap what Die stepped to, else the primary thing; where nothing is, say how to step."""
        stops = self.focusable_buttons()
        chosen = [stop for stop in stops if stop.focused] or [
            stop for stop in stops if stop.primary
        ]
        if chosen:
            chosen[0].dispatch("on_release")
        else:
            self.say_how([stop.spoken for stop in stops])

    def say_how(self, choices: Iterable[str]) -> None:
        """Say how two buttons choose, and between what."""
        self.presenter.speak(self.words("screens.step", choices=". ".join(choices)))

    def do_repeat(self) -> None:
        """Say again what this screen is."""
        self.presenter.speak(self.spoken)

    def focusable_buttons(self) -> list[TapButton]:
        """Return what can be tapped, in the order of reading."""
        buttons = (each for each in self.walk(restrict=True) if isinstance(each, TapButton))
        return [each for each in buttons if each.stop and not each.disabled and each.words]

    def point(self, button: TapButton) -> None:
        """Step to a button and name it."""
        for each in self.focusable_buttons():
            each.focused = each is button
        self.presenter.speak(button.spoken)

    def pick(self, number: int) -> None:
        """Take the choice that has this number on the screen."""

    def back(self) -> None:
        """Leave this screen."""
        self.presenter.show_play()
