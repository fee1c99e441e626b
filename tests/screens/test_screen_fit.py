"""No step needs scrolling, and the instruction is the largest thing on the screen."""

import random

import pytest

from companion.engine.prompts import Choose, Confirm
from kit.fitting import LOOKS, SIZES, assert_table_fits, hardest, needed

IN_SIGHT = ("NoticeStrip", "GlanceStrip")
"""What is there to be looked at; what its tap opens is in the menu, too."""

STEPS = 40


def an_answer(ask, chance):
    if isinstance(ask, Confirm):
        return not ask.can_fail or chance.random() < 0.8
    if isinstance(ask, Choose):
        likely = ask.default is not None and chance.random() < 0.6
        return ask.default if likely else chance.choice(ask.options)
    return ask.default or ask.minimum


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_every_step_of_a_random_play_fits(open_app, size, language):
    player = open_app(size, language=language)
    seed = LOOKS.index((size, language))
    chance = random.Random(seed)
    player.begin(seed=str(seed))
    for _ in range(STEPS):
        player.frames(2)
        assert_table_fits(player)
        if player.play.over:
            break
        player.now += 1
        player.presenter.change(
            lambda: player.presenter.session.answer(an_answer(player.play.ask, chance))
        )
        assert player.presenter.trouble == ""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_long_instruction_with_many_says_is_never_cut(open_app, size):
    player = open_app(size)
    player.begin()
    player.frames()
    step = player.table.ids.step
    step.says = ["An announcement of a hundred and twenty letters. " * 3] * 9
    step.instruction = "Put his Colonist into the Working Area and pay for it. " * 5
    player.frames(3)
    assert needed(step.ids.told) <= step.height - step.ids.head.height
    assert 0 < step.dropped < 9
    assert step.ids.said.text.startswith(player.word("earlier", count=step.dropped))


@pytest.mark.parametrize("scale", hardest(2.0, 0.75))
def test_other_text_scales_fit_too(open_app, scale):
    player = open_app(text_scale=scale)
    player.begin()
    for _ in range(12):
        player.frames(2)
        assert_table_fits(player)
        player.next()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_can_be_tapped_is_12_mm_high_on_7_inches(open_app, size):
    from kivy.metrics import dp

    player = open_app(size)
    for _ in range(3):
        player.frames()
        for button in player.buttons:
            if type(button).__name__ not in IN_SIGHT:
                assert button.height >= dp(63), (button.words, button.height)
        if player.app.host.screen.name == "home":
            player.begin()
        else:
            player.next()


def test_symbols_that_roboto_lacks_are_set_in_another_font():
    from companion.screens.window.typesetting import rich

    assert rich("a → b [c]") == "a [font=symbols]→[/font] b &bl;c&br;"
