"""A step is drawn before it is shown, so that nothing has to be made for it then."""

import pytest

from companion.autoplay import usual_answer
from companion.engine.log import is_main
from companion.games import games
from companion.screens.drawing import signs
from companion.screens.rehearsal import Rehearsal

STEPS = 12


@pytest.fixture
def rehearsed(monkeypatch):
    """Takes note of the table that nobody sees."""
    found = []
    rehearse = Rehearsal.rehearse
    monkeypatch.setattr(
        Rehearsal, "rehearse", lambda table, ahead: (found.append(table), rehearse(table, ahead))[1]
    )
    return found


def rehearse(player):
    """Draw the likeliest step."""
    ahead = next(filter(None, player.presenter.session.foresee()))
    for _ in player.app.host.rehearse(ahead):
        pass


def go_on(player):
    session = player.presenter.session
    player.presenter.carry_out(
        lambda: session.answer(session.ask.default or usual_answer(session.play)),
        player.presenter.show_step,
    )


@pytest.mark.parametrize("game", list(games()))
def test_what_is_rehearsed_is_what_is_shown(player, rehearsed, game):
    player.presenter.open_play(game, new=True, seed="1")
    compared = 0
    for _ in range(STEPS):
        usual = player.presenter.session.ask.default is not None
        rehearse(player)
        go_on(player)
        if usual:
            compared += 1
            assert rehearsed[-1].drawn == player.table.drawn
        if player.play.over:
            break
    assert compared > 1


def test_the_signs_of_a_picture_and_of_what_can_be_tapped_are_drawn_by_then(player, monkeypatch):
    signs.forget()
    player.begin(options={"help": "quick"}, seed="1")
    while not is_main(player.play.ask):
        usual = player.presenter.session.ask.default is not None
        rehearse(player)
        with monkeypatch.context() as patched:
            if usual:
                patched.setattr(signs, "draw", lambda *_: pytest.fail("it is drawn already"))
            go_on(player)


def test_where_a_group_of_choices_is_open_its_choices_are_foreseen(player):
    player.begin(options={"help": "quick"}, seed="1")
    while not is_main(player.play.ask):
        go_on(player)
    session = player.presenter.session
    groups = session.ask.groups
    assert groups
    for name, group in groups.items():
        ahead = next(filter(None, session.foresee(name)))
        assert ahead.play.log[-1].value == group.options[0][0]
    ahead = next(filter(None, session.foresee()))
    assert ahead.play.log[-1].value not in [group.options[0][0] for group in groups.values()]


def test_it_leaves_play_and_table_alone(player):
    player.begin(options={"help": "quick"}, seed="1")
    session, table = player.presenter.session, player.table
    before = list(session.play.log), session.play.state(), table.drawn, dict(table.taps)
    rehearse(player)
    assert player.presenter.session is session
    assert (list(session.play.log), session.play.state(), table.drawn, dict(table.taps)) == before
    assert player.app.host.screen is table
