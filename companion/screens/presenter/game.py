"""Changes of the current play."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from companion.engine.prompts import Refused
from companion.screens.presenter.navigation import HOME, TABLE, Navigation
from companion.screens.presenter.status import Status
from companion.screens.services.sessions import usual_options
from companion.storage import bot_files

log = logging.getLogger(__name__)


class GameActions:
    """Begins, opens and changes a play, and shows the resulting step."""

    def __init__(self, status: Status, navigation: Navigation) -> None:
        self._status, self._navigation = status, navigation
        self._explains = False

    def start(self, game: str) -> None:
        """Show the options of a new play; the first one of a game begins immediately."""
        status = self._status
        try:
            found = bot_files.latest(game)
        except Refused as refused:
            status.announce(status.phrasebook.refusal(refused))
            return
        if found.options and status.sessions.was_begun(found.name):
            self._navigation.visit("setup", game=found.name)
        else:
            self.begin(found.name, usual_options(found, status.settings, first=True))

    def begin(self, game: str, options: Mapping[str, str]) -> None:
        """Begin a play. In the first one ever, the table explains its parts."""
        self._explains = self._status.sessions.last_game is None
        self.open(game, new=True, options=options)

    def open(self, game: str, **begun: Any) -> None:
        """Continue the play of a game, or start one; see `Sessions.open`."""
        self._open(lambda: self._status.sessions.open(game, **begun))

    def open_saved(self, play: int) -> None:
        """Continue the play with this number."""
        self._open(lambda: self._status.sessions.open_saved(play))

    def _open(self, work: Callable[[], object]) -> None:
        def open_and_greet() -> None:
            work()
            self._status.greeting = self._status.session.greeting

        self.change(open_and_greet)

    def change(self, work: Callable[[], object], then: Callable[[], object] | None = None) -> None:
        """Change the play, then show and speak the resulting step, or call ``then``.

        A refusal or an error becomes one sentence; the play on disk stays unchanged.
        """
        if self._status.guard.passes():
            self.carry_out(work, then)

    def carry_out(
        self, work: Callable[[], object], then: Callable[[], object] | None = None
    ) -> None:
        """Do what `change` does, even if the screen has just changed."""
        status = self._status
        status.trouble = status.greeting = ""
        try:
            work()
            (then or self.show_step)()
        except Refused as refused:
            status.announce(status.phrasebook.refusal(refused))
        except Exception:
            log.exception("a play went wrong")
            self._recover()

    def show_step(self) -> None:
        """Show and speak the step."""
        status = self._status
        self._navigation.show(TABLE)
        status.speech.sounds.step(status.session.play)
        table = status.host.screens[TABLE]
        if self._explains and not status.by_buttons and table.has_all_parts:
            self._explains = False
            self._navigation.visit(TABLE, labels=True)
        else:
            self._navigation.say_step()

    def _recover(self) -> None:
        """Go back to the play as it is on disk."""
        status = self._status
        try:
            status.sessions.open_again()
            self._navigation.show(TABLE if status.sessions.current else HOME)
        except Exception:
            log.exception("the play cannot be opened")
            status.sessions.current = None
            self._navigation.show(HOME)
        status.announce(status.words("screens.trouble"))
