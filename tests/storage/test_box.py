"""My box: what is printed on a copy of a game is asked once, whatever the game."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.game import DECK, Game
from companion.engine.log import LogEntry
from companion.engine.play import Play
from companion.engine.prompts import Choose, Count, Printed, Script
from companion.storage.store import Store

ICON = Printed("icon.3", Choose("core.undo", ("star", "moon"), {"space": 3}))
POINTS = Printed("points", Count("core.die", 1, 9))


class Table:
    """A table with a printed icon and a printed number."""

    def __init__(self, _: Any) -> None:
        self.seen: list[Any] = []

    def state(self) -> dict[str, Any]:
        return {"seen": list(self.seen)}


def look(table: Table) -> Script[dict[str, Any]]:
    for fact in (ICON, POINTS, ICON):
        table.seen.append((yield fact))
    yield Choose("core.redo", ("end",))
    return {}


@pytest.fixture
def board() -> Game:
    return Game("core", (DECK,), begin=Table, script=look, places={})


def values(play: Play) -> list[tuple[Any, str]]:
    return [(entry.value, entry.by) for entry in play.log]


def test_a_printed_fact_is_asked_once_in_a_play(board: Game) -> None:
    play = Play(board, {}, "1")
    assert play.ask == ICON.asked
    play.answer("moon")
    play.answer(4)
    assert play.state()["seen"] == ["moon", 4, "moon"]
    assert values(play) == [("moon", "player"), (4, "player"), ("moon", "box")]


def test_what_the_box_knows_is_not_asked_and_is_in_the_log(board: Game) -> None:
    play = Play(board, {}, "1", box={"icon.3": "star", "points": 7})
    assert play.state()["seen"] == ["star", 7, "star"]
    assert {by for _, by in values(play)} == {"box"}


@pytest.mark.parametrize("nonsense", ["sun", 3, None, True, ["star"]])
def test_what_the_question_would_not_take_is_asked(board: Game, nonsense: Any) -> None:
    assert Play(board, {}, "1", box={"icon.3": nonsense}).ask == ICON.asked


def test_undo_takes_a_fact_back_so_that_it_is_asked_again_and_redo_puts_it_back(
    board: Game,
) -> None:
    play = Play(board, {}, "1")
    play.answer("moon")
    play.undo()
    assert play.ask == ICON.asked
    assert play.box == {}
    play.redo()
    assert play.box == {"icon.3": "moon"}
    assert play.ask == POINTS.asked


def test_undo_leaves_what_another_play_recorded(board: Game) -> None:
    play = Play(board, {}, "1", box={"icon.3": "star"})
    play.answer(2)
    play.undo()
    assert play.box == {"icon.3": "star"}


def test_a_look_ahead_says_nothing(board: Game) -> None:
    play = Play(board, {}, "1")
    assert play.preview_answer("moon") is not None
    assert play.box == {}


# On disk


def test_a_fact_is_known_in_all_later_plays(board: Game, store: Store, home: Path) -> None:
    store.begin(board, {}, "1").answer("moon")
    assert store.begin(board, {}, "2").ask == POINTS.asked
    store.close()
    again = Store(home / "companion.db")
    assert again.box("core") == {"icon.3": "moon"}
    assert again.begin(board, {}, "3").ask == POINTS.asked
    again.close()


def test_an_old_play_replays_with_the_facts_it_used(board: Game, store: Store) -> None:
    store.begin(board, {}, "1").answer("moon")
    used = store.begin(board, {}, "2")
    store.put_fact("core", "icon.3", "star")
    saved = store.find(used.journal.id)  # type: ignore[union-attr]
    assert saved is not None
    assert store.resume(board, saved).state()["seen"] == ["moon"]
    assert store.begin(board, {}, "3").state()["seen"] == ["star"]


def test_a_fact_corrected_in_the_settings_counts_in_the_play_that_is_open(
    board: Game, store: Store
) -> None:
    play = store.begin(board, {}, "1")
    play.answer("moon")
    store.put_fact("core", "icon.3", "star")
    play.answer(4)
    assert play.state()["seen"] == ["moon", 4, "star"]


def test_a_fact_that_is_forgotten_is_asked_again(board: Game, store: Store) -> None:
    store.put_fact("core", "icon.3", "star")
    store.put_fact("core", "icon.3", None)
    assert store.begin(board, {}, "1").ask == ICON.asked


def test_undo_in_a_later_sitting_takes_the_fact_off_the_disk(
    board: Game, store: Store, home: Path
) -> None:
    store.begin(board, {}, "1").answer("moon")
    store.close()
    later = Store(home / "companion.db")
    saved = later.unfinished("core")
    assert saved is not None
    play = later.resume(board, saved)
    play.undo()
    assert play.ask == ICON.asked
    later.close()
    assert Store(home / "companion.db").box("core") == {}


def test_answer_and_fact_are_one_transaction(
    board: Game, store: Store, home: Path, locked: Callable[[Path], sqlite3.Connection]
) -> None:
    store.patience = 0
    store.close()
    play = store.begin(board, {}, "1")
    other = locked(home / "companion.db")
    play.answer("moon")
    assert store.problem is not None
    other.execute("ROLLBACK")
    assert rows(home, "SELECT fact FROM box") == []
    play.answer(4)  # and both come with the next answer
    assert rows(home, "SELECT fact, value FROM box ORDER BY fact") == [
        ("icon.3", '"moon"'),
        ("points", "4"),
    ]


@pytest.fixture
def locked() -> Callable[[Path], sqlite3.Connection]:
    def lock(path: Path) -> sqlite3.Connection:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        return other

    return lock


def rows(home: Path, query: str) -> list[Any]:
    connection = sqlite3.connect(home / "companion.db")
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


HINT = Printed("icon.3", Choose("core.undo", ("star", "moon")), optional=True)


def hinted(table: Table) -> Script[dict[str, Any]]:
    for fact in (HINT, ICON, HINT):
        table.seen.append((yield fact))
    yield Choose("core.redo", ("end",))
    return {}


def test_an_optional_fact_is_used_where_it_is_known_and_never_asked(board: Game) -> None:
    play = Play(replace(board, script=hinted), {}, "1")
    assert play.ask == ICON.asked
    play.answer("moon")
    assert play.state()["seen"] == [None, "moon", "moon"]
    assert values(play) == [(None, "box"), ("moon", "player"), ("moon", "box")]
    again = Play(play.game, {}, "1", play.log, box={"icon.3": "star"})
    assert again.state() == play.state(), "what was not known then stays so"


def test_a_log_that_older_rules_made_without_an_optional_fact_continues(board: Game) -> None:
    log = [LogEntry("core.undo", "moon", "player"), LogEntry("core.redo", "end", "player")]
    play = Play(replace(board, script=hinted), {}, "1", log)
    assert (play.unmatched, play.over) == (0, True)
    assert play.state()["seen"] == [None, "moon", None]
