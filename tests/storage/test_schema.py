"""A database that an older companion made: every play of it opens as it was left."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.engine.game import YOU, Game, Score
from companion.games.classic.scoring import ClassicResult
from companion.storage.schema import MIGRATIONS
from companion.storage.store import Store

FIRST = """
    CREATE TABLE play (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        started REAL NOT NULL,
        finished REAL,
        seconds REAL NOT NULL DEFAULT 0,
        cursor INTEGER NOT NULL DEFAULT 0,
        rolls INTEGER NOT NULL DEFAULT 0,
        revision INTEGER NOT NULL DEFAULT 0,
        result TEXT
    ) STRICT;
    CREATE TABLE answer (
        play INTEGER NOT NULL REFERENCES play (id),
        seq INTEGER NOT NULL,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        by TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (play, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE note (
        play INTEGER NOT NULL REFERENCES play (id),
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        at REAL NOT NULL
    ) STRICT;
    PRAGMA user_version = 1;
"""
"""The tables as the first version made them."""

ANSWERS = [
    ("core.finished", True),
    ("core.undo", "take"),
    ("core.terminal-count", 2),
    ("core.correct", ["marbles", 9]),
]

WON = {
    "won": True,
    "goal": "tr63",
    "missed": [],
    "difficulty": "tr63",
    "generations": 14,
    "corporation": None,
    "scores": {"you": {"lines": {"tr": 63, "cards": 4}, "total": 67}},
}


class Older:
    """A database of the first version, filled row by row."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(FIRST)

    def add(
        self,
        game: str,
        answered: float,
        cursor: int | None = None,
        finished: float | None = None,
        result: Any = None,
    ) -> None:
        with closing(sqlite3.connect(self.path)) as connection, connection:
            number = connection.execute(
                "INSERT INTO play (game, options, seed, started, finished, seconds, cursor, rolls,"
                " revision, result) VALUES (?, '{\"deck\": \"app\"}', '5', 100, ?, 60, ?, 1, 4, ?)",
                (
                    game,
                    finished,
                    len(ANSWERS) if cursor is None else cursor,
                    None if result is None else json.dumps(result),
                ),
            ).lastrowid
            connection.executemany(
                "INSERT INTO answer VALUES (?, ?, ?, ?, 'player', ?)",
                (
                    (number, seq, key, json.dumps(value), answered - len(ANSWERS) + seq + 1)
                    for seq, (key, value) in enumerate(ANSWERS)
                ),
            )
            connection.execute(
                "INSERT INTO note VALUES (?, 2, 'die', ?, 120)", (number, json.dumps({"value": 4}))
            )


@pytest.fixture
def older(tmp_path: Path) -> Older:
    return Older(tmp_path / "companion.db")


def test_its_plays_open_as_they_were_left_undone_answers_and_all(older: Older, jar: Game) -> None:
    older.add("core", 200, cursor=3)
    with closing(Store(older.path)) as store:
        saved = store.unfinished("core")
        assert saved is not None
        play = store.resume(jar, saved)
        assert (play.unmatched, play.seed, play.rolls, play.state()["marbles"]) == (0, "5", 1, 3)
        play.redo()
        assert play.state()["marbles"] == 9
        assert store.notes(saved.id) == [(2, "die", {"value": 4})]
        assert (saved.rules, saved.set_aside) == (1, False)
        assert (store.problem, store.damaged) == (None, None)


def test_the_one_answered_last_is_known_from_the_times(older: Older) -> None:
    for answered in (500, 900, 700):
        older.add("core", answered)
    with closing(Store(older.path)) as store:
        assert [saved.touched for saved in store.waiting()] == [900, 700, 500]


def test_one_of_the_year_2099_is_the_latest_until_another_is_answered(
    older: Older, jar: Game
) -> None:
    for answered in (500, 4.07e9):
        older.add("core", answered)
    with closing(Store(older.path, clock=lambda: 600.0)) as store:
        second, first = store.waiting("core")
        assert second.touched == 4.07e9
        store.resume(jar, first).answer("take")
        assert [saved.id for saved in store.waiting("core")] == [first.id, second.id]


def test_its_results_are_read(older: Older) -> None:
    older.add("classic", 200, finished=300, result=WON)
    with closing(Store(older.path)) as store:
        (saved,) = store.history()
        assert saved.outcome == "won"
        assert saved.result == ClassicResult(
            won=True,
            goal="tr63",
            difficulty="tr63",
            generations=14,
            scores={YOU: Score({"tr": 63, "cards": 4}, 67)},
        )


def test_what_was_set_aside_is_no_ended_play_any_more(older: Older) -> None:
    older.add("core", 200, finished=300, result={"set_aside": True})
    with closing(Store(older.path)) as store:
        (saved,) = store.history()
        assert (saved.outcome, saved.finished, saved.result) == ("set-aside", None, None)
        assert store.waiting() == []


def test_it_becomes_a_database_of_today_once(older: Older) -> None:
    older.add("core", 200)
    for _ in range(2):
        Store(older.path).close()
    with closing(sqlite3.connect(older.path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert connection.execute("SELECT rules, set_aside, recency FROM play").fetchall() == [
            (1, 0, 1)
        ]


def test_its_finished_plays_wait_to_be_sent_and_each_has_an_identifier(older: Older) -> None:
    older.add("core", 200, finished=220, result=WON)
    older.add("core", 300)
    with closing(Store(older.path)) as store:
        assert len({play.uid for play in store.history()} - {""}) == 2
    with closing(sqlite3.connect(older.path)) as connection:
        assert connection.execute("SELECT play FROM outbox").fetchall() == [(1,)]


def test_rows_that_make_no_sense_do_not_stop_it(older: Older) -> None:
    for answered in (float("inf"), -1e300, 300):
        older.add("core", answered, result={"set_aside": 1})
    with closing(sqlite3.connect(older.path)) as connection, connection:
        connection.execute("UPDATE play SET result = '{', options = '[', started = 9e999")
        connection.execute("DELETE FROM answer WHERE play = 2")
    with closing(Store(older.path)) as store:
        assert store.problem is None
        assert len(store.waiting()) == 3


def test_where_it_may_only_be_read_its_history_is_still_shown(older: Older) -> None:
    """Nothing can be written, so a copy of it is brought up to date and read."""
    older.add("core", 200)
    with closing(sqlite3.connect(older.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with closing(Store(older.path, patience=0)) as store:
            assert [saved.answers for saved in store.history()] == [len(ANSWERS)]
            assert store.problem is not None
        assert other.execute("PRAGMA user_version").fetchone() == (1,)
