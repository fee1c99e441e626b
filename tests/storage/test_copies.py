"""Plays go from one database to another whole, and none is doubled or shortened by it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from companion.engine.game import Game
from companion.engine.saved import Person
from companion.storage.copies import UNREAD, Merged, PlayCopy
from companion.storage.record import Record
from companion.storage.store import Store


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(tmp_path / "here.db")) as store:
        yield store


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(tmp_path / "there.db")) as store:
        yield store


def begin(store: Store, jar: Game, seed: str = "1", answers: int = 3) -> Record:
    """Begin a play, answer it, undo the last answer and note a roll of the die."""
    play = store.begin(jar, {"lid": "off"}, seed)
    play.answer(True)
    for number in range(answers):
        play.correct("marbles", number + 4)
    play.undo()
    play.roll_die(6)
    assert isinstance(play.journal, Record)
    play.journal.note(play, "die", {"sides": 6, "value": 2})
    return play.journal


def take(here: Store, there: Store) -> Merged:
    merged = there.import_plays(here.copies(), here.facts())
    assert merged is not None
    return merged


def numberless(store: Store) -> list[PlayCopy]:
    return list(store.copies())


def test_what_is_taken_in_is_what_was_given(here: Store, there: Store, jar: Game) -> None:
    for seed in ("1", "2"):
        begin(here, jar, seed)
    here.put_fact("core", "lid", "red")
    assert take(here, there) == Merged(added=2)
    assert numberless(there) == numberless(here)
    assert there.facts() == {"core": {"lid": "red"}}
    saved = there.unfinished("core")
    assert saved is not None
    assert there.resume(jar, saved).log == here.answers(2)[: saved.answers]


def test_taken_in_twice_nothing_is_doubled(here: Store, there: Store, jar: Game) -> None:
    begin(here, jar)
    take(here, there)
    before = numberless(there)
    assert take(here, there) == Merged(known=1)
    assert numberless(there) == before


def test_a_play_that_continued_takes_the_place_of_what_it_was(
    here: Store, there: Store, jar: Game
) -> None:
    begin(here, jar)
    take(here, there)
    saved = here.unfinished("core")
    assert saved is not None
    here.resume(jar, saved).correct("marbles", 17)
    assert take(here, there) == Merged(continued=1)
    assert numberless(there) == numberless(here)


def test_an_older_copy_of_a_play_changes_nothing(here: Store, there: Store, jar: Game) -> None:
    begin(here, jar)
    older = numberless(here)
    saved = here.unfinished("core")
    assert saved is not None
    play = here.resume(jar, saved)
    play.redo()  # the undone answer is given again: the log is as it was, but all of it counts
    play.correct("marbles", 17)
    take(here, there)
    newer = numberless(there)
    assert there.import_plays(older, {}) == Merged(known=1)
    assert numberless(there) == newer


def test_two_that_continued_differently_are_both_saved_and_the_one_here_stays_first(
    here: Store, there: Store, jar: Game
) -> None:
    begin(here, jar)
    take(here, there)
    for store, marbles in ((here, 17), (there, 18)):
        saved = store.unfinished("core")
        assert saved is not None
        store.resume(jar, saved).correct("marbles", marbles)
    mine = numberless(there)
    assert take(here, there) == Merged(added=1)
    first, second = there.copies()
    assert [first] == mine
    assert second.set_aside
    assert second.log == numberless(here)[0].log
    assert take(here, there) == Merged(known=1)
    waiting = there.waiting()
    assert [play.id for play in waiting] == [1]


def test_what_is_known_here_of_the_printed_facts_stays(here: Store, there: Store) -> None:
    here.put_fact("core", "lid", "red")
    here.put_fact("core", "jar", "tall")
    there.put_fact("core", "lid", "blue")
    take(here, there)
    assert there.facts() == {"core": {"lid": "blue", "jar": "tall"}}


def test_a_value_that_is_no_json_comes_through_as_it_is(
    here: Store, there: Store, jar: Game
) -> None:
    begin(here, jar)
    with here.writing() as connection:
        connection.execute("UPDATE answer SET value = '{torn' WHERE seq = 1")
    assert numberless(here)[0].log[1].value == {UNREAD: "{torn"}
    take(here, there)
    with there.writing() as connection:
        assert connection.execute("SELECT value FROM answer WHERE seq = 1").fetchall() == [
            ("{torn",)
        ]


def test_a_broken_play_is_left_out_and_the_others_are_given(here: Store, jar: Game) -> None:
    for seed in ("1", "2"):
        begin(here, jar, seed)
    with closing(sqlite3.connect(here.path)) as other, other:
        other.execute("UPDATE play SET options = CAST(x'ff' AS TEXT) WHERE id = 1")
        other.execute("UPDATE play SET cursor = -1, seed = CAST(x'fe' AS TEXT) WHERE id = 1")
    assert [copy.seed for copy in here.copies()][-1] == "2"
    assert here.copy(2**70) is None
    assert here.copy(3) is None


def test_nothing_is_taken_in_where_the_disk_takes_nothing(
    here: Store, there: Store, jar: Game
) -> None:
    begin(here, jar)
    with closing(sqlite3.connect(there.path, isolation_level=None)) as other:
        there.patience = 0
        there.close()
        other.execute("BEGIN IMMEDIATE")
        assert there.import_plays(here.copies(), {}) is None
        other.execute("ROLLBACK")
    assert there.problem is not None
    assert take(here, there) == Merged(added=1)


def test_a_copy_goes_through_json_unchanged(here: Store, jar: Game) -> None:
    begin(here, jar)
    (copy,) = here.copies()
    text = msgspec.json.encode(copy)
    again = msgspec.json.decode(text, type=PlayCopy)
    assert msgspec.to_builtins(again) == msgspec.to_builtins(copy)


# how much work it is


def work_of(
    here: Store, copies: list[PlayCopy], work: Callable[[Store, list[PlayCopy]], object]
) -> int:
    """Do something with plays; return how many thousand steps SQLite made for that."""
    steps = 0

    def count() -> None:
        nonlocal steps
        steps += 1

    with here.writing() as connection:
        connection.set_progress_handler(count, 1000)
    assert work(here, copies)
    with here.writing() as connection:
        connection.set_progress_handler(None, 0)
    return steps


def import_plays(store: Store, copies: list[PlayCopy]) -> object:
    return store.import_plays(copies, {})


def give(store: Store, copies: list[PlayCopy]) -> object:
    return list(store.copies())


def many(copy: PlayCopy, count: int, alike: bool) -> list[PlayCopy]:
    """Return ``count`` plays: each with its own seed, or all begun alike and played differently."""
    (first, *rest) = copy.log
    return [
        msgspec.structs.replace(copy, log=[msgspec.structs.replace(first, value=number), *rest])
        if alike
        else msgspec.structs.replace(copy, seed=str(number))
        for number in range(count)
    ]


@pytest.mark.parametrize("alike", [False, True])
def test_twice_as_many_plays_are_twice_the_work_to_take_in_once_and_again_and_to_give(
    here: Store, there: Store, jar: Game, tmp_path: Path, alike: bool
) -> None:
    begin(here, jar)
    (copy,) = here.copies()
    with closing(Store(tmp_path / "third.db")) as third:
        few, more = many(copy, 300, alike), many(copy, 600, alike)
        for work in (import_plays, import_plays, give):
            once, twice = work_of(there, few, work), work_of(third, more, work)
            assert twice < 3 * once


def test_players_and_comment_go_along_and_an_older_copy_leaves_those_here(
    here: Store, there: Store, jar: Game
) -> None:
    play = here.begin(jar, {}, "1")
    play.answer(True)
    number = here.history()[0].id
    here.describe(number, [Person("you", "Ana")], "")
    there.import_plays(here.copies(), {})
    taken = there.history()[0]
    assert (taken.uid, taken.players) == (here.history()[0].uid, (Person("you", "Ana"),))
    there.describe(taken.id, [Person("you", "Bea")], "By the sea")
    play.answer("draw")
    here.describe(number, [], "")
    there.import_plays(here.copies(), {})
    taken = there.history()[0]
    assert (taken.answers, taken.uid) == (3, here.history()[0].uid)
    assert (taken.players, taken.comment) == ((Person("you", "Bea"),), "By the sea")


def test_two_that_continued_differently_have_identifiers_of_their_own(
    here: Store, there: Store, jar: Game
) -> None:
    here.begin(jar, {}, "1").answer(True)
    there.import_plays(here.copies(), {})
    for store, answer in ((here, "draw"), (there, "take")):
        store.resume(jar, store.history()[0]).answer(answer)
    there.import_plays(here.copies(), {})
    assert len({play.uid for play in there.history()}) == 2
