"""What became of the database by itself: told until somebody has read it."""

from __future__ import annotations

import json
import sqlite3

from companion.engine.problem import Problem
from companion.engine.saved import decode_object


def write_notice(connection: sqlite3.Connection, notice: Problem, at: float) -> None:
    """Keep a notice, inside the transaction that is open; ``at`` is when it was (Unix seconds)."""
    connection.execute(
        "INSERT INTO notice (key, args, at) VALUES (?, ?, ?)",
        (notice.key, json.dumps(dict(notice.args)), at),
    )


def read_notices(connection: sqlite3.Connection) -> list[Problem]:
    """Return the notices that nobody has read yet, the oldest first."""
    rows = connection.execute("SELECT key, args FROM notice ORDER BY rowid").fetchall()
    return [Problem(key, decode_object(args)) for key, args in rows]


def forget_notices(connection: sqlite3.Connection) -> None:
    """Take the notices as read, inside the transaction that is open."""
    connection.execute("DELETE FROM notice")
