"""A release is tested before switching to it, and failures are reported."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.commands import parts, selftest
from companion.commands.cli import main
from companion.games import find
from companion.storage.store import Store


@pytest.fixture
def played(home: Path) -> Path:
    """A play on disk, with no backup that still reads while the database is closed."""
    path = home / parts.DATABASE
    with closing(Store(path)) as store:
        store.begin(find("dice"), {}, "1")
    return path


@pytest.mark.usefixtures("played")
def test_a_release_that_works_says_so_and_changes_nothing(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    assert main(["selftest"]) == 0
    assert capsys.readouterr().out.splitlines() == ["✓ Saved games", "✓ Picture", "✓ Speech"]
    assert {path: path.read_bytes() for path in home.rglob("*") if path.is_file()} == before


def test_a_release_that_draws_nothing_is_reported(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "DRAW", "raise SystemExit('no window here')")
    assert main(["selftest"]) == 1
    assert "✗ Picture: no window here" in capsys.readouterr().out


def test_games_of_a_newer_release_are_taken_over_on_the_copy(
    played: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(played) as connection:
        connection.execute("PRAGMA user_version = 99")
    monkeypatch.setattr(selftest, "DRAW", "print(1000)")
    before = played.read_bytes()
    main(["selftest"])
    assert "✓ Saved games" in capsys.readouterr().out
    assert played.read_bytes() == before


def test_without_a_voice_it_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "DRAW", "print(1000)")
    monkeypatch.setattr(selftest.Synthesiser, "synthesise", lambda *_: None)
    assert main(["selftest"]) == 1
    assert "✗ Speech" in capsys.readouterr().out


def test_a_voice_that_hangs_is_given_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "DRAW", "print(1000)")
    monkeypatch.setattr(selftest.Synthesiser, "request", lambda *_: None)
    monkeypatch.setattr(selftest, "_draw", lambda *_: "")
    monkeypatch.setattr(selftest, "PATIENCE_S", 0)
    assert main(["selftest"]) == 1
    assert "✗ Speech: Speech could not be made." in capsys.readouterr().out


def test_damaged_games_stop_no_update(
    played: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played.write_bytes(os.urandom(20000))
    spoiled = played.read_bytes()
    monkeypatch.setattr(selftest, "DRAW", "print(1000)")
    main(["selftest"])
    assert "✓ Saved games" in capsys.readouterr().out
    assert played.read_bytes() == spoiled
