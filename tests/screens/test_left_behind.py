"""The screens of a game that was left are gone once another one is played."""

from __future__ import annotations

import gc

from companion.screens.board.screen import BoardScreen


def tables() -> int:
    gc.collect()
    return sum(type(each) is BoardScreen for each in gc.get_objects())


def test_the_table_of_another_game_takes_no_memory(on_board):
    player = on_board("ares")
    before = tables()
    player.next()
    player.presenter.navigation.visit("menu")
    player.frames()
    player.presenter.navigation.go_home()
    player.later(1)
    assert "table" in player.app.host.screens, "whoever goes on with the play doesn't wait for it"
    player.presenter.game.open("dice", new=True)
    player.later(1)
    assert [*player.app.host.screens] == ["table"]
    assert tables() == before
