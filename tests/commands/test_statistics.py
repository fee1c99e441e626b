"""The numbers of all finished games, printed and drawn."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from companion.commands import parts
from companion.commands.cli import main
from kit.finished import save

NOVEMBER = 1_795_000_000.0


@pytest.fixture
def plays(home: Path) -> None:
    with parts.open_store() as store:
        save(store, NOVEMBER, "ares", 50, days_ago=3, won=False, difficulty="novice")
        save(store, NOVEMBER, "ares", 72, difficulty="novice", names={"you": "Ana"})
        save(store, NOVEMBER, "dice", 90)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["statistics", *arguments]) == 0
    return capsys.readouterr().out


def test_wins_scores_times_and_records_are_printed(
    plays: None, capsys: pytest.CaptureFixture[str]
) -> None:
    every = said(capsys)
    assert "Games won\n  Ares Expedition: 1 of 2\n  The Dice Game: 1 of 1\n" in every
    assert "Records · The Dice Game\n  Best score: 90 · " in every
    one = said(capsys, "ares")
    assert "Scores · Ares Expedition, Novice\n  Best score: 72 · " in one
    assert "Dice" not in one
    assert "Won: 1 of 1" in said(capsys, "ares", "--player", "Ana")
    assert said(capsys, "--player", "Bo") == "No finished game fits this selection.\n"


def test_the_charts_are_written_as_a_picture_of_its_own(
    plays: None, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "charts.svg"
    assert said(capsys, "--svg", str(file)).endswith(f"The charts were written to {file}.\n")
    root = ElementTree.fromstring(file.read_text())
    texts = ["".join(each.itertext()) for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "1 of 2" in texts
    assert "Games won. Ares Expedition: 1 of 2." in root.attrib["aria-label"]
    assert not file.read_text().count("var(--undefined")


def test_without_a_finished_game_it_says_so_and_the_picture_does(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "none.svg"
    assert said(capsys, "--svg", str(file)).startswith("No finished games yet.\n")
    assert "No finished games yet." in file.read_text()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--svg", "charts.png"), "the name of a picture has to end in .svg."),
        (("chess",), "chess"),
    ],
)
def test_a_wrong_file_or_game_is_refused_in_a_sentence(
    home: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert main(["statistics", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert sentence in line
