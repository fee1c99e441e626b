"""The tiles of the table, where there is little room for them."""

import pytest

from companion.screens.board.screen import KV
from companion.screens.board.tiles import MORE_TILES, Tiles
from companion.screens.models.step import Answer
from companion.screens.widgets import part


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
