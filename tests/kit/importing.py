"""Imports plays, in the process of the test."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import NamedTuple

from companion.storage.copies import PlayCopy
from companion.storage.exports import Found, opened, parse
from companion.storage.importer import Imported, import_files
from companion.storage.store import Store


class Read(NamedTuple):
    """The contents of a file: its plays, how many are broken, printed facts and settings."""

    plays: list[PlayCopy]
    broken: int
    box: dict[str, dict[str, object]]
    settings: dict[str, object]


def read(source: Path | bytes) -> Read:
    """Read a file, or raw contents."""
    if isinstance(source, bytes):
        return whole(parse(source, "export"))
    with opened(source) as found:
        return whole(found)


def whole(found: Found) -> Read:
    plays = list(found.plays)
    good = [each for each in plays if each]
    return Read(good, len(plays) - len(good), found.box, found.settings)


def take(store: Store, *what: str | Path) -> Imported:
    """Import what these arguments of `companion.storage.importer` name."""
    go = Event()
    go.set()
    return import_files(["--database", str(store.path), *map(str, what)], go)
