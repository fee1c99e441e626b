"""Deleted plays leave the disk for good after 30 days; a clock that jumps removes none.

A Pi has no clock of its own: at a start it may be in another year. So the days are counted, not
read off: at each start a deleted play ages by the time since the last one, by `MAX_AGING_S` at
most. If the clock went back it grows younger, as it must have been ahead before; a gap longer than
`JUMP_S` may be a jump and counts nothing. What is uncertain only keeps a play for longer.
"""

from __future__ import annotations

import sqlite3

import msgspec

from companion.engine.saved import decode_object

DAY_S = 24 * 3600.0
RESTORABLE_S = 30 * DAY_S
"""How long a deleted play can be restored, at least."""

MAX_AGING_S = 10 * DAY_S
"""The most that a play ages between two starts: it takes at least three of them to remove it."""

JUMP_S = 31 * DAY_S
"""A longer time between two starts counts nothing: the clock may have been set."""

AGED = "deleted"
"""The kind of the note beside a play's log with its age."""


class Aged(msgspec.Struct, frozen=True):
    """A play ``deleted`` then had this ``age`` (s) when it was last ``seen`` at a start."""

    deleted: float
    seen: float
    age: float = 0.0

    def at(self, now: float) -> Aged:
        """Return it at another start."""
        gap = now - self.seen
        more = 0.0 if gap > JUMP_S else max(-MAX_AGING_S, min(gap, MAX_AGING_S))
        return Aged(self.deleted, now, max(0.0, self.age + more))


def purge(connection: sqlite3.Connection, now: float) -> list[int]:
    """Let deleted plays age, and remove those that are old enough, inside the transaction.

    ``now`` is what the clock says (s since 1970). Return the numbers of those removed.
    """
    rows = connection.execute("SELECT id, deleted FROM play WHERE deleted IS NOT NULL").fetchall()
    noted = dict(connection.execute("SELECT play, value FROM note WHERE kind = ?", (AGED,)))
    ages = {play: _read(noted.get(play, ""), deleted).at(now) for play, deleted in rows}
    gone = [(play,) for play, aged in ages.items() if aged.age >= RESTORABLE_S]
    connection.execute("PRAGMA secure_delete=ON")  # what is removed is overwritten
    connection.execute("DELETE FROM note WHERE kind = ?", (AGED,))
    connection.executemany(
        "INSERT INTO note (play, seq, kind, value, at) VALUES (?, 0, ?, ?, ?)",
        ((play, AGED, msgspec.json.encode(aged).decode(), now) for play, aged in ages.items()),
    )
    for table in ("answer", "note", "outbox"):
        connection.executemany(f"DELETE FROM {table} WHERE play = ?", gone)
    connection.executemany("DELETE FROM play WHERE id = ?", gone)
    connection.execute("PRAGMA secure_delete=OFF")
    return [play for (play,) in gone]


def _read(text: str, deleted: float) -> Aged:
    """Return the age that was noted; one that was restored meanwhile is as if just deleted."""
    try:
        aged = msgspec.convert(decode_object(text), Aged)
    except msgspec.ValidationError:
        return Aged(deleted, deleted)
    return aged if aged.deleted == deleted else Aged(deleted, deleted)
