"""What screens may ask for: the play in words, another screen, speech, a change of the play."""

from __future__ import annotations

from typing import Any

from companion.device.buttons import Intent
from companion.screens.presenter.game import GameActions
from companion.screens.presenter.navigation import Navigation
from companion.screens.presenter.preferences import Preferences
from companion.screens.presenter.status import Status
from companion.screens.window.keys import Tool
from companion.screens.window.taps import LONG_S


class Presenter(Status):
    """Connects the screens and the play.

    It holds what every screen reads. Its parts act on requests: ``navigation`` shows another
    screen, ``game`` changes the play, ``preferences`` changes a setting, ``speech`` speaks.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.navigation = Navigation(self)
        self.game = GameActions(self, self.navigation)
        self.preferences = Preferences(self)

    def perform(self, intent: Intent | Tool) -> None:
        """Perform an intent on the current screen, with audible feedback.

        If it does nothing it says so, or ticks if it came too soon after the screen changed.
        """
        self.by_buttons = True
        soon, self.speech.heard = not self.guard.rested(LONG_S), False
        self.host.screen.perform(intent)
        if self.speech.heard:
            return
        if soon:
            self.speech.sounds.tick()
        else:
            self.host.screen.do_nothing()
