"""Numbers on the table: less and more, and a pad of digits for a long range."""

import pytest

from companion.autoplay import usual_answer
from companion.screens import number_pad
from companion.screens.answers import Number
from companion.screens.frame import Box
from companion.screens.theme import FACT, LABEL
from kit.fitting import SIZES, assert_fits, assert_targets, hardest


def ask_for_a_cost(player):
    """Come to a number from 0 to 41 that nothing speaks for."""
    player.now += 1
    player.presenter.open_play("classic", new=True, seed="1", options={"deck": "physical"})
    player.frames()
    player.next()
    player.turn_to_question()


def write_it(player):
    """Come to such a number, and to its pad."""
    ask_for_a_cost(player)
    player.now += 1
    player.table.open_choices()
    player.frames()


def tap_digits(player, number):
    for digit in str(number):
        player.tap(player.taps[f"key-{digit}"])


def test_a_number_without_a_likely_answer_is_written_on_the_pad(player):
    write_it(player)
    assert player.primary.face.dead
    assert player.primary.words == player.word("set-number")
    tap_digits(player, 17)
    assert player.primary.words == player.word("take-number", number=17)
    player.tap(player.primary)
    assert player.play.log[-1].value == 17


def test_next_says_how_where_nothing_is_marked(player, voice):
    ask_for_a_cost(player)
    given, said = len(player.play.log), len(voice.said)
    player.press("enter")
    player.tap(player.primary)
    assert len(player.play.log) == given
    assert len(voice.said) > said


def test_digits_that_lead_to_no_number_are_disabled(player):
    write_it(player)
    tap_digits(player, 4)
    assert not player.taps["key-1"].disabled
    player.tap(player.taps["key-C"])
    assert player.primary.face.dead


def test_more_and_less_and_leaps_change_the_number(player):
    write_it(player)
    player.tap(player.taps["leap10"])
    player.tap(player.taps["greater"])
    player.tap(player.taps["greater"])
    player.tap(player.taps["less"])
    assert player.table.answers.value == 11
    assert "11" in player.seen


def test_holding_more_repeats(player):
    from kivy.tests.common import UnitTestTouch

    write_it(player)
    more = player.taps["greater"]
    touch = UnitTestTouch(*more.to_window(*more.center))
    touch.touch_down()
    for _ in range(60):
        player.frames(1)
    touch.touch_up()
    player.frames()
    held = player.table.answers.value
    assert held > 3
    player.later(3)
    assert player.table.answers.value == held, "it ends with the touch"


def test_a_short_range_has_no_pad(player):
    player.begin(options={"help": "quick", "map": "off"})
    session = player.presenter.session
    while "colonists" not in getattr(player.play.ask, "options", ()):
        session.answer(usual_answer(player.play))
    session.answer("colonists")
    player.presenter.show_step()
    player.frames()
    assert isinstance(player.table.answers, Number)
    assert "key-1" not in player.taps
    assert {"less", "greater"} <= set(player.taps)


def test_a_number_that_was_set_stays_while_something_else_is_looked_at(player):
    player.presenter.open_play("score-pad", new=True)
    for answer in ("on-mars", 2):
        player.now += 1
        player.presenter.change(lambda answer=answer: player.presenter.session.answer(answer))
    player.frames()
    tap_digits(player, 7)
    assert player.table.answers.value == 7
    player.press("w")
    player.press("escape")
    assert (player.app.host.shown, player.table.answers.value) == ("table", 7)
    player.press("enter")
    assert player.play.log[-1].value == 7
    assert player.table.answers.value == 0, "the next number begins anew"


def test_a_finger_still_down_when_the_question_changes_answers_nothing(player):
    from kivy.tests.common import UnitTestTouch

    player.begin()
    primary = player.primary
    touch = UnitTestTouch(*primary.to_window(*primary.center))
    touch.touch_down()
    player.press("spacebar")
    answered = len(player.play.log)
    player.later(1)
    touch.touch_up()
    player.frames()
    assert answered
    assert len(player.play.log) == answered
    player.tap(player.primary)
    assert len(player.play.log) > answered


@pytest.mark.parametrize("size", hardest(*SIZES), ids=str)
@pytest.mark.parametrize("language", ["fr", "pt-BR"])
def test_the_pad_and_the_numbers_in_sight_fit_beside_the_question(open_app, size, language):
    player = open_app(size, language=language)
    for come in (ask_for_a_cost, write_it):
        come(player)
        player.frames(3)
        assert_fits(player)
        assert_targets(player)


def test_where_no_number_is_likely_each_is_one_tap_and_die_steps_through_them(player):
    ask_for_a_cost(player)
    assert {f"number-{n}" for n in range(42)} <= set(player.taps)
    player.table.do_die()
    player.table.do_die()
    marked = [name for name, tap in player.taps.items() if tap.face.marked]
    assert marked == ["number-10"]
    player.now += 1
    player.tap(player.taps["number-17"])
    assert player.play.log[-1].value == 17


@pytest.mark.parametrize(("room", "size"), [(1.0, FACT * 1.5), (0.75, FACT), (0.6, LABEL)])
def test_what_is_so_is_no_smaller_than_it_has_to_be(player, monkeypatch, room, size):
    player.begin()
    p, fact = player.table.measure, "A token is worth one or five points, as printed"
    p.letters = 1.5
    drawn = {}
    monkeypatch.setattr(p, "words", lambda x, y, line, size, *_, **__: drawn.update({line: size}))
    box = Box(0, 0, p.width(fact, FACT * 1.5) * room, 110)
    number_pad.draw_words(p, box, "Forests?", (fact,))
    assert {drawn[line] for line in drawn if line in fact} == {size}
