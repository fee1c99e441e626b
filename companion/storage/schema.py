"""The tables of the database of plays, and its migrations."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from companion.storage.installation import NEW_NAME

DATABASE = "companion.db"
"""The file of the database of plays, in the companion's folder."""

NEW_UID = "lower(hex(randomblob(16)))"
"""The SQL that makes a random identifier of a play, which nobody can guess."""

MIGRATIONS = (
    """
    CREATE TABLE play (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        started REAL NOT NULL,
        finished REAL,
        seconds REAL NOT NULL DEFAULT 0,
        cursor INTEGER NOT NULL DEFAULT 0,
        rolls INTEGER NOT NULL DEFAULT 0,
        revision INTEGER NOT NULL DEFAULT 0,
        result TEXT
    ) STRICT;
    CREATE TABLE answer (
        play INTEGER NOT NULL REFERENCES play (id),
        seq INTEGER NOT NULL,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        by TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (play, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE note (
        play INTEGER NOT NULL REFERENCES play (id),
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        at REAL NOT NULL
    ) STRICT;
    """,
    """
    ALTER TABLE play ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE play ADD COLUMN set_aside INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE play ADD COLUMN recency INTEGER NOT NULL DEFAULT 0;
    UPDATE play SET set_aside = 1, finished = NULL, result = NULL
        WHERE result = '{"set_aside": true}';
    UPDATE play SET recency = place FROM (
        SELECT id, row_number() OVER (ORDER BY coalesce(last, started), id) AS place FROM (
            SELECT id, started, (
                SELECT at FROM answer WHERE answer.play = play.id ORDER BY seq DESC LIMIT 1
            ) AS last FROM play
        )
    ) AS ranked WHERE ranked.id = play.id;
    CREATE TABLE box (
        game TEXT NOT NULL,
        fact TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (game, fact)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE notice (
        key TEXT NOT NULL,
        args TEXT NOT NULL,
        at REAL NOT NULL
    ) STRICT;
    """,
    f"""
    CREATE TABLE installation (
        name TEXT NOT NULL,
        machine TEXT NOT NULL DEFAULT '{{}}',
        settings TEXT NOT NULL DEFAULT '{{}}'
    ) STRICT;
    INSERT INTO installation (name) VALUES ({NEW_NAME});
    """,
    f"""
    ALTER TABLE play ADD COLUMN uid TEXT NOT NULL DEFAULT '';
    ALTER TABLE play ADD COLUMN players TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE play ADD COLUMN comment TEXT NOT NULL DEFAULT '';
    ALTER TABLE play ADD COLUMN deleted REAL;
    UPDATE play SET uid = {NEW_UID};
    CREATE UNIQUE INDEX play_uid ON play (uid) WHERE uid <> '';
    CREATE TABLE outbox (
        play INTEGER PRIMARY KEY REFERENCES play (id),
        change INTEGER NOT NULL DEFAULT 1
    ) STRICT;
    INSERT INTO outbox (play) SELECT id FROM play WHERE finished IS NOT NULL;
    CREATE TRIGGER finished_play_added AFTER INSERT ON play WHEN new.finished IS NOT NULL BEGIN
        INSERT INTO outbox (play) VALUES (new.id)
            ON CONFLICT DO UPDATE SET change = change + 1;
    END;
    CREATE TRIGGER finished_play_changed AFTER UPDATE ON play
    WHEN old.finished IS NOT NULL OR new.finished IS NOT NULL BEGIN
        INSERT INTO outbox (play) VALUES (new.id)
            ON CONFLICT DO UPDATE SET change = change + 1;
    END;
    """,
    """
    CREATE TABLE purged (uid TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TRIGGER finished_play_purged AFTER DELETE ON outbox BEGIN
        INSERT OR IGNORE INTO purged SELECT uid FROM play WHERE id = old.play AND uid <> '';
    END;
    """,
)
"""The migrations from ``user_version`` N to N + 1.

``rules`` is the version of the game's rules that the log was made with. A play that is
``set_aside`` is a complete copy of a log that fits newer rules only in part. ``recency`` counts up
with every answer: it is highest in the play answered last. A ``notice`` is an unread message about
what happened to the database. ``installation`` is the owner of a database, or of a backup: its
name, and identifiers of its machine. ``settings`` exist in backups only: those of the companion
that made it. ``uid`` identifies a play anywhere; ``players`` are its `Person`s, ``deleted`` is when
it was deleted, which can be undone. The ``outbox`` has the finished plays whose last change has not
been sent to a server yet: triggers put them there in the transaction of the change itself. What is
``purged`` left the disk for good, and a server may still have it.
"""

PLAY_ROW = {
    "id": None,
    "game": "",
    "options": "",
    "seed": "",
    "started": 0.0,
    "finished": None,
    "seconds": 0.0,
    "cursor": 0,
    "rolls": 0,
    "revision": 0,
    "result": None,
    "rules": 1,
    "set_aside": 0,
    "recency": 0,
    "uid": "",
    "players": "[]",
    "comment": "",
    "deleted": None,
}
"""The columns of a play in row order, each with its default."""


PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_IOERR,
}
"""SQLite errors about a lock or a disk, rather than the file."""

UNREADABLE = {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ}
PRIMARY = 0xFF
"""The part of an error's code that says what it is; the rest says where it happened."""

BROKEN = sqlite3.Error, OverflowError, UnicodeError, MemoryError
"""What reading a damaged database raises: even the text of SQLite's own error may be broken."""

WRITE_NOTHING = "DELETE FROM play WHERE 0"
"""A statement that fails unless the database can be written, but writes nothing."""

MAX_VERSIONS = 100
"""A database with a higher version is damaged: no companion has had as many."""


class NewerError(sqlite3.OperationalError):
    """A database was made by a newer companion."""


def open_to_read(path: Path, patience: float = 5.0) -> sqlite3.Connection:
    """Open a database without writing to it or to its write-ahead log.

    ``patience`` is the timeout (s) for a lock. Raises `sqlite3.Error` if that is impossible.
    """
    log = path.with_name(f"{path.name}-wal")
    try:
        logged = log.stat().st_size > 0
    except FileNotFoundError:  # another process may just have removed it
        logged = False
    mode = "ro" if logged else "rw"  # "ro" leaves a log behind, "rw" checkpoints one
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", timeout=patience, uri=True)


def is_damage(error: Exception) -> bool:
    """Return whether a database cannot be opened because of its contents, not its environment.

    A lock, a full disk or a read-only one are temporary, and nothing is wrong with the file.
    Everything else is damage, whatever its message: even SQLite's own may be unreadable.
    """
    if isinstance(error, NewerError | OSError):
        return False
    code = getattr(error, "sqlite_errorcode", None)
    if code is None or code in UNREADABLE:
        return True
    return code & PRIMARY not in PASSING


def check_tables(connection: sqlite3.Connection) -> None:
    """Raise `sqlite3.DatabaseError` if a table differs from those of its version's migrations.

    Raises `NewerError` if it is newer.
    """
    if _columns(connection) != _made(_version(connection)):
        raise sqlite3.DatabaseError("a table is not as the companion made it")


def _version(connection: sqlite3.Connection) -> int:
    """Return how many of the migrations a database has had.

    Raises `NewerError` if it has had more, `sqlite3.DatabaseError` if it only claims that: each of
    them changes the tables.
    """
    version: int
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if not 0 <= version <= MAX_VERSIONS:
        raise sqlite3.DatabaseError(f"no database has version {version}")
    if version > len(MIGRATIONS):
        if _columns(connection) in map(_made, range(1, len(MIGRATIONS) + 1)):
            raise sqlite3.DatabaseError(f"no database of version {version} has these tables")
        raise NewerError(f"made by a newer companion (version {version})")
    return version


@cache
def _made(version: int) -> list[tuple[Any, ...]]:
    """Return what the migrations to a version create, read from a database created by them."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        for migration in MIGRATIONS[:version]:
            fresh.executescript(migration)
        return _columns(fresh)


def _columns(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
    """Return every column of every table, with all properties of both; and what else there is."""
    rest = connection.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE type <> 'table'"
        " AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY type, name"
    ).fetchall()
    return (
        rest
        + connection.execute(
            'SELECT made.name, made.wr, made.strict, part.name, part.type, part."notnull",'
            " part.dflt_value, part.pk"
            " FROM pragma_table_list AS made, pragma_table_xinfo(made.name) AS part"
            " WHERE made.schema = 'main' AND made.name NOT LIKE 'sqlite~_%' ESCAPE '~'"
            " ORDER BY made.name, part.cid"
        ).fetchall()
    )


def migrate(connection: sqlite3.Connection) -> None:
    """Migrate a database to the newest tables.

    Raises `NewerError` if it is newer, `sqlite3.DatabaseError` if it belongs to another program.
    """
    version = _version(connection)
    if version == 0 and connection.execute("SELECT 1 FROM sqlite_master").fetchone():
        raise sqlite3.DatabaseError("made by another program")
    for number, migration in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(
            f"BEGIN IMMEDIATE; {migration} PRAGMA user_version = {number}; COMMIT;"
        )
