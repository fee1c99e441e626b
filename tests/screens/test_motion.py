"""Animations: once, briefly, and without new layout or text."""

from math import dist
from random import Random

import pytest
from kivy.tests.common import UnitTestTouch

from companion.engine.autoplay import likely_answer
from companion.screens.board.turn_card import TurnCardView
from companion.screens.widgets.icon import Icon


@pytest.fixture
def follow():
    """Binds handlers to a widget until the test ends: later tests are shown the same widget."""
    bound = []

    def bind(widget, **handlers):
        bound.append((widget, handlers))
        widget.bind(**handlers)

    yield bind
    for widget, handlers in bound:
        widget.unbind(**handlers)


@pytest.fixture
def at_his_round(on_board):
    """Come to a round that he begins, with two buttons: his card is shown large."""

    def come(**wished):
        player = on_board(seed="3", **wished)  # in which he begins
        play, chance = player.play, Random(3)
        while not {"on-mars.new-round", "on-mars.card"} <= {said.key for said in play.says}:
            player.presenter.session.answer(likely_answer(play, chance, 0.2))
        player.presenter.by_buttons = True
        player.presenter.game.show_step()
        for _ in range(10):
            player.frames()
            if large_cards(player):
                return player
            player.now += 5
            player.presenter.perform("next")
        raise AssertionError("no round begins")

    return come


def large_cards(player):
    shown = player.table.walk(restrict=True)
    return [each for each in shown if isinstance(each, TurnCardView) and each.large]


def his_card(player):
    (card,) = large_cards(player)
    return card


def test_his_card_turns_over_once_as_it_comes(at_his_round):
    player = at_his_round(motion=True)
    card = his_card(player)
    seen = [card.turned]
    while card.turned < 1:
        player.frames()
        seen.append(card.turned)
    assert seen == sorted(seen)
    player.presenter.game.show_step()
    player.frames()
    assert card.turned == 1


def test_with_motion_off_nothing_moves(at_his_round):
    player = at_his_round(motion=False)
    assert his_card(player).turned == 1
    camera = player.table.ids.camera
    for place in ([1, 0], [0, 0]):
        camera.looks_at = place
        assert camera.at == place


def test_the_camera_glides_to_another_part_of_the_table_and_back(on_board):
    """What it leaves stays in sight until it has gone."""
    player = on_board(motion=True)
    screen, camera = player.table, player.table.ids.camera
    player.reach("on-mars.lay-map")
    seen = [tuple(camera.at)]
    camera.looks_at = [1, 0]
    assert camera.at == [0, 0]
    while camera.at != [1, 0]:
        player.frames()
        seen.append(tuple(camera.at))
        assert screen.ids.map.map.cells, "the map is drawn while it goes out of sight"
    assert seen == sorted(seen)
    mars = screen.ids.map.map
    assert mars.to_window(mars.right, 0)[0] < camera.to_window(*camera.pos)[0]
    camera.looks_at = [0, 0]
    while camera.at != [0, 0]:
        player.frames()


def test_who_comes_to_the_table_finds_the_camera_where_the_move_is(on_board):
    player = on_board(motion=True)
    player.reach("on-mars.setup-board")
    camera = player.table.ids.camera
    player.presenter.navigation.visit("menu")
    camera.at = [0, 0]
    player.presenter.game.show_step()
    assert player.table.parent
    assert camera.at == camera.looks_at != [0, 0]


def test_a_picture_that_the_camera_has_left_is_drawn_until_the_map_is_all_there_is(on_board):
    player = on_board(motion=True)
    player.reach("on-mars.hire")
    camera, picture = player.table.ids.camera, player.table.ids.picture
    for _ in range(player.table.controller.ticks_left):
        player.tap(player.primary)
    player.frames(2)
    assert picture.canvas.children
    camera.arrive()
    player.table.place = [0, 0]
    player.frames(1)
    assert camera.at != [0, 0], "on its way"
    assert picture.canvas.children
    camera.arrive()
    player.frames(2)
    assert not picture.canvas.children


def test_what_the_camera_is_not_over_takes_no_tap(on_board, follow):
    player = on_board(motion=False)
    player.reach("on-mars.lay-map")
    screen = player.table
    mars, camera, picked = screen.ids.map.map, screen.ids.camera, []
    follow(mars, on_pick=lambda _, name: picked.append(name))
    player.tap(mars)
    assert len(picked) == 1
    camera.looks_at = [-1, 0]
    player.frames()
    touch = UnitTestTouch(*mars.to_window(*mars.center))
    touch.scale_for_screen(*player.window.size)
    touch.apply_transform_2d(camera.to_widget)
    assert not camera.on_touch_down(touch)
    assert len(picked) == 1


def test_his_rover_glides_to_its_hex_once_that_is_ticked(on_board, follow):
    player = on_board(motion=True, options={"map": "on", "help": "quick"})
    mars, session = player.table.ids.map.map, player.presenter.session
    flying = next(child for child in mars.children if isinstance(child, Icon))
    chance, drives = Random(2), 0
    while drives < 2:  # the first is from home
        session.answer(likely_answer(session.play, chance, 0.6))
        shown = (*session.play.says, session.play.ask)
        drives += any(each.key == "on-mars.rover-to" for each in shown)
    player.presenter.game.show_step()
    player.frames()
    before, seen = his_rover(mars), []
    follow(flying, center=lambda each, at: seen.append((each.name, dist(at, end_of(mars)))))
    while his_rover(mars) == before:
        player.tap(player.primary)
    while flying.name:
        player.frames()
    begin = dist(mars.centre_of(before), end_of(mars))
    away = [each for name, each in seen if name == "rover:violet"]
    assert away[0] <= begin
    assert away == sorted(away, reverse=True)
    assert away[-1] < 2


def end_of(mars):
    return mars.centre_of(his_rover(mars))


def his_rover(mars):
    cells = mars.cells.items()
    return next(name for name, each in cells if (each.piece, each.owner) == ("rover", "lacerda"))
