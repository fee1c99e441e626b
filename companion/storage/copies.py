"""Plays as stored, row by row: what an export contains, and how it becomes rows again."""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from companion.storage.schema import NEW_UID

UNREAD = "unread"
"""The key of a text that is not valid JSON and is stored as it is."""

COLUMNS = (
    "game",
    "options",
    "seed",
    "started",
    "finished",
    "seconds",
    "cursor",
    "rolls",
    "result",
    "rules",
    "set_aside",
    "uid",
    "players",
    "comment",
    "deleted",
)
"""The columns that describe a play; `schema` explains them."""

JSON = ("options", "result", "players")
"""Those with JSON."""

BATCH = 100
"""How many plays are read at a time when all are: their notes have no order on disk."""

LOG = "SELECT seq, key, value, by, at FROM answer"
NOTES = "SELECT seq, kind, value, at FROM note"

Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""A number that JSON and SQLite can represent."""

Read = Callable[..., Iterable[Any]]
"""Runs a query with its values, and returns the rows."""


def reader(connection: sqlite3.Connection) -> Read:
    """Return what reads from a connection."""
    return lambda query, *args: connection.execute(query, args).fetchall()


class LogLine(Struct, frozen=True):
    """A line of a log: what was asked, what was answered, by whom and when (Unix seconds)."""

    seq: Whole
    key: str
    value: Any
    by: str
    at: float = 0.0


class LogNote(Struct, frozen=True):
    """A note beside a log, at a position in it."""

    seq: Whole
    kind: str
    value: Any
    at: float = 0.0


class PlayCopy(Struct, frozen=True):
    """A play with all its rows. The first ``cursor`` rows of ``log`` count, the rest was undone.

    Times are Unix seconds. A play is identified by its game, seed and start.
    """

    game: str
    options: Any
    seed: str
    started: float
    finished: float | None = None
    seconds: float = 0.0
    cursor: Whole = 0
    rolls: Whole = 0
    result: Any = None
    rules: Whole = 1
    set_aside: bool = False
    uid: str = ""
    players: Any = ()
    comment: str = ""
    deleted: float | None = None
    log: Sequence[LogLine] = ()
    notes: Sequence[LogNote] = ()

    @property
    def touched(self) -> float:
        """When it was last answered."""
        return max((row.at for row in self.log), default=self.started)

    @property
    def when(self) -> tuple[float, float]:
        """When it was played, for sorting."""
        return self.touched, self.started

    @property
    def states(self) -> list[int]:
        """Hashes that identify each state of the play: with no answer, with the first, and so on.

        Undone answers and times are not included.
        """
        found = [0]
        for row in self.log[: max(0, self.cursor)]:
            answer = msgspec.json.encode((row.seq, row.key, row.value, row.by))
            found.append(hash((found[-1], answer)))
        return found

    def continues(self, earlier: PlayCopy) -> bool:
        """Return whether this is the same play, or its continuation."""
        return earlier.states[-1] in self.states

    def has_answers_of(self, other: PlayCopy) -> bool:
        """Return whether this log contains all answers that count in another, even if undone."""
        everything = msgspec.structs.replace(self, cursor=len(self.log))
        return everything.continues(other)


Line = TypeVar("Line", LogLine, LogNote)


class Merged(Struct):
    """How many plays were added, continued, and known already."""

    added: int = 0
    continued: int = 0
    known: int = 0


def read_play(read: Read, number: int, notes: bool = True) -> PlayCopy | None:
    """Return the play with this number with all its rows, None if there is none.

    Without ``notes`` this is immediate: finding those requires reading all notes. Raises
    `msgspec.ValidationError` if the row of the play itself is broken.
    """
    found = next(iter(read(f"SELECT {', '.join(COLUMNS)} FROM play WHERE id = ?", number)), None)
    if found is None:
        return None
    log = read(f"{LOG} WHERE play = ? ORDER BY seq", number)
    noted = read(f"{NOTES} WHERE play = ? ORDER BY rowid", number) if notes else ()
    return to_copy(found, log, noted)


def read_plays(read: Read) -> Iterator[PlayCopy | None]:
    """Yield every play with all its rows by number, None for a broken one."""

    def grouped(query: str, order: str) -> dict[int, list[Any]]:
        found: dict[int, list[Any]] = {}
        query = f"{query.replace('SELECT', 'SELECT play,')} WHERE play BETWEEN ? AND ?"
        for play, *row in read(f"{query} ORDER BY play, {order}", batch[0], batch[-1]):
            found.setdefault(play, []).append(row)
        return found

    numbers = [number for (number,) in read("SELECT id FROM play ORDER BY id")]
    query = f"SELECT id, {', '.join(COLUMNS)} FROM play WHERE id BETWEEN ? AND ? ORDER BY id"
    for at in range(0, len(numbers), BATCH):
        batch = numbers[at : at + BATCH]
        logs, notes = grouped(LOG, "seq"), grouped(NOTES, "rowid")
        for number, *values in read(query, batch[0], batch[-1]):
            try:
                yield to_copy(values, logs.get(number, ()), notes.get(number, ()))
            except msgspec.ValidationError:
                yield None


def to_copy(values: Sequence[Any], log: Iterable[Any], notes: Iterable[Any]) -> PlayCopy:
    """Return the play with these values in `COLUMNS`, and these rows without broken ones.

    Raises `msgspec.ValidationError` if the columns don't describe a play.
    """
    play: dict[str, Any] = dict(zip(COLUMNS, values, strict=True))
    for name in JSON:
        play[name] = _value(play[name])
    for name in ("started", "seconds"):
        if play[name] in (math.inf, -math.inf):  # not representable in JSON
            play[name] = 0.0
    play["set_aside"] = bool(play["set_aside"])
    play["log"], play["notes"] = list(_rows(LogLine, log)), list(_rows(LogNote, notes))
    return msgspec.convert(play, PlayCopy)


def _rows(kind: type[Line], rows: Iterable[Any]) -> Iterator[Line]:
    """Yield the valid rows of a log or of its notes."""
    names = kind.__struct_fields__
    for row in rows:
        values = dict(zip(names, row, strict=True))
        try:
            yield msgspec.convert({**values, "value": _value(values["value"])}, kind)
        except (msgspec.ValidationError, TypeError):
            continue


def merge(connection: sqlite3.Connection, copies: Iterable[PlayCopy]) -> Merged:
    """Write plays inside the open transaction, in the given order.

    None is duplicated, none is shortened. A known play stays as it is. The continuation of a known
    play replaces it. One that continued differently is added beside it, set aside if it is
    unfinished.
    """
    merged, known = Merged(), _Known(connection)
    for copy in copies:
        same, states = known.same(copy), copy.states
        if states[-1] in same.states:
            merged.known += 1
        elif (earlier := same.earlier(states)) is not None:
            number = same.last.pop(earlier)
            _overwrite(connection, number, copy)
            same.put(number, states)
            merged.continued += 1
        else:
            aside = copy.set_aside or (bool(same.last) and copy.finished is None)
            number = _insert(connection, msgspec.structs.replace(copy, set_aside=aside))
            same.put(number, states)
            merged.added += 1
    return merged


class _Same:
    """Plays on disk with one game, seed and start: their ``states``, and each ``last`` state."""

    def __init__(self) -> None:
        self.states: set[int] = set()
        self.last: dict[int, int] = {}

    def put(self, number: int, states: Sequence[int]) -> None:
        """Add the play with this number."""
        self.last.setdefault(states[-1], number)
        self.states.update(states)

    def earlier(self, states: Iterable[int]) -> int | None:
        """Return the last state of the first play that led to these states."""
        return min(filter(self.last.__contains__, states), key=self.last.__getitem__, default=None)


class _Known:
    """The plays on disk, found by game, seed and start; others are not read."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._read = reader(connection)
        self._numbers: dict[tuple[str, str, float], list[int]] = {}
        self._found: dict[tuple[str, str, float], _Same] = {}
        for number, game, seed, started in connection.execute(
            "SELECT id, game, seed, started FROM play ORDER BY id"
        ):
            self._numbers.setdefault((game, seed, started), []).append(number)

    def same(self, copy: PlayCopy) -> _Same:
        """Return the readable plays with the same game, seed and start."""
        name = copy.game, copy.seed, copy.started
        if name not in self._found:
            self._found[name] = found = _Same()
            for number in self._numbers.get(name, ()):
                with suppress(msgspec.ValidationError):
                    if known := read_play(self._read, number, notes=False):
                        found.put(number, known.states)
        return self._found[name]


def insert_copies(connection: sqlite3.Connection, copies: Mapping[int, PlayCopy]) -> None:
    """Write plays under their original numbers, into a database without plays."""
    ranks = sorted(copies, key=lambda number: copies[number].touched)
    for number, copy in copies.items():
        _insert(connection, copy, number)
    connection.executemany("UPDATE play SET recency = ? WHERE id = ?", enumerate(ranks, 1))


def _insert(connection: sqlite3.Connection, copy: PlayCopy, number: int | None = None) -> int:
    """Insert a play with its rows, and return its number: without one it gets the next.

    It gets an identifier of its own if it has none, or shares that of another play.
    """
    given = connection.execute(
        f"INSERT INTO play (id, {', '.join(COLUMNS)}) VALUES (?{', ?' * len(COLUMNS)})",
        (number, *_columns(msgspec.structs.replace(copy, uid=_unique(connection, copy.uid)))),
    ).lastrowid
    assert given
    _write_rows(connection, given, copy)
    return given


def _unique(connection: sqlite3.Connection, uid: str) -> str:
    """Return this identifier, or a new one if it is in use."""
    (new,) = connection.execute(
        f"SELECT CASE WHEN ?1 = '' OR EXISTS (SELECT 1 FROM play WHERE uid = ?1)"
        f" THEN {NEW_UID} ELSE ?1 END",
        (uid,),
    ).fetchone()
    return str(new)


def _overwrite(connection: sqlite3.Connection, number: int, copy: PlayCopy) -> None:
    """Replace a play by its continuation; players and comment stay unless that has some."""
    uid, players, comment = connection.execute(
        "SELECT uid, players, comment FROM play WHERE id = ?", (number,)
    ).fetchone()
    merged = msgspec.structs.replace(
        copy,
        uid=uid,
        players=copy.players or _value(players),
        comment=copy.comment or comment,
    )
    changes = ", ".join(f"{name} = ?" for name in COLUMNS)
    connection.execute(
        f"UPDATE play SET {changes}, revision = revision + 1 WHERE id = ?",
        (*_columns(merged), number),
    )
    for table in ("answer", "note"):
        connection.execute(f"DELETE FROM {table} WHERE play = ?", (number,))
    _write_rows(connection, number, copy)


def _columns(copy: PlayCopy) -> Iterator[Any]:
    """Yield the values of `COLUMNS`."""
    for name in COLUMNS:
        value = getattr(copy, name)
        is_text = name not in JSON or (name == "result" and value is None)
        yield value if is_text else _text(value)


def _write_rows(connection: sqlite3.Connection, number: int, copy: PlayCopy) -> None:
    connection.executemany(
        "INSERT INTO answer (play, seq, key, value, by, at) VALUES (?, ?, ?, ?, ?, ?)",
        ((number, row.seq, row.key, _text(row.value), row.by, row.at) for row in copy.log),
    )
    connection.executemany(
        "INSERT INTO note (play, seq, kind, value, at) VALUES (?, ?, ?, ?, ?)",
        ((number, note.seq, note.kind, _text(note.value), note.at) for note in copy.notes),
    )


def _value(text: str | None) -> Any:
    """Return the value of a text in the database; invalid JSON is returned unchanged."""
    if text is None:
        return None
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return {UNREAD: text}


def _text(value: Any) -> str:
    """Return the database text of a value; the inverse of `_value`."""
    if isinstance(value, dict) and value.keys() == {UNREAD}:
        return str(value[UNREAD])
    return msgspec.json.encode(value).decode()
