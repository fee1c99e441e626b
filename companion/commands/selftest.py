"""Tests whether a release works on this machine, before switching to it.

It opens a copy of the saved plays, draws a frame without a screen, and speaks a word.
"""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

from companion.phrases.phrasebook import Phrasebook
from companion.storage import settings as settings_
from companion.storage.schema import BROKEN, DATABASE, open_to_read
from companion.storage.settings import Settings
from companion.storage.store import Store
from companion.voice.speech import Synthesiser

PATIENCE_S = 120.0
"""The time for a frame, and for a word: on a Pi with a card it takes a while the first time."""

DRAW = """
import sys
from companion.commands import parts
from companion.phrases.phrasebook import Phrasebook
from companion.screens.app import CompanionApp
from companion.storage.settings import Settings
from kivy.clock import Clock

with parts.open_store() as store:
    settings = Settings(language=sys.argv[1], voice=False)
    app = CompanionApp(settings, store, Phrasebook(settings.language), size=(800, 480))

    def look(_):
        seen = app.host.export_as_image().texture.pixels
        colours = len({seen[at:at + 4] for at in range(0, len(seen), 4 * 97)})
        if colours > int(sys.argv[2]) or next(tries, None) is None:
            print(colours)
            app.stop()

    tries = iter(range(30))
    app.bind(on_start=lambda _: Clock.schedule_interval(look, 1) and None)
    app.run()
"""
"""Opens the app without a screen and prints the number of colours shown, once there are enough."""

COLOURS = 20
"""The first frame has more colours than this; an empty one has one or two."""


def run(settings: Settings, phrasebook: Phrasebook, out: TextIO) -> int:
    """Print a line for each part; return 0 if all work, else 1."""
    with TemporaryDirectory() as folder:
        home = Path(folder)
        tests: dict[str, Callable[[], str]] = {
            "games": lambda: _open_copy(settings_.home() / DATABASE, home / DATABASE, phrasebook),
            "picture": lambda: _draw(settings.language, home),
            "word": lambda: _speak(settings, phrasebook, home),
        }
        failed = 0
        for name, test in tests.items():
            wrong = test()
            failed += bool(wrong)
            label = phrasebook.text(f"core.selftest-{name}")
            out.write(f"{'✗' if wrong else '✓'} {label}{f': {wrong}' if wrong else ''}\n")
    return min(failed, 1)


def _open_copy(database: Path, copy: Path, phrasebook: Phrasebook) -> str:
    """Open a copy of the saved plays; return the reason if that failed, "" if it worked."""
    if not database.exists():
        return ""
    with (
        suppress(*BROKEN),  # damage is not a fault of the release, and is reported at startup
        closing(open_to_read(database)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)
    with closing(Store(copy)) as store:
        store.history()
        return phrasebook.problem(store.problem)


def _draw(language: str, home: Path) -> str:
    """Draw the first screen without a display; return the error, "" if there is none."""
    environ = {
        **{name: value for name, value in os.environ.items() if not name.startswith("COMPANION_")},
        "COMPANION_HOME": str(home),
        "KIVY_HOME": str(home / "kivy"),
        "SDL_VIDEODRIVER": "offscreen",
        "SDL_AUDIODRIVER": "dummy",
    }
    environ.pop("NOTIFY_SOCKET", None)
    try:
        done = subprocess.run(
            [sys.executable, "-c", DRAW, language, str(COLOURS)],
            env=environ,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"{PATIENCE_S:.0f} s"
    colours = done.stdout.strip()
    if done.returncode == 0 and colours.isdecimal() and int(colours) > COLOURS:
        return ""
    return (done.stderr.strip().splitlines() or [f"{colours} colours"])[-1]


def _speak(settings: Settings, phrasebook: Phrasebook, home: Path) -> str:
    """Speak a word into a file; return the reason if that failed."""
    with closing(Synthesiser(home / "speech")) as synthesiser:
        rate = settings.voice_rate
        if synthesiser.synthesise("Mars", settings.language, rate, PATIENCE_S):
            return ""
        return phrasebook.problem(synthesiser.reason) or settings.language
