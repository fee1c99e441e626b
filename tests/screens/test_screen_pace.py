"""The pace of a play stands on the table, always in sight."""

import msgspec
import pytest

from companion.autoplay import usual_answer
from companion.engine.prompts import Say
from companion.games import find, games
from companion.phrases.phrasebook import LANGUAGES
from kit.fitting import SIZES, assert_table_fits, hardest, needed
from kit.words import LONGEST_PACE

GAME = "on-mars"
TURN = f"{GAME}.table"


@pytest.fixture
def pace(monkeypatch):
    """Give a game a pace; return how it reads."""
    say = Say("core.clock-left", {"count": 90})
    paced = msgspec.structs.replace(find(GAME), pace=lambda _: say)
    monkeypatch.setitem(games(), GAME, paced)
    return lambda player: player.presenter.words("core.clock-left", count=90)


@pytest.fixture
def longest(monkeypatch):
    """Give every play a pace as long as one may be."""
    line = "14 steps to go · 37 turns left, this too"[:LONGEST_PACE]
    monkeypatch.setattr("companion.session.Session.pace", property(lambda _: line))
    return line


def shown(player):
    """Return the label of the pace."""
    player.frames(3)
    (label,) = [each for each in player.table.walk() if type(each).__name__ == "PaceLine"]
    return label


def to_turn(player):
    player.begin(seed="1", options={"clock": "90"})
    while player.play.ask.key != TURN:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.show_step()


def test_a_play_without_one_has_no_room_for_it(player):
    player.begin()
    assert (shown(player).words, shown(player).height) == ("", 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_stands_below_the_strip_in_each_language(open_app, pace, language):
    player = open_app(language=language)
    to_turn(player)
    label, strip = shown(player), player.table.ids.strip
    assert label.words == pace(player)
    assert strip.opacity == 1
    assert 0 < label.top <= strip.y
    assert label.y >= player.table.ids.step.top


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", hardest(*SIZES), ids=str)
def test_the_longest_can_be_read_and_nothing_else_is_cut(open_app, longest, size, language):
    from kivy.metrics import dp, sp

    player = open_app(size, language=language)
    to_turn(player)
    label = shown(player)
    assert label.words == longest
    assert needed(label) <= label.height
    assert label.font_size >= sp(16)
    assert_table_fits(player)
    assert all(button.height >= dp(63) for button in player.table.answers.buttons)


def test_it_stays_in_sight_when_something_is_told(player, pace):
    to_turn(player)
    player.presenter.tell("The disk is full.")
    assert shown(player).words == pace(player)
    assert shown(player).opacity == 1


def test_it_is_gone_when_the_play_is_over(player, pace):
    to_turn(player)
    assert shown(player).words
    while not player.play.over:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.show_step()
    assert shown(player).words == ""
