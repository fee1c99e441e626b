"""What the list of plays tells of each."""

from __future__ import annotations

import pytest

from companion.engine.game import YOU, Score
from companion.engine.saved import SavedPlay
from companion.games.dice.result import DiceResult
from companion.phrases.phrasebook import Phrasebook
from companion.saved_plays import history_line


def line(language: str, scores: dict[str, Score]) -> str:
    result = DiceResult(won=True, winner=(YOU,), scores=scores)
    kept = SavedPlay(3, "dice", {}, "7", 0.0, 60.0, 60.0, 111, result, 60.0)
    return history_line(Phrasebook(language), kept)


@pytest.mark.parametrize(
    ("language", "points"), [("en", "87 points"), ("pt-BR", "87 pontos"), ("fr", "87 points")]
)
def test_the_history_shows_the_points_that_were_counted(language: str, points: str) -> None:
    told = line(language, {YOU: Score.of({"track": 71, "cards": 16})})
    assert told.replace("\u00a0", " ").endswith(f"· {points}")


def test_where_none_were_counted_it_shows_none() -> None:
    assert "points" not in line("en", {})
