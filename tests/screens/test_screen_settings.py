"""Everything that can be set: by taps, at once, kept, and told where it cannot be."""

import os

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory
from kivy.metrics import Metrics

from companion import settings as settings_
from companion.buttons import Buttons, Contact
from companion.engine.problem import Problem
from companion.parts import buttons as wire
from companion.screens.settings import CHOICES, GROUPS
from companion.settings import Settings
from kit.fitting import assert_words_fit, hardest

SWITCHES = [name for name, choices in CHOICES.items() if choices == (True, False)]
OTHERS = [name for name in CHOICES if name not in SWITCHES]


def words(player, name):
    return player.word(f"set-{name.replace('_', '-')}")


def other(player, name):
    """Return another value than is set, the last that is offered."""
    now = getattr(player.presenter.settings, name)
    return next(each for each in reversed(CHOICES[name]) if each != now)


def set_by_taps(player, name, value):
    """Tap the row of a setting, and then the choice."""
    player.tap_row(words(player, name))
    screen = player.app.host.screen
    if screen.answers is None:
        return
    label = player.app.host.screen._in_words(name, value)
    while label not in [each.words for each in screen.answers.buttons]:
        player.tap(screen.answers.buttons[-1])
    player.tap(player.button(label))


def row(player, label):
    return next(each for each in player.lines if each["label"] == label)


def close(player):
    player.window.remove_widget(player.app.root)
    player.app.on_stop()


@pytest.fixture
def settings(player):
    player.tap(player.button(player.word("menu-settings")))
    return player


def test_everything_but_the_server_can_be_set(settings):
    fields = set(Settings.__struct_fields__) - {"server", "server_host", "server_port"}
    assert set(CHOICES) == fields
    shown = [each["field"] for each in settings.lines if each.get("field", "/")[0] != "/"]
    assert shown == list(CHOICES)


def test_every_default_is_among_the_choices():
    for name, choices in CHOICES.items():
        assert getattr(Settings(), name) in choices


@pytest.mark.parametrize("group", GROUPS)
def test_each_is_set_by_taps_counts_at_once_and_is_kept(settings, open_app, group):
    wished = {}
    for name in GROUPS[group]:
        if name == "language":  # it has its own tests
            continue
        value = wished[name] = other(settings, name)
        set_by_taps(settings, name, value)
        assert settings.app.host.screen.name == "settings"
        assert getattr(settings.presenter.settings, name) == value
        assert row(settings, words(settings, name))["value"] == (
            settings.app.host.screen._in_words(name, value)
        )
    kept = settings_.load()
    assert {name: getattr(kept, name) for name in wished} == wished


def test_the_voice_is_set_at_once(settings, voice):
    set_by_taps(settings, "voice_rate", 220)
    set_by_taps(settings, "voice_volume", 0.4)
    assert voice.said[-1] == f"{words(settings, 'voice_volume')}: 40 percent"
    set_by_taps(settings, "voice", False)
    assert (voice.rate, voice.volume, voice.on) == (220, 0.4, False)


def test_the_text_grows_at_once_and_the_screen_stays(settings):
    before = settings.app.host.screen
    set_by_taps(settings, "text_scale", 1.5)
    assert Metrics.fontscale == 1.5
    assert settings.app.host.screen.name == "settings"
    assert settings.app.host.screen is not before
    assert settings.app.host.children == [settings.app.host.screen]
    set_by_taps(settings, "text_scale", 1.0)


def test_it_is_dark_at_once(settings):
    settings.app.light._backlight._devices = []
    set_by_taps(settings, "brightness", 20)
    assert settings.app.host.shade > 0.5
    set_by_taps(settings, "brightness", 100)
    assert settings.app.host.shade == 0


def test_what_stands_in_the_file_stays_and_none_is_left_out(settings, home):
    (home / "companion.toml").write_text("# mine\nvoice_rate = 190  # fast\npin_undo = 5\n")
    set_by_taps(settings, "sound_tap", False)
    set_by_taps(settings, "pin_undo", 6)
    set_by_taps(settings, "pin_undo", None)
    assert (home / "companion.toml").read_text() == (
        "# mine\nvoice_rate = 190  # fast\nsound_tap = false\n"
    )


@pytest.mark.parametrize("content", [None, "this is no TOML"])
def test_a_file_that_cannot_be_kept_is_told_in_one_sentence_and_it_counts(settings, home, content):
    path = home / "companion.toml"
    path.mkdir() if content is None else path.write_text(content)
    set_by_taps(settings, "sound_tap", False)
    assert settings.presenter.settings.sound_tap is False
    assert settings.presenter.notices == [settings.word("set-not-kept")]
    if content:
        assert path.read_text() == content
        path.unlink()
        set_by_taps(settings, "sound_die", False)
        assert settings.presenter.notices == []


def test_a_second_tap_sets_nothing(settings):
    settings.tap_row(words(settings, "text_scale"))
    settings.now -= 0.5
    first = settings.app.host.screen.answers.buttons[0]
    settings.presenter.guard.start()
    settings.tap(first, after=0.2)
    assert settings.presenter.settings.text_scale == 1.0


def test_the_same_value_again_writes_nothing(settings, home):
    now = settings.app.host.screen._in_words("dim_after", 5)
    settings.tap_row(words(settings, "dim_after"))
    settings.tap(settings.button(now))
    assert settings.app.host.screen.answers is None
    assert not (home / "companion.toml").exists()


def test_with_two_buttons_alone(settings, voice):
    settings.press("d")
    assert voice.said[-1].startswith(words(settings, "language"))
    settings.press("d")
    settings.press("enter")
    assert settings.app.host.screen.title == words(settings, "text_scale")
    settings.press("d")
    settings.press("d")
    settings.press("enter")
    assert settings.presenter.settings.text_scale == 0.9


# push buttons


def test_without_pins_it_says_so_with_the_reason(open_app, monkeypatch):
    no_pins = Problem("core.no-pins", {"error": "none at all"})
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "native")
    monkeypatch.setattr("companion.buttons.make_pin_factory", lambda: (None, no_pins))
    player = open_app(buttons=wire)
    player.presenter.visit("settings")
    shown = row(player, player.word("state-buttons"))["value"]
    reason = player.presenter.words("core.no-pins", error="none at all")
    assert shown == player.word("no-buttons", reason=reason)


def test_pins_are_wired_anew_at_once(open_app, monkeypatch):
    monkeypatch.setattr("companion.buttons.BOUNCE_SECONDS", 0)
    monkeypatch.setattr(Contact, "held", lambda self: None)  # however long a push takes here
    saved, Device.pin_factory = Device.pin_factory, MockFactory()
    try:
        player = open_app(buttons=wire)
        player.begin()
        player.presenter.show("settings")
        assert row(player, player.word("state-buttons"))["value"] == player.word("state-ready")
        set_by_taps(player, "pin_next", 5)
        player.presenter.show_play()
        player.later(1)
        push(17)
        player.frames()
        assert player.play.log == []
        push(5)
        player.frames()
        assert len(player.play.log) == 1
        player.presenter.show("settings")
        set_by_taps(player, "pin_die", 5)
        assert "GPIO5" in row(player, player.word("state-buttons"))["value"]
        close(player)
    finally:
        Device.pin_factory.reset()
        Device.pin_factory = saved


def push(number):
    pin = Device.pin_factory.pin(number)
    pin.drive_low()
    pin.drive_high()


def test_the_light_shows_whose_turn_it_is_as_soon_as_it_is_wired(open_app):
    shown = []

    class Light(Buttons):
        def show_turn(self, whose):
            shown.append((self.led, whose))

    def with_light(settings, post):
        buttons = Light(post, {}, factory=MockFactory())
        buttons.led = settings.pin_led
        return buttons

    player = open_app(buttons=with_light)
    player.begin()
    player.presenter.show("settings")
    set_by_taps(player, "pin_led", 22)
    assert shown[-1] == (22, "player")


def test_without_a_voice_it_says_why(open_app, voice):
    voice.reason = Problem("core.sound-no-device")
    player = open_app()
    player.presenter.visit("settings")
    assert row(player, player.word("state-voice"))["value"] == player.presenter.words(
        "core.sound-no-device"
    )


# what it looks like


@pytest.mark.parametrize(("size", "scale"), hardest(((800, 480), 2), ((720, 1280), 1)), ids=str)
def test_it_fits(open_app, size, scale):
    player = open_app(size, text_scale=scale)
    screen = player.app.host.screens["settings"]
    for language in hardest("fr", "en"):
        player.presenter.set("language", language)
        player.presenter.show("settings")
        for turned in range(8):
            screen.list.scroll_y = 1 - turned / 7
            player.frames(3)
            assert_words_fit(screen)
        for field in ("language", "dim_after", "clock", "pin_led"):
            player.presenter.show("settings", field=field)
            player.frames(3)
            assert_words_fit(screen)


def test_the_environment_goes_before_what_was_set(settings, home, monkeypatch):
    set_by_taps(settings, "voice_rate", 220)
    monkeypatch.setitem(os.environ, "COMPANION_VOICE_RATE", "130")
    assert settings_.load().voice_rate == 130
