"""The database on disk: opened, written in transactions, and repaired if it is damaged.

WAL with ``synchronous=FULL``: a commit survives a power cut at a quarter of the wear of a rollback
journal. A failing disk never stops a game: it continues in memory, `Database.problem` says why in
one sentence, and everything is written as soon as possible. A damaged database is moved aside, and
its readable part is used; likewise one of a newer companion, found after an update was taken back.
`Database.notices` reports that.
"""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

from companion.engine.problem import Problem
from companion.engine.saved import decode, decode_object, read_text
from companion.storage.box import PrintedFacts
from companion.storage.installation import rename_if_moved
from companion.storage.newer import convert_newer
from companion.storage.notices import forget_notices, read_notices, write_notice
from companion.storage.recovery.damage import check, repair
from companion.storage.schema import (
    BROKEN,
    WRITE_NOTHING,
    NewerError,
    check_tables,
    is_damage,
    migrate,
    open_to_read,
)

log = logging.getLogger(__name__)

WAL_PAGES = 100
"""The usual size of the write-ahead log, in pages of 4 KiB: then it is checkpointed."""

MIN_FREE_BYTES = 512 * 1024
"""If fewer bytes are free, the write-ahead log is checkpointed at once: a log that fills the disk
could not be checkpointed any more.
"""


class Database:
    """The database at ``path``; ``patience`` is its timeout (s) for a lock.

    ``clock`` returns the local time (s since 1970), which may jump by years when it is set; play
    time is counted by ``now`` (s), which is monotonic.

    ``problem`` is None, or the disk's current problem; ``notices`` are unacknowledged messages
    about what happened to the database; ``damaged`` is None, or where a damaged database was just
    moved to. ``on_saved`` is called when a play was saved, with the seconds played since it last
    was, and whether that finished it. ``machine`` has identifiers of this machine: on another one
    the database becomes another `installation`. ``backups`` returns its backups, the latest first.
    One that is ``read_only`` is changed by another process: nothing is written, repaired or moved.
    """

    def __init__(
        self,
        path: Path,
        clock: Callable[[], float] = time.time,
        patience: float = 1.0,
        machine: Mapping[str, str] = MappingProxyType({}),
        now: Callable[[], float] = time.monotonic,
        backups: Callable[[], Iterable[Path]] = tuple,
        read_only: bool = False,
    ) -> None:
        self.path = path
        self.clock = clock
        self.now = now
        self.patience = patience
        self.machine = machine
        self.backups = backups
        self.read_only = read_only
        self.problem: Problem | None = None
        self.damaged: Path | None = None
        self.on_saved: Callable[[float, bool], object] = lambda *_: None
        self.notices: list[Problem] = []
        self._unsaved_notices: list[Problem] = []
        self._connection: sqlite3.Connection | None = None
        self._boxes: dict[str, PrintedFacts] = {}
        self._attempt(self._connect)

    def close(self) -> None:
        """Close the database; it is reopened when next used."""
        if self._connection:
            self._connection.close()
            self._connection = None

    # the small tables

    def box(self, game: str) -> PrintedFacts:
        """Return the printed facts of a game: one box, shared by plays and settings."""
        if game not in self._boxes:
            self._boxes[game] = PrintedFacts(game, self._facts(game))
        return self._boxes[game]

    def _facts(self, game: str) -> dict[str, Any]:
        rows = self.read("SELECT fact, value FROM box WHERE game = ?", game)
        return {fact: decode(value, None) for fact, value in rows}

    def put_fact(self, game: str, fact: str, value: Any) -> None:
        """Save a printed fact for all later plays; with None it is asked again when needed."""
        box = self.box(game)
        if value is None:
            box.pop(fact, None)
        else:
            box[fact] = value
        if self.attempt(box.write):
            box.mark_saved()

    def facts(self) -> dict[str, dict[str, Any]]:
        """Return the known printed facts of each game."""
        games = self.read("SELECT DISTINCT game FROM box ORDER BY game")
        return {game: dict(self.box(game)) for (game,) in games}

    def reload_facts(self) -> None:
        """Read the printed facts that another process wrote; what is known here stays."""
        for game, box in self._boxes.items():
            box.add_saved(self._facts(game))

    def notes(self, play: int) -> list[tuple[int, str, dict[str, Any]]]:
        """Return the notes beside the log: position in the log, kind, values by name."""
        rows = self.read("SELECT seq, kind, value FROM note WHERE play = ? ORDER BY rowid", play)
        notes = ((seq, kind, decode_object(value)) for seq, kind, value in rows)
        return [note for note in notes if note[-1]]

    @property
    def messages(self) -> list[Problem]:
        """Everything that the player should know about the disk."""
        return [*self.notices, *([self.problem] if self.problem else [])]

    def add_notice(self, notice: Problem) -> None:
        """Add a notice, unless an unread one says the same."""
        if notice not in self.notices:
            self.attempt(lambda connection: write_notice(connection, notice, self.clock()))

    def acknowledge(self) -> None:
        """Mark the notices as read."""
        if self.attempt(forget_notices):
            self.notices = []

    # the disk

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Give the connection inside one durable transaction.

        Raises `sqlite3.Error` or `OSError` if it cannot be written.
        """
        connection = self._connection or self._connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for notice in self._unsaved_notices:
                write_notice(connection, notice, self.clock())
            yield connection
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise
        self._unsaved_notices = []
        with suppress(sqlite3.Error, OSError):
            if shutil.disk_usage(self.path.parent).free < MIN_FREE_BYTES:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def attempt(self, write: Callable[[sqlite3.Connection], None]) -> bool:
        """Write in one transaction, and return whether that worked.

        A failing disk sets `problem` instead of raising.
        """
        if self.read_only:
            return False

        def work() -> None:
            with self.writing() as connection:
                write(connection)
            self.notices = read_notices(connection)

        return self._attempt(work)

    def _attempt(self, work: Callable[[], Any]) -> bool:
        try:
            work()
        except (*BROKEN, OSError) as error:
            self._fail(error)
            return False
        if self.problem and self._connection:
            self._connection.execute(f"PRAGMA busy_timeout = {1000 * self.patience:.0f}")
        self.problem = None
        return True

    def _fail(self, error: Exception) -> None:
        if self.problem is None:
            log.warning("%s: %s", self.path, error)
        self.problem = Problem(_sentence(error), {"path": str(self.path), "error": str(error)})
        self.close()

    def read(self, query: str, *args: Any) -> list[Any]:
        """Return the rows of a query: of a temporary copy if the disk fails, [] at worst."""
        try:
            connection = self._connection or self._connect()
            return connection.execute(query, args).fetchall()
        except (*BROKEN, OSError) as error:
            self._fail(error)
            return self._read_copy(query, *args)

    def _read_copy(self, query: str, *args: Any) -> list[Any]:
        """Read a database that cannot be written: even for reading, WAL must write beside it."""
        with tempfile.TemporaryDirectory() as folder, suppress(*BROKEN, OSError):
            for part in self._parts("-wal", ""):
                with suppress(OSError):  # without its log it lacks the last answers
                    shutil.copy(part, folder)
            copy = sqlite3.connect(Path(folder, self.path.name), isolation_level=None)
            copy.text_factory = read_text
            try:
                with suppress(*BROKEN):
                    migrate(copy)
                return copy.execute(query, args).fetchall()
            finally:
                copy.close()
        return []

    def _connect(self) -> sqlite3.Connection:
        if self.read_only:
            self._connection = open_to_read(self.path, self.patience)
            self._connection.text_factory = read_text
            return self._connection
        self.path.parent.mkdir(parents=True, exist_ok=True)
        torn = False
        try:
            torn = check(self.path)
            self._connection = self._open()
        except NewerError:
            self._replace_newer()
            self._connection = self._open()
        except Exception as error:
            if not is_damage(error):
                raise
            log.warning("%s is damaged: %s", self.path, error)
            self._repair()
            self._connection = self._open()
        if torn:
            self._note_torn(self._connection)
        self.notices = [*read_notices(self._connection), *self._unsaved_notices]
        return self._connection

    def _note_torn(self, connection: sqlite3.Connection) -> None:
        """Report that the last save is missing, and empty the log, so that it is reported once."""
        self._unsaved_notices.append(Problem("core.disk-torn"))
        with suppress(sqlite3.Error):
            with self.writing():
                pass
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _repair(self) -> None:
        """Replace a damaged database by its readable part, and set it aside.

        If interrupted at any moment, this leaves either the damaged one or the replacement.
        """
        aside = self._free_name("damaged")
        made = self.path.with_name(f"{self.path.name}.made")
        repair(self.path, made, aside, self.clock())
        for part in self._parts("", "-wal", "-shm"):
            _link_or_copy(part, aside.with_name(part.name.replace(self.path.name, aside.name)))
        made.replace(self.path)
        for part in self._parts("-wal", "-shm"):
            part.unlink()
        self.damaged = aside
        self._forget_boxes()

    def _forget_boxes(self) -> None:
        """Note that the database to which boxes were written has been replaced."""
        for box in self._boxes.values():
            box.on_disk = {}

    def _replace_newer(self) -> None:
        """Replace a newer companion's database by what can be read of it, and set it aside.

        If interrupted at any moment, this leaves the newer one intact where it is.
        """
        aside = self._free_name("newer")
        made, copied = (
            self.path.with_name(f"{self.path.name}.{name}") for name in ("made", "copied")
        )
        with closing(sqlite3.connect(self.path, self.patience, isolation_level=None)) as newer:
            newer.text_factory = read_text
            newer.execute("PRAGMA locking_mode=EXCLUSIVE")
            newer.execute("PRAGMA journal_mode=DELETE")
            newer.executescript("BEGIN EXCLUSIVE; COMMIT")  # nobody else gets it until it is closed
            convert_newer(newer, self.backups(), made, aside, self.clock())
            copied.unlink(missing_ok=True)
            with closing(sqlite3.connect(copied)) as copy:
                newer.backup(copy)
            copied.replace(aside)
            made.replace(self.path)
        self._forget_boxes()

    def _open(self) -> sqlite3.Connection:
        patience = 0 if self.problem else self.patience  # after one wait it plays from memory
        connection = sqlite3.connect(self.path, timeout=patience, isolation_level=None)
        connection.text_factory = read_text
        try:
            migrate(connection)
            check_tables(connection)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint={WAL_PAGES}")
            self._check_writable(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _check_writable(self, connection: sqlite3.Connection) -> None:
        """Find out whose database this is, if it can be written now.

        Raises `sqlite3.DatabaseError` if only the file itself prevents that: it is damaged.
        """
        try:
            connection.execute(WRITE_NOTHING)
            rename_if_moved(connection, self.machine)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_READONLY and os.access(self.path, os.W_OK):
                raise sqlite3.DatabaseError("the file says that it is not to be written") from error

    def _free_name(self, what: str) -> Path:
        """Return a file name beside the database that says what it is, and its time."""
        stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(self.clock()))
        target, number = self.path.with_name(f"{self.path.name}.{what}-{stamp}"), 1
        while target.exists():
            number += 1
            target = self.path.with_name(f"{self.path.name}.{what}-{stamp}-{number}")
        return target

    def _parts(self, *suffixes: str) -> list[Path]:
        parts = (self.path.with_name(self.path.name + suffix) for suffix in suffixes)
        return [part for part in parts if part.exists()]


def _link_or_copy(path: Path, aside: Path) -> None:
    """Give a file a second name, which stays when another one replaces it."""
    try:
        os.link(path, aside)
    except OSError:  # not every file system can
        shutil.copy(path, aside)


def _sentence(error: Exception) -> str:
    """Return the key of the sentence for a disk error."""
    words = str(error).lower()
    for part, key in (
        ("full", "core.disk-full"),
        ("no space", "core.disk-full"),
        ("locked", "core.disk-busy"),
    ):
        if part in words:
            return key
    return "core.disk-read-only"
