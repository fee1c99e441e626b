"""What moves: once, for a moment, without anything being laid out or written anew."""

import pytest

from companion.screens import header
from companion.screens.drawing import signs, text
from companion.screens.drawing.motion import SECONDS, Mover, eased

TURN = "on-mars.table"


class Noted:
    """A motion that notes where it was."""

    seconds, after = SECONDS, 0

    def __init__(self):
        self.shares = []

    def set(self, share):
        self.shares.append(share)


def to_his_card(player):
    """Come to his first turn, whose card turns."""
    player.begin(options={"help": "quick"}, seed="1")
    player.reach(TURN)
    while "on-mars.card" not in [say.key for say in player.play.says]:
        player.next()


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


def test_a_card_turns_when_it_is_revealed_and_then_rests(player):
    to_his_card(player)
    assert player.table._mover.moves
    player.later(0.3)
    assert not player.table._mover.moves


def test_with_motion_off_nothing_moves(open_app):
    player = open_app(motion=False)
    to_his_card(player)
    assert not player.table._mover.moves
    assert player.table._drawing.opacity == 1


def test_a_tap_ends_what_moves_and_counts(player):
    to_his_card(player)
    given, at = len(player.play.log), player.table.at
    assert player.table._mover.moves
    player.tap(player.primary)
    assert len(player.play.log) > given or player.table.at > at


def test_nothing_is_written_or_drawn_anew_while_something_moves(player):
    to_his_card(player)
    made = text.texture.cache_info().misses, signs._texture.cache_info().misses
    for _ in range(8):
        player.frames(1)
    assert (text.texture.cache_info().misses, signs._texture.cache_info().misses) == made


def test_looking_at_something_else_moves_nothing_again(player):
    to_his_card(player)
    player.later(0.5)
    player.press("w")
    player.press("escape")
    assert not player.table._mover.moves


def test_a_changed_number_stands_over_its_difference(player):
    player.begin(options={"help": "quick"}, seed="1")
    player.reach(TURN)
    player.now += 1
    session = player.presenter.session
    was = session.play.fields["lacerda.op"].get()
    player.presenter.change(lambda: session.correct("lacerda.op", was + 7))
    player.frames()
    assert "(+7)" in player.seen
    player.presenter.change(lambda: session.correct("lacerda.op", was))
    player.now += 1
    player.presenter.show_step()
    player.frames()


@pytest.mark.parametrize(
    ("before", "now", "by"), [("3", "5", 2), ("−2", "1", 3), ("4", "4", 0), ("", "4", 0)]
)
def test_the_difference_of_two_numbers_as_they_are_written(before, now, by):
    assert header.change(before, now) == by
