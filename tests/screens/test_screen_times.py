"""How long the turns took: told in words, and a bar for each."""

import pytest

from companion.engine.autoplay import usual_answer
from companion.screens.times import heights

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
    player.presenter.visit("times")
    assert player.app.host.screen.lines == [player.word("times-none")]
    assert voice.said[-1] == player.word("times-none")
    assert player.word("times-none") in " ".join(player.seen)


def test_the_longest_the_average_and_the_end_are_told(player, voice):
    play(player)
    player.presenter.visit("times")
    times, words = player.presenter.session.times(), player.presenter.words
    lines = player.app.host.screen.lines
    assert lines[0].startswith("Longest turn")
    assert str(times.longest[0]) in lines[0]
    assert len(lines) >= 3
    assert set(lines) <= set(player.seen)
    assert voice.said[-1] == ". ".join(lines)
    assert words("core.clock-turn", number=times.turns[0][0]) in player.seen
    assert words("core.clock-turn", number=times.turns[-1][0]) in player.seen


@pytest.mark.parametrize("scale", [1, 2])
def test_words_and_bars_have_room_beside_each_other(open_app, scale):
    player = open_app(text_scale=scale, language="fr")
    play(player, turns=9)
    player.presenter.visit("times")
    seen = " ".join(player.seen)
    for line in player.app.host.screen.lines:
        assert line in seen
    screen = player.app.host.screen
    buttons = screen.top - screen.frame.primary.y * screen.frame.unit
    assert min(line.low for line in screen.drawn) > buttons


def test_back_leads_to_the_table(player):
    play(player)
    player.presenter.visit("times")
    player.press("enter")
    assert player.app.host.screen.name == "table"


def test_the_longest_turn_has_the_highest_bar():
    assert heights([5, 20, 10], 100) == [25, 100, 50]
    assert heights([0, 0], 100) == [0, 0]
    assert heights([], 100) == []
