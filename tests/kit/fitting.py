"""Whether the text on the screen fits, and targets are large enough."""

from __future__ import annotations

from collections.abc import Collection
from itertools import cycle, islice, product
from typing import Any

from companion.testing.long import LONG
from kit.board_fitting import faults
from kit.on_board import cut

SIZES = [(800, 480), (720, 1280), (1024, 600), (1280, 800)]


def hardest(*looks: Any, count: int = 1) -> list[Any]:
    """Return the first of some sizes, languages or scales: all if long. The hardest come first."""
    return list(looks if LONG else looks[:count])


def paired(*axes: Collection[Any]) -> list[tuple[Any, ...]]:
    """Return rows with one value of each axis, so that each value is in one: all rows if long."""
    columns = [islice(cycle(axis), max(map(len, axes))) for axis in axes]
    return [*product(*axes)] if LONG else [*zip(*columns, strict=True)]


TONGUES = hardest("fr", "pt-BR", "en")
"""The languages for checks that one language suffices for: French words are the longest."""

THEMES = hardest(
    *[(size, language) for size in SIZES[:2] for language in ("fr", "pt-BR", "en")],
    *[(size, "fr") for size in SIZES[2:]],
)
"""The sizes and languages that steps are tried at: French words are the longest."""

STANCES = hardest(
    *[(size, language) for language in ("fr", "pt-BR", "en") for size in SIZES[:2]], count=2
)
"""A landscape and a portrait panel, in French first."""


def assert_fits(player: Any) -> None:
    """No words on the screen are cut off, overlap or are too small, and no target is."""
    screen = player.app.host.screen
    player.frames(4)
    assert faults(screen) == []
    assert player.at_table or cut(screen) == []


def assert_targets(player: Any) -> None:
    """Check that targets are large enough for a finger, and don't overlap."""
    assert faults(player.app.host.screen) == []
