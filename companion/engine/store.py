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
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from msgspec import Struct

from companion.engine.game import Result, read_result
from companion.engine.play import LogEntry, Play
from companion.engine.problem import Problem
from companion.engine.record import ELSEWHERE, Record
from companion.engine.schema import check_tables, migrate


class SavedPlay(Struct, frozen=True):
    """A play as the history lists it.

    Times are Unix seconds: ``touched`` is that of the last answer; ``seconds`` is time played.
    One that is ``set_aside`` is a copy of a log that fits newer rules in part only.
    """

    id: int
    game: str
    options: dict[str, str]
    seed: str
    started: float
    finished: float | None
    seconds: float
    answers: int
    result: Result | None
    touched: float
    set_aside: bool = False

    @property
    def outcome(self) -> str:
        """How it stands: unfinished, set-aside, won, lost, or over where nobody wins."""
        if self.finished is None:
            return "set-aside" if self.set_aside else "unfinished"
        if self.result is None or self.result.won is None:
            return "over"
        return "won" if self.result.won else "lost"


class Store:
    """The database of plays at ``path``; ``patience`` is how long (s) it waits for a lock.

    ``problem`` is None, or what is wrong with the disk at the moment; ``damaged`` is None, or
    where an unreadable database was moved to. ``result_type`` tells by a game's name what its
    results are read as.
    """

    def __init__(
        self,
        path: Path,
        clock: Callable[[], float] = time.time,
        patience: float = 5.0,
        result_type: Callable[[str], type[Result]] = lambda _: Result,
    ) -> None:
        self.path = path
        self.clock = clock
        self.patience = patience
        self.result_type = result_type
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

    def unfinished(self, game: str | None = None) -> SavedPlay | None:
        """Return the play to resume, of one game or any: the one answered last, None if none is."""
        plays = [kept for kept in self.history(game) if kept.outcome == "unfinished"]
        return max(plays, key=lambda kept: (kept.touched, kept.id), default=None)

    def find(self, play: int) -> SavedPlay | None:
        """Return the play of this number, None if there is none."""
        found = self._kept("WHERE id = ?", play)
        return found[0] if found else None

    def history(self, game: str | None = None) -> list[SavedPlay]:
        """Return all plays, of one game or of every game, the latest first."""
        return self._kept("WHERE ?1 IS NULL OR game = ?1 ORDER BY id DESC", game)

    def _kept(self, which: str, *args: Any) -> list[SavedPlay]:
        rows = self._read(
            "SELECT id, game, options, seed, started, finished, seconds, cursor, result,"
            " (SELECT at FROM answer WHERE play = id ORDER BY seq DESC LIMIT 1), set_aside"
            f" FROM play {which}",
            *args,
        )
        return [self._saved(*row) for row in rows]

    def _saved(  # the columns as `_kept` asks for them
        self,
        number: int,
        game: str,
        options: str,
        seed: str,
        started: float,
        finished: float | None,
        seconds: float,
        answers: int,
        result: str | None,
        answered: float | None,
        set_aside: int,
    ) -> SavedPlay:
        return SavedPlay(
            number,
            game,
            _decode_object(options),
            seed,
            started,
            finished,
            seconds,
            answers,
            read_result(self.result_type(game), _decode(result, None)) if result else None,
            answered or started,
            bool(set_aside),
        )

    def answers(self, play: int) -> list[LogEntry]:
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

    def resume(self, game: Any, kept: SavedPlay) -> Play:
        """Open a play where it was left."""
        log = self.answers(kept.id)
        rolls, revision = self._read("SELECT rolls, revision FROM play WHERE id = ?", kept.id)[0]
        record = Record(self, kept.started, kept.id, log, kept.seconds, revision)
        options = {
            option.name: kept.options[option.name]
            for option in game.options
            if option.takes(kept.options.get(option.name))
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
            migrate(connection)
            check_tables(connection)
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


def _entry(key: str, text: str, by: Any) -> LogEntry:
    """Return a row of a log; one that cannot be read fits no question, and is kept as it is."""
    try:
        return LogEntry(key, json.loads(text), by)
    except ValueError:
        return LogEntry("", text, by)


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
