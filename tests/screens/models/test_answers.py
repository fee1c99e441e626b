"""The possible answers to a question."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.screens.models.answers import NOTHING, Choices, Kinds, NumberInput, strides

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


def set_by_stepping(number, wanted):
    """Step to a number as a player does who only hears it; return what was named."""
    heard = []
    while not heard or heard[-1] not in heard[:-1]:
        heard.append(number.point())
        if int(heard[-1]) == wanted:
            break
        ten_of_wanted = int(heard[-1]) <= wanted and int(heard[-1]) // 10 == wanted // 10
        if ten_of_wanted and len(strides(number.minimum, number.maximum)) > 1:
            assert number.take() is NOTHING, "a ten is not the answer yet"
            while heard[-1] != str(wanted) and heard.count(heard[-1]) < 3:
                heard.append(number.point())
            break
    taken = number.take()
    assert (number.take() if taken is NOTHING else taken) == wanted
    return heard


def test_the_default_is_no_tile_and_comes_first():
    choices = Choices((("a", "A"), ("b", "B"), ("c", "C")), "b")
    assert choices.label == "B"
    assert choices.tiles == [("a", "A"), ("c", "C")]
    assert choices.options == [("b", "B"), ("a", "A"), ("c", "C")]


def test_choices_with_places_of_their_own_have_tiles_in_that_order_and_the_others_apart():
    choices = Choices((("a", "A"), ("b", "B"), ("c", "C")), places=("c", "a", "x"))
    assert choices.tiles == [("c", "C"), ("a", "A")]
    assert choices.apart == [("b", "B")]


def test_what_is_barred_has_its_place_and_can_not_be_chosen():
    choices = Choices((("a", "A"), ("b", "B")), barred=["b"])
    assert choices.tiles == [("a", "A"), ("b", "B")]
    assert [choices.free(value) for value, _ in choices.tiles] == [True, False]


@pytest.mark.parametrize(("minimum", "maximum", "default"), RANGES)
def test_every_number_of_a_range_can_be_typed(minimum, maximum, default):
    for wanted in range(minimum, maximum + 1):
        number = NumberInput(minimum, maximum, default)
        for digit in str(abs(wanted)):
            assert number.can_type(int(digit))
            number.type(int(digit))
        if number.value != wanted:
            number.turn_sign()
        assert number.take() == wanted


def test_a_digit_that_leads_to_no_number_starts_over_or_is_disabled():
    number = NumberInput(0, 41, None)
    number.type(4)
    assert number.can_type(1)
    number.type(9)
    assert number.value == 9
    assert [digit for digit in range(10) if not NumberInput(5, 8, None).can_type(digit)] == [
        0, 1, 2, 3, 4, 9,
    ]  # fmt: skip


def test_a_number_that_is_only_begun_cannot_be_taken():
    number = NumberInput(10, 3600, 60)
    number.type(4)
    assert number.take() is NOTHING
    number.type(5)
    assert number.take() == 45


def test_erase_takes_back_a_digit():
    number = NumberInput(0, 300, 0)
    for digit in (1, 2, 3):
        number.type(digit)
    number.erase()
    assert number.take() == 12


@pytest.mark.parametrize(("minimum", "maximum", "default"), RANGES)
def test_every_number_of_a_range_is_reached_by_two_buttons(minimum, maximum, default):
    for wanted in random.Random(1).sample(range(minimum, maximum + 1), maximum - minimum + 1):
        set_by_stepping(NumberInput(minimum, maximum, default), wanted)


@given(st.integers(-120, 120), st.integers(0, 320), st.data())
def test_and_so_is_any_number_of_any_range(minimum, length, data):
    inside = st.integers(minimum, minimum + length)
    default, wanted = data.draw(st.none() | inside), data.draw(inside)
    heard = set_by_stepping(NumberInput(minimum, minimum + length, default), wanted)
    assert all(minimum <= int(number) <= minimum + length for number in heard)
    assert len(heard) <= length // 10 + 2 + 20


def test_a_very_long_range_is_stepped_in_hundreds_then_tens_then_ones():
    number = NumberInput(10, 3600, 60)
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
    number = NumberInput(10, 3600, start)
    assert [number.point() for _ in range(2)] == [str(start), str(end)]


def test_the_first_number_that_die_names_is_the_one_that_next_would_take():
    for default in (0, 18):
        assert NumberInput(0, 81, default).point() == str(default)
    assert NumberInput(3, 81, None).point() == "3"
    assert NumberInput(0, 81, 18).take() == 18


def test_no_number_is_taken_before_one_was_named_where_there_is_no_default():
    number = NumberInput(0, 300, None)
    assert number.take() is NOTHING
    assert number.read() == [], "nothing was named yet"
    number.point()
    assert number.read() == ["0"]


def test_a_short_range_is_taken_with_the_first_next_and_a_long_one_with_the_second():
    short, long = NumberInput(0, 11, 0), NumberInput(0, 300, 0)
    short.point()
    assert short.take() == 0
    long.point()
    assert long.point() == "10"
    assert long.take() is NOTHING
    assert long.point() == "11"
    assert long.take() == 11


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
    return Kinds(MENU, OPTIONS, lambda _, label: label, PLACES, {}, {})


def test_what_is_no_kind_is_apart():
    choices = kinds()
    assert choices.apart == [("other", "Another place")]
    assert choices.tiles == [("mine", "Mine"), ("water.B2", "Water: B2")]
    assert choices.words_of("mine.B2") == "Mine: B2"
    assert choices.words_of(None) == ""
