"""Plays on disk: nothing lost, nothing doubled, and one sentence when the disk fails."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion.engine.autoplay import play_out
from companion.engine.game import Game, Option, Result
from companion.engine.play import Play
from companion.engine.problem import Problem
from companion.engine.saved import Person, SavedPlay
from companion.storage.database import MIN_FREE_BYTES, WAL_PAGES
from companion.storage.record import PAUSE_S, Record
from companion.storage.schema import MIGRATIONS
from companion.storage.store import Store


@pytest.fixture
def path(home: Path) -> Path:
    return home / "companion.db"


def some_answers(play: Play) -> None:
    play.answer(True)
    play.answer("draw")
    play.correct("marbles", 7)
    play.answer("take")


def reopened(path: Path, jar: Game) -> Play:
    store = Store(path)
    saved = store.unfinished("core")
    assert saved is not None
    play = store.resume(jar, saved)
    store.close()
    return play


def test_a_play_is_found_again_as_it_was(path: Path, jar: Game) -> None:
    play = Store(path).begin(jar, {"lid": "off"}, "3")
    some_answers(play)
    again = reopened(path, jar)
    assert again.state() == play.state()
    assert again.log == play.log
    assert again.options == {"deck": "app", "lid": "off"}
    assert again.seed == "3"


def test_an_answer_is_on_disk_before_the_next_question_is_seen(path: Path, jar: Game) -> None:
    play = Store(path).begin(jar, {}, "1")
    for answer in (True, "draw", "take", 2):
        play.answer(answer)
        with sqlite3.connect(path) as other:
            rows = other.execute("SELECT count(*) FROM answer").fetchone()[0]
            assert rows == len(play.log)
        other.close()


def test_what_was_undone_can_be_redone_after_a_power_cut(path: Path, jar: Game) -> None:
    play = Store(path).begin(jar, {}, "1")
    play.answer(True)
    play.answer("draw")
    drawn = play.state()
    play.undo()
    again = reopened(path, jar)
    assert again.state() == play.state()
    again.redo()
    assert again.state() == drawn


def test_another_answer_after_undo_replaces_the_old_rows(path: Path, jar: Game) -> None:
    play = Store(path).begin(jar, {}, "1")
    some_answers(play)
    for _ in range(3):
        play.undo()
    again = reopened(path, jar)
    again.answer("take")
    again.answer(3)
    third = reopened(path, jar)
    assert third.log == again.log
    assert third.undone == []


def test_the_journal_is_wal_with_full_synchronisation(path: Path) -> None:
    store = Store(path)
    with store.writing() as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute("INSERT INTO answer VALUES (1, 'first', 'k', 'v', 'b', 0)")


def test_a_finished_play_is_history_with_its_result(
    path: Path, jar: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.storage.store.result_type", lambda _: jar.result)
    now = [1000.0]
    store = Store(path, lambda: now[0], now=lambda: now[0])
    play = store.begin(jar, {}, "1")
    for answer in (True, "draw", "take", 4):
        now[0] += 60
        play.answer(answer)
    (saved,) = store.history("core")
    assert saved.result == play.result == jar.result(drawn=("red",))
    assert saved.finished == 1240
    assert saved.seconds == 240
    assert saved.answers == len(play.log)
    assert store.unfinished("core") is None


def test_a_long_pause_is_not_time_played(path: Path, jar: Game) -> None:
    now = [0.0]
    store = Store(path, now=lambda: now[0])
    play = store.begin(jar, {}, "1")
    now[0] += 5 * 3600
    play.answer(True)
    assert store.history()[0].seconds == PAUSE_S


YEAR = 365 * 24 * 3600.0


@pytest.mark.parametrize("jump", [3 * YEAR, 1.0, -1.0, -3 * YEAR, -60 * YEAR])
def test_a_clock_on_the_wall_that_jumps_adds_nothing_to_the_time_played(
    path: Path, jar: Game, jump: float
) -> None:
    """A Pi gets the time some minutes after its start."""
    wall, now = [1.8e9], [0.0]
    store = Store(path, lambda: wall[0], now=lambda: now[0])
    play = store.begin(jar, {}, "1")
    for answer in (True, "draw", "take", 4):
        now[0] += 60
        wall[0] += 60 + jump
        play.answer(answer)
    (saved,) = store.history()
    assert saved.seconds == 240
    assert saved.finished is not None
    assert saved.finished >= saved.started, "it was not over before it was begun"


def test_undo_of_the_last_answer_makes_a_finished_play_unfinished(path: Path, jar: Game) -> None:
    store = Store(path)
    play = store.begin(jar, {}, "1")
    for answer in (True, "take", 5):
        play.answer(answer)
    play.undo()
    assert store.unfinished("core") is not None


def test_several_plays_are_side_by_side_and_the_latest_is_resumed(path: Path, jar: Game) -> None:
    store = Store(path)
    first, second = store.begin(jar, {}, "1"), store.begin(jar, {}, "2")
    first.answer(True)
    second.answer(False)
    saved = store.unfinished("core")
    assert saved is not None
    assert saved.seed == "2"
    assert len(store.history()) == 2


def test_the_die_is_noted_in_the_history_and_never_rolls_the_same_number_again(
    path: Path, jar: Game
) -> None:
    store = Store(path)
    play = store.begin(jar, {}, "1")
    rolls = []
    for _ in range(20):
        rolls.append({"sides": 12, "value": play.roll_die(12)})
        assert isinstance(play.journal, Record)
        play.journal.note(play, "die", rolls[-1])
    saved = store.unfinished("core")
    assert saved is not None
    assert [value for _, _, value in store.notes(saved.id)] == rolls
    assert store.resume(jar, saved).rolls == 20


def spoil_header(path: Path) -> None:
    path.write_bytes(b"not a database at all" * 100)


def spoil_middle(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    path.write_bytes(content)


def cut_in_half(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


@pytest.mark.parametrize("spoil", [spoil_header, spoil_middle, cut_in_half])
def test_a_damaged_database_is_moved_aside_whole_and_a_fresh_one_begun(
    path: Path, jar: Game, spoil: Callable[[Path], None]
) -> None:
    store = Store(path)
    some_answers(store.begin(jar, {}, "1"))
    store.close()
    spoil(path)
    spoiled = path.read_bytes()
    again = Store(path)
    assert again.problem is None
    assert again.damaged is not None
    assert again.damaged.read_bytes() == spoiled
    known = len(again.history())
    assert known == (spoil is cut_in_half)  # what can be read of it is taken over
    some_answers(again.begin(jar, {}, "2"))
    assert len(Store(path).history()) == known + 1


def test_two_damaged_databases_in_one_second_are_both_saved(path: Path) -> None:
    for _ in range(2):
        path.parent.mkdir(exist_ok=True)
        spoil_header(path)
        Store(path, clock=lambda: 0.0).close()
        spoil_header(path)
        Store(path, clock=lambda: 0.0).close()
    assert len(list(path.parent.glob("*.damaged-*"))) == 4


def test_without_a_disk_the_game_continues_in_memory_and_is_written_when_there_is_one(
    path: Path, jar: Game
) -> None:
    path.parent.mkdir()
    path.mkdir()  # a folder is where the file should be
    store = Store(path)
    play = store.begin(jar, {}, "1")
    play.answer(True)
    play.answer("draw")
    assert store.problem is not None
    assert store.problem.key == "core.disk-read-only"
    path.rmdir()
    play.answer("take")
    assert store.problem is None
    assert reopened(path, jar).log == play.log


def test_a_full_disk_is_said_so_and_what_was_answered_meanwhile_is_written_later(
    path: Path, jar: Game
) -> None:
    store = Store(path)
    play = store.begin(jar, {}, "1")
    with store.writing() as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    play.answer(True)
    while store.problem is None:
        play.correct("marbles", 20)
    assert store.problem.key == "core.disk-full"
    play.answer("draw")  # the connection was closed, and with it went the limit
    assert store.problem is None
    assert reopened(path, jar).log == play.log


def test_another_companion_that_holds_the_file_is_said_so(path: Path, jar: Game) -> None:
    store = Store(path, patience=0)
    play = store.begin(jar, {}, "1")
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        play.answer(True)
        assert store.problem is not None
        assert store.problem.key == "core.disk-busy"
        other.execute("ROLLBACK")
    other.close()
    play.answer("draw")
    assert store.problem is None
    assert reopened(path, jar).log == play.log


def test_who_has_waited_once_for_another_companion_does_not_wait_again(
    path: Path, jar: Game
) -> None:
    store = Store(path, patience=0.2)
    play = store.begin(jar, {}, "1")
    waits: list[float] = []

    def connect(*args: Any, timeout: float = 0, **kwargs: Any) -> sqlite3.Connection:
        waits.append(timeout)
        return connected(*args, timeout=timeout, **kwargs)

    connected = sqlite3.connect
    with closing(connected(path, isolation_level=None)) as other, pytest.MonkeyPatch.context() as m:
        m.setattr(sqlite3, "connect", connect)
        other.execute("BEGIN IMMEDIATE")
        for answer in (True, "draw", "take"):
            play.answer(answer)
        other.execute("ROLLBACK")
        assert waits
        assert not any(waits)
        play.answer(1)
    assert store.problem is None
    with store.writing() as connection:
        assert connection.execute("PRAGMA busy_timeout").fetchone() == (200,)
    assert reopened(path, jar).log == play.log


def test_one_play_in_two_companions_becomes_two_plays_and_both_are_saved(
    path: Path, jar: Game
) -> None:
    store = Store(path)
    play = store.begin(jar, {}, "1")
    play.roll_die(12)
    assert isinstance(play.journal, Record)
    play.journal.note(play, "die", {"value": 3})
    play.answer(True)
    other = reopened(path, jar)
    play.answer("take")
    other.answer("draw")
    other.answer("take")
    assert isinstance(other.journal, Record)
    assert other.journal.saved
    (shown,) = Store(path).notices
    assert shown == Problem("core.disk-elsewhere", {"play": "1", "own": "2"})
    first, second = reversed(Store(path).history())
    assert Store(path).answers(first.id) == play.log
    assert Store(path).answers(second.id) == other.log
    assert Store(path).notes(second.id) == Store(path).notes(first.id) == [(0, "die", {"value": 3})]
    play.answer(1)
    assert len(Store(path).history()) == 2


def test_what_became_of_the_database_is_reported_until_it_is_acknowledged(
    path: Path, jar: Game
) -> None:
    Store(path).begin(jar, {}, "1").answer(True)
    spoil_header(path)
    Store(path).close()
    for _ in range(2):
        with closing(Store(path)) as store:
            (shown,) = store.notices
            assert shown.key == "core.disk-damaged"
            assert (shown.args["saved"], shown.args["lost"]) == (1, 0)
    store.acknowledge()
    assert store.notices == Store(path).notices == []


def test_the_write_ahead_log_stays_short(path: Path, jar: Game) -> None:
    play = Store(path).begin(jar, {}, "1")
    play.answer(True)
    for number in range(300):
        play.correct("marbles", 1 + number % 20)
    log = path.with_name(path.name + "-wal")
    assert log.stat().st_size < 2 * WAL_PAGES * 4096


def test_on_a_disk_that_is_nearly_full_the_log_is_taken_into_the_file_at_once(
    path: Path, jar: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=MIN_FREE_BYTES - 1))
    store = Store(path)
    play = store.begin(jar, {}, "1")
    some_answers(play)
    assert path.with_name(path.name + "-wal").stat().st_size == 0
    assert Store(path).answers(1) == play.log


@pytest.mark.parametrize("table", ["answer", "note", "play"])
def test_a_database_without_a_table_is_moved_aside(path: Path, jar: Game, table: str) -> None:
    store = Store(path)
    some_answers(store.begin(jar, {}, "1"))
    with store.writing() as connection:
        connection.execute(f"DROP TABLE {table}")
    store.close()
    again = Store(path)
    assert again.damaged is not None
    some_answers(again.begin(jar, {}, "2"))
    assert again.problem is None


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE answer SET value = '{' WHERE seq = 2",
        "UPDATE play SET options = 'null'",
        "UPDATE play SET options = '{bad'",
        "UPDATE play SET result = '{'",
    ],
)
def test_a_row_that_cannot_be_read_stops_nothing(path: Path, jar: Game, spoil: str) -> None:
    store = Store(path)
    some_answers(store.begin(jar, {}, "1"))
    with store.writing() as connection:
        connection.execute(spoil)
    store.close()
    assert reopened(path, jar).ask is not None
    assert Store(path).history()


def test_an_option_that_newer_rules_do_not_know_any_more_does_no_harm(
    path: Path, jar: Game
) -> None:
    Store(path).begin(jar, {"lid": "off"}, "1").answer(True)
    newer = Game("core", (jar.options[0], Option("light", ("dim",))), jar.begin, jar.script, {})
    assert reopened(path, newer).options == {"deck": "app", "light": "dim"}


def test_a_play_from_before_an_option_continues_as_it_was(path: Path, jar: Game) -> None:
    Store(path).begin(jar, {}, "1").answer(True)
    options = (*jar.options, Option("map", ("on", "off"), before="off"))
    newer = Game("core", options, jar.begin, jar.script, {})
    assert reopened(path, newer).options["map"] == "off"
    assert Store(path).begin(newer, {}, "2").options["map"] == "on"


def test_a_play_is_found_by_its_number(path: Path, jar: Game) -> None:
    store = Store(path)
    first, second = store.begin(jar, {}, "1"), store.begin(jar, {}, "2")
    for play in (first, second):
        assert isinstance(play.journal, Record)
        assert play.journal.id is not None
        saved = store.find(play.journal.id)
        assert saved is not None
        assert saved.seed == play.seed
    assert store.find(99) is None


def test_what_is_saved_of_one_play_is_not_said_of_another(path: Path, jar: Game) -> None:
    store = Store(path, patience=0)
    first, second = store.begin(jar, {}, "1"), store.begin(jar, {}, "2")
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        first.answer(True)
        other.execute("ROLLBACK")
    other.close()
    second.answer(True)
    assert isinstance(first.journal, Record)
    assert isinstance(second.journal, Record)
    assert store.problem is None
    assert (first.journal.saved, second.journal.saved) == (False, True)
    first.answer("draw")
    assert first.journal.saved


def test_an_answer_is_one_transaction(path: Path, jar: Game) -> None:
    store = Store(path)
    play = store.begin(jar, {}, "1")
    done: list[str] = []
    with store.writing() as connection:
        connection.set_trace_callback(done.append)
    done.clear()
    some_answers(play)
    play.undo()
    play.redo()
    assert done.count("COMMIT") == 6


@pytest.mark.parametrize(
    ("finished", "result", "set_aside", "outcome"),
    [
        (None, None, False, "unfinished"),
        (1.0, Result(won=True), False, "won"),
        (1.0, Result(won=False), False, "lost"),
        (1.0, Result(), False, "over"),
        (1.0, None, False, "over"),
        (None, None, True, "set-aside"),
        (1.0, Result(won=True), True, "won"),
    ],
)
def test_the_state_of_a_play(
    finished: float | None, result: Result | None, set_aside: bool, outcome: str
) -> None:
    saved = SavedPlay(1, "core", {}, "1", 0.0, finished, 0.0, 3, result, 0.0, 1, set_aside)
    assert saved.outcome == outcome


# who played, and what was deleted

ANA, BEA = Person("you", "Ana", ("Ecoline",)), Person("partner", "Béa")


def to_send(path: Path) -> dict[int, int]:
    """Return the plays in the outbox, each with the number of its changes."""
    with closing(sqlite3.connect(path)) as other:
        return dict(other.execute("SELECT play, change FROM outbox").fetchall())


def finished(store: Store, jar: Game, seed: str = "1") -> int:
    """Return the number of a play that was played to its end."""
    play = store.begin(jar, {}, seed)
    play_out(play, random.Random(1))
    return store.history()[0].id


def test_players_and_a_comment_are_saved_beside_an_open_play(path: Path, jar: Game) -> None:
    with closing(Store(path)) as store:
        play = store.begin(jar, {}, "1")
        number = store.history()[0].id
        assert store.describe(number, [ANA, BEA], "By the sea")
        some_answers(play)
        found = store.find(number)
        assert found
        assert (found.players, found.comment) == ((ANA, BEA), "By the sea")
        assert (store.names(), store.count()) == (["Ana", "Béa"], 1)


def test_a_deleted_play_is_nowhere_until_it_is_restored(path: Path, jar: Game) -> None:
    with closing(Store(path)) as store:
        number = finished(store, jar)
        uid = store.history()[0].uid
        store.describe(number, [ANA], "")
        store.begin(jar, {}, "2")
        waits = store.history()[0].id
        assert store.delete(number)
        assert store.delete(waits)
        assert not store.history()
        assert not store.listed()
        assert not store.won()
        assert not store.waiting()
        assert not store.count()
        assert not store.names()
        assert not store.find_uid(uid)
        assert not list(store.copies())
        assert {each.id for each in store.deleted()} == {number, waits}
        store.restore(number)
        store.restore(waits)
        assert [each.id for each in store.history()] == [waits, number]
        assert store.unfinished()
        assert store.find_uid(uid)
        assert not store.deleted()


def test_each_play_has_an_identifier_that_stays_with_it(path: Path, jar: Game) -> None:
    with closing(Store(path)) as store:
        for seed in "12":
            some_answers(store.begin(jar, {}, seed))
        before = [play.uid for play in store.history()]
    assert len({*before}) == 2
    assert {len(uid) for uid in before} == {32}
    with closing(Store(path)) as store:
        assert [play.uid for play in store.history()] == before


def test_a_finished_play_waits_to_be_sent_with_every_change_of_it(path: Path, jar: Game) -> None:
    with closing(Store(path)) as store:
        play = store.begin(jar, {}, "1")
        some_answers(play)
        assert to_send(path) == {}
        play_out(play, random.Random(1))
        number = store.history()[0].id
        assert to_send(path) == {number: 1}
        store.describe(number, [ANA], "")
        store.delete(number)
        assert to_send(path) == {number: 3}


def test_a_finished_play_that_is_taken_back_waits_to_be_sent_too(path: Path, jar: Game) -> None:
    with closing(Store(path)) as store:
        play = store.begin(jar, {}, "1")
        play_out(play, random.Random(1))
        play.undo()
        assert to_send(path) == {store.history()[0].id: 2}
