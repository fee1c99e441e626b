"""A day at the touchscreen leaves nothing behind: no memory, no thread, no open file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from companion.testing.long import LONG
from kit import processes

TAPS, EVERY = (86_400, 3_600) if LONG else (60, 15)
"""A tap a second for a day, or for a minute."""

SETTLED = 6 if LONG else 2
"""The sample by which every screen, icon and text was shown: hours, or quarters of a minute."""

PATIENCE = 3 * 3600 if LONG else processes.PATIENCE
"""Seconds."""


def test_after_a_day_of_taps_the_companion_holds_no_more_than_before() -> None:
    """Of a minute memory and fonts show nothing yet: they are compared over a day only.

    A font is open once for each size of text that was shown.
    """
    tests = str(Path(__file__).parents[1])
    environ = {
        **os.environ,
        "SDL_VIDEODRIVER": "offscreen",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": os.pathsep.join([tests, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]),
    }
    command = "-m", "kit.soak", str(TAPS), str(EVERY)
    with processes.running(*command, environ=environ, patience=PATIENCE) as soak:
        written, complaints = soak.communicate()
    samples = [json.loads(line) for line in written.splitlines()]
    assert len(samples) == TAPS // EVERY + 1, complaints
    assert "Traceback" not in complaints, complaints
    settled, last = samples[SETTLED], samples[-1]
    assert last["threads"] == settled["threads"]
    assert files(last) == files(settled)
    if LONG:
        assert last["memory"] <= 1.05 * settled["memory"], samples


def files(sample: dict[str, Any]) -> list[str]:
    """Return the names of the files that are open."""
    return [name for name in sample["files"] if LONG or not name.endswith(".ttf")]
