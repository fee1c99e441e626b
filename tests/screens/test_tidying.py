"""Garbage is looked for between steps, and not in the middle of one."""

from __future__ import annotations

import gc
from typing import Any

import pytest

from companion.screens.services.tidying import QUIET, RECENT


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The generations that were looked through."""
    generations: list[int] = []
    monkeypatch.setattr(gc, "isenabled", lambda: True)
    monkeypatch.setattr(gc, "collect", generations.append)
    return generations


def test_garbage_is_looked_for_once_some_time_after_a_step(player: Any, collected: list[int]):
    player.begin()
    player.later(QUIET / 2)
    assert collected == []
    player.later(QUIET)
    player.later(10 * QUIET)
    assert collected == [RECENT]


def test_while_one_step_follows_another_none_is_looked_for(player: Any, collected: list[int]):
    player.begin()
    for _ in range(5):
        player.later(QUIET / 2)
        player.next()
    assert collected == []


def test_once_the_app_is_left_none_is_looked_for(player: Any, collected: list[int]):
    player.begin()
    player.window.remove_widget(player.app.root)
    player.app.on_stop()
    player.later(2 * QUIET)
    assert collected == []
