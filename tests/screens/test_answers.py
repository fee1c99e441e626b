"""What a question can be answered with: Die steps through it, Next takes what was named."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.screens.answers import NOTHING, Choices, Kinds, Number

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


def choices_of(count, default=False, most=99, **kinds):
    """Return as many choices, the first of them the default if there is to be one."""
    options = tuple((f"value-{n}", f"Choice {n}") for n in range(count))
    choices = Choices(options, "value-0" if default else None, **kinds)
    choices.lay_out(most)
    return choices


def in_sight(choices):
    return [label for _, _, label in choices.shown]


def set_by_stepping(number, wanted):
    """Step to a number as a player does who only hears it; return what was named."""
    heard = []
    while not heard or heard[-1] not in heard[:-1]:
        heard.append(number.point())
        if int(heard[-1]) == wanted:
            break
        if number.leaps and int(heard[-1]) <= wanted and int(heard[-1]) // 10 == wanted // 10:
            assert number.take() is NOTHING, "a ten is not the answer yet"
            while heard[-1] != str(wanted) and heard.count(heard[-1]) < 3:
                heard.append(number.point())
            break
    taken = number.take()
    assert (number.take() if taken is NOTHING else taken) == wanted
    return heard


@given(count=st.integers(1, 23), default=st.booleans(), most=st.integers(3, 10))
def test_die_names_every_choice_of_every_page_once_and_then_begins_again(count, default, most):
    choices = choices_of(count, default, most)
    choices.start_stepping()
    first = [choices.read()[0]] if default else []
    for _ in range(2):
        named = list(first)
        while label := choices.point():
            named.append(label)
            assert label == dict(choices.options)[choices.pointed_value]
            assert label in [choices.label, *in_sight(choices)]
        assert named == [f"Choice {n}" for n in range(count)]
        assert choices.pointed_value is NOTHING, "after the last comes something else"
        first = []


@given(count=st.integers(1, 23), steps=st.integers(1, 60))
def test_next_takes_exactly_what_die_named_last(count, steps):
    choices = choices_of(count)
    named = ""
    for _ in range(steps):
        named = choices.point()
    wanted = f"value-{named.removeprefix('Choice ')}" if named else NOTHING
    assert choices.take() == wanted


def test_where_nothing_was_named_next_takes_only_a_default():
    assert choices_of(3).take() is NOTHING
    assert choices_of(3, default=True).take() == "value-0"


def test_the_default_is_no_tile_and_comes_first():
    choices = Choices((("a", "A"), ("b", "B"), ("c", "C")), "b")
    assert choices.label == "B"
    assert in_sight(choices) == ["A", "C"]
    assert choices.read() == ["B", "A", "C"]


def test_a_page_that_was_turned_by_a_tap_is_left_by_stepping_to_the_first():
    choices = choices_of(11, most=5)
    choices.turn_page()
    assert in_sight(choices) == [f"Choice {n}" for n in (4, 5, 6, 7)]
    assert choices.point() == "Choice 0"
    assert in_sight(choices)[0] == "Choice 0"


def test_the_first_page_comes_after_the_last():
    choices = choices_of(11, most=5)
    assert choices.pages == 3
    seen = []
    for _ in range(3):
        seen += in_sight(choices)
        choices.turn_page()
    assert seen == [f"Choice {n}" for n in range(11)]
    assert in_sight(choices)[0] == "Choice 0"


def test_the_keys_of_a_page_count_from_the_default_and_end_with_more():
    choices = choices_of(12, default=True, most=5)
    assert [choices.number(place) for place, _, _ in choices.shown] == [2, 3, 4, 5]
    assert choices.next_number == 6
    choices.turn_page()
    assert [choices.number(place) for place, _, _ in choices.shown] == [2, 3, 4, 5]


def test_choices_that_are_numbers_are_picked_by_themselves():
    choices = Choices(tuple((n, f"{n} players") for n in (2, 1, 3, 4)), 2)
    assert [choices.number(place) for place, _, _ in choices.shown] == [1, 3, 4]
    assert choices.number(0) == 2


def test_what_is_barred_keeps_its_place_and_is_neither_read_nor_stepped_to():
    choices = choices_of(8, True, barred=["value-1", "value-4", "value-7"])
    assert in_sight(choices) == [f"Choice {n}" for n in range(1, 8)]
    assert choices.read() == [f"Choice {n}" for n in (0, 2, 3, 5, 6)]
    choices.start_stepping()
    assert [choices.point() for _ in range(5)] == [f"Choice {n}" for n in (2, 3, 5, 6)] + [""]


@pytest.mark.parametrize("value", [True, 1, False, 0])
def test_a_one_is_not_taken_for_a_yes(value):
    assert repr(Choices(((value, "A"),), value).take()) == repr(value)


@pytest.mark.parametrize(("minimum", "maximum", "default"), RANGES)
def test_every_number_of_a_range_can_be_typed(minimum, maximum, default):
    for wanted in range(minimum, maximum + 1):
        number = Number(minimum, maximum, default)
        for digit in str(abs(wanted)):
            assert number.can_type(int(digit))
            number.type(int(digit))
        if number.value != wanted:
            number.turn_sign()
        assert number.take() == wanted


def test_a_digit_that_leads_to_no_number_begins_anew_or_is_disabled():
    number = Number(0, 41, None)
    number.type(4)
    assert number.can_type(1)
    number.type(9)
    assert number.value == 9
    assert [digit for digit in range(10) if not Number(5, 8, None).can_type(digit)] == [
        0, 1, 2, 3, 4, 9,
    ]  # fmt: skip


def test_a_number_that_is_only_begun_cannot_be_taken():
    number = Number(10, 3600, 60)
    number.type(4)
    assert number.take() is NOTHING
    number.type(5)
    assert number.take() == 45


def test_erase_takes_back_a_digit_and_clear_all():
    number = Number(0, 300, 0)
    for digit in (1, 2, 3):
        number.type(digit)
    number.erase()
    assert number.take() == 12
    number.clear()
    assert number.take() is NOTHING


def test_steps_stay_within_the_range():
    number = Number(0, 300, 295)
    number.step(10)
    assert (number.value, number.can_step(1), number.can_step(-1)) == (300, False, True)
    number.step(-1000)
    assert (number.value, number.can_step(1), number.can_step(-1)) == (0, True, False)


@pytest.mark.parametrize(("minimum", "maximum", "default"), RANGES)
def test_every_number_of_a_range_is_reached_by_two_buttons(minimum, maximum, default):
    for wanted in random.Random(1).sample(range(minimum, maximum + 1), maximum - minimum + 1):
        set_by_stepping(Number(minimum, maximum, default), wanted)


@given(st.integers(-120, 120), st.integers(0, 320), st.data())
def test_and_so_is_any_number_of_any_range(minimum, length, data):
    inside = st.integers(minimum, minimum + length)
    default, wanted = data.draw(st.none() | inside), data.draw(inside)
    heard = set_by_stepping(Number(minimum, minimum + length, default), wanted)
    assert all(minimum <= int(number) <= minimum + length for number in heard)
    assert len(heard) <= length // 10 + 2 + 20


def test_a_very_long_range_is_stepped_in_hundreds_then_tens_then_ones():
    number = Number(10, 3600, 60)
    assert [number.point() for _ in range(4)] == ["60", "100", "200", "300"]
    assert number.take() is NOTHING, "a hundred is not the answer yet"
    assert [number.point() for _ in range(2)] == ["310", "320"]
    assert [number.point() for _ in range(8)][-2:] == ["390", "300"]
    number.point()
    assert number.take() is NOTHING, "nor is a ten"
    assert [number.point() for _ in range(10)] == [*map(str, range(311, 320)), "310"]
    assert number.take() == 310


@pytest.mark.parametrize(("start", "end"), [(3600, 10), (3550, 3600)])
def test_the_largest_leap_begins_again_after_the_end_of_the_range(start, end):
    number = Number(10, 3600, start)
    assert [number.point() for _ in range(2)] == [str(start), str(end)]


def test_the_first_number_that_die_names_is_the_one_that_next_would_take():
    for default in (0, 18):
        assert Number(0, 81, default).point() == str(default)
    assert Number(3, 81, None).point() == "3"
    assert Number(0, 81, 18).take() == 18


def test_no_number_is_taken_before_one_was_named_where_there_is_no_default():
    number = Number(0, 300, None)
    assert number.take() is NOTHING
    assert number.read() == [], "nothing was named yet"
    number.point()
    assert number.read() == ["0"]


def test_a_short_range_is_taken_with_the_first_next_and_a_long_one_with_the_second():
    short, long = Number(0, 11, 0), Number(0, 300, 0)
    short.point()
    assert short.take() == 0
    long.point()
    assert long.point() == "10"
    assert long.take() is NOTHING
    assert long.point() == "11"
    assert long.take() == 11


def test_repeat_begins_a_number_anew_with_its_tens():
    number = Number(0, 300, 0)
    number.point()
    number.point()
    number.take()
    assert number.point() == "11"
    number.start_stepping()
    assert number.point() == "11"
    assert number.point() == "20"


# What goes to which place

MENU = (("mine", "Mine"), ("water.B2", "Water: B2"), ("other", "Another place"))
OPTIONS = (
    ("mine.A1", "Mine: A1"),
    ("mine.B2", "Mine: B2"),
    ("water.B2", "Water: B2"),
    ("other.mine", "Another place: Mine"),
)
PLACES = {
    "mine": {"A1": "mine.A1", "B2": "mine.B2"},
    "water": {"B2": "water.B2"},
    "oxygen": {},
}


def kinds():
    return Kinds(MENU, OPTIONS, lambda _, label: label, PLACES)


def test_a_kind_means_its_likeliest_place_until_another_is_picked():
    choices = kinds()
    assert choices.value("mine") == "mine.A1"
    choices.place = "B2"
    assert choices.value("mine") == "mine.B2"
    assert choices.words_of("mine.B2") == "Mine: B2"


def test_a_kind_fits_where_it_can_go_and_one_with_no_place_nowhere():
    choices = kinds()
    assert [choices.fits(kind) for kind in PLACES] == [True, True, False]
    choices.place = "A1"
    assert [choices.fits(kind) for kind in PLACES] == [True, False, False]
    assert choices.value("oxygen") is None


def test_what_is_no_kind_stands_apart_and_die_steps_through_all():
    choices = kinds()
    assert choices.apart == [("other", "Another place")]
    assert [choices.point() for _ in range(4)] == ["Mine", "Water: B2", "Another place", ""]


def test_the_place_stays_picked_in_other_words():
    before, after = kinds(), kinds()
    before.place = "B2"
    after.go_on_from(before)
    assert after.place == "B2"
