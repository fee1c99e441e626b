"""The screens that show a game's pieces are gone once another game is played."""

from __future__ import annotations

import gc
from weakref import ref

from companion.screens import screen_host
from companion.screens.presenter.navigation import TABLE


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
