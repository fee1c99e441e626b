"""His actions, and what was taken back, are described correctly however a step was reached."""

from __future__ import annotations

import pytest

from companion.engine.autoplay import usual_answer

MAIN = "on-mars.table"


def his(player):
    """Return his moves that are done or announced in this step."""
    return [move.text for move in player.table.step.moves if move.actor == "lacerda"]


def reach_end_of_his_turn(player):
    """Advance to your question, above it what the opponent has just done."""
    player.begin(options={"help": "quick"}, seed="3")
    session = player.presenter.session
    for _ in range(200):
        player.now += 1
        player.presenter.game.show_step()
        if session.play.ask.key == MAIN and his(player):
            player.turn_to_question()
            player.frames()
            return
        session.answer(usual_answer(session.play))
    pytest.fail("his turn never ends")


def test_a_play_that_continues_has_the_same_moves(player):
    reach_end_of_his_turn(player)
    before = his(player)
    number = player.presenter.session.id
    player.presenter.sessions.forget()
    player.presenter.sessions._open.clear()
    player.presenter.navigation.go_home()
    player.later(1)
    player.presenter.game.open_saved(number)
    player.frames()
    assert his(player) == before


def test_what_was_taken_back_is_reported_no_more_once_it_continues(player):
    player.begin(options={"help": "quick"}, seed="3")
    for _ in range(6):
        player.next()
    player.presenter.session.undo(2)
    player.presenter.game.show_step()
    player.frames()
    assert "notice" in player.taps
    again = player.play.undone[0].value
    player.later(1)
    player.presenter.game.change(lambda: player.presenter.session.answer(again))
    player.frames()
    assert player.play.undone, "it can still be put back"
    assert "notice" not in player.taps


def test_a_notice_that_goes_with_an_answer_does_not_stop_the_step(player):
    """It goes before the next step is shown: the screen still shows the one before."""
    player.presenter.game.open("ares", new=True)
    session = player.presenter.session
    kinds = set()
    while not session.play.over:
        player.presenter.announce("Something was refused.")
        before = type(session.play.ask).__name__
        player.presenter.game.carry_out(
            lambda: session.answer(usual_answer(session.play)), player.presenter.game.show_step
        )
        assert player.presenter.session is session, "the play had to be opened again"
        kinds.add((before, type(session.play.ask).__name__))
    assert ("Choose", "Count") in kinds
