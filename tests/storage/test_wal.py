"""A write-ahead log that was damaged after it was synced loses no answer in silence."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.commands.doctor_report import try_to_write
from companion.commands.saved_plays import print_messages
from companion.commands.selftest import _open_copy
from companion.engine.game import Game
from companion.engine.play import Play
from companion.engine.problem import Problem
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.storage.backup_files import is_intact
from companion.storage.backups import Backups
from companion.storage.exports import opened
from companion.storage.recovery import damage, wal
from companion.storage.recovery.wal import FRAME_HEAD, HEAD, STEP, Log
from companion.storage.schema import MIGRATIONS, open_to_read
from companion.storage.store import Store
from kit import processes

ANSWERS, NOON = 30, 1_798_718_400.0
ANSWERS_LOST, TORN = "core.disk-answers", "core.disk-torn"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "companion.db"


@pytest.fixture
def play(path: Path, jar: Game) -> Iterator[Play]:
    """A play on the table; nothing of it is in the file yet, all of it is in the log."""
    with closing(Store(path, lambda: NOON)) as store:
        store.attempt(lambda _: None)
        play = store.begin(jar, {}, "1")
        play.answer(True)
        for number in range(ANSWERS):
            play.correct("marbles", 1 + number % 20)
        yield play


@pytest.fixture
def killed(path: Path, play: Play) -> Path:
    """The database as it is left when the companion is killed now."""
    home = path.parent / "killed"
    home.mkdir()
    for part in (path, log_of(path), index_of(path)):
        shutil.copy(part, home)
    return home / path.name


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def index_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-shm")


def read(path: Path) -> Log:
    return wal.read(log_of(path).read_bytes())


def overwrite(path: Path, at: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(content)


def break_frame(path: Path, place: int) -> None:
    """Break the page in a frame of the log; a negative place counts from the last that is read."""
    place = place if place >= 0 else read(path).read + place
    overwrite(log_of(path), HEAD + STEP * place + FRAME_HEAD + 7, b"\xff" * 99)


def messages(path: Path) -> list[str]:
    with closing(Store(path)) as store:
        return [problem.key for problem in store.messages]


def answers(path: Path) -> int:
    with closing(Store(path)) as store:
        return sum(saved.answers for saved in store.history())


# what is in a log


def test_the_frames_that_sqlite_reads_are_known(killed: Path) -> None:
    found = read(killed)
    assert all(frame.sound for frame in found.frames)
    with closing(sqlite3.connect(killed)) as connection:
        _, frames, _ = connection.execute("PRAGMA wal_checkpoint").fetchone()
    assert found.read == len(found.frames) == frames


def test_a_log_with_its_pages_taken_in_is_the_file_that_sqlite_makes(killed: Path) -> None:
    made = wal.with_frames(killed.read_bytes(), read(killed).frames)
    with closing(sqlite3.connect(killed)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert made == killed.read_bytes()


def test_what_is_left_from_before_the_log_was_restarted_is_not_part_of_it(killed: Path) -> None:
    with closing(sqlite3.connect(killed, isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_checkpoint")
        connection.execute("UPDATE play SET seconds = 1")
        assert len(read(killed).frames) == 1
        assert log_of(killed).stat().st_size > 10 * STEP
        assert wal.state(killed) == "whole", "somebody has it open"
        for part in (killed, log_of(killed)):
            shutil.copy(part, killed.with_name(part.name.replace("companion", "copy")))
    assert wal.state(killed.with_name("copy.db")) == "whole"


# what is reported


@pytest.mark.parametrize("place", range(0, 2 * ANSWERS, 7))
def test_a_log_that_was_damaged_is_reported_and_what_follows_the_damage_is_read(
    killed: Path, play: Play, place: int
) -> None:
    break_frame(killed, place)
    damaged = log_of(killed).read_bytes()
    with closing(Store(killed)) as store:
        (problem,) = store.messages
        assert (problem.key, problem.args["play"]) == (ANSWERS_LOST, "1")
        assert problem.args["when"].startswith("2026-12-31 ")
        assert store.answers(1) == play.log
        assert store.damaged is not None
        assert log_of(store.damaged).read_bytes() == damaged
    assert messages(killed) == [ANSWERS_LOST], "until it is acknowledged"


class CutError(BaseException):
    """The power is gone."""


@pytest.mark.parametrize("place", [3, -1], ids=["read on", "the end"])
@pytest.mark.parametrize(
    ("step", "times"),
    [
        ("companion.storage.recovery.damage.write_notice", 0),
        ("os.link", 0),
        ("os.link", 1),
        ("os.link", 2),
        ("pathlib.Path.replace", 0),
        ("pathlib.Path.unlink", 1),
        ("pathlib.Path.unlink", 2),
    ],
)
def test_cut_short_it_is_put_right_and_reported_at_the_next_start(
    killed: Path,
    play: Play,
    monkeypatch: pytest.MonkeyPatch,
    step: str,
    times: int,
    place: int,
) -> None:
    break_frame(killed, place)
    module, _, name = step.rpartition(".")
    owner = {"os": os, "pathlib.Path": Path}.get(module, damage)
    done = getattr(owner, name)
    left = iter([done] * times)

    def cut(*args: Any, **kwargs: Any) -> Any:
        for each in left:
            return each(*args, **kwargs)
        raise CutError

    with monkeypatch.context() as patch:
        patch.setattr(owner, name, cut)
        with pytest.raises(CutError):
            Store(killed)
    with closing(Store(killed)) as store:
        assert {problem.key for problem in store.messages} == {ANSWERS_LOST}
        assert len(store.answers(1)) == len(play.log) - (place == -1)
    assert len(messages(killed)) == len(store.messages)


def test_a_log_whose_head_is_damaged_is_reported_and_read(killed: Path, play: Play) -> None:
    salt = log_of(killed).read_bytes()[20]
    overwrite(log_of(killed), 20, bytes([salt ^ 0xFF]))
    with closing(Store(killed)) as store:
        assert [problem.key for problem in store.messages] == [ANSWERS_LOST]
        assert store.answers(1) == play.log


def test_a_log_that_is_gone_is_reported_by_its_index(killed: Path) -> None:
    log_of(killed).unlink()
    assert messages(killed) == [ANSWERS_LOST]


def test_a_log_that_is_cut_off_is_reported_by_its_index(killed: Path) -> None:
    log_of(killed).write_bytes(log_of(killed).read_bytes()[: HEAD + 9 * STEP])
    assert messages(killed) == [ANSWERS_LOST]
    assert 0 < answers(killed) < ANSWERS


def test_a_log_of_zeros_is_reported_without_an_index_too(killed: Path) -> None:
    index_of(killed).unlink()
    log_of(killed).write_bytes(bytes(log_of(killed).stat().st_size))
    assert messages(killed) == [ANSWERS_LOST]


def test_a_log_of_another_database_is_set_aside_and_not_taken_in(
    killed: Path, tmp_path: Path, jar: Game
) -> None:
    with closing(sqlite3.connect(killed)) as connection:
        connection.execute("PRAGMA wal_checkpoint")
        with closing(Store(tmp_path / "other.db")) as other:
            other.begin(jar, {}, "2").answer(True)
            foreign = log_of(other.path).read_bytes()
    log_of(killed).write_bytes(foreign)
    with closing(Store(killed)) as store:
        assert [problem.key for problem in store.messages] == [ANSWERS_LOST]
        assert [saved.seed for saved in store.history()] == ["1"]
        assert sum(saved.answers for saved in store.history()) == ANSWERS + 1
        assert store.damaged
        assert log_of(store.damaged).read_bytes() == foreign


def test_a_log_of_a_newer_companion_is_not_damage(killed: Path) -> None:
    again = killed.with_name("again.db")
    with closing(sqlite3.connect(killed, isolation_level=None)) as newer:
        newer.execute("ALTER TABLE play RENAME COLUMN game TO title")
        newer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        for part in (killed, log_of(killed)):
            shutil.copy(part, part.with_name(part.name.replace("companion", "again")))
    assert messages(again) == ["core.disk-newer"]


@pytest.mark.parametrize("content", [b"", b"?", b"\xff" * 32768])
def test_an_index_that_is_damaged_costs_nothing_and_is_rebuilt(
    killed: Path, play: Play, content: bytes
) -> None:
    index_of(killed).write_bytes(content)
    with closing(Store(killed)) as store:
        assert store.messages == []
        assert store.answers(1) == play.log


def test_a_log_that_cannot_be_read_is_reported_and_nothing_is_written(killed: Path) -> None:
    log, file = log_of(killed).read_bytes(), killed.read_bytes()
    log_of(killed).unlink()
    log_of(killed).mkdir()
    with closing(Store(killed)) as store:
        assert [problem.key for problem in store.messages] == ["core.disk-read-only"]
        assert store.history() == []
    log_of(killed).rmdir()
    log_of(killed).write_bytes(log)
    assert killed.read_bytes() == file
    assert answers(killed) == ANSWERS + 1


# what was saved last


def test_of_a_log_whose_end_is_broken_it_is_reported_that_the_end_may_be_missing(
    killed: Path, play: Play
) -> None:
    index_of(killed).unlink()
    break_frame(killed, -1)
    assert messages(killed) == [TORN]
    assert answers(killed) == ANSWERS
    with closing(Store(killed)) as store:
        store.acknowledge()
    assert messages(killed) == []


def test_where_the_index_knows_that_the_end_was_saved_it_is_reported_as_damaged(
    killed: Path,
) -> None:
    break_frame(killed, -1)
    assert messages(killed) == [ANSWERS_LOST]


def test_of_an_end_that_was_not_written_out_nothing_is_reported(killed: Path) -> None:
    index_of(killed).unlink()
    log_of(killed).write_bytes(
        log_of(killed).read_bytes()[: HEAD + STEP * read(killed).read - STEP]
    )
    assert messages(killed) == []
    assert answers(killed) == ANSWERS


def test_an_end_that_was_reported_is_reported_once_even_if_the_power_is_cut_again(
    killed: Path, jar: Game
) -> None:
    index_of(killed).unlink()
    break_frame(killed, -1)
    with closing(Store(killed)) as store:
        store.acknowledge()
        again = killed.with_name("again.db")
        shutil.copy(killed, again)
        shutil.copy(log_of(killed), log_of(again))
    assert messages(again) == []


def state_elsewhere(path: Path) -> str:
    """Return how another process finds the log."""
    code = "from companion.storage.recovery import wal; from pathlib import Path;"
    return processes.run("-c", f"{code} print(wal.state(Path({str(path)!r})))").stdout.strip()


def test_while_a_companion_is_running_its_log_is_left_alone(path: Path, play: Play) -> None:
    break_frame(path, 3)
    assert state_elsewhere(path) == "whole"


def test_a_second_look_at_a_log_leaves_the_locks_of_the_first_as_they_are(
    path: Path, play: Play
) -> None:
    break_frame(path, 3)
    with closing(Store(path)) as second:
        assert second.messages == []
    assert state_elsewhere(path) == "whole", "it is still locked by the first"


# elsewhere


def test_the_doctor_and_the_terminal_say_it_too(
    killed: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPANION_HOME", str(killed.parent))
    break_frame(killed, 3)
    assert [problem.key for problem in try_to_write()] == [ANSWERS_LOST]
    with closing(Store(killed)) as store:
        print_messages(store, Phrasebook("en"))
    assert "check that the step on the screen matches your table" in capsys.readouterr().err


def test_backups_and_the_selftest_do_not_take_a_damaged_log_for_done(killed: Path) -> None:
    break_frame(killed, 3)
    log = log_of(killed).read_bytes()
    with closing(Backups(killed, killed.parent / "backups", lambda: None)) as backups:
        backups.behind()
        assert backups.make()
    _open_copy(killed, killed.with_name("copy.db"), Phrasebook("en"))
    assert log_of(killed).read_bytes() == log
    assert messages(killed) == [ANSWERS_LOST]


def test_to_read_a_database_leaves_no_file_behind(killed: Path) -> None:
    def look() -> list[str]:
        with closing(open_to_read(killed)) as connection:
            connection.execute("SELECT count(*) FROM play").fetchall()
        return sorted(part.name for part in killed.parent.iterdir())

    assert look() == ["companion.db", "companion.db-shm", "companion.db-wal"]
    Store(killed).close()
    assert look() == ["companion.db"]


def test_a_damaged_log_beside_a_file_is_imported_as_far_as_it_can_be_read(
    killed: Path, play: Play
) -> None:
    break_frame(killed, 3)
    with opened(killed) as found:
        (copy,) = found.plays
    assert copy is not None
    assert len(copy.log) == len(play.log)


def test_a_backup_made_afterwards_is_whole_and_has_what_could_be_read(killed: Path) -> None:
    break_frame(killed, 3)
    with (
        closing(Store(killed)) as store,
        closing(Backups(killed, killed.parent / "backups", lambda: None)) as backups,
    ):
        assert store.notices
        made = backups.make()
    assert made
    assert is_intact(made)
    assert answers(made) == ANSWERS + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_say_from_when_the_last_answer_is(language: str) -> None:
    args = {"path": "plays.db", "play": "3", "when": "2026-12-31 12:00"}
    words = Phrasebook(language).problem(Problem(ANSWERS_LOST, args))
    assert all(value in words for value in args.values())
    none = Phrasebook(language).problem(Problem(ANSWERS_LOST, {**args, "when": "none"}))
    assert "plays.db" in none
    assert "none" not in none
