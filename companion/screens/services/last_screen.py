"""Where the app was closed: saved on disk, so that it reopens there."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from companion.storage.files import write_whole
from companion.storage.settings import home

log = logging.getLogger(__name__)


class LastPlace(Struct, frozen=True):
    """A screen by its name, the number of the ``play`` on the table, and the screen's detail.

    ``ticked`` is how far the step of each play was ticked.
    """

    screen: str
    play: int | None = None
    detail: dict[str, Any] = {}
    ticked: dict[int, tuple[int, int]] = {}


class LastScreen:
    """Saves the place in the file ``path``; errors in saving or reading it are ignored."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or home() / "place.json"
        self._kept: LastPlace | None = None

    def last(self) -> LastPlace | None:
        """Return where the app was closed, None if unknown."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=LastPlace)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.MsgspecError) as error:
            log.warning("%s does not say where the app was left: %s", self._path, error)
            return None

    def save(self, place: LastPlace) -> None:
        """Save the place if it has changed."""
        if place == self._kept:
            return
        try:
            write_whole(self._path, msgspec.json.encode(place))
            self._kept = place
        except OSError as error:
            log.warning("the place cannot be saved: %s", error)
