"""Plays of elsewhere, checked and put in order, until all of them are written at once."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec

from companion.storage.copies import PlayCopy

LONGEST, LARGEST = 400, 1024 * 1024
"""The bytes of the longest text in a play or a printed fact, as no name is so long, and those of
the largest play: the longest that was ever played has a twentieth."""

MOST_VALUES = 1000
"""So many printed facts of a game, or settings, can come in: there are not half as many."""

TEXT = re.compile(rb'"((?:[^"\\]++|\\.)*+)"')
"""A text in JSON, without its quotation marks."""


class Staged:
    """Plays in a file that SQLite deletes by itself: as many as the disk holds, few in memory.

    ``doubled`` counts those that were there already when they were added.
    """

    def __init__(self) -> None:
        self.doubled = 0
        self._connection = sqlite3.connect("", isolation_level=None)
        self._connection.execute(
            "CREATE TABLE play (hash BLOB PRIMARY KEY, touched REAL, started REAL, copy BLOB)"
        )

    def close(self) -> None:
        """Delete the file."""
        self._connection.close()

    def __len__(self) -> int:
        return int(self._connection.execute("SELECT count(*) FROM play").fetchone()[0])

    def add(self, copy: PlayCopy) -> bool:
        """Add a play; return whether it is one that can come in: each text has a sane length.

        Raises `sqlite3.Error` if the disk does not take it.
        """
        content = msgspec.json.encode(copy)
        if not is_sane(content):
            return False
        try:
            msgspec.json.decode(content, type=PlayCopy)
        except msgspec.DecodeError:  # a number that JSON cannot say
            return False
        added = self._connection.execute(
            "INSERT OR IGNORE INTO play VALUES (?, ?, ?, ?)",
            (sha256(content).digest(), copy.touched, copy.started, content),
        )
        self.doubled += 1 - added.rowcount
        return True

    def copies(self) -> Iterator[PlayCopy]:
        """Yield the plays, the one answered last as the last."""
        for (content,) in self._connection.execute(
            "SELECT copy FROM play ORDER BY touched, started"
        ):
            yield msgspec.json.decode(content, type=PlayCopy)


def is_sane(content: bytes) -> bool:
    """Return whether neither some JSON nor a text in it is longer than it can be."""
    return len(content) <= LARGEST and max(map(len, TEXT.findall(content)), default=0) <= LONGEST


def sane(values: dict[str, Any]) -> dict[str, Any]:
    """Return named values if they are sane: not too many, none too large, no text too long."""
    if len(values) <= MOST_VALUES and is_sane(msgspec.json.encode(values)):
        return values
    return {}
