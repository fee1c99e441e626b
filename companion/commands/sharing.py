"""The sharing process: ``python -m companion.commands.sharing``, started by the window.

It reads the state of the table from its standard input, line by line, shares it as the settings
say, and writes what comes back to its standard output. It ends with its input.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from threading import Lock
from typing import BinaryIO

import msgspec
from msgspec import Struct

from companion.engine.saved import SavedPlay
from companion.games import result_type
from companion.sharing.messages import Now, Say, line, read
from companion.sharing.part import Part
from companion.storage import bot_files
from companion.storage import settings as settings_
from companion.storage.reading import StoreToRead
from companion.storage.settings import Settings

log = logging.getLogger(__name__)

WITHOUT_WINDOW = {
    "KIVY_NO_CONSOLELOG": "1",
    "KIVY_METRICS_DENSITY": "1",  # else Kivy opens a window to find out
    "KIVY_DPI": "96",
}


def phone_table(settings: Settings, say: Say) -> Part:
    """Return the pages for phones."""
    os.environ.update(WITHOUT_WINDOW)
    from companion.commands.parts import DATABASE
    from companion.screens.sights import Sights
    from companion.sharing.pages.part import PhoneTable

    def opened() -> StoreToRead:
        path = settings_.home() / DATABASE
        return StoreToRead(path, result_type=result_type, recall=bot_files.recall)

    def find(uid: str) -> SavedPlay | None:
        """Return a saved play; called on any thread."""
        with closing(opened()) as plays:
            return plays.find_uid(uid)

    return PhoneTable(settings, say, Sights(opened(), settings).look, find)


PARTS: Mapping[str, Callable[[Settings, Say], Part]] = {"phone_table": phone_table}
"""What makes each part, by the setting that switches it on."""


def parts(settings: Settings, say: Say) -> list[Part]:
    """Return the parts that are switched on."""
    return [make(settings, say) for name, make in PARTS.items() if getattr(settings, name)]


def share(states: BinaryIO, shared: Sequence[Part]) -> None:
    """Share each state that is read, until there are no more."""
    for content in states:
        try:
            now = read(content, Now)
        except msgspec.DecodeError:
            log.warning("this is no state of a table: %r", content[:80])
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
    settings, _ = settings_.load_what_works()
    shared = parts(settings, speaker(sys.stdout.buffer))
    try:
        share(sys.stdin.buffer, shared)
    finally:
        for part in shared:
            part.close()


if __name__ == "__main__":
    main()
