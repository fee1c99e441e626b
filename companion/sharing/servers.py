"""What a broker and a database have in common: an address, problems, and trying again."""

from __future__ import annotations

import logging
import sqlite3
import ssl
from contextlib import closing
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from companion.engine.problem import Problem
from companion.sharing.messages import Say, SharingStatus
from companion.storage.installation import installation
from companion.storage.schema import open_to_read

log = logging.getLogger(__name__)

PORTS = {"mqtt": 1883, "mqtts": 8883, "postgres": 5432, "postgresql": 5432}
"""The port of each scheme, if the URL has none."""

FIRST_PAUSE_S, MAX_PAUSE_S = 1.0, 60.0
"""The pause after the first failure, doubled after each further one, and its limit."""

PATIENCE_S = 5
"""The time (s) that a server has to answer."""


class ServerAddress(NamedTuple):
    """The address of a server, and who is known there."""

    scheme: str
    host: str
    port: int
    user: str | None
    password: str | None

    def __str__(self) -> str:
        return f"{self.host}:{self.port}"

    def __repr__(self) -> str:
        return f"ServerAddress({self})"  # no password


def server(url: str) -> ServerAddress:
    """Return the server that the URL in a setting means."""
    found = urlsplit(url)
    port = found.port or PORTS[found.scheme]
    user, password = (unquote(each) if each else None for each in (found.username, found.password))
    return ServerAddress(found.scheme, found.hostname or "", port, user, password)


def table_of(database: Path) -> str:
    """Return the identifier of this table: the name of its installation, so no two have the same.

    Raises `sqlite3.Error` if the database of plays cannot be read, `LookupError` if it has none.
    """
    with closing(open_to_read(database)) as connection:
        name = installation(connection)
    if not name:
        raise LookupError("this database belongs to no installation yet")
    return name


def why(error: Exception) -> str:
    """Return the ``core.server-problem`` variant for a failed connection; the log has the rest."""
    log.info("%s", error)
    if isinstance(error, sqlite3.Error | LookupError):
        return "games"
    if isinstance(error, ssl.SSLCertVerificationError):
        return "certificate"
    if isinstance(error, FileNotFoundError | PermissionError):
        return "file"
    return "away"


def problem(which: ServerAddress, reason: str) -> Problem:
    """Return why a server cannot be used."""
    return Problem("core.server-problem", {"server": str(which), "why": reason})


class Attempts:
    """How the connection to a server goes: what is reported of it, and when it is tried again.

    ``say`` is called with a report of each new problem of the part called ``name``.
    """

    def __init__(self, name: str, say: Say) -> None:
        self._name, self._say = name, say
        self._reported: Problem | None = None
        self._pause = 0.0

    def failed(self, found: Problem) -> float:
        """Report a problem; return the pause (s) before the next attempt."""
        self._report(found)
        self._pause = min(max(FIRST_PAUSE_S, 2 * self._pause), MAX_PAUSE_S)
        return self._pause

    def worked(self) -> None:
        """Report that there is no problem any more."""
        self._report(None)
        self._pause = 0.0

    def _report(self, found: Problem | None) -> None:
        if found != self._reported:
            self._reported = found
            log.warning("%s: %s", self._name, found or "works again")
            problems = {self._name: (found.key, dict(found.args))} if found else {}
            self._say(SharingStatus(problems=problems))
