"""The header: what it leaves out first where there is no room for everything."""

from itertools import product

import pytest
from kivy.graphics import Canvas

from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.screens import header
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Frame
from companion.screens.pictures import Header

STEPS = ["You", "Lacerda", "Shuttle"]
LYING = Frame(800, 480)


def told(numbers=(("crystal", "3"), ("op", "13")), before=None, clock=False, **more):
    """Return the words that a header of his turn shows."""
    shown = Header(
        "Lacerda",
        "Round 8",
        "lacerda",
        steps=STEPS,
        current=1,
        numbers=numbers,
        signs=["pawn", "helmet", "shuttle"],
        **more,
    )
    p = Painter(Canvas(), 0, 480, 1)
    header.draw(p, LYING, shown, clock, before)
    return [each.words for each in p.drawn]


def test_the_steps_of_a_round_keep_their_names_beside_numbers_that_change(window):
    assert set(STEPS) <= set(told())
    assert set(STEPS) <= set(told(before={"op": "12"}))


@pytest.mark.parametrize("numbers", [(("op", "13"),), (("crystal", "3"), ("op", "113"))])
def test_a_longer_word_for_the_round_has_no_room_but_what_the_steps_leave(window, numbers):
    shown = told(numbers, longer=["Round 8 begins with quite a few words", "Round 8 begins"])
    assert set(STEPS) <= set(shown)
    assert ("Round 8 begins" in shown) == (len(numbers) == 1)


def test_by_how_much_a_number_has_changed_is_left_out_before_the_names_of_the_steps(window):
    wide = [("crystal", "3"), ("op", "113")]
    assert set(STEPS) <= set(told(wide, {"op": "101"}))
    assert "(+12)" not in told(wide, {"op": "101"})
    assert "(+12)" in told([("op", "113")], {"op": "101"})


def test_by_how_much_a_number_has_changed_is_not_told_where_a_plus_has_another_meaning(window):
    assert "(+1)" in told([("crystal", "3")], {"crystal": "2"})
    assert "(+1)" not in told([("crystal", "3")], {"crystal": "2"}, bare=["crystal"])


def test_beside_the_clock_the_steps_are_signs(window):
    shown = told(clock=True)
    assert "Round 8" in shown
    assert not {"You", "Shuttle"} & set(shown)


def test_a_longer_word_for_the_round_goes_before_by_how_much_a_number_has_changed(window):
    longer, numbers = ["Round 8 begins"], [("op", "13")]
    assert "Round 8 begins" in told(numbers, longer=longer)
    shown = told([("crystal", "3"), ("op", "3")], {"op": "1"}, longer=longer)
    assert {"(+2)", "Round 8", *STEPS} <= set(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 480), (450, 800)])
@pytest.mark.parametrize("begun", ["new-round", "last-round"])
def test_a_round_that_he_begins_tells_its_number_however_little_room_there_is(
    window, begun, size, language
):
    words, numbers = Phrasebook(language).text, (("crystal", "3+2"), ("op", "113"))
    card = words("on-mars.picture-card", card="B3X", action="research-and-development")
    begins = words("on-mars.picture-round", round=12, begun=begun)
    named = ((begins,), (f"{begins} · {card}", begins))
    for letters, clock, longer in product((1, 2), (False, True), named):
        shown = Header(
            "Lacerda",
            words("on-mars.picture-round", round=12, begun="before"),
            "lacerda",
            steps=STEPS,
            numbers=numbers,
            owner="lacerda",
            longer=longer,
            fresh=True,
        )
        p = Painter(Canvas(), 0, size[1], 1, letters)
        header.draw(p, Frame(*size), shown, clock, {"op": "101"})
        assert [each.words for each in p.drawn if "12" in each.words]
