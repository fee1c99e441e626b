"""Which installation a database belongs to, to distinguish its backups from those of others.

The name is random and stored in the database, so it goes with the plays. A copied card contains the
same name; so a database that finds itself on another machine takes a new one.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Mapping
from typing import Any

from companion.engine.saved import decode_object

NEW_NAME = "lower(hex(randomblob(6)))"
"""A unique name of twelve characters, as SQL."""


def installation(connection: sqlite3.Connection) -> str:
    """Return the installation that a database, or a backup, belongs to.

    "" is a companion that had no name yet. Raises `sqlite3.Error` if it cannot be read.
    """
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'installation'").fetchone():
        return ""
    found = connection.execute("SELECT name FROM installation").fetchone()
    return str(found[0]) if found else ""


def rename_if_moved(connection: sqlite3.Connection, identifiers: Mapping[str, str]) -> None:
    """Give a database a new name if it is on another machine than before.

    ``identifiers`` are identifiers of this machine, by name: only those known of both machines are
    compared. Raises `sqlite3.Error` if it cannot be written.
    """
    found = connection.execute("SELECT name, machine FROM installation").fetchone()
    if found is None:
        connection.execute(f"INSERT INTO installation (name) VALUES ({NEW_NAME})")
        found = connection.execute("SELECT name, machine FROM installation").fetchone()
    name, known = found[0], decode_object(found[1])
    hashes = _hashes(name, identifiers)
    if any(known.get(kind, each) != each for kind, each in hashes.items()):
        connection.execute(
            f"UPDATE installation SET name = {NEW_NAME}, machine = '{{}}' WHERE name = ?", (name,)
        )
        name, known = installation(connection), {}
        hashes = _hashes(name, identifiers)
    if (all_known := {**known, **hashes}) != known:
        connection.execute(
            "UPDATE installation SET machine = ? WHERE name = ?", (json.dumps(all_known), name)
        )


def put_settings(connection: sqlite3.Connection, settings: Mapping[str, Any]) -> None:
    """Write the settings of its companion into a backup. Raises `sqlite3.Error`."""
    if installation(connection):
        connection.execute("UPDATE installation SET settings = ?", (json.dumps(dict(settings)),))
        connection.commit()


def settings_of(connection: sqlite3.Connection) -> dict[str, Any]:
    """Return the settings stored in a backup. Raises `sqlite3.Error` if they cannot be read."""
    if not installation(connection):
        return {}
    return decode_object(connection.execute("SELECT settings FROM installation").fetchone()[0])


def _hashes(name: str, identifiers: Mapping[str, str]) -> dict[str, str]:
    """Return hashes of the identifiers, so that nobody can read a serial number in a backup."""
    return {
        kind: hashlib.blake2s(value.encode(), key=name.encode()[:32], digest_size=8).hexdigest()
        for kind, value in identifiers.items()
    }
