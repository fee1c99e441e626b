"""Detects damage of a database and its write-ahead log, and creates a replacement."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.engine.problem import Problem
from companion.engine.saved import read_text
from companion.storage.box import write_facts
from companion.storage.copies import insert_copies
from companion.storage.notices import write_notice
from companion.storage.recovery import wal
from companion.storage.recovery.salvage import Salvaged, salvage, with_log
from companion.storage.schema import (
    BROKEN,
    WRITE_NOTHING,
    check_tables,
    is_damage,
    migrate,
    open_to_read,
)

log = logging.getLogger(__name__)

HEADER_BYTES = 100
"""The bytes of a database's own header: a shorter file is not a database."""

Plays = set[tuple[int, str, str, float]]


def check(path: Path) -> bool:
    """Return whether the last save may be missing, if it ever completed: the log is torn.

    Nothing is written. Raises `sqlite3.DatabaseError` if the database or its log is damaged,
    `OSError` if the log cannot be read.
    """
    log = path.with_name(f"{path.name}-wal")
    logged = log.is_file() and log.stat().st_size > 0
    size = path.stat().st_size if path.is_file() else HEADER_BYTES
    if size < HEADER_BYTES or (logged and not path.exists()):
        # SQLite would take it for a new one, and delete its log
        raise sqlite3.DatabaseError("the file is empty")
    if not path.is_file():
        return False
    found = wal.state(path)
    if found == "damaged":
        raise sqlite3.DatabaseError("the write-ahead log is damaged")
    try:
        with closing(open_to_read(path, patience=0)) as connection:
            _check(connection, path if logged else None)
    except sqlite3.Error as error:
        if is_damage(error):
            raise
    return found == "torn"


def _check(connection: sqlite3.Connection, file: Path | None) -> None:
    """Raise `sqlite3.Error` if a database is damaged, or lacks plays that a ``file`` has."""
    connection.text_factory = read_text
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    if file and _has_more(file, connection):
        raise sqlite3.DatabaseError("the write-ahead log is another database's")


def _plays(connection: sqlite3.Connection) -> Plays:
    return set(connection.execute("SELECT id, game, seed, started FROM play"))


def _has_more(path: Path, connection: sqlite3.Connection) -> bool:
    """Return whether a file is intact without its log, and has other plays: none is ever deleted.

    This can't be known of a newer companion's file.
    """
    uri = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
    with suppress(*BROKEN), closing(sqlite3.connect(uri, uri=True)) as alone:
        alone.text_factory = read_text
        if not _plays(alone) <= _plays(connection):
            _check(alone, None)
            return True
    return False


def repair(path: Path, target: Path, aside: Path, at: float) -> None:
    """Create an intact database at ``target`` from a damaged one and its log.

    If it is intact with part of the log, the variant with most answers is used; else whatever can
    still be read. A notice (time ``at``, Unix seconds) says that the damaged one is kept as
    ``aside``. Raises `sqlite3.Error` or `OSError` if it cannot be written.
    """
    whole = _most_whole(path)
    target.unlink(missing_ok=True)
    target.write_bytes(whole)
    with closing(sqlite3.connect(target, isolation_level=None)) as made:
        made.text_factory = read_text
        made.execute("PRAGMA journal_mode=DELETE")
        made.execute("PRAGMA synchronous=FULL")
        migrate(made)
        made.execute("BEGIN IMMEDIATE")
        notice = _last_answer(made, aside) if whole else _salvage(made, path, aside)
        write_notice(made, notice, at)
        made.execute("COMMIT")


def _most_whole(path: Path) -> bytes:
    """Return the database with that part of its log with which it has most answers.

    Empty if it is damaged with any part.
    """
    with suppress(OSError):
        content, log = with_log(path)
        best = max(_whole(content, log), default=((), b""), key=lambda found: found[0])
        return best[1]
    return b""


def _whole(content: bytes, log: wal.Log) -> Iterator[tuple[tuple[int, ...], bytes]]:
    """Yield the database with the part of the log that SQLite reads, with all of it and none.

    Only intact variants are yielded, each with a measure of how much was saved in it.
    """
    parts: tuple[list[wal.WalFrame], ...] = (log.frames[: log.read], log.frames, [])
    images = dict.fromkeys(wal.with_frames(content, part) for part in parts)
    with TemporaryDirectory() as folder:
        file, path = Path(folder, "file.db"), Path(folder, "part.db")
        file.write_bytes(content)
        for image in images:
            path.write_bytes(image)
            with suppress(*BROKEN), closing(sqlite3.connect(path)) as connection:
                _check(connection, file)
                check_tables(connection)
                connection.execute(WRITE_NOTHING)
                saved = connection.execute(
                    "SELECT total(revision), (SELECT count(*) FROM answer) FROM play"
                ).fetchone()
                yield saved, image


def _last_answer(made: sqlite3.Connection, aside: Path) -> Problem:
    """Return the notice for when only the last answers may be missing."""
    play, last = made.execute("SELECT play, max(at) FROM answer").fetchone()
    when = "none"
    with suppress(TypeError, OverflowError, ValueError, OSError):
        when = f"{datetime.fromtimestamp(last).astimezone():%Y-%m-%d %H:%M}"
    return Problem("core.disk-answers", {"path": str(aside), "play": str(play), "when": when})


def _salvage(made: sqlite3.Connection, path: Path, aside: Path) -> Problem:
    """Write what can still be read of a damaged database; return the notice about it."""
    found = Salvaged()
    try:
        found = salvage(path)
    except Exception:  # no contents may prevent the start
        log.exception("nothing could be read of %s", path)
    insert_copies(made, found.plays)
    for game, facts in found.facts.items():
        write_facts(made, game, facts)
    saved = len(found.plays)
    args = {"path": str(aside), "saved": saved, "lost": found.known - saved}
    return Problem("core.disk-damaged", args)
