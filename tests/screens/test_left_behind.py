"""The screens that are not needed any more are gone, and so is their memory."""

from __future__ import annotations

import gc
from weakref import ref

from companion.screens import screen_host
from companion.screens.presenter.navigation import TABLE
from companion.screens.screen_host import KINDS, RECENT
from companion.screens.theme import theme
from companion.screens.widgets.words import Words


def test_the_table_of_another_game_takes_no_memory(on_board, monkeypatch):
    monkeypatch.setattr(screen_host, "OF_PIECES", (TABLE,))
    player = on_board("ares")
    player.next()
    player.presenter.navigation.visit("menu")
    player.frames()
    player.presenter.navigation.go_home()
    player.later(1)
    table = ref(player.app.host.screens[TABLE])
    assert table(), "whoever goes on with the play doesn't wait for it"
    player.presenter.game.open("dice", new=True)
    player.later(1)
    gc.collect()
    assert table() is None


NEED_A_DETAIL = "setup", "look", "person", "write", "play", "delete", "deleted"
LEAVE_A_PROCESS = "doctor", "taking"
"""Screens that are not visited here."""


def test_screens_that_were_not_shown_for_long_take_no_memory(apps, on_board):
    apps.forget()  # the garbage collector skips what some tests before have left
    player, shown = on_board("on-mars"), {}
    screens = player.app.host.screens
    for name in [each for each in KINDS if each not in (*NEED_A_DETAIL, *LEAVE_A_PROCESS)]:
        player.presenter.navigation.show(name)
        player.frames()
        shown[name] = ref(screens[name])
        assert len(screens) <= RECENT + 1, "a screen is dropped when another is shown"
    player.presenter.navigation.show(TABLE)
    for _ in range(2):  # what a screen does when it is left ends with the next frame
        player.later(1)
    kept = {name for name, screen in shown.items() if screen() is screens.get(name)}
    assert kept == {TABLE, *list(shown)[-RECENT:]}
    gc.collect()
    assert {name for name, screen in shown.items() if screen()} == kept


def test_a_screen_that_is_shown_again_and_again_is_built_once(on_board):
    player = on_board("on-mars")
    screens = player.app.host.screens
    player.presenter.navigation.show("menu")
    menu = screens["menu"]
    for name in ("tools", "die", "menu", "history", "times", "menu", "tools", "die", "menu"):
        player.presenter.navigation.show(name)
    assert screens["menu"] is menu


def test_another_size_of_text_is_not_laid_out_for_a_screen_that_was_dropped(on_board):
    player = on_board("on-mars")
    words = [each for each in player.table.walk() if isinstance(each, Words) and each.text]
    player.presenter.navigation.visit("menu")
    player.frames()
    before = [each.shown_size for each in words]
    player.app.host.screens.drop(TABLE)
    theme.text_scale = 1.5
    player.frames(3)
    assert words
    assert [each.shown_size for each in words] == before
