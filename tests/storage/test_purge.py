"""Deleted plays leave the disk after 30 days, and never because a clock jumped."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.engine.game import Game
from companion.storage.store import Store

DAY = 24 * 3600.0
BEGUN = 1.8e9
SECRET = "a comment nobody should find again"

Start = Callable[[float], list[int]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "plays.db"


@pytest.fixture
def store(path: Path, jar: Game) -> Iterator[Store]:
    """A store with two plays, the first of which was just deleted."""
    with closing(Store(path, lambda: BEGUN)) as store:
        for seed in ("1", "2"):
            play = store.begin(jar, {}, seed)
            play.answer(True)
        store.describe(1, (), SECRET)
        store.delete(1)
        yield store


@pytest.fixture
def start(store: Store) -> Start:
    """Start the companion this number of days after the deletion; return what that removes."""

    def started(days: float) -> list[int]:
        store.clock = lambda: BEGUN + days * DAY
        return store.purge()

    return started


def test_it_can_be_restored_for_thirty_days_and_is_gone_for_good_after_that(
    path: Path, store: Store, start: Start
) -> None:
    assert [start(day) for day in range(30)] == [[]] * 30
    assert [saved.id for saved in store.deleted()] == [1]
    assert start(30) == [1]
    assert store.deleted() == []
    assert [saved.id for saved in store.history()] == [2]
    assert store.answers(1) == []
    assert len(store.answers(2)) == 1
    with store.writing() as connection:
        rest = connection.execute("SELECT play FROM note UNION SELECT play FROM outbox").fetchall()
    assert rest == []
    store.close()  # empties the write-ahead log into the database
    assert SECRET.encode() not in path.read_bytes()


def test_a_play_that_was_not_deleted_stays(store: Store, start: Start) -> None:
    store.restore(1)
    assert [start(day) for day in range(0, 90, 5)] == [[]] * 18
    assert store.count() == 2


def test_weeks_without_the_companion_count_little_and_months_nothing(start: Start) -> None:
    assert start(30) == start(300) == start(310) == []  # as old as 10, 10 and 20 days
    assert start(330) == [1]


def test_one_that_was_restored_and_deleted_again_has_all_its_days_again(
    store: Store, start: Start
) -> None:
    start(9), start(18), start(27)
    store.restore(1)
    start(28)
    store.delete(1)
    assert [start(day) for day in range(29, 58)] == [[]] * 29
    assert start(58) == [1]


YEARS = (-50, -3, -0.05, 0.05, 1, 12, 60)


@pytest.mark.parametrize("jump", [*itertools.product(YEARS, repeat=2)])
def test_a_clock_that_jumps_and_comes_back_removes_nothing(
    store: Store, start: Start, jump: tuple[float, float]
) -> None:
    for day in range(1, 5):
        start(day)
    for years in jump * 3:
        assert start(365 * years) == []
        assert start(5) == []
    assert [saved.id for saved in store.deleted()] == [1]


@pytest.mark.parametrize("wrong", [-57 * 365, 12 * 365])
def test_one_that_was_deleted_while_the_clock_was_wrong_stays_its_days(
    store: Store, start: Start, wrong: float
) -> None:
    store.restore(1)
    store.clock = lambda: BEGUN + wrong * DAY
    store.delete(1)
    gone = [start(day) for day in range(40)]
    assert [day for day, each in enumerate(gone) if each] == [30]


def test_a_disk_that_fails_keeps_it(store: Store, start: Start, path: Path) -> None:
    for day in range(30):
        start(day)
    store.close()
    aside = path.rename(path.with_suffix(".aside"))
    path.mkdir()
    assert start(30) == []
    path.rmdir()
    aside.rename(path)
    assert start(31) == [1]
