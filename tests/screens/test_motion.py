"""What moves: once, for a moment, without anything being laid out or written anew."""

import pytest
from kivy.tests.common import UnitTestTouch

from companion.screens.drawing.motion import SECONDS, Mover, eased

TURN = "on-mars.table"


class Noted:
    """A motion that notes where it was."""

    seconds, after = SECONDS, 0

    def __init__(self):
        self.shares = []

    def set(self, share):
        self.shares.append(share)


def moves(player):
    """Tell whether the picture of the step moves."""
    return player.table.ids.picture.moves


@pytest.fixture
def to_his_card(open_app):
    """Come to his first card, which turns."""

    def come(**wished):
        player = open_app(**wished)
        player.begin(options={"help": "quick"}, seed="1")
        while "on-mars.card" not in [say.key for say in player.play.says]:
            player.next()
        for _ in range(20):
            if player.table.key == "on-mars.card":
                break
            player.tap(player.primary)
        return player

    return come


def test_what_moves_begins_at_its_beginning_and_ends_in_its_place(player):
    mover, motion = Mover(), Noted()
    mover.start([motion])
    assert mover.moves
    player.frames(10)
    assert not mover.moves
    assert motion.shares[0] == 0
    assert motion.shares[-1] == 1
    assert motion.shares == sorted(motion.shares)
    before = len(motion.shares)
    player.frames(5)
    assert len(motion.shares) == before, "nothing moves afterwards"


def test_it_slows_down_as_it_arrives():
    assert (eased(0), eased(1)) == (0, 1)
    assert eased(0.5) > 0.8


def test_with_motion_off_nothing_moves(to_his_card):
    player = to_his_card(motion=False)
    assert not moves(player)
    camera = player.table.ids.camera
    assert camera.at == camera.looks_at != [0, 0], "it is over his card"


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
        assert screen.ids.map.cells, "the map is drawn while it goes out of sight"
    assert seen == sorted(seen)
    mars = screen.ids.map
    assert mars.to_window(*mars.pos)[0] == pytest.approx(
        camera.to_window(*camera.pos)[0] - mars.width
    )


def test_what_the_camera_is_not_over_takes_no_tap(on_board):
    player = on_board(motion=False)
    player.reach("on-mars.lay-map")
    screen = player.table
    mars, camera, picked = screen.ids.map, screen.ids.camera, []
    mars.bind(on_pick=lambda _, name: picked.append(name))
    player.tap(mars)
    assert len(picked) == 1
    camera.looks_at = [-1, 0]
    player.frames()
    touch = UnitTestTouch(*mars.to_window(*mars.center))
    touch.scale_for_screen(*player.window.size)
    touch.apply_transform_2d(camera.to_widget)
    assert not camera.on_touch_down(touch)
    assert len(picked) == 1
