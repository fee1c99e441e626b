"""Changes of the play, without a window."""

from __future__ import annotations

import pytest

from companion.engine.autoplay import usual_answer
from companion.screens.presenter.game import GameActions
from companion.screens.presenter.navigation import Navigation
from companion.screens.presenter.status import Status
from screens.conftest import Voice


@pytest.fixture
def game(status: Status) -> GameActions:
    return GameActions(status, Navigation(status))


def test_a_play_that_begins_is_shown_and_its_step_said(
    game: GameActions, status: Status, voice: Voice
) -> None:
    game.open("dice", new=True)
    assert status.host.shown == "table"
    assert voice.said[-1].endswith("what to do")


def test_the_first_play_ever_explains_the_table(game: GameActions, status: Status) -> None:
    game.begin("dice", {})
    assert status.host.detail == {"labels": True}
    game.change(lambda: status.session.answer(usual_answer(status.session.play)))
    game.begin("dice", {})
    assert status.host.detail == {}


def test_what_is_refused_becomes_one_sentence(
    game: GameActions, status: Status, voice: Voice
) -> None:
    game.open("dice", new=True)
    answers = len(status.session.play.log)
    game.change(lambda: status.session.answer("none of these"))
    assert "none of these" in status.notices[0]
    assert voice.said[-1] == status.notices[0]
    assert len(status.session.play.log) == answers


def test_what_goes_wrong_leads_back_to_the_play_on_disk(
    game: GameActions, status: Status, voice: Voice
) -> None:
    game.open("dice", new=True)
    saved = status.session.id

    def fail() -> None:
        raise RuntimeError

    game.change(fail)
    assert status.session.id == saved
    assert voice.said[-1] == status.words("screens.trouble")


def test_a_press_that_comes_too_soon_changes_nothing(game: GameActions, status: Status) -> None:
    game.open("dice", new=True)
    status.guard.clock = lambda: 0.0
    status.guard.start()
    done: list[int] = []
    game.change(lambda: done.append(1))
    assert done == []
    game.carry_out(lambda: done.append(1))
    assert done == [1]
