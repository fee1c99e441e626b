"""The commands, as they are typed."""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path
from typing import Any

import pytest

from companion import settings
from companion.cli import main
from companion.games import games
from companion.phrases.phrasebook import Phrasebook
from kit import processes


def companion(*arguments: str, typed: str = "", home: Path, **environment: str) -> Any:
    """Run the real command in a process of its own, without any screen."""
    surroundings = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "SDL_VIDEODRIVER")}
    environ = {**surroundings, "COMPANION_HOME": str(home), **environment}
    return processes.run(*processes.COMPANION, *arguments, typed=typed, environ=environ)


def test_without_a_screen_run_says_so_in_one_line_and_plays_in_the_terminal(home: Path) -> None:
    book = Phrasebook("en")
    names = sorted(games(), key=lambda name: book.name(name, name))
    chosen = f"{names.index('on-mars') + 1}\n" if len(names) > 1 else ""
    done = companion("run", typed=f"{chosen}2\nq\n", home=home, COMPANION_VOICE="false")
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert "no screen here" in done.stderr
    assert "How much help would you like?" in done.stdout
    assert "The game is kept." in done.stdout


def test_a_whole_game_by_json_lines_keeps_standard_output_for_json(home: Path) -> None:
    answers = json.dumps({"answer": True}) + "\n"
    done = companion("play", "on-mars", "--json", "--speak", typed=answers, home=home)
    assert [json.loads(line)["type"] for line in done.stdout.splitlines()] == [
        "state",
        "ask",
        "error",
    ]


def test_the_history_lists_plays_and_one_can_be_exported(home: Path, tmp_path: Path) -> None:
    companion("play", "on-mars", "--seed", "5", typed="2\nq\n", home=home)
    listed = companion("history", "--json", home=home)
    (kept,) = json.loads(listed.stdout)
    assert (kept["game"], kept["seed"], kept["finished"]) == ("on-mars", "5", None)
    assert "unfinished" in companion("history", home=home).stdout
    target = tmp_path / "play.json"
    companion("export", str(kept["id"]), str(target), home=home)
    exported = json.loads(target.read_text(encoding="utf-8"))
    assert exported["log"][0] == {"key": "on-mars.help", "value": "quick", "by": "player"}


def test_the_doctor_tries_every_part(home: Path) -> None:
    done = companion("doctor", home=home)
    assert done.returncode == 0
    assert "✓ Saved games" in done.stdout
    assert "✗ Screen" in done.stdout
    assert done.stdout.count("Voice") == 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "There is no game “chess”."),
        (["play", "on-mars", "--set", "deck"], "“deck” is not an option."),
        (["play", "on-mars", "--set", "sky=red"], "There is no option “sky”."),
        (["play", "on-mars", "--set", "deck=none"], "The option deck cannot be “none”."),
        (["play", "on-mars", "--seed", "seven"], "The seed “seven” is not a whole number."),
        (["play", "on-mars", "--language", "tlh"], "There is no language “tlh”."),
        (["run", "--windowed", "big"], "A window of “big” is not possible."),
        (["export", "99", "nowhere.json"], "There is no play number 99."),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1


def test_a_broken_settings_file_is_one_sentence_and_stays_as_it_is(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.mkdir()
    path = home / "companion.toml"
    for broken in ("voice = maybe", "volume = 11", "voice_rate = 1000", 'language = "tlh"'):
        path.write_text(broken, encoding="utf-8")
        assert main(["history"]) == 2
        assert capsys.readouterr().err.count("\n") == 1
        assert path.read_text(encoding="utf-8") == broken


def test_flags_go_before_the_environment_and_that_before_the_file(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.mkdir()
    (home / "companion.toml").write_text('language = "fr"\nvoice_rate = 140\n', encoding="utf-8")
    assert (settings.load().language, settings.load().voice_rate) == ("fr", 140)
    monkeypatch.setenv("COMPANION_LANGUAGE", "pt-BR")
    assert settings.load().language == "pt-BR"
    assert settings.load({"language": "en"}).language == "en"


def test_a_setting_chosen_is_kept_and_the_others_stay(home: Path) -> None:
    settings.keep("language", "fr")
    assert settings.load().language == "fr"
    mine = '# mine\nvoice_rate = 140 # slowly\nlanguage = "fr"\npin_undo = 5\n'
    (home / "companion.toml").write_text(mine, encoding="utf-8")
    settings.keep("language", "pt-BR")
    settings.keep("pin_undo", None)
    assert (settings.load().language, settings.load().pin_undo) == ("pt-BR", None)
    kept = (home / "companion.toml").read_text(encoding="utf-8")
    assert kept == '# mine\nvoice_rate = 140 # slowly\nlanguage = "pt-BR"\n'


@pytest.mark.parametrize("broken", ['language = "xx', 'language = "xx"', "clock = 5"])
def test_settings_that_are_broken_are_told_and_stop_no_game(home: Path, broken: str) -> None:
    home.mkdir()
    (home / "companion.toml").write_text(broken, encoding="utf-8")
    done = companion("run", typed="q\n", home=home, COMPANION_VOICE="false")
    assert len(done.stderr.splitlines()) >= 2
    assert str(home / "companion.toml") in done.stderr or "5" in done.stderr or "xx" in done.stderr
    assert "On Mars" in done.stdout
    assert (home / "companion.toml").read_text(encoding="utf-8") == broken


def test_a_clock_may_be_written_as_a_number(home: Path) -> None:
    home.mkdir()
    (home / "companion.toml").write_text("clock = 60\n", encoding="utf-8")
    assert settings.load().clock == "60"


def test_a_second_companion_on_the_same_files_says_so_and_leaves(home: Path) -> None:
    home.mkdir()
    with (home / "running").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = companion("run", home=home)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "running already" in done.stderr
    assert companion("run", typed="q\n", home=home, COMPANION_VOICE="false").returncode == 0


def test_a_home_that_cannot_be_used_stops_no_game(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = companion("play", "on-mars", "--json", home=tmp_path / "file" / "home")
    assert done.returncode == 0
    assert '"saved": false' in done.stdout


def test_json_is_utf_8_wherever_we_are(home: Path) -> None:
    done = companion("play", "on-mars", "--json", "--language", "fr", home=home, LC_ALL="POSIX")
    assert "é" in done.stdout
