"""Whose turn it was, and what was taken back, is told right however a step was come to."""

from __future__ import annotations

import pytest

from companion.autoplay import usual_answer
from companion.screens.pictures import header

MAIN = "on-mars.table"


def past(player):
    """Whether the first page shows what belongs to a turn that is over."""
    return player.table.pages[0].past


def reach_end_of_his_turn(player, like=past):
    """Come to your question, above it what the opponent has just done."""
    player.begin(options={"help": "quick"}, seed="3")
    session = player.presenter.session
    for _ in range(200):
        player.now += 1
        player.presenter.show_step()
        if session.play.ask.key == MAIN and past(player) and like(player):
            player.frames()
            return
        session.answer(usual_answer(session.play))
    pytest.fail("his turn never ends")


def test_a_correction_leaves_what_he_did_under_his_own_name(player):
    reach_end_of_his_turn(player)
    told = sorted(line for line in player.seen if "Round" in line or "Lacerda" in line)
    player.presenter.session.correct("lacerda.crystals", 2)
    player.presenter.show("editor")
    player.presenter.show("table")
    player.frames()
    assert past(player)
    assert told == sorted(line for line in player.seen if "Round" in line or "Lacerda" in line)


def test_the_numbers_are_those_after_what_he_has_still_to_do(player):
    def numbers(view):
        return [number for _, number in header(view).numbers]

    def changed(player):
        view = player.table.worded.view
        return numbers(view)[0] != numbers(view.earlier)[0]

    reach_end_of_his_turn(player, changed)
    assert numbers(player.table.worded.view)[0] in player.seen


def test_a_play_that_goes_on_shows_it_as_before(player):
    reach_end_of_his_turn(player)
    before = [line for line in player.seen if "Round" in line]
    number = player.presenter.session.id
    player.presenter.sessions.forget()
    player.presenter.sessions._open.clear()
    player.presenter.go_home()
    player.later(1)
    player.presenter.open_kept(number)
    player.frames()
    assert past(player)
    assert [line for line in player.seen if "Round" in line] == before


def test_what_was_taken_back_is_told_no_more_once_it_goes_on(player):
    player.begin(options={"help": "quick"}, seed="3")
    for _ in range(6):
        player.next()
    player.presenter.session.undo(2)
    player.presenter.show_step()
    player.frames()
    told = player.presenter.words("core.taken-back", what=player.presenter.session.taken_back)
    again = player.play.undone[0].value
    player.later(1)
    player.presenter.change(lambda: player.presenter.session.answer(again))
    player.frames()
    assert player.play.undone, "it can still be put back"
    assert not [line for line in player.seen if line.startswith(told.partition(":")[0])]


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
def test_in_the_big_mode_the_question_stands_above_its_tiles(open_app, size):
    player = open_app(size=size, big=True)
    player.now += 1
    player.presenter.open_play("ares", new=True)
    session = player.presenter.session
    while session.play.ask.key != "ares.phase":
        session.answer(usual_answer(session.play))
    player.now += 1
    player.presenter.show_step()
    player.turn_to_question()
    player.frames()
    title = player.table.worded.glance.title
    assert title
    assert title in " ".join(player.seen)


def test_in_the_big_mode_what_undo_comes_back_to_is_shown(open_app):
    player = open_app(big=True)
    player.begin(options={"help": "quick"}, seed="3")
    while not (player.table.worded.items and player.play.log):
        player.next()
    player.next()
    player.later(1)
    player.presenter.change(player.presenter.session.undo)
    player.frames()
    assert player.table.worded.items
    assert any(page.items for page in player.table.pages)


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (720, 1280)])
def test_undo_is_told_on_a_page_full_of_moves_too(open_app, size):
    player = open_app(size=size)
    player.begin(options={"help": "quick"}, seed="3")
    session, full = player.presenter.session, 0
    for _ in range(40):
        player.now += 1
        player.presenter.show_step()
        if session.play.ask and len(player.table.worded.items) > 3 and session.play.log:
            full += 1
            session.answer(usual_answer(session.play))
            session.undo()
            player.presenter.show_step()
            player.frames()
            assert "strip" in player.taps, session.play.ask.key
            session.redo()
        elif session.play.ask:
            session.answer(usual_answer(session.play))
    assert full


def test_a_notice_that_goes_with_an_answer_does_not_stop_the_step(player):
    """It goes before the next step is shown: the screen still stands on the one before."""
    player.presenter.open_play("ares", new=True)
    session = player.presenter.session
    kinds = set()
    while not session.play.over:
        player.presenter.tell("Something was refused.")
        before = type(session.play.ask).__name__
        player.presenter.carry_out(
            lambda: session.answer(usual_answer(session.play)), player.presenter.show_step
        )
        assert player.presenter.session is session, "the play had to be opened again"
        kinds.add((before, type(session.play.ask).__name__))
    assert ("Choose", "Count") in kinds


def test_what_was_refused_is_told_no_more_where_other_choices_are_opened(player):
    reach_end_of_his_turn(player)
    player.now += 1
    player.presenter.change(lambda: player.presenter.session.answer("advanced.nothing"))
    assert player.presenter.notices
    player.now += 1
    player.presenter.visit("table", group="contract")
    player.frames()
    assert player.presenter.notices == []
    assert "strip" not in player.taps


def test_below_the_moves_of_his_turn_nothing_is_told_that_the_header_or_a_move_tells(player):
    """His card, that the round begins, and what names moves said before need no line."""
    player.begin(options={"help": "quick"}, seed="3")
    session, cards = player.presenter.session, 0
    while not session.play.over and cards < 6:
        player.presenter.show_step()
        says = {say.key: player.table.book.glance(say) for say in session.play.says}
        if "on-mars.card" in says:
            cards += 1
            facts = player.table.worded.facts
            told = [says[key].facts for key in ("on-mars.card", "on-mars.new-round") if key in says]
            assert not {*facts} & {fact for each in told for fact in each}
            assert not {*facts} & {each.title for each in says.values() if each.moves}
        session.answer(usual_answer(session.play))
    assert cards == 6


def test_his_card_is_told_in_full_where_it_is_all_there_is(player):
    player.begin(options={"help": "cards"}, seed="3")
    session = player.presenter.session
    while "on-mars.card" not in {say.key for say in session.play.says}:
        session.answer(usual_answer(session.play))
    player.presenter.show_step()
    card = next(say for say in session.play.says if say.key == "on-mars.card")
    assert {*player.table.book.glance(card).facts} <= {*player.table.worded.facts}
