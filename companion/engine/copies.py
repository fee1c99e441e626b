"""Plays as they are on disk, row by row: what an export holds, and how it becomes rows again."""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

UNREAD = "unread"
"""The name under which a text that is no JSON is kept as it is."""

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
)
"""The columns of a play that say what it is; `schema` tells what each of them means."""

LOG = "SELECT seq, key, value, by, at FROM answer"
NOTES = "SELECT seq, kind, value, at FROM note"

Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""A number that JSON and SQLite can hold."""

Read = Callable[..., Iterable[Any]]
"""What runs a query with its values, and gives the rows."""


class Row(Struct, frozen=True):
    """A line of a log: what was asked, what was answered, by whom and when (Unix seconds)."""

    seq: Whole
    key: str
    value: Any
    by: str
    at: float = 0.0


class Note(Struct, frozen=True):
    """What was noted beside a log, at a place in it."""

    seq: Whole
    kind: str
    value: Any
    at: float = 0.0


class PlayCopy(Struct, frozen=True):
    """A play with all its rows. The first ``cursor`` rows of ``log`` count, the rest was undone.

    Times are Unix seconds. The same play is the one of the same game, seed and start.
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
    log: Sequence[Row] = ()
    notes: Sequence[Note] = ()

    @property
    def touched(self) -> float:
        """When it was last answered."""
        return max((row.at for row in self.log), default=self.started)

    @property
    def counted(self) -> list[tuple[int, str, Any, str]]:
        """What was answered and not undone, without the times."""
        return [(row.seq, row.key, row.value, row.by) for row in self.log[: max(0, self.cursor)]]

    def goes_on_from(self, earlier: PlayCopy) -> bool:
        """Tell whether this is that same play, or what became of it by more answers."""
        known = earlier.counted
        return self.counted[: len(known)] == known

    def has_answers_of(self, other: PlayCopy) -> bool:
        """Tell whether all that counts in another is in this log, be it undone."""
        everything = msgspec.structs.replace(self, cursor=len(self.log))
        return everything.goes_on_from(other)


Line = TypeVar("Line", Row, Note)


class Merged(Struct):
    """How many plays came in as new, were continued, and were there already."""

    added: int = 0
    continued: int = 0
    known: int = 0


def rows_of(read: Read, number: int) -> PlayCopy | None:
    """Return the play of this number with all its rows, None if there is none.

    Raises `msgspec.ValidationError` if the row of the play itself is broken.
    """
    found = next(iter(read(f"SELECT {', '.join(COLUMNS)} FROM play WHERE id = ?", number)), None)
    if found is None:
        return None
    log = read(f"{LOG} WHERE play = ? ORDER BY seq", number)
    return copy_of(found, log, read(f"{NOTES} WHERE play = ? ORDER BY rowid", number))


def copy_of(values: Sequence[Any], log: Iterable[Any], notes: Iterable[Any]) -> PlayCopy:
    """Return the play that has this in `COLUMNS`, and these rows; one that is broken is left out.

    Raises `msgspec.ValidationError` if what the columns say is no play.
    """
    play: dict[str, Any] = dict(zip(COLUMNS, values, strict=True))
    play["options"], play["result"] = _value(play["options"]), _value(play["result"])
    for name in ("started", "seconds"):
        if play[name] in (math.inf, -math.inf):  # JSON cannot say it
            play[name] = 0.0
    play["set_aside"] = bool(play["set_aside"])
    play["log"], play["notes"] = list(_rows(Row, log)), list(_rows(Note, notes))
    return msgspec.convert(play, PlayCopy)


def _rows(kind: type[Line], rows: Iterable[Any]) -> Iterator[Line]:
    """Yield the rows of a log or of its notes that are as such a row must be."""
    names = kind.__struct_fields__
    for row in rows:
        values = dict(zip(names, row, strict=True))
        try:
            yield msgspec.convert({**values, "value": _value(values["value"])}, kind)
        except (msgspec.ValidationError, TypeError):
            continue


def merge(connection: sqlite3.Connection, copies: Iterable[PlayCopy]) -> Merged:
    """Write plays inside the transaction that is open; none is doubled, none is shortened.

    One that is known already stays as it is. One that went on from a play that is known takes its
    place. One that went on otherwise comes in beside it, set aside if it is unfinished.
    """
    merged = Merged()
    for copy in sorted(copies, key=lambda each: (each.touched, each.started)):
        same = list(_same(connection, copy))
        if any(known.goes_on_from(copy) for _, known in same):
            merged.known += 1
            continue
        earlier = [number for number, known in same if copy.goes_on_from(known)]
        if earlier:
            _overwrite(connection, earlier[0], copy)
            merged.continued += 1
        else:
            aside = bool(same) and copy.finished is None
            _insert(connection, msgspec.structs.replace(copy, set_aside=copy.set_aside or aside))
            merged.added += 1
    return merged


def _same(connection: sqlite3.Connection, copy: PlayCopy) -> Iterator[tuple[int, PlayCopy]]:
    """Yield the plays on disk of the same game, seed and start, with their numbers."""

    def read(query: str, *args: Any) -> list[Any]:
        return connection.execute(query, args).fetchall()

    for (number,) in read(
        "SELECT id FROM play WHERE game = ? AND seed = ? AND started = ?",
        copy.game,
        copy.seed,
        copy.started,
    ):
        try:
            known = rows_of(read, number)
        except msgspec.ValidationError:
            continue
        if known:
            yield number, known


def put_back(connection: sqlite3.Connection, copies: Mapping[int, PlayCopy]) -> None:
    """Write plays under the numbers that they had, into a database that has none yet."""
    ranks = sorted(copies, key=lambda number: copies[number].touched)
    for number, copy in copies.items():
        _insert(connection, copy, number)
    connection.executemany("UPDATE play SET recency = ? WHERE id = ?", enumerate(ranks, 1))


def _insert(connection: sqlite3.Connection, copy: PlayCopy, number: int | None = None) -> None:
    """Insert a play with its rows; without a number it gets the next."""
    given = connection.execute(
        f"INSERT INTO play (id, {', '.join(COLUMNS)}) VALUES (?{', ?' * len(COLUMNS)})",
        (number, *_columns(copy)),
    ).lastrowid
    assert given
    _write_rows(connection, given, copy)


def _overwrite(connection: sqlite3.Connection, number: int, copy: PlayCopy) -> None:
    """Put a play in the place of what it went on from."""
    changes = ", ".join(f"{name} = ?" for name in COLUMNS)
    connection.execute(
        f"UPDATE play SET {changes}, revision = revision + 1 WHERE id = ?",
        (*_columns(copy), number),
    )
    for table in ("answer", "note"):
        connection.execute(f"DELETE FROM {table} WHERE play = ?", (number,))
    _write_rows(connection, number, copy)


def _columns(copy: PlayCopy) -> tuple[Any, ...]:
    """Return what stands in `COLUMNS`."""
    return (
        copy.game,
        _text(copy.options),
        copy.seed,
        copy.started,
        copy.finished,
        copy.seconds,
        copy.cursor,
        copy.rolls,
        None if copy.result is None else _text(copy.result),
        copy.rules,
        int(copy.set_aside),
    )


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
    """Return what a text of the database says; one that is no JSON is kept as it is."""
    if text is None:
        return None
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return {UNREAD: text}


def _text(value: Any) -> str:
    """Return the text of the database that says this; the inverse of `_value`."""
    if isinstance(value, dict) and value.keys() == {UNREAD}:
        return str(value[UNREAD])
    return msgspec.json.encode(value).decode()
