"""What the finished plays add up to: wins, scores, margins, times, and records at the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import copy
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.game import Result
from companion.games import find
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.session.session import Session
from companion.session.statistics import (
    ALL,
    MONTH,
    YEAR,
    Beaten,
    Filters,
    PlayerPlay,
    beaten,
    by_kind,
    chosen,
    counted,
    records,
    wins,
)
from companion.storage.import_process import ImportProcess
from companion.storage.store import Store
from kit.finished import save

MARCH = datetime(2026, 3, 15, 12).astimezone().timestamp()


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "a.db", lambda: MARCH)


@pytest.fixture
def ended(store: Store) -> Callable[..., int]:
    """Saves a finished play."""
    return partial(save, store, MARCH)


def test_a_play_counts_with_its_level_time_points_and_the_margin(
    store: Store, ended: Callable[..., int]
) -> None:
    number = ended("on-mars", 61, others={"lacerda": 57}, goal="1", rounds=8, minutes=96)
    (play,) = counted(store.finished())
    assert play == PlayerPlay(number, "on-mars", "1", MARCH, 96.0, 8, True, 61, 4)
    assert play.pace == 12


def test_neither_a_play_that_continues_counts_nor_a_deleted_one(
    store: Store, ended: Callable[..., int]
) -> None:
    store.begin(find("ares"), {}, "1")
    store.delete(ended())
    assert store.finished() == []


def test_wins_are_counted_by_kind_those_that_nobody_wins_left_out(
    store: Store, ended: Callable[..., int]
) -> None:
    for won, level in ((True, "novice"), (False, "novice"), (True, "expert"), (None, "novice")):
        ended(won=won, difficulty=level)
    found = by_kind(counted(store.finished()))
    assert {level: wins(plays) for (_, level), plays in found.items()} == {
        "novice": (1, 2),
        "expert": (1, 1),
    }
    assert [level for _, level in found] == ["novice", "expert"]


def test_a_score_pad_is_won_by_who_has_a_name_and_else_counts_for_nobody(
    store: Store, ended: Callable[..., int]
) -> None:
    points, names = {"player-1": 80, "player-2": 70}, {"player-1": "Ana", "player-2": "Rui"}
    ended("score-pad", None, others=points, names=names, won=None, winner=["player-1"])
    plays = store.finished()
    assert {name: wins(counted(plays, name)) for name in ("", "Ana", "Rui")} == {
        "": (0, 0),
        "Ana": (1, 1),
        "Rui": (0, 1),
    }


@pytest.mark.parametrize(
    ("period", "expected"), [(MONTH, [14, 0]), (YEAR, [73, 14, 0]), (ALL, [75, 73, 14, 0])]
)
def test_a_period_begins_with_its_first_day(
    store: Store, ended: Callable[..., int], period: str, expected: list[int]
) -> None:
    for days in (75, 0, 14, 73):  # in the year before, this month, and the first day of both
        ended("ares", days, days_ago=days)
    found = chosen(counted(store.finished()), Filters(period=period), MARCH)
    assert [play.points for play in found] == expected


def test_a_game_and_a_level_are_chosen(store: Store, ended: Callable[..., int]) -> None:
    ended("ares", 1, difficulty="novice")
    ended("ares", 2)
    ended("dice", 3)
    plays = counted(store.finished())
    points = {
        filters: [play.points for play in chosen(plays, filters, MARCH)]
        for filters in (Filters(), Filters("ares"), Filters("ares", "novice"), Filters("ares", ""))
    }
    assert [*points.values()] == [[1, 2, 3], [1, 2], [1], [2]]


def test_of_a_named_player_it_says_what_that_player_reached(
    store: Store, ended: Callable[..., int]
) -> None:
    names = {"you": "Ana", "player-2": "Rui"}
    ended(
        "score-pad",
        70,
        won=None,
        game="dice",
        names=names,
        winner=["player-2"],
        others={"player-2": 82},
    )
    ended("dice", 90)
    for name, expected in (
        ("Rui", [(82, True, 12)]),
        ("Ana", [(70, False, -12)]),
        ("Bo", []),
        ("", [(70, False, -12), (90, True, None)]),
    ):
        found = counted(store.finished(), name)
        assert [(each.points, each.won, each.margin) for each in found] == expected
    assert counted(store.finished(), "Rui")[0].level == "dice"


def test_the_points_of_a_team_are_those_together(store: Store, ended: Callable[..., int]) -> None:
    ended("ares", 43, mode="co-op", together=81, others={"partner": 38})
    (play,) = counted(store.finished())
    assert (play.level, play.points, play.margin) == ("co-op", 81, None)


def test_plays_of_bg_stats_count_in_wins_and_scores(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "plays.json"
    play = {
        "playDate": "2026-02-01 20:00:00",
        "gameRefId": 1,
        "uuid": "a",
        "durationMin": 50,
        "playerScores": [{"playerRefId": 1, "score": "30+31", "winner": True}],
    }
    games = [{"id": 1, "name": "Ares Expedition", "bggId": 328871}]
    players = [{"id": 1, "name": "Ana"}]
    file.write_text(json.dumps({"games": games, "players": players, "plays": [play]}))
    ImportProcess(store.path, "--", file).run(lambda *_: None)
    (found,) = counted(store.finished(), "Ana")
    assert (found.game, found.level, found.won, found.points) == ("ares", "", True, 61)
    assert found.minutes == 50
    assert found.pace is None


def test_bad_rows_count_as_far_as_they_can_be_read(store: Store, ended: Callable[..., int]) -> None:
    for change in ("finished = 9e999, seconds = 9e999", "result = 'no'", "game = 'chess'"):
        number = ended()
        with store.writing() as connection:
            connection.execute(f"UPDATE play SET {change} WHERE id = ?", (number,))
    ours, theirs = sorted(counted(store.finished()), key=lambda play: play.game)
    assert (ours.game, ours.ended, ours.minutes, ours.points) == ("ares", None, None, 50)
    assert (theirs.game, theirs.ended, theirs.turns) == ("chess", MARCH, 0)
    assert chosen([ours], Filters(period=YEAR), MARCH) == []


def plays(*outcomes: tuple[bool | None, int, float]) -> list[PlayerPlay]:
    """Return plays of one kind: who won, the points, and the minutes."""
    return [
        PlayerPlay(at, "ares", won=won, points=points, minutes=minutes)
        for at, (won, points, minutes) in enumerate(outcomes)
    ]


def test_records_are_the_best_the_worst_the_longest_streak_and_the_fastest_win() -> None:
    found = plays(
        (True, 40, 50),
        (True, 70, 45),
        (False, 20, 10),
        (True, 70, 44),
        (None, 60, 9),
        (True, 5, 60),
    )
    best, worst, streak, fastest = records(found)
    assert (best, worst, streak, fastest) == (found[1], found[5], 2, found[3])
    assert records([]) == (None, None, 0, None)


@pytest.mark.parametrize(
    ("last", "expected"),
    [
        ((True, 76, 50), Beaten("score", 6)),
        ((False, 71, 50), Beaten("score", 1)),
        ((True, 70, 50), Beaten("streak", 2)),
        ((True, 10, 60), Beaten("streak", 2)),
        ((False, 10, 1), None),
        ((None, 70, 1), None),
    ],
)
def test_a_record_is_beaten_by_more_than_before(
    last: tuple[bool, int, float], expected: Beaten | None
) -> None:
    *earlier, play = plays((False, 50, 30), (True, 70, 40), last)
    assert beaten(play, earlier) == expected


def test_a_win_in_less_time_is_a_record_in_whole_minutes() -> None:
    *earlier, play = plays((True, 70, 40), (True, 60, 44), (False, 1, 9), (True, 50, 36.2))
    assert beaten(play, earlier) == Beaten("time", 4)
    assert beaten(play._replace(minutes=39.8), earlier) is None
    assert beaten(play._replace(minutes=None), earlier) is None


def test_without_an_earlier_play_of_its_kind_there_is_no_record_to_beat() -> None:
    (other,) = plays((True, 10, 60))
    play = PlayerPlay(7, "ares", "expert", won=True, points=99, minutes=1)
    assert beaten(play, []) is None
    assert beaten(play, [other]) is None


SENTENCES = {
    "en": "Your best score yet, by 6 points.",
    "fr": "C’est votre meilleur score, 6 points de mieux que le précédent.",
    "pt-BR": "É a sua melhor pontuação, 6 pontos acima da anterior.",
}


def finish(store: Store, language: str = "en") -> tuple[Session, Result]:
    """Play Ares Expedition to its end."""
    session = Session(find("ares"), store, Phrasebook(language), new=True, seed="3")
    while not session.play.over:
        assert session.record_text == ""
        session.answer(usual_answer(session.play))
    assert session.play.result
    return session, session.play.result


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_says_which_record_was_beaten(
    store: Store, ended: Callable[..., int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Any] = []
    finished = Store.finished
    monkeypatch.setattr(Store, "finished", lambda *of: read.append(of) or finished(*of))
    session, result = finish(store, language)
    assert result.points is not None
    session.undo()
    ahead = copy(session)
    preview = session.play.preview_answer(usual_answer(session.play))
    assert preview
    ahead.play = preview
    assert ahead.play.over
    assert ahead.record_text == ""
    session.redo()
    assert not read, "it is not computed ahead"
    ended("ares", result.points - 6, days_ago=1, won=result.won, difficulty=result.difficulty)
    sentence = session.record_text
    name = session.phrasebook.name(result.level, "ares")
    before, rest = SENTENCES[language].split(",")
    assert sentence == f"{before} ({name}),{rest}"
    assert session.spoken.endswith(sentence)
    assert session.record_text == sentence
    assert len(read) == 1, "it is computed once"


def test_an_old_play_that_is_opened_again_is_compared_with_those_before_it(
    store: Store, ended: Callable[..., int]
) -> None:
    session, result = finish(store)
    ended("ares", 1, days_ago=-1, won=result.won, difficulty=result.difficulty)
    assert session.record_text == ""
