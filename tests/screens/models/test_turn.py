"""The moves of a whole turn: done, and to come."""

from __future__ import annotations

from random import Random

import pytest

from companion.engine.autoplay import likely_answer, usual_answer
from companion.engine.game import YOU
from companion.engine.log import is_main
from companion.engine.play import Play
from companion.engine.prompts import Say
from companion.games import find, games
from companion.phrases.phrasebook import Phrasebook
from companion.screens.models.turn import Lookahead, done_moves

BOOK = Phrasebook("en")


def play_of(game: str, seed: str = "7") -> Play:
    return Play(find(game), {}, seed)


def test_what_is_foreseen_is_what_comes_while_he_is_answered_as_usual() -> None:
    play, ahead, seen = play_of("on-mars"), Lookahead(), 0
    rng = Random(4)
    while play.ask and play.turn < 9:
        foreseen = ahead.coming(play)
        before = len(play.log)
        default = play.ask.default if play.ask else None
        play.answer(likely_answer(play, rng) if default is None else default)
        if default is None:
            continue
        shown = [prompt for at, prompt in play.shown_prompts() if at > before]
        both = list(zip(foreseen, shown, strict=False))
        assert all(said == came for said, came in both)
        seen += len(both)
    assert seen > 40


@pytest.mark.parametrize("game", list(games()))
def test_nothing_of_the_players_own_and_no_later_turn_is_foreseen(game: str) -> None:
    play, ahead, rng = play_of(game), Lookahead(), Random(1)
    for _ in range(80):
        if play.ask is None:
            break
        for prompt in ahead.coming(play):
            assert not is_main(prompt)
            assert isinstance(prompt, Say) or prompt.actor != YOU
            assert not (isinstance(prompt, Say) and play.game.counter in prompt.args)
        play.answer(likely_answer(play, rng))


def test_a_list_that_continues_foresees_what_a_new_one_does_also_after_undo() -> None:
    play, ahead, rng = play_of("on-mars"), Lookahead(), Random(6)
    foreseen = 0
    for step in range(120):
        if play.ask is None:
            break
        coming, anew = ahead.coming(play), Lookahead().coming(play)
        assert bool(coming) == bool(anew)
        for one, other in zip(coming, anew, strict=False):  # one may look farther
            assert one == other
        foreseen += len(coming)
        if step % 4 == 3:
            play.undo(1 + step % 8 // 4)
        else:
            play.answer(likely_answer(play, rng, 0.7))
    assert foreseen > 60


def test_looking_ahead_changes_nothing() -> None:
    play, ahead = play_of("on-mars"), Lookahead()
    while play.turn < 3:
        play.answer(usual_answer(play))
    log, state, box = list(play.log), play.state(), dict(play.box)
    ahead.coming(play)
    assert (play.log, play.state(), play.box) == (log, state, box)


def test_going_back_to_a_done_move_takes_back_all_that_came_after_it() -> None:
    play = play_of("on-mars")
    while len(done_moves(play, BOOK, "")) < 3 or play.turn == 0:
        play.answer(usual_answer(play))
    first = done_moves(play, BOOK, "")[0]
    turn = play.turn
    play.undo(first.answers)
    again = done_moves(play, BOOK, "")
    assert play.turn == turn
    assert first.text not in [line.text for line in again]
    assert any(
        first.text in [move.text for move in BOOK.glance(say).moves]
        for say in (*play.says, play.ask)
    )
