"""All settings: by taps, at once, saved, and refused with a reason."""

import os

import pytest
from gpiozero import PWMLED, Device
from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion.commands.parts import buttons as wire
from companion.device import loudspeakers
from companion.device.buttons import Buttons, Contact
from companion.engine.problem import Problem
from companion.screens import theme
from companion.screens.models.settings import CHOICES, GROUPS, SEGMENTS
from companion.screens.settings import LINKS
from companion.sharing.messages import SharingStatus
from companion.storage import settings as settings_
from companion.storage.settings import Settings
from companion.voice.voices import Voices
from kit.fitting import hardest, paired
from kit.listed import (
    assert_rows_fit,
    choose,
    drag,
    entries,
    move,
    option,
    row,
    slide,
    tap_in_row,
    tap_row,
    touch_track,
)
from kit.on_board import read

NINE_MM = 47
"""The least side of a target, in dp."""


def words(player, name):
    return player.word(f"set-{name.replace('_', '-')}")


def other(player, name):
    """Return another value than is set, the last that is offered; a pin that is free."""
    settings = player.presenter.settings
    pins = (
        {getattr(settings, pin) for pin in GROUPS["buttons"]} if name in GROUPS["buttons"] else ()
    )
    now = getattr(settings, name)
    return next(each for each in reversed(CHOICES[name]) if each != now and each not in pins)


def set_by_taps(player, name, value):
    """Set something as a player does: in its row, or by opening it."""
    known = player.app.host.screen.words
    kind, values = known.kind(name), known.values(name)
    if kind == "switch":
        tap_row(player, name)
    elif kind == "choices":
        tap_in_row(player, name, known.short(name, value))
    elif kind == "slider":
        slide(player, name, values.index(value) / (len(values) - 1))
    else:
        tap_row(player, name)
        choose(player, known.worded(name, value))


def state(player, group):
    """Return what is said about whether voice or buttons work."""
    heard = [each.label for each in player.app.host.screen.entries if each.kind == "note"]
    return next(each for each in heard if f"**{player.word(f'state-{group}')}**" in each)


def close(player):
    player.window.remove_widget(player.app.root)
    player.app.on_stop()


@pytest.fixture
def settings(player):
    player.presenter.navigation.visit("settings")
    player.now += 1
    return player


def test_everything_but_the_server_can_be_set(settings):
    fields = set(Settings.__struct_fields__) - {
        "server",
        "server_host",
        "server_port",
        "server_apart",
        "appendix_url",
        "guest_wifi",
        "guest_wifi_password",
        "kiosk",
        "lock_pin",
        "phone_table_port",
        "table_name",
        "mqtt",
        "mqtt_ca",
        "postgres",
    }
    assert set(CHOICES) == fields
    ways = {screen for screens in LINKS.values() for screen in screens} | {"box-on-mars"}
    assert [name for name in entries(settings) if name not in ways] == list(CHOICES)
    assert ways < set(entries(settings))
    labels = [entry.label for entry in entries(settings).values()]
    assert len(set(labels)) == len(labels), "no two rows have one name"


def test_a_change_in_place_keeps_the_place_of_everything(settings):
    for name in ("brightness", "voice", "motion", "rotation"):
        place = row(settings, name).pos
        scrolled = settings.app.host.screen.ids.rows.scroll_y
        set_by_taps(settings, name, other(settings, name))
        assert settings.app.host.screen.ids.rows.scroll_y == pytest.approx(scrolled), name
        assert row(settings, name).pos == place
    set_by_taps(settings, "rotation", 0)


def test_the_value_that_is_set_is_marked(settings):
    segments = [
        each for each in row(settings, "language").walk(restrict=True) if hasattr(each, "chosen")
    ]
    assert [each.text for each in segments if each.chosen] == ["EN"]
    set_by_taps(settings, "pin_next", 5)
    tap_row(settings, "pin_next")
    assert [each.label for each in entries(settings).values() if each.at] == ["GPIO 5"]
    assert option(settings, "GPIO 5").chosen


def test_a_value_is_slid_along_its_track_and_set_where_the_finger_is_lifted(settings, voice):
    slide(settings, "effects_volume", 0.5, 0.1)
    assert settings.presenter.settings.effects_volume == 0.2
    assert "20%" in read(row(settings, "effects_volume"))
    assert voice.said[-1].endswith("20 percent")
    slide(settings, "effects_volume", 0.2, 3)
    assert settings.presenter.settings.effects_volume == 1, "also where it has left the track"


def test_while_it_is_slid_it_shows_what_it_would_be_and_nothing_is_set(settings):
    was = settings.presenter.settings.brightness
    finger = touch_track(settings, "brightness", 0)
    shown = row(settings, "brightness")
    for share, heard in ((0, "20%"), (0.5, "60%")):
        move(settings, finger, shown.ids.slider, share)
        assert heard in read(shown)
        assert settings.presenter.settings.brightness == was
    finger.touch_up()


def test_a_finger_that_moves_up_scrolls_the_list_and_sets_nothing(settings):
    rows, before = settings.app.host.screen.ids.rows, settings.presenter.settings
    rows.scroll_y = 1
    settings.frames(3)
    assert words(settings, "language") in settings.seen
    drag(settings, up=150)
    assert words(settings, "language") not in settings.seen
    drag(settings, up=-400)
    assert rows.scroll_y == 1
    assert settings.presenter.settings == before


def test_a_tap_on_the_track_sets_the_nearest_value_and_the_one_that_is_set_changes_nothing(
    settings, voice
):
    slide(settings, "voice_volume", 0.74)
    assert settings.presenter.settings.voice_volume == 0.8
    said = list(voice.said)
    slide(settings, "voice_volume", 0.76)
    assert voice.said == said


def test_a_value_that_is_only_in_the_file_has_its_place_among_the_others(open_app):
    player = open_app(voice_rate=140)
    player.presenter.navigation.visit("settings")
    assert entries(player)["voice_rate"].shorts[:4] == ("100", "130", "140", "150")
    slide(player, "voice_rate", 3 / 7)
    assert player.presenter.settings.voice_rate == 150


def test_every_theme_is_drawn_at_once(settings):
    screen = settings.app.host.screen
    for look in "day", "contrast", "night":
        set_by_taps(settings, "look", look)
        assert theme.current() == look
        assert settings.app.host.screen is screen, "it follows the look by itself"
        label = next(
            each
            for each in row(settings, "look").walk(restrict=True)
            if hasattr(each, "shown_size")
        )
        assert label.color == theme.theme.sand


def test_the_primary_button_leads_back_and_changes_nothing(settings, home):
    settings.begin()
    settings.presenter.navigation.visit("settings")
    settings.tap(settings.primary)
    assert settings.app.host.screen.name == "table"
    assert not (home / "companion.toml").exists()


def test_the_voice_is_tried_and_says_why_if_nothing_is_heard(settings, voice):
    settings.tap(settings.taps["try"])
    assert voice.said[-1] == settings.word("try-voice")
    voice.reason = Problem("core.sound-no-device")
    settings.presenter.refresh_status()
    settings.tap(settings.taps["try"])
    assert settings.presenter.mute in settings.presenter.notices[0]
    assert any(settings.presenter.mute in line for line in settings.seen)
    set_by_taps(settings, "voice", False)
    assert settings.taps["try"].disabled


def test_servers_that_are_out_of_reach_say_why(settings):
    reason = "core.server-problem", {"server": "cafe:5432", "why": "password"}
    settings.presenter.sharing = SharingStatus(problems={"postgres": reason})
    settings.frames()
    shown = settings.app.host.screen.entries
    (said,) = [each.label for each in shown if "cafe:5432" in each.label]
    assert settings.word("state-postgres") in said
    assert "refuses the name or the password" in said
    settings.presenter.sharing = SharingStatus()
    assert not [each for each in settings.app.host.screen.entries if "cafe" in each.label]


def test_the_push_buttons_are_one_tap_away(settings, voice):
    settings.tap(settings.taps["buttons"])
    settings.frames(3)
    heading = settings.word("settings-buttons")
    assert voice.said[-1] == heading
    assert words(settings, "pin_next") in settings.seen
    assert words(settings, "language") not in settings.seen


def test_every_default_is_among_the_choices():
    for name, choices in CHOICES.items():
        assert getattr(Settings(), name) in choices


@pytest.mark.parametrize("group", GROUPS)
def test_each_is_set_by_taps_counts_at_once_and_is_saved(settings, group):
    wished = {}
    for name in GROUPS[group]:
        if name in ("language", "rotation", "loudspeaker", "voice_name"):  # with their own tests
            continue
        value = wished[name] = other(settings, name)
        set_by_taps(settings, name, value)
        assert settings.app.host.screen.name == "settings"
        assert getattr(settings.presenter.settings, name) == value
        known = settings.app.host.screen.words
        kind = known.kind(name)
        shown = known.short(name, value) if kind in ("slider", "choices") else known.worded(name)
        assert shown in read(row(settings, name))
        assert shown != value, "it has a word"
    saved = settings_.load()
    assert {name: getattr(saved, name) for name in wished} == wished


def test_the_voice_is_set_at_once(settings, voice):
    set_by_taps(settings, "voice_rate", 225)
    set_by_taps(settings, "voice_volume", 0.4)
    assert voice.said[-1] == f"{words(settings, 'voice_volume')}: 40 percent"
    set_by_taps(settings, "voice", False)
    assert (voice.rate, voice.volume, voice.on) == (225, 0.4, False)


def test_the_text_grows_at_once_and_the_screen_stays(settings):
    before = settings.app.host.screen
    set_by_taps(settings, "text_scale", 1.5)
    assert settings.app.host.screen is before
    label = next(
        each for each in row(settings, "voice").walk(restrict=True) if hasattr(each, "lines")
    )
    assert label.shown_size == 33
    assert settings.app.host.children == [settings.app.host.screen]
    set_by_taps(settings, "text_scale", 1.0)


def test_it_is_dark_at_once(settings):
    settings.app.light._backlight._devices = []
    set_by_taps(settings, "brightness", 20)
    assert settings.app.host.shade > 0.5
    set_by_taps(settings, "brightness", 100)
    assert settings.app.host.shade == 0


def test_what_is_in_the_file_stays_and_none_is_left_out(settings, home):
    (home / "companion.toml").write_text("# mine\nvoice_rate = 190  # fast\npin_undo = 5\n")
    set_by_taps(settings, "sound_tap", False)
    set_by_taps(settings, "pin_undo", 6)
    set_by_taps(settings, "pin_undo", None)
    assert (home / "companion.toml").read_text() == (
        "# mine\nvoice_rate = 190  # fast\nsound_tap = false\n"
    )


@pytest.mark.parametrize("content", [None, "this is no TOML"])
def test_a_file_that_cannot_be_saved_is_reported_in_one_sentence_and_it_counts(
    settings, home, content
):
    path = home / "companion.toml"
    path.mkdir() if content is None else path.write_text(content)
    set_by_taps(settings, "sound_tap", False)
    assert settings.presenter.settings.sound_tap is False
    assert settings.presenter.notices == [settings.word("set-not-saved")]
    if content:
        assert path.read_text() == content
        path.unlink()
        set_by_taps(settings, "sound_die", False)
        assert settings.presenter.notices == []


def test_a_second_tap_sets_nothing(settings):
    settings.presenter.guard.start()
    settings.now -= 1
    slide(settings, "text_scale", 1)
    assert settings.presenter.settings.text_scale == 1.0
    tap_row(settings, "clock")
    settings.presenter.guard.start()
    settings.tap(option(settings, settings.app.host.screen.words.worded("clock", "up")), after=0.2)
    settings.frames(6)
    assert settings.presenter.settings.clock == "off"


def test_the_same_value_again_writes_nothing(settings, home):
    set_by_taps(settings, "clock", "off")
    assert settings.app.host.screen.value is None
    assert not (home / "companion.toml").exists()


def test_the_clock_can_be_any_number_of_seconds(settings):
    tap_row(settings, "clock")
    choose(settings, settings.word("other-number"))
    for digit in "75":
        settings.press(digit)
    settings.tap(settings.primary)
    assert settings.presenter.settings.clock == "75"
    assert settings.app.host.screen.value is None
    tap_row(settings, "clock")
    choose(settings, settings.word("other-number"))
    for digit in "80":
        settings.tap(next(each for each in keys(settings) if each.text == digit))
    settings.tap(settings.primary)
    assert settings.presenter.settings.clock == "80"


def keys(player):
    """Return the keys of the number pad."""
    shown = player.app.host.screen.walk(restrict=True)
    return [each for each in shown if each.__class__.__name__ == "Key"]


def test_what_is_open_can_be_left_as_it_is(settings):
    tap_row(settings, "clock")
    settings.tap(settings.primary)
    assert settings.app.host.screen.detail == {}
    tap_row(settings, "clock")
    choose(settings, settings.word("other-number"))
    settings.tap(settings.taps["leave"])
    assert (settings.app.host.screen.detail, settings.presenter.settings.clock) == ({}, "off")


def test_escape_closes_what_is_open_at_its_row_and_then_the_settings(settings):
    settings.begin()
    settings.presenter.navigation.visit("settings")
    tap_row(settings, "pin_die")
    assert words(settings, "pin_die") in settings.seen
    settings.press("escape")
    settings.frames(3)
    assert words(settings, "pin_die") in settings.seen, "the list is where it was"
    assert words(settings, "language") not in settings.seen
    settings.press("escape")
    assert settings.app.host.screen.name == "table"


def test_with_two_buttons_alone(settings, voice):
    settings.press("d")
    while not voice.said[-1].startswith(words(settings, "brightness")):
        settings.press("d")
    settings.frames(3)
    assert words(settings, "brightness") in settings.seen, "the list follows"
    settings.press("enter")
    settings.press("enter")
    assert settings.presenter.settings.brightness == 40, "Die stays where it is; 20 follows 100"
    assert voice.said[-1] == f"{words(settings, 'brightness')}: 40%"
    settings.press("d")
    assert voice.said[-1].startswith(words(settings, "dim_after"))
    settings.press("escape")
    assert settings.app.host.screen.name != "settings"


def test_next_alone_goes_back(settings):
    settings.press("pagedown")
    assert settings.app.host.screen.name != "settings"


def test_what_is_printed_on_a_copy_is_listed_and_corrected(settings, store):
    tap_row(settings, "box-on-mars")
    settings.tap(settings.taps["list"])
    field = next(iter(entries(settings)))
    tap_row(settings, field)
    value, label = settings.app.host.screen.value.choices[0]
    choose(settings, label)
    _, game, name = field.split("/", 2)
    assert store.box(game)[name] == value
    assert label in read(row(settings, field))
    settings.tap(settings.primary)
    assert settings.app.host.shown == "box"
    settings.frames(3)
    settings.tap(settings.primary)
    assert (settings.app.host.shown, settings.app.host.detail) == ("settings", {})


# push buttons


def test_without_pins_it_says_so_with_the_reason(open_app, monkeypatch):
    no_pins = Problem("core.no-pins", {"error": "none at all"})
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "native")
    monkeypatch.setattr("companion.device.buttons.make_pin_factory", lambda: (None, no_pins))
    player = open_app(buttons=wire)
    player.presenter.navigation.visit("settings")
    reason = player.presenter.words("core.no-pins", error="none at all")
    assert player.word("no-buttons", reason=reason) in state(player, "buttons")


def test_pins_are_rewired_at_once(open_app, monkeypatch):
    monkeypatch.setattr("companion.device.buttons.BOUNCE_S", 0)
    monkeypatch.setattr(Contact, "held", lambda self: None)  # however long a push takes here
    saved, Device.pin_factory = Device.pin_factory, MockFactory()
    try:
        player = open_app(buttons=wire)
        player.begin()
        player.presenter.navigation.show("settings")
        assert player.word("state-ready") in state(player, "buttons")
        set_by_taps(player, "pin_next", 5)
        player.presenter.navigation.show_play()
        player.later(1)
        push(17)
        player.frames()
        assert player.play.log == []
        push(5)
        player.frames()
        assert len(player.play.log) == 1
        close(player)
    finally:
        Device.pin_factory.reset()
        Device.pin_factory = saved


@pytest.mark.parametrize(
    ("language", "start"),
    [
        ("en", "GPIO 17 is set for two things: Next and Light. "),
        ("pt-BR", "O GPIO 17 foi escolhido para duas coisas: Avançar e Luz. "),
        ("fr", "GPIO 17 sert à deux choses\u00a0: Suivant et Lumière. "),
    ],
)
def test_a_pin_that_has_its_use_is_refused_in_a_sentence_and_stays_open_to_be_chosen(
    open_app, voice, language, start
):
    player = open_app(language=language, pin_undo=22)
    player.presenter.navigation.visit("settings")
    player.now += 1
    set_by_taps(player, "pin_led", 17)
    assert voice.said[-1].startswith(start)
    assert player.presenter.notices == [voice.said[-1]]
    assert player.app.host.detail["field"] == "pin_led"
    assert player.presenter.settings == Settings(language=language, pin_undo=22)
    assert settings_.load() == Settings(), "nothing was saved"
    choose(player, player.app.host.screen.words.worded("pin_led", 25))
    assert (player.presenter.settings.pin_led, player.presenter.notices) == (25, [])
    assert "field" not in player.app.host.detail


@pytest.mark.parametrize(
    ("size", "scale"), hardest(((800, 480), 2), ((720, 1280), 2), ((800, 480), 1)), ids=str
)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_a_pin_that_is_refused_fits(open_app, size, scale, language):
    player = open_app(size, language=language, text_scale=scale)
    player.presenter.navigation.visit("settings")
    player.now += 1
    set_by_taps(player, "pin_repeat", 17)
    player.frames()
    assert player.app.host.screen.notice
    assert_rows_fit(player)


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
    player.presenter.navigation.show("settings")
    set_by_taps(player, "pin_led", 22)
    assert shown[-1] == (22, "player")


@pytest.mark.parametrize("language", ["en", "pt-BR", "fr"])
def test_a_light_that_fails_is_reported_as_the_light_and_the_buttons_as_ready(open_app, language):
    def with_a_light_on_a_button(settings, post):
        return Buttons(post, {"next": 17}, led=17, factory=MockFactory(pin_class=MockPWMPin))

    player = open_app(buttons=with_a_light_on_a_button, language=language)
    presenter = player.presenter
    assert presenter.buttons_problem == ""
    light = player.word("wire-led")
    assert presenter.light_problem.startswith(light)
    assert "GPIO17" in presenter.light_problem
    presenter.navigation.show("settings")
    heard = state(player, "buttons")
    assert player.word("state-ready") in heard
    assert heard.index(player.word("state-ready")) < heard.index(light) < heard.index("GPIO17")
    player.presenter.navigation.visit("wiring")
    player.frames()
    assert any(line.startswith(light) for line in player.seen)


def test_a_light_that_fails_while_it_shines_is_reported(open_app, monkeypatch):
    def fail(_):
        raise OSError("burnt out")

    def with_light(settings, post):
        return Buttons(post, led=22, factory=MockFactory(pin_class=MockPWMPin))

    player = open_app(buttons=with_light)
    assert player.presenter.light_problem == ""
    monkeypatch.setattr(PWMLED, "on", fail)
    player.begin()
    assert "GPIO22" in player.presenter.light_problem
    assert player.presenter.buttons_problem == ""


def test_one_button_that_fails_is_named_and_the_others_are_there(open_app):
    def two_on_a_pin(settings, post):
        return Buttons(post, {"next": 17, "die": 17}, factory=MockFactory())

    player = open_app(buttons=two_on_a_pin)
    heard = player.presenter.buttons_problem
    assert heard.startswith(f"{player.word('wire-die')}: ")
    assert "GPIO17" in heard
    assert player.word("no-buttons", reason="") not in heard


def test_without_a_voice_it_says_why(open_app, voice):
    voice.reason = Problem("core.sound-no-device")
    player = open_app()
    player.presenter.navigation.visit("settings")
    assert player.presenter.words("core.sound-no-device") in state(player, "sounds")


# what it looks like


@pytest.mark.parametrize(
    ("size", "scale"),
    hardest(((800, 480), 2), ((720, 1280), 2), ((800, 480), 1), ((720, 1280), 1), count=2),
    ids=str,
)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_everything_fits(open_app, size, scale, language):
    player = open_app(size, text_scale=scale, language=language)
    for detail in (
        {},
        {"field": "clock"},
        {"field": "pin_led"},
        {"field": "clock", "number": True},
    ):
        player.presenter.navigation.show("settings", **detail)
        assert_rows_fit(player)


def test_the_environment_goes_before_what_was_set(settings, home, monkeypatch):
    set_by_taps(settings, "voice_rate", 225)
    monkeypatch.setitem(os.environ, "COMPANION_VOICE_RATE", "130")
    assert settings_.load().voice_rate == 130


def test_the_loudspeaker_is_chosen_by_its_name(settings, monkeypatch):
    monkeypatch.setattr(loudspeakers, "names", lambda: ["vc4hdmi0", "Headphones"])
    tap_row(settings, "loudspeaker")
    choose(settings, "Headphones")
    assert settings.presenter.settings.loudspeaker == "Headphones"
    tap_row(settings, "loudspeaker")
    choose(settings, settings.word("loudspeaker-first"))
    assert settings.presenter.settings.loudspeaker == ""


@pytest.fixture
def with_voices(settings, voice, tmp_path):
    """Let voices of MBROLA be installed: two that speak English, one French."""
    for name in ("us1", "en1", "fr1"):
        (tmp_path / "mbrola" / name).mkdir(parents=True)
        (tmp_path / "mbrola" / name / name).touch()
    voice.voices = Voices(None, tmp_path / "mbrola", lambda _: True)
    return settings


def test_each_voice_of_the_language_is_heard_when_it_is_chosen(with_voices, voice):
    player = with_voices
    tap_row(player, "voice_name")
    listed = [entry.label for entry in entries(player).values()]
    assert listed == [player.word("voice-usual"), "MBROLA us1", "MBROLA en1"]
    for label, name in (("MBROLA en1", "mb-en1"), ("MBROLA us1", "mb-us1")):
        choose(player, label)
        assert voice.names == name
        assert voice.said[-1] == player.word("try-voice")
        assert option(player, label).chosen, "it stays open, to hear the next"
    assert settings_.load().voice_name == "mb-us1"
    player.tap(player.primary)
    assert "MBROLA us1" in read(row(player, "voice_name"))


def test_each_language_keeps_its_own_voice(with_voices, voice):
    player = with_voices
    player.presenter.preferences.set("voice_name", "mb-en1")
    set_by_taps(player, "language", "fr")
    assert player.word("voice-usual") in read(row(player, "voice_name"))
    tap_row(player, "voice_name")
    choose(player, "MBROLA fr1")
    assert voice.names == "mb-en1, mb-fr1"
    choose(player, player.word("voice-usual"))
    assert voice.names == "mb-en1"


@pytest.mark.parametrize(
    ("size", "language"), paired([(800, 480), (720, 1280)], ["pt-BR", "fr"]), ids=str
)
def test_the_voices_have_room(open_app, voice, tmp_path, size, language):
    for name in ("br1", "br2", "br3", "br4", "fr1", "fr2", "fr3", "fr4", "fr5"):
        (tmp_path / "mbrola" / name).mkdir(parents=True)
        (tmp_path / "mbrola" / name / name).touch()
    voice.voices = Voices(None, tmp_path / "mbrola", lambda _: True)
    player = open_app(size, language=language, text_scale=1.5)
    player.presenter.navigation.visit("settings", field="voice_name")
    assert_rows_fit(player)


def test_upright_every_choice_of_a_row_is_wide_enough_for_a_finger(open_app):
    player = open_app(size=(450, 800))
    player.presenter.navigation.visit("settings")
    player.frames(3)
    for name in SEGMENTS:
        widths = [
            each.width for each in row(player, name).walk() if type(each).__name__ == "Segment"
        ]
        assert len(widths) > 2
        assert min(widths) >= NINE_MM, name
