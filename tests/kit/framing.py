"""Whether everything in the frame can be read and tapped: seen from what was drawn."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from companion.screens.drawing.painter import Drawn
from companion.screens.theme import LABEL

NEAR = 0.5
"""Units by which things may touch."""

BELOW = set("gjpqyQçÇ,;()/|")
"""Letters that reach below their line."""

FINGER = 47
"""The least side of what can be tapped, with half of the gap around it: 9 mm."""


def assert_framed(screen: Any, finger: float = FINGER) -> None:
    """Nothing is cut off, covers something else, or is too small to be read or tapped."""
    unit = screen.frame.unit
    taps = [tap for tap in screen.taps.values() if tap.drawn]
    for line in screen.drawn:
        assert_within(line, 0, 0, *screen.size, unit)
        for tap in taps:
            assert not meets(line, box(tap), unit), (line.words, tap.words)
    for tap in screen.taps.values():
        assert tap.width >= (finger - 8) * unit, tap.words
        assert tap.height >= (finger - 8) * unit, tap.words
        for line in tap.drawn:
            assert_within(line, *box(tap), unit)
    for one, other in combinations(screen.taps.values(), 2):
        assert not meets(box(one), box(other), unit), (one.words, other.words)
    for one, other in combinations(screen.drawn, 2):
        assert not meets(one, other, unit), (one.words, other.words)
    for tap in taps:
        for one, other in combinations(tap.drawn, 2):
            assert not meets(one, other, unit), (one.words, other.words)
    for line in [*screen.drawn, *(line for tap in taps for line in tap.drawn)]:
        assert line.size >= LABEL, line.words


def box(tap: Any) -> tuple[float, float, float, float]:
    """Return the left, lower, right and upper edge of a tap."""
    return tap.x, tap.y, tap.right, tap.top


def assert_within(
    line: Drawn, left: float, low: float, right: float, top: float, unit: float
) -> None:
    """A line is inside of a box."""
    near = NEAR * unit
    assert left - near <= line.left, line.words
    assert line.right <= right + near, line.words
    assert low - near <= line.low, line.words
    assert line.top <= top + near, line.words


def meets(one: Any, other: Any, unit: float) -> bool:
    """Tell whether two boxes, or lines, share some place."""
    a, b = (edges(each) for each in (one, other))
    near = NEAR * unit
    return a[0] < b[2] - near and b[0] < a[2] - near and a[1] < b[3] - near and b[1] < a[3] - near


def edges(thing: Any) -> tuple[float, float, float, float]:
    """Return the left, lower, right and upper edge of a line or a box."""
    if isinstance(thing, Drawn):
        below = set(thing.words) & BELOW
        base = thing.low + (thing.top - thing.low) * 0.21 / 0.92
        return thing.left, thing.low if below else base, thing.right, thing.top
    left, low, right, top = thing
    return left, low, right, top
