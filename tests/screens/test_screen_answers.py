"""What answers a question by hand: Die steps through it, Next takes what was named."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kivy.uix.widget import Widget

from companion.screens.widgets.answers import AT_ONCE, REPORTS_AT_ONCE, ChoiceColumn, NumberStepper

RANGES = [
    (-96, 96, 0),
    (-72, 144, 0),
    (0, 300, 0),
    (0, 300, None),
    (0, 11, 0),
    (2, 12, 2),
    (0, 81, 18),
    (-7, 93, 88),
    (5, 26, None),
    (4, 4, 4),
]

on_one_window = settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@pytest.fixture
def taken():
    return []


@pytest.fixture
def column(player, taken):
    """Make a column of as many choices, the first of them the default if there is to be one."""

    def make(count, default=False, **kinds):
        options = tuple((f"value-{n}", f"Choice {n}") for n in range(count))
        column = ChoiceColumn()
        column.offer(options, "value-0" if default else None, "Next", "More", **kinds)
        column.bind(on_answer=lambda _, value: taken.append(value))
        return column

    return make


@pytest.fixture
def dial(player, taken):
    def make(minimum, maximum, default):
        dial = NumberStepper(minimum, maximum, default, ok="OK")
        dial.bind(on_answer=lambda _, value: taken.append(value))
        return dial

    return make


def focused(column):
    return [button.words for button in column.buttons if button.focused]


def set_by_stepping(dial, wanted):
    """Step to a number as a player does who only hears them; return what was named."""
    heard = []
    while not heard or heard[-1] not in heard[:-1]:
        heard.append(dial.point())
        if int(heard[-1]) == wanted:
            break
        if dial.leap and int(heard[-1]) <= wanted and int(heard[-1]) // 10 == wanted // 10:
            assert not dial.take(), "a ten is not the answer yet"
            while heard[-1] != str(wanted) and heard.count(heard[-1]) < 3:
                heard.append(dial.point())
            break
    if not dial.take():
        assert dial.take()
    return heard


@on_one_window
@given(count=st.integers(1, 23), default=st.booleans())
def test_die_names_every_choice_of_every_page_once_and_then_begins_again(column, count, default):
    choices = column(count, default)
    choices.start_stepping()
    first = [choices.read()[0]] if default else []
    assert focused(choices) == first
    for _ in range(2):
        named = list(first)
        while label := choices.point():
            named.append(label)
            assert focused(choices) == [label]
        assert named == [f"Choice {n}" for n in range(count)]
        assert focused(choices) == [], "after the last comes something else"
        first = []


@on_one_window
@given(count=st.integers(1, 23), steps=st.integers(1, 60))
def test_next_takes_exactly_what_die_named_last(column, taken, count, steps):
    choices = column(count)
    named = ""
    for _ in range(steps):
        named = choices.point()
    assert choices.take() == bool(named)
    assert taken == ([f"value-{named.removeprefix('Choice ')}"] if named else [])
    taken.clear()


def test_where_nothing_was_named_next_takes_only_a_default(column, taken):
    assert not column(3).take()
    assert taken == []
    assert column(3, default=True).take()
    assert taken == ["value-0"]


def test_a_page_that_was_turned_by_a_tap_is_stepped_through_from_its_top(column):
    choices = column(11)
    choices.point()
    choices.turn_page()
    assert focused(choices) == []
    assert choices.point() == f"Choice {AT_ONCE - 1}"


def test_stepping_begins_on_the_first_page_whichever_is_shown(column):
    choices = column(11, default=True)
    choices.turn_page()
    choices.start_stepping()
    assert focused(choices) == ["Choice 0"]
    assert choices.point() == "Choice 1"


def test_the_word_more_is_never_named_or_read(column):
    choices = column(11)
    assert len(choices.buttons) == AT_ONCE
    named = {choices.point() for _ in range(12)}
    assert named == {*choices.read(), ""}
    assert not any("More" in words for words in named)


def test_as_many_reports_as_there_are_keys_stand_at_once_on_two_columns(column, taken):
    few, many = (column(count, True, at_once=REPORTS_AT_ONCE) for count in (AT_ONCE, 9))
    assert (few.broad, many.broad) == (False, True)
    assert [button.number for button in many.buttons] == list(range(1, 10))
    many.size, many.columns = (400, 360), 2
    many.do_layout()
    primary, *others = many.buttons
    assert primary.width == 400
    assert {round(button.width) for button in others} == {197}
    many.pick(9)
    assert taken == ["value-8"]


def test_what_is_barred_keeps_its_place_dimmed_and_is_neither_read_nor_stepped_to(column):
    choices = column(8, True, barred=["value-1", "value-4", "value-7"])
    assert [button.barred for button in choices.buttons] == [False, True, False, False, False]
    assert choices.read() == [f"Choice {n}" for n in (0, 2, 3, 5, 6)]
    choices.start_stepping()
    assert [choices.point() for _ in range(5)] == [f"Choice {n}" for n in (2, 3, 5, 6)] + [""]


def test_what_is_barred_can_be_tapped_to_hear_why(column, taken):
    column(8, True, barred=["value-1"]).pick(2)
    assert taken == ["value-1"]


def test_other_choices_stand_on_the_same_buttons_which_forget_what_they_were(column, taken):
    choices = column(8, True, barred=["value-1"], sign=lambda _: Widget())
    before = choices.buttons
    choices.start_stepping()
    choices.offer((("a", "A"), ("b", "B")), None, "Next", "More")
    assert choices.buttons == before[:2]
    for button, value in zip(choices.buttons, "ab", strict=True):
        assert (button.value, button.words, button.mark) == (value, value.upper(), "")
        assert (button.primary, button.focused, button.barred) == (False, False, False)
        assert not button.ids.frame.children
    choices.pick(2)
    assert taken == ["b"]


def test_choices_that_are_numbers_are_picked_by_themselves(column, taken):
    choices = column(1)
    choices.offer(tuple((n, f"{n} players") for n in (2, 1, 3, 4)), 2, "Next", "More")
    assert [button.number for button in choices.buttons] == [2, 1, 3, 4]
    choices.pick(1)
    choices.pick(2)
    choices.pick(9)
    assert taken == [1, 2]


def test_a_number_that_was_set_stays_while_something_else_is_looked_at(player):
    player.presenter.open_play("score-pad", new=True)
    for answer in ("on-mars", 2):
        player.now += 1
        player.presenter.change(lambda answer=answer: player.presenter.session.answer(answer))
    player.frames()
    player.press("7")
    assert player.table.answers.value == 7
    player.press("w")
    player.press("escape")
    assert (player.app.host.shown, player.table.answers.value) == ("table", 7)
    player.press("enter")
    assert player.play.log[-1].value == 7
    assert player.table.answers.value == 0, "the next number begins anew"


def test_a_one_that_follows_a_yes_is_not_taken_for_it(column, taken):
    choices = column(1)
    for value in (True, 1, False, 0):
        choices.offer(((value, "A"),), value, "Next", "More")
        choices.pick(1)
        choices.take()
    assert list(map(repr, taken)) == ["True", "True", "1", "1", "False", "False", "0", "0"]


def test_a_finger_still_down_when_the_question_changes_answers_nothing(player):
    from kivy.tests.common import UnitTestTouch

    player.begin()
    primary = player.choices[0]
    touch = UnitTestTouch(*primary.to_window(*primary.center))
    touch.touch_down()
    player.press("spacebar")
    answered = len(player.play.log)
    player.later(1)
    touch.touch_up()
    player.frames()
    assert answered
    assert len(player.play.log) == answered
    player.tap(player.choices[0])
    assert len(player.play.log) > answered


@pytest.mark.parametrize(("minimum", "maximum", "default"), RANGES)
def test_every_number_of_a_range_is_reached_by_two_buttons(dial, taken, minimum, maximum, default):
    numbers = dial(minimum, maximum, default)
    for wanted in random.Random(1).sample(range(minimum, maximum + 1), maximum - minimum + 1):
        set_by_stepping(numbers, wanted)
        assert taken.pop() == wanted
        numbers.start_stepping()


@on_one_window
@given(st.integers(-120, 120), st.integers(0, 320), st.data())
def test_and_so_is_any_number_of_any_range(dial, taken, minimum, length, data):
    inside = st.integers(minimum, minimum + length)
    default, wanted = data.draw(st.none() | inside), data.draw(inside)
    heard = set_by_stepping(dial(minimum, minimum + length, default), wanted)
    assert taken.pop() == wanted
    assert all(minimum <= int(number) <= minimum + length for number in heard)
    assert len(heard) <= length // 10 + 2 + 20


def test_a_very_long_range_is_stepped_in_hundreds_then_tens_then_ones(dial, taken):
    numbers = dial(10, 3600, 60)
    assert [numbers.point() for _ in range(4)] == ["60", "100", "200", "300"]
    assert not numbers.take(), "a hundred is not the answer yet"
    assert [numbers.point() for _ in range(2)] == ["310", "320"]
    assert [numbers.point() for _ in range(8)][-2:] == ["390", "300"]
    numbers.point()
    assert not numbers.take(), "nor is a ten"
    assert [numbers.point() for _ in range(10)] == [*map(str, range(311, 320)), "310"]
    assert numbers.take()
    assert taken == [310]


@pytest.mark.parametrize(("start", "end"), [(3600, 10), (3550, 3600)])
def test_the_largest_leap_begins_again_after_the_end_of_the_range(dial, start, end):
    numbers = dial(10, 3600, start)
    assert [numbers.point() for _ in range(2)] == [str(start), str(end)]


def test_the_first_number_that_die_names_is_the_one_that_next_would_take(dial, taken):
    for default in (0, 18):
        numbers = dial(0, 81, default)
        assert numbers.point() == str(default)
    assert dial(3, 81, None).point() == "3"
    assert dial(0, 81, 18).take()
    assert taken == [18]


def test_no_number_is_taken_before_one_was_named_where_there_is_no_default(dial, taken):
    numbers = dial(0, 300, None)
    assert not numbers.take()
    assert numbers.read() == [], "nothing was named yet"
    numbers.point()
    assert numbers.read() == ["0"]


def test_a_short_range_is_taken_with_the_first_next_and_a_long_one_with_the_second(dial, taken):
    short, long = dial(0, 11, 0), dial(0, 300, 0)
    short.point()
    assert short.take()
    long.point()
    assert long.point() == "10"
    assert not long.take()
    assert long.point() == "11"
    assert long.take()
    assert taken == [0, 11]


def test_repeat_begins_a_number_anew_with_its_tens(dial):
    numbers = dial(0, 300, 0)
    numbers.point()
    numbers.point()
    numbers.take()
    assert numbers.point() == "11"
    numbers.start_stepping()
    assert numbers.point() == "11"
    assert numbers.point() == "20"
