"""Nothing on the table is cut off, covered, too small to read or too small to hit."""

import random

import pytest

from companion.engine.prompts import Choose, Confirm
from companion.games import games
from companion.phrases.glance import Move
from companion.screens import step
from companion.screens.frame import Frame
from companion.screens.pictures import Picture
from companion.screens.step import Item, Question, Step
from companion.screens.theme import NOUN
from kit.fitting import LOOKS, SIZES, assert_fits, assert_targets, hardest
from kit.long import LONG

STEPS = 200 if LONG else 16


def an_answer(ask, chance):
    if isinstance(ask, Confirm):
        return not ask.can_fail or chance.random() < 0.8
    if isinstance(ask, Choose):
        likely = ask.default is not None and chance.random() < 0.6
        return ask.default if likely else chance.choice(ask.options)
    return ask.default or ask.minimum


def look_at_every_page(player):
    """Look at the step page by page, and at what can be chosen besides."""
    table = player.table
    while True:
        player.frames(1)
        assert_fits(player)
        assert_targets(player)
        assert_asked(table)
        if table.at == len(table.pages) - 1:
            break
        player.tap(player.primary)
    if others := [tap for tap in player.choices if tap.value == "others"]:
        player.tap(others[0])
        assert_fits(player)
        assert_targets(player)


def assert_asked(table):
    """The question stands over its tiles, and no move is smaller than what is told of it."""
    page, title = table.page, table.step.question.title
    if page.foot and title and table.session.taken_back is None:
        assert page.title == title
    for item in page.items:
        if page.shows_fact(item) and not page.big:
            assert step.own_fact_size(table.measure, page) <= page.size


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_every_step_of_a_random_play_fits(open_app, size, language, game):
    player = open_app(size, language=language)
    chance = random.Random(3)
    player.presenter.open_play(game, new=True, seed="3")
    for _ in range(STEPS):
        look_at_every_page(player)
        if player.play.over:
            break
        player.now += 1
        answer = an_answer(player.play.ask, chance)
        player.presenter.change(lambda answer=answer: player.presenter.session.answer(answer))
        assert player.presenter.trouble == ""


@pytest.mark.parametrize("scale", hardest(2.0, 1.5, 0.75))
@pytest.mark.parametrize("game", games())
def test_other_text_scales_fit_too(open_app, scale, game):
    player = open_app(text_scale=scale, language="fr")
    player.presenter.open_play(game, new=True, seed="1")
    for _ in range(STEPS // 2):
        look_at_every_page(player)
        if player.play.over:
            break
        player.next()


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


def test_larger_text_is_larger(open_app):
    sizes = []
    for scale in (1, 2):
        player = open_app(text_scale=scale)
        player.begin(options={"help": "guided"})
        player.reach("on-mars.setup-board")
        sizes.append(max(line.size for line in player.table.drawn if line.low < 400))
    assert sizes[1] > 1.6 * sizes[0]


@pytest.mark.parametrize("scale", [1, 2])
def test_a_notice_covers_no_choice(open_app, scale):
    player = open_app(text_scale=scale)
    player.presenter.open_play("score-pad", new=True, seed="1")
    player.presenter.tell("The disk is full: nothing is saved. Free some space.")
    player.frames(2)
    assert player.choices
    assert_fits(player)
    assert_targets(player)
