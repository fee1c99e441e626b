"""Finished plays in a café's database (PostgreSQL): each at least once, stored exactly once.

The plays to send are in the outbox of the companion's own database, which this only reads: a
trigger puts them there in the transaction of their last answer. What has been sent is noted in a
small file beside it, after the commit there: a lost note only sends a play again.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path
from threading import Event, Thread
from typing import Any, NamedTuple

import psycopg
from psycopg import Connection
from psycopg.types.json import Jsonb

from companion.engine.problem import Problem
from companion.sharing.cafe_schema import migrate
from companion.sharing.messages import Now, Say
from companion.sharing.servers import (
    PATIENCE_S,
    Attempts,
    ServerAddress,
    problem,
    server,
    table_of,
    why,
)
from companion.storage.facts import PlayFacts, facts_of
from companion.storage.schema import open_to_read
from companion.storage.settings import Settings
from companion.storage.store import Store

log = logging.getLogger(__name__)

SENT = "sent.db"
"""The file that notes what has been sent; deleted, everything is sent again."""

LOOK_S = 60.0
"""The time between two looks at the outbox; a finished play is seen at once."""

BATCH = 100
"""The most plays in one transaction."""

CONNECTION: Mapping[str, Any] = {
    "connect_timeout": PATIENCE_S,
    "tcp_user_timeout": 10_000,  # ms that a network may be gone; so do the next three, in s
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "fallback_application_name": "companion",
}

PLAY = (
    "uid",
    "game",
    "game_name",
    "scored",
    "rules",
    "started",
    "finished",
    "outcome",
    "won",
    "difficulty",
    "goal",
    "seconds",
    "comment",
)
"""The columns of a play that are a field of `PlayFacts`."""

PUT_TABLE = """INSERT INTO companion.saved_table (id, name) VALUES (%s, %s)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = now()"""
PUT_PLAY = f"""INSERT INTO companion.saved_play (table_id, {", ".join(PLAY)})
    VALUES ({", ".join(["%s"] * (len(PLAY) + 1))})
    ON CONFLICT (uid) DO UPDATE SET received = now(),
    {", ".join(f"{name} = excluded.{name}" for name in ("table_id", *PLAY[1:]))}"""
PUT_PLAYER = """INSERT INTO companion.saved_player
    (uid, seat, who, name, roles, score, points, rank, won, bot)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)"""


PURGED = 0
"""The change of a play that is gone for good; those of others begin at 1."""


class Due(NamedTuple):
    """A play to be sent: its number here, its identifier, and the change that is sent.

    One that does not ``count`` is removed there: it is unfinished again, or deleted. One that is
    gone for good has no number (0), and its change is `PURGED`.
    """

    play: int
    uid: str
    change: int
    counts: bool


class Sent:
    """Notes of what has been sent to which database. A damaged file is replaced by an empty one."""

    def __init__(self, path: Path) -> None:
        try:
            self._connection = self._open(path)
        except sqlite3.DatabaseError:
            path.unlink()
            self._connection = self._open(path)

    @staticmethod
    def _open(path: Path) -> sqlite3.Connection:
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            connection.execute("PRAGMA synchronous = OFF")  # a lost note does no harm
            connection.execute(
                "CREATE TABLE IF NOT EXISTS sent (identity TEXT, uid TEXT, change INTEGER NOT NULL,"
                " PRIMARY KEY (identity, uid)) STRICT, WITHOUT ROWID"
            )
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def to(self, identity: str) -> dict[str, int]:
        """Return the change of each play that was sent to a database."""
        found = "SELECT uid, change FROM sent WHERE identity = ?"
        return dict(self._connection.execute(found, (identity,)))

    def note(self, identity: str, plays: Iterable[Due]) -> None:
        """Note what was sent to a database."""
        rows = [(identity, each.uid, each.change) for each in plays]
        self._connection.execute("BEGIN")
        self._connection.executemany("INSERT OR REPLACE INTO sent VALUES (?, ?, ?)", rows)
        self._connection.execute("COMMIT")


def due(database: Path, sent: Mapping[str, int]) -> list[Due]:
    """Return the plays of a database that have changed since they were sent.

    Raises `sqlite3.Error` if it cannot be read.
    """
    with closing(open_to_read(database)) as connection:
        rows = connection.execute(
            "SELECT play.id, uid, change, finished IS NOT NULL AND deleted IS NULL"
            " FROM outbox JOIN play ON play.id = outbox.play WHERE uid <> ''"
            " UNION ALL SELECT 0, uid, ?, FALSE FROM purged WHERE uid NOT IN (SELECT uid FROM play)"
            " ORDER BY 1",
            (PURGED,),
        ).fetchall()
    found = (Due(play, uid, change, bool(counts)) for play, uid, change, counts in rows)
    return [each for each in found if sent.get(each.uid) != each.change]


class Sender:
    """Sends finished plays to the database in the settings.

    ``database`` is the companion's own, ``opened`` opens it to read; ``name`` is what people call
    the table.
    """

    def __init__(
        self, settings: Settings, database: Path, opened: Callable[[], Store], name: str
    ) -> None:
        self._settings, self._database, self._opened = settings, database, opened
        self._name, self._server = name, server(settings.postgres)
        self._identity = ""
        self.closed = Event()

    def send(self) -> Problem | None:
        """Send what is due; return why that failed, None if nothing is due any more."""
        try:
            with closing(Sent(self._database.with_name(SENT))) as sent:
                if not self._identity or due(self._database, sent.to(self._identity)):
                    self._send(sent)
        except psycopg.Error as error:
            return problem(self._server, reason(error))
        except (OSError, LookupError, sqlite3.Error) as error:
            return problem(self._server, why(error))
        return None

    def _send(self, sent: Sent) -> None:
        """Send everything that is due, batch by batch."""
        table = table_of(self._database)
        with connect(self._settings) as connection, closing(self._opened()) as store:
            identity = migrate(connection)
            connection.execute(PUT_TABLE, (table, self._name))
            found = iter(due(self._database, sent.to(identity)))
            while (batch := [*islice(found, BATCH)]) and not self.closed.is_set():
                sent.note(identity, put(connection, table, store, batch))
            self._identity = identity


class Plays:
    """Lets a `Sender` send what is due, whenever a play has ended, and from time to time."""

    def __init__(self, sender: Sender, say: Say) -> None:
        self._sender, self._attempts = sender, Attempts("postgres", say)
        self._over: tuple[int | None, bool] = None, False
        self._wake = Event()
        self._thread = Thread(target=self._run, name="plays", daemon=True)
        self._thread.start()

    def show(self, now: Now) -> None:
        """Look at the outbox soon if a play has ended, or is no longer over."""
        if (now.play, now.over) != self._over:
            self._over = now.play, now.over
            self._wake.set()

    def close(self) -> None:
        """Stop after the transaction that is under way."""
        self._sender.closed.set()
        self._wake.set()
        self._thread.join(PATIENCE_S)

    def _run(self) -> None:
        while not self._sender.closed.is_set():
            self._wake.clear()
            if found := self._sender.send():
                self._sender.closed.wait(self._attempts.failed(found))
            else:
                self._attempts.worked()
                self._wake.wait(LOOK_S)


def connect(settings: Settings) -> Connection:
    """Return a connection to the database in the settings; raise `psycopg.Error`."""
    return psycopg.connect(settings.postgres, autocommit=True, **CONNECTION)


def put(connection: Connection, table: str, store: Store, batch: Sequence[Due]) -> Sequence[Due]:
    """Store plays in one transaction, and return them.

    A play that the database refuses, such as one damaged on the disk, stays behind alone.
    """
    saved = {each.uid: store.find(each.play) for each in batch if each.counts}
    found = [facts_of(play) for play in saved.values() if play]
    try:
        _put(connection, table, [each.uid for each in batch], found)
    except psycopg.DataError as error:
        if len(batch) > 1:
            return [done for each in batch for done in put(connection, table, store, [each])]
        log.error("the game %s is not sent: %s", batch[0].uid, error)
        return []
    return batch


def _put(connection: Connection, table: str, uids: list[str], plays: list[PlayFacts]) -> None:
    """Replace the plays with these identifiers by those that still count."""
    plays = sorted(plays, key=lambda play: play.uid)  # in one order, so that two tables never wait
    gone = sorted({*uids} - {play.uid for play in plays})
    players = [
        (
            play.uid,
            seat,
            _text(player.who),
            _text(player.name),
            [*map(_text, player.roles)],
            player.score,
            Jsonb({_text(source): points for source, points in player.points.items()}),
            player.rank,
            player.won,
            player.bot,
        )
        for play in plays
        for seat, player in enumerate(play.players)
    ]
    rows = [(table, *(_text(getattr(play, name)) for name in PLAY)) for play in plays]
    with connection.transaction(), connection.cursor() as cursor:
        cursor.executemany(PUT_PLAY, rows)
        cursor.execute("DELETE FROM companion.saved_player WHERE uid = ANY(%s)", (uids,))
        cursor.executemany(PUT_PLAYER, players)
        cursor.execute("DELETE FROM companion.saved_play WHERE uid = ANY(%s)", (gone,))


def _text(value: Any) -> Any:
    """Return a value; a text without what PostgreSQL has no character for."""
    if not isinstance(value, str):
        return value
    return value.replace("\0", "").encode(errors="replace").decode()


def reason(error: psycopg.Error) -> str:
    """Return the ``core.server-problem`` variant for an error of the database."""
    text, connection = str(error), error.pgconn
    log.info("%s", text)  # never the error itself: it knows the password
    if "certificate" in text or "does not support SSL" in text:
        return "certificate"
    if not isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return "refused"
    begins = text.startswith("connection failed") and "FATAL" in text
    if begins and connection and connection.used_password:
        return "password" if "password" in text else "refused"
    return "away"


def check(settings: Settings) -> Problem | None:
    """Return why the database cannot be used, None if it can: it is asked once."""
    found: ServerAddress = server(settings.postgres)
    try:
        with connect(settings) as connection:
            connection.execute("SELECT 1")
    except psycopg.Error as error:
        return problem(found, reason(error))
    return None
