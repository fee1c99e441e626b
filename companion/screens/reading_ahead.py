"""Preloads what the first opening of a screen would wait for: modules, kv rules and texts."""

from __future__ import annotations

from collections.abc import Iterator

from companion.phrases.phrasebook import Phrasebook
from companion.screens.drawing.ground import ground
from companion.screens.screen_host import KINDS, kind
from companion.screens.sheet import BareSheet
from companion.screens.widgets import part
from companion.screens.window.after_frame import AfterFrame
from companion.screens.window.in_slices import InSlices

PAUSE_S = 0.02
"""The time between slices. A module is loaded as a whole, which may take longer."""

TABLE = "board"
"""The kv file of the table: its modules, which draw a game, are loaded with the first play."""


class ReadingAhead:
    """Preloads a little at a time, once the first frame is shown."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        self._reading = InSlices(PAUSE_S, "the screens cannot be read ahead")
        self._begin = AfterFrame(lambda: self._reading.begin(pieces(phrasebook)))
        self._begin()

    def cancel(self) -> None:
        """Stop preloading."""
        self._begin.cancel()
        self._reading.cancel()


def pieces(phrasebook: Phrasebook) -> Iterator[None]:
    """Load what the screens need, and yield after each piece."""
    from kivy.core.window import Window

    found = []
    for name, place in KINDS.items():
        if not place.startswith("board."):
            found.append(kind(name))
            yield
    ground(Window.width, Window.height)
    yield
    sheets = [screen for screen in found if issubclass(screen, BareSheet)]
    for file in (*(file for screen in sheets for file in screen.kv_files()), TABLE):
        for _ in part.reading(file):  # "yield from" would close what is half read
            yield
    yield from phrasebook.read_ahead("screens")
