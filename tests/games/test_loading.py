"""A package that registers a game brings it; one that is broken costs only itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import games as package
from companion.drawings import drawings_of
from companion.drawings.icons.colours import DAY, themes
from companion.engine.problem import Problem
from companion.games import failures, games
from kit.packages import register, without_others

NAMES = list(games())
GOOD = """
from companion.engine.game import Game
GAME = Game(name="{name}", options=(), begin=dict, script=iter, places={{}}, order={order})
"""
COLOURFUL = """
from companion.drawings import Colour, GameDrawings
from companion.engine.game import Game

def drawings():
    return GameDrawings(colours={colours})

GAME = Game(
    name="colourful", options=(), begin=dict, script=iter, places={{}}, drawings=drawings,
)
"""
CACHED = (package._registered, drawings_of, themes)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages, in which a test may put some."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    for cached in CACHED:
        cached.cache_clear()
    yield tmp_path
    for cached in CACHED:
        cached.cache_clear()
    for name in set(sys.modules) - before:
        del sys.modules[name]


def add(folder: Path, name: str, code: str) -> None:
    (folder / f"{name}_package.py").write_text(code, encoding="utf-8")
    register(folder, name, f"{name}_package:GAME")


def test_a_game_of_another_package_is_found(folder: Path) -> None:
    add(folder, "scratch", GOOD.format(name="scratch", order=1))
    assert set(games()) == {*NAMES, "scratch"}
    assert failures() == ()


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
        GOOD.format(name="another", order=1),
    ],
    ids=[
        "import",
        "syntax",
        "no GAME",
        "a text",
        "None",
        "an error",
        "a name that is taken",
        "another name",
    ],
)
def test_a_game_that_cannot_be_loaded_is_logged_and_the_others_play(
    folder: Path, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    add(folder, "broken", code)
    assert list(games()) == NAMES
    (logged,) = caplog.records
    assert "broken" in logged.getMessage()
    assert failures() == (Problem("core.game-left-out", {"game": "broken", "package": "broken"}),)


def test_no_package_takes_the_name_of_a_game_that_comes_with_the_companion(folder: Path) -> None:
    (folder / "aaa.py").write_text(GOOD.format(name="dice", order=1), encoding="utf-8")
    register(folder, "dice", "aaa:GAME")
    assert games()["dice"].script.__module__ == "companion.games.dice"


def test_the_tests_look_at_no_game_that_somebody_installed_beside_the_companion(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(folder, "scratch", GOOD.format(name="scratch", order=1))
    monkeypatch.setattr(package, "entry_points", without_others())
    assert list(games()) == NAMES


def test_games_are_in_their_order(folder: Path) -> None:
    add(folder, "first", GOOD.format(name="first", order=-1))
    add(folder, "last", GOOD.format(name="last", order=9))
    assert list(games()) == ["first", *NAMES, "last"]


def test_a_package_brings_colours_of_its_own(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    jade = "{'jade': Colour('#00a86b', '#005f3c', '#66e0b0')}"
    add(folder, "colourful", COLOURFUL.format(colours=jade))
    jades = [roles["jade"] for roles in themes().values()]
    assert jades == ["#00a86b", "#005f3c", "#66e0b0"]
    assert caplog.messages == []


@pytest.mark.parametrize(
    ("colours", "said"),
    [
        ("{'ice': Colour('#ffffff', '#ffffff', '#ffffff')}", "names are taken: ice"),
        ("{'crystal': Colour('#ffffff', '#ffffff', '#ffffff')}", "names are taken: crystal"),
        ("{'jade': Colour('#00a86b', 'jade', '#66e0b0')}", "write it as #f0dfc0"),
    ],
    ids=["the theme's", "another game's", "no code"],
)
def test_a_colour_that_is_taken_or_none_is_logged_and_left_out(
    folder: Path, colours: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = {name: dict(roles) for name, roles in themes().items()}
    for cached in CACHED:
        cached.cache_clear()
    add(folder, "colourful", COLOURFUL.format(colours=colours))
    assert themes() == before
    assert before["day"]["ice"] == DAY["ice"]
    assert said in caplog.text
