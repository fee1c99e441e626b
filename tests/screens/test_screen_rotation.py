"""A picture that is turned is touched where it is seen, and each touch counts once."""

from __future__ import annotations

import pytest

from companion.engine.autoplay import usual_answer
from kit.board_fitting import faults
from kit.fitting import hardest

PANEL = 800, 480
"""The size of the panel, as the window system sees it."""


@pytest.fixture
def turned(open_app):
    """Open the app on a panel of that size, its picture turned."""
    opened = []

    def turn(rotation):
        player = open_app(size=PANEL)
        player.presenter.preferences.set("rotation", rotation)
        player.frames()
        opened.append(player)
        return player

    yield turn
    opened[0].window.rotation = 0


def on_panel(rotation, x, y):
    """Return where a point of the picture (from its lower left) is on the panel (upper left)."""
    width, height = PANEL
    across, up = {
        0: (x, y),
        90: (width - 1 - y, x),
        180: (width - 1 - x, height - 1 - y),
        270: (y, height - 1 - x),
    }[rotation]
    return across, height - 1 - up


def touch_panel(player, rotation, x, y):
    """Touch a point of the picture, as the window system reports it."""
    player.now += 1
    across, down = on_panel(rotation, x, y)
    for what in ("down", "up"):
        player.window.dispatch(f"on_mouse_{what}", across, down, "left", [])
        player.frames(2)


def taken(player):
    """Return how many answers were given, and how many moves of this step are left to tick."""
    return len(player.play.log), player.table.controller.ticks_left


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_a_touch_lands_where_the_picture_shows_it_and_counts_once(turned, rotation):
    player = turned(rotation)
    portrait = rotation in (90, 270)
    assert player.app.host.screen.frame.portrait is portrait
    assert tuple(player.app.host.size) == (PANEL[::-1] if portrait else PANEL)
    player.begin()
    for _ in range(3):
        given, left = taken(player)
        touch_panel(player, rotation, *player.primary.to_window(*player.primary.center))
        assert taken(player) == (given, left - 1) if left else taken(player)[0] == given + 1


def test_it_is_saved_and_the_next_start_is_turned_too(turned, open_app):
    player = turned(180)
    from kivy.config import Config

    assert player.window.rotation == 180
    open_app(rotation=270)
    assert Config.getint("graphics", "rotation") == 270


@pytest.mark.parametrize("scale", hardest(1.5, 1))
def test_a_step_with_a_notice_fits_however_the_picture_is_turned(turned, scale):
    player = turned(90)
    player.presenter.preferences.set("text_scale", scale)
    player.begin()
    player.presenter.announce("The disk is full: nothing is saved. Free some space.")
    for _ in range(12):
        player.presenter.session.answer(usual_answer(player.play))
        player.presenter.game.show_step()
        for rotation in (0, 90):
            player.presenter.preferences.set("rotation", rotation)
            player.frames(3)
            assert faults(player.table) == [], (player.play.ask.key, rotation)
