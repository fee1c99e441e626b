"""Power cuts at random moments of random plays of every game: no accepted answer is lost.

A disk that loses power keeps what was synced, and any of the sectors written since. SQLite syncs
the write-ahead log before an answer counts as accepted (`synchronous=FULL`, see `test_store`), and
only then checkpoints it: so everything from before an answer is synced, and each sector that the
answer wrote may be there or not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from companion.engine.log import LogEntry
from companion.engine.play import Play
from companion.storage.recovery.wal import HEAD
from companion.storage.store import Store
from companion.testing.long import LONG
from companion.testing.plays import Kind, Snapshot, correct_something, option_sets, snapshot
from kit.kinds import every_kind

KINDS = every_kind()
CUTS = -(-(10_000 if LONG else 90) // len(KINDS))
"""For each kind of play: 10,000 in all if long, else 90."""

OFTEN = 0.15
"""How many of the answers are cut."""

SECTOR = 512
TORN = ("core.disk-torn",)
"""The notice if an answer was half on the disk: it is lost, as it never counted as accepted."""


class Files(NamedTuple):
    """The bytes of a database and of its write-ahead log."""

    database: bytes
    log: bytes


class Imported(NamedTuple):
    """A play as it should be found again."""

    log: list[LogEntry]
    undone: list[LogEntry]
    stands: Snapshot
    messages: tuple[str, ...] = ()


def files(path: Path) -> Files:
    """Return the written files."""
    log = path.with_name(f"{path.name}-wal")
    return Files(path.read_bytes(), log.read_bytes() if log.exists() else b"")


def taken(play: Play) -> Imported:
    return Imported(list(play.log), list(play.undone), snapshot(play))


def torn(before: bytes, after: bytes, rng: random.Random) -> bytes:
    """Return bytes in which each changed sector is old or new; a new one may be missing."""
    size = rng.choice((len(after), rng.randint(*sorted((len(before), len(after))))))
    old, new = before.ljust(size, b"\0"), after.ljust(size, b"\0")
    share = rng.choice((0.0, rng.random(), 1.0))
    sectors = (
        (old if rng.random() < share else new)[at : at + SECTOR] for at in range(0, size, SECTOR)
    )
    return b"".join(sectors)[:size]


def cut(before: Files, after: Files, rng: random.Random) -> Files:
    """Return the contents of a disk that lost power between the two.

    The header of the log is synced before anything follows it, and the log is checkpointed when all
    of it is synced.
    """
    before = before._replace(log=after.log[:HEAD] + before.log[HEAD:])
    if before.database == after.database:
        return Files(before.database, torn(before.log, after.log, rng))
    if rng.random() < 0.5:
        return Files(before.database, torn(before.log, after.log, rng))
    return Files(torn(before.database, after.database, rng), after.log)


def next_start(folder: Path, found: Files, kind: Kind) -> Imported:
    """Return the play that the next start shows."""
    folder.mkdir()
    path = folder / "companion.db"
    path.write_bytes(found.database)
    path.with_name("companion.db-wal").write_bytes(found.log)
    with closing(Store(path)) as store:
        (saved,) = store.history(most=1)
        messages = tuple(problem.key for problem in store.messages)
        return taken(store.resume(kind.game, saved))._replace(messages=messages)


def play_on(kind: Kind, play: Play, rng: random.Random, follow: float) -> None:
    """Answer, correct, undo or redo something."""
    chance = rng.random()
    if play.over or (chance < 0.1 and play.last_answer is not None):
        play.undo()
    elif chance < 0.2 and play.undone:
        play.redo()
    elif chance < 0.25 and play.fields:
        correct_something(play, rng)
    else:
        play.answer(kind.answer(play, rng, follow))


def plays(kind: Kind, store: Store, rng: random.Random) -> Iterator[Play]:
    """Yield the play on the table before each answer: a new one when one is over."""
    while True:
        play = store.begin(kind.game, rng.choice(option_sets(kind.game)), str(rng.random()))
        yield play
        while not play.over:
            yield play


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_power_cut_loses_no_answer_that_was_taken(tmp_path: Path, kind: Kind) -> None:
    """10,000 cuts in all if long, else 90."""
    rng = random.Random(f"cut {kind}")
    cuts = 0
    with closing(Store(tmp_path / "companion.db")) as store:
        for play in plays(kind, store, rng):
            if cuts == CUTS:
                break
            cutting = rng.random() < OFTEN
            if cutting:
                was, synced = taken(play), files(store.path)
            play_on(kind, play, rng, 0.6)
            assert store.problem is None
            if cutting:
                now, written = taken(play), files(store.path)
                found = cut(synced, written, rng)
                again = next_start(tmp_path / str(cuts), found, kind)
                assert again in (was, now, was._replace(messages=TORN)), "each report is true"
                assert again == now or found != written
                cuts += 1
