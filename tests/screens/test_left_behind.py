"""The screens of a play that was left are gone."""

from __future__ import annotations

import gc

from companion.screens.board.screen import BoardScreen


def tables() -> int:
    gc.collect()
    return sum(type(each) is BoardScreen for each in gc.get_objects())


def test_the_table_of_a_play_that_was_left_takes_no_memory(on_board):
    player = on_board("ares")
    others = tables() - 1
    player.next()
    player.presenter.navigation.visit("menu")
    player.frames()
    player.presenter.navigation.go_home()
    player.later(1)
    assert [*player.app.host.screens] == ["home"]
    assert tables() == others
