"""The loudspeakers of this machine by name: their order differs between a Pi 4 and a Pi 5."""

from __future__ import annotations

import os
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path

CARDS = Path("/proc/asound")

VARIABLE = "AUDIODEV"
"""Where SDL looks for the ALSA device that it is to use."""


def names(cards: Path = CARDS) -> list[str]:
    """Return the names of the sound cards that can play, as ALSA knows them."""
    found = []
    for card in sorted({pcm.parent for pcm in cards.glob("card[0-9]*/pcm*p")}):
        with suppress(OSError):  # it has just been pulled out
            found.append((card / "id").read_text(encoding="utf-8").strip())
    return found


def device(name: str, cards: Path = CARDS) -> str:
    """Return the ALSA device of a loudspeaker, "" where it is not there: then ALSA chooses one."""
    return devices(name, cards)[0]


def devices(name: str, cards: Path = CARDS) -> list[str]:
    """Return the ALSA devices to try: that of this name, what ALSA chooses (""), then any other."""
    there = names(cards)
    chosen = [name] if name in there else []
    others = [each for each in there if each not in chosen]
    return [*map(_device, chosen), "", *map(_device, others)]


def _device(name: str) -> str:
    return f"plughw:CARD={name}"


def choose(name: str, environ: MutableMapping[str, str] = os.environ, cards: Path = CARDS) -> bool:
    """Have SDL play on this loudspeaker, once it opens one; return whether it is there by now.

    Without a name it is the first there is.
    """
    if found := device(name, cards):
        environ[VARIABLE] = found
    return bool(found) or not name
