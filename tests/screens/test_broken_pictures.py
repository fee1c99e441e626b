"""A game whose pictures cannot be loaded, or fail, is played without them."""

import msgspec
import pytest

from companion import games
from companion.games import find
from companion.screens import pictures
from companion.screens.frame import Box
from companion.screens.pictures import GamePictures, OnTable, Picture, View
from companion.screens.widgets.icon import icon_texture
from companion.screens.widgets.part import GamePart


def fail(*_):
    raise ValueError("no ink")


def view(game):
    return View(game, {}, (), None, words=str, name=str)


@pytest.fixture
def drawn(monkeypatch):
    """Set what a game called "scratch" says it draws."""

    def set_pictures(load):
        game = msgspec.structs.replace(find("dice"), name="scratch", pictures=load)
        monkeypatch.setattr(games, "games", lambda: {"scratch": game})
        pictures.pictures_of.cache_clear()

    yield set_pictures
    monkeypatch.undo()
    pictures.pictures_of.cache_clear()


@pytest.mark.parametrize("load", [fail, lambda: "no pictures"])
def test_pictures_that_cannot_be_loaded_are_logged_and_left_out(window, drawn, caplog, load):
    drawn(load)
    assert pictures.icon("scratch", "round") == ""
    (logged,) = [each.getMessage() for each in caplog.records]
    assert "scratch" in logged
    assert pictures.picture(view("scratch"), ["scratch.step"]) is None
    assert pictures.whole_table(view("scratch")) == ()


def test_an_unknown_game_has_its_name_for_a_header_and_no_pictures(caplog):
    assert pictures.header(view("no-such-game")).title == "no-such-game"
    assert pictures.icon("no-such-game", "round") == ""
    assert not pictures.draw_hero(None, "no-such-game", 0, 0, 60)
    assert caplog.text == ""


@pytest.mark.parametrize(
    ("part", "draw"),
    [
        ("header", lambda: pictures.header(view("scratch")).title == "scratch"),
        ("whole", lambda: pictures.whole_table(view("scratch")) == ()),
        ("hero", lambda: pictures.draw_hero(None, "scratch", 0, 0, 60)),
    ],
)
def test_a_part_that_fails_is_logged_and_left_out(drawn, caplog, part, draw):
    drawn(lambda: GamePictures(**{part: fail}))
    assert draw()
    assert "a picture of scratch cannot be drawn" in caplog.text


def test_a_header_that_is_none_is_logged_and_the_game_has_its_name(drawn, caplog):
    drawn(lambda: GamePictures(header=lambda _: None))
    assert pictures.header(view("scratch")).title == "scratch"
    assert "GamePictures.header returns None" in caplog.text


@pytest.mark.parametrize(
    ("kv", "said"), [((), "no rule is called <NoSuchRule>"), (["no-such"], "no-such.kv")]
)
def test_a_part_of_the_table_that_cannot_be_made_is_logged_and_left_out(
    window, drawn, caplog, kv, said
):
    drawn(lambda: GamePictures(parts={"Board": "NoSuchRule"}, kv=kv))
    place = GamePart(place="Board")
    place.table = OnTable("scratch")
    assert place.children == []
    assert said in caplog.text


def test_an_icon_that_is_not_there_is_logged_once_and_a_colour_replaced_by_its_own(window, caplog):
    for _ in range(2):
        assert icon_texture("no-such", 24) is None
        assert icon_texture("pawn:no-such", 24) is icon_texture("pawn", 24)
    assert [each.getMessage() for each in caplog.records] == [
        "there is no icon called 'no-such'",
        "there is no colour called 'no-such'",
    ]
    assert icon_texture("", 24) is None


def test_a_picture_that_fails_is_logged_and_left_out(caplog):
    assert pictures.draw_picture(None, Box(0, 0, 100, 100), view("any"), Picture(fail)) == ()
    assert "a picture of any cannot be drawn" in caplog.text
