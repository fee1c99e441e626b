"""Which play continues: the one answered last, by a count and not by the clock on the wall."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.engine.game import Game
from companion.storage.record import Record
from companion.storage.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "companion.db"


def latest(store: Store) -> str:
    saved = store.unfinished("core")
    assert saved is not None
    return saved.seed


def test_the_play_to_resume_is_the_one_answered_last(path: Path, jar: Game) -> None:
    store = Store(path)
    first, second = store.begin(jar, {}, "1"), store.begin(jar, {}, "2")
    assert latest(store) == "2"
    first.answer(True)
    assert latest(store) == "1"
    second.answer(True)
    assert latest(store) == "2"
    first.undo()
    assert [saved.seed for saved in store.waiting("core")] == ["1", "2"]


def test_whatever_the_clock_on_the_wall_says(path: Path, jar: Game) -> None:
    """A Pi has no clock of its own: without a network it may be in any year."""
    now = [4e9]  # 2096
    store = Store(path, clock=lambda: now[0])
    first = store.begin(jar, {}, "1")
    first.answer(True)
    second = store.begin(jar, {}, "2")
    for now[0], play, answer in (
        (1000.0, second, True),
        (500.0, first, "take"),
        (0.0, second, "take"),
    ):
        play.answer(answer)
        assert latest(store) == play.seed
    assert [saved.touched for saved in store.history()] == [0.0, 500.0]


def test_a_roll_of_the_die_or_a_look_answers_nothing(path: Path, jar: Game) -> None:
    store = Store(path)
    first, second = store.begin(jar, {}, "1"), store.begin(jar, {}, "2")
    second.answer(True)
    assert isinstance(first.journal, Record)
    first.journal.note(first, "die", {"sides": 6, "value": first.roll_die(6)})
    first.journal.save(first)
    saved = store.find(first.journal.id or 0)
    assert saved is not None
    store.resume(jar, saved)
    assert latest(store) == "2"


def test_it_counts_across_two_companions(path: Path, jar: Game) -> None:
    one, other = Store(path), Store(path)
    first, second = one.begin(jar, {}, "1"), other.begin(jar, {}, "2")
    for play in (first, second, first, second, first):
        play.correct("marbles", 9) if play.log else play.answer(True)
        assert latest(one) == latest(other) == play.seed
