"""Makes the speech of the likely next steps while the player carries out this one."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from kivy.clock import Clock

if TYPE_CHECKING:
    from companion.screens.app import CompanionApp

log = logging.getLogger(__name__)

DELAY = 0.3
"""Seconds after a step at which the speech of the next ones is made."""


class Foresight:
    """Prepares speech soon after a step is shown."""

    def __init__(self, app: CompanionApp) -> None:
        self._app = app
        self._trigger = Clock.create_trigger(self._prepare, DELAY)

    def start(self) -> None:
        """Prepare the speech of the next steps soon."""
        self._trigger()

    def cancel(self) -> None:
        """Prepare nothing."""
        self._trigger.cancel()

    def _prepare(self, _: float) -> None:
        narrator, session = self._app.narrator, self._app.sessions.current
        if not (narrator and narrator.on and session):
            return
        try:
            narrator.prepare(session.likely_next_lines())
        except Exception:
            log.exception("the speech of the next steps cannot be prepared")
