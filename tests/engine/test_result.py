"""How a play ended: what scripts return, what is saved of it, and what older versions saved."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.autoplay import play_out
from companion.engine.game import YOU, Game, Result, Score, read_result
from companion.engine.play import Play
from companion.games import games, result_type

GAMES = list(games().values())


def finished(game: Game, seed: str) -> Play:
    play = Play(game, {}, seed)
    play_out(play, random.Random(seed))
    return play


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_game_ends_with_its_own_result_and_reads_it_back(game: Game, seed: str) -> None:
    result = finished(game, seed).result
    assert type(result) is game.result
    assert game.result is not Result
    assert read_result(game.result, json.loads(msgspec.json.encode(result))) == result


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_result_says_the_points_whose_they_are_and_who_won(game: Game) -> None:
    play = finished(game, "4")
    result = play.result
    assert result is not None
    lines = {who: score.lines for who, score in result.scores.items() if score.lines}
    assert lines == play.scores()
    for score in result.scores.values():
        assert score.total == sum(score.lines.values())
    assert set(result.winner) <= set(result.scores)
    assert result.won in (None, bool(result.winner))


def test_a_result_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Result(won=True).won = False  # type: ignore[misc]


OLD = [
    (
        "on-mars",
        {
            "won": True,
            "goal": "first-colonists",
            "missed": [],
            "margin": 55,
            "rounds": 24,
            "scores": {
                "you": {"lines": {"track": 100, "techs": 58}, "total": 158},
                "lacerda": {"lines": {"track": 28, "techs": 75}, "total": 103},
            },
        },
        (True, "first-colonists", 158),
    ),
    (
        "dice",
        {"won": True, "rating": "good", "turns": 50, "scores": {"you": {"lines": {}, "total": 87}}},
        (True, "", 87),
    ),
    (
        "ares",
        {
            "won": True,
            "mode": "co-op",
            "difficulty": None,
            "rounds": 15,
            "terraformed": True,
            "together": 81,
            "scores": {
                "you": {"lines": {"tr": 43}, "total": 43},
                "partner": {"lines": {"tr": 38}, "total": 38},
            },
        },
        (True, "co-op", 81),
    ),
    (
        "classic",
        {
            "won": False,
            "goal": "tr63",
            "missed": ["tr"],
            "difficulty": "tr63-prelude",
            "generations": 12,
            "corporation": "other",
            "scores": {"you": {"lines": {"tr": 50}, "total": 50}},
        },
        (False, "tr63-prelude", 50),
    ),
    (
        "score-pad",
        {
            "game": "dice",
            "players": 2,
            "winner": ["player-2"],
            "scores": {"player-2": {"lines": {"cards": 9}, "total": 9}},
        },
        (None, "", None),
    ),
]
"""What the previous version saved, and what is read from it."""


@pytest.mark.parametrize(("game", "saved", "read"), OLD, ids=[game for game, _, _ in OLD])
def test_what_an_older_version_saved_is_read(game: str, saved: Any, read: tuple[Any, ...]) -> None:
    result = read_result(result_type(game), saved)
    assert result is not None
    assert (result.won, result.level, result.points) == read
    written = json.loads(msgspec.json.encode(result))
    assert {**written, **saved} == written


def test_what_cannot_be_read_costs_only_itself() -> None:
    saved = {"won": "perhaps", "difficulty": 7, "goal": "tr63", "scores": {YOU: {"total": 9}}}
    assert read_result(Result, saved) == Result(goal="tr63", scores={YOU: Score({}, 9)})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(
    st.sampled_from(GAMES),
    JSON
    | st.dictionaries(
        st.sampled_from([*Result.__struct_fields__, "missed", "game", "together", "rating"]), JSON
    ),
)
def test_whatever_was_saved_a_result_says_what_is_asked_of_it(game: Game, saved: Any) -> None:
    result = read_result(game.result, saved)
    assert (result is None) == (not isinstance(saved, dict))
    if result is not None:
        assert isinstance(result.level, str)
        assert isinstance(result.scored_game, str)
        assert result.points is None or isinstance(result.points, int)


def test_a_result_of_an_unknown_game_is_read_as_what_all_have_in_common() -> None:
    assert result_type("chess") is Result
