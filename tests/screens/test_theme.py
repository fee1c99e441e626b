"""The themes' colours are distinguishable and readable."""

import gc
import weakref

import pytest
from kivy.factory import Factory

from companion.drawings.icons.colours import DAY, NIGHT, THEMES, themes
from companion.games.on_mars.pictures import mars_map
from companion.screens import theme
from companion.screens.board.screen import KV
from companion.screens.drawing import icons
from companion.screens.theme import colour, contrast
from companion.screens.widgets import part
from kit import contrast as contrasts

GROUNDS = ("ground", "haze", "sunk", "panel", "raised")
READ = [
    *[(text, ground) for text in ("sand", "dim", "ice", "violet", "amber") for ground in GROUNDS],
    ("sand", "pressed"),
    ("quiet", "dead"),
    ("on-accent", "orange"),
    ("on-accent", "ice"),
    ("on-accent", "violet"),
    ("on-ice", "ice"),
    ("on-violet", "violet"),
]
"""Foregrounds and their backgrounds."""


@pytest.fixture(params=THEMES)
def look(request):
    theme.use(request.param)
    yield request.param
    theme.use("night")


def test_every_theme_has_every_role():
    assert {frozenset(palette.roles) for palette in THEMES.values()} == {frozenset(NIGHT)}
    assert {len(roles) for roles in themes().values()} == {len(themes()["night"])}


def test_words_can_be_read(look):
    least = 7 if look == "contrast" else 4.5
    for text, ground in READ:
        assert contrast(colour(text), colour(ground)) >= least, (text, ground)


def test_every_icon_stands_out_from_what_is_under_it(look):
    least = 4.5 if look == "contrast" else 3
    dull = {
        name: round(contrast(colour(icons.own_colour(name)), colour("raised")), 2)
        for name in icons.NAMES
    }
    assert {name: found for name, found in dull.items() if found < least} == {}


def test_a_mixed_colour_is_between_its_two(look):
    assert theme.mix("sand", "ground", 0)[:3] == colour("sand")[:3]
    assert theme.mix("sand", "ground", 1)[:3] == colour("ground")[:3]


def test_the_contrast_of_black_and_white_is_21():
    assert round(contrast((0, 0, 0, 1), (1, 1, 1, 1)), 2) == 21


def test_a_theme_that_is_not_there_is_reported():
    with pytest.raises(ValueError, match="dusk"):
        theme.use("dusk")


@pytest.mark.parametrize("look", [NIGHT, DAY], ids=["night", "day"])
def test_a_button_that_answers_nothing_stands_out_less_than_one_that_does(look):
    assert contrasts.contrast(look["dead"], look["ground"]) < contrasts.contrast(
        look["raised"], look["ground"]
    )


FOLLOWERS = (
    "AnswerBar", "AnswerTile", "BoardHeader", "Figure", "KindTile", "MarsMap", "MoveList",
    "Painted", "Side", "Icon", "Tiles", "Words",
)  # fmt: skip
"""The widgets that follow the theme in Python."""


def test_the_theme_outlives_the_widgets_that_follow_it(window):
    part.load(*KV)
    assert mars_map.MarsMap  # a test that runs alone knows it, too
    gc.freeze()  # what there is already need not be looked through
    gone = {name: weakref.ref(Factory.get(name)()) for name in FOLLOWERS}
    gc.collect()
    assert {name for name, widget in gone.items() if widget()} == set()
