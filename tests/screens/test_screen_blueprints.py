"""Which Blueprint he takes: the types are drawn beside his list, and a tap answers."""

from __future__ import annotations

from random import Random

from companion.autoplay import likely_answer

ASKED = "on-mars.obtain-blueprint"


def reach(player, levels):
    """Come to the question with Blueprints of these levels on display, all moves ticked."""
    rng, play = Random(1), player.play
    while play.ask.key != ASKED or not {f"mine.{level}" for level in levels} <= {*play.ask.options}:
        player.presenter.session.answer(likely_answer(play, rng, 0.1))
    player.now += 1
    player.presenter.show_step()
    player.turn_to_question()
    player.frames(3)


def drawn(player):
    """The Blueprints that can be tapped, by their answer."""
    return {each.item.answer: each for each in player.table.ids.spots.children}


def cards(player):
    return [each for each in player.play.ask.options if "." in str(each)]


def test_a_tap_on_a_drawn_type_picks_it_and_the_orange_button_takes_it(on_board):
    player = on_board("on-mars", seed="4")
    reach(player, [1])
    table = player.table
    assert set(drawn(player)) == set(cards(player))
    assert not table.step.primary_ready
    assert table.step.present.kind == "question"
    player.tap(drawn(player)["mine.1"])
    player.frames()
    assert (table.view.picked, table.step.primary_ready) == ("mine.1", True)
    before = [*player.play.state()["lacerda"]["blueprints"]]
    player.tap(table.ids.bar.ids.primary)
    player.frames()
    assert player.play.state()["lacerda"]["blueprints"] == [*before, "mine-1"]


def test_a_type_of_two_levels_has_a_place_for_each(on_board):
    player = on_board("on-mars", seed="4")
    reach(player, [1, 3])
    spots = drawn(player)
    assert set(spots) == set(cards(player))
    assert not spots["mine.1"].collide_widget(spots["mine.3"])
    player.tap(spots["mine.3"])
    player.frames()
    player.tap(player.table.ids.bar.ids.primary)
    player.frames()
    assert player.play.state()["lacerda"]["blueprints"][-1] == "mine-3"
