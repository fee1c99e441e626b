"""The files that copies of the saved plays are: their names, which are whole, which stay."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from companion.storage.files import open_file
from companion.storage.installation import installation, settings_of
from companion.storage.schema import BROKEN, check_tables, open_to_read

KEPT = 10
"""How many copies a folder holds, at most, if the newest have all that is in the older ones."""

PATTERN = "companion-*.db"
"""How they are called: by their number and the time. The number tells which is the latest, as the
clock of a Pi may be wrong."""

Plays = frozenset[tuple[str, str, float]]
"""Plays by what names each: game, seed and start."""

Found = TypeVar("Found")


def name_of(number: int, stamp: str) -> str:
    """Return what a copy is called."""
    return f"companion-{number:06}-{stamp}.db"


def number_of(path: Path) -> int:
    """Return the number of a copy, 0 where its name has none."""
    number = path.name.removesuffix(".db").split("-")[1]
    return int(number) if number.isdecimal() and number.isascii() else 0


def stamp_of(path: Path) -> str:
    """Return when a copy was made, as its name tells it."""
    return path.name.removesuffix(".db").split("-", 2)[-1]


def newest_first(folder: Path) -> list[Path]:
    """Return the copies in a folder, the latest first; none if it cannot be read."""
    with suppress(OSError):
        return sorted(folder.glob(PATTERN), key=lambda each: (number_of(each), each), reverse=True)
    return []


def is_intact(path: Path) -> bool:
    """Return whether a database is whole, and one of ours."""

    def check(connection: sqlite3.Connection) -> bool:
        check_tables(connection)
        connection.execute("SELECT id FROM play LIMIT 1")
        return bool(connection.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",))

    return _read(path, check, False)


def owner(path: Path) -> str:
    """Return the name of the installation that a copy is of, "" if it does not tell."""
    return _read(path, installation, "")


def settings_in(path: Path) -> dict[str, Any]:
    """Return what was set where a copy was made, nothing if it does not tell."""
    return _read(path, settings_of, {})


def plays_in(path: Path) -> Plays:
    """Return which plays are in a copy, none if it cannot be read."""

    def find(connection: sqlite3.Connection) -> Plays:
        return frozenset(connection.execute("SELECT game, seed, started FROM play"))

    return _read(path, find, frozenset())


def _read(path: Path, work: Callable[[sqlite3.Connection], Found], otherwise: Found) -> Found:
    """Return what is found in a database, and ``otherwise`` if it cannot be read."""
    with (
        suppress(*BROKEN, OSError),
        open_file(path),  # SQLite would wait for a pipe
        closing(open_to_read(path)) as found,
    ):
        return work(found)
    return otherwise


def with_more(copies: list[Path]) -> Iterator[Path]:
    """Yield of these copies, the latest first, those in which is a play that no later one has.

    The first is always among them. An older one has such a play where one card was copied to two
    tables, or an older state of a card was put back.
    """
    seen: Plays = frozenset()
    for at, copy in enumerate(copies):
        plays = plays_in(copy)
        if at == 0 or plays - seen:
            yield copy
        seen |= plays


def prune(folder: Path) -> None:
    """Delete what lies in a folder beyond the latest ten, but for what has plays that they lack.

    Raises `OSError` if it cannot be deleted.
    """
    copies = newest_first(folder)
    if len(copies) <= KEPT:
        return
    stays = {*copies[:KEPT], *with_more(copies)}
    for copy in copies:
        if copy not in stays:
            copy.unlink()
