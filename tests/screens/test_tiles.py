"""How few choices are laid out: no gap beside the last one, and no row that is left over."""

import pytest

from companion.screens import tiles
from companion.screens.frame import Frame
from companion.screens.widgets.tap import Face


@pytest.mark.parametrize(
    ("size", "count", "columns"),
    [
        ((800, 480), 2, 2),
        ((800, 480), 3, 3),
        ((800, 480), 4, 2),
        ((800, 480), 6, 3),
        ((800, 480), 8, 3),
        ((800, 480), 9, 3),
        ((720, 1280), 2, 2),
        ((720, 1280), 3, 1),
        ((720, 1280), 4, 2),
        ((720, 1280), 9, 2),
    ],
)
def test_few_tiles_fill_their_rows(player, size, count, columns):
    player.begin()
    faces = [(str(n), Face("Off", sign="power")) for n in range(count)]
    put = tiles.put(player.table.measure, Frame(*size), faces)
    assert len({place.x for place, _ in put.values()}) == columns
