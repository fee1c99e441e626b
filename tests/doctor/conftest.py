"""Machines that tests make up, and push buttons on mock pins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion.device.buttons import Buttons
from companion.doctor.machine import Machine
from kit.machines import make_up


@pytest.fixture
def machine(tmp_path: Path) -> Callable[..., Machine]:
    """Make a machine up: ``machine({"etc/os-release": "…"}, now=…)``; without all that, empty."""
    return partial(make_up, tmp_path / "machine")


@pytest.fixture
def pins() -> Iterator[MockFactory]:
    factory = MockFactory(pin_class=MockPWMPin)
    yield factory
    factory.reset()


@pytest.fixture
def wired(pins: MockFactory) -> Iterator[Callable[..., Any]]:
    """Give a function that opens push buttons on mock pins: ``wired(next=17, led=22)``."""
    opened: list[Buttons] = []

    def wire(led: int | None = None, **found: int) -> Callable[[], Any]:
        opened.append(Buttons(lambda _: None, found, led, factory=pins))
        return lambda: nullcontext(opened[-1])

    yield wire
    for each in opened:
        each.close()
