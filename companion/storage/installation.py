"""Which installation a database belongs to: its copies are told from those of others by that.

The name is random and lies in the database, so it goes with the plays. A card that was copied has
the same name in it; so a database that finds itself on another machine takes a new name.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Mapping
from typing import Any

from companion.engine.saved import decode_object

NEW_NAME = "lower(hex(randomblob(6)))"
"""Twelve letters that no other installation has, as SQL."""


def installation(connection: sqlite3.Connection) -> str:
    """Return the name of the installation that a database, or a copy of it, belongs to.

    "" is that of a companion that had none yet. Raises `sqlite3.Error` if it cannot be read.
    """
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'installation'").fetchone():
        return ""
    found = connection.execute("SELECT name FROM installation").fetchone()
    return str(found[0]) if found else ""


def settle(connection: sqlite3.Connection, signs: Mapping[str, str]) -> None:
    """Give a database a new name if it lies on another machine than before.

    ``signs`` are what tells this machine from others, by their names: what is known of both
    machines counts, and nothing else. Raises `sqlite3.Error` if it cannot be written.
    """
    found = connection.execute("SELECT name, machine FROM installation").fetchone()
    if found is None:
        connection.execute(f"INSERT INTO installation (name) VALUES ({NEW_NAME})")
        found = connection.execute("SELECT name, machine FROM installation").fetchone()
    name, known = found[0], decode_object(found[1])
    marks = _marks(name, signs)
    if any(known.get(sign, mark) != mark for sign, mark in marks.items()):
        connection.execute(
            f"UPDATE installation SET name = {NEW_NAME}, machine = '{{}}' WHERE name = ?", (name,)
        )
        name, known = installation(connection), {}
        marks = _marks(name, signs)
    if (all_known := {**known, **marks}) != known:
        pairs = [part for pair in sorted(all_known.items()) for part in pair]
        places = ", ".join("?" * len(pairs))
        connection.execute(
            f"UPDATE installation SET machine = json_object({places}) WHERE name = ?",
            (*pairs, name),
        )


def put_settings(connection: sqlite3.Connection, settings: Mapping[str, Any]) -> None:
    """Write into a copy what was set where it was made. Raises `sqlite3.Error`."""
    if installation(connection):
        connection.execute("UPDATE installation SET settings = ?", (json.dumps(dict(settings)),))
        connection.commit()


def settings_of(connection: sqlite3.Connection) -> dict[str, Any]:
    """Return what was set where a copy was made. Raises `sqlite3.Error` if it cannot be read."""
    if not installation(connection):
        return {}
    return decode_object(connection.execute("SELECT settings FROM installation").fetchone()[0])


def _marks(name: str, signs: Mapping[str, str]) -> dict[str, str]:
    """Return what is kept of the signs: nobody can read a serial number in a copy."""
    return {
        sign: hashlib.blake2s(told.encode(), key=name.encode()[:32], digest_size=8).hexdigest()
        for sign, told in signs.items()
    }
