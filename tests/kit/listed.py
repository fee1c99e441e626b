"""A list in kv: its rows, brought into sight and tapped."""

from __future__ import annotations

from typing import Any

from companion.screens.theme import theme
from kit.board_fitting import MIN_LETTERS, TOUCH
from kit.on_board import cut

HIT = ("Segment", "SheetToolButton", "StepSlider", "StepButton", "BackButton", "TurnButton")
"""Classes that must be large enough for a finger, besides the rows."""

RESTS = 20  # frames: then it has settled


def entries(player: Any) -> dict[str, Any]:
    """Return the entries of the list's rows that can be tapped, by name."""
    return {entry.name: entry for entry in player.app.host.screen.entries if entry.name}


def row(player: Any, name: str) -> Any:
    """Scroll to the row of this name and return it."""
    rows = player.app.host.screen.ids.rows
    player.frames(3)
    at = rows.index_of(name)
    rows.show_row(at)
    player.frames(4)
    return next(each for each in rows.children[0].children if each.index == at)


def tap_row(player: Any, name: str) -> None:
    """Tap the row of this name; a list waits whether the finger moves."""
    player.tap(row(player, name))
    player.later(0.5)


def tap_in_row(player: Any, name: str, text: str) -> None:
    """Tap the target with this text in the row with this name."""
    found = [each for each in row(player, name).walk() if each.__class__.__name__ == "Segment"]
    player.tap(next(each for each in found if each.text == text))
    player.later(0.5)


def tap_step(player: Any, name: str, icon: str) -> None:
    """Tap less ("minus") or more ("plus") in the row of this name."""
    player.tap(stepper(player, name, icon), after=0.1)
    player.later(0.3)


def stepper(player: Any, name: str, icon: str) -> Any:
    """Return less ("minus") or more ("plus") in the row of this name."""
    found = [each for each in row(player, name).walk() if each.__class__.__name__ == "StepButton"]
    return next(each for each in found if each.icon == icon)


def option(player: Any, label: str) -> Any:
    """Return the row of a choice of the open value."""
    return row(player, _named(player, label))


def step_to(player: Any, name: str) -> None:
    """Let Die step to this name, in the list or beside it."""
    screen = player.app.host.screen
    rows = screen.ids.get("rows")
    if rows and (at := rows.index_of(name)) >= 0:
        screen.focus.move_to(rows)
        rows.focus_on(at)
    elif name in player.taps:
        screen.focus.move_to(player.taps[name])
    else:  # a number pad has no name, and is all there is
        screen.do_die()


def choose(player: Any, label: str) -> None:
    """Tap the row of a choice of the open value."""
    tap_row(player, _named(player, label))


def _named(player: Any, label: str) -> str:
    return next(name for name, entry in entries(player).items() if entry.label == label)


def slide(player: Any, name: str, *shares: float) -> None:
    """Put a finger on a row's track, move it along to each share of it, and lift it there."""
    finger = touch_track(player, name, shares[0])
    track = row(player, name).ids.slider
    for share in shares[1:]:
        move(player, finger, track, share)
    finger.touch_up()
    player.frames(3)


def touch_track(player: Any, name: str, share: float) -> Any:
    """Put a finger on a row's track, for so long that it moves no list."""
    from kivy.tests.common import UnitTestTouch

    track = row(player, name).ids.slider
    player.now += 1
    finger = UnitTestTouch(*_place(track, share))
    finger.touch_down()
    player.frames(4)
    return finger


def move(player: Any, finger: Any, track: Any, share: float) -> None:
    """Move a finger along a track to this share of it."""
    finger.touch_move(*_place(track, share))
    player.frames(3)


def drag(player: Any, up: float) -> None:
    """Drag a finger up over the list or the text by ``up`` pixels, from its middle; lift it.

    Wait until it is still.
    """
    from kivy.tests.common import UnitTestTouch

    player.frames(3)
    rows = player.app.host.screen.ids.rows
    x, y = rows.to_window(*rows.center)
    finger = UnitTestTouch(x, y)
    finger.touch_down()
    for part in range(1, 6):
        finger.touch_move(x, y + up * part / 5)
        player.frames(1)
    finger.touch_up()
    before = None
    while before != rows.scroll_y:
        before = rows.scroll_y
        player.frames(2)
    player.frames(RESTS)


def _place(track: Any, share: float) -> tuple[float, float]:
    left, right = track.x + track.padding, track.right - track.padding
    x, y = track.to_window(left + share * (right - left), track.center_y)
    return float(x), float(y)


def assert_rows_fit(player: Any) -> None:
    """Check that every row, and what is around the list, is whole, and large enough to read and
    hit.
    """
    screen, at = player.app.host.screen, 0
    rows = screen.ids.rows
    player.frames(4)
    while at < len(screen.entries):
        rows.show_row(at, on_top=True)
        player.frames(4)
        assert cut(screen) == []
        at = max(at + 1, rows.in_sight.stop - 1)
    for each in screen.walk(restrict=True):
        if hasattr(each, "shown_size") and each.text:
            assert each.shown_size >= MIN_LETTERS * theme.density - 1, each.text
        if each.__class__.__name__ in HIT:
            assert min(each.size) >= (TOUCH - 1.5) * theme.density, (each, each.size)
