"""All numbers of a range at once: one tap answers, two buttons reach each of them."""

import random

import pytest
from kivy.metrics import dp

from companion.screens.widgets.answers import TOUCH, NumberStepper
from companion.screens.widgets.number_grid import AT_ONCE, NumberGrid, pages_of
from kit.fitting import SIZES, assert_table_fits, hardest

RANGES = [
    (0, 41),
    (0, 4),
    (0, 0),
    (0, 29),
    (0, 30),
    (-40, 40),
    (-7, 19),
    (-9, 19),
    (3, 99),
    (0, 99),
]


@pytest.fixture
def taken():
    return []


@pytest.fixture
def grid(player, taken):
    def make(minimum, maximum, words=str):
        grid = NumberGrid()
        grid.offer(minimum, maximum)
        grid.label(words, "More")
        grid.bind(on_answer=lambda _, value: taken.append(value))
        grid.size = (400, 340)
        grid.do_layout()
        return grid

    return make


def shown(grid):
    return [button.words for button in grid.children[::-1]]


@pytest.mark.parametrize(("minimum", "maximum"), RANGES)
def test_the_pages_hold_every_number_once_and_in_order(minimum, maximum):
    pages, _ = pages_of(minimum, maximum)
    assert [n for page in pages for n in page] == list(range(minimum, maximum + 1))
    assert max(map(len, pages)) <= AT_ONCE - (len(pages) > 1)


def test_changes_start_on_the_page_around_zero():
    pages, first = pages_of(-40, 40)
    assert pages[first] == range(-9, 20)
    pages, first = pages_of(-3, 40)
    assert pages[first] == range(-3, 26)
    pages, first = pages_of(-40, 0)
    assert 0 in pages[first]


def test_one_tap_answers(grid, taken):
    numbers = grid(0, 41)
    assert shown(numbers) == [*map(str, range(29)), "More"]
    numbers.children[::-1][14].dispatch("on_release")
    assert taken == [14]


def test_the_last_button_turns_the_page_and_the_first_page_comes_after_the_last(grid, taken):
    numbers = grid(0, 41)
    first = shown(numbers)
    numbers.children[0].dispatch("on_release")
    assert shown(numbers) == [*map(str, range(29, 42)), "More"]
    numbers.children[0].dispatch("on_release")
    assert shown(numbers) == first
    assert taken == []


def test_few_numbers_have_no_second_page(grid):
    assert shown(grid(0, 4)) == ["0", "1", "2", "3", "4"]
    assert not grid(0, 4).broad
    assert grid(0, 41).broad


def test_the_buttons_are_as_large_as_a_touch_and_do_not_overlap(grid):
    for minimum, maximum in RANGES:
        numbers = grid(minimum, maximum)
        boxes = [(*b.pos, b.right, b.top) for b in numbers.children]
        for x, y, right, top in boxes:
            assert right - x + numbers.spacing >= dp(TOUCH)
            assert top - y + numbers.spacing >= dp(TOUCH)
            assert numbers.x <= x < right <= numbers.right + 1
            assert numbers.y - 1 <= y < top <= numbers.top
        assert len({box[:2] for box in boxes}) == len(boxes)


@pytest.mark.parametrize(("minimum", "maximum"), RANGES)
def test_every_number_is_reached_by_two_buttons(grid, taken, minimum, maximum):
    numbers = grid(minimum, maximum)
    for wanted in random.Random(1).sample(range(minimum, maximum + 1), min(20, maximum - minimum)):
        while int(numbers.point()) != wanted:
            if numbers.leap and numbers.value <= wanted and numbers.value // 10 == wanted // 10:
                numbers.take()
        numbers.take()
        numbers.take()
        assert taken[-1] == wanted
        numbers.offer(minimum, maximum)
        numbers.label(str, "More")


def test_what_was_stepped_to_is_framed_on_its_page(grid):
    numbers = grid(-40, 40)
    assert [button.words for button in numbers.children if button.focused] == []
    assert numbers.point() == "0"
    for _ in range(2):
        numbers.point()
    assert [button.words for button in numbers.children if button.focused] == ["20"]
    assert "-9" not in shown(numbers)


def test_no_number_is_taken_before_one_was_named(grid, taken):
    numbers = grid(0, 41)
    assert not numbers.take()
    assert numbers.read() == []
    assert taken == []


def test_digits_can_be_typed(grid, taken):
    numbers = grid(0, 41)
    numbers.pick(3)
    numbers.pick(6)
    assert [button.words for button in numbers.children if button.focused] == ["36"]
    assert numbers.take()
    assert taken == [36]


# On the table


def ask_for_a_cost(player, deck="physical", **options):
    player.now += 1
    player.presenter.open_play("classic", new=True, seed="1", options={"deck": deck, **options})
    player.frames()
    player.next()


def test_a_number_without_a_likely_answer_is_chosen_with_one_tap(player):
    ask_for_a_cost(player)
    assert isinstance(player.table.answers, NumberGrid)
    player.tap(player.button("17"))
    assert player.play.log[-1].value == 17
    assert not isinstance(player.table.answers, NumberStepper)


def test_the_same_buttons_serve_the_next_number(player):
    ask_for_a_cost(player)
    grid, buttons = player.table.answers, player.table.answers.children[:]
    player.tap(player.button("17"))
    player.next()
    assert player.table.answers is grid
    assert grid.children == buttons


def test_a_page_that_was_turned_stays_while_something_else_is_looked_at(player):
    ask_for_a_cost(player)
    player.tap(player.button(player.word("more")))
    player.press("w")
    player.press("escape")
    player.tap(player.button("33"))
    assert player.play.log[-1].value == 33
    player.next()
    assert "0" in shown(player.table.answers), "the next number starts anew"


def test_next_says_how_where_nothing_is_marked(player, voice):
    ask_for_a_cost(player)
    said = len(voice.said)
    player.press("enter")
    assert len(player.play.log) == 1
    assert len(voice.said) > said


@pytest.mark.parametrize("size", hardest(*SIZES), ids=str)
@pytest.mark.parametrize("language", ["fr", "pt-BR"])
def test_the_numbers_fit_beside_the_question(open_app, size, language):
    player = open_app(size, language=language)
    ask_for_a_cost(player)
    player.frames(3)
    assert_table_fits(player)
