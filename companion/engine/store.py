"""Plays on disk: one SQLite file, one durable row per answer.

WAL with ``synchronous=FULL``: a commit survives a power cut at a quarter of the wear of a
rollback journal. A disk that fails never stops a game: it goes on in memory, `Store.problem`
says why in one sentence, and everything is written as soon as that is possible again.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from msgspec import Struct

from companion.engine.play import Entry, Play
from companion.engine.prompts import Refused

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
)
"""What brings a database from ``user_version`` N to N + 1."""

PAUSE = 900.0
"""Seconds without an answer after which the table is taken to be at supper."""


class Problem(Struct, frozen=True):
    """Something about the disk that the player is told, by the key of its sentence."""

    key: str
    args: dict[str, Any]


class Kept(Struct, frozen=True):
    """A play as the history lists it. Times are Unix seconds, ``seconds`` is time played."""

    id: int
    game: str
    options: dict[str, str]
    seed: str
    started: float
    finished: float | None
    seconds: float
    answers: int
    result: dict[str, Any] | None


class Store:
    """The database of plays at ``path``; ``patience`` is how long (s) it waits for a lock.

    ``problem`` is None, or what is wrong with the disk at the moment; ``damaged`` is None, or
    where an unreadable database was moved to.
    """

    def __init__(
        self, path: Path, clock: Callable[[], float] = time.time, patience: float = 5.0
    ) -> None:
        self.path = path
        self.clock = clock
        self.patience = patience
        self.problem: Problem | None = None
        self.damaged: Path | None = None
        self._connection: sqlite3.Connection | None = None
        self._attempt(self._connect)

    def close(self) -> None:
        """Close the database; the store opens it again when it is next used."""
        if self._connection:
            self._connection.close()
            self._connection = None

    # plays

    def unfinished(self, game: str) -> Kept | None:
        """Return the play of ``game`` to resume: the one answered last, None if all are over."""
        plays = [kept for kept in self.history(game) if kept.finished is None]
        return plays[0] if plays else None

    def history(self, game: str | None = None) -> list[Kept]:
        """Return all plays, of one game or of every game, the latest first."""
        rows = self._read(
            "SELECT id, game, options, seed, started, finished, seconds, cursor, result"
            " FROM play WHERE ?1 IS NULL OR game = ?1 ORDER BY id DESC",
            game,
        )
        return [
            Kept(i, g, _decode_object(o), seed, begun, done, spent, n, _decode_object(r) or None)
            for i, g, o, seed, begun, done, spent, n, r in rows
        ]

    def answers(self, play: int) -> list[Entry]:
        """Return the whole log of a play, what was undone included."""
        rows = self._read("SELECT key, value, by FROM answer WHERE play = ? ORDER BY seq", play)
        return [_entry(*row) for row in rows]

    def notes(self, play: int) -> list[tuple[int, str, Any]]:
        """Return what was noted beside the log: position in the log, kind, value."""
        rows = self._read("SELECT seq, kind, value FROM note WHERE play = ? ORDER BY rowid", play)
        return [(seq, kind, _decode(value, None)) for seq, kind, value in rows]

    def begin(self, game: Any, options: Mapping[str, str], seed: str) -> Play:
        """Begin a new play and keep it."""
        record = Record(self, started=self.clock())
        play = Play(game, options, seed, journal=record)
        record.keep(play)
        return play

    def resume(self, game: Any, kept: Kept) -> Play:
        """Open a play where it was left."""
        log = self.answers(kept.id)
        rolls, revision = self._read("SELECT rolls, revision FROM play WHERE id = ?", kept.id)[0]
        record = Record(self, kept.started, kept.id, log, kept.seconds, revision)
        options = {
            o.name: kept.options.get(o.name, o.values[0])
            for o in game.options
            if kept.options.get(o.name) in (None, *o.values)
        }
        head, tail = log[: kept.answers], log[kept.answers :]
        play = Play(game, options, kept.seed, head, tail, rolls, record)
        if play.unmatched:
            record.keep(play)
        return play

    # the disk

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Give the connection inside one durable transaction.

        Raises `sqlite3.Error` or `OSError` if it cannot be written.
        """
        connection = self._connection or self._connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield connection
        except BaseException:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")

    def attempt(self, write: Callable[[sqlite3.Connection], None]) -> bool:
        """Write in one transaction; a disk that fails becomes `problem`, never an exception."""

        def work() -> None:
            with self.writing() as connection:
                write(connection)

        return self._attempt(work)

    def _attempt(self, work: Callable[[], Any]) -> bool:
        try:
            work()
        except (sqlite3.Error, OSError) as error:
            self._fail(error)
            return False
        self.problem = None
        return True

    def _fail(self, error: Exception) -> None:
        self.problem = Problem(_sentence(error), {"path": str(self.path), "error": str(error)})
        self.close()

    def _read(self, query: str, *args: Any) -> list[Any]:
        try:
            connection = self._connection or self._connect()
            return connection.execute(query, args).fetchall()
        except (sqlite3.Error, OSError) as error:
            self._fail(error)
            return self._read_copy(query, *args)

    def _read_copy(self, query: str, *args: Any) -> list[Any]:
        """Read a database that cannot be written: even to read, WAL wants to write beside it."""
        with tempfile.TemporaryDirectory() as folder, suppress(sqlite3.Error, OSError):
            for part in self._parts("", "-wal"):
                shutil.copy(part, folder)
            copy = sqlite3.connect(Path(folder, self.path.name))
            try:
                return copy.execute(query, args).fetchall()
            finally:
                copy.close()
        return []

    def _connect(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._connection = self._open()
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:
            self._move_aside()
            self._connection = self._open()
        return self._connection

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=self.patience, isolation_level=None)
        try:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != "ok":
                raise sqlite3.DatabaseError(verdict)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            _migrate(connection)
            _check_tables(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _move_aside(self) -> None:
        """Keep a database that cannot be read, under a name that tells when it was found."""
        stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(self.clock()))
        target, number = self.path.with_name(f"{self.path.name}.damaged-{stamp}"), 1
        while target.exists():
            number += 1
            target = self.path.with_name(f"{self.path.name}.damaged-{stamp}-{number}")
        for part in self._parts("", "-wal", "-shm"):
            shutil.move(part, f"{target}{part.name.removeprefix(self.path.name)}")
        self.damaged = target

    def _parts(self, *suffixes: str) -> list[Path]:
        parts = (self.path.with_name(self.path.name + suffix) for suffix in suffixes)
        return [part for part in parts if part.exists()]


class Record:
    """One play's rows: what of its log is on disk, and the rest as soon as it can be."""

    def __init__(
        self,
        store: Store,
        started: float,
        play_id: int | None = None,
        rows: Sequence[Entry] = (),
        seconds: float = 0.0,
        revision: int = 0,
    ) -> None:
        self.store = store
        self.id = play_id
        self.started = started
        self.seconds = seconds
        self._rows = list(rows)
        self._revision = revision
        self._seen = store.clock()
        self._unnoted: list[tuple[int, str, Any]] = []

    @property
    def saved(self) -> bool:
        """Whether the play is on disk as it stands."""
        return self.store.problem is None

    def keep(self, play: Play) -> None:
        """Put the play on disk as it stands: the rows that changed, in one transaction."""
        now = self.store.clock()
        self.seconds += max(0.0, min(now - self._seen, PAUSE))
        self._seen = now
        rows = play.log + play.undone

        def write(connection: sqlite3.Connection) -> None:
            self._write_play(connection, play, now)
            same = self._same_rows(rows)
            if same < len(self._rows):
                connection.execute(
                    "DELETE FROM answer WHERE play = ? AND seq >= ?", (self.id, same)
                )
            self._write_answers(connection, rows, same, now)
            connection.executemany(
                "INSERT INTO note VALUES (?, ?, ?, ?, ?)",
                ((self.id, seq, kind, json.dumps(v), now) for seq, kind, v in self._unnoted),
            )

        before = self.id, self._rows, self._revision
        if self.store.attempt(write):
            self._rows, self._unnoted = rows, []
            self._revision += 1
        else:
            self.id, self._rows, self._revision = before

    def note(self, play: Play, kind: str, value: Any) -> None:
        """Note something beside the log, such as a roll of the die, and keep the play."""
        self._unnoted.append((len(play.log), kind, value))
        self.keep(play)

    def set_aside(self, play: Play) -> None:
        """Keep the whole log as a play of its own, ended, before the part that fits goes on."""
        copy = Record(self.store, self.started, seconds=self.seconds)
        rows = play.log + play.undone

        def write(connection: sqlite3.Connection) -> None:
            copy._write_play(connection, play, self.store.clock())
            connection.execute(
                "UPDATE play SET finished = ?, cursor = ?, result = ? WHERE id = ?",
                (self.store.clock(), len(rows), json.dumps({"set_aside": True}), copy.id),
            )
            copy._write_answers(connection, rows, 0, self.started)

        self.store.attempt(write)

    def _same_rows(self, rows: list[Entry]) -> int:
        """Return how many rows on disk stand unchanged."""
        same = min(len(self._rows), len(rows))
        while same and self._rows[same - 1] is not rows[same - 1]:
            same -= 1
        return same

    def _write_answers(
        self, connection: sqlite3.Connection, rows: list[Entry], since: int, now: float
    ) -> None:
        connection.executemany(
            "INSERT INTO answer VALUES (?, ?, ?, ?, ?, ?)",
            (
                (self.id, seq, row.key, json.dumps(row.value), row.by, now)
                for seq, row in enumerate(rows[since:], since)
            ),
        )

    def _write_play(self, connection: sqlite3.Connection, play: Play, now: float) -> None:
        """Write the play's own row; one that is not there (a fresh database) begins anew."""
        if not connection.execute("SELECT 1 FROM play WHERE id = ?", (self.id,)).fetchone():
            self.id = connection.execute(
                "INSERT INTO play (game, options, seed, started) VALUES (?, ?, ?, ?)",
                (play.game.name, json.dumps(play.options), play.seed, self.started),
            ).lastrowid
            self._rows, self._revision = [], 0
        written = connection.execute(
            "UPDATE play SET cursor = ?, rolls = ?, seconds = ?, finished = ?, result = ?,"
            " revision = revision + 1 WHERE id = ? AND revision = ?",
            (
                len(play.log),
                play.rolls,
                self.seconds,
                now if play.over else None,
                json.dumps(play.result) if play.over else None,
                self.id,
                self._revision,
            ),
        )
        if not written.rowcount:
            raise sqlite3.IntegrityError(ELSEWHERE)


ELSEWHERE = "the play was changed elsewhere"


def _entry(key: str, text: str, by: Any) -> Entry:
    """Return a row of a log; one that cannot be read fits no question, and is kept as it is."""
    try:
        return Entry(key, json.loads(text), by)
    except ValueError:
        return Entry("", text, by)


def _decode(text: str, default: Any) -> Any:
    """Return what was written as JSON, ``default`` for what cannot be read."""
    try:
        return json.loads(text)
    except ValueError:
        return default


def _decode_object(text: str | None) -> dict[str, Any]:
    """Return what was written as a JSON object, an empty one for anything else."""
    value = _decode(text or "", {})
    return value if isinstance(value, dict) else {}


def _check_tables(connection: sqlite3.Connection) -> None:
    """Raise `sqlite3.DatabaseError` if a table is not as the migrations made it."""
    try:
        connection.execute("SELECT revision, cursor, rolls FROM play LIMIT 0")
        connection.execute("SELECT play, seq, key, value, by FROM answer LIMIT 0")
        connection.execute("SELECT play, seq, kind, value FROM note LIMIT 0")
    except sqlite3.OperationalError as error:
        raise sqlite3.DatabaseError(str(error)) from error


def _migrate(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise sqlite3.OperationalError(f"made by a newer companion (version {version})")
    for number, migration in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(
            f"BEGIN IMMEDIATE; {migration} PRAGMA user_version = {number}; COMMIT;"
        )


def _sentence(error: Exception) -> str:
    """Return the key of the sentence for what the disk says."""
    words = str(error).lower()
    for part, key in (
        ("full", "core.disk-full"),
        ("no space", "core.disk-full"),
        ("newer companion", "core.disk-newer"),
        ("locked", "core.disk-busy"),
        (ELSEWHERE, "core.disk-elsewhere"),
    ):
        if part in words:
            return key
    return "core.disk-read-only"


def check_seed(seed: str) -> str:
    """Return ``seed`` if it is a whole number in letters, else raise `Refused`."""
    if not (seed.isascii() and seed.lstrip("-").isdigit()):
        raise Refused("core.refused-seed", seed=seed)
    return seed
