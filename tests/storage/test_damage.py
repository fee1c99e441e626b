"""Damage is damage, however SQLite words it: none stops a start, none is untold."""

from __future__ import annotations

import os
import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from companion.engine.game import Game
from companion.storage.backup_files import is_intact
from companion.storage.recovery.pages import split
from companion.storage.recovery.wal import HEAD, STEP, read, with_frames
from companion.storage.schema import MAX_VERSIONS, MIGRATIONS, _made
from companion.storage.store import Store
from companion.testing.long import LONG
from kit import processes

PLAYS, ANSWERS, SECTOR, FIRST_PAGE = 4, 12, 512, 4096
NOT_TO_BE_WRITTEN = 18
"""The byte by which a file says whether it may be written."""

OF_A_KIND = 50 if LONG else 2
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
        [(entry.key, entry.value, entry.by) for entry in store.answers(saved.id)]
        for saved in store.history()
    ]


GONE = b"gone"
"""Represents a missing file."""


class Files(NamedTuple):
    """What a killed companion leaves: a database, its write-ahead log and its index."""

    database: bytes
    log: bytes
    index: bytes

    @classmethod
    def of(cls, path: Path) -> Files:
        return cls(*(each.read_bytes() for each in parts(path)))

    def put(self, path: Path) -> None:
        for part, content in zip(parts(path), self, strict=True):
            if content is not GONE:
                part.write_bytes(content)


def parts(path: Path) -> list[Path]:
    return [path.with_name(f"{path.name}{suffix}") for suffix in ("", "-wal", "-shm")]


def play_on(store: Store, jar: Game, plays: int) -> None:
    for seed in range(plays):
        play = store.begin(jar, {}, f"{store.path.parent.name} {seed}")
        play.answer(True)
        for number in range(ANSWERS):
            play.correct("marbles", 1 + number)


@pytest.fixture
def killed(path: Path, jar: Game) -> Files:
    """The files of a killed companion: its restarted log has one more play."""
    with closing(Store(path)) as store:
        play_on(store, jar, PLAYS)
        with store.writing() as connection:
            pass
        connection.execute("PRAGMA wal_checkpoint")
        play_on(store, jar, 1)
        return Files.of(path)


@pytest.fixture
def other(tmp_path: Path, jar: Game) -> Files:
    """The files of another killed companion."""
    path = tmp_path / "other" / "companion.db"
    with closing(Store(path)) as store:
        play_on(store, jar, 2)
        return Files.of(path)


def flipped(content: bytes, rng: random.Random, end: int | None = None) -> bytes:
    """Return bytes with one of them changed."""
    damaged = bytearray(content)
    damaged[rng.randrange(end or len(content))] ^= rng.randint(1, 255)
    return bytes(damaged)


def overwritten(content: bytes, rng: random.Random, end: int | None = None) -> bytes:
    """Return bytes with one sector random."""
    at = SECTOR * rng.randrange((end or len(content)) // SECTOR)
    return content[:at] + rng.randbytes(SECTOR) + content[at + SECTOR :]


def blanked(content: bytes, rng: random.Random) -> bytes:
    """Return bytes with one sector zeroed."""
    at = SECTOR * rng.randrange(len(content) // SECTOR)
    return content[:at] + bytes(SECTOR) + content[at + SECTOR :]


def cut_off(content: bytes, rng: random.Random) -> bytes:
    return content[: rng.randrange(len(content))]


def zeroed(content: bytes, rng: random.Random) -> bytes:
    """Return bytes that are zero from one on."""
    at = rng.randrange(len(content))
    return content[:at] + bytes(len(content) - at)


def swapped(content: bytes, rng: random.Random) -> bytes:
    """Return a file with two pages swapped."""
    pages = split(content)
    one, two = rng.sample(range(len(pages)), 2)
    pages[one], pages[two] = pages[two], pages[one]
    return b"".join(pages)


def respelt(content: bytes, rng: random.Random) -> bytes:
    """Return a database in whose tables one letter is another."""
    words = [found for found in re.finditer(rb"[a-z]{3,}", content) if found.end() < FIRST_PAGE]
    at = rng.randrange(*rng.choice(words).span())
    return content[:at] + bytes([97 + (content[at] - 96) % 26]) + content[at + 1 :]


def of_version(content: bytes, rng: random.Random) -> bytes:
    """Return a database that says it is of another version."""
    versions = [each for each in range(256) if each != len(MIGRATIONS)]
    return content[:60] + rng.choice(versions).to_bytes(4) + content[64:]


Damage = Callable[[bytes, random.Random], bytes]


def of_file(damage: Damage) -> Callable[[Files, Files, random.Random], Files]:
    """Damage the database of a companion that was closed."""

    def damaged(killed: Files, other: Files, rng: random.Random) -> Files:
        closed = with_frames(killed.database, read(killed.log).frames)
        return Files(damage(closed, rng), GONE, GONE)

    return damaged


def of_log(damage: Damage) -> Callable[[Files, Files, random.Random], Files]:
    """Damage the log of a companion that was killed, as it was begun last."""

    def damaged(killed: Files, other: Files, rng: random.Random) -> Files:
        end = HEAD + STEP * read(killed.log).read
        return killed._replace(log=damage(killed.log[:end], rng) + killed.log[end:])

    return damaged


KINDS: dict[str, Callable[[Files, Files, random.Random], Files]] = {
    "a byte of the first page": of_file(partial(flipped, end=FIRST_PAGE)),
    "a sector of the file": of_file(overwritten),
    "a sector of zeros": of_file(blanked),
    "a file cut off": of_file(cut_off),
    "a file that ends in zeros": of_file(zeroed),
    "two pages that changed places": of_file(swapped),
    "a letter of a table": of_file(respelt),
    "a version": of_file(of_version),
    "a byte of the log": of_log(flipped),
    "a sector of the log": of_log(overwritten),
    "a log cut off": of_log(cut_off),
    "a log that ends in zeros": of_log(zeroed),
    "a log that is gone": lambda killed, other, rng: killed._replace(log=GONE),
    "a log that is empty": lambda killed, other, rng: killed._replace(log=b""),
    "a log of another": lambda killed, other, rng: killed._replace(log=other.log),
    "a file of another": lambda killed, other, rng: killed._replace(database=other.database),
    "a file that is gone": lambda killed, other, rng: killed._replace(database=GONE),
    "an index": lambda killed, other, rng: killed._replace(index=flipped(killed.index, rng)),
    "an index that is gone, and a byte of the log": lambda killed, other, rng: of_log(flipped)(
        killed._replace(index=GONE), other, rng
    ),
    "file and log": lambda killed, other, rng: of_log(overwritten)(
        killed._replace(database=overwritten(killed.database, rng)), other, rng
    ),
}


def try_damaged(path: Path, jar: Game, damaged: Files, before: Logs) -> None:
    """Start with a damaged database, play, and start again."""
    damaged.put(path)
    with closing(Store(path)) as store:
        assert logs(store) == before or store.messages
        assert store.problem is None
        messages = store.messages
        for problem in messages:
            assert problem.args.get("saved") in (None, len(store.history()))
            aside = Path(problem.args.get("path", path))
            assert list(path.parent.glob(f"{aside.name}*"))
        for saved in store.history():
            store.resume(jar, saved)
        play = store.begin(jar, {}, "new")
        play.answer(True)
        assert store.problem is None
    with closing(Store(path)) as store:
        saved = store.unfinished("core")
        assert saved
        assert store.resume(jar, saved).log == play.log
        assert store.messages == messages


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_damaged_the_store_opens_saves_and_says_what_is_lost(
    tmp_path: Path, jar: Game, killed: Files, other: Files, kind: str
) -> None:
    """1,000 in all if long, else 40."""
    rng = random.Random(kind)
    killed.put(whole := tmp_path / "whole.db")
    with closing(Store(whole)) as store:
        assert store.messages == []
        before = logs(store)
    for number in range(OF_A_KIND):
        try_damaged(tmp_path / f"{number}.db", jar, KINDS[kind](killed, other, rng), before)


@pytest.mark.parametrize("kind", KINDS if LONG else [*KINDS][::10])
def test_a_companion_starts_whatever_is_damaged(
    tmp_path: Path, killed: Files, other: Files, kind: str
) -> None:
    """With each kind of damage if long, else with one in ten."""
    home = tmp_path / "home"
    home.mkdir()
    KINDS[kind](killed, other, random.Random(kind)).put(home / "companion.db")
    environ = {**os.environ, "COMPANION_HOME": str(home)}
    done = processes.run("-m", "companion", "history", environ=environ)
    assert done.returncode == 0, done.stderr


def test_no_byte_of_the_first_page_stops_a_start_untold(
    tmp_path: Path, jar: Game, path: Path, whole: bytes
) -> None:
    """Every byte if long, else one in 100."""
    rng = random.Random(1)
    with closing(Store(path)) as store:
        before = logs(store)
    for at in (NOT_TO_BE_WRITTEN, *range(0, FIRST_PAGE, 1 if LONG else 100)):
        damaged = whole[:at] + bytes([whole[at] ^ rng.randint(1, 255)]) + whole[at + 1 :]
        try_damaged(tmp_path / f"{at}.db", jar, Files(damaged, GONE, GONE), before)


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
        assert [(messages.key, messages.args["saved"]) for messages in store.messages] == [
            (DAMAGED, PLAYS)
        ]
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
    def messages(version: int, added: str = "") -> list[str]:
        path.write_bytes(whole)
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(f"{added} PRAGMA user_version = {version}")
        with closing(Store(path)) as store:
            return [each.key for each in store.messages]

    assert messages(MAX_VERSIONS, "CREATE TABLE guest (name TEXT) STRICT;") == ["core.disk-newer"]
    assert messages(MAX_VERSIONS) == [DAMAGED]
    assert messages(0xFF0003) == [DAMAGED]


def test_every_migration_changes_a_table_so_newer_is_distinguished_from_damaged() -> None:
    made = [_made(version) for version in range(len(MIGRATIONS) + 1)]
    assert all(one != other for one, other in pairwise(made))
