"""Rows of the database that make no sense: each costs only itself."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.commands.saved_plays import history_line
from companion.engine.autoplay import usual_answer
from companion.engine.play import Play
from companion.engine.prompts import Refused
from companion.games import find, games
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.session.session import Session
from companion.storage.record import Record
from companion.storage.store import Store
from companion.testing.plays import LONG

GAME = "dice"
EXAMPLES = 600 if LONG else 30
DEEP = "[" * 3000

WHOLE = st.sampled_from([0, -1, 1, 2**53, 2**63 - 1, -(2**63)]) | st.integers(-(2**63), 2**63 - 1)
REAL = st.sampled_from([float("inf"), float("-inf"), 1e300, -1.0]) | st.floats(allow_nan=False)
TEXT = st.sampled_from(
    ["", "5", "[[],1]", '["vp",1]', "{", "null", "NaN", "1e999", DEEP, '"\\ud800"', '{"won":[]}']
) | st.text(alphabet=st.characters(exclude_categories=("Cs",)))

PLAY = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from([GAME, "on-mars", "chess", "core", "../fr/dice", "\0", "x" * 300])
        | TEXT,
        "options": st.just('{"clock":"90"}') | TEXT,
        "seed": TEXT,
        "started": REAL,
        "finished": st.none() | REAL,
        "seconds": REAL,
        "cursor": WHOLE,
        "rolls": WHOLE,
        "revision": WHOLE,
        "result": st.none() | TEXT,
        "rules": WHOLE,
        "set_aside": WHOLE,
        "recency": WHOLE,
    },
)
ANSWER = st.tuples(
    st.integers(-3, 12) | WHOLE,
    st.sampled_from(["core.correct", "dice.turn"]) | TEXT,
    TEXT,
    st.sampled_from(["player", "chance"]) | TEXT,
    REAL,
)
NOTE = st.tuples(
    WHOLE,
    st.sampled_from(["die", "clock"]) | TEXT,
    st.sampled_from(['{"turn":1,"seconds":1e300}', '{"sides":[],"value":{}}']) | TEXT,
    REAL,
)


def ready(store: Store, seed: str) -> Play:
    """Begin a play and advance to where it can be corrected."""
    play = store.begin(find(GAME), {}, seed)
    record, play.journal = play.journal, None
    while not play.fields:
        assert play.ask is not None
        play.answer(play.ask.default)
    play.journal = record
    play.correct("vp", 7)
    return play


def number(play: Play) -> int:
    assert isinstance(play.journal, Record)
    assert play.journal.id is not None
    return play.journal.id


@contextmanager
def two_plays() -> Iterator[tuple[Store, int, int]]:
    """Give a store, a play that stays as it is, and one to be spoilt."""
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Store(Path(folder, "companion.db"))) as store,
    ):
        yield store, number(ready(store, "1")), number(ready(store, "2"))


def lines(store: Store, play: int) -> Any:
    with closing(sqlite3.connect(store.path)) as other:
        query = "SELECT seq, key, CAST(value AS BLOB), by, at FROM answer WHERE play = ?"
        return other.execute(query, (play,)).fetchall()


def check_the_good_play(store: Store, good: int) -> None:
    """It is listed, it waits, it is found, and it is played on."""
    listed = [saved for saved in store.history() if saved.id == good]
    assert [saved.outcome for saved in listed] == ["unfinished"]
    assert good in [saved.id for saved in store.waiting(GAME)]
    play = store.resume(find(GAME), listed[0])
    assert (play.unmatched, play.state()["vp"]) == (0, 7)
    play.correct("vp", 8)
    assert isinstance(play.journal, Record)
    assert play.journal.saved
    assert store.unfinished(GAME) == store.find(good), "it was answered last"


@settings(max_examples=EXAMPLES)
@given(PLAY, st.lists(ANSWER, max_size=4, unique_by=lambda row: row[0]), st.lists(NOTE, max_size=2))
def test_whatever_is_in_a_play_it_is_reported_and_the_others_continue(
    columns: dict[str, Any], answers: list[tuple[Any, ...]], notes: list[tuple[Any, ...]]
) -> None:
    with two_plays() as (store, good, bad):
        with store.writing() as connection:
            for name, value in columns.items():
                connection.execute(f"UPDATE play SET {name} = ? WHERE id = ?", (value, bad))
            connection.executemany(
                f"INSERT OR REPLACE INTO answer VALUES ({bad}, ?, ?, ?, ?, ?)", answers
            )
            connection.executemany(f"INSERT INTO note VALUES ({bad}, ?, ?, ?, ?)", notes)
        assert len(store.history()) == 2
        assert msgspec.json.decode(msgspec.json.encode(store.history()))
        for saved in store.history():
            for language in LANGUAGES:
                assert history_line(Phrasebook(language), saved)
        check_the_good_play(store, good)
        before = lines(store, good)
        saved = store.find(bad)
        assert saved is not None
        if saved.game in games():
            look_and_play_on(store, bad)
        assert lines(store, good) == before
        assert msgspec.json.encode(store.answers(bad) + store.notes(bad))


def look_and_play_on(store: Store, bad: int) -> None:
    """A spoilt play opens as far as it fits, is shown in words, and is played on."""
    saved = store.find(bad)
    assert saved is not None
    before = lines(store, bad)
    session = Session(find(saved.game), store, Phrasebook("en"), saved=saved)
    assert session.spoken or session.play.over
    assert session.history() or not session.play.log
    assert all(isinstance(each, str) for each in (session.undo_label, session.redo_label))
    assert session.times() is None or session.seconds_ahead != float("inf")
    assert lines(store, bad) == before, "to look at it changes nothing"
    play = session.play
    assert session.roll_die(6).text
    if play.fields:
        play.correct("vp", 9)
    elif play.ask is not None:
        play.answer(usual_answer(play))
    if play.unmatched and session.saved:
        (aside,) = [each for each in store.history() if each.id not in (bad, 1)]
        assert lines(store, aside.id) == before


@pytest.mark.parametrize("value", ["5", "[[],1]", "[]", "null", '["vp"]', '["vp",1,2]', '{"vp":1}'])
def test_a_correction_of_another_shape_ends_what_fits(value: str) -> None:
    with two_plays() as (store, good, bad):
        with store.writing() as connection:
            connection.execute(
                "UPDATE answer SET value = ? WHERE play = ? AND key = 'core.correct'", (value, bad)
            )
        saved = store.find(bad)
        assert saved is not None
        session = Session(find(GAME), store, Phrasebook("en"), saved=saved)
        assert session.play.unmatched == 1
        assert session.play.state()["vp"] != 7
        assert any("Damaged: the last answer no longer fits" in each for each in session.notices)
        check_the_good_play(store, good)


def test_one_that_was_undone_cannot_be_redone_and_is_not_shown() -> None:
    with two_plays() as (store, _, bad):
        with store.writing() as connection:
            connection.execute(
                "UPDATE answer SET value = '5' WHERE play = ? AND key = 'core.correct'", (bad,)
            )
            connection.execute("UPDATE play SET cursor = cursor - 1 WHERE id = ?", (bad,))
        saved = store.find(bad)
        assert saved is not None
        session = Session(find(GAME), store, Phrasebook("en"), saved=saved)
        assert session.redo_label == ""
        with pytest.raises(Refused, match="refused-redo"):
            session.redo()
        session.play.correct("vp", 9)
        assert session.saved


def test_a_row_that_is_missing_ends_what_fits() -> None:
    with two_plays() as (store, good, bad):
        with store.writing() as connection:
            connection.execute("DELETE FROM answer WHERE play = ? AND seq = 2", (bad,))
        saved = store.find(bad)
        assert saved is not None
        play = store.resume(find(GAME), saved)
        assert len(play.log) == 2 or play.log[2].by == "chance"
        assert play.unmatched
        assert play.ask is not None
        play.answer(play.ask.default)
        assert isinstance(play.journal, Record)
        assert play.journal.saved
        check_the_good_play(store, good)


@pytest.mark.parametrize("moment", ["1e300", "9e999", "-9e999", "-1e300"])
def test_a_time_that_is_none_is_reported(moment: str) -> None:
    with two_plays() as (store, good, bad):
        with store.writing() as connection:
            connection.execute(
                f"UPDATE play SET started = {moment}, seconds = {moment} WHERE id = ?", (bad,)
            )
            connection.execute(f"UPDATE answer SET at = {moment} WHERE play = ?", (bad,))
        saved = store.find(bad)
        assert saved is not None
        assert (saved.begun, saved.minutes) == (None, None)
        line = history_line(Phrasebook("en"), saved)
        assert "date unknown · ? min" in line
        check_the_good_play(store, good)
