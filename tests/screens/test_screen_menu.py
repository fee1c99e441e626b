"""The menu leads everywhere that belongs to the play, and back."""

import pytest

from companion.screens.menu import ITEMS
from kit.fitting import assert_words_fit, hardest

READ = {"goals", "help"}


@pytest.fixture
def menu(player):
    player.begin(options={"help": "quick"}, seed="1")
    player.tap(player.button(player.word("menu")))
    return player


def test_every_item_stands_there(menu):
    names = [each.words for each in menu.buttons]
    assert names[0] == menu.word("menu-table")
    assert set(names) == {menu.word(f"menu-{name}") for name in ITEMS} - missing(menu)


def missing(player):
    """Return what a play without a clock and without an answer has not."""
    times = set() if player.presenter.session.times() else {player.word("menu-times")}
    return times if player.play.log else {*times, player.word("menu-turn")}


@pytest.mark.parametrize("name", [each for each in ITEMS if each not in ("times", "turn")])
def test_each_leads_to_its_screen_and_back_to_the_table(menu, name):
    log = list(menu.play.log)
    menu.tap(menu.button(menu.word(f"menu-{name}")))
    screen = menu.app.host.screen
    assert screen.name == ("reading" if name in READ else name)
    if name in READ:
        assert screen.detail == {"what": name}
    if name == "home":
        menu.tap(menu.button(menu.word("resume")))
    elif name != "table":
        menu.tap(menu.button(menu.word("back")))
    assert menu.app.host.screen.name == "table"
    assert menu.play.log == log


def test_each_says_what_it_is(menu, voice):
    assert voice.said[-1] == menu.word("menu")
    for name in ("settings", "history", "scores", "goals"):
        menu.presenter.visit("menu")
        menu.tap(menu.button(menu.word(f"menu-{name}")))
        assert len(voice.said[-1]) > 5
        assert voice.said[-1] == menu.app.host.screen.spoken


def test_by_keys_numbers_and_two_buttons(menu, voice):
    menu.press("escape")
    assert menu.app.host.screen.name == "table"
    menu.press("escape")
    assert menu.app.host.screen.name == "menu"
    menu.press("2")
    assert menu.app.host.screen.name == "editor"
    menu.press("escape")
    menu.press("escape")
    menu.press("enter")  # the primary thing is the table
    assert menu.app.host.screen.name == "table"
    menu.press("escape")
    while voice.said[-1] != menu.word("menu-help"):
        menu.press("d")
    menu.press("enter")
    assert menu.app.host.screen.detail == {"what": "help"}


def test_what_a_game_has_not_is_left_out(menu, monkeypatch):
    monkeypatch.setattr(type(menu.play), "goals", lambda _: [])
    monkeypatch.setattr(type(menu.play), "scores", lambda _: {})
    menu.presenter.show("menu")
    names = [each.words for each in menu.buttons]
    assert menu.word("menu-goals") not in names
    assert menu.word("menu-scores") not in names


@pytest.mark.parametrize(("size", "scale"), hardest(((800, 480), 2), ((720, 1280), 1)), ids=str)
def test_the_menu_and_the_first_screen_fit(open_app, size, scale):
    player = open_app(size, text_scale=scale)
    player.begin()
    player.next()
    player.presenter.session.set_clock("up")
    for language in hardest("fr", "en"):
        player.presenter.set("language", language)
        for screen in ("menu", "home"):
            player.presenter.show(screen)
            player.frames(3)
            assert_words_fit(player.app.host.screen)


def test_a_whole_turn_is_taken_back_from_the_menu(player):
    player.begin(options={"help": "quick"})
    player.reach("on-mars.table", turn=2)
    first = len(player.play.log)
    for _ in range(3):
        player.next()
    assert (player.play.turn, len(player.play.log) > first) == (2, True)
    player.presenter.visit("menu")
    player.tap(player.button(player.word("menu-turn")))
    assert (player.app.host.screen.name, len(player.play.log)) == ("table", first)
    player.presenter.visit("menu")
    player.tap(player.button(player.word("menu-turn")))
    assert player.play.turn == 1
