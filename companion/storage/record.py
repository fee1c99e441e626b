"""One play's rows on disk: each change is one durable transaction."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from companion.engine.log import LogEntry
from companion.engine.play import Play
from companion.engine.problem import Problem
from companion.storage.copies import COLUMNS
from companion.storage.database import Database
from companion.storage.notices import write_notice
from companion.storage.schema import NEW_UID

PAUSE_S = 900.0
"""The longest time without an answer that counts: longer gaps are not play time."""

MAX_COUNT = 2**53
"""More answers than possible: a row with more is broken, and not used for counting on."""


class Record:
    """One play's rows: those of its log on disk, and the rest as soon as possible.

    ``beside`` returns what to note, as kind and value, whenever the play is saved: in the same
    transaction. ``saved`` is whether the play's last state is on disk, ``over`` whether it is
    finished there.
    """

    def __init__(
        self,
        store: Database,
        started: float,
        play_id: int | None = None,
        rows: Sequence[LogEntry] = (),
        seconds: float = 0.0,
        cursor: int | None = None,
        revision: int = 0,
    ) -> None:
        self.store = store
        self.id = play_id
        self.started = started
        self.seconds = seconds
        self.beside: Callable[[], Iterable[tuple[str, Any]]] = tuple
        self.saved = play_id is not None
        self.over = False
        self._disk = store.damaged
        self._rows = list(rows)
        self._cursor = cursor
        self._revision = revision
        self._copy_first = False
        self._seen: float | None = store.now()
        self._unnoted: list[tuple[int, str, Any]] = []
        self._unsaved = 0.0

    def save(self, play: Play) -> None:
        """Save the current state of the play: the rows that changed, in one transaction."""
        self._count_gap()
        self._unnoted += [(len(play.log), kind, value) for kind, value in self.beside()]
        self.save_again(play)

    @property
    def counting(self) -> bool:
        """Whether play time is counted; initially it is."""
        return self._seen is not None

    @property
    def played(self) -> float:
        """Seconds of play, including those since the last save."""
        return self.seconds + self._gap

    def count(self, on: bool) -> None:
        """Start or stop counting play time."""
        self._count_gap()
        self._seen = self.store.now() if on else None

    @property
    def _gap(self) -> float:
        """Seconds of play not added yet."""
        since = 0.0 if self._seen is None else self.store.now() - self._seen
        return max(0.0, min(since, PAUSE_S))

    def _count_gap(self) -> None:
        """Add the seconds since the last call."""
        gap = self._gap
        self.seconds, self._unsaved = self.seconds + gap, self._unsaved + gap
        if self.counting:
            self._seen = self.store.now()

    def save_again(self, play: Play) -> None:
        """Write what the disk has not accepted yet."""
        now, box = self.store.clock(), self.store.box(play.game.name)
        rows = play.log + play.undone

        def write(connection: sqlite3.Connection) -> None:
            if self._copy_first:
                self._write_copy(connection)
            self._write_play(connection, play, now, rows)
            same = self._same_rows(rows)
            if same < len(self._rows):
                connection.execute(
                    "DELETE FROM answer WHERE play = ? AND seq NOT BETWEEN 0 AND ?",
                    (self.id, same - 1),
                )
            self._write_answers(connection, rows, same, now)
            connection.executemany(
                "INSERT INTO note VALUES (?, ?, ?, ?, ?)",
                ((self.id, seq, kind, json.dumps(v), now) for seq, kind, v in self._unnoted),
            )
            box.write(connection)

        before = self.id, self._rows, self._revision
        self.saved = self.store.attempt(write)
        if self.saved:
            self._rows, self._cursor, self._unnoted = rows, len(play.log), []
            self._revision += 1
            self._disk = self.store.damaged
            box.mark_saved()
            self._copy_first = False
            self.store.on_saved(self._unsaved, play.over and not self.over)
            self._unsaved, self.over = 0.0, play.over
        else:
            self.id, self._rows, self._revision = before

    def note(self, play: Play, kind: str, value: dict[str, Any]) -> None:
        """Note something beside the log, such as a roll of the die, and save the play."""
        self._unnoted.append((len(play.log), kind, value))
        self.save(play)

    def set_aside(self) -> None:
        """Copy what is on disk before the next save: part of it no longer fits.

        The copy and the change are one transaction, so nothing is lost before its copy is safe.
        Until then the stored log stays complete.
        """
        self._copy_first = True

    def _write_copy(self, connection: sqlite3.Connection) -> None:
        """Copy the play's rows unchanged, unread, as a separate play that is set aside."""
        copied_columns = ", ".join(name for name in COLUMNS if name not in ("set_aside", "uid"))
        copied = connection.execute(
            f"INSERT INTO play ({copied_columns}, set_aside, uid)"
            f" SELECT {copied_columns}, 1, {NEW_UID} FROM play WHERE id = ?",
            (self.id,),
        )
        if not copied.rowcount:
            return
        for table, columns in (
            ("answer", "seq, key, value, by, at"),
            ("note", "seq, kind, value, at"),
        ):
            connection.execute(
                f"INSERT INTO {table} (play, {columns}) SELECT ?, {columns} FROM {table}"
                " WHERE play = ?",
                (copied.lastrowid, self.id),
            )

    def _same_rows(self, rows: list[LogEntry]) -> int:
        """Return how many rows on disk are unchanged."""
        same = min(len(self._rows), len(rows))
        while same and self._rows[same - 1] is not rows[same - 1]:
            same -= 1
        return same

    def _write_answers(
        self, connection: sqlite3.Connection, rows: list[LogEntry], since: int, now: float
    ) -> None:
        connection.executemany(
            "INSERT INTO answer VALUES (?, ?, ?, ?, ?, ?)",
            (
                (self.id, seq, row.key, json.dumps(row.value), row.by, now)
                for seq, row in enumerate(rows[since:], since)
            ),
        )

    def _write_play(
        self, connection: sqlite3.Connection, play: Play, now: float, rows: list[LogEntry]
    ) -> None:
        """Write the play's own row.

        A row that is missing (a fresh database) is inserted. A row changed by another companion
        stays as it is: this play continues as a separate one.
        """
        if self._disk != self.store.damaged:
            self._find_again(connection, play)
        found = connection.execute("SELECT revision FROM play WHERE id = ?", (self.id,)).fetchone()
        if found != (self._revision,):
            self._insert_play(connection, play, now, elsewhere=found is not None)
        connection.execute(
            "UPDATE play SET options = ?, cursor = ?, rolls = ?, seconds = ?, finished = ?,"
            " result = ?, rules = ?, recency = CASE WHEN ? THEN"
            " (SELECT coalesce(max(recency), 0) + 1 FROM play WHERE recency < ?) ELSE recency END,"
            " revision = revision + 1 WHERE id = ?",
            (
                json.dumps(play.options),
                len(play.log),
                play.rolls,
                self.seconds,
                max(now, self.started) if play.over else None,
                msgspec.json.encode(play.result).decode() if play.over else None,
                play.game.rules,
                rows != self._rows or len(play.log) != self._cursor,
                MAX_COUNT,
                self.id,
            ),
        )

    def _find_again(self, connection: sqlite3.Connection, play: Play) -> None:
        """Find the play in a database created from a damaged one; all of it is rewritten."""
        found = connection.execute(
            "SELECT id, revision FROM play WHERE game = ? AND seed = ? AND started = ?"
            " ORDER BY id DESC LIMIT 1",
            (play.game.name, play.seed, self.started),
        ).fetchone()
        self.id, self._revision = found or (None, 0)
        connection.execute("DELETE FROM answer WHERE play = ?", (self.id,))
        self._rows = []

    def _insert_play(
        self, connection: sqlite3.Connection, play: Play, now: float, elsewhere: bool
    ) -> None:
        """Insert the play's row again; its log is written later.

        If it was changed ``elsewhere``, its notes are copied from there.
        """
        before = self.id
        self.id = connection.execute(
            f"INSERT INTO play (game, options, seed, started, uid) VALUES (?, ?, ?, ?, {NEW_UID})",
            (play.game.name, json.dumps(play.options), play.seed, self.started),
        ).lastrowid
        self._rows, self._revision = [], 0
        if elsewhere:
            connection.execute(
                "INSERT INTO note (play, seq, kind, value, at)"
                " SELECT ?, seq, kind, value, at FROM note WHERE play = ?",
                (self.id, before),
            )
            notice = Problem("core.disk-elsewhere", {"play": str(before), "own": str(self.id)})
            write_notice(connection, notice, now)
