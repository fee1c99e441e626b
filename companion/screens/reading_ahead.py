"""Loads what the first opening of a screen would wait for: its module and its kv files."""

from __future__ import annotations

from collections.abc import Iterator

from companion.screens.drawing.ground import ground
from companion.screens.screen_host import KINDS, kind
from companion.screens.sheet import BareSheet
from companion.screens.widgets import part
from companion.screens.window.after_frame import AfterFrame
from companion.screens.window.in_slices import InSlices

PAUSE_S = 0.02
"""The time between slices."""

TABLE = "board"
"""The kv file of the table: its modules, which draw a game, are loaded with the first play."""


class ReadingAhead:
    """Loads a module or a file at a time, once the first frame is shown."""

    def __init__(self) -> None:
        self._reading = InSlices(PAUSE_S, "the screens cannot be read ahead")
        self._begin = AfterFrame(lambda: self._reading.begin(pieces()))
        self._begin()

    def cancel(self) -> None:
        """Stop loading."""
        self._begin.cancel()
        self._reading.cancel()


def pieces() -> Iterator[None]:
    """Load what the screens need, and yield after each piece."""
    from kivy.core.window import Window

    ground(Window.width, Window.height)
    for name, place in KINDS.items():
        if place.startswith("board."):
            continue
        screen = kind(name)
        yield
        for file in screen.kv_files() if issubclass(screen, BareSheet) else ():
            part.load(file)
            yield
    part.load(TABLE)
