"""Reads what is left of a damaged database: each row by itself, whatever is beside it.

A query over a table ends at the first broken page. So each table is read from both ends, and the
rows not reached are taken from the pages themselves.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Struct

from companion.engine.saved import decode, read_text
from companion.storage.copies import COLUMNS, LOG, NOTES, PlayCopy, to_copy
from companion.storage.recovery.pages import content_of, rows, split
from companion.storage.recovery.wal import Log, read, with_frames
from companion.storage.schema import BROKEN, PLAY_ROW

MAX_PLAYS = 100_000
"""A higher play number is damage: nobody plays or imports as many."""

Rows = dict[Any, tuple[Any, ...]]


class Salvaged(Struct):
    """The readable plays by number, and how many there were; the printed facts by game."""

    plays: dict[int, PlayCopy] = {}
    known: int = 0
    facts: dict[str, dict[str, Any]] = {}


class _Tables(Struct):
    """The rows found, by their identity: play, position in the log, number, fact."""

    plays: Rows = {}
    answers: Rows = {}
    notes: Rows = {}
    facts: Rows = {}


def salvage(path: Path) -> Salvaged:
    """Return what can be read of the database at ``path``, including its ``-wal``.

    Nothing is written to it; raises `OSError` if there is none.
    """
    content, log = with_log(path)
    whole = with_frames(content, log.frames)
    tables = _Tables()
    with TemporaryDirectory() as folder:
        copy = Path(folder, "copy.db")
        copy.write_bytes(whole)
        with suppress(*BROKEN), closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            connection.text_factory = read_text
            _ask(connection, tables)
    broken = [frame.page for frame in log.frames if not frame.sound]
    _search(split(whole) + broken, tables)
    return _put_together(tables)


def with_log(path: Path) -> tuple[bytes, Log]:
    """Return a file and the contents of its write-ahead log, which may be all that is left.

    Raises `OSError` if there is neither, or they cannot be opened.
    """
    log = path.with_name(f"{path.name}-wal")
    if not log.exists():
        return content_of(path), read(b"")
    return content_of(path) if path.exists() else b"", read(content_of(log))


def _ask(connection: sqlite3.Connection, tables: _Tables) -> None:
    """Find the rows that SQLite reaches, from both ends of each table."""

    def both_ways(query: str, order: str) -> Iterator[tuple[Any, ...]]:
        for way in ("ASC", "DESC"):
            ways = ", ".join(f"{column} {way}" for column in order.split(", "))
            with suppress(*BROKEN):
                yield from connection.execute(f"{query} ORDER BY {ways}")

    for number, *values in both_ways(f"SELECT id, {', '.join(COLUMNS)} FROM play", "id"):
        tables.plays[number] = tuple(values)
    for play, *values in both_ways(LOG.replace("SELECT", "SELECT play,"), "play, seq"):
        tables.answers[play, values[0]] = tuple(values)
    for number, play, *values in both_ways(NOTES.replace("SELECT", "SELECT rowid, play,"), "rowid"):
        tables.notes[number] = (play, *values)
    for game, fact, value in both_ways("SELECT game, fact, value FROM box", "game, fact"):
        tables.facts[game, fact] = (value,)


def _search(found: list[bytes], tables: _Tables) -> None:
    """Find the rows that only the pages contain; those reached by SQLite take precedence."""
    for number, values in rows(found):
        match number, values:
            case None, (int() as play, int() as seq, str(), str(), str(), float() | int()):
                tables.answers.setdefault((play, seq), values[1:])
            case None, (str() as game, str() as fact, str() as value):
                tables.facts.setdefault((game, fact), (value,))
            case int(), (int(), int(), str(), str(), float() | int()):
                tables.notes.setdefault(number, values)
            case int(), (None, str(), str(), str(), *_) if len(values) <= len(PLAY_ROW):
                row = {**PLAY_ROW, **dict(zip(PLAY_ROW, values, strict=False))}
                tables.plays.setdefault(number, tuple(row[name] for name in COLUMNS))


def _put_together(tables: _Tables) -> Salvaged:
    """Return the plays of these rows, each with what is left of its log."""
    logs: dict[int, list[tuple[Any, ...]]] = {}
    for play, seq in sorted(filter(_is_place, tables.answers)):
        row = tables.answers[play, seq]
        if decode(str(row[2]), BROKEN) is not BROKEN:  # the text itself is intact
            logs.setdefault(play, []).append(row)
    notes: dict[int, list[tuple[Any, ...]]] = {}
    for _, (play, *note) in sorted(tables.notes.items()):
        notes.setdefault(play, []).append(tuple(note))
    plays: dict[int, PlayCopy] = {}
    for number, values in sorted(tables.plays.items()):
        with suppress(msgspec.ValidationError):
            if 0 < number <= MAX_PLAYS:
                plays[number] = to_copy(values, logs.get(number, ()), notes.get(number, ()))
    facts: dict[str, dict[str, Any]] = {}
    for (game, fact), (value,) in tables.facts.items():
        facts.setdefault(str(game), {})[str(fact)] = decode(str(value), None)
    return Salvaged(plays, max([*plays, *logs], default=0), facts)


def _is_place(place: tuple[Any, Any]) -> bool:
    """Return whether this is a possible position in a log."""
    return all(isinstance(each, int) for each in place) and 0 < place[0] <= MAX_PLAYS
