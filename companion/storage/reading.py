"""Reads the database of plays while another process writes it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from companion.engine.saved import read_text
from companion.storage.schema import open_to_read
from companion.storage.store import Store


class ReadOnlyStore(Store):
    """Plays on disk that only another process changes: nothing is written, repaired or moved."""

    def attempt(self, write: Callable[[sqlite3.Connection], None]) -> bool:
        """Write nothing, and return False."""
        del write
        return False

    def _connect(self) -> sqlite3.Connection:
        self._connection = open_to_read(self.path, self.patience)
        self._connection.text_factory = read_text
        return self._connection
