"""What is readable of a damaged database is recovered, and play continues."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.engine.game import Game
from companion.engine.play import Play
from companion.storage.recovery.pages import PAGE_BYTES
from companion.storage.recovery.salvage import salvage
from companion.storage.store import Store
from companion.testing.long import LONG

PLAYS, ANSWERS, SECTOR = 10, 60, 512
PLAY_ROW = 60
"""The bytes of a row of a play of the jar, about; of a real one it is twice as much."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "companion.db"


def begin(store: Store, jar: Game, seed: str) -> Play:
    """Begin a play and answer it."""
    play = store.begin(jar, {}, seed)
    play.answer(True)
    for number in range(ANSWERS):
        play.correct("marbles", 1 + number % 20)
    return play


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory, jar: Game) -> tuple[bytes, list[Play]]:
    """A database of ten plays, and the plays."""
    path = tmp_path_factory.mktemp("whole") / "companion.db"
    with closing(Store(path)) as store:
        plays = [begin(store, jar, str(seed)) for seed in range(PLAYS)]
        store.put_fact("core", "lid", "red")
    return path.read_bytes(), plays


@pytest.fixture
def logs(path: Path, whole: tuple[bytes, list[Play]]) -> list[list[object]]:
    """The logs of ten plays that are on disk."""
    database, plays = whole
    path.write_bytes(database)
    return [[(entry.key, entry.value, entry.by) for entry in play.log] for play in plays]


def overwrite(path: Path, at: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(content)


def read(path: Path) -> list[list[object]]:
    """Return the logs of the plays that can be read, each as far as it is whole."""
    return [
        [(row.key, row.value, row.by) for place, row in enumerate(play.log) if row.seq == place]
        for play in salvage(path).plays.values()
    ]


def test_of_a_whole_database_everything_is_read(path: Path, logs: list[list[object]]) -> None:
    found = salvage(path)
    assert read(path) == logs
    assert found.known == PLAYS
    assert found.facts == {"core": {"lid": "red"}}


@pytest.mark.parametrize("content", [b"\xff", b"\x00", b"\x0d"])
def test_one_overwritten_sector_never_costs_more_than_a_few_plays(
    path: Path, logs: list[list[object]], content: bytes
) -> None:
    whole, saved, intact = path.read_bytes(), [], []
    for at in range(0, len(whole), SECTOR if LONG else 13 * SECTOR):
        path.write_bytes(whole)
        overwrite(path, at, content * SECTOR)
        found = read(path)
        saved.append(len(found))
        intact.append(sum(log in logs for log in found))
    assert min(saved) >= PLAYS - SECTOR // PLAY_ROW  # only the plays whose rows it held
    assert min(intact) >= PLAYS - SECTOR // PLAY_ROW
    assert sorted(intact)[len(saved) // 4] >= PLAYS - 1


def test_without_its_first_page_every_play_is_read(path: Path, logs: list[list[object]]) -> None:
    overwrite(path, 0, b"?" * PAGE_BYTES)
    assert read(path) == logs


def test_of_two_thirds_of_a_file_that_much_is_read(path: Path, logs: list[list[object]]) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: 2 * len(content) // 3])
    found = read(path)
    assert len(found) == PLAYS
    assert all(part == log[: len(part)] for part, log in zip(found, logs, strict=True))
    assert sum(map(len, found)) > len(logs[0])


def test_what_is_only_in_the_write_ahead_log_is_read_when_the_file_is_empty(
    path: Path, jar: Game
) -> None:
    store = Store(path)
    play = store.begin(jar, {}, "1")
    play.answer(True)
    play.answer("take")
    log = path.with_name(path.name + "-wal").read_bytes()
    store.close()
    path.write_bytes(b"")
    path.with_name(path.name + "-wal").write_bytes(log)
    with closing(Store(path)) as again:
        assert again.damaged is not None
        assert again.damaged.with_name(again.damaged.name + "-wal").read_bytes() == log
        (saved,) = again.history()
        assert again.resume(jar, saved).log == play.log


@pytest.mark.parametrize(
    ("name", "spoil"),
    [
        ("empty", lambda path: path.write_bytes(b"")),
        ("random", lambda path: path.write_bytes(bytes(range(256)) * 20)),
        ("zeroed", lambda path: path.write_bytes(bytes(path.stat().st_size))),
        ("one byte", lambda path: path.write_bytes(b"S")),
        ("text", lambda path: path.write_bytes(b"Dear diary\n" * 1000)),
    ],
)
def test_nothing_to_read_is_reported_and_the_file_stays(
    path: Path, jar: Game, logs: list[list[object]], name: str, spoil: Callable[[Path], None]
) -> None:
    assert logs
    spoil(path)
    spoiled = path.read_bytes()
    with closing(Store(path)) as store:
        assert store.history() == []
        assert store.damaged is not None
        assert store.damaged.read_bytes() == spoiled
        assert [notice.key for notice in store.notices] == ["core.disk-damaged"]
        assert store.begin(jar, {}, "1").ask, name
        assert store.problem is None


def test_a_database_of_another_program_stays_and_is_not_written_to(path: Path, jar: Game) -> None:
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("CREATE TABLE recipe (name TEXT)")
        other.execute("INSERT INTO recipe VALUES ('soup')")
    foreign = path.read_bytes()
    with closing(Store(path)) as store:
        store.begin(jar, {}, "1").answer(True)
        assert store.damaged is not None
        assert store.damaged.read_bytes() == foreign


def test_a_play_continues_where_it_was_when_the_file_under_it_is_damaged(
    path: Path, jar: Game
) -> None:
    store = Store(path)
    others = [begin(store, jar, str(seed)) for seed in range(3)]
    play = others[1]
    store.close()  # which is when the next answer opens it again
    overwrite(path, 24, b"\xff" * 60)
    play.correct("marbles", 9)
    assert store.damaged is not None
    assert [saved.id for saved in store.history()] == [3, 2, 1]
    for number, each in enumerate(others, 1):
        saved = store.find(number)
        assert saved is not None
        assert store.resume(jar, saved).log == each.log
    again = store.unfinished("core")
    assert again is not None
    assert again.id == 2


def test_what_cannot_be_written_while_it_is_salvaged_is_written_later(
    path: Path, jar: Game, logs: list[list[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    overwrite(path, 0, b"?" * PAGE_BYTES)
    damaged = path.read_bytes()
    (path.parent / "companion.db.made").mkdir()  # what takes its place cannot be written
    store = Store(path)
    play = begin(store, jar, "new")
    assert store.problem is not None
    assert path.read_bytes() == damaged
    (path.parent / "companion.db.made").rmdir()
    play.correct("marbles", 3)
    assert store.problem is None
    assert store.damaged is not None
    assert store.damaged.read_bytes() == damaged
    assert len(store.history()) == len(logs) + 1
