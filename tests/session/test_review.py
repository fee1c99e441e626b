"""A saved play looked through: a copy without storage, as it was after each answer."""

from __future__ import annotations

from companion.engine.autoplay import usual_answer
from companion.games import find
from companion.phrases.phrasebook import Phrasebook
from companion.session.review import PlayReview
from companion.session.session import Session
from companion.storage.store import Store


def test_each_answer_is_there_with_the_table_after_it(store: Store) -> None:
    session = Session(find("ares"), store, Phrasebook("en"), new=True, seed="3")
    states = [session.play.state()]
    while session.play.turn < 3:
        session.answer(usual_answer(session.play))
        states.append(session.play.state())
    given = [step.words for step in session.steps() if step.back]
    assert session.id
    saved = store.find(session.id)
    assert saved
    looked = PlayReview(store, saved, session.phrasebook)
    assert looked.play.journal is None
    assert (looked.at, looked.play.log) == (len(given), session.play.log)
    for at in range(looked.count + 1):
        looked.go_to(at)
        assert looked.play.state() == states[at]
        assert looked.words == ("" if not at else given[at - 1])


def test_turns_begin_where_the_counter_changes(store: Store) -> None:
    session = Session(find("dice"), store, Phrasebook("en"), new=True, seed="3")
    while session.play.turn < 4:
        session.answer(usual_answer(session.play))
    session.undo()
    assert session.id
    saved = store.find(session.id)
    assert saved
    looked = PlayReview(store, saved, session.phrasebook)
    assert looked.play.log == session.play.log, "what was undone is left out"
    turns = []
    while looked.at:
        looked.go_to(looked.turn_before)
        turns.append(looked.play.turn)
    assert turns == [2, 1, 0], "the third turn has no answer left"
    while looked.at < looked.count:
        looked.go_to(looked.turn_after)
        turns.append(looked.play.turn)
    assert turns[3:] == [1, 2, 3]
    looked.go_to(-5)
    assert looked.at == 0
    looked.go_to(10_000)
    assert looked.at == looked.count
