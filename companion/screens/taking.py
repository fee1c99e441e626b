"""The progress of importing games, and *Stop*."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

from kivy.properties import NumericProperty, StringProperty

from companion.engine.prompts import Refused
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import TAKING
from companion.screens.services import saved
from companion.screens.sheet import Sheet
from companion.screens.window.main_thread import on_main_thread
from companion.storage.import_process import ImportProcess, how_far
from companion.storage.importer import Imported, ImportProgress

READING = 0.6
"""The share of the progress bar for reading; the rest is for saving."""

Then = Callable[[Imported | Refused], object]


class TakingScreen(Sheet):
    """Waits for an import. Nothing is written to the play meanwhile; leaving stops the import."""

    name = TAKING
    kv = "taking"

    share = NumericProperty(0)
    """The progress, from 0 to 1."""
    how_far = StringProperty()
    """The progress in words; "" if nothing is being imported."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._importing: ImportProcess | None = None
        self._then: Then = lambda _: None
        self._progress = ImportProgress(0, 0)

    def begin(self, importing: ImportProcess, then: Then) -> None:
        """Start an import; call ``then`` with what was imported, or with why nothing was."""
        self._importing, self._then, self._progress = importing, then, ImportProgress(0, 0)

        def work() -> None:
            try:
                found: Imported | Refused = importing.run(
                    lambda progress: on_main_thread(lambda: self._show(importing, progress))
                )
            except Refused as refused:
                found = refused
            on_main_thread(lambda: self._end(importing, found))

        Thread(target=work, name="import", daemon=True).start()

    def refresh(self) -> None:
        """Show the progress."""
        words, progress = self.presenter.words, self._progress
        self.has_menu = False
        self.title = words("screens.taking" if self._importing else "screens.taking-over")
        self.primary = words("screens.taking-stop" if self._importing else "screens.back")
        self.how_far = how_far(self.presenter.phrasebook, progress) if self._importing else ""
        done = progress.done / max(1, progress.count)
        self.share = READING + (1 - READING) * done if progress.saving else READING * done

    def back(self) -> None:
        """Stop; if it is too late for that, show the result at once."""
        importing = self._importing
        if importing is None:
            super().back()
        elif importing.stop():
            self._end(importing, Refused("core.refused-stopped"))

    def leave(self) -> None:
        """Stop what can be stopped: the player may continue, and answers must be saved."""
        super().leave()
        if self._importing and self._importing.stop():
            self._importing = None

    def _show(self, importing: ImportProcess, progress: ImportProgress) -> None:
        if importing is self._importing:
            self._progress = progress
            if self.parent:
                self.refresh()

    def _end(self, importing: ImportProcess, found: Imported | Refused) -> None:
        if importing is not self._importing:
            return
        self._importing = None
        if isinstance(found, Imported):
            saved.take_over(self.presenter, found)
        if self.parent:
            self._then(found)
