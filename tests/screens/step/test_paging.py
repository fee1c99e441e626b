"""The pages of a step: what stands on which, and how much of it has room."""

import pytest

from companion.phrases.glance import Move
from companion.screens import step
from companion.screens.frame import Frame
from companion.screens.pictures import Picture
from companion.screens.step import Item, Question, Step
from companion.screens.theme import NOUN
from kit.fitting import SIZES


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [0.75, 1, 1.5, 2])
def test_moves_are_never_dropped_whatever_the_room(player, size, scale):
    """Facts, lanes and the picture go first; what is still too much is shown on the next page."""
    player.begin()
    p, frame = player.table.measure, Frame(*size)
    p.letters = scale
    moves = [Move(f"Put the **piece {n}** on the long table", "", "A fact of it") for n in range(9)]
    items = [Item(number, move, "key") for number, move in enumerate(moves, 1)]
    found = step.pages(p, frame, Step(items, ["A fact"] * 4, Question("What now?", 90), None, 76))
    assert [item.number for page in found for item in page.items] == list(range(1, 10))
    assert [page.asks for page in found] == [False] * (len(found) - 1) + [True]
    assert all(page.size >= 34 * scale for page in found)
    assert all(len(page.items) <= 5 for page in found)


def test_moves_on_several_pages_are_as_even_as_can_be(player):
    """Six stand on two pages of three, not on one of five with one that is left over."""
    player.begin()
    p, frame = player.table.measure, Frame(800, 480)
    items = [Item(n, Move(f"Put **piece {n}** here", "", ""), "key") for n in range(1, 7)]
    found = step.pages(p, frame, Step(items, [], Question("What now?", 90)))
    assert [len(page.items) for page in found] == [3, 3]


@pytest.mark.parametrize(("last", "shares"), [("Put it **here**", [5]), ("long " * 20, [3, 2])])
def test_a_fifth_move_stands_on_the_page_where_each_takes_a_line(player, last, shares):
    player.begin()
    p, frame = player.table.measure, Frame(800, 480)
    words = ["Put it **here**"] * 4 + [last.strip()]
    items = [Item(n, Move(each, "", ""), "key") for n, each in enumerate(words, 1)]
    found = step.pages(p, frame, Step(items, [], Question("")))
    assert [len(page.items) for page in found] == shares


@pytest.mark.parametrize(
    ("words", "size"), [("Put it **there**", 40), ("Put it over **there**", 34)]
)
def test_moves_are_rather_smaller_than_on_two_lines(player, words, size):
    player.begin()
    p, frame = player.table.measure, Frame(800, 480)
    wide = frame.content().wide - step.BESIDE - step.INDENT - p.width("Put it over **there**", 37)
    picture = Picture(lambda *_: None, lying=wide, kept=1)
    items = [Item(1, Move(words, "", ""), "key")]
    (page,) = step.pages(p, frame, Step(items, [], Question(""), picture))
    assert (page.picture, page.size) == (True, size)


@pytest.mark.parametrize(("high", "told"), [(80, 3), (100, None)])
def test_the_next_page_tells_the_last_move_before_it_where_there_is_room(player, high, told):
    player.begin()
    p, frame = player.table.measure, Frame(800, 480)
    items = [Item(n, Move(f"Put **piece {n}** here", "", ""), "key") for n in range(1, 7)]
    first, last = step.pages(p, frame, Step(items, [], Question("What now?", high)))
    assert first.earlier is None
    assert (last.earlier and last.earlier.number) == told


@pytest.mark.parametrize(("high", "earlier", "last"), [(80, [], ["A fact"]), (330, ["A fact"], [])])
def test_what_has_no_room_with_the_question_is_told_with_the_moves_that_it_belongs_to(
    player, high, earlier, last
):
    player.begin()
    p, frame = player.table.measure, Frame(800, 480)
    items = [Item(n, Move(f"Put **piece {n}** here", "", ""), "key") for n in range(1, 7)]
    shown = Step(items, ["A fact"], Question("What now?", high), facts_of={"key": ["A fact"]})
    first, *_, asking = step.pages(p, frame, shown)
    assert [*first.facts] == earlier
    assert [*asking.facts] == last


@pytest.mark.parametrize(
    ("times", "high", "whole"), [(1, 0, True), (4, 0, False), (1, 90, False)], ids=str
)
def test_a_picture_is_as_large_as_words_and_tiles_leave_it_room(player, times, high, whole):
    player.begin()
    p, frame = player.table.measure, Frame(800, 480)
    picture = Picture(lambda *_: None, lying=128, widest=150, kept=1)
    items = [Item(1, Move(" ".join(["Put **it** here"] * times), "", ""), "key")]
    shown = Step(items, [], Question("What now?", high), picture)
    page = step.pages(p, frame, shown)[-1]
    box, text = step.picture_box(p, frame, shown, page), step.text_box(frame, page, picture)
    assert (box.wide == 150) == whole
    assert 128 <= box.wide <= 150
    assert box.right == frame.content().right
    assert text.x + step.words_wide(p, shown, page, text) + step.BESIDE <= box.x + 0.01


@pytest.mark.parametrize("facts", range(5))
@pytest.mark.parametrize("moves", [1, 2, 3, 4])
def test_a_picture_below_words_covers_none_of_them(player, moves, facts):
    player.begin()
    p, frame = player.table.measure, Frame(720, 1280)
    picture = Picture(lambda *_: None, standing=150, kept=1)
    items = [Item(n, Move("Put **it** here", "", "A fact of it"), "key") for n in range(moves)]
    shown = Step(items, ["Another fact"] * facts, Question(""), picture, 130)
    for page in step.pages(p, frame, shown):
        if page.picture:
            end = step.draw(p, frame, shown, page)
            assert end <= step.picture_box(p, frame, shown, page).y


def test_a_move_with_a_long_word_is_as_large_as_that_word_lets_it(player):
    player.begin()
    p, frame = player.table.measure, Frame(720, 1280)
    p.letters = 2
    items = [Item(1, Move("**Temperature** to −28", "", ""), "key")]
    page = step.pages(p, frame, Step(items, [], Question("What now?", 90)))[0]
    assert page.size == NOUN
