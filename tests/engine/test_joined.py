"""An opponent's actions may be announced together with the next one, counting as done."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from companion.engine.game import Game, Result
from companion.engine.log import LogEntry
from companion.engine.play import MAX_ANNOUNCEMENTS, Play
from companion.engine.prompts import Ask, Choose, Confirm, Say, Script
from companion.storage.store import Store


class Table(Struct):
    """A turn of the opponent: three actions, of which the player answers the last."""

    did: list[Any] = []

    def state(self) -> dict[str, Any]:
        return {"did": list(self.did)}


FIRST = Choose("core.first", ("done", "differs"), default="done", goes_on=True)
SECOND = Confirm("core.second", goes_on=True)
THIRD = Choose("core.third", ("done", "differs"), default="done")


def turns(table: Table) -> Script[Result]:
    for _ in range(2):
        yield Say("core.card")
        for prompt in (FIRST, SECOND, THIRD):
            table.did.append((yield prompt))
            yield Say("core.gain")
    return Result()


def keys(prompts: Sequence[Say | Ask]) -> list[str]:
    return [each.key.partition(".")[2] for each in prompts]


@pytest.fixture
def game() -> Game:
    return Game("core", (), begin=lambda _: Table(), script=turns, places={}, result=Result)


@pytest.fixture
def play(game: Game) -> Play:
    """A play whose first turn is over."""
    play = Play(game, {}, "1")
    play.joins = True
    for _ in range(2):
        assert play.ask
        play.answer(play.ask.default)
    return play


def test_what_he_continues_after_is_announced_with_the_next_question(play: Play) -> None:
    assert keys(play.says) == ["gain", "card", "first", "gain", "second", "gain"]
    assert play.ask == THIRD
    assert [entry.by for entry in play.log[-2:]] == ["done", "done"]
    assert play.state()["did"][-2:] == ["done", True]


def test_without_it_each_is_asked(game: Game) -> None:
    play = Play(game, {}, "1")
    for key in ("first", "second", "third") * 2:
        assert play.ask
        assert keys([play.ask]) == [key]
        play.answer(play.ask.default)
    assert {entry.by for entry in play.log} == {"player"}


def test_undo_asks_what_counted_as_done_the_last_first(play: Play) -> None:
    for asked in (SECOND, FIRST, THIRD):
        play.undo()
        assert play.ask == asked
    assert play.state()["did"] == ["done", True]


def test_what_was_done_before_what_undo_asks_is_announced_with_it_as_it_was(play: Play) -> None:
    play.undo()
    assert keys(play.says) == ["gain", "card", "first", "gain"]
    play.undo()
    assert keys(play.says) == ["gain", "card"]


def test_what_undo_asks_may_have_been_otherwise(play: Play) -> None:
    play.undo(2)
    play.answer("differs")
    assert play.state()["did"][3:] == ["differs", True]
    assert play.ask == THIRD
    assert keys(play.says) == ["gain", "second", "gain"]


def test_redo_puts_back_one_after_the_other(play: Play) -> None:
    shown, log = list(play.says), list(play.log)
    play.undo(2)
    play.redo()
    assert play.ask == SECOND
    play.redo()
    assert (play.says, play.log, play.ask) == (shown, log, THIRD)


def test_who_answers_as_before_can_redo_what_came_after(play: Play) -> None:
    play.answer("done")
    log = [(entry.key, entry.value) for entry in play.log]
    play.undo(3)
    for answer in ("done", True):
        play.answer(answer)
    assert play.ask == THIRD
    assert keys(play.says) == ["gain"], "what was asked alone is announced no more"
    play.redo()
    assert [(entry.key, entry.value) for entry in play.log] == log


def test_a_play_that_is_opened_again_says_it_all_again(play: Play, game: Game) -> None:
    again = Play(game, {}, "1", play.log)
    assert (again.says, again.ask, again.state()) == (play.says, play.ask, play.state())


def test_where_undo_asked_it_stays_asked_when_the_play_is_opened_again(
    play: Play, game: Game
) -> None:
    play.undo()
    again = Play(game, {}, "1", play.log, play.undone)
    again.joins = True
    assert again.ask == SECOND
    again.redo()
    assert again.ask == THIRD


def test_the_disk_knows_what_counted_as_done(game: Game, tmp_path: Path) -> None:
    store = Store(tmp_path / "companion.db")
    play = store.begin(game, {}, "1")
    play.joins = True
    for _ in range(2):
        assert play.ask
        play.answer(play.ask.default)
    store.close()
    with_it = Store(tmp_path / "companion.db")
    kept = with_it.unfinished("core")
    assert kept
    log = with_it.resume(game, kept).log
    assert [entry.by for entry in log] == ["player", "done", "player", "done", "done"]
    with_it.close()


def test_what_the_next_answer_leads_to_is_foreseen_with_it(game: Game) -> None:
    play = Play(game, {}, "1")
    play.joins = True
    play.answer("done")
    ahead = play.preview_answer("done")
    play.answer("done")
    assert ahead
    assert (ahead.says, ahead.ask, ahead.log) == (play.says, play.ask, play.log)
    assert play.log[-1] == LogEntry("core.second", True, "done")


def test_where_much_is_announced_already_it_is_asked_about_alone() -> None:
    def talkative(_: Table) -> Script[Result]:
        yield Confirm("core.begin")
        for _ in range(MAX_ANNOUNCEMENTS):
            yield Say("core.gain")
        yield FIRST
        return Result()

    game = Game("core", (), begin=lambda _: Table(), script=talkative, places={}, result=Result)
    play = Play(game, {}, "1")
    play.joins = True
    play.answer(True)
    assert play.ask == FIRST
