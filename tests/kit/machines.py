"""A fake machine, independent of the one that runs the tests."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.device.buttons import Buttons
from companion.doctor.machine import Machine
from companion.engine.problem import Problem
from companion.storage.backups import Backups
from companion.storage.settings import Settings

NO_PINS = Problem("core.no-pins", {"error": "no gpiochip"})
NOON = 1_798_718_400.0
"""New Year's Eve 2026."""


class Speaks:
    """An engine that speaks every language except missing ones."""

    def __init__(self, *lacks: str) -> None:
        self.lacks = lacks

    def __call__(self) -> Speaks:
        return self

    def wav(self, text: str, voice: str, rate: int) -> bytes:
        if voice.partition("/")[2].startswith(self.lacks) or voice.startswith(self.lacks):
            raise ValueError(voice)
        return b"RIFF" + bytes(100)

    def close(self) -> None:
        """Do nothing."""


def make_up(folder: Path, files: dict[str, str | bytes] | None = None, **other: Any) -> Machine:
    """Make a machine up in a folder: ``make_up(folder, {"etc/os-release": "…"}, now=…)``."""
    root = folder / "root"
    for name, content in (files or {}).items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    here = folder / "home"
    sounds = folder / "sounds"
    sounds.mkdir(parents=True, exist_ok=True)
    (sounds / "tap.wav").touch()
    settings = other.pop("settings", {})
    empty = Machine(
        Settings(**settings) if isinstance(settings, dict) else settings,
        here,
        messages=list,
        backups=Backups(here / "companion.db", here / "backups"),
        open_buttons=lambda: nullcontext(no_buttons()),
        root=root,
        environ={},
        folders=(sounds,),
        run=lambda *_: "",
        now=lambda: NOON,
        free=lambda _: 1 << 30,
        address=lambda: None,
        host=lambda: "kiosk",
        open_engine=Speaks(),
        pin_factory=lambda: (None, NO_PINS),
        release="",
    )
    return replace(empty, **other)


def no_buttons() -> Buttons:
    """Return the push buttons of a machine without pins."""
    found = Buttons(lambda _: None, {}, factory=object())
    found.reason = NO_PINS
    return found
