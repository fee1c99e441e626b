"""A pad for two players on the touchscreen, by taps alone."""

import pytest

from companion.engine.autoplay import usual_answer
from kit.board_fitting import faults
from kit.fitting import assert_fits, hardest
from kit.on_board import texts

PAD = "score-pad"


def begin(player, *answers):
    player.now += 1
    player.presenter.game.open(PAD, new=True)
    player.frames()
    for answer in answers:
        player.tap_choice(answer)


def count(player, number):
    """Write the number on the table, then take it."""
    player.turn_to_question()
    for digit in str(number):
        player.tap(player.taps[f"key-{digit}"])
    assert player.table.step.number.digits == str(number)
    player.tap(player.primary)


def totals(player):
    sheet = player.play.state()["totals"]
    return [sheet[who] for who in sheet if sheet[who] is not None]


@pytest.mark.parametrize("key", ["score-pad.line", "score-pad.check"])
def test_every_line_stays_in_sight_beside_what_is_asked(player, key):
    begin(player, "on-mars", 2)
    for number in (50, 42, 5):
        count(player, number)
    while player.play.ask.key != key:
        player.next()
    player.turn_to_question()
    player.frames()
    picture = player.table.ids.picture
    assert picture.view
    assert min(picture.size) > 100


@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_the_last_question_is_there_once_and_says_how_to_correct(on_board, language):
    player = on_board(PAD, language=language)
    while player.play.ask is None or player.play.ask.key != "score-pad.check":
        player.answer()
    player.presenter.game.show_step()
    player.frames(3)
    shown, (question,) = texts(player.table), player.table.step.moves
    assert shown.count(question.text) == 1
    assert "“" in question.fact or "«" in question.fact, "the buttons' names"
    assert faults(player.table) == []


def test_the_scores_have_a_line_a_source_and_a_column_a_player(player):
    begin(player, "dice", 2)
    for number in (10, 20, 4, 3):
        count(player, number)
    player.presenter.navigation.show("scores")
    player.frames(3)
    screen = player.app.host.screen
    assert {"Player 1", "Player 2"} <= set(player.seen)
    (award,) = [each for each in screen.entries if each.label == "Award 1"]
    assert [cell.text for cell in award.cells] == ["5", "0"]
    assert screen.spoken.endswith("Player 1: 15. Player 2: 20.")


def test_two_buttons_fill_in_a_pad(player):
    """Where no choice is marked Die steps to one; all else Next answers."""
    begin(player)
    player.press("d")
    wanted = player.table.focus.target.item.value
    player.press("enter")
    assert player.play.log[0].value == wanted
    while not player.play.over:
        player.press("enter")
    assert player.play.result.winner


def test_a_pad_for_two_is_filled_in_checked_and_won_by_taps(player, voice):
    begin(player, "ares", 2, "no")
    count(player, 25)
    assert totals(player) == [25, 0]
    for number in (32, 6, 8, 12, 15):
        count(player, number)
    assert totals(player) == [43, 55]
    assert player.play.ask.key == "score-pad.check"
    player.presenter.navigation.visit("editor", field="player-2.cards")
    player.frames()
    for key in ("1", "9"):
        player.press(key)
    player.tap(player.primary)
    assert totals(player) == [43, 59]
    player.presenter.navigation.show_play()
    player.turn_to_question()
    player.tap_choice("done")
    assert player.play.over
    assert player.play.result.winner == ("player-2",)
    assert "Player 2 wins with 59 points!" in voice.said[-1]


@pytest.mark.parametrize(
    ("game", "numbers"), [("dice", (10, 20, 4, 3)), ("classic", (31, 27, 5, 4))]
)
def test_who_got_an_award_is_reported_while_the_next_is_counted(player, game, numbers):
    begin(player, game, 2, *([3] if game == "classic" else []))
    for number in numbers:
        count(player, number)
    assert player.play.ask.args["line"] == "award-2"
    (shown,) = player.presenter.phrasebook.glance(player.play.says[0]).facts
    assert shown in " ".join(texts(player.table))


@pytest.mark.parametrize("size", hardest((800, 480), (720, 1280)), ids=str)
def test_five_players_fit(open_app, size):
    player = open_app(size, language="fr")
    begin(player, "classic", 5)
    at = 0
    while not player.play.over:
        player.turn_to_question()
        if at % 5 == 0:
            player.frames(3)
            assert faults(player.table) == []
        player.presenter.session.answer(usual_answer(player.play))
        player.now += 1
        player.presenter.game.show_step()
        at += 1
    player.presenter.navigation.show("scores")
    player.frames(3)
    assert_fits(player)
