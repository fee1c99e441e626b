"""Copying bot files from a stick, after asking."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

from companion.screens.question import Question
from companion.screens.sheet import SheetTool
from companion.screens.window.main_thread import on_main_thread
from companion.storage import stick_bots
from companion.storage.stick_bots import Copied

MAX_NAMED = 3
"""The maximum number of renamed or rejected files that are listed, each in a sentence."""


class StickScreen(Question):
    """Asks whether to copy the bot files on the stick; their names are listed."""

    name = "stick"
    icon = "stick-out"

    def refresh(self) -> None:
        """Show what is on the stick."""
        super().refresh()
        stick = self.presenter.backups.find_stick()
        self._files: list[Path] = stick_bots.files_on(stick) if stick else []
        words, count = self.presenter.words, len(self._files)
        self.title = words("screens.stick-ask", count=count)
        self.lines = [path.name for path in self._files]
        self.tools = [SheetTool("copy", words("screens.stick-copy"), "check")] if count else []
        about = "stick-about" if count else "stick-none" if stick else "saved-no-stick"
        self.text = words(f"screens.{about}")

    def use(self, name: str) -> None:
        """Copy the files on a separate thread: a stick may be slow."""
        if self.presenter.guard.passes():
            self.tools = []
            self.presenter.speech.say(self.presenter.words("screens.saved-copying"))
            Thread(target=self._copy, args=[self._files], name="bots", daemon=True).start()

    def _copy(self, files: list[Path]) -> None:
        done = stick_bots.copy(files)
        on_main_thread(lambda: self._end(done))

    def _end(self, done: Copied) -> None:
        """Show the games there are now, and say what came of it."""
        if self.parent:
            self.presenter.navigation.show("more")
        self.presenter.announce(" ".join(self._summary(done)), good=not done.refused)

    def _summary(self, done: Copied) -> Iterator[str]:
        book = self.presenter.phrasebook
        yield book.text("screens.stick-copied", count=len(done.copied), known=len(done.known))
        for file, name in [*done.renamed.items()][:MAX_NAMED]:
            yield book.text("screens.stick-renamed", file=file, name=name)
        yield from map(book.refusal, done.refused[:MAX_NAMED])
        if rest := len(done.refused[MAX_NAMED:]):
            yield book.text("core.imported-not", count=rest)

    def back(self) -> None:
        """Go back to the other games."""
        self.presenter.navigation.visit("more")
