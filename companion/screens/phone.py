"""A page for one phone, to download the saved plays or send some, while this is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.engine.prompts import Refused
from companion.screens.code import CodeScreen
from companion.screens.presenter import Presenter
from companion.screens.services import saved
from companion.screens.sheet import SheetTool
from companion.screens.window.main_thread import on_main_thread
from companion.storage.exchange import Exchange
from companion.storage.import_process import ImportProcess, how_far, summary
from companion.storage.importer import Imported, ImportProgress


class PhoneScreen(CodeScreen):
    """The code of the page. A new one is created whenever the screen is opened."""

    name = "phone"
    of_step = False
    heading = "saved-phone"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._exchange: Exchange | None = None
        self._offered: dict[str, Any] = {}
        self._importing: ImportProcess | None = None
        self._progress = ImportProgress(0, 0)

    def find(self) -> None:
        """Find the page, or show the progress of what a phone sent."""
        presenter, words = self.presenter, self.presenter.words
        if self._exchange is None:
            host = presenter.settings.server_host or None
            self._exchange = Exchange(
                host, lambda: presenter.phrasebook, lambda: saved.give(), self._take
            )
            self._exchange.open()
        reason, ways = self._exchange.reason, ("get", "send")
        about = f"screens.saved-{reason or 'phone-title'}"
        self.address = self.written = self._exchange.address
        self.how = words("screens.saved-scan") if self.address else ""
        self.about = words("screens.taking" if self._importing else about)
        self.holds = [words(f"core.exchange-{way}") for way in ways if self.address]
        if self._importing:
            self.holds = [how_far(presenter.phrasebook, self._progress)]

    def find_tools(self) -> Iterator[SheetTool]:
        """Yield the button that stops importing what a phone sent."""
        if self._importing:
            yield SheetTool("stop", self.presenter.words("screens.taking-stop"), "cross")

    def use(self, name: str) -> None:
        """Stop importing what a phone sent."""
        if self._importing:
            self._importing.stop()

    def _take(self, path: Path, kind: str) -> str:
        """Import what a phone sent; its settings are offered when this screen is left.

        Called on a server thread; the window is informed soon after.
        """
        store = self.presenter.store
        if problem := store.problem:  # unsaved changes come first
            raise Refused(problem.key, **problem.args)
        importing = ImportProcess(store.path, "--form", kind, path)
        imported = None
        try:
            imported = importing.run(
                lambda progress: on_main_thread(lambda: self._show(importing, progress))
            )
        finally:
            on_main_thread(lambda: self._end(imported))
        for each in imported.refused:
            raise Refused(each.key, **each.args)
        words = summary(self.presenter.phrasebook, imported)
        offers = saved.offered(self.presenter, imported)
        more = self.presenter.words("core.exchange-settings")
        return f"{words} {more}" if offers else words

    def _show(self, importing: ImportProcess, progress: ImportProgress) -> None:
        """Show the progress of what a phone sent."""
        if not self.parent:
            importing.stop()
        else:
            self._importing, self._progress = importing, progress
            self.refresh()

    def _end(self, imported: Imported | None) -> None:
        self._importing = None
        if imported:
            saved.take_over(self.presenter, imported)
        if self.parent:
            self._offered = saved.offered(self.presenter, imported) if imported else self._offered
            self.refresh()

    @property
    def spoken(self) -> str:
        """What the code leads to, or why there is none."""
        return super().spoken if self.address else self.about

    def follow(self) -> None:
        """Move the page to the machine's new address, or replace a used code."""
        if self._exchange and self._exchange.used_up:
            self._exchange.renew()
            self.refresh()
            self.presenter.announce(self.presenter.words("screens.saved-code-new"))
        elif self._exchange and self._exchange.moved():
            self._exchange.open()
            self.refresh()

    def leave(self) -> None:
        """Close the page: its code becomes invalid."""
        super().leave()
        if self._importing:
            self._importing.stop()
            self._importing = None
        if self._exchange:
            self._exchange.close()
            self._exchange = None
        self._offered = {}

    def back(self) -> None:
        """Go back to the saved plays, or to the settings that came with those of a phone."""
        if self._offered:
            saved.offer(self.presenter, self._offered)
        else:
            self.presenter.navigation.visit("saved")
