"""What the list of plays says of each."""

from __future__ import annotations

import csv
import io
import json
import sys
from pathlib import Path

import pytest

from companion.commands import parts
from companion.commands.cli import main
from companion.commands.saved_plays import history_line, show_how_far
from companion.engine.game import YOU, Score
from companion.engine.saved import SavedPlay
from companion.games import find
from companion.games.dice.scoring import DiceResult
from companion.phrases.phrasebook import Phrasebook
from companion.storage.importer import ImportProgress


def line(language: str, scores: dict[str, Score]) -> str:
    result = DiceResult(won=True, winner=(YOU,), scores=scores)
    saved = SavedPlay(3, "dice", {}, "7", 0.0, 60.0, 60.0, 111, result, 60.0)
    return history_line(Phrasebook(language), saved)


@pytest.mark.parametrize(
    ("language", "points"), [("en", "87 points"), ("pt-BR", "87 pontos"), ("fr", "87 points")]
)
def test_the_history_shows_the_points_that_were_counted(language: str, points: str) -> None:
    shown = line(language, {YOU: Score.of({"track": 71, "cards": 16})})
    assert shown.replace("\u00a0", " ").endswith(f"· {points}")


def test_where_none_were_counted_it_shows_none() -> None:
    assert "points" not in line("en", {})


@pytest.mark.parametrize("someone", [True, False])
def test_how_far_an_import_is_is_written_only_where_somebody_sees_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, someone: bool
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: someone)
    show_how_far(Phrasebook("en"), ImportProgress(1200, 8000))
    assert ("Games read: 1,200 of 8,000" in capsys.readouterr().err) == someone


@pytest.fixture
def play(home: Path) -> int:
    """The number of an unfinished play."""
    with parts.open_store() as store:
        store.begin(find("on-mars"), {}, "5")
        return store.history()[0].id


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """Return what a command that works prints, line by line."""
    assert main(arguments) == 0
    return capsys.readouterr().out.splitlines()


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the one sentence of a command that is refused."""
    assert main(arguments) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    return sentence


def test_people_roles_and_a_comment_are_entered_shown_and_cleared(
    play: int, capsys: pytest.CaptureFixture[str]
) -> None:
    number = str(play)
    roles = "--role", "you=Helion", "--role", "you=Colony 3"
    entered = "people", number, "--player", "you= Ana ", *roles, "--comment", "Rain."
    assert said(capsys, *entered) == ["you = Ana (Helion, Colony 3)", "Comment: Rain."]
    assert said(capsys, "history")[0].endswith("unfinished · Ana (Helion, Colony 3)")
    cleared = "people", number, "--player", "you=", "--role", "you=", "--comment", ""
    assert said(capsys, *cleared) == ["you = You"]
    assert said(capsys, "history")[0].endswith("unfinished")


@pytest.mark.parametrize(
    ("entered", "sentence"),
    [
        (("--player", "bo=Bo"), "There is no player “bo” in this game. The players are: you."),
        (("--player", "Bo"), "“Bo” names no player. Write it as PLAYER=NAME, such as you=Ana."),
        (("--player", f"you={'x' * 41}"), "A name has at most 40 characters. Shorten it."),
        (("--comment", "x" * 301), "A comment has at most 300 characters. Shorten it."),
        (
            ("--player", "you=A\x1bna"),
            "This name has a character that can’t be shown. Leave it out.",
        ),
        (
            ("--role", "you=He\u202elion"),
            "This corporation or goal has a character that can’t be shown. Leave it out.",
        ),
        (
            tuple(part for n in range(9) for part in ("--role", f"you={n}")),
            "A player has at most 8 corporations and goals. Leave one out.",
        ),
    ],
)
def test_what_cannot_be_a_name_is_refused_in_a_sentence(
    play: int, capsys: pytest.CaptureFixture[str], entered: tuple[str, ...], sentence: str
) -> None:
    said(capsys, "people", str(play), "--player", "you=Ana")
    assert refused(capsys, "people", str(play), *entered) == sentence
    assert said(capsys, "people", str(play)) == ["you = Ana"]


def test_a_play_is_deleted_and_restored(play: int, capsys: pytest.CaptureFixture[str]) -> None:
    number = str(play)
    (line,) = said(capsys, "history")
    assert said(capsys, "history", "--deleted") == ["No deleted games."]
    said(capsys, "delete", number)
    assert said(capsys, "history") == ["No games yet. “companion run” starts one."]
    assert said(capsys, "history", "--deleted") == [line]
    back = f"Game {number} was deleted. “companion restore {number}” brings it back."
    for again in (
        ("delete", number),
        ("people", number),
        ("export", number, "play.json"),
        ("play", "on-mars", "--play", number),
    ):
        assert refused(capsys, *again) == back
    said(capsys, "restore", number)
    assert said(capsys, "history") == [line]
    assert refused(capsys, "restore", number).startswith(f"Game {number} was not deleted.")


def test_what_a_running_companion_may_have_open_is_not_deleted(
    play: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with parts.single_instance():
        assert refused(capsys, "delete", str(play)).startswith("A companion is already running")
    assert len(said(capsys, "history")) == 1


def test_the_ending_of_a_file_decides_what_is_exported(
    play: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "people", str(play), "--player", "you=Ana")
    for which in (str(play), "all"):
        said(capsys, "export", which, str(tmp_path / "plays.CSV"))
        text = (tmp_path / "plays.CSV").read_text(encoding="utf-8")
        (row,) = csv.DictReader(io.StringIO(text))
        assert (row["game"], row["name"]) == ("On Mars", "Ana")
        said(capsys, "export", which, str(tmp_path / "plays.json"))
        (exported,) = json.loads((tmp_path / "plays.json").read_text(encoding="utf-8"))["plays"]
        assert exported["players"] == [{"who": "you", "name": "Ana", "roles": []}]
    for name in ("plays", "plays.xls", "plays.json.gz"):
        assert "has to end in .json" in refused(capsys, "export", "all", str(tmp_path / name))
        assert not (tmp_path / name).exists()
