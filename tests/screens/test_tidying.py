"""Garbage is looked for between steps, and not in the middle of one."""

from __future__ import annotations

import gc
from typing import Any

import pytest

from companion.screens.services import tidying
from companion.screens.services.tidying import ALL, DUE, LONG_S, OVERDUE, QUIET_S, RECENT


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The generations that were looked through."""
    generations: list[int] = []
    monkeypatch.setattr(gc, "isenabled", lambda: True)
    monkeypatch.setattr(gc, "collect", generations.append)
    return generations


def test_garbage_is_looked_for_once_soon_after_a_step(player: Any, collected: list[int]):
    player.begin()
    player.later(QUIET_S / 3)
    assert collected == []
    player.later(QUIET_S)
    player.later(2 * LONG_S)
    assert collected == [RECENT]


def test_while_one_step_follows_another_none_is_looked_for(player: Any, collected: list[int]):
    player.begin()
    for _ in range(5):
        player.later(QUIET_S / 3)
        player.presenter.game.show_step()
    assert collected == []


def test_after_some_steps_a_player_who_thinks_long_waits_for_nothing(
    player: Any, collected: list[int]
):
    player.begin()
    for _ in range(DUE + 1):
        player.later(QUIET_S)
        player.presenter.game.show_step()
    assert collected == [RECENT] * (DUE + 1)
    player.later(LONG_S)
    player.later(LONG_S)
    assert collected[DUE + 1 :] == [RECENT, ALL]


def test_a_player_who_never_thinks_long_waits_once_in_a_while(
    player: Any, collected: list[int], monkeypatch: pytest.MonkeyPatch
):
    given: list[int] = []
    monkeypatch.setattr(tidying, "trim", lambda: given.append(len(collected)))
    player.begin()
    for _ in range(OVERDUE + 1):
        player.later(QUIET_S)
        player.presenter.game.show_step()
    assert collected == [*[RECENT] * OVERDUE, ALL]
    assert given == [len(collected)], "memory is given back once all garbage is collected"


def test_memory_is_given_back_while_a_player_thinks_long(
    player: Any, monkeypatch: pytest.MonkeyPatch
):
    given: list[bool] = []
    monkeypatch.setattr(tidying, "trim", lambda: given.append(True))
    player.begin()
    player.later(QUIET_S)
    assert not given
    player.later(LONG_S)
    assert given


def test_once_the_app_is_left_none_is_looked_for(player: Any, collected: list[int]):
    player.begin()
    player.window.remove_widget(player.app.root)
    player.app.on_stop()
    player.later(2 * QUIET_S)
    assert collected == []
