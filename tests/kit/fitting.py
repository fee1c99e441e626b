"""Whether the words on the screen have the room they take, and what is tapped the size it needs."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from companion.screens.theme import LABEL
from companion.screens.theme import SIZES as SIZES_OF_LETTERS
from kit.board_fitting import faults
from kit.long import LONG
from kit.on_board import cut

SIZES = [(800, 480), (720, 1280), (1024, 600), (1280, 800)]

PANEL = 154
"""The width of a 7-inch panel, in millimetres, that is 800 units wide."""

TOUCH, AT_ONCE = 9, 12
"""The least side of a target in millimetres, and of one that acts at once on the play."""

AIR, FILLED = 6, ("primary", "button", "tile", "row")
"""The units between words that could be smaller and the edges at their sides, in what is filled."""

SLACK = 1.5
"""Pixels that letters may reach beyond what they are said to."""


def hardest(*looks: Any, count: int = 1) -> list[Any]:
    """Return the first of some sizes, languages or scales: all if long. The hardest stand first."""
    return list(looks if LONG else looks[:count])


TONGUES = hardest("fr", "pt-BR", "en")
"""The languages that what has room in one is tried in: French words are the longest."""

LOOKS = hardest(
    *[(size, language) for size in SIZES[:2] for language in ("fr", "pt-BR", "en")],
    *[(size, "fr") for size in SIZES[2:]],
)
"""The sizes and languages that steps are tried at: French words are the longest."""

STANCES = hardest(
    *[(size, language) for language in ("fr", "pt-BR", "en") for size in SIZES[:2]], count=2
)
"""A panel that lies and one that stands, in French first."""


def assert_fits(player: Any) -> None:
    """No words on the screen are cut off, overlap, touch an edge or are too small."""
    screen = player.app.host.screen
    if not hasattr(screen, "taps"):
        player.frames(4)
        assert faults(screen) == []
        assert player.at_table or cut(screen) == []
        return
    width, height = player.window.size
    lines = [(None, line) for line in screen.drawn]
    for tap in screen.taps.values():
        lines += [(tap, line) for line in tap.drawn]
    for tap, line in lines:
        where = (line.words, tap.words if tap else "", tuple(map(round, line[1:5])))
        left, low, right, top = (tap.x, tap.y, tap.right, tap.top) if tap else (0, 0, width, height)
        filled = tap and tap.face.style in FILLED and line.size > LABEL
        air = AIR * screen.frame.unit if filled else 0
        assert line.left >= left + air - SLACK, where
        assert line.right <= right - air + SLACK, where
        assert line.low >= low - SLACK, where
        assert line.top <= top + SLACK, where
        assert line.size >= LABEL * min(1, screen.letters), where
        assert screen.letters != 1 or line.size in SIZES_OF_LETTERS, (where, line.size)
    for (_, one), (_, other) in combinations(lines, 2):
        across = min(one.right, other.right) - max(one.left, other.left)
        down = min(one.top, other.top) - max(one.low, other.low)
        assert across <= SLACK or down <= SLACK, (one.words, other.words)


def assert_targets(player: Any) -> None:
    """What can be tapped is as large as a finger needs, and nothing covers something else."""
    screen = player.app.host.screen
    if not hasattr(screen, "taps"):
        assert faults(screen) == []
        return
    unit = screen.frame.unit
    millimetre = 800 / PANEL * unit
    gap = 8 * unit
    taps = {name: tap for name, tap in screen.taps.items() if not tap.disabled}
    for name, tap in taps.items():
        assert min(tap.width, tap.height) + gap >= TOUCH * millimetre, (name, tap.size)
        if name == "primary":
            assert min(tap.width, tap.height) >= AT_ONCE * millimetre
    for (name, one), (other_name, other) in combinations(taps.items(), 2):
        across = min(one.right, other.right) - max(one.x, other.x)
        down = min(one.top, other.top) - max(one.y, other.y)
        assert across <= SLACK or down <= SLACK, (name, other_name)
