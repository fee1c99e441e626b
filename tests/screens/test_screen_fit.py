"""Nothing on the table is cut off, covered, too small to read or too small to hit."""

import random

import pytest

from companion.engine.prompts import Choose, Confirm
from companion.games import games
from companion.screens import step
from kit.fitting import LOOKS, assert_fits, assert_targets, hardest
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
