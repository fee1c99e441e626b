"""Undoing a whole turn: one turn and no more, whatever the number was corrected to."""

from __future__ import annotations

import random

import pytest

from companion.engine.autoplay import likely_answer
from companion.engine.play import Play
from companion.engine.prompts import Refused
from companion.games import find, games

COUNTED = [("dice", "turn", 10, 3), ("on-mars", "round", 5, 2), ("ares", "round", 8, 2)]
"""A game, its turn counter, the turn at which that is corrected, and the new value."""


def begun(game: str) -> Play:
    return Play(find(game), {}, "1")


def go_on(play: Play, turn: int) -> None:
    """Play until the counter has this value; then until the number can be corrected."""
    rng = random.Random(turn)
    while play.turn != turn or not play.fields:
        play.answer(likely_answer(play, rng))


@pytest.mark.parametrize(("game", "counter", "turn", "corrected"), COUNTED)
def test_after_a_correction_downwards_one_turn_is_taken_back(
    game: str, counter: str, turn: int, corrected: int
) -> None:
    play = begun(game)
    go_on(play, turn - 1)
    go_on(play, turn)
    at = play.answered()
    shorter = (shortened(play, n) for n in range(len(at) + 1))
    first_of_turn = next(len(each.log) for each in shorter if each.turn == turn)
    play.correct(counter, corrected)
    here = list(play.log)
    go_on(play, corrected + 1)
    while play.turn == corrected + 1:
        play.undo_turn()  # what was answered in it, then the turn before
    assert (play.turn, play.log) == (corrected, here), "not a line of the turns before"
    play.undo_turn()
    assert play.turn == turn, "the correction was an answer of the turn it left"
    assert len(play.log) == first_of_turn


@pytest.mark.parametrize(("game", "counter", "corrected", "turn"), COUNTED)
def test_after_a_correction_upwards_too(game: str, counter: str, corrected: int, turn: int) -> None:
    play = begun(game)
    go_on(play, turn)
    play.correct(counter, corrected)
    here = list(play.log)
    go_on(play, corrected + 1)
    while play.turn == corrected + 1:
        play.undo_turn()
    assert (play.turn, play.log) == (corrected, here)
    play.undo_turn()
    assert play.turn == turn


def shortened(play: Play, lines: int) -> Play:
    """Return the play as it was after ``lines`` lines of its log."""
    return Play(play.game, play.options, play.seed, play.log[:lines])


@pytest.mark.parametrize("game", list(games()))
def test_turn_by_turn_every_play_is_taken_back_to_its_beginning(game: str) -> None:
    play, rng = begun(game), random.Random(2)
    answered_in = set()
    while not play.over:
        answered_in.add(play.turn)
        play.answer(likely_answer(play, rng))
    turns = 0
    while play.log:
        before, given = play.turn, len(play.log)
        play.undo_turn()
        assert len(play.log) < given
        assert play.turn in (before, before - 1)
        assert play.turn == shortened(play, len(play.log)).turn
        turns += 1
    assert turns == len(answered_in)
    with pytest.raises(Refused, match="refused-undo"):
        play.undo_turn()
    while play.next_answer:
        play.redo()
    assert play.over


def test_a_play_opened_again_takes_back_the_same_turns() -> None:
    play = begun("dice")
    go_on(play, 6)
    play.correct("turn", 2)
    go_on(play, 4)
    again = shortened(play, len(play.log))
    while play.log:
        play.undo_turn()
        again.undo_turn()
        assert again.log == play.log
