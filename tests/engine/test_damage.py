"""Damage is damage, however SQLite words it: no byte of the first page stops a start untold."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.backup_files import is_intact
from companion.engine.game import Game
from companion.engine.schema import MIGRATIONS, MOST_VERSIONS
from companion.engine.store import Store
from kit.long import LONG

PLAYS, ANSWERS, SECTOR, FIRST_PAGE = 4, 12, 512, 4096
VERSION = range(60, 64)
"""The bytes of its version, which are tried by themselves."""
DAMAGED = "core.disk-damaged"

Logs = list[list[object]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "companion.db"


@pytest.fixture
def whole(path: Path, jar: Game) -> bytes:
    """The bytes of a database of a few plays."""
    with closing(Store(path)) as store:
        for seed in range(PLAYS):
            play = store.begin(jar, {}, str(seed))
            play.answer(True)
            for number in range(ANSWERS):
                play.correct("marbles", 1 + number)
    return path.read_bytes()


def logs(store: Store) -> Logs:
    return [
        [(entry.key, entry.value, entry.by) for entry in store.answers(kept.id)]
        for kept in store.history()
    ]


def flipped(whole: bytes) -> Iterator[bytes]:
    """Yield the database with one byte of its first page damaged, in turn."""
    rng = random.Random(1)
    for at in range(0, FIRST_PAGE, 1 if LONG else 41):
        if at in VERSION:
            continue
        damaged = bytearray(whole)
        damaged[at] ^= rng.randint(1, 255)
        yield bytes(damaged)


def overwritten(whole: bytes) -> Iterator[bytes]:
    """Yield the database with a sector of random bytes, anywhere in it."""
    rng = random.Random(2)
    for _ in range(1000 if LONG else 20):
        at = SECTOR * rng.randrange(len(whole) // SECTOR)
        yield whole[:at] + rng.randbytes(SECTOR) + whole[at + SECTOR :]


@pytest.mark.parametrize("damages", [flipped, overwritten])
def test_whatever_is_damaged_the_store_opens_saves_and_tells_what_is_lost(
    path: Path, jar: Game, whole: bytes, damages: Callable[[bytes], Iterator[bytes]]
) -> None:
    with closing(Store(path)) as store:
        before = logs(store)
    for number, damaged in enumerate(damages(whole)):
        each = path.with_name(f"{number}.db")
        each.write_bytes(damaged)
        with closing(Store(each)) as store:
            assert logs(store) == before or DAMAGED in [told.key for told in store.told], number
            play = store.begin(jar, {}, "new")
            play.answer(True)
            assert store.problem is None, number


def respell(path: Path, old: bytes, new: bytes) -> None:
    content = path.read_bytes()
    assert content.count(old) == 1
    path.write_bytes(content.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"finished REAL", b"finishef REAL"),
        (b"seq INTEGER NOT NULL,\n        kind", b"sew INTEGER NOT NULL,\n        kind"),
        (b"result TEXT", b"result BLOB"),
        (b"result TEXT", b"result T\xffXT"),
    ],
)
def test_a_table_that_is_not_as_it_was_made_is_damage_and_its_plays_are_read(
    path: Path, whole: bytes, old: bytes, new: bytes
) -> None:
    with closing(Store(path)) as store:
        before = logs(store)
    respell(path, old, new)
    assert not is_intact(path)
    with closing(Store(path)) as store:
        assert [(told.key, told.args["saved"]) for told in store.told] == [(DAMAGED, PLAYS)]
        assert logs(store) == before


def test_a_backup_of_an_older_companion_is_intact(tmp_path: Path) -> None:
    for version in range(1, len(MIGRATIONS) + 1):
        path = tmp_path / f"{version}.db"
        with closing(sqlite3.connect(path)) as older:
            older.executescript("".join(MIGRATIONS[:version]))
            older.execute(f"PRAGMA user_version = {version}")
        assert is_intact(path)


def test_a_version_that_no_companion_had_is_damage_and_a_newer_one_is_not(
    path: Path, whole: bytes
) -> None:
    def told(version: int) -> list[str]:
        path.write_bytes(whole[:60] + version.to_bytes(4) + whole[64:])
        with closing(Store(path)) as store:
            return [each.key for each in store.told]

    assert told(MOST_VERSIONS) == ["core.disk-newer"]
    assert told(0xFF0003) == [DAMAGED]
