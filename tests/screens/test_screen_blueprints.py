"""Which Blueprint he takes: the types are drawn beside his list, and a tap answers."""

from __future__ import annotations

from functools import partial
from random import Random

from companion.engine.autoplay import likely_answer

ASKED = "on-mars.obtain-blueprint"


def reach(player, levels):
    """Advance to the question with Blueprints of these levels on display, all moves ticked.

    If it never comes in a play, the next one is tried.
    """
    rng, wanted, seed = Random(1), {f"mine.{level}" for level in levels}, 1
    while (ask := player.play.ask) is None or ask.key != ASKED or not wanted <= {*ask.options}:
        if ask is None:
            player.presenter.game.carry_out(
                partial(open_play, player, seed := seed + 1), lambda: None
            )
        else:
            player.presenter.session.answer(likely_answer(player.play, rng, 0.1))
    player.now += 1
    player.presenter.game.show_step()
    player.turn_to_question()
    player.frames(3)


def open_play(player, seed):
    player.presenter.sessions.open("on-mars", new=True, seed=str(seed))


def drawn(player):
    """The Blueprints that can be tapped, by their answer."""
    return {each.item.answer: each for each in player.table.ids.spots.children}


def cards(player):
    return [each for each in player.play.ask.options if "." in str(each)]


def test_a_tap_on_a_drawn_type_takes_it(on_board):
    player = on_board("on-mars", seed="4")
    reach(player, [1])
    table = player.table
    assert set(drawn(player)) == set(cards(player))
    assert not table.step.primary_ready
    assert table.step.present.kind == "question"
    before = [*player.play.state()["lacerda"]["blueprints"]]
    player.tap(drawn(player)["mine.1"])
    player.frames()
    assert player.play.state()["lacerda"]["blueprints"] == [*before, "mine-1"]


def test_a_type_of_two_levels_has_a_place_for_each(on_board):
    player = on_board("on-mars", seed="4")
    reach(player, [1, 3])
    spots = drawn(player)
    assert set(spots) == set(cards(player))
    assert not spots["mine.1"].collide_widget(spots["mine.3"])
    player.tap(spots["mine.3"])  # it is small: it is only picked
    player.frames()
    assert player.table.step.picked == "mine.3"
    player.tap(player.table.ids.bar.ids.primary)
    player.frames()
    assert player.play.state()["lacerda"]["blueprints"][-1] == "mine-3"
