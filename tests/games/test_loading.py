"""Every folder that holds a game is one; a folder that is broken costs only itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import games as package
from companion.games import games

NAMES = list(games())
GOOD = """
from companion.engine.game import Game
GAME = Game(name="{name}", options=(), begin=dict, script=iter, places={{}}, order={order})
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A second folder of games, in which a test may put some."""
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    games.cache_clear()
    before = set(sys.modules)
    yield tmp_path
    games.cache_clear()
    for name in set(sys.modules) - before:
        del sys.modules[name]


def add(folder: Path, name: str, code: str) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(code, encoding="utf-8")


def test_a_folder_with_a_game_is_found(folder: Path) -> None:
    add(folder, "scratch", GOOD.format(name="scratch", order=1))
    assert set(games()) == {*NAMES, "scratch"}


@pytest.mark.parametrize(
    "code",
    [
        "import companion.no_such_module",
        "this is no Python",
        "",
        "GAME = 'on-mars'",
        "GAME = None",
        "raise SystemError('broken')",
        GOOD.format(name=NAMES[0], order=1),
    ],
    ids=["import", "syntax", "no GAME", "a text", "None", "an error", "a name that is taken"],
)
def test_a_folder_that_cannot_be_loaded_is_logged_and_the_others_play(
    folder: Path, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    add(folder, "zz_broken", code)
    assert list(games()) == NAMES
    (logged,) = caplog.records
    assert "zz_broken" in logged.getMessage()


def test_games_are_in_their_order(folder: Path) -> None:
    add(folder, "first", GOOD.format(name="first", order=-1))
    add(folder, "last", GOOD.format(name="last", order=9))
    assert list(games()) == ["first", *NAMES, "last"]
