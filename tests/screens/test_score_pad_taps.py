"""A pad for two players on the touchscreen, by taps alone."""

import pytest

from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.screens.answers import Number
from kit.fitting import LOOKS, assert_fits, assert_targets

PAD = "score-pad"


def begin(player, *answers):
    player.now += 1
    player.presenter.open_play(PAD, new=True)
    player.frames()
    for answer in answers:
        player.tap_choice(answer)


def count(player, number):
    """Set the number on the table by its digits, or by more and less, then take it."""
    player.turn_to_question()
    assert isinstance(player.table.answers, Number)
    if f"key-{str(number)[0]}" in player.taps:
        for digit in str(number):
            player.tap(player.taps[f"key-{digit}"])
    while player.table.answers.value != number:
        player.tap(player.taps["greater" if player.table.answers.value < number else "less"])
    player.tap(player.primary)


def totals(player):
    sheet = player.play.state()["totals"]
    return [sheet[who] for who in sheet if sheet[who] is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_two_are_tied_no_number_stands_without_its_player(open_app, language):
    """The lines of the sheet were checked just before: only the totals stand there again."""
    player = open_app(language=language)
    begin(player, "on-mars", 2)
    while player.play.ask.key != "score-pad.tie":
        player.tap(player.primary)
    name = player.presenter.phrasebook.name("progress", PAD)
    assert not [words for words in player.seen if name in words]


def test_a_pad_for_two_is_filled_in_checked_and_won_by_taps(player, voice):
    begin(player, "ares", 2, "no")
    count(player, 25)
    assert totals(player) == [25, 0]
    assert player.seen.count("25") == 2, "the line, and the total so far"
    for number in (32, 6, 8, 12, 15):
        count(player, number)
    assert totals(player) == [43, 55]
    assert player.play.ask.key == "score-pad.check"
    assert {"43", "55", "25", "32", "6", "8", "12", "15"} <= set(player.seen)

    cells = [tap for tap in player.taps.values() if tap.face.style == "bare" and tap.words]
    fields = {tap.words: tap for tap in cells}
    book = player.presenter.phrasebook
    player.tap(fields[book.field("player-2.cards", PAD)])
    correct(player, 19)
    assert totals(player) == [43, 59]
    player.turn_to_question()
    player.tap_choice("done")
    assert player.play.over
    assert player.play.result.winner == ("player-2",)
    assert "Player 2 wins with 59!" in voice.said[-1]


def correct(player, number):
    """Set the value that is open, and come back to the table."""
    screen = player.app.host.screen
    assert screen.name == "editor"
    for digit in str(number):
        player.tap(player.taps[f"key-{digit}"])
    player.tap(player.primary)
    while player.app.host.screen is not player.table:
        player.press("escape")


def test_every_line_stays_in_sight_while_one_is_counted(player):
    begin(player, "on-mars", 2)
    for number in (50, 42, 5):
        count(player, number)
    player.turn_to_question()
    assert player.table.page.picture
    book = player.presenter.phrasebook
    for line in player.play.state()["lines"]:
        assert book.name(line, PAD) in player.seen
    assert {"50", "42", "11", "61"} <= set(player.seen)


def test_the_points_stand_above_a_number_pad(player):
    begin(player, "classic", 2, 3)
    for number in (31, 27, 0, 0, 0, 0, 0, 0, 1, 1):
        count(player, number)
    assert player.play.ask.args["line"] == "greeneries"
    assert "key-7" in player.taps
    assert {"31", "27"} <= set(player.seen)


def test_where_it_must_be_read_what_is_counted_words_take_the_place_of_the_points(player):
    begin(player, "classic", 2, 3)
    for number in (31, 27):
        count(player, number)
    assert player.play.ask.args["line"] == "award-1"
    assert "All count the same award: tiles, heat…, not VP" in player.seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_got_an_award_is_seen_while_the_next_is_counted(open_app, language):
    player = open_app(language=language)
    begin(player, "classic", 2, 3)
    for number in (31, 27, 5, 4):
        count(player, number)
    assert player.play.ask.args["line"] == "award-2"
    (told,) = Phrasebook(language).glance(player.play.says[0]).facts
    assert told in player.seen


def test_a_finger_on_a_low_row_opens_the_nearest_number(player):
    from kivy.tests.common import UnitTestTouch

    begin(player, "on-mars", 2)
    while player.play.ask.key != "score-pad.check":
        player.turn_to_question()
        player.next()
    player.turn_to_question()
    (cell,) = [line for line in player.app.host.screen.drawn if line.words == "Ships"]
    sheet = player.taps["touch-nearest"]
    player.now += 1
    touch = UnitTestTouch(sheet.right - 5, (cell.low + cell.top) / 2 + 2)
    touch.touch_down()
    touch.touch_up()
    player.frames(1)
    assert player.app.host.screen.detail["field"] == "player-2.hangar-ships"


def test_the_scores_have_a_line_a_source_and_a_column_a_player(player):
    begin(player, "dice", 2)
    for number in (10, 20, 4, 3):
        count(player, number)
    player.presenter.show("scores")
    player.frames(3)
    screen = player.app.host.screen
    assert {"Player 1", "Player 2"} <= set(player.seen)
    (award,) = [line for line in screen.lines if line.name == "Award 1"]
    assert award.numbers == ["5", "0"]
    assert screen.spoken.endswith("Player 1: 15. Player 2: 20.")


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_five_players_fit(open_app, language, size):
    player = open_app(size, language=language)
    begin(player, "classic", 5)
    while not player.play.over:
        player.turn_to_question()
        assert_fits(player)
        assert_targets(player)
        player.next()
    player.presenter.show("scores")
    player.frames(3)
    assert_fits(player)


def test_two_buttons_keep_a_pad(player):
    """Where no choice is marked Die steps to one; all else Next answers."""
    begin(player)
    for _ in range(4):
        player.press("d")
    player.press("enter")
    assert player.play.log[0].value == "dice"
    while not player.play.over:
        player.press("enter")
    assert player.play.result.winner == ("player-1", "player-2")
