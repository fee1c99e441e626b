"""A press lights up its pin, says its name, and does nothing else; Next twice or held leaves."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion.commands import parts
from companion.device.wiring import WIRES, pin_of
from companion.engine.problem import Problem
from companion.screens.widgets.figure import Figure
from companion.storage.settings import Settings
from kit.fitting import assert_fits, assert_targets, hardest
from kit.listed import tap_row
from kit.painting import painted

ALL = {f"pin_{wire.use}": wire.gpio for wire in WIRES}
LOW, HEIGHT = "drive_low", "drive_high"


@pytest.fixture(autouse=True)
def pins(monkeypatch: pytest.MonkeyPatch) -> Iterator[MockFactory]:
    """Mock pins; no press is too short here."""
    monkeypatch.setattr("companion.device.buttons.BOUNCE_S", 0)
    saved, Device.pin_factory = Device.pin_factory, MockFactory(pin_class=MockPWMPin)
    yield Device.pin_factory
    Device.pin_factory.reset()
    Device.pin_factory = saved


@pytest.fixture(autouse=True)
def let_go(pins: MockFactory, open_app: Callable[..., Any]) -> Iterator[None]:
    """Let go of every button before the app is closed: gpiozero waits for it."""
    yield
    for pin in pins.pins.values():
        if pin.function == "input":
            pin.drive_high()


def wire(settings: Settings, post: Callable[..., object]) -> Any:
    """Wire the buttons as the app does; none is held but by a test, however long a push takes."""
    buttons = parts.buttons(settings, post)
    for each in buttons._buttons.values():
        each.hold_time = 3600
    return buttons


@pytest.fixture
def wired(open_app: Callable[..., Any]) -> Any:
    """The screen, with everything that there can be on the header."""
    return opened(open_app(buttons=wire, **ALL))


def opened(player: Any) -> Any:
    player.presenter.navigation.show("wiring")
    player.frames()
    player.now += 1
    return player


def move(player: Any, gpio: int, *edges: str) -> None:
    """Move a button, from another thread as a real pin does."""

    def work() -> None:
        for edge in edges:
            getattr(Device.pin_factory.pin(gpio), edge)()

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    player.now += 1
    player.frames()


def push(player: Any, gpio: int) -> None:
    move(player, gpio, LOW, HEIGHT)


def down(player: Any) -> set[str]:
    return set(player.app.host.screen.down)


@pytest.mark.parametrize("use", ["next", "die", "undo", "repeat", "help"])
def test_a_pin_is_lit_as_long_as_its_button_is_pressed_and_its_name_is_said(wired, voice, use):
    gpio = ALL[f"pin_{use}"]
    move(wired, gpio, LOW)
    assert down(wired) == {use}
    assert [pin.number for pin in wired.app.host.screen.header if pin.lit] == [pin_of(gpio)]
    name = wired.word(f"wire-{use}")
    assert voice.said[-1] == f"{name}: GPIO {gpio}, pin {pin_of(gpio)}"
    said = len(voice.said)
    move(wired, gpio, HEIGHT)
    assert down(wired) == set()
    assert wired.app.host.screen.worked == {use}
    assert (wired.app.host.shown, len(voice.said)) == ("wiring", said), "it does nothing else"


def test_two_at_once_are_both_lit(wired):
    move(wired, ALL["pin_die"], LOW)
    move(wired, ALL["pin_undo"], LOW)
    assert down(wired) == {"die", "undo"}
    move(wired, ALL["pin_die"], HEIGHT)
    assert down(wired) == {"undo"}


def test_what_is_seen_is_what_is_set(open_app):
    player = opened(open_app(buttons=wire, pin_next=5, pin_die=6))
    assert {"29", "31", "GPIO 5", "GPIO 6"} <= set(player.seen)
    assert "GPIO 17" not in player.seen
    assert player.word("wire-undo") not in player.seen
    push(player, 6)
    assert player.app.host.screen.worked == {"die"}


def test_no_press_acts_on_the_play_that_waits(wired):
    wired.presenter.game.open("dice", new=True)
    log = list(wired.play.log)
    opened(wired)
    for use in ("die", "undo", "repeat", "help", "next"):
        push(wired, ALL[f"pin_{use}"])
    for key in "duw?":
        wired.press(key)
    assert (wired.app.host.shown, list(wired.play.log)) == ("wiring", log)


# the ways out


def test_next_twice_leaves(wired):
    push(wired, ALL["pin_next"])
    push(wired, ALL["pin_die"])
    push(wired, ALL["pin_next"])
    assert wired.app.host.shown == "wiring"
    push(wired, ALL["pin_next"])
    assert wired.app.host.shown == "settings"


def test_next_held_leaves_but_not_the_button_of_repeat(wired):
    push(wired, ALL["pin_repeat"])
    assert wired.app.host.shown == "wiring"
    move(wired, ALL["pin_next"], LOW)
    wired.app._buttons._buttons["next"].when_held()
    wired.frames()
    assert wired.app.host.shown == "settings"


def test_a_keyboard_leaves_by_next_twice_or_escape(wired):
    wired.press("enter")
    assert wired.app.host.shown == "wiring"
    wired.press("pagedown")
    assert wired.app.host.shown == "settings"
    opened(wired)
    wired.press("escape")
    assert wired.app.host.shown == "settings"


def test_the_settings_of_the_buttons_lead_to_it_and_it_leads_back_to_them(open_app):
    player = open_app(buttons=wire)
    player.presenter.navigation.show("settings")
    tap_row(player, "wiring")
    assert player.app.host.shown == "wiring"
    player.tap(player.primary)
    player.frames(3)
    assert player.app.host.shown == "settings"
    assert player.word("set-pin-led") in player.seen, "the list is where it was"


def test_nothing_is_lit_when_it_is_opened_again(wired):
    move(wired, ALL["pin_die"], LOW)
    opened(wired)
    screen = wired.app.host.screen
    assert (screen.down, screen.worked) == (set(), set())


def test_presses_elsewhere_light_nothing(wired):
    screen = wired.app.host.screen
    wired.presenter.navigation.show("settings")
    wired.frames()
    push(wired, ALL["pin_die"])
    assert screen.worked == set()


def test_pins_that_are_rewired_are_watched(wired):
    wired.presenter.preferences.set("pin_die", 12)
    move(wired, 12, LOW)
    assert down(wired) == {"die"}


# what it reports


def test_it_says_how_to_use_it(wired, voice):
    wired.presenter.navigation.visit("wiring")
    assert voice.said[-1] == f"{wired.word('wiring')}. {wired.word('wiring-hint')}"


def test_without_pins_it_says_why(open_app, monkeypatch, voice):
    no_pins = Problem("core.no-pins", {"error": "No module named 'lgpio'"})
    monkeypatch.setattr("companion.device.buttons.make_pin_factory", lambda: (None, no_pins))
    player = open_app(buttons=wire)
    player.presenter.navigation.visit("wiring")
    player.frames()
    why = player.presenter.words("core.no-pins")
    assert why in voice.said[-1]
    assert why.split(": ")[0] in " ".join(player.seen)
    assert "No module" not in " ".join([*voice.said, *player.seen])
    assert_fits(player)


# what it looks like


@pytest.mark.parametrize(
    ("size", "scale"),
    hardest(
        ((800, 480), 2), ((720, 1280), 2), ((800, 480), 1), ((720, 1280), 1), ((800, 480), 1.5)
    ),
    ids=str,
)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_everything_fits(open_app, size, scale, language):
    for set_to in (ALL, {}):
        player = opened(open_app(size, buttons=wire, text_scale=scale, language=language, **set_to))
        push(player, 17)
        assert_fits(player)
        assert_targets(player)
        player.window.remove_widget(player.app.root)
        player.app.on_stop()


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_every_pin_is_drawn_once_and_ours_twice(open_app, size):
    player = opened(open_app(size, buttons=wire, **ALL))
    ours = {pin_of(gpio) for gpio in ALL.values()}
    shown = player.app.host.screen.walk(restrict=True)
    (header,) = [each for each in shown if isinstance(each, Figure)]
    drawn = [item.words for item in painted(header)[0].items if item.words]
    assert sorted(drawn, key=int) == [str(pin) for pin in range(1, 41)]
    assert {int(words) for words in player.seen if words.isdecimal()} == ours
