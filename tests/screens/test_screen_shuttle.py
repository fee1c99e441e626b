"""The Shuttle phase: both sides are drawn, and a drawn space is the answer."""

from __future__ import annotations

import pytest
from kivy.metrics import dp
from kivy.tests.common import UnitTestTouch
from msgspec.structs import replace

from companion.engine.autoplay import usual_answer
from companion.games.on_mars.pictures import sides
from companion.screens.frame import Box
from kit.on_board import texts
from kit.painting import Watched


def reach(player, key, **args):
    """Come to a question that is asked with these values by usual answers, all moves ticked."""
    play = player.play
    while not (play.ask.key == key and args.items() <= play.ask.args.items()):
        journey = play.ask.key == "on-mars.your-journey" and play.ask.args["where"] == "colony"
        player.presenter.session.answer(play.ask.options[-1] if journey else usual_answer(play))
    player.now += 1
    player.presenter.game.show_step()
    player.turn_to_question()
    player.frames(12)  # the camera glides there


def drawn(player):
    """The spaces that can be tapped, by their answer."""
    spots = reversed(player.table.ids.spots.children)
    return {each.item.answer: each for each in spots}


def test_a_tap_on_a_drawn_space_takes_it(on_board):
    player = on_board("on-mars", seed="3")
    reach(player, "on-mars.your-journey", where="colony")
    assert player.table.step.heading == "Shuttle phase"
    assert [space.icon for space in player.table.step.rail if space.acting] == ["shuttle"]
    assert not player.table.step.primary_ready
    spaces = drawn(player)
    assert list(spaces) == [*player.play.ask.options[1:]]
    player.tap(spaces["travel.6"])
    player.frames()
    assert drawn(player) == {}
    assert "Retrieve your Colonists" in texts(player.table)
    assert player.play.ask.key == "on-mars.your-discovery"
    player.answer()
    assert player.play.state()["you"]["space"] == 6


@pytest.mark.parametrize(
    ("language", "benefit"), [("en", "benefit"), ("fr", "bonus"), ("pt-BR", "benefício")]
)
def test_the_journey_and_its_space_say_what_is_gained(on_board, language, benefit):
    player = on_board("on-mars", seed="3", language=language)
    reach(player, "on-mars.your-journey", where="colony")
    (journey,) = player.table.ids.moves.present
    assert benefit in journey.fact
    player.table.controller.open_group("travel")
    player.table.refresh()
    player.frames(3)
    (space,) = player.table.ids.moves.present
    assert benefit in space.move.text
    assert benefit in space.fact


def test_only_spaces_that_take_a_tap_are_ringed(on_board):
    player = on_board("on-mars", seed="3")
    reach(player, "on-mars.your-journey", where="colony")
    assert len(rings(player.table.picture_view)) == len(drawn(player)) > 0
    player.tap(player.taps["undo"])
    player.frames(3)
    assert drawn(player), "the space is chosen with the move before it"
    assert len(rings(player.table.picture_view)) == len(drawn(player))
    assert rings(replace(player.table.picture_view, answers=False)) == []


def rings(view):
    """The rings around answers."""
    p = Rings()
    sides.draw(p, Box(0, 0, 448, 328), view)
    return [each for each in p.rings if each[3] == "ice"]


class Rings(Watched):
    """Knows the rings that are drawn."""

    def __init__(self):
        super().__init__()
        self.rings = []

    def ring(self, *ring):
        self.rings.append(ring)


def touch(player, space):
    """Tap where a space is drawn, whether it answers or not."""
    spots = player.table.ids.spots
    x, y = sides._place(Box(0, 0, spots.width / dp(1), spots.height / dp(1)), space)
    player.frames()
    player.now += 1
    finger = UnitTestTouch(*spots.to_window(spots.x + dp(x), spots.top - dp(y)))
    finger.touch_down()
    finger.touch_up()
    player.frames(3)


def test_a_space_of_the_other_side_travels_there_and_any_other_says_why_not(on_board):
    player = on_board("on-mars", seed="3")
    reach(player, "on-mars.your-journey", where="colony")
    held = player.play.state()["you"]["space"]
    rings_ = rings(player.table.picture_view)
    assert len(rings_) == len([space for space in range(5, 9) if space != his(player)])
    touch(player, held)
    assert f"You are on space {held}." in shown(player)
    touch(player, next(space for space in range(1, 5) if space not in (held, his(player))))
    assert "You are in Orbit: you travel to the Colony." in shown(player)
    assert player.play.ask.key == "on-mars.your-journey"
    touch(player, next(space for space in range(5, 9) if space != his(player)))
    assert player.play.ask.key != "on-mars.your-journey"
    assert player.play.log[-1].value.startswith("travel.")


def his(player):
    return player.play.state()["lacerda"]["space"]


def shown(player):
    """The sentences that were shown by themselves."""
    return player.presenter.notices


def test_the_first_space_is_tapped_where_it_is_drawn_and_is_nowhere_else(on_board):
    player = on_board("on-mars", seed="3")
    reach(player, "on-mars.your-place")
    assert player.table.tiles == []
    spaces = drawn(player)
    assert [*spaces] == [*map(str, player.play.ask.options)]
    player.tap(spaces["6"])
    assert player.play.state()["you"]["space"] == 6


def test_to_orbit_a_space_answers_at_once_and_stay_and_travel_are_equal_tiles(on_board):
    player = on_board("on-mars", seed="3")
    reach(player, "on-mars.your-journey", where="orbit")
    assert [tile.value for tile in player.table.tiles] == ["stay", "travel"]
    stay, travel = player.table.ids.tiles.children
    assert stay.size == travel.size
    assert player.table.ids.side.heading == "Shuttle phase", "two answers leave it room"
    assert not player.table.step.primary_ready
    spaces = drawn(player)
    assert [*spaces] == [*player.play.ask.options[1:]]
    player.tap(spaces["travel.2"])
    player.frames()
    player.tap(player.table.ids.bar.ids.primary)
    player.frames()
    assert player.play.state()["you"]["space"] == 2


def test_travel_alone_opens_the_question_for_the_space_and_back_closes_it(on_board):
    player = on_board("on-mars", seed="3")
    reach(player, "on-mars.your-journey", where="orbit")
    spaces = set(drawn(player))
    player.now += 1
    player.table.take("travel")
    player.frames()
    assert set(drawn(player)) == spaces
    assert [tile.value for tile in player.table.answers] == ["back"]
    player.now += 1
    player.table.take("back")
    player.frames()
    assert [tile.value for tile in player.table.tiles] == ["stay", "travel"]
