"""The tiles of the table, where there is little room for them."""

import pytest
from kivy.clock import Clock

from companion.screens.board.screen import KV
from companion.screens.board.tiles import MORE_TILES, Tiles
from companion.screens.models.step import Answer
from companion.screens.theme import theme
from companion.screens.widgets import part
from kit.on_board import reach

pytestmark = pytest.mark.usefixtures("usual_window")


@pytest.mark.parametrize("height", [120, 160, 200])
def test_a_page_of_tiles_has_an_answer_and_what_turns_it(window, height):
    """Every page has room for both, however little there is."""
    answers = [Answer(str(number), f"A rather long answer, number {number}") for number in range(5)]
    part.load(*KV)
    tiles = Tiles(kind="AnswerTile", more="More", size=(150, height))
    tiles.answers = answers
    seen = set()
    for _ in answers:
        tiles.turn_page()
        *shown, last = tiles.items
        assert shown
        assert last.value == MORE_TILES
        seen |= {answer.value for answer in shown}
    assert seen == {answer.value for answer in answers}


def test_answers_that_were_seen_stay_in_their_columns_when_there_is_less_height(window):
    answers = [Answer(str(number), f"Upgrade the Building on hex G{number}") for number in range(5)]
    part.load(*KV)

    def columns_at(height, tiles):
        tiles.answers, tiles.height = answers, height
        tiles.arrange()
        Clock.tick()
        return tiles.cols

    heights = range(180, 340, 20)
    new = [Tiles(kind="AnswerTile", more="More", size=(620, 10)) for _ in heights]
    assert {*map(columns_at, heights, new)} == {2, 4}
    assert {*map(columns_at, heights, new[:1] * len(heights))} == {4}


def test_answers_keep_a_gap_to_the_question_and_have_large_digits(on_board):
    player = on_board("dice", options={})
    screen = reach(player, "dice.turn")
    player.presenter.session.answer("city")
    player.presenter.game.show_step()
    player.frames(3)
    tile, (band,) = screen.ids.tiles.children[-1], screen.ids.moves.ids.present.children
    assert tile.text == "0"
    assert band.to_window(*band.pos)[1] - tile.to_window(tile.x, tile.top)[1] >= 6
    assert tile.chosen_font_size == theme.noun


def test_either_all_tiles_of_a_grid_have_their_icon_or_none(on_board):
    player = on_board("classic", options={})
    screen = reach(player, "classic.report")
    player.presenter.session.answer("project")
    player.presenter.game.show_step()
    player.frames(3)
    assert len({tile.form for tile in screen.ids.tiles.children}) == 1


@pytest.mark.parametrize(("size", "columns"), [((450, 800), 1), ((800, 480), 2)], ids=str)
def test_few_answers_with_the_screen_to_themselves_are_large(on_board, size, columns):
    player = on_board("on-mars", options={}, size=size)
    screen = reach(player, "on-mars.help")
    player.frames(3)
    tiles = screen.ids.tiles.children
    assert len(tiles) == 2
    assert len({tile.x for tile in tiles}) == columns
    assert all(tile.height >= 180 and tile.chosen_font_size == theme.noun for tile in tiles)
    screen.tiles = screen.tiles[:1]
    player.frames(3)
    (tile,) = screen.ids.tiles.children
    assert tile.height <= 140, "one does not outdo the marked answer"
    player.now += 1
    player.presenter.game.open("ares", new=True, options={}, seed="7")
    screen = reach(player, "ares.difficulty")
    player.frames(3)
    assert [tile.item.value for tile in screen.ids.tiles.children] == ["expert", "advanced"]
    assert screen.answers == [], "in the setup answers are where there is room"
