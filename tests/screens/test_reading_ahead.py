"""What the first opening of a screen would wait for is loaded while idle."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from kivy.lang import Builder

from companion.device.data_folders import kv
from companion.screens.reading_ahead import ReadingAhead, pieces
from companion.screens.screen_host import KINDS, kind
from companion.screens.sheet import BareSheet


def test_once_all_is_read_no_screen_waits_for_modules_or_rules(player: Any) -> None:
    list(pieces())
    for name, place in KINDS.items():
        if place.startswith("board."):
            continue
        assert f"companion.screens.{place.rpartition('.')[0]}" in sys.modules
        for file in kind(name).kv_files() if issubclass(kind(name), BareSheet) else ():
            assert str(kv() / f"{file}.kv") in Builder.files


def test_it_is_read_after_the_first_frame_and_no_more_when_it_is_cancelled(
    player: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []

    def count() -> Any:
        for number in range(100):
            read.append(number)
            yield

    monkeypatch.setattr("companion.screens.reading_ahead.pieces", count)
    monkeypatch.setattr("companion.screens.window.in_slices.SLICE_S", 0)
    reading = ReadingAhead()
    assert read == []
    player.app.host.canvas.ask_update()
    player.frames(4)
    assert 0 < len(read) < 100
    reading.cancel()
    so_many = len(read)
    player.frames(4)
    assert len(read) == so_many
