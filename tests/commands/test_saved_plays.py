"""What the list of plays says of each."""

from __future__ import annotations

import sys

import pytest

from companion.commands.saved_plays import history_line, show_how_far
from companion.engine.game import YOU, Score
from companion.engine.saved import SavedPlay
from companion.games.dice.result import DiceResult
from companion.phrases.phrasebook import Phrasebook
from companion.storage.incoming import IntakeProgress


def line(language: str, scores: dict[str, Score]) -> str:
    result = DiceResult(won=True, winner=(YOU,), scores=scores)
    kept = SavedPlay(3, "dice", {}, "7", 0.0, 60.0, 60.0, 111, result, 60.0)
    return history_line(Phrasebook(language), kept)


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
    show_how_far(Phrasebook("en"), IntakeProgress(1200, 8000))
    assert ("Games read: 1,200 of 8,000" in capsys.readouterr().err) == someone
