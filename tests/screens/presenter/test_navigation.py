"""Which screen is shown, without a window."""

from __future__ import annotations

import msgspec
import pytest

from companion.screens.presenter.navigation import LOCKED, Navigation
from companion.screens.presenter.status import Status
from screens.conftest import Voice


@pytest.fixture
def navigation(status: Status) -> Navigation:
    return Navigation(status)


def test_a_screen_that_is_visited_says_what_it_is(
    navigation: Navigation, status: Status, voice: Voice
) -> None:
    navigation.visit("settings", field="clock")
    assert (status.host.shown, status.host.detail) == ("settings", {"field": "clock"})
    assert voice.said == ["this is settings"]


@pytest.mark.parametrize("screen", LOCKED)
def test_what_the_pin_locks_is_shown_after_it_was_typed(
    screen: str, navigation: Navigation, status: Status
) -> None:
    status.settings = msgspec.structs.replace(status.settings, lock_pin="1234")
    navigation.show(screen)
    assert status.host.shown == "lock"
    assert status.host.detail["then"] == screen
    navigation.unlock()
    navigation.show(screen)
    assert status.host.shown == screen


def test_the_first_screen_locks_again(navigation: Navigation, status: Status) -> None:
    status.settings = msgspec.structs.replace(status.settings, lock_pin="1234")
    navigation.unlock()
    navigation.go_home()
    navigation.show("settings")
    assert status.host.shown == "lock"


def test_the_app_comes_back_to_where_it_was(navigation: Navigation, status: Status) -> None:
    navigation.show("settings", field="clock")
    status.host.show("home", {})
    Navigation(status).come_back()
    assert (status.host.shown, status.host.detail) == ("settings", {"field": "clock"})


def test_a_screen_that_needs_a_play_is_not_come_back_to_without_one(
    navigation: Navigation, status: Status
) -> None:
    navigation.show("history")
    navigation.come_back()
    assert status.host.shown == "home"


def test_a_kiosk_asks_before_the_machine_is_off(navigation: Navigation, status: Status) -> None:
    closed: list[object] = []
    status.bind(on_quit=closed.append)
    navigation.quit()
    assert closed == [status]
    status.settings = msgspec.structs.replace(status.settings, kiosk=True)
    navigation.quit()
    assert (status.host.shown, len(closed)) == ("power", 1)
