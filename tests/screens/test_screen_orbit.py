"""Your turn in Orbit: the Tech Grid and your Lab are drawn, and you tap a Tech."""

from __future__ import annotations

import pytest
from kivy.tests.common import UnitTestTouch

from companion.engine.autoplay import usual_answer
from companion.games.on_mars.pictures.your_techs import _lab, _rooms
from companion.screens.frame import Box
from kit.board_fitting import faults, visible
from kit.on_board import by_text, texts


def begin_in_orbit(player):
    """Come to your first turn in Orbit by usual answers, all moves ticked."""
    play = player.play
    while play.ask.key != "on-mars.table" or play.state()["you"]["side"] != "orbit":
        player.presenter.session.answer(usual_answer(play))
    player.now += 1
    player.presenter.game.show_step()
    player.turn_to_question()
    player.frames(3)


def drawn(player):
    """The Techs that can be tapped, by their answer."""
    return {each.item.answer: each for each in player.table.ids.spots.children}


def test_a_tap_on_a_tech_picks_it_and_the_orange_button_reports_it(on_board):
    player = on_board("on-mars", seed="3")
    begin_in_orbit(player)
    table, play = player.table, player.play
    assert not table.map_shown
    techs = drawn(player)
    assert set(techs) == {each for each in play.ask.options if str(each).startswith("tech.")}
    assert "tech.shelter" in techs
    own = play.state()["you"]["techs"]
    new = next(each for each in techs if each.partition(".")[2] not in own)
    player.tap(techs[new])
    player.frames()
    assert table.view.picked == new
    assert table.step.primary != "End turn"
    assert play.ask.key == "on-mars.table"
    player.now += 1
    player.tap(table.ids.bar.ids.primary)
    player.frames(3)
    assert play.state()["you"]["techs"][new.partition(".")[2]] == 1
    while table.controller.ticks_left:
        player.now += 1
        table.do_next()
        player.frames()
    assert [chip.report.value for chip in table.step.chips] == [new]
    assert new in drawn(player)  # developing it is the next report of it
    for spot in drawn(player).values():
        assert min(spot.size) > 0


def test_a_tap_on_the_space_to_which_it_goes_reports_it_too(on_board):
    player = on_board("on-mars", seed="3")
    begin_in_orbit(player)
    new = next(name for name in drawn(player) if name != "tech.shelter")
    grid = tuple(drawn(player)[new].center)
    player.tap(drawn(player)[new])
    player.frames()
    assert tuple(drawn(player)[new].center) != grid
    player.now += 1
    player.tap(drawn(player)[new])
    player.frames()
    assert new.partition(".")[2] in player.play.state()["you"]["techs"]


def test_so_does_a_tap_on_the_lower_space_of_its_column(on_board):
    player = on_board("on-mars", seed="3")
    begin_in_orbit(player)
    new = next(name for name in drawn(player) if name != "tech.shelter")
    player.tap(drawn(player)[new])
    player.frames()
    upper, spots = drawn(player)[new], player.table.ids.spots
    touch(player, *spots.to_window(upper.center_x, upper.y - upper.height / 2))
    assert new.partition(".")[2] in player.play.state()["you"]["techs"]


def test_a_tap_beside_all_techs_puts_back_the_one_that_is_picked(on_board):
    player = on_board("on-mars", seed="3")
    begin_in_orbit(player)
    new = next(name for name in drawn(player) if name != "tech.shelter")
    player.tap(drawn(player)[new])
    player.frames()
    assert player.table.step.picked == new
    spots = player.table.ids.spots
    touch(player, *spots.to_window(spots.center_x, spots.y + 4))
    assert player.table.step.picked == ""
    assert player.table.step.primary == "End turn"


def touch(player, x, y):
    """Touch a point of the window."""
    from kivy.tests.common import UnitTestTouch

    player.now += 1
    finger = UnitTestTouch(x, y)
    finger.touch_down()
    finger.touch_up()
    player.frames()


def test_your_shelter_tech_begins_on_the_middle_space_of_column_2(on_board):
    player = on_board("on-mars", seed="3")
    begin_in_orbit(player)
    column = [each for each in your_lab(player) if each.tech == "shelter"]
    lab = [each for each in your_lab(player) if each.x == column[0].x]
    assert lab.index(column[0]) == 1
    assert len(lab) == 3


def your_lab(player):
    """The spaces of your Lab, by columns and from the top."""
    return list(_lab(_rooms(Box(0, 0, 448, 328), player.table.view)[1], player.table.view))


def test_the_types_are_blueprints_there_under_their_name_with_icons_of_their_own(on_board):
    player = on_board("on-mars", seed="3")
    begin_in_orbit(player)
    assert "Blueprint" in texts(player.table)
    sheets = [each for each in visible(player.table) if getattr(each, "form", "") == "icon"]
    assert {each.icon for each in sheets} == {
        f"blueprint-{kind}"
        for kind in ("mine", "generator", "water", "greenhouse", "oxygen", "shelter")
    }
    others = [each for each in player.table.ids.tiles.children if each not in sheets]
    gap = min(each.y for each in sheets) - max(each.top for each in others)
    rows = sorted({round(each.y) for each in sheets})
    assert gap > rows[1] - rows[0] - sheets[0].height + 5, "the heading is about the sheets alone"
    player.tap(next(each for each in sheets if each.icon == "blueprint-mine"))
    player.frames(3)
    assert player.play.state()["you"]["blueprints"]["mine"] == 1


@pytest.mark.parametrize(
    ("size", "language"), [((800, 480), "fr"), ((1024, 600), "pt-BR"), ((450, 800), "pt-BR")]
)
def test_every_report_has_its_icon(on_board, size, language):
    player = on_board("on-mars", seed="3", size=size, language=language)
    begin_in_orbit(player)
    tiles = player.table.ids.tiles.children
    assert len(tiles) == 12
    assert [each.text for each in tiles if each.form == "bare"] == []
    assert faults(player.table) == []


def test_the_map_comes_in_their_place_by_a_button_and_goes_again(on_board):
    player = on_board("on-mars", seed="3")
    begin_in_orbit(player)
    table = player.table
    player.tap(by_text(table, "Map"))
    player.frames(3)
    assert table.map_shown
    assert table.step.pieces
    assert drawn(player) == {}
    player.now += 1
    player.tap(by_text(table, "Back"))
    player.frames(3)
    assert not table.map_shown
    assert drawn(player)


def pull(player, spot, to):
    """Pull a Tech with a finger, and let it go at a point of the window."""
    player.now += 1
    x, y = spot.to_window(*spot.center)
    finger = UnitTestTouch(x, y)
    finger.touch_down()
    finger.touch_move(x + 20, y)
    player.frames(3)
    finger.touch_move(*to())
    player.frames(3)
    finger.touch_up()
    player.frames(3)


def test_a_tech_is_pulled_to_your_lab_and_goes_back_where_it_finds_no_space(on_board):
    player = on_board("on-mars", seed="3")
    begin_in_orbit(player)
    table, play = player.table, player.play
    new = next(name for name in drawn(player) if name != "tech.shelter")
    spot = drawn(player)[new]
    start = spot.to_window(*spot.center)
    pull(player, spot, lambda: start)
    assert table.step.picked == ""
    assert play.ask.key == "on-mars.table"
    pull(player, drawn(player)[new], lambda: table.ids.spots.centre_of(new))
    assert play.state()["you"]["techs"][new.partition(".")[2]] == 1
