"""Notices about what happened to the database, shown until they are read."""

from __future__ import annotations

import json
import sqlite3

from companion.engine.problem import Problem
from companion.engine.saved import decode_object


def write_notice(connection: sqlite3.Connection, notice: Problem, at: float) -> None:
    """Save a notice, inside the open transaction; ``at`` is its time (Unix seconds)."""
    connection.execute(
        "INSERT INTO notice (key, args, at) VALUES (?, ?, ?)",
        (notice.key, json.dumps(dict(notice.args)), at),
    )


def read_notices(connection: sqlite3.Connection) -> list[Problem]:
    """Return the unread notices, the oldest first."""
    rows = connection.execute("SELECT key, args FROM notice ORDER BY rowid").fetchall()
    return [Problem(key, decode_object(args)) for key, args in rows]


def forget_notices(connection: sqlite3.Connection) -> None:
    """Mark the notices as read, inside the open transaction."""
    connection.execute("DELETE FROM notice")
