"""``companion bot`` as it is typed: check, new, play, try and schema."""

from __future__ import annotations

import json
import os
import re
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from companion.commands.bot_commands import try_it
from companion.games.bots.format import schema
from companion.storage.settings import Settings
from kit import processes
from kit.bot_files import SHORT, WHOLE, forget_bot_files, with_steps, written


@pytest.fixture
def bot(tmp_path: Path) -> Any:
    """``companion bot …`` in a process of its own: what it printed, and how it ended."""

    def run(*arguments: str, typed: str = "", language: str = "en", command: str = "bot") -> Any:
        environ = {**os.environ, "COMPANION_HOME": str(tmp_path / "home")}
        environ |= {"COMPANION_LANGUAGE": language, "COMPANION_VOICE": "false"}
        return processes.run(
            *processes.COMPANION, command, *arguments, typed=typed, environ=environ
        )

    return run


def test_a_new_file_can_be_checked_tried_and_played(bot: Any, tmp_path: Path) -> None:
    made = bot("new", "my-ferry")
    path = tmp_path / "home/games/my-ferry.toml"
    assert made.returncode == 0, made.stderr
    assert str(path) in made.stdout
    checked = bot("check", str(path))
    assert (checked.returncode, checked.stderr.count("Traceback")) == (0, 0)
    assert re.search(r"my-ferry.toml.* card.* step", checked.stdout.replace("\n", " "))
    tried = bot("try", str(path), "--plays", "6")
    assert tried.returncode == 0, tried.stderr
    assert "6" in tried.stdout
    again = bot("new", "my-ferry")
    assert again.returncode != 0
    assert str(path) in again.stdout + again.stderr


def test_every_fault_is_named_on_a_line(bot: Any, tmp_path: Path) -> None:
    path = tmp_path / "harbour.toml"
    path.write_text(f"{SHORT}a = 1\nb = 2\n", encoding="utf-8")
    done = bot("check", str(path))
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert len(lines) == 3
    assert all(line.startswith(f"{path}, line ") for line in lines)
    french = bot("check", str(path), language="fr")
    assert french.stdout.startswith(f"{path}, ligne ")


@pytest.mark.parametrize("command", ["check", "try", "play"])
def test_what_is_no_file_is_refused_with_a_sentence(command: str, bot: Any, tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path):
        done = bot(command, str(path))
        assert done.returncode != 0
        assert str(path) in done.stdout + done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", ["Harbour", "../harbour", "a/b", "", "é", "a" * 41])
def test_a_name_that_is_none_is_refused(name: str, bot: Any, tmp_path: Path) -> None:
    done = bot("new", name)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.rglob("*.toml"))


def test_a_play_is_saved_and_goes_on_though_the_file_is_gone(bot: Any, tmp_path: Path) -> None:
    path = tmp_path / "home/games/harbour.toml"
    path.parent.mkdir(parents=True)
    path.write_text(f"{WHOLE}steps = ['Move **a ship**']\n", encoding="utf-8")
    played = bot("play", str(path), "--seed", "1", typed="1\nq\n")
    assert played.returncode == 0, played.stderr
    assert "a ship" in played.stdout
    path.unlink()
    listed = json.loads(bot("--json", command="history").stdout)
    (kept,) = listed
    assert kept["game"].startswith("harbour@")
    resumed = bot("harbour", "--json", command="play", typed='{"answer": "done"}\n' * 3)
    assert "Traceback" not in resumed.stderr
    assert '"end"' in resumed.stdout, resumed.stderr


def test_the_schema_is_that_of_the_format(bot: Any) -> None:
    done = bot("schema")
    assert json.loads(done.stdout) == json.loads(json.dumps(schema()))


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
