"""A pad for two players on the touchscreen, by taps alone."""

import pytest

from companion.screens.widgets.answers import NumberStepper
from companion.screens.widgets.text import FittedLabel
from companion.screens.widgets.tracked import ValueRow
from kit.fitting import LOOKS

PAD = "score-pad"


def begin(player, *answers):
    player.now += 1
    player.presenter.open_play(PAD, new=True)
    player.frames()
    for answer in answers:
        player.tap_choice(answer)


def dial(player, number):
    """Set the number on the table by tapping its steps of ten and one, then OK."""
    answers = player.table.answers
    assert isinstance(answers, NumberStepper)
    while answers.value != number:
        gap = number - answers.value
        leap = answers.leap and abs(gap) >= answers.leap
        sign = "+" if gap > 0 else "−"
        player.tap(player.button(f"{sign} 10" if leap else sign))
    player.tap(player.button(player.word("ok")))


def chips(player):
    return [chip.value for chip in player.table.ids.strip.children[::-1]]


def test_a_pad_for_two_is_filled_in_checked_and_won_by_taps(player, voice):
    begin(player, "ares", 2, "no")
    dial(player, 25)
    assert chips(player) == ["25", "0"]
    dial(player, 32)
    assert "25" in player.table.ids.step.instruction
    for number in (6, 8, 12, 15):
        dial(player, number)
    assert chips(player)[:2] == ["43", "55"]
    assert player.play.ask.key == "score-pad.check"

    player.tap(player.table.ids.strip)
    correct(player, "player-2.cards", 19)
    player.press("escape")
    assert chips(player)[:2] == ["43", "59"]
    player.tap_choice("done")
    assert player.play.over
    assert player.play.result.winner == ("player-2",)
    assert "Player 2 wins with 59 points!" in voice.said[-1]


def correct(player, field, number):
    player.frames(3)
    screen = player.app.host.screen
    assert screen.name == "editor"
    rows = [row for row in screen.list.walk(restrict=True) if isinstance(row, ValueRow)]
    while field not in [row.field for row in rows]:
        player.press("pagedown")
        player.frames(3)
        rows = [row for row in screen.list.walk(restrict=True) if isinstance(row, ValueRow)]
    player.tap(next(row for row in rows if row.field == field))
    player.later(0.5)  # the list waits for a finger that moves
    while screen.answers.value != number:
        player.tap(player.button("+" if screen.answers.value < number else "−"))
    player.tap(player.button(player.word("ok")))


def test_the_scores_have_a_line_a_source_and_a_column_a_player(player):
    begin(player, "dice", 2)
    for number in (10, 20, 4, 3):
        dial(player, number)
    player.presenter.show("scores")
    player.frames(3)
    shown = player.app.host.screen.walk(restrict=True)
    words = [each.words for each in shown if isinstance(each, FittedLabel) and each.words]
    at = words.index("Player 1")
    assert words[at : at + 2] == ["Player 1", "Player 2"]
    at = words.index("First award")
    assert words[at : at + 3] == ["First award", "5", "0"]
    assert player.app.host.screen.spoken.endswith("Player 1: 15. Player 2: 20.")


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_five_players_fit(open_app, language, size):
    player = open_app(size, language=language)
    begin(player, "classic", 5)
    while not player.play.over:
        player.next()
        assert len(player.table.ids.strip.children) == 5
        assert player.table.ids.step.instruction or player.play.over
    player.presenter.show("scores")
    player.frames(3)
    for label in player.app.host.screen.walk(restrict=True):
        if isinstance(label, FittedLabel) and label.words:
            assert label.font_size > label.smallest, label.words


def test_two_buttons_keep_a_pad(player):
    """Where no choice is marked Die steps to one; all else Next answers."""
    begin(player)
    player.press("d")
    player.press("d")
    player.press("enter")
    assert player.play.log[0].value == "dice"
    while not player.play.over:
        player.press("enter")
    assert player.play.result.winner == ("player-1", "player-2")
