"""What is done about what should not happen."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from kivy.base import ExceptionHandler, ExceptionManager

if TYPE_CHECKING:
    from companion.screens.app import CompanionApp

log = logging.getLogger(__name__)


class NoWindowError(Exception):
    """No window could be opened; the reason is in the log."""


class GoOn(ExceptionHandler):
    """Whatever fails outside a play is logged and told; the app goes on."""

    def __init__(self, app: CompanionApp) -> None:
        super().__init__()
        self._app = app

    def handle_exception(self, inst: BaseException) -> int:
        """Let nothing but the player's wish end the app."""
        log.error("something went wrong", exc_info=inst)
        self._app.trouble = self._app.words("screens.trouble")
        return ExceptionManager.PASS
