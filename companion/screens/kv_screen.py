"""Base of the table and of the screens over it: their structure and look are in kv."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.screens.focus import FocusManager
from companion.screens.frame import Frame
from companion.screens.presenter import Presenter


class KvScreen(FloatLayout):
    """A screen as `ScreenHost` shows it. An intent is handled by the method ``do_<intent>``."""

    name = ""
    of_step = False
    """Whether it is about the current step: then Why shows the step's reasons."""

    focus: FocusManager = ObjectProperty(rebind=True)
    portrait = BooleanProperty(False)
    waits = BooleanProperty(False)
    """Whether presses of the primary button don't count yet."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        self.presenter = presenter
        self.detail: Mapping[str, Any] = {}
        self.frame = Frame(800, 480)
        super().__init__(focus=FocusManager(), **kwargs)
        self.focus.root = self
        self._rested = Clock.create_trigger(lambda _: setattr(self, "waits", False))

    def fit(self, width: float, height: float) -> None:
        """Adapt to the size of the window."""
        self.size = width, height
        self.frame = Frame(width, height)
        self.portrait = width < height

    def leave(self) -> None:
        """Handle that another screen is shown."""
        self.focus.clear()

    def wait(self, pause: float) -> None:
        """Show the primary button pale until the screen has been still for some seconds."""
        left = self.presenter.guard.left(pause)
        self.waits = left > 0
        self._rested.cancel()
        if self.waits:
            self._rested.timeout = left
            self._rested()

    def perform(self, intent: str) -> None:
        """Handle an intent from a button, a key or a tool."""
        if action := getattr(self, f"do_{intent}", None):
            action()

    def sense(self, intent: str, down: bool) -> None:
        """Handle that a push button closed or opened its contact."""

    def do_menu(self) -> None:
        """Show the menu of the play."""
        self.presenter.navigation.visit("menu")

    def do_help(self) -> None:
        """Show what the keys and buttons do."""
        self.presenter.navigation.read("help")

    def do_nothing(self) -> None:
        """Say that a button does nothing here."""
        self.presenter.speech.say(self.presenter.words("screens.nothing-here"))
