"""Imports saved plays from elsewhere by a separate process, see `importer`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock

import msgspec

from companion.device.child import Child, Gone, Hung
from companion.engine.prompts import Refused
from companion.phrases.phrasebook import Phrasebook
from companion.storage.importer import Failed, Imported, ImportProgress, Message, Ready

PATIENCE_S = 3600.0
"""The time that a process may be silent: a worn-out stick takes half a minute for a block."""

GO = "go"
"""Sent to the process to commit what it has written."""


class ImportProcess:
    """Imports plays into a ``database`` from files, using `companion.storage.importer`."""

    def __init__(self, database: Path, *what: str | Path) -> None:
        self._command = [sys.executable, "-m", "companion.storage.importer", *map(str, what)]
        self._command[3:3] = ["--database", str(database)]
        self._lock = Lock()
        self._child: Child | None = None
        self._stopped = self._committed = False

    def run(self, on_progress: Callable[[ImportProgress], object] = lambda _: None) -> Imported:
        """Return what was imported: everything, or nothing and `Refused` is raised."""
        with TemporaryDirectory(prefix="companion-") as folder:
            environ = {"TMPDIR": folder, "SQLITE_TMPDIR": folder}
            with closing(Child(self._command, environ)) as child:
                with self._lock:
                    self._child = child
                    if self._stopped:
                        child.kill()
                return self._listen(child, on_progress)

    def _listen(self, child: Child, on_progress: Callable[[ImportProgress], object]) -> Imported:
        """Return what was imported. Ctrl-C stops it, as long as possible."""
        while True:
            try:
                match msgspec.json.decode(child.line(PATIENCE_S), type=Message):
                    case ImportProgress() as progress:
                        on_progress(progress)
                    case Ready():
                        self._allow_commit(child)
                    case Failed(key, args):
                        raise Refused(key, **args)
                    case Imported() as imported:
                        return imported
            except KeyboardInterrupt:
                self.stop()
            except (Gone, Hung, msgspec.DecodeError) as error:
                stopped = "stopped" if self._stopped else "broken-off"
                raise Refused(f"core.refused-{stopped}") from error

    def _allow_commit(self, child: Child) -> None:
        with self._lock:
            if not self._stopped:
                child.write(GO)
                self._committed = True

    def stop(self) -> bool:
        """Cancel the import; return whether that was still possible. Callable on any thread."""
        with self._lock:
            if not self._committed:
                self._stopped = True
                if self._child:
                    self._child.kill()
            return self._stopped


def summary(book: Phrasebook, imported: Imported) -> str:
    """Return in words what was imported, and what was left out."""
    sentences = [book.text("core.imported", **msgspec.structs.asdict(imported.merged))]
    if imported.broken:
        sentences.append(book.text("core.imported-broken", count=imported.broken))
    return " ".join([*sentences, *left_out(book, imported.refused)])


def left_out(book: Phrasebook, refused: list[Failed]) -> list[str]:
    """Return why files were left out: the first in its own words, the number of others."""
    sentences = [book.refusal(Refused(each.key, **each.args)) for each in refused[:1]]
    if refused[1:]:
        sentences.append(book.text("core.imported-not", count=len(refused) - 1))
    return sentences


def how_far(book: Phrasebook, progress: ImportProgress) -> str:
    """Return in words how many games are read or saved, of how many."""
    what = "saved" if progress.saving else "read"
    return book.text(f"core.taking-{what}", done=progress.done, count=progress.count)
