"""How a new play is begun: two taps, and every option by taps before."""

import pytest

from companion.games import find
from companion.phrases.phrasebook import LANGUAGES
from kit.fitting import assert_words_fit, hardest

GAME = "on-mars"


@pytest.fixture
def setup(player):
    player.now += 1
    player.presenter.visit("setup", game=GAME)
    return player


def option(player, name):
    return player.presenter.phrasebook.find(f"{GAME}.option-{name}", {})


def value(player, name, wished):
    args = {"option": wished}
    find_ = player.presenter.phrasebook.find
    key = f"{GAME}.option-{name}"
    return find_(key, args, f"option-{wished}") or find_(key, args, "option")


def choose(player, name, wished):
    player.tap_row(option(player, name))
    screen, label = player.app.host.screen, value(player, name, wished)
    while label not in [each.words for each in screen.answers.buttons]:
        player.tap(screen.answers.buttons[-1])
    player.tap(player.button(label))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_stands_there_with_its_value_in_words(open_app, language):
    player = open_app(language=language)
    player.presenter.visit("setup", game=GAME)
    rows = [line for line in player.lines if "field" in line]
    assert [row["field"] for row in rows] == [each.name for each in find(GAME).options]
    for row in rows:
        options = find(GAME).options
        values = next(each.values for each in options if each.name == row["field"])
        assert row["label"]
        assert row["value"] not in ("", *values)


def test_every_option_is_set_by_taps_and_the_play_begins_with_them(setup):
    wished = {each.name: each.values[-1] for each in find(GAME).options} | {"clock": "90"}
    for name, each in wished.items():
        choose(setup, name, each)
    setup.tap(setup.button(setup.word("begin")))
    assert setup.app.host.screen.name == "table"
    assert setup.play.options == wished


def test_the_clock_of_the_settings_is_that_of_new_plays(open_app):
    player = open_app(clock="120")
    player.presenter.visit("setup", game=GAME)
    assert player.app.host.screen.chosen["clock"] == "120"
    player.later(1)
    player.app.host.screen.begin()
    assert player.presenter.session.clock.limit == 120
    player.presenter.go_home()
    player.presenter.visit("setup", game=GAME)
    player.later(1)
    choose(player, "clock", "off")
    player.tap(player.button(player.word("begin")))
    assert player.presenter.session.clock is None


def set_number(player, wished):
    """Set a number by taps on the largest leaps that fit."""
    screen = player.app.host.screen
    while (gap := wished - screen.answers.value) != 0:
        leap = next(each for each in (100, 10, 1) if abs(gap) >= each)
        words = f"{'−' if gap < 0 else '+'} {leap}".removesuffix(" 1")
        player.tap(player.button(words))
    player.tap(player.button(player.word("ok")))


def choose_number(player):
    other = player.word("other-number")
    while other not in [each.words for each in player.app.host.screen.answers.buttons]:
        player.tap(player.app.host.screen.answers.buttons[-1])
    player.tap(player.button(other))


@pytest.mark.parametrize("wished", [10, 75, 3600])
def test_the_clock_of_a_new_play_is_set_to_any_number_by_taps(setup, wished):
    setup.tap_row(option(setup, "clock"))
    choose_number(setup)
    assert setup.app.host.screen.answers.value == 60
    assert setup.app.host.screen.hint == "Seconds per turn"
    set_number(setup, wished)
    assert setup.app.host.screen.chosen["clock"] == str(wished)
    setup.tap_row(option(setup, "clock"))
    labels = setup.app.host.screen.answers.read()
    assert f"{wished} seconds per turn" in labels, "it is marked among the choices"
    setup.press("escape")
    setup.tap(setup.button(setup.word("begin")))
    assert setup.presenter.session.clock.limit == wished


def test_only_the_clock_may_be_another_number(setup):
    for each in find(GAME).options:
        setup.presenter.show("setup", game=GAME, field=each.name)
        offered = setup.word("other-number") in setup.app.host.screen.answers.read()
        assert offered == (each.name == "clock")


def test_next_alone_begins_and_escape_leaves(setup):
    setup.press("escape")
    assert setup.app.host.screen.name == "home"
    setup.press("1")
    setup.press("enter")
    assert setup.app.host.screen.name == "table"


def test_escape_closes_an_option_and_keeps_the_others(setup):
    choose(setup, "deck", "physical")
    setup.tap_row(option(setup, "help"))
    setup.press("escape")
    assert setup.app.host.screen.name == "setup"
    assert setup.app.host.screen.chosen["deck"] == "physical"
    assert setup.presenter.sessions.current is None


def test_a_tap_is_said(setup, voice):
    choose(setup, "deck", "physical")
    assert voice.said[-1] == f"{option(setup, 'deck')}: {value(setup, 'deck', 'physical')}"


@pytest.mark.parametrize(("size", "scale"), hardest(((800, 480), 2), ((720, 1280), 1)), ids=str)
def test_it_fits(open_app, size, scale):
    player = open_app(size, text_scale=scale)
    screen = player.app.host.screens["setup"]
    for language in hardest("fr", "en"):
        player.presenter.set("language", language)
        player.presenter.show("setup", game=GAME)
        for scrolled in (1, 0):
            screen.list.scroll_y = scrolled
            player.frames(3)
            assert_words_fit(screen)
        for each in find(GAME).options:
            for number in (False, True):
                player.presenter.show("setup", game=GAME, field=each.name, number=number)
                player.frames(3)
                assert_words_fit(screen)
