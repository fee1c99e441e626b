"""Changes of the settings."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from companion.engine.prompts import Refused
from companion.phrases.phrasebook import Phrasebook, forget
from companion.screens.presenter.status import Status
from companion.storage.settings import check_pins, save

log = logging.getLogger(__name__)


class Preferences:
    """Changes settings: each is applied immediately, and saved."""

    def __init__(self, status: Status) -> None:
        self._status = status

    def set(self, name: str, value: Any) -> bool:
        """Change a setting; return whether it was accepted. A refusal is shown and spoken."""
        status = self._status
        status.trouble = ""
        settings = msgspec.structs.replace(status.settings, **{name: value})
        try:
            check_pins(settings)
        except Refused as refused:
            status.announce(status.phrasebook.refusal(refused))
            return False
        status.settings = settings
        self._apply(name)
        try:
            save(name, value)
        except (OSError, Refused) as error:
            log.warning("the setting cannot be saved: %s", error)
            status.trouble = status.words("screens.set-not-saved")
        status.dispatch("on_setting", name, value)  # the sharing process reads what is saved
        status.refresh_status()
        status.host.screen.refresh()
        return True

    def turn_board(self) -> None:
        """Turn boards by a sixth, to match the player's seat, from now on in all plays."""
        self.set("board_turned", (self._status.settings.board_turned + 1) % 6)

    def _apply(self, name: str) -> None:
        """Apply a setting to the texts, the play, the voice and the sounds."""
        status, settings = self._status, self._status.settings
        status.speech.sounds.settings = settings
        if name == "language":
            self._use_language(settings.language)
        elif name == "clock" and status.sessions.current:
            status.session.set_clock(settings.clock)
        elif name == "voice_level":
            status.sessions.set_level(settings.voice_level)
        elif name.startswith("voice"):
            status.speech.apply(settings)

    def _use_language(self, language: str) -> None:
        """Show and speak another language from now on."""
        status = self._status
        forget()
        status.phrasebook = Phrasebook(language)
        status.words = status.phrasebook.text
        status.sessions.set_language(status.phrasebook)
        if status.greeting:
            status.greeting = status.session.greeting
        status.speech.use(language)
        status.refresh_status()
        status.speech.news.take()  # all of it was spoken, in the other language
