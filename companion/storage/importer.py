"""Imports saved plays from elsewhere, in a process apart from the window.

``python -m companion.storage.importer --database FILE`` with ``--stick FOLDER``, ``[--newest] FILE
…`` or ``--form TYPE FILE`` prints its progress as lines of JSON, see `Message`. Either everything
is imported or nothing: before committing, the process asks, and if its standard input ends it exits
without changes.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

import msgspec
from msgspec import Struct

from companion.device import process
from companion.engine.problem import cause
from companion.engine.prompts import Refused
from companion.storage.backup_files import is_intact
from companion.storage.copies import Merged, PlayCopy
from companion.storage.exports import opened
from companion.storage.files import reading, shown
from companion.storage.staged import Staged
from companion.storage.sticks import copies_on, exports_on, made_at
from companion.storage.store import Store

OFTEN_S = 0.2
"""The time between two progress lines."""

PATIENCE_S = 30.0
"""The time that it waits while another process writes."""

MAX_MEMORY_BYTES = 512 * 1024 * 1024
"""The memory limit in bytes, including its libraries: a file that needs more is refused."""

FIELD = "file"
"""The form field in which a phone sends a file."""


class ImportProgress(Struct, frozen=True, tag="progress"):
    """The number of plays read, and in all as far as known; or at last, saved."""

    done: int
    count: int
    saving: bool = False


class Ready(Struct, frozen=True, tag="ready"):
    """Everything is written, and is committed once the process may continue."""


class Failed(Struct, frozen=True, tag="failed"):
    """Why nothing was imported, or a file wasn't: the contents of `Refused`."""

    key: str
    args: dict[str, Any] = {}


class Imported(Struct, frozen=True, tag="taken"):
    """What was imported from ``files`` files.

    ``broken`` counts the plays left out, ``refused`` lists the files left out, and why.
    """

    merged: Merged = msgspec.field(default_factory=Merged)
    files: int = 0
    broken: int = 0
    refused: list[Failed] = []
    settings: dict[str, Any] = {}


Message = ImportProgress | Ready | Failed | Imported
"""A line that the process prints."""


class Importer:
    """The contents of files read one after the other; of facts and settings the first count."""

    def __init__(self, staged: Staged) -> None:
        self.staged = staged
        self.files = self.broken = 0
        self.refused: list[Failed] = []
        self.facts: dict[str, dict[str, Any]] = {}
        self.settings: dict[str, Any] = {}
        self._sent_at = 0.0
        self._done = self._count = 0

    def read(self, path: Path, name: str = "") -> None:
        """Read a file; a refused one doesn't affect the others."""
        try:
            with opened(path) as found:
                self._count += found.count
                self._add(found.plays)
                for game, facts in found.box.items():
                    self.facts[game] = {**facts, **self.facts.get(game, {})}
                self.settings = self.settings or found.settings
                self.files += 1
        except Refused as refused:
            self._refuse(refused.key, {**refused.args_, "path": name or shown(path)})
        except MemoryError:
            self._refuse("core.refused-large", {"path": name or shown(path)})

    def _add(self, plays: Iterable[PlayCopy | None]) -> None:
        for play in plays:
            if play is None or not self.staged.add(play):
                self.broken += 1
            self._done += 1
            self._report(ImportProgress(self._done, self._count))

    def _refuse(self, key: str, args: dict[str, Any]) -> None:
        self.refused.append(Failed(key, args))

    def write(self, store: Store, go: Event) -> Imported:
        """Write what was read, and return the result; it is committed when ``go`` returns.

        Raises `Refused` if the disk rejects it.
        """

        def ask() -> None:
            send(Ready())
            go.wait()

        merged = store.import_plays(self._saved(), self.facts, ask)
        if merged is None:
            assert store.problem, "what was not written has a reason"
            raise Refused(store.problem.key, **store.problem.args)
        merged.known += self.staged.doubled
        return Imported(merged, self.files, self.broken, self.refused, self.settings)

    def _saved(self) -> Iterator[PlayCopy]:
        count = len(self.staged)
        for done, copy in enumerate(self.staged.copies()):
            self._report(ImportProgress(done, count, saving=True))
            yield copy

    def _report(self, progress: ImportProgress) -> None:
        if time.monotonic() >= self._sent_at + OFTEN_S:
            self._sent_at = time.monotonic()
            send(progress)


def send(message: Message) -> None:
    """Print a line."""
    print(msgspec.json.encode(message).decode(), flush=True)


def main(arguments: Sequence[str]) -> None:
    """Import what the arguments name, and print the result."""
    process.prepare()
    with suppress(OSError, ValueError):  # it may not be allowed
        os.nice(10)  # the caller has a window
        import resource  # a library that only this process needs

        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))
    go = Event()
    Thread(target=_wait_for, args=[go], daemon=True).start()
    try:
        send(import_files(arguments, go))
    except Refused as refused:
        send(Failed(refused.key, refused.args_))
    except (sqlite3.Error, OSError) as error:  # the disk with the staged plays
        full = isinstance(error, sqlite3.Error) or cause(error) == "full"
        send(Failed("core.refused-no-room" if full else "core.refused-broken-off"))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", type=Path, required=True)
    parser.add_argument("--stick", type=Path, help="take what is on it")
    parser.add_argument("--newest", action="store_true", help="take the first that is whole")
    parser.add_argument("--form", metavar="TYPE", help="the file is a form of this type")
    parser.add_argument("files", type=Path, nargs="*")
    return parser


def _wait_for(go: Event) -> None:
    """Wait for the permission to commit; exit if the caller is gone."""
    stdin = sys.stdin.fileno()  # without the lock of buffered reading, which would block exit
    if not os.read(stdin, 1):
        os._exit(1)
    go.set()


def import_files(arguments: Sequence[str], go: Event) -> Imported:
    """Import what the arguments name; commit when ``go`` returns. Raises `Refused`."""
    options = _parser().parse_args(arguments)
    with closing(Staged()) as staged:
        importer = Importer(staged)
        if options.stick:
            _read_stick(importer, options.stick)
        elif options.form:
            _read_form(importer, options.form, *options.files)
        else:
            files = options.files
            if options.newest:
                files = [next(filter(is_intact, files), files[0])]
            for path in files:
                importer.read(path)
        if not importer.files:
            return Imported(refused=importer.refused)
        with closing(Store(options.database, patience=PATIENCE_S)) as store:
            return importer.write(store, go)


def _read_stick(importer: Importer, stick: Path) -> None:
    """Read the contents of a stick, the latest first."""
    with reading(stick):
        paths = sorted([*copies_on(stick), *exports_on(stick)], key=made_at, reverse=True)
    for path in paths:
        importer.read(path, shown(path.name))
    importer.refused = [each for each in importer.refused if each.key != "core.refused-import"]


def _read_form(importer: Importer, kind: str, path: Path) -> None:
    """Read the file that was sent in a form."""
    from bottle import BaseRequest

    with path.open("rb") as body:
        size = str(path.stat().st_size)
        sent = {"wsgi.input": body, "CONTENT_TYPE": kind, "CONTENT_LENGTH": size}
        upload = BaseRequest({"REQUEST_METHOD": "POST", **sent}).files.get(FIELD)
        if upload is None:
            raise Refused("core.refused-import", path="?")
        target = path.with_name("sent")
        with target.open("wb") as file:
            shutil.copyfileobj(upload.file, file)
    importer.read(target, shown(Path(upload.raw_filename).name) or "?")


if __name__ == "__main__":
    main(sys.argv[1:])
