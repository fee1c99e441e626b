"""The light of the panel: as bright as it is set, dimmer while nobody is there."""

from datetime import UTC, datetime, timedelta

import pytest
from kivy.graphics import Rectangle

from companion.screens.resting import Resting
from companion.screens.window.panel import DIMMED_PERCENT, MAX_BRIGHT_MINUTES, Backlight, Light
from kit.fitting import paired
from kit.on_board import cut, texts
from kit.pixels import brightest


class Shade:
    """Takes note of how much of the picture is darkened."""

    def __init__(self):
        self.now = None

    def __call__(self, shade):
        self.now = shade


@pytest.fixture
def shade():
    return Shade()


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "backlight"


def device(folder, name="panel", most="255"):
    """Make a backlight as Linux shows it; return the file of its light."""
    (folder / name).mkdir(parents=True)
    (folder / name / "max_brightness").write_text(f"{most}\n")
    light = folder / name / "brightness"
    light.write_text(f"{most}\n")
    return light


def unwritable(light):
    light.unlink()
    light.mkdir()


@pytest.mark.parametrize(("percent", "written"), [(100, "255"), (40, "102"), (0.1, "1")])
def test_a_backlight_is_set_in_its_own_measure_and_never_quite_dark(
    folder, shade, percent, written
):
    light = device(folder)
    Backlight(shade, folder).set(percent)
    assert light.read_text() == written
    assert shade.now == 0


def test_without_a_backlight_the_picture_is_darkened(folder, shade):
    backlight = Backlight(shade, folder)
    backlight.set(100)
    assert shade.now == 0
    backlight.set(20)
    assert 0.5 < shade.now < 0.9
    backlight.set(0)
    assert shade.now == 1


def test_the_first_that_can_be_set_is(folder, shade):
    unwritable(device(folder, "a"))
    device(folder, "b", most="many")
    (folder / "c").mkdir()
    light, other = device(folder, "d", most="10"), device(folder, "e")
    Backlight(shade, folder).set(50)
    assert (light.read_text(), other.read_text(), shade.now) == ("5", "255\n", 0)


def test_one_that_fails_later_is_given_up(folder, shade):
    light = device(folder)
    backlight = Backlight(shade, folder)
    backlight.set(50)
    unwritable(light)
    backlight.set(50)
    assert shade.now > 0


@pytest.fixture
def lit(player, folder, shade):
    """A light that dims after two minutes, and the file it writes to."""
    file = device(folder, most="100")
    light = Light(Backlight(shade, folder))
    light.set(80, 2)
    yield player, light, file
    light.close()


def test_it_dims_after_the_minutes_set_and_not_before(lit):
    player, light, file = lit
    player.later(100)
    assert file.read_text() == "80"
    player.later(21)
    assert file.read_text() == str(DIMMED_PERCENT)
    light.touched()
    assert file.read_text() == "80"


def test_a_touch_restarts_the_minutes(lit):
    player, light, file = lit
    player.later(100)
    light.touched()
    player.later(100)
    assert file.read_text() == "80"


def test_it_never_dims_where_none_are_set_and_never_to_more_light(lit):
    player, light, file = lit
    light.set(10, 0)
    player.later(7200)
    assert file.read_text() == "10"
    light.set(10, 1)
    player.later(61)
    assert file.read_text() == "10"


def test_it_is_left_bright(lit):
    player, light, file = lit
    player.later(121)
    light.close()
    assert file.read_text() == "80"
    player.later(500)
    assert file.read_text() == "80"


# in the app


def test_only_a_dark_picture_is_covered(player):
    host = player.presenter.host
    shadow = next(each for each in host.canvas.after.children if isinstance(each, Rectangle))
    for shade in (0, 0.5, 1, 0):
        host.darken(shade)
        player.frames(1)
        assert tuple(shadow.size) == (tuple(host.size) if shade else (0, 0))


@pytest.fixture
def dimmed(open_app, monkeypatch, tmp_path):
    monkeypatch.setattr(Backlight.__init__, "__defaults__", (tmp_path / "none",))
    player = open_app(dim_after=1)
    player.begin()
    player.later(45)
    assert not player.app.light.dimmed
    player.later(16)
    assert player.app.light.dimmed
    assert resting(player)
    return player


def resting(player):
    """Return what covers the screen while the panel is dimmed."""
    return [each for each in player.window.children[0].walk() if isinstance(each, Resting)]


@pytest.mark.parametrize(("brightness", "turned"), paired([10, 20, 100], [0, 90]))
def test_without_a_backlight_what_rests_is_no_brighter_than_the_play_and_dark_is_black(
    open_app, monkeypatch, tmp_path, brightness, turned
):
    monkeypatch.setattr(Backlight.__init__, "__defaults__", (tmp_path / "none",))
    player = open_app(brightness=brightness, dim_after=1, dark_after=2)
    player.presenter.preferences.set("rotation", turned)
    player.begin()
    player.later(1)
    player.presenter.announce("The disk is full.")
    player.frames()
    played = brightest(player.window)
    assert played > 50
    player.later(61)
    assert resting(player)
    rested = brightest(player.window)
    assert 20 < rested < played, "it can be read, and is the darker of the two"
    player.later(121)
    assert brightest(player.window) == 0
    player.presenter.announce("A stick was pulled out.")
    player.presenter.game.show_step()
    player.frames()
    assert brightest(player.window) == 0, "not even what is announced now lights it"
    player.press("f5")
    player.frames()
    assert brightest(player.window) >= played - 1


def test_a_touch_wakes_it_and_does_nothing_else(dimmed):
    given = len(dimmed.play.log)
    dimmed.tap(dimmed.primary)
    assert dimmed.app.host.shade == 0
    assert resting(dimmed) == []
    assert len(dimmed.play.log) == given, "nobody saw what was touched"
    dimmed.tap(dimmed.primary)
    assert len(dimmed.play.log) > given


def test_dimmed_it_shows_the_time_and_the_next_step(dimmed):
    (sheet,) = resting(dimmed)
    assert sheet.size == list(dimmed.window.size)
    assert sheet.announced == dimmed.table.step.present.text.replace("**", "")
    assert dimmed.word("resting") in sheet.below
    assert set(texts(sheet)) == {sheet.time, sheet.announced, sheet.below}
    assert cut(sheet) == []


def test_dimmed_it_shows_the_move_that_is_present_not_the_first_of_the_step(dimmed):
    dimmed.tap(dimmed.primary)
    dimmed.reach("on-mars.setup-board")
    first, second, *_ = dimmed.table.step.moves
    dimmed.tap(dimmed.primary)
    dimmed.later(61)
    (sheet,) = resting(dimmed)
    assert first.state == "present"
    assert sheet.announced == second.text.replace("**", "")


def test_the_clock_on_a_dimmed_panel_turns_with_the_minute_and_follows_one_that_is_set(player):
    clock = [datetime(2026, 5, 1, 20, 14, 58, tzinfo=UTC)]
    sheet = Resting(lambda: ("", "", ""), now=lambda: clock[0], size=(800, 480))

    def shown_after(seconds, set_on=timedelta(0)):
        clock[0] += timedelta(seconds=seconds) + set_on
        player.later(seconds)
        return texts(sheet)

    assert shown_after(1) == ["20:14"]
    assert shown_after(1) == ["20:15"]
    assert shown_after(59) == ["20:15"]
    assert shown_after(1) == ["20:16"]
    assert shown_after(1, set_on=timedelta(hours=-3)) == ["17:16"], "the network told the time"
    sheet.close()


def test_a_key_wakes_it_any_key(dimmed):
    dimmed.press("f5")
    assert dimmed.app.host.shade == 0


def test_a_push_button_wakes_it(dimmed):
    dimmed.app.post("repeat")
    dimmed.frames()
    assert dimmed.app.host.shade == 0


def test_what_it_says_by_itself_does_not_wake_it(dimmed):
    dimmed.later(5)
    dimmed.presenter.refresh_status()
    assert dimmed.app.light.dimmed


def test_it_goes_dark_later_and_a_touch_lights_it(lit):
    player, light, file = lit
    light.set(80, 2, 10)
    player.later(121)
    assert file.read_text() == str(DIMMED_PERCENT)
    player.later(600)
    assert file.read_text() == "0"
    light.touched()
    assert file.read_text() == "80"


def test_what_is_unread_keeps_it_bright_for_an_hour(player, folder, shade):
    file = device(folder, most="100")
    light = Light(Backlight(shade, folder), unread=lambda: True)
    light.set(80, 2)
    for _ in range(MAX_BRIGHT_MINUTES - 1):
        player.later(60)
        assert file.read_text() == "80"
    player.later(121)
    assert file.read_text() == str(DIMMED_PERCENT)
    light.close()


def test_a_button_on_a_dimmed_panel_only_wakes_it_but_next_that_is_held_says_the_step(
    player, voice
):
    player.begin()
    player.next()
    log = list(player.play.log)
    for intent in ("next", "die", "repeat"):
        player.app.light._dim()
        player.app.light._dim() if not player.app.light.dimmed else None
        said = len(voice.said)
        player.app.perform(intent)
        assert not player.app.light.dimmed
        assert player.play.log == log
        assert (len(voice.said) > said) is (intent == "repeat")
    player.later(1)
    player.app.perform("next")
    assert len(player.play.log) > len(log)


def test_a_key_on_a_dimmed_panel_only_wakes_it(player):
    player.begin()
    log = list(player.play.log)
    player.app.light._waited = MAX_BRIGHT_MINUTES
    player.app.light._dim()
    player.press("1")
    assert not player.app.light.dimmed
    assert player.play.log == log
