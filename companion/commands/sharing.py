"""The sharing process: ``python -m companion.commands.sharing``, started by the window.

It reads the state of the table from its standard input, line by line, shares it as the settings
say, and writes what comes back to its standard output. It ends with its input.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import closing, suppress
from functools import partial
from threading import Lock
from typing import BinaryIO

import msgspec
from msgspec import Struct

from companion.engine.saved import SavedPlay
from companion.sharing.messages import Now, Say, SharingStatus, line, read
from companion.sharing.part import SharingPart
from companion.sharing.servers import table_of
from companion.storage import settings as settings_
from companion.storage.schema import DATABASE
from companion.storage.settings import Settings
from companion.storage.store import Store

log = logging.getLogger(__name__)

WITHOUT_WINDOW = {
    "KIVY_NO_CONSOLELOG": "1",
    "KIVY_METRICS_DENSITY": "1",  # else Kivy opens a window to find out
    "KIVY_DPI": "96",
}


def phone_table(settings: Settings, say: Say) -> SharingPart:
    """Return the pages for phones."""
    os.environ.update(WITHOUT_WINDOW)
    from companion.screens.phone_views import PhoneViews
    from companion.sharing.pages.part import PhoneTable

    def find(uid: str) -> SavedPlay | None:
        """Return a saved play; called on any thread."""
        with closing(opened()) as plays:
            return plays.find_uid(uid)

    return PhoneTable(settings, say, PhoneViews(opened(), settings).look, find)


def opened() -> Store:
    """Open the database of plays to read it."""
    path = settings_.home() / DATABASE
    return Store(path, read_only=True)


def broker(settings: Settings, say: Say) -> SharingPart:
    """Return the table at a broker."""
    from companion.sharing.mqtt import Broker

    name = settings.table_name or socket.gethostname()
    database = settings_.home() / DATABASE
    return Broker(settings, say, lambda: table_of(database), name)


def postgres(settings: Settings, say: Say) -> SharingPart:
    """Return what sends finished plays to a database."""
    from companion.sharing.postgres import Plays, Sender

    name = settings.table_name or socket.gethostname()
    return Plays(Sender(settings, settings_.home() / DATABASE, opened, name), say)


PARTS: Mapping[str, Callable[[Settings, Say], SharingPart]] = {
    "phone_table": phone_table,
    "mqtt": broker,
    "postgres": postgres,
}
"""What makes each part, by the setting that switches it on."""


class Reports:
    """Makes one report of what the parts report, each about itself."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._lock = Lock()
        self._of: dict[str, SharingStatus] = {}

    def say(self, part: str, message: Struct) -> None:
        """Send what a part says; a report together with the last ones of the others."""
        if not isinstance(message, SharingStatus):
            self._say(message)
            return
        with self._lock:
            self._of[part] = message
            self._say(merged(self._of.values()))


def merged(reports: Collection[SharingStatus]) -> SharingStatus:
    """Return what several reports say together."""
    return SharingStatus(
        address=next((each.address for each in reports if each.address), ""),
        phones=sum(each.phones for each in reports),
        presses=any(each.presses for each in reports),
        problems={name: found for each in reports for name, found in each.problems.items()},
    )


def parts(settings: Settings, say: Say) -> list[SharingPart]:
    """Return the parts that are switched on."""
    reports = Reports(say)
    return [
        make(settings, partial(reports.say, name))
        for name, make in PARTS.items()
        if getattr(settings, name)
    ]


def share(states: BinaryIO, shared: Sequence[SharingPart]) -> None:
    """Share each state that is read, until there are no more."""
    for content in states:
        try:
            now = read(content, Now)
        except msgspec.DecodeError:
            log.warning("this is not the state of a table: %r", content[:80])
            continue
        for part in shared:
            part.show(now)


def speaker(out: BinaryIO) -> Say:
    """Return what writes messages, each whole, in a line."""
    lock = Lock()

    def say(message: Struct) -> None:
        with lock, suppress(OSError, ValueError):  # nobody listens any more
            out.write(line(message))
            out.flush()

    return say


def main() -> None:
    """Share the table until the window ends."""
    with suppress(OSError):  # it may not be allowed
        os.nice(10)  # the parent has a window
    settings, _ = settings_.load_valid()
    shared = parts(settings, speaker(sys.stdout.buffer))
    try:
        share(sys.stdin.buffer, shared)
    finally:
        for part in shared:
            part.close()


if __name__ == "__main__":
    main()
