"""Makes the speech of the likely next steps while the player carries out this one."""

from __future__ import annotations

import logging

from kivy.clock import Clock

from companion.screens.presenter import TABLE, Presenter

log = logging.getLogger(__name__)

DELAY = 0.3
"""Seconds after a step at which the speech of the next ones is made."""


class Foresight:
    """Prepares speech soon after a step is shown."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._trigger = Clock.create_trigger(self._prepare, DELAY)
        presenter.bind(on_show=self._shown)

    def cancel(self) -> None:
        """Prepare nothing."""
        self._trigger.cancel()
        self._presenter.unbind(on_show=self._shown)

    def _shown(self, _: Presenter, name: str) -> None:
        if name == TABLE:
            self._trigger()

    def _prepare(self, _: float) -> None:
        narrator, session = self._presenter.narrator, self._presenter.sessions.current
        if not (narrator and narrator.on and session):
            return
        try:
            narrator.prepare(session.likely_next_lines())
        except Exception:
            log.exception("the speech of the next steps cannot be prepared")
