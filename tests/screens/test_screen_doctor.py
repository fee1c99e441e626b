"""What works on this device, by taps: a list, each part in full, and what is tried by hand."""

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
from kit.fitting import LOOKS, assert_fits, assert_targets, hardest
from kit.listed import tap_row
from kit.machines import make_up
from kit.patience import PATIENCE

START = checkup.start
"""As the app has it: the tests find everything at once."""

MODEL = {"proc/device-tree/model": "Raspberry Pi 5"}


@pytest.fixture
def doctor(player):
    player.presenter.visit("doctor")
    player.now += 1
    player.frames()
    return player


def row(player, words):
    """Turn to the page with a row of these words, and return it."""
    screen = player.app.host.screen
    for page in range(screen.pages):
        player.presenter.show("doctor", page=page)
        player.now += 1
        for tap in player.buttons:
            if tap.words == words:
                return tap
    raise AssertionError(words)


def seen(player):
    return " ".join(player.seen)


# the list


def test_the_settings_lead_there_and_back(player):
    player.presenter.show("settings")
    tap_row(player, "doctor")
    assert player.app.host.shown == "doctor"
    player.tap(player.primary)
    assert player.app.host.shown == "settings"


def test_what_is_to_be_fixed_stands_before_what_works(doctor, voice):
    count = sum(each.state == "fail" for each in doctor.app.host.screen.found)
    assert voice.said[-1] == f"{doctor.word('doctor')}. {doctor.word('doctor-count', count=count)}"
    headings = [
        line
        for page in range(doctor.app.host.screen.pages)
        for line in shown_on(doctor, page)
        if line in {doctor.word(f"doctor-{state}") for state in ("try", "fail", "pass", "skipped")}
    ]
    assert list(dict.fromkeys(headings)) == ["Try it yourself", "To fix", "Works", "Not tried"]


def shown_on(player, page):
    player.presenter.show("doctor", page=page)
    return player.seen


def test_a_part_is_told_in_full_with_its_remedy_and_back_leads_to_its_page(doctor, voice):
    tap = row(doctor, "Address for phones")
    page = dict(doctor.app.host.detail)
    doctor.tap(tap)
    for told in (voice.said[-1], seen(doctor)):
        assert "The network gave this machine no address." in told
        assert "Restart the router" in told
    doctor.tap(doctor.primary)
    assert (doctor.app.host.shown, doctor.app.host.detail.get("page", 0)) == (
        "doctor",
        page["page"],
    )


def test_die_names_each_part_with_what_was_found(doctor, voice):
    row(doctor, "Disk space")
    while not voice.said[-1].startswith("Disk space"):
        doctor.press("d")
    assert voice.said[-1] == "Disk space. 1,024 MB free."


def test_next_turns_the_pages_and_then_goes_back(doctor):
    for page in range(1, doctor.app.host.screen.pages):
        doctor.press("pagedown")
        assert doctor.app.host.detail == {"page": page}
    doctor.press("pagedown")
    assert doctor.app.host.shown == "settings"


def test_it_is_checked_again_on_a_tap_and_when_it_is_opened_again(doctor, machine):
    assert row(doctor, "Address for phones").face.sign == "warn"
    machine(address=lambda: "192.168.0.5")
    doctor.tap(doctor.taps["again"])
    assert row(doctor, "Address for phones").face.sign == "check"
    machine(address=lambda: None)
    doctor.tap(row(doctor, "Touch"))
    doctor.tap(doctor.primary)
    assert row(doctor, "Address for phones").face.sign == "check", "it was left for a trial only"
    doctor.presenter.visit("settings")
    doctor.presenter.visit("doctor")
    assert row(doctor, "Address for phones").face.sign == "warn"


def test_while_it_is_checked_it_says_so_and_nothing_moves(player, monkeypatch, voice):
    waiting = []
    monkeypatch.setattr(checkup, "start", lambda _, then: waiting.append(then))
    player.presenter.visit("doctor")
    assert player.word("doctor-checking") in voice.said[-1]
    assert player.taps["again"].disabled
    assert {"touch", "buttons", "speaker"} <= set(player.taps)
    player.presenter.visit("doctor", part=3)
    player.tap(player.primary)
    assert len(waiting) == 1
    waiting[0]([Finding("disk", "", passed(free=7))])
    assert voice.said[-1].endswith(player.word("doctor-count", count=0))
    assert "part-0" in player.taps


def test_what_is_found_when_the_screen_is_left_is_dropped(player, monkeypatch):
    waiting = []
    monkeypatch.setattr(checkup, "start", lambda _, then: waiting.append(then))
    player.presenter.visit("doctor")
    player.presenter.visit("settings")
    waiting[0]([Finding("disk", "", passed(free=7))])
    assert player.app.host.shown == "settings"
    player.presenter.visit("doctor")
    assert (len(waiting), player.app.host.screen.found) == (2, None)


def test_the_parts_are_tried_on_a_thread_of_their_own(player, monkeypatch, tmp_path):
    made = make_up(tmp_path / "other", settings={"voice": False})
    monkeypatch.setattr(checkup, "this_machine", lambda _: made)
    found = []
    START(player.presenter, found.append)
    for thread in threading.enumerate():
        if thread.name == "doctor":
            thread.join(PATIENCE)
    assert found == [], "it is told on the thread of the window"
    player.frames()
    assert {each.name for each in found[0]} >= {"files", "database", "versions"}


def test_the_machine_has_what_the_app_has_open(player):
    here = checkup.this_machine(player.presenter)
    assert here.window == (800, 480)
    assert here.renderer
    assert here.told() == player.presenter.store.told
    assert here.backups is player.presenter.backups


# the voice


def test_the_voice_speaks_each_language(doctor, voice):
    doctor.tap(doctor.taps["speaker"])
    for _ in LANGUAGES:
        doctor.later(0.5)
    wanted = [Phrasebook(each).text("screens.try-voice") for each in LANGUAGES]
    assert voice.said[-3:] == wanted
    assert voice.language == "en"


def test_a_line_is_not_cut_by_the_next_and_leaving_ends_it(doctor, voice):
    voice.speaking = True
    said = len(voice.said)
    doctor.tap(doctor.taps["speaker"])
    doctor.later(0.5)
    assert len(voice.said) == said
    doctor.presenter.show("settings")
    voice.speaking = False
    doctor.later(0.5)
    assert len(voice.said) == said


def test_why_nothing_is_heard_is_told(doctor, voice):
    voice.reason = Problem("core.sound-no-device")
    doctor.presenter.refresh_status()
    doctor.tap(doctor.taps["speaker"])
    assert "There is no sound device." in voice.said[-1]
    doctor.presenter.set("voice", False)
    doctor.tap(doctor.taps["speaker"])
    assert "The voice is off in the settings." in doctor.presenter.notices[0]


@pytest.mark.parametrize("name", ["touch", "buttons"])
def test_what_is_tried_by_hand_is_one_tap_away(doctor, name):
    doctor.tap(doctor.taps[name])
    assert doctor.app.host.shown == name
    doctor.tap(doctor.primary)
    assert doctor.app.host.shown == "doctor"


def test_a_part_leads_to_its_trial(doctor):
    doctor.tap(row(doctor, "Button “Die”"))
    doctor.tap(doctor.taps["try"])
    assert doctor.app.host.shown == "buttons"


def test_the_loudspeaker_is_tried_where_it_is_told(doctor, voice):
    doctor.tap(row(doctor, "Loudspeaker"))
    doctor.tap(doctor.taps["try"])
    doctor.later(0.5)
    assert Phrasebook("en").text("screens.try-voice") in voice.said


# touch


@pytest.fixture
def touch(player):
    player.presenter.visit("touch")
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


def test_a_touch_that_arrives_twice_is_told(touch):
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
    monkeypatch.setattr("companion.screens.touch.MOST", 3)
    screen = touch.app.host.screen
    for at in range(8):
        put_finger(touch, 200 + 50 * at, 300)
    assert screen.count == 8
    assert screen._dots <= 3
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
    monkeypatch.setattr("companion.device.buttons.BOUNCE_SECONDS", 0)
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
        player.presenter.visit("buttons")
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
        player.presenter.visit("buttons")
        factory.pin(6).drive_low()
        player.later(0.1)
        assert "GPIO 6 · 1" in seen(player)
        factory.pin(6).drive_high()
        player.window.remove_widget(player.app.root)
        player.app.on_stop()


def test_the_light_tells_whose_turn_it_is_again(wired):
    player, factory = wired
    player.begin()
    player.presenter.visit("buttons")
    factory.pin(17).drive_low()
    player.later(0.1)
    factory.pin(17).drive_high()
    player.later(0.1)
    assert factory.pin(22).state == 0
    player.presenter.show_play()
    assert factory.pin(22).state == 1


def test_the_checks_see_the_buttons_that_the_app_has(wired):
    player, _ = wired
    here = checkup.this_machine(player.presenter)
    with here.open_buttons() as buttons:
        assert buttons is player.presenter.buttons
    assert buttons.pressed["next"] is False, "they stay open"


def test_without_push_buttons_it_says_so_and_keys_do_what_they_do_elsewhere(player):
    player.presenter.visit("buttons")
    assert player.presenter.buttons_problem in seen(player)
    player.press("enter")
    assert player.app.host.shown == "doctor"


# what it looks like


@pytest.mark.parametrize("look", [(look, scale) for look in LOOKS for scale in hardest(2, 1.5, 1)])
def test_everything_fits(open_app, monkeypatch, look, machine):
    (size, language), scale = look
    reason = Problem("core.disk-read-only", {"path": "/home/pi/companion.db", "error": "ouch"})
    machine(MODEL, told=lambda: [reason])
    player = open_app(size, language=language, text_scale=scale)
    player.presenter.show("doctor")
    screen = player.app.host.screen
    for page in range(screen.pages):
        looks_right(player, "doctor", page=page)
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
    """Stands in for push buttons."""

    def __init__(self, pressed):
        self.pressed = pressed

    def show_turn(self, whose):
        pass


def looks_right(player, screen, **detail):
    player.presenter.show(screen, **detail)
    player.frames(3)
    assert_fits(player)
    assert_targets(player)
