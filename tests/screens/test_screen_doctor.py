"""The doctor, by taps: a list, each part in full, and manual tests."""

import threading
from contextlib import contextmanager

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory, MockPWMPin
from kivy.tests.common import UnitTestTouch

from companion.commands.parts import buttons as wire
from companion.device.buttons import Contact
from companion.doctor.checkup import Finding
from companion.doctor.verdict import passed
from companion.engine.problem import Problem
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.screens.services import checkup
from kit.fitting import THEMES, assert_fits, assert_targets, hardest
from kit.listed import entries, row, tap_row
from kit.machines import make_up
from kit.patience import PATIENCE

START = checkup.start
"""As the app has it: the tests find everything at once."""

PARTS = 3
"""The instructions that Kivy draws a dot with."""

MODEL = {"proc/device-tree/model": "Raspberry Pi 5"}


@pytest.fixture
def doctor(player):
    player.presenter.navigation.visit("doctor")
    player.now += 1
    player.frames()
    return player


def name_of(player, words):
    """Return the name of the row with these words."""
    return next(name for name, entry in entries(player).items() if entry.label == words)


def icon(player, words):
    """Return the icon of the row with this text."""
    return entries(player)[name_of(player, words)].icon


def tap(player, words):
    """Tap the row with these words."""
    tap_row(player, name_of(player, words))
    player.frames(3)


def seen(player):
    return " ".join(player.seen)


# the list


def test_the_settings_lead_there_and_back(player):
    player.presenter.navigation.show("settings")
    tap_row(player, "doctor")
    assert player.app.host.shown == "doctor"
    player.tap(player.primary)
    assert player.app.host.shown == "settings"


def test_what_is_to_be_fixed_is_before_what_works(doctor, voice):
    count = sum(each.state == "fail" for each in doctor.app.host.screen.found)
    assert voice.said[-1] == f"{doctor.word('doctor')}. {doctor.word('doctor-count', count=count)}"
    headings = [e.label for e in doctor.app.host.screen.entries if e.kind == "heading"]
    assert headings == ["Try it yourself", "To fix", "Works", "Not tried"]


def test_a_part_is_reported_in_full_with_its_remedy_and_back_leads_to_its_row(doctor, voice):
    name = name_of(doctor, "Address for phones")
    tap(doctor, "Address for phones")
    for heard in (voice.said[-1], seen(doctor)):
        assert "The network gave this machine no address." in heard
        assert "Restart the router" in heard
    doctor.tap(doctor.primary)
    doctor.frames(4)
    assert (doctor.app.host.shown, doctor.app.host.detail) == ("doctor", {})
    assert name in doctor.taps, "it is in sight"
    doctor.press("d")
    assert voice.said[-1].startswith("Address for phones"), "Die begins there"


def test_it_opens_at_its_top(doctor):
    row(doctor, list(entries(doctor))[-1])
    assert "touch" not in doctor.taps
    doctor.presenter.navigation.visit("settings")
    doctor.presenter.navigation.visit("doctor")
    doctor.frames(4)
    assert "touch" in doctor.taps


def test_die_names_each_part_with_what_was_found_and_the_list_follows(doctor, voice):
    while not voice.said[-1].startswith("Disk space"):
        doctor.press("d")
    assert voice.said[-1] == "Disk space. 1,024 MB free."
    doctor.frames(4)
    assert "Disk space" in doctor.seen


def test_next_says_the_part_that_die_stepped_to_and_else_goes_back(doctor, voice):
    while not voice.said[-1].startswith("Disk space"):
        doctor.press("d")
    doctor.press("pagedown")
    assert "part" in doctor.app.host.detail
    for shown in ("doctor", "settings"):
        doctor.press("pagedown")
        assert (doctor.app.host.shown, "part" in doctor.app.host.detail) == (shown, False)


def test_it_is_checked_again_on_a_tap_and_when_it_is_opened_again(doctor, machine):
    assert icon(doctor, "Address for phones") == "warn"
    machine(address=lambda: "192.168.0.5")
    doctor.tap(doctor.taps["again"])
    assert icon(doctor, "Address for phones") == "check"
    machine(address=lambda: None)
    tap(doctor, "Touch")
    doctor.tap(doctor.primary)
    assert icon(doctor, "Address for phones") == "check", "it was left for a trial only"
    doctor.presenter.navigation.visit("settings")
    doctor.presenter.navigation.visit("doctor")
    assert icon(doctor, "Address for phones") == "warn"


def test_while_it_is_checked_it_says_so_and_nothing_moves(player, monkeypatch, voice):
    waiting = []
    monkeypatch.setattr(checkup, "start", lambda _, then: waiting.append(then))
    player.presenter.navigation.visit("doctor")
    assert player.word("doctor-checking") in voice.said[-1]
    assert player.taps["again"].disabled
    assert {"touch", "buttons", "speaker"} == set(entries(player))
    player.presenter.navigation.visit("doctor", part=3)
    player.tap(player.primary)
    assert len(waiting) == 1
    waiting[0]([Finding("disk", "", passed(free=7))])
    assert voice.said[-1].endswith(player.word("doctor-count", count=0))
    assert "part-0" in entries(player)


def test_what_is_found_when_the_screen_is_left_is_dropped(player, monkeypatch):
    waiting = []
    monkeypatch.setattr(checkup, "start", lambda _, then: waiting.append(then))
    player.presenter.navigation.visit("doctor")
    player.presenter.navigation.visit("settings")
    waiting[0]([Finding("disk", "", passed(free=7))])
    assert player.app.host.shown == "settings"
    player.presenter.navigation.visit("doctor")
    assert (len(waiting), player.app.host.screen.found) == (2, None)


def test_the_parts_are_tried_on_a_thread_of_their_own(player, monkeypatch, tmp_path):
    made = make_up(tmp_path / "other", settings={"voice": False})
    monkeypatch.setattr(checkup, "this_machine", lambda _: made)
    found = []
    START(player.presenter, found.append)
    for thread in threading.enumerate():
        if thread.name == "doctor":
            thread.join(PATIENCE)
    assert found == [], "it is reported on the thread of the window"
    player.frames()
    assert {each.name for each in found[0]} >= {"files", "database", "versions"}


def test_the_machine_has_what_the_app_has_open(player):
    here = checkup.this_machine(player.presenter)
    assert here.window == (800, 480)
    assert here.renderer
    assert here.messages() == player.presenter.store.messages
    assert here.backups is player.presenter.backups


# the voice


def test_the_voice_speaks_each_language(doctor, voice):
    tap_row(doctor, "speaker")
    for _ in LANGUAGES:
        doctor.later(0.5)
    wanted = [Phrasebook(each).text("screens.try-voice") for each in LANGUAGES]
    assert voice.said[-3:] == wanted
    assert voice.language == "en"


def test_a_line_is_not_cut_by_the_next_and_leaving_ends_it(doctor, voice):
    voice.speaking = True
    said = len(voice.said)
    tap_row(doctor, "speaker")
    doctor.later(0.5)
    assert len(voice.said) == said
    doctor.presenter.navigation.show("settings")
    voice.speaking = False
    doctor.later(0.5)
    assert len(voice.said) == said


def test_why_nothing_is_heard_is_reported(doctor, voice):
    voice.reason = Problem("core.sound-no-device")
    doctor.presenter.refresh_status()
    tap_row(doctor, "speaker")
    assert "There is no sound device." in voice.said[-1]
    doctor.presenter.preferences.set("voice", False)
    tap_row(doctor, "speaker")
    assert "The voice is off in the settings." in doctor.presenter.notices[0]


@pytest.mark.parametrize("name", ["touch", "buttons"])
def test_what_is_tried_by_hand_is_one_tap_away(doctor, name):
    tap_row(doctor, name)
    assert doctor.app.host.shown == name
    doctor.tap(doctor.primary)
    assert doctor.app.host.shown == "doctor"


def test_a_part_leads_to_its_trial(doctor):
    tap(doctor, "Button “Die”")
    doctor.tap(doctor.taps["try"])
    assert doctor.app.host.shown == "buttons"


def test_the_loudspeaker_is_tried_where_it_is_reported(doctor, voice):
    tap(doctor, "Loudspeaker")
    doctor.tap(doctor.taps["try"])
    doctor.later(0.5)
    assert Phrasebook("en").text("screens.try-voice") in voice.said


# touch


@pytest.fixture
def touch(player):
    player.presenter.navigation.visit("touch")
    player.frames()
    return player


def put_finger(player, x, y, after=1.0):
    player.now += after
    finger = UnitTestTouch(x, y)
    finger.touch_down()
    finger.touch_up()
    player.frames(1)


def test_it_draws_where_it_is_touched_and_counts(touch):
    screen = touch.app.host.screen
    before = len(screen.canvas.after.children)
    put_finger(touch, 300, 300)
    put_finger(touch, 301, 300)
    assert (screen.count, screen.doubles) == (2, 0)
    assert len(screen.canvas.after.children) > before
    assert touch.word("touch-count", count=2) in seen(touch)


def test_a_touch_that_arrives_twice_is_reported(touch):
    screen = touch.app.host.screen
    put_finger(touch, 300, 300)
    put_finger(touch, 302, 301, after=0.05)
    assert (screen.count, screen.doubles) == (1, 1)
    assert "One touch arrived twice." in seen(touch)
    put_finger(touch, 500, 300, after=0.05)
    assert (screen.count, screen.doubles) == (2, 1), "a second finger is no double"


def test_a_finger_that_moves_draws_a_line(touch):
    screen = touch.app.host.screen
    finger = UnitTestTouch(200, 200)
    finger.touch_down()
    before = len(screen.canvas.after.children)
    finger.touch_move(260, 220)
    finger.touch_up()
    assert len(screen.canvas.after.children) > before
    assert screen.count == 1


def test_what_is_drawn_is_bounded_and_wiped(touch, monkeypatch):
    monkeypatch.setattr("companion.screens.touch.MAX_DOTS", 3)
    screen = touch.app.host.screen
    for at in range(8):
        put_finger(touch, 200 + 50 * at, 300)
    assert screen.count == 8
    assert len(screen.canvas.after.children) <= 3 * PARTS
    touch.tap(touch.taps["wipe"])
    assert (screen.count, screen.doubles, len(screen.canvas.after.children)) == (0, 0, 0)


def test_a_tap_on_a_button_is_no_touch_and_leaving_forgets(touch):
    screen = touch.app.host.screen
    put_finger(touch, 300, 300)
    touch.tap(touch.primary)
    assert touch.app.host.shown == "doctor"
    assert screen.count == 0


# the push buttons


@contextmanager
def pins(monkeypatch):
    monkeypatch.setattr("companion.device.buttons.BOUNCE_S", 0)
    monkeypatch.setattr(Contact, "held", lambda self: None)  # however long a push takes here
    saved, Device.pin_factory = Device.pin_factory, MockFactory(pin_class=MockPWMPin)
    try:
        yield Device.pin_factory
    finally:
        Device.pin_factory.reset()
        Device.pin_factory = saved


@pytest.fixture
def wired(open_app, monkeypatch):
    """The screen of the push buttons: Next, Die and Undo on mock pins, and a light."""
    with pins(monkeypatch) as factory:
        player = open_app(buttons=wire, pin_undo=5, pin_led=22)
        player.presenter.navigation.visit("buttons")
        player.frames()
        yield player, factory
        player.window.remove_widget(player.app.root)
        player.app.on_stop()


def test_a_button_lights_up_while_it_is_pressed_and_so_does_the_light(wired):
    player, factory = wired
    screen = player.app.host.screen
    assert "GPIO 17 · 0" in seen(player)
    factory.pin(17).drive_low()
    player.later(0.1)
    assert screen.pressed == {"next": True, "die": False, "undo": False}
    assert factory.pin(22).state == 1
    factory.pin(17).drive_high()
    player.later(0.1)
    assert not any(screen.pressed.values())
    assert "GPIO 17 · 1" in seen(player), "it was understood once"
    assert factory.pin(22).state == 0
    assert player.app.host.shown == "buttons"


def test_a_button_for_undo_is_tried_like_the_others_and_die_held_goes_back(wired):
    player, factory = wired
    factory.pin(5).drive_low()
    player.later(0.1)
    assert player.app.host.shown == "buttons"
    assert "GPIO 5 · 1" in seen(player)
    factory.pin(5).drive_high()
    player.app.perform("undo")
    assert player.app.host.shown == "doctor"


def test_the_third_button_is_counted_as_itself(open_app, monkeypatch):
    with pins(monkeypatch) as factory:
        player = open_app(buttons=wire, pin_help=6)
        player.presenter.navigation.visit("buttons")
        factory.pin(6).drive_low()
        player.later(0.1)
        assert "GPIO 6 · 1" in seen(player)
        factory.pin(6).drive_high()
        player.window.remove_widget(player.app.root)
        player.app.on_stop()


def test_the_light_shows_whose_turn_it_is_again(wired):
    player, factory = wired
    player.begin()
    player.presenter.navigation.visit("buttons")
    factory.pin(17).drive_low()
    player.later(0.1)
    factory.pin(17).drive_high()
    player.later(0.1)
    assert factory.pin(22).state == 0
    player.presenter.navigation.show_play()
    assert factory.pin(22).state == 1


def test_the_checks_see_the_buttons_that_the_app_has(wired):
    player, _ = wired
    here = checkup.this_machine(player.presenter)
    with here.open_buttons() as buttons:
        assert buttons is player.presenter.buttons
    assert buttons.pressed["next"] is False, "they stay open"


def test_without_push_buttons_it_says_so_and_keys_do_what_they_do_elsewhere(player):
    player.presenter.navigation.visit("buttons")
    assert player.presenter.buttons_problem in seen(player)
    player.press("enter")
    assert player.app.host.shown == "doctor"


# what it looks like


@pytest.mark.parametrize("look", [(look, scale) for look in THEMES for scale in hardest(2, 1.5, 1)])
def test_everything_fits(open_app, monkeypatch, look, machine):
    (size, language), scale = look
    reason = Problem("core.disk-read-only", {"path": "/home/pi/companion.db", "error": "ouch"})
    machine(MODEL, messages=lambda: [reason])
    player = open_app(size, language=language, text_scale=scale)
    player.presenter.navigation.show("doctor")
    screen = player.app.host.screen
    for name in entries(player):
        row(player, name)
        assert_fits(player)
        assert_targets(player)
    for part, _ in enumerate(screen.found):
        looks_right(player, "doctor", part=part)
    looks_right(player, "touch")
    for after in (1, 0.05):
        put_finger(player, 60, 700 if size[1] > 700 else 300, after=after)
    assert_fits(player)
    looks_right(player, "buttons")
    every = dict.fromkeys(("next", "die", "undo", "repeat", "help"), False)
    player.presenter.buttons = Pressed({**every, "die": True})
    looks_right(player, "buttons")
    player.presenter.buttons = None


class Pressed:
    """Fake push buttons."""

    def __init__(self, pressed):
        self.pressed = pressed

    def show_turn(self, whose):
        pass


def looks_right(player, screen, **detail):
    player.presenter.navigation.show(screen, **detail)
    player.frames(3)
    assert_fits(player)
    assert_targets(player)
