"""Backup files: their names, which are intact, which are deleted."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from companion.storage.files import open_file
from companion.storage.installation import installation, settings_of
from companion.storage.schema import BROKEN, check_tables, open_to_read

MAX_BACKUPS = 10
"""The most backups in a folder, if the newest contain everything in the older ones."""

PATTERN = "companion-*.db"
"""Their names contain their number and the time. The number decides which is the latest, as the
clock of a Pi may be wrong.
"""

Plays = frozenset[tuple[str, str, float]]
"""The identity of plays: game, seed and start."""

Found = TypeVar("Found")


def name_of(number: int, stamp: str) -> str:
    """Return the name of a backup."""
    return f"companion-{number:06}-{stamp}.db"


def number_of(path: Path) -> int:
    """Return the number of a backup, 0 if its name has none."""
    number = path.name.removesuffix(".db").split("-")[1]
    return int(number) if number.isdecimal() and number.isascii() else 0


def stamp_of(path: Path) -> str:
    """Return when a backup was made, from its name."""
    return path.name.removesuffix(".db").split("-", 2)[-1]


def newest_first(folder: Path) -> list[Path]:
    """Return the backups in a folder, the latest first; none if it cannot be read."""
    with suppress(OSError):
        return sorted(folder.glob(PATTERN), key=lambda each: (number_of(each), each), reverse=True)
    return []


def is_intact(path: Path) -> bool:
    """Return whether a database is intact, and one of ours."""

    def check(connection: sqlite3.Connection) -> bool:
        check_tables(connection)
        connection.execute("SELECT id FROM play LIMIT 1")
        return bool(connection.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",))

    return _read(path, check, False)


def owner(path: Path) -> str:
    """Return the installation that made a backup, "" if unknown."""
    return _read(path, installation, "")


def settings_in(path: Path) -> dict[str, Any]:
    """Return the settings of the companion that made a backup, {} if unknown."""
    return _read(path, settings_of, {})


def plays_in(path: Path) -> Plays:
    """Return the plays in a backup, none if it cannot be read."""

    def find(connection: sqlite3.Connection) -> Plays:
        return frozenset(connection.execute("SELECT game, seed, started FROM play"))

    return _read(path, find, frozenset())


def _read(path: Path, work: Callable[[sqlite3.Connection], Found], otherwise: Found) -> Found:
    """Return the result of ``work`` on a database, or ``otherwise`` if it cannot be read."""
    with (
        suppress(*BROKEN, OSError),
        open_file(path),  # SQLite would wait for a pipe
        closing(open_to_read(path)) as found,
    ):
        return work(found)
    return otherwise


def with_more(copies: list[Path]) -> Iterator[Path]:
    """Yield those backups, given the latest first, that contain a play which no later one has.

    The first is always among them. An older one has such a play if one card was copied to two
    tables, or an older state of a card was restored.
    """
    seen: Plays = frozenset()
    for at, copy in enumerate(copies):
        plays = plays_in(copy)
        if at == 0 or plays - seen:
            yield copy
        seen |= plays


def prune(folder: Path) -> None:
    """Delete the backups beyond the latest ten, except those with plays that these lack.

    Raises `OSError` if they cannot be deleted.
    """
    copies = newest_first(folder)
    if len(copies) <= MAX_BACKUPS:
        return
    stays = {*copies[:MAX_BACKUPS], *with_more(copies)}
    for copy in copies:
        if copy not in stays:
            copy.unlink()
