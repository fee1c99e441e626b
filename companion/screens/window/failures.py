"""The handling of unexpected errors."""

from __future__ import annotations

import logging

from kivy.base import ExceptionHandler, ExceptionManager

from companion.screens.presenter import Presenter

log = logging.getLogger(__name__)


class NoWindowError(Exception):
    """No window could be opened; the reason is in the log."""


class KeepRunning(ExceptionHandler):
    """Logs and shows errors outside a play; the app keeps running."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__()
        self._presenter = presenter

    def handle_exception(self, inst: BaseException) -> int:
        """Log the error and keep the app running."""
        log.error("something went wrong", exc_info=inst)
        self._presenter.trouble = self._presenter.words("screens.trouble")
        return ExceptionManager.PASS
