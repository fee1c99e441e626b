"""How errors that should not happen are handled."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from kivy.base import ExceptionHandler, ExceptionManager

if TYPE_CHECKING:
    from companion.screens.app import CompanionApp

log = logging.getLogger(__name__)


class NoWindowError(Exception):
    """No window could be opened; the reason is in the log."""


class KeepRunning(ExceptionHandler):
    """Logs and shows what fails outside a play; the app keeps running."""

    def __init__(self, app: CompanionApp) -> None:
        super().__init__()
        self._app = app

    def handle_exception(self, inst: BaseException) -> int:
        """Log the error and keep the app running."""
        log.error("something went wrong", exc_info=inst)
        self._app.trouble = self._app.words("screens.trouble")
        return ExceptionManager.PASS
