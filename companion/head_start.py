"""The library of the window begins before the rest is loaded: on a thread, it leaves Python alone.

SDL opens the X display, and with it the driver that draws: some 75 milliseconds of C code, while
Python loads the companion. Whoever opens the window waits for it with `join`; it then finds that
done, or does it itself and says what is wrong.

Only one thread at a time can open a library, and that of the driver takes 30 milliseconds. So the
modules of Python that open some are loaded before.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

LIBRARY = "[Kk]ivy.libs/libSDL2-2*"
"""Where Kivy's wheel has SDL, beside itself."""
VIDEO = 0x20
"""SDL's number for its part that draws."""

FIRST = [
    "array",
    "ctypes",
    "datetime",
    "decimal",
    "fcntl",
    "hashlib",
    "json",
    "lzma",
    "msgspec",
    "pickle",
    "queue",
    "select",
    "socket",
    "sqlite3",
    "subprocess",
    "tempfile",
    "unicodedata",
    "uuid",
    "zipfile",
    "zoneinfo",
]
"""The modules that open libraries, among those that are loaded in any case."""

_begun: list[Thread] = []


def begin(arguments: Sequence[str]) -> None:
    """Begin, if the command is to open a window on an X display."""
    command = next((each for each in arguments if not each.startswith("-")), "run")
    x_display = os.environ.get("DISPLAY") and not os.environ.get("SDL_VIDEODRIVER")
    if command == "run" and x_display:
        for module in FIRST:
            import_module(module)
        thread = Thread(target=_load, name="head start", daemon=True)
        thread.start()
        _begun.append(thread)


def join() -> None:
    """Wait until what was begun is done."""
    while _begun:
        _begun.pop().join()


def _load() -> None:
    kivy = find_spec("kivy")
    beside = Path(kivy.origin).parents[1] if kivy and kivy.origin else Path()
    if (library := next(beside.glob(LIBRARY), None)) is None:
        return
    with suppress(OSError, AttributeError):
        sdl = ctypes.CDLL(str(library))
        if sdl.SDL_Init(VIDEO) == 0:
            sdl.SDL_GL_LoadLibrary(None)
