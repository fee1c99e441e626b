"""The times of the turns: in words, and a bar for each."""

import pytest

from companion.engine.autoplay import usual_answer
from companion.screens.theme import theme
from companion.screens.times import heights
from kit.fitting import paired
from kit.on_board import cut

TURN = "on-mars.table"


def play(player, clock="90", turns=3, seconds=40):
    """Play some turns; everything takes its time."""
    player.begin(options={"help": "quick", "clock": clock}, seed="1")
    session = player.presenter.session
    session._now = lambda: player.now
    session.set_clock(clock)
    while session.play.turn < turns:
        player.now += seconds if session.play.ask.key == TURN else 1
        session.answer(usual_answer(session.play))


def test_without_a_clock_nothing_was_timed(player, voice):
    play(player, "off", 2)
    player.presenter.navigation.visit("times")
    assert player.app.host.screen.lines == [player.word("times-none")]
    assert voice.said[-1] == player.word("times-none")
    assert player.word("times-none") in " ".join(player.seen)


def test_the_longest_the_average_and_the_end_are_reported(player, voice):
    play(player)
    player.presenter.navigation.visit("times")
    times, words = player.presenter.session.times(), player.presenter.words
    lines = player.app.host.screen.lines
    assert lines[0].startswith("Longest turn")
    assert str(times.longest[0]) in lines[0]
    assert len(lines) >= 3
    assert set(lines) <= set(player.seen)
    assert voice.said[-1] == ". ".join(lines)
    first, last = (words("core.clock-turn", number=times.turns[at][0]) for at in (0, -1))
    assert player.app.host.screen.timed == (tuple(times.turns), first, last)


@pytest.mark.parametrize(("size", "scale"), paired([(800, 480), (720, 1280)], [2, 1]), ids=str)
def test_words_and_bars_have_room_beside_each_other(open_app, size, scale):
    player = open_app(size, text_scale=scale, language="fr")
    play(player, "off", 2)
    player.presenter.navigation.visit("times")
    player.frames(4)
    assert cut(player.app.host.screen) == []
    play(player, turns=9)
    player.presenter.navigation.visit("times")
    player.frames(4)
    screen = player.app.host.screen
    assert set(screen.lines) <= set(player.seen)
    assert cut(screen) == []
    chart = next(each for each in screen.walk(restrict=True) if each.__class__.__name__ == "Figure")
    assert chart.height > 100 * theme.density


def test_back_leads_to_the_table(player):
    play(player)
    player.presenter.navigation.visit("times")
    player.press("enter")
    assert player.app.host.screen.name == "table"


def test_the_longest_turn_has_the_highest_bar():
    assert heights([5, 20, 10], 100) == [25, 100, 50]
    assert heights([0, 0], 100) == [0, 0]
    assert heights([], 100) == []
