"""A newer companion's database: its readable part is used, and it stays beside the new one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.engine.game import Game
from companion.engine.problem import Problem
from companion.storage import schema
from companion.storage.backup_files import is_intact
from companion.storage.backups import Backups
from companion.storage.schema import MIGRATIONS
from companion.storage.store import Store

ADDED = """
    ALTER TABLE play ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';
    CREATE TABLE guest (name TEXT NOT NULL) STRICT;
"""
"""What is written after this can be read without it."""

RENAMED = "ALTER TABLE play RENAME COLUMN game TO title;"
"""No play can be read after this, but its answers can."""

REPLACED = "ALTER TABLE play RENAME TO match; ALTER TABLE answer RENAME TO move;"
EMPTIED = (
    "CREATE TABLE move AS SELECT * FROM answer; DELETE FROM answer; UPDATE play SET cursor = 0;"
)
ANSWERS = [True, "take", 1, "take", 1, "take", 1]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "companion.db"


@pytest.fixture
def backups(path: Path) -> Iterator[Backups]:
    with closing(Backups(path, path.parent / "backups", lambda: None)) as made:
        yield made


@pytest.fixture
def release(path: Path, backups: Backups) -> Callable[..., Store]:
    """Open the saved plays with a companion of today, or with a newer one's ``migration``."""

    def opened(migration: str = "") -> Store:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, *([migration] if migration else ())))
            schema._made.cache_clear()
            store = Store(path, backups=backups.intact)
            assert store.problem is None
        schema._made.cache_clear()
        return store

    return opened


def played(store: Store, jar: Game, answers: int) -> None:
    """Play with the jar until this many answers count."""
    saved = store.unfinished("core")
    play = store.resume(jar, saved) if saved else store.begin(jar, {}, "1")
    while len(play.log) < answers:
        play.answer(ANSWERS[len(play.log)])


def counted(store: Store, jar: Game) -> int:
    saved = store.unfinished("core")
    return len(store.resume(jar, saved).log) if saved else 0


def test_what_was_played_there_continues_here_and_the_newer_file_stays(
    path: Path, release: Callable[..., Store], jar: Game, backups: Backups
) -> None:
    with closing(release()) as store:
        played(store, jar, 2)
        store.put_fact("core", "space", "robot")
    assert backups.make()
    with closing(release(ADDED)) as store:
        played(store, jar, 5)
    with closing(release()) as store:
        assert counted(store, jar) == 5
        assert store.box("core") == {"space": "robot"}
        (messages,) = store.messages
        (aside,) = path.parent.glob("companion.db.newer-*")
        assert messages == Problem("core.disk-newer", {"path": str(aside), "saved": 1})
        played(store, jar, 6)
        assert store.problem is None
    assert is_intact(path)
    with closing(sqlite3.connect(aside)) as saved:
        assert saved.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 1,)
        assert saved.execute("SELECT count(*) FROM answer").fetchone() == (5,)
    with closing(release(ADDED)) as store:
        assert counted(store, jar) == 6


def test_what_was_undone_there_stays_undone(
    release: Callable[..., Store], jar: Game, backups: Backups
) -> None:
    with closing(release()) as store:
        played(store, jar, 4)
    assert backups.make()
    with closing(release(ADDED)) as store:
        saved = store.unfinished("core")
        assert saved
        store.resume(jar, saved).undo()
    with closing(release()) as store:
        undone = counted(store, jar)
        assert undone < 4
        (saved,) = store.waiting()
        play = store.resume(jar, saved)
        play.redo()
        assert len(play.log) == 4


@pytest.mark.parametrize("migration", [RENAMED, REPLACED, EMPTIED])
def test_what_cannot_be_read_there_is_taken_from_the_backup(
    release: Callable[..., Store], jar: Game, backups: Backups, migration: str
) -> None:
    with closing(release()) as store:
        played(store, jar, 4)
    assert backups.make()
    release(migration).close()
    with closing(release()) as store:
        assert counted(store, jar) == 4
        played(store, jar, 6)
        assert store.problem is None
        store.begin(jar, {}, "2").answer(True)
        assert store.problem is None


def test_without_a_backup_a_fresh_one_is_begun_and_that_is_reported(
    release: Callable[..., Store], jar: Game
) -> None:
    with closing(release()) as store:
        played(store, jar, 4)
    release(REPLACED).close()
    with closing(release()) as store:
        assert [(messages.key, messages.args["saved"]) for messages in store.messages] == [
            ("core.disk-newer", 0)
        ]
        played(store, jar, 2)
        assert store.problem is None


def test_a_backup_that_the_newer_one_made_is_passed_over(
    release: Callable[..., Store], jar: Game, backups: Backups
) -> None:
    with closing(release()) as store:
        played(store, jar, 4)
    assert backups.make()
    with closing(release(RENAMED)):
        assert backups.make() is None
    with closing(release()) as store:
        assert counted(store, jar) == 4


def test_while_the_newer_companion_has_it_open_it_is_left_alone(
    path: Path, release: Callable[..., Store], jar: Game
) -> None:
    with closing(release(ADDED)) as running:
        played(running, jar, 3)
        with closing(Store(path, patience=0)) as store:
            assert store.problem is not None
            assert store.problem.key == "core.disk-busy"
        played(running, jar, 5)
        assert running.problem is None
    with closing(release()) as store:
        assert counted(store, jar) == 5


class CutError(BaseException):
    """The power is gone."""


def cut(*_: object) -> None:
    raise CutError


@pytest.mark.parametrize(
    "step",
    [
        "companion.storage.database.convert_newer",
        "companion.storage.newer.write_notice",
        "pathlib.Path.replace",
    ],
)
def test_cut_short_it_is_done_again(
    path: Path,
    release: Callable[..., Store],
    jar: Game,
    monkeypatch: pytest.MonkeyPatch,
    step: str,
) -> None:
    with closing(release(ADDED)) as store:
        played(store, jar, 5)
    with monkeypatch.context() as patch:
        patch.setattr(step, cut)
        with pytest.raises(CutError):
            Store(path)
    with closing(release()) as store:
        assert counted(store, jar) == 5
