"""Numbers on the table, on a pad of digits."""


def ask_for_a_cost(player):
    """Come to a number from 0 to 41 that nothing speaks for."""
    player.now += 1
    player.presenter.game.open("classic", new=True, seed="1", options={"deck": "physical"})
    player.frames()
    player.next()
    player.turn_to_question()
    player.frames()


def tap_digits(player, number):
    for digit in str(number):
        player.tap(player.taps[f"key-{digit}"])


def test_next_says_how_where_nothing_is_set(player, voice):
    ask_for_a_cost(player)
    given, said = len(player.play.log), len(voice.said)
    player.press("enter")
    assert len(player.play.log) == given
    assert len(voice.said) > said


def test_a_number_that_was_set_stays_while_something_else_is_looked_at(player):
    player.presenter.game.open("score-pad", new=True)
    for answer in ("on-mars", 2):
        player.now += 1
        player.presenter.game.change(lambda answer=answer: player.presenter.session.answer(answer))
    player.frames()
    tap_digits(player, 7)
    assert player.table.step.number.digits == "7"
    player.press("w")
    player.press("escape")
    assert (player.app.host.shown, player.table.step.number.digits) == ("table", "7")
    player.press("enter")
    assert player.play.log[-1].value == 7
    assert player.table.step.number.digits == "0", "the next number begins anew"


def test_a_number_is_written_and_the_button_says_that_it_is_right(player):
    ask_for_a_cost(player)
    assert player.primary.words == player.word("set-number")
    tap_digits(player, 17)
    assert player.primary.words == player.word("take-number", number=17)
    player.tap(player.primary)
    assert player.play.log[-1].value == 17


def test_a_finger_still_down_when_the_question_changes_answers_nothing(player):
    from kivy.tests.common import UnitTestTouch

    player.begin()
    primary = player.primary
    touch = UnitTestTouch(*primary.to_window(*primary.center))
    touch.touch_down()
    player.press("spacebar")
    answered = len(player.play.log)
    touch.touch_up()
    player.frames()
    assert answered
    assert len(player.play.log) == answered
    player.tap(player.primary)
    assert len(player.play.log) > answered
