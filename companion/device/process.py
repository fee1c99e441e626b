"""The process: its standard streams, its files' rights, its signals, and who runs it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""What asks the companion to end: Ctrl-C, the system, a terminal that is closed."""

PRIVATE = 0o077
"""The rights that nobody else gets to a new file."""


def prepare() -> None:
    """Give the process standard streams if it has none, and keep its files to itself.

    A standard stream that is closed would else be the first file that is opened, such as the
    database, and what is printed would go there.
    """
    os.umask(PRIVATE)
    while (found := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(found)
    for name, descriptor, mode in (("stdin", 0, "r"), ("stdout", 1, "w"), ("stderr", 2, "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(descriptor, mode, encoding="utf-8", closefd=False))


def drop_output() -> None:
    """Print nothing any more: nobody reads it, or there is no room for it."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.close(nothing)


def is_root() -> bool:
    """Return whether the companion runs with rights that it does not need."""
    return os.geteuid() == 0


@contextmanager
def ending(end: Callable[[], object]) -> Iterator[None]:
    """Call ``end`` where a signal asks the companion to end; for the main thread."""

    def handle(*_: Any) -> None:
        end()

    before = {each: signal.signal(each, handle) for each in ENDING}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
