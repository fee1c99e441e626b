"""The stick that gets a copy of the saved plays: a USB stick with the name COMPANION."""

from __future__ import annotations

import os
from pathlib import Path

LABEL = "COMPANION"

PLACES = (f"media/{LABEL}", f"media/*/{LABEL}", f"run/media/*/{LABEL}", f"mnt/{LABEL}")
"""Where a stick with that name appears: with our installer, on a desktop, by hand."""


def find_stick(root: Path = Path("/")) -> Path | None:
    """Return the folder of the stick, None if none is there or it cannot be written."""
    for place in PLACES:
        for found in root.glob(place):
            if found.is_mount() and os.access(found, os.W_OK):
                return found
    return None
