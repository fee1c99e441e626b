"""A player without a sound device."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from companion.device.audio import OnEnd, Stop


class SilentPlayer:
    """Plays nothing and records what it was asked to play, as (file name, volume).

    A sound ends at once, or, if sounds are ``lasting``, when it is cut or ``finish`` is called.
    """

    mixes = True

    def __init__(self, lasting: bool = False) -> None:
        self.played: list[tuple[str, float]] = []
        self._lasting = lasting
        self._sounding: list[tuple[str, OnEnd]] = []

    @property
    def sounding(self) -> list[str]:
        """The names of the files that have not ended."""
        return [name for name, _ in self._sounding]

    def preload(self, paths: Iterable[Path]) -> None:
        """Do nothing."""

    def start(self, path: Path, volume: float, on_end: OnEnd) -> Stop:
        """Record the file."""
        self.played.append((path.name, volume))
        sound = (path.name, on_end)
        self._sounding.append(sound)
        stop = partial(self._end, sound)
        if not self._lasting:
            stop()
        return stop

    def finish(self) -> None:
        """End every sound."""
        for sound in list(self._sounding):
            self._end(sound)

    close = finish

    def _end(self, sound: tuple[str, OnEnd]) -> None:
        if sound in self._sounding:
            self._sounding.remove(sound)
            sound[1](None)
