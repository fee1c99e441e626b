"""The tiles of the table, where there is little room for them."""

import pytest
from kivy.clock import Clock

from companion.screens.board.screen import KV
from companion.screens.board.tiles import MORE_TILES, Tiles
from companion.screens.models.step import Answer
from companion.screens.widgets import part

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
