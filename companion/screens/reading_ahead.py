"""Reads ahead what the first opening of a screen would wait for: modules, kv rules and words."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator

from kivy.clock import Clock

from companion.phrases.phrasebook import Phrasebook
from companion.screens.drawing.ground import ground
from companion.screens.screen_host import KINDS, kind
from companion.screens.sheet import BareSheet
from companion.screens.widgets import part
from companion.screens.window.after_frame import AfterFrame

log = logging.getLogger(__name__)

SLICE, PAUSE = 0.003, 0.02
"""The seconds that are used for it at a time, and from one such time to the next. A module is read
as a whole: it may take longer."""

TABLE = "board"
"""The kv file of the table: its modules, which draw a game, are read with the first play."""


class ReadingAhead:
    """Reads a little at a time, once the first frame is shown."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        self._pieces = pieces(phrasebook)
        self._go_on = Clock.create_trigger(self._read, PAUSE)
        self._begin = AfterFrame(self._go_on)
        self._begin()

    def cancel(self) -> None:
        """Read nothing any more."""
        self._begin.cancel()
        self._go_on.cancel()

    def _read(self, *_dt: float) -> None:
        until = time.perf_counter() + SLICE
        try:
            for _ in self._pieces:
                if time.perf_counter() >= until:
                    self._go_on()
                    return
        except Exception:
            log.exception("the screens cannot be read ahead")


def pieces(phrasebook: Phrasebook) -> Iterator[None]:
    """Read what the screens need, and yield after each piece."""
    from kivy.core.window import Window

    found = []
    for name, place in KINDS.items():
        if not place.startswith("board."):
            found.append(kind(name))
            yield
    ground(Window.width, Window.height)
    yield
    part.load_widgets()
    sheets = [screen for screen in found if issubclass(screen, BareSheet)]
    for file in (*(file for screen in sheets for file in screen.kv_files()), TABLE):
        for _ in part.reading(file):  # "yield from" would close what is half read
            yield
    yield from phrasebook.read_ahead("screens")
