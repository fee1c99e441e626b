"""Everything that can be set: by taps, at once, kept, and told where it cannot be."""

import os

import pytest
from gpiozero import PWMLED, Device
from gpiozero.pins.mock import MockFactory, MockPWMPin
from kivy.tests.common import UnitTestTouch

from companion import settings as settings_
from companion.commands.parts import buttons as wire
from companion.device import loudspeakers
from companion.device.buttons import Buttons, Contact
from companion.engine.problem import Problem
from companion.screens import theme
from companion.screens.controls import CAPITALS
from companion.screens.drawing.painter import Painter
from companion.screens.settings import CHOICES, GROUPS, SEGMENTS, STEPPED, WAYS
from companion.screens.widgets import tap
from companion.settings import Settings
from companion.voice.voices import Voices
from kit.fitting import assert_fits, assert_targets, hardest


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


def turn_to(player, name):
    """Turn to the page that a row stands on."""
    parts = player.app.host.screen.parts
    rows = [[placed.row.name for placed in part.rows if placed.row] for part in parts]
    page = next(number for number, names in enumerate(rows) if name in names)
    player.presenter.show("settings", page=page)
    player.now += 1


def set_by_taps(player, name, value):
    """Set something as a player does: in its row, or by what the row opens."""
    turn_to(player, name)
    if CHOICES.get(name) == (True, False):
        player.tap(player.taps[name])
    elif name in SEGMENTS:
        player.tap(player.taps[f"{name}-{value}"])
    elif name in STEPPED:
        for _ in CHOICES[name]:
            now = getattr(player.presenter.settings, name)
            if now != value:
                player.tap(player.taps[f"{name}-{'less' if now > value else 'greater'}"])
    else:
        player.tap(player.taps[name])
        choose(player, dict(player.app.host.screen.value(name).choices)[value])


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_what_sets_the_letters_stays_under_the_finger(open_app, size):
    player = open_app(size, language="fr")
    player.presenter.visit("settings")
    player.frames()
    stood = list(player.taps["text_scale-greater"].pos)
    for name in ["greater"] * 3 + ["less"] * 5:
        player.tap(player.taps[f"text_scale-{name}"])
        assert list(player.taps["text_scale-greater"].pos) == stood
        assert_fits(player)
    assert player.presenter.settings.text_scale == 0.75


def choose(player, label):
    """Tap the tile of this label, turning pages as needed."""
    while label not in [tap.words for tap in player.taps.values()]:
        player.tap(player.taps["choice-more"])
    player.tap(player.button(label))


def state(player, group):
    """Return what is told of whether voice or buttons work."""
    screen = player.app.host.screen
    page = next(n for n, part in enumerate(screen.parts) if part.group == group)
    player.presenter.show("settings", page=page)
    lines = " ".join(player.seen)
    assert player.word(f"state-{group}") in lines
    return lines


def close(player):
    player.window.remove_widget(player.app.root)
    player.app.on_stop()


@pytest.fixture
def settings(player):
    player.presenter.visit("settings")
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
    }
    assert set(CHOICES) == fields
    parts = settings.app.host.screen.parts
    shown = [placed.row.name for part in parts for placed in part.rows]
    ways = {screen for screens in WAYS.values() for screen in screens}
    ways.add("box-on-mars")
    assert [name for name in shown if name not in ways] == list(CHOICES)


def test_the_first_page_has_what_is_set_most_and_all_is_set_in_place(settings):
    shown = settings.app.host.screen.part.rows
    assert [placed.row.name for placed in shown] == [*GROUPS["usual"], "box-on-mars"]
    assert {"language-fr", "look-day", "text_scale-greater", "voice"} <= set(settings.taps)


@pytest.mark.parametrize("name", [*SEGMENTS, *STEPPED, "voice", "motion"])
def test_a_change_in_place_keeps_the_place_of_everything(settings, name):
    if name in ("look", "text_scale", "language", "rotation"):
        return
    turn_to(settings, name)
    before = {tap: tuple(each.pos) for tap, each in settings.taps.items()}
    set_by_taps(settings, name, other(settings, name))
    assert {tap: tuple(each.pos) for tap, each in settings.taps.items()} == before


def test_the_value_that_is_set_is_marked(settings):
    assert settings.taps["language-en"].face.chosen
    assert not settings.taps["language-fr"].face.chosen
    turn_to(settings, "pin_next")
    settings.tap(settings.taps["pin_next"])
    choose(settings, "GPIO 5")
    settings.tap(settings.taps["pin_next"])
    chosen = [tap.words for tap in settings.taps.values() if tap.face.chosen]
    assert chosen == ["GPIO 5"]


def slide(player, name, *shares):
    """Put a finger on a row's track, move it along to each share of it, and lift it there."""
    track = player.taps[name]
    player.now += 1
    touch = UnitTestTouch(track.x + shares[0] * track.width, track.center_y)
    touch.touch_down()
    for share in shares[1:]:
        touch.touch_move(track.x + share * track.width, track.center_y)
        player.frames()
    touch.touch_up()
    player.frames()


def test_a_value_is_slid_along_its_track_and_set_where_the_finger_is_lifted(settings, voice):
    turn_to(settings, "effects_volume")
    track = settings.taps["effects_volume"]
    slide(settings, "effects_volume", 0.5, 0.1)
    assert settings.presenter.settings.effects_volume == 0.2
    assert [line.words for line in track.drawn] == ["20%"]
    assert voice.said[-1].endswith("20 percent")
    slide(settings, "effects_volume", 0.2, 3)
    assert settings.presenter.settings.effects_volume == 1, "also where it has left the track"


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (720, 1280)], ids=str)
@pytest.mark.parametrize("scale", [1, 1.5, 2])
def test_what_is_slid_touches_neither_the_value_nor_more(open_app, monkeypatch, size, scale):
    player = open_app(size, text_scale=scale, language="pt-BR")
    player.presenter.show("settings")
    discs = []
    monkeypatch.setattr(Painter, "disc", lambda p, *place: discs.append(place))
    for name in "voice_rate", "voice_volume", "effects_volume":
        turn_to(player, name)
        track = player.taps[name]
        discs.clear()
        track.paint()
        ((x, y, radius, _),) = discs
        (value,) = track.drawn
        base = value.top - CAPITALS * value.size * track.unit
        assert base >= track.top - (y - radius) * track.unit + 3, "the words stand above it"
        assert radius < x < track.width / track.unit - radius


def test_while_it_is_slid_it_shows_what_it_would_be_and_nothing_is_set(settings):
    turn_to(settings, "brightness")
    was, track = settings.presenter.settings.brightness, settings.taps["brightness"]
    touch = UnitTestTouch(track.right, track.center_y)
    for share, told in ((0, "20%"), (0.5, "60%")):
        touch.touch_down() if not share else None
        touch.touch_move(track.x + share * track.width, track.center_y)
        settings.frames()
        assert [line.words for line in track.drawn] == [told]
        assert settings.presenter.settings.brightness == was
    touch.touch_move(track.right, track.center_y)
    touch.touch_up()


def test_a_tap_on_the_track_sets_the_nearest_value_and_the_one_that_is_set_changes_nothing(
    settings, voice
):
    turn_to(settings, "voice_volume")
    slide(settings, "voice_volume", 0.74)
    assert settings.presenter.settings.voice_volume == 0.8
    said = list(voice.said)
    slide(settings, "voice_volume", 0.76)
    assert voice.said == said


def test_less_and_more_end_where_the_values_end(settings):
    set_by_taps(settings, "voice_volume", 0.2)
    assert settings.taps["voice_volume-less"].disabled
    assert not settings.taps["voice_volume-greater"].disabled
    set_by_taps(settings, "voice_volume", 1.0)
    assert settings.taps["voice_volume-greater"].disabled


def test_a_value_that_only_stands_in_the_file_has_its_place_among_the_others(open_app):
    player = open_app(voice_rate=140)
    player.presenter.visit("settings")
    player.tap(player.taps["voice_rate-greater"])
    assert player.presenter.settings.voice_rate == 150


def test_every_look_is_drawn_at_once(settings):
    for look in "day", "contrast", "night":
        before = settings.app.host.screen
        set_by_taps(settings, "look", look)
        assert theme.look() == look
        assert settings.app.host.screen is not before
        assert settings.taps[f"look-{look}"].face.chosen


def test_the_primary_button_leads_back_and_changes_nothing(settings, home):
    settings.begin()
    settings.presenter.visit("settings")
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
    set_by_taps(settings, "voice", False)
    assert settings.taps["try"].disabled


def test_a_row_that_leads_on_looks_like_what_can_be_tapped(settings, monkeypatch):
    inks = {}
    middle = tap._middle
    monkeypatch.setattr(
        tap, "_middle", lambda *a, **k: (inks.update({a[1]: a[6]}), middle(*a, **k))
    )
    screen = settings.app.host.screen
    for page in range(len(screen.parts)):
        screen.turn(page)
        settings.frames()
    assert inks[settings.word("saved")] == "ice"
    assert inks[screen.label("loudspeaker")] == "dim", "the value beside it is what changes"


def test_the_push_buttons_are_one_tap_away(settings):
    settings.tap(settings.taps["buttons"])
    assert "pin_next" in settings.taps
    assert settings.taps["buttons"].disabled


def test_every_default_is_among_the_choices():
    for name, choices in CHOICES.items():
        assert getattr(Settings(), name) in choices


@pytest.mark.parametrize("group", GROUPS)
def test_each_is_set_by_taps_counts_at_once_and_is_kept(settings, open_app, group):
    wished = {}
    for name in GROUPS[group]:
        if name in (
            "language",
            "rotation",
            "loudspeaker",
            "voice_name",
        ):  # they have their own tests
            continue
        value = wished[name] = other(settings, name)
        set_by_taps(settings, name, value)
        assert settings.app.host.screen.name == "settings"
        assert getattr(settings.presenter.settings, name) == value
        screen = settings.app.host.screen
        label = screen._short(name, value)
        seen = settings.seen if name not in SEGMENTS else [label]
        assert label in seen
        turn_to(settings, name)
    kept = settings_.load()
    assert {name: getattr(kept, name) for name in wished} == wished


def test_the_voice_is_set_at_once(settings, voice):
    set_by_taps(settings, "voice_rate", 225)
    set_by_taps(settings, "voice_volume", 0.4)
    assert voice.said[-1] == f"{words(settings, 'voice_volume')}: 40 percent"
    set_by_taps(settings, "voice", False)
    assert (voice.rate, voice.volume, voice.on) == (225, 0.4, False)


def test_the_text_grows_at_once_and_the_screen_stays(settings):
    before = settings.app.host.screen
    set_by_taps(settings, "text_scale", 1.5)
    assert settings.app.host.screen.letters == 1.5
    assert settings.app.host.screen is before
    assert max(line.size for line in settings.primary.drawn) == 45
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
    settings.presenter.guard.start()
    settings.tap(settings.taps["text_scale-greater"], after=0.2)
    assert settings.presenter.settings.text_scale == 1.0
    settings.tap(settings.taps["clock"])
    settings.presenter.guard.start()
    settings.tap(settings.taps["choice-2"], after=0.2)
    assert settings.presenter.settings.clock == "off"


def test_quick_taps_on_more_all_count(settings):
    set_by_taps(settings, "brightness", 20)
    for _ in range(3):
        settings.tap(settings.taps["brightness-greater"], after=0.1)
    assert settings.presenter.settings.brightness == 80


def test_the_same_value_again_writes_nothing(settings, home):
    settings.tap(settings.taps["clock"])
    now = settings.app.host.screen.worded("clock")
    settings.tap(settings.button(now))
    assert settings.app.host.screen.form is None
    assert not (home / "companion.toml").exists()


def test_the_clock_can_be_any_number_of_seconds(settings):
    settings.tap(settings.taps["clock"])
    choose(settings, settings.word("other-number"))
    for digit in "75":
        settings.press(digit)
    settings.tap(settings.primary)
    assert settings.presenter.settings.clock == "75"
    assert settings.app.host.screen.form is None


def test_what_is_open_can_be_left_as_it_is(settings):
    settings.tap(settings.taps["clock"])
    settings.tap(settings.primary)
    assert settings.app.host.screen.detail == {}
    settings.tap(settings.taps["clock"])
    choose(settings, settings.word("other-number"))
    settings.tap(settings.taps["leave"])
    assert (settings.app.host.screen.detail, settings.presenter.settings.clock) == ({}, "off")


def test_escape_closes_what_is_open_on_its_page_and_then_the_settings(settings):
    settings.begin()
    settings.presenter.visit("settings")
    turn_to(settings, "pin_die")
    page = settings.app.host.screen.detail
    settings.tap(settings.taps["pin_die"])
    settings.press("escape")
    assert settings.app.host.screen.detail == page
    settings.press("escape")
    assert settings.app.host.screen.name == "table"


def test_with_two_buttons_alone(settings, voice):
    turn_to(settings, "brightness")
    settings.press("d")
    while not voice.said[-1].startswith(words(settings, "brightness")):
        settings.press("d")
    settings.press("enter")
    settings.press("enter")
    assert settings.presenter.settings.brightness == 60, "Die stays where it is"
    while voice.said[-1] != settings.word("back"):
        settings.press("d")
    settings.press("enter")
    assert settings.app.host.screen.name != "settings"


def test_next_alone_turns_the_pages_and_then_goes_back(settings):
    for page in range(1, len(settings.app.host.screen.parts)):
        settings.press("pagedown")
        assert settings.app.host.screen.detail == {"page": page}
    settings.press("pagedown")
    assert settings.app.host.screen.name != "settings"


def test_what_is_printed_on_a_copy_is_listed_and_corrected(settings, store):
    turn_to(settings, "box-on-mars")
    settings.tap(settings.taps["box-on-mars"])
    settings.frames(3)
    settings.tap(settings.taps["list"])
    screen = settings.app.host.screen
    field = screen.parts[0].rows[0].row.name
    settings.tap(settings.taps[field])
    value, label = screen.value(field).choices[0]
    choose(settings, label)
    _, game, name = field.split("/", 2)
    assert store.box(game)[name] == value
    assert settings.taps[field].face.note == label
    settings.tap(settings.primary)
    assert settings.app.host.shown == "box"
    settings.frames(3)
    settings.tap(settings.taps["primary"])
    assert (settings.app.host.shown, settings.app.host.detail) == ("settings", {})


# push buttons


def test_without_pins_it_says_so_with_the_reason(open_app, monkeypatch):
    no_pins = Problem("core.no-pins", {"error": "none at all"})
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "native")
    monkeypatch.setattr("companion.device.buttons.make_pin_factory", lambda: (None, no_pins))
    player = open_app(buttons=wire)
    player.presenter.visit("settings")
    reason = player.presenter.words("core.no-pins", error="none at all")
    assert player.word("no-buttons", reason=reason) in state(player, "buttons")


def test_pins_are_wired_anew_at_once(open_app, monkeypatch):
    monkeypatch.setattr("companion.device.buttons.BOUNCE_SECONDS", 0)
    monkeypatch.setattr(Contact, "held", lambda self: None)  # however long a push takes here
    saved, Device.pin_factory = Device.pin_factory, MockFactory()
    try:
        player = open_app(buttons=wire)
        player.begin()
        player.presenter.show("settings")
        assert player.word("state-ready") in state(player, "buttons")
        set_by_taps(player, "pin_next", 5)
        player.presenter.show_play()
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
        ("pt-BR", "O GPIO 17 serve a duas coisas: Avançar e Luz. "),
        ("fr", "GPIO 17 sert à deux choses\u00a0: Suivant et Lumière. "),
    ],
)
def test_a_pin_that_has_its_use_is_refused_in_a_sentence_and_stays_open_to_be_chosen(
    open_app, voice, language, start
):
    player = open_app(language=language, pin_undo=22)
    player.presenter.visit("settings")
    player.now += 1
    set_by_taps(player, "pin_led", 17)
    assert voice.said[-1].startswith(start)
    assert player.presenter.notices == [voice.said[-1]]
    assert player.app.host.detail["field"] == "pin_led"
    assert player.presenter.settings == Settings(language=language, pin_undo=22)
    assert settings_.load() == Settings(), "nothing was kept"
    choose(player, player.app.host.screen.worded("pin_led", 25))
    assert (player.presenter.settings.pin_led, player.presenter.notices) == (25, [])
    assert "field" not in player.app.host.detail


@pytest.mark.parametrize(
    ("size", "scale"), hardest(((800, 480), 2), ((720, 1280), 2), ((800, 480), 1)), ids=str
)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_a_pin_that_is_refused_fits(open_app, size, scale, language):
    player = open_app(size, language=language, text_scale=scale)
    player.presenter.visit("settings")
    player.now += 1
    set_by_taps(player, "pin_repeat", 17)
    player.frames()
    assert_fits(player)
    assert_targets(player)


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


@pytest.mark.parametrize("language", ["en", "pt-BR", "fr"])
def test_a_light_that_fails_is_told_as_the_light_and_the_buttons_as_ready(open_app, language):
    def with_a_light_on_a_button(settings, post):
        return Buttons(post, {"next": 17}, led=17, factory=MockFactory(pin_class=MockPWMPin))

    player = open_app(buttons=with_a_light_on_a_button, language=language)
    presenter = player.presenter
    assert presenter.buttons_problem == ""
    light = player.word("wire-led")
    assert presenter.light_problem.startswith(light)
    assert "GPIO17" in presenter.light_problem
    presenter.show("settings")
    told = state(player, "buttons")
    assert player.word("state-ready") in told
    assert told.index(player.word("state-ready")) < told.index(light) < told.index("GPIO17")
    player.presenter.visit("wiring")
    player.frames()
    assert any(line.startswith(light) for line in player.seen)


def test_a_light_that_fails_while_it_shines_is_told(open_app, monkeypatch):
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
    told = player.presenter.buttons_problem
    assert told.startswith(f"{player.word('wire-die')}: ")
    assert "GPIO17" in told
    assert player.word("no-buttons", reason="") not in told


def test_without_a_voice_it_says_why(open_app, voice):
    voice.reason = Problem("core.sound-no-device")
    player = open_app()
    player.presenter.visit("settings")
    assert player.presenter.words("core.sound-no-device") in state(player, "sounds")


# what it looks like


@pytest.mark.parametrize(
    ("size", "scale"),
    hardest(((800, 480), 2), ((720, 1280), 2), ((800, 480), 1), ((720, 1280), 1)),
    ids=str,
)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_everything_fits(open_app, size, scale, language):
    player = open_app(size, text_scale=scale, language=language)
    player.presenter.show("settings")
    screen = player.app.host.screens["settings"]
    for page in range(len(screen.parts)):
        player.presenter.show("settings", page=page)
        assert_fits(player)
        assert_targets(player)
    for field in "clock", "pin_led", "pin_next":
        player.presenter.show("settings", field=field)
        assert_fits(player)
        assert_targets(player)
    player.presenter.show("settings", field="clock", number=True)
    assert_fits(player)
    assert_targets(player)


def test_the_environment_goes_before_what_was_set(settings, home, monkeypatch):
    set_by_taps(settings, "voice_rate", 225)
    monkeypatch.setitem(os.environ, "COMPANION_VOICE_RATE", "130")
    assert settings_.load().voice_rate == 130


def test_the_loudspeaker_is_chosen_by_its_name(settings, monkeypatch):
    monkeypatch.setattr(loudspeakers, "names", lambda: ["vc4hdmi0", "Headphones"])
    turn_to(settings, "loudspeaker")
    settings.tap(settings.taps["loudspeaker"])
    choose(settings, "Headphones")
    assert settings.presenter.settings.loudspeaker == "Headphones"
    settings.tap(settings.taps["loudspeaker"])
    choose(settings, settings.word("loudspeaker-first"))
    assert settings.presenter.settings.loudspeaker == ""


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_all_rows_of_a_page_have_letters_of_one_size(open_app, size, scale):
    player = open_app(size, language="fr", text_scale=scale)
    player.presenter.show("settings")
    screen = player.app.host.screen
    rows = screen.frame.content()
    top, bottom = (screen.top - y * screen.frame.unit for y in (rows.y, rows.bottom))
    lines = [line for tap in player.taps.values() for line in tap.drawn] + screen.drawn
    beside = (player.word("on"), player.word("off"))  # a switch
    shown = {line.size for line in lines if bottom < line.low < top and line.words not in beside}
    assert shown == {screen.row_size}


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
    turn_to(player, "voice_name")
    player.tap(player.taps["voice_name"])
    tiles = [tap.words for name, tap in player.taps.items() if name.startswith("choice-")]
    assert tiles == [player.word("voice-usual"), "MBROLA us1", "MBROLA en1"]
    for label, name in (("MBROLA en1", "mb-en1"), ("MBROLA us1", "mb-us1")):
        choose(player, label)
        assert voice.names == name
        assert voice.said[-1] == player.word("try-voice")
        assert player.button(label).face.chosen, "it stays open, to hear the next"
    assert settings_.load().voice_name == "mb-us1"
    player.tap(player.primary)
    assert "MBROLA us1" in player.seen


def test_each_language_keeps_its_own_voice(with_voices, voice):
    player = with_voices
    player.presenter.set("voice_name", "mb-en1")
    set_by_taps(player, "language", "fr")
    turn_to(player, "voice_name")
    assert player.word("voice-usual") in player.seen
    player.tap(player.taps["voice_name"])
    choose(player, "MBROLA fr1")
    assert voice.names == "mb-en1, mb-fr1"
    choose(player, player.word("voice-usual"))
    assert voice.names == "mb-en1"


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
@pytest.mark.parametrize("language", ["pt-BR", "fr"])
def test_the_voices_have_room(open_app, voice, tmp_path, size, language):
    for name in ("br1", "br2", "br3", "br4", "fr1", "fr2", "fr3", "fr4", "fr5"):
        (tmp_path / "mbrola" / name).mkdir(parents=True)
        (tmp_path / "mbrola" / name / name).touch()
    voice.voices = Voices(None, tmp_path / "mbrola", lambda _: True)
    player = open_app(size, language=language, text_scale=1.5)
    player.presenter.visit("settings", field="voice_name")
    player.frames()
    assert_fits(player)
    assert_targets(player)
