"""What every screen is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App
from kivy.uix.boxlayout import BoxLayout

from companion.buttons import Intent
from companion.screens.keys import Tool

if TYPE_CHECKING:
    from companion.screens.app import CompanionApp


class CompanionScreen(BoxLayout):
    """A screen, with a rule of its own name in ``kv/``. ``name`` is what `CompanionApp.show` takes.

    An intent is done by the method ``do_<intent>``, where the screen has one.
    """

    name = ""

    @property
    def app(self) -> CompanionApp:
        """The app that shows this screen."""
        return App.get_running_app()

    def refresh(self) -> None:
        """Show things as they are now."""

    def perform(self, intent: Intent | Tool) -> None:
        """Do what a button, a key or a tool of the bar means here."""
        if action := getattr(self, f"do_{intent}", None):
            action()

    def pick(self, number: int) -> None:
        """Take the choice that has this number on the screen."""

    def back(self) -> None:
        """Leave this screen."""
        self.app.show_play()
