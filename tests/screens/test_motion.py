"""What moves: once, for a moment, without anything being laid out or written anew."""

import pytest

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
    assert player.table.ids.stage.opacity == 1
