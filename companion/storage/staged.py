"""Imported plays, checked and sorted, until all of them are written at once."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec

from companion.storage.copies import PlayCopy

MAX_TEXT_BYTES, MAX_PLAY_BYTES = 400, 1024 * 1024
"""The maximum length in bytes of a text in a play or a printed fact, as no name is that long, and
of a play: the longest ever played has a twentieth of that.
"""

MAX_VALUES = 1000
"""The most printed facts of a game, or settings, that are imported: there are not half as many."""

TEXT = re.compile(rb'"((?:[^"\\]++|\\.)*+)"')
"""A text in JSON, without its quotation marks."""


class Staged:
    """Plays in a temporary SQLite file: as many as the disk holds, few in memory.

    ``doubled`` counts those already there when added.
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
        """Add a play; return whether it is acceptable: each text has a sane length.

        Raises `sqlite3.Error` if the disk rejects it.
        """
        content = msgspec.json.encode(copy)
        if not is_sane(content):
            return False
        try:
            msgspec.json.decode(content, type=PlayCopy)
        except msgspec.DecodeError:  # a number that JSON cannot represent
            return False
        added = self._connection.execute(
            "INSERT OR IGNORE INTO play VALUES (?, ?, ?, ?)",
            (sha256(content).digest(), copy.touched, copy.started, content),
        )
        self.doubled += 1 - added.rowcount
        return True

    def copies(self) -> Iterator[PlayCopy]:
        """Yield the plays, the one answered last at the end."""
        for (content,) in self._connection.execute(
            "SELECT copy FROM play ORDER BY touched, started"
        ):
            yield msgspec.json.decode(content, type=PlayCopy)


def is_sane(content: bytes) -> bool:
    """Return whether neither some JSON nor any text in it is too long."""
    return (
        len(content) <= MAX_PLAY_BYTES
        and max(map(len, TEXT.findall(content)), default=0) <= MAX_TEXT_BYTES
    )


def sane(values: dict[str, Any]) -> dict[str, Any]:
    """Return named values if sane, else {}: not too many, none too large, no text too long."""
    if len(values) <= MAX_VALUES and is_sane(msgspec.json.encode(values)):
        return values
    return {}
