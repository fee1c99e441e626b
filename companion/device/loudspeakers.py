"""The loudspeakers of this machine by name: their order differs between a Pi 4 and a Pi 5."""

from __future__ import annotations

import os
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path

CARDS = Path("/proc/asound")

VARIABLE = "AUDIODEV"
"""The variable in which SDL looks for the ALSA device to use."""


def names(cards: Path = CARDS) -> list[str]:
    """Return ALSA's names of the sound cards that can play."""
    found = []
    for card in sorted({pcm.parent for pcm in cards.glob("card[0-9]*/pcm*p")}):
        with suppress(OSError):  # it has just been unplugged
            found.append((card / "id").read_text(encoding="utf-8").strip())
    return found


def device(name: str, cards: Path = CARDS) -> str:
    """Return the ALSA device of a loudspeaker, "" if it isn't there: then ALSA chooses one."""
    return devices(name, cards)[0]


def devices(name: str, cards: Path = CARDS) -> list[str]:
    """Return the ALSA devices to try: the named one, ALSA's default (""), then any other."""
    there = names(cards)
    chosen = [name] if name in there else []
    others = [each for each in there if each not in chosen]
    return [*map(_device, chosen), "", *map(_device, others)]


def _device(name: str) -> str:
    return f"plughw:CARD={name}"


def choose(name: str, environ: MutableMapping[str, str] = os.environ, cards: Path = CARDS) -> bool:
    """Make SDL use this loudspeaker when it opens one; return whether it is available yet.

    Without a name it is the first available.
    """
    if found := device(name, cards):
        environ[VARIABLE] = found
    return bool(found) or not name
