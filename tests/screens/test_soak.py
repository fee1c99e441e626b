"""A day at the touchscreen leaves nothing behind: no memory, no thread, no open file."""

from __future__ import annotations

from typing import Any

from kit import processes
from kit.long import LONG

TAPS, EVERY = (86_400, 3_600) if LONG else (60, 15)
"""A tap a second for a day, or for two minutes."""

SETTLED = 6 if LONG else 2
"""The sample at which every screen, sign and word was shown: hours, or half minutes."""

PATIENCE = 3 * 3600 if LONG else processes.PATIENCE
"""Seconds."""


def files(sample: dict[str, Any]) -> list[str]:
    """Return the names of the files that are open."""
    return [name for name in sample["files"] if LONG or not name.endswith(".ttf")]
