"""A log that newer rules fit in part only: nothing goes before its copy is safe."""

from __future__ import annotations

import json
import os
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.engine.game import Game
from companion.engine.play import Play
from companion.storage.record import Record
from companion.storage.store import Store
from kit import processes

ANSWERS, FITS = 300, 12

Rows = list[tuple[Any, ...]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "companion.db"


@pytest.fixture
def long_play(path: Path, jar: Game) -> int:
    """The number of a play whose log has `ANSWERS` lines, of which `FITS` fit today's rules."""
    with closing(Store(path)) as store:
        play = store.begin(jar, {}, "1")
        record, play.journal = play.journal, None
        assert isinstance(record, Record)
        play.answer(True)
        for number in range(ANSWERS - 1):
            play.correct("marbles", 9 + number % 2)
        record.note(play, "die", {"sides": 6, "value": play.roll_die(6)})
        with store.writing() as connection:
            connection.execute("UPDATE answer SET key = 'core.older' WHERE seq = ?", (FITS,))
        assert record.id is not None
        return record.id


def opened(store: Store, jar: Game) -> Play:
    saved = store.unfinished("core")
    assert saved is not None
    return store.resume(jar, saved)


def rows_of(path: Path, play: int) -> Rows:
    """Return every line of a log as it is on disk, read by somebody else."""
    with closing(sqlite3.connect(path)) as other:
        query = "SELECT seq, key, value, by, at FROM answer WHERE play = ? ORDER BY seq"
        return other.execute(query, (play,)).fetchall()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the database as another process does that writes to it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_to_open_it_writes_nothing(path: Path, jar: Game, long_play: int) -> None:
    before = rows_of(path, long_play)
    for _ in range(3):
        with closing(Store(path)) as store:
            play = opened(store, jar)
            assert (len(play.log), play.unmatched) == (FITS, ANSWERS - FITS)
            assert len(store.history()) == 1
    assert rows_of(path, long_play) == before


def test_with_the_next_answer_it_is_copied_whole_and_the_play_continues(
    path: Path, jar: Game, long_play: int
) -> None:
    before = rows_of(path, long_play)
    with closing(Store(path)) as store:
        play = opened(store, jar)
        play.correct("marbles", 3)
        aside, goes_on = store.history()
        assert (aside.outcome, aside.seed, aside.answers) == ("set-aside", "1", ANSWERS)
        assert rows_of(path, aside.id) == before
        assert [kind for _, kind, _ in store.notes(aside.id)] == ["die"]
        assert (goes_on.id, goes_on.outcome, goes_on.answers) == (long_play, "unfinished", FITS + 1)
        assert rows_of(path, long_play)[:FITS] == before[:FITS]
        assert store.unfinished() == goes_on


def test_it_is_copied_once_however_often_it_is_opened(
    path: Path, jar: Game, long_play: int
) -> None:
    for marbles in (3, 4, 5):
        with closing(Store(path)) as store:
            play = opened(store, jar)
            play.correct("marbles", marbles)
            play.correct("marbles", marbles + 1)
    with closing(Store(path)) as store:
        assert opened(store, jar).unmatched == 0
        assert len(store.history()) == 2


def test_while_another_holds_the_database_the_stored_log_stays_whole(
    path: Path, jar: Game, long_play: int
) -> None:
    before = rows_of(path, long_play)
    with closing(Store(path, patience=0)) as store:
        with locked(path):
            play = opened(store, jar)
            play.correct("marbles", 3)
            play.correct("marbles", 4)
            assert isinstance(play.journal, Record)
            assert not play.journal.saved
            assert store.problem is not None
            assert store.problem.key == "core.disk-busy"
            assert rows_of(path, long_play) == before
            assert len(store.history()) == 1
        play.correct("marbles", 5)
        assert play.journal.saved
        aside, goes_on = store.history()
        assert rows_of(path, aside.id) == before
        assert goes_on.answers == len(play.log) == FITS + 3


def test_who_leaves_while_it_is_held_finds_the_whole_log_again(
    path: Path, jar: Game, long_play: int
) -> None:
    before = rows_of(path, long_play)
    with locked(path), closing(Store(path, patience=0)) as store:
        opened(store, jar).correct("marbles", 3)
    assert rows_of(path, long_play) == before
    with closing(Store(path)) as store:
        assert opened(store, jar).unmatched == ANSWERS - FITS


def test_a_database_that_may_not_grow_keeps_the_whole_log(
    path: Path, jar: Game, long_play: int
) -> None:
    before = rows_of(path, long_play)
    with closing(Store(path)) as store:
        play = opened(store, jar)
        with store.writing() as connection:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        play.correct("marbles", 3)
        assert store.problem is not None
        assert store.problem.key == "core.disk-full"
        assert rows_of(path, long_play) == before
        play.correct("marbles", 4)  # the connection was closed, and with it went the limit
        assert store.problem is None
        assert rows_of(path, store.history()[0].id) == before


def companion(home: Path, *typed: dict[str, Any], most: int | None = None) -> list[dict[str, Any]]:
    """Play on in a process of its own, whose files may not grow past ``most`` bytes."""

    def limit() -> None:
        if most is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    done = processes.run(
        *(*processes.COMPANION, "play", "dice", "--json"),
        typed="".join(json.dumps(each) + "\n" for each in typed),
        environ={**os.environ, "COMPANION_HOME": str(home)},
        prepare=limit,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_companion_on_a_full_disk_loses_no_answer(tmp_path: Path) -> None:
    """The disk takes the 32 KiB that SQLite needs to open a database, and hardly more."""
    home, path = tmp_path, tmp_path / "companion.db"
    companion(home)
    with closing(Store(path)) as store, store.writing() as connection:
        (fits,) = connection.execute("SELECT coalesce(max(seq) + 1, 0) FROM answer").fetchone()
        connection.executemany(
            "INSERT INTO answer VALUES (1, ?, 'dice.older', '\"action\"', 'player', 0)",
            ((fits + number,) for number in range(ANSWERS)),
        )
        connection.execute("UPDATE play SET cursor = ?, rules = 1", (fits + ANSWERS,))
    before = rows_of(path, 1)
    roll = {"do": "die", "sides": 6}  # it is noted, whatever question is open
    full = companion(home, roll, most=36 * 1024)
    assert not full[-2]["saved"]
    assert any("earlier rules" in each.get("text", "") for each in full)
    assert rows_of(path, 1) == before
    freed = companion(home, roll)
    assert freed[-2]["saved"]
    with closing(Store(path)) as store:
        aside, goes_on = store.history()
        assert (aside.set_aside, goes_on.set_aside) == (True, False)
        assert rows_of(path, aside.id) == before
        assert rows_of(path, goes_on.id) == before[:fits]


# one that was over


def test_one_that_was_won_stays_won_in_the_history(path: Path, jar: Game) -> None:
    with closing(Store(path)) as store:
        play = store.begin(jar, {}, "1")
        for answer in (True, "draw", "take", 4):
            play.answer(answer)
        (won,) = store.history()
        with store.writing() as connection:
            connection.execute("UPDATE answer SET key = 'core.older' WHERE seq = 1")
        again = store.resume(jar, won)
        assert (again.unmatched, again.over) == (4, False)
        assert store.history() == [won], "a look at it changes nothing"
        again.answer("take")
        aside, goes_on = store.history()
        assert (aside.result, aside.finished) == (won.result, won.finished)
        assert aside.set_aside
        assert (goes_on.outcome, goes_on.result) == ("unfinished", None)


# why it no longer fits


@pytest.mark.parametrize(
    ("made_with", "now", "why"), [(1, 2, "earlier"), (2, 2, "same"), (3, 2, "newer")]
)
def test_the_rules_it_was_made_with_are_stored_and_compared(
    path: Path, jar: Game, made_with: int, now: int, why: str
) -> None:
    then = msgspec.structs.replace(jar, rules=made_with)
    today = msgspec.structs.replace(jar, rules=now)
    with closing(Store(path)) as store:
        store.begin(then, {}, "1").answer(True)
        saved = store.unfinished()
        assert saved is not None
        assert (saved.rules, saved.rules_than(today)) == (made_with, why)
        store.resume(today, saved).answer("take")
        saved = store.unfinished()
        assert saved is not None
        assert saved.rules_than(today) == "same", "it goes on with the rules of today"


def test_a_copy_keeps_the_rules_it_was_made_with(path: Path, jar: Game, long_play: int) -> None:
    with closing(Store(path)) as store:
        opened(store, msgspec.structs.replace(jar, rules=2)).correct("marbles", 3)
        assert [(saved.set_aside, saved.rules) for saved in store.history()] == [
            (True, 1),
            (False, 2),
        ]
