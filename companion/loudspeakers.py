"""The loudspeakers of this machine by name: their order differs between a Pi 4 and a Pi 5."""

from __future__ import annotations

import os
from collections.abc import MutableMapping
from pathlib import Path

CARDS = Path("/proc/asound")

VARIABLE = "AUDIODEV"
"""Where SDL looks for the ALSA device that it is to use."""


def names(cards: Path = CARDS) -> list[str]:
    """Return the names of the sound cards that can play, as ALSA knows them."""
    playing = sorted({pcm.parent for pcm in cards.glob("card[0-9]*/pcm*p")})
    return [(card / "id").read_text(encoding="utf-8").strip() for card in playing]


def device(name: str, cards: Path = CARDS) -> str:
    """Return the ALSA device of a loudspeaker, "" where it is not there: then the first is used."""
    return f"plughw:CARD={name}" if name and name in names(cards) else ""


def choose(name: str, environ: MutableMapping[str, str] = os.environ, cards: Path = CARDS) -> bool:
    """Have SDL play on this loudspeaker, once it opens one; return whether it is there by now.

    Without a name it is the first there is.
    """
    if found := device(name, cards):
        environ[VARIABLE] = found
    return bool(found) or not name
