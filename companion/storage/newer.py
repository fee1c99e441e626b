"""Reads a newer companion's database, as far as this one knows its tables.

This happens after an update was taken back: the newer release had migrated the plays to its own
tables, and was played on.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path

from companion.engine.problem import Problem
from companion.engine.saved import read_text
from companion.storage.copies import PlayCopy, merge, read_plays, reader
from companion.storage.notices import write_notice
from companion.storage.schema import BROKEN, migrate, open_to_read

OF_PLAYS = ("play", "answer", "note")
"""The tables of plays: if the newer database has plays, the backup's are added beside them."""

WORDED = "notice"
"""The table whose rows name sentences: a newer companion may have some that this one lacks."""


def convert_newer(
    newer: sqlite3.Connection, backups: Iterable[Path], target: Path, aside: Path, at: float
) -> None:
    """Create a database of the current version at ``target``.

    The newer database is authoritative, as far as its columns are known. Its unreadable parts, and
    answers that it has lost, come from the latest readable one of ``backups``. A notice (time
    ``at``, Unix seconds) says that the newer one is now at ``aside``. Raises `sqlite3.Error` or
    `OSError` if it cannot be written.
    """
    target.unlink(missing_ok=True)
    with closing(sqlite3.connect(target, isolation_level=None)) as made:
        made.execute("PRAGMA journal_mode=MEMORY")  # if interrupted, it is created again
        made.execute("PRAGMA synchronous=FULL")
        migrate(made)
        made.execute("BEGIN IMMEDIATE")
        tables = _tables(made)
        for table in tables:
            made.execute(f"DELETE FROM {table}")
        _fill(made, newer, [table for table in tables if table != WORDED])
        for backup in _read_first(backups):
            left = [table for table in tables if _is_empty(made, table)]
            if "play" not in left:
                left = [table for table in left if table not in OF_PLAYS]
            _fill(made, backup, left)
            merge(made, sorted(_missing(made, backup), key=lambda each: each.when))
        for table in ("answer", "note"):
            made.execute(f"DELETE FROM {table} WHERE play NOT IN (SELECT id FROM play)")
        (plays,) = made.execute("SELECT count(*) FROM play").fetchone()
        args = {"path": str(aside), "saved": plays}
        write_notice(made, Problem("core.disk-newer", args), at)
        made.execute("COMMIT")


def _tables(connection: sqlite3.Connection) -> list[str]:
    return [
        name
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
        )
    ]


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [
        name for (name,) in connection.execute("SELECT name FROM pragma_table_info(?)", [table])
    ]


def _is_empty(connection: sqlite3.Connection, table: str) -> bool:
    return connection.execute(f"SELECT 1 FROM {table}").fetchone() is None


def _fill(made: sqlite3.Connection, source: sqlite3.Connection, tables: list[str]) -> None:
    """Copy the rows of these tables; rows that don't fit are left out."""
    for table in tables:
        with suppress(*BROKEN):
            there = _columns(source, table)
            known = [column for column in _columns(made, table) if column in there]
            names, places = ", ".join(known), ", ".join("?" * len(known))
            for row in source.execute(f"SELECT {names} FROM {table}"):
                with suppress(*BROKEN):
                    made.execute(f"INSERT INTO {table} ({names}) VALUES ({places})", row)


def _read_first(backups: Iterable[Path]) -> Iterator[sqlite3.Connection]:
    """Yield the first readable backup, migrated to the current tables in memory."""
    for path in backups:
        with suppress(*BROKEN, OSError), closing(sqlite3.connect(":memory:")) as copy:
            copy.isolation_level, copy.text_factory = None, read_text
            with closing(open_to_read(path)) as backup:
                backup.backup(copy)
            migrate(copy)
            yield copy
            return


def _missing(made: sqlite3.Connection, backup: sqlite3.Connection) -> list[PlayCopy]:
    """Return a backup's plays with answers that are missing here, including undone ones."""
    here: dict[tuple[str, str, float], list[PlayCopy]] = {}
    for copy in filter(None, read_plays(reader(made))):
        here.setdefault((copy.game, copy.seed, copy.started), []).append(copy)
    return [
        copy
        for copy in filter(None, read_plays(reader(backup)))
        if not any(
            known.has_answers_of(copy)
            for known in here.get((copy.game, copy.seed, copy.started), ())
        )
    ]
