"""A machine that a test makes up: nothing of the one that runs the tests is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion.backups import Backups
from companion.buttons import Buttons
from companion.doctor.machine import Machine
from companion.engine.problem import Problem
from companion.settings import Settings

NO_PINS = Problem("core.no-pins", {"error": "no gpiochip"})
NOON = 1_798_718_400.0
"""New Year's Eve 2026."""


class Speaks:
    """An engine that speaks every language but those it lacks."""

    def __init__(self, *lacks: str) -> None:
        self.lacks = lacks

    def __call__(self) -> Speaks:
        return self

    def wav(self, text: str, voice: str, rate: int) -> bytes:
        if voice.partition("/")[2].startswith(self.lacks) or voice.startswith(self.lacks):
            raise ValueError(voice)
        return b"RIFF" + bytes(100)


MakeMachine = Callable[..., Machine]


@pytest.fixture
def pins() -> Iterator[MockFactory]:
    factory = MockFactory(pin_class=MockPWMPin)
    yield factory
    factory.reset()


@pytest.fixture
def wired(pins: MockFactory) -> Iterator[Callable[..., Any]]:
    """Give what opens push buttons on mock pins: ``wired(next=17, led=22)``."""
    opened: list[Buttons] = []

    def wire(led: int | None = None, **found: int) -> Callable[[], Any]:
        opened.append(Buttons(lambda _: None, found, led, factory=pins))
        return lambda: nullcontext(opened[-1])

    yield wire
    for each in opened:
        each.close()


@pytest.fixture
def machine(tmp_path: Path) -> MakeMachine:
    """Make a machine up: ``machine({"etc/os-release": "…"}, now=…)``; without all that, empty."""

    def make(files: dict[str, str | bytes] | None = None, **other: Any) -> Machine:
        root = tmp_path / "root"
        for name, content in (files or {}).items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
        here = tmp_path / "home"
        folder = tmp_path / "sounds"
        folder.mkdir(exist_ok=True)
        (folder / "tap.wav").touch()
        settings = other.pop("settings", {})
        empty = Machine(
            Settings(**settings) if isinstance(settings, dict) else settings,
            here,
            told=list,
            backups=Backups(here / "companion.db", here / "backups"),
            open_buttons=lambda: nullcontext(no_buttons()),
            root=root,
            environ={},
            folders=(folder,),
            run=lambda *_: "",
            now=lambda: NOON,
            free=lambda _: 1 << 30,
            address=lambda: None,
            host=lambda: "kiosk",
            open_engine=Speaks(),
            pin_factory=lambda: (None, NO_PINS),
        )
        return replace(empty, **other)

    return make


def no_buttons() -> Buttons:
    """Return the push buttons of a machine without pins."""
    found = Buttons(lambda _: None, {}, factory=object())
    found.reason = NO_PINS
    return found


@pytest.fixture
def speaks() -> type[Speaks]:
    return Speaks
