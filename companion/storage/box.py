"""My box: what is printed on this copy of a game, entered once and saved for all later plays."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from typing import Any


def write_facts(connection: sqlite3.Connection, game: str, facts: Mapping[str, Any]) -> None:
    """Write printed facts of a game, inside the open transaction."""
    connection.executemany(
        "INSERT OR REPLACE INTO box (game, fact, value) VALUES (?, ?, ?)",
        [(game, fact, json.dumps(value)) for fact, value in facts.items()],
    )


class PrintedFacts(dict[str, Any]):
    """The printed facts of one game by name, and which of them are on disk."""

    def __init__(self, game: str, facts: Mapping[str, Any]) -> None:
        super().__init__(facts)
        self._game = game
        self.on_disk: dict[str, Any] = dict(facts)

    def add(self, facts: Mapping[str, Any]) -> None:
        """Add new facts."""
        self.update({fact: value for fact, value in facts.items() if fact not in self})

    def add_saved(self, facts: Mapping[str, Any]) -> None:
        """Add new facts that are on disk already."""
        new = {fact: value for fact, value in facts.items() if fact not in self}
        self.update(new)
        self.on_disk.update(new)

    def write(self, connection: sqlite3.Connection) -> None:
        """Write changes, inside the open transaction of ``connection``."""
        connection.executemany(
            "DELETE FROM box WHERE game = ? AND fact = ?",
            [(self._game, fact) for fact in self.on_disk.keys() - self.keys()],
        )
        changed = {
            fact: value
            for fact, value in self.items()
            if fact not in self.on_disk or self.on_disk[fact] != value
        }
        write_facts(connection, self._game, changed)

    def mark_saved(self) -> None:
        """Note that the transaction was committed."""
        self.on_disk = dict(self)
