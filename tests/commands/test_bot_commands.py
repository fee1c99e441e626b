"""``companion bot`` as it is typed: check, new, play, try and schema."""

from __future__ import annotations

import io
import json
import re
import sys
from argparse import Namespace
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion.commands.bot_commands import try_it
from companion.commands.cli import main
from companion.games.bots.format import schema
from companion.storage.settings import Settings
from kit.bot_files import SHORT, WHOLE, forget_bot_files, with_steps, written


@pytest.fixture
def bot(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """``companion bot …`` as it is typed: what it printed, and how it ended."""
    monkeypatch.setenv("COMPANION_VOICE", "false")

    def run(*arguments: str, typed: str = "", language: str = "en", command: str = "bot") -> Any:
        monkeypatch.setenv("COMPANION_LANGUAGE", language)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        try:
            code: Any = main([command, *arguments])
        except SystemExit as end:
            code = end.code
        forget_bot_files()
        return SimpleNamespace(returncode=code, **capsys.readouterr()._asdict())

    return run


def test_a_new_file_can_be_checked_tried_and_played(bot: Any, home: Path) -> None:
    made = bot("new", "my-ferry")
    path = home / "games/my-ferry.toml"
    assert made.returncode == 0, made.err
    assert str(path) in made.out
    checked = bot("check", str(path))
    assert checked.returncode == 0
    assert re.search(r"my-ferry.toml.* card.* step", checked.out.replace("\n", " "))
    tried = bot("try", str(path), "--plays", "6")
    assert tried.returncode == 0, tried.err
    assert "6" in tried.out
    again = bot("new", "my-ferry")
    assert again.returncode != 0
    assert str(path) in again.out + again.err


def test_every_fault_is_named_on_a_line(bot: Any, tmp_path: Path) -> None:
    path = tmp_path / "harbour.toml"
    path.write_text(f"{SHORT}a = 1\nb = 2\n", encoding="utf-8")
    done = bot("check", str(path))
    assert done.returncode == 1
    lines = done.out.splitlines()
    assert len(lines) == 3
    assert all(line.startswith(f"{path}, line ") for line in lines)
    french = bot("check", str(path), language="fr")
    assert french.out.startswith(f"{path}, ligne ")


@pytest.mark.parametrize("command", ["check", "try", "play"])
def test_what_is_no_file_is_refused_with_a_sentence(command: str, bot: Any, tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path):
        done = bot(command, str(path))
        assert done.returncode != 0
        assert str(path) in done.out + done.err


@pytest.mark.parametrize("name", ["Harbour", "../harbour", "a/b", "", "é", "a" * 41])
def test_a_name_that_is_none_is_refused(name: str, bot: Any, home: Path) -> None:
    done = bot("new", name)
    assert done.returncode != 0
    assert not list(home.rglob("*.toml"))


def test_a_play_is_saved_and_continues_though_the_file_is_gone(bot: Any, home: Path) -> None:
    path = home / "games/harbour.toml"
    path.parent.mkdir(parents=True)
    path.write_text(f"{WHOLE}steps = ['Move **a ship**']\n", encoding="utf-8")
    played = bot("play", str(path), "--seed", "1", typed="1\nq\n")
    assert played.returncode == 0, played.err
    assert "a ship" in played.out
    path.unlink()
    listed = json.loads(bot("--json", command="history").out)
    (saved,) = listed
    assert saved["game"].startswith("harbour@")
    resumed = bot("harbour", "--json", command="play", typed='{"answer": "done"}\n' * 3)
    assert '"end"' in resumed.out, resumed.err


def test_the_schema_is_that_of_the_format(bot: Any) -> None:
    done = bot("schema")
    assert json.loads(done.out) == json.loads(json.dumps(schema()))
    beside = files("companion.games.bots") / "schema.json"
    assert done.out == beside.read_text(encoding="utf-8"), "write it anew: companion bot schema"


def tried(path: Path, capsys: pytest.CaptureFixture[str], **content: Any) -> str:
    """Return what ``bot try`` says of a file with a question, two rounds, and these parts."""
    ask = {"ask": "Done?", "answers": [{"text": "Yes"}, {"text": "No"}]}
    path.write_text(written(with_steps(ask, **{"rounds": 2, **content})), encoding="utf-8")
    assert try_it(Namespace(file=path, plays=3), Settings(language="en")) == 0
    forget_bot_files()
    return capsys.readouterr().out


def test_trying_speaks_of_cards_only_if_there_are_some_and_of_wins_only_if_they_mean_something(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "harbour.toml"
    plain = tried(path, capsys)
    assert "Games that ended: 3 of 3. Rounds of the longest game: 2." in plain
    assert "Games that you won: 3." in plain
    assert "card" not in plain
    decks = {"main": {"name": "Cards", "cards": {"ship": {"name": "Ship"}}}}
    assert "These cards never came up: Ship." in tried(path, capsys, decks=decks)
    lines = [{"name": "Ships", "owner": "you", "ask": "How many?"}]
    scored = tried(path, capsys, ends="score", score={"lines": lines})
    assert "Wins are not counted" in scored
    assert "you won" not in scored
