"""The pytest plugin: the parameters of `companion.testing.GameChecks`, and a window unseen."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import pytest

from companion.engine.game import Game

if TYPE_CHECKING:
    from companion.testing.checks import GameChecks


def pytest_configure() -> None:
    """Draw and play sounds where nobody sees and hears them."""
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


def names(made: Iterable[Any]) -> list[str]:
    """Return the names of games, kinds of plays or languages."""
    return [each.name if isinstance(each, Game) else str(each) for each in made]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each check for every game of its class, or for every kind of play or language of it."""
    checks: type[GameChecks] | Any = metafunc.cls
    for name in ("game", "kind", "language"):
        if name in metafunc.fixturenames and hasattr(checks, f"every_{name}"):
            made = getattr(checks, f"every_{name}")()
            metafunc.parametrize(name, made, ids=names(made))
