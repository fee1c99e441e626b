"""A kiosk: it is turned off and never left, feeds the watchdog, and can be wiped."""

from __future__ import annotations

import socket
import threading

import pytest

from companion.device import systemd
from companion.engine.problem import Problem
from companion.screens.clean import DURATION_S
from companion.screens.lock import PAUSE, TRIES
from companion.screens.services.last_screen import LastPlace
from companion.storage.appliance import PROVEN_S, RAN
from kit.fitting import assert_fits, assert_targets, hardest
from kit.patience import PATIENCE


@pytest.fixture
def asked(monkeypatch):
    """The requests to systemd; it accepts all except those listed in `refused`."""
    done = []
    monkeypatch.setattr(systemd, "power_off", lambda: done.append("off") or True)
    monkeypatch.setattr(systemd, "restart", lambda: done.append("restart") and False)
    return done


def test_a_kiosk_asks_before_it_is_turned_off(open_app, voice, asked):
    player = open_app(kiosk=True)
    player.tap(next(each for each in player.buttons if each.words == player.word("quit")))
    assert player.app.host.shown == "power"
    assert asked == []
    player.later(1)
    player.tap(player.taps["power-off"])
    assert asked == ["off"]
    assert voice.said[-1] == player.word("power-off-now")
    player.later(1)
    player.tap(player.taps["restart"])
    wait_for_systemd(player)
    assert voice.said[-1] == player.word("power-refused")
    player.tap(player.primary)
    assert player.app.host.shown == "home"


def wait_for_systemd(player):
    for thread in threading.enumerate():
        if thread.name == "power":
            thread.join(PATIENCE)
    player.frames()


def test_the_window_does_not_wait_for_systemd(open_app, voice, monkeypatch):
    """Polkit, which it asks first, is started only then: that took a slow processor 12 seconds."""
    player, answered = open_app(kiosk=True), threading.Event()
    monkeypatch.setattr(systemd, "restart", lambda: not answered.wait(PATIENCE))
    player.presenter.navigation.show("power")
    player.later(1)
    player.tap(player.taps["restart"])
    assert voice.said[-1] == player.word("restart-now")
    answered.set()
    wait_for_systemd(player)
    assert voice.said[-1] == player.word("power-refused")


def test_another_companion_ends_at_once(player, monkeypatch):
    stopped = []
    monkeypatch.setattr(player.app, "stop", lambda: stopped.append(True))
    player.tap(next(each for each in player.buttons if each.words == player.word("quit")))
    assert stopped == [True]


def test_while_the_screen_is_wiped_no_touch_counts(player):
    player.begin()
    player.presenter.navigation.visit("clean")
    log = list(player.play.log)
    for x in range(40, 800, 80):
        player.now += 1
        for y in range(40, 480, 80):
            player.window.dispatch("on_mouse_down", x, y, "left", [])
            player.window.dispatch("on_mouse_up", x, y, "left", [])
    player.frames()
    assert (player.app.host.shown, player.play.log) == ("clean", log)
    for _ in range(DURATION_S):
        player.later(1)
    assert player.app.host.shown == "settings"


def test_next_ends_the_wiping(player):
    player.presenter.navigation.visit("clean")
    player.app.perform("next")
    assert player.app.host.shown == "settings"


def test_the_watchdog_hears_from_the_windows_own_loop(open_app, monkeypatch, tmp_path):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "30000000")
        player = open_app()
        assert listening.recv(100) == b"READY=1"
        for _ in range(2):
            player.later(11)
            assert listening.recv(100) == b"WATCHDOG=1"
        player.window.remove_widget(player.app.root)
        player.app.on_stop()
        assert listening.recv(100) == b"STOPPING=1"


def test_a_release_that_has_run_for_minutes_and_saves_says_so(open_app, home):
    player = open_app(kiosk=True)
    player.later(PROVEN_S - 10)
    assert not (home / RAN).exists()
    store = player.presenter.store
    store.problem = Problem("core.disk-full", {"path": "plays.db"})
    player.later(11)
    assert not (home / RAN).exists()
    store.problem = None
    player.later(PROVEN_S + 1)
    assert (home / RAN).exists()


def test_where_releases_are_not_tried_nothing_is_reported(open_app, home):
    player = open_app()
    player.later(PROVEN_S + 1)
    assert not (home / RAN).exists()


def type_pin(player, digits):
    for digit in digits:
        player.later(1)
        player.tap(player.taps[digit])


@pytest.mark.parametrize("screen", ["settings", "power", "saved"])
def test_the_pin_opens_the_settings_and_they_lock_again_at_the_table(open_app, voice, screen):
    player = open_app(lock_pin="1590")
    player.begin()
    player.presenter.navigation.visit(screen)
    assert player.app.host.shown == "lock"
    type_pin(player, "1591")
    assert voice.said[-1] == player.word("lock-wrong")
    assert player.app.host.shown == "lock"
    type_pin(player, "15")
    player.tap(player.taps["del"])
    type_pin(player, "590")
    assert player.app.host.shown == screen
    player.presenter.navigation.visit("settings")
    assert player.app.host.shown == "settings"
    player.presenter.navigation.show_play()
    player.presenter.navigation.visit("settings")
    assert player.app.host.shown == "lock"
    player.tap(player.primary)
    assert player.app.host.shown == "table"


def test_a_screen_that_was_locked_since_the_app_was_closed_there_is_passed_over(open_app):
    player = open_app(lock_pin="1590")
    player.presenter.navigation.last_screen.save(LastPlace("settings"))
    player.presenter.navigation.come_back()
    assert player.app.host.shown == "home"


def test_the_pin_can_be_typed_on_a_keyboard(open_app):
    player = open_app(lock_pin="1590")
    player.presenter.navigation.visit("settings")
    for digit in "1590":
        player.press(digit)
    assert player.app.host.shown == "settings"


@pytest.mark.parametrize(
    ("size", "scale"), hardest(((800, 480), 2), ((720, 1280), 2), ((800, 480), 1)), ids=str
)
def test_what_a_kiosk_asks_fits(open_app, size, scale):
    player = open_app(size, lock_pin="15901590", language="fr", text_scale=scale, kiosk=True)
    player.begin()
    for screen in "clean", "power", "taking":
        player.presenter.navigation.unlock()
        player.presenter.navigation.show(screen)
        assert_fits(player)
        assert_targets(player)
    player.presenter.navigation.show_play()
    player.presenter.navigation.show("settings")
    type_pin(player, "15")
    assert_fits(player)
    assert_targets(player)


def test_with_two_buttons_die_names_the_digits_and_next_types_one(open_app, voice):
    player = open_app(lock_pin="1590")
    player.presenter.navigation.visit("settings")
    player.frames()
    for digit in "1590":
        while not voice.said[-1].endswith(digit):
            player.press("d")
        player.press("enter")
    assert player.app.host.shown == "settings"


def test_looking_at_other_screens_does_not_shorten_that(open_app, voice):
    player = open_app(lock_pin="1590")
    player.presenter.navigation.visit("settings")
    for _ in range(TRIES):
        type_pin(player, "1234")
    asked = player.app.host.screen
    player.begin()
    for name in ("plays", "statistics", "more", "menu", "tools", "history"):
        player.presenter.navigation.visit(name)
        player.frames()
    player.presenter.navigation.visit("settings")
    assert player.app.host.screen is not asked
    type_pin(player, "1590")
    assert player.taps["1"].disabled
    player.later(PAUSE)
    type_pin(player, "1590")
    assert player.app.host.shown == "settings"


def test_after_three_wrong_pins_none_is_taken_for_half_a_minute(open_app, voice):
    player = open_app(lock_pin="1590")
    player.presenter.navigation.visit("settings")
    for _ in range(TRIES):
        type_pin(player, "1234")
    assert voice.said[-1] == player.word("lock-shut")
    player.tap(player.primary)  # leaving it opens nothing
    player.presenter.navigation.visit("settings")
    type_pin(player, "15")
    assert player.taps["1"].disabled
    player.later(PAUSE)
    type_pin(player, "1590")
    assert player.app.host.shown == "settings"
