"""What works on this machine: each part is really tried, and what does not work says why."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

from companion.appendix.server import lan_address
from companion.buttons import make_pin_factory
from companion.data_folders import kv, sounds
from companion.engine.store import Store
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.screens.window.environment import find_display
from companion.settings import Settings
from companion.voice.speech import Synthesiser

Finding = tuple[str, bool, str]
"""The part's name, whether it works, and the detail or the reason."""


def examine(settings: Settings, home: Path, phrasebook: Phrasebook, out: TextIO) -> int:
    """Write a line for each part; return 0, as extras that fail stop no game, or 1 if one would."""
    worst = 0
    for name, works, detail in findings(settings, home, phrasebook):
        label = phrasebook.text(f"core.doctor-{name}")
        out.write(f"{'✓' if works else '✗'} {label}: {detail}\n")
        if not works and name in ("database", "files"):
            worst = 1
    return worst


def findings(settings: Settings, home: Path, phrasebook: Phrasebook) -> Iterator[Finding]:
    """Try each part in turn."""
    yield "python", True, f"{platform.python_version()} ({platform.machine()})"
    yield "files", *_files()
    yield "database", *_database(home, phrasebook)
    yield "screen", *_screen()
    for language in LANGUAGES:
        yield "voice", *_voice(language, settings.voice_rate, phrasebook)
    factory, reason = make_pin_factory()
    if factory is not None:
        factory.close()
    pins = f"GPIO {settings.pin_next}, {settings.pin_die}"
    yield "buttons", factory is not None, phrasebook.problem(reason) or pins
    address = lan_address()
    yield "network", address is not None, address or "-"


def _files() -> tuple[bool, str]:
    missing = [str(folder) for folder in (kv(), sounds()) if not any(folder.glob("*"))]
    return not missing, ", ".join(missing) or str(kv().parent)


def _database(home: Path, phrasebook: Phrasebook) -> tuple[bool, str]:
    with closing(Store(home / "companion.db")) as store:
        store.attempt(lambda _: None)
        told = " ".join(map(phrasebook.problem, store.told))
        return not told, told or str(store.path)


def _screen() -> tuple[bool, str]:
    found, reason = find_display()
    return found, reason


def _voice(language: str, rate: int, phrasebook: Phrasebook) -> tuple[bool, str]:
    with TemporaryDirectory() as folder, closing(Synthesiser(Path(folder))) as synthesiser:
        path = synthesiser.synthesise("Mars", language, rate)
        reason = phrasebook.problem(synthesiser.reason)
        return path is not None, language if path else f"{language}: {reason}"
