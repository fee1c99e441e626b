"""The process: its standard streams, file permissions, signals, and user."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""The signals that end the companion: Ctrl-C, the system, a closed terminal."""

PRIVATE = 0o077
"""The permissions that others don't get on a new file."""


def prepare() -> None:
    """Give the process standard streams if it has none, and make its files private.

    A closed standard stream would otherwise be replaced by the first file opened, such as the
    database, and output would go there.
    """
    os.umask(PRIVATE)
    while (found := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(found)
    for name, descriptor, mode in (("stdin", 0, "r"), ("stdout", 1, "w"), ("stderr", 2, "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(descriptor, mode, encoding="utf-8", closefd=False))


def drop_output() -> None:
    """Discard output from now on: nobody reads it, or there is no room for it."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.close(nothing)


@contextmanager
def ending(end: Callable[[], object]) -> Iterator[None]:
    """Call ``end`` when a signal asks the companion to end; for the main thread."""

    def handle(*_: Any) -> None:
        end()

    before = {each: signal.signal(each, handle) for each in ENDING}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
