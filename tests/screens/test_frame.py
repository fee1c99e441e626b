"""The frame: the primary button never moves, and nothing else ever lies under it."""

import pytest
from kivy.tests.common import UnitTestTouch

from companion.engine.prompts import group_of
from companion.screens.frame import LYING, STANDING, Box, Frame
from companion.screens.theme import GAP
from kit.fitting import SIZES
from kit.long import LONG

TAPS = 200 if LONG else 60
STEPS = 150 if LONG else 75


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_parts_do_not_overlap_and_lie_within_the_window(size):
    frame = Frame(*size)
    for lanes in (0, 76, 132):
        content = [frame.content(lanes)] + ([frame.lanes(lanes)] if lanes else [])
        parts = [
            frame.header, frame.primary, frame.undo, frame.more, *frame.choices, *content,
        ]  # fmt: skip
        for at, one in enumerate(parts):
            assert 0 <= one.x < one.right <= frame.wide
            assert 0 <= one.y < one.bottom <= frame.high
            for other in parts[at + 1 :]:
                across = min(one.right, other.right) - max(one.x, other.x)
                down = min(one.bottom, other.bottom) - max(one.y, other.y)
                assert across <= 0 or down <= 0, (one, other)


def test_the_places_are_those_of_the_look():
    lying, standing = Frame(*LYING), Frame(*STANDING)
    assert lying.primary == Box(16, 382, 320, 86)
    assert lying.undo == Box(636, 382, 76, 86)
    assert standing.primary == Box(16, 702, 258, 86)
    assert standing.choices[0].y == 702 - GAP - 64


def test_to_the_right_of_the_primary_button_there_is_room():
    for size in SIZES:
        frame = Frame(*size)
        beside = [frame.undo, frame.more, *(box for box in frame.choices if not frame.upright)]
        assert min(box.x for box in beside) - frame.primary.right >= 15


def tap_at(player, place):
    """Tap the glass at a place, whatever is there."""
    player.frames(1)
    player.now += 1
    touch = UnitTestTouch(*place)
    touch.touch_down()
    touch.touch_up()
    player.frames(1)


def tiles_in_sight(player):
    """Return where the tiles of the question in sight stand, each with what it is of."""
    taps = player.taps
    return {
        group_of(tap.value) or tap.value: tuple(map(round, (*tap.pos, *tap.size)))
        for name, tap in taps.items()
        if name.startswith("choice-") and tap.value is not None
    }
