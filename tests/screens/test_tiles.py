"""How few choices are laid out: no gap beside the last one, and no row that is left over."""

import pytest
from kivy.graphics import Canvas

from companion.screens import tiles
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Frame
from companion.screens.widgets.tap import INSET, Face, Tap


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
def test_few_tiles_fill_their_rows(window, size, count, columns):
    faces = [(str(n), Face("Off", sign="power")) for n in range(count)]
    put = tiles.put(Painter(Canvas(), 0, 0, 1), Frame(*size), faces)
    assert len({place.x for place, _ in put.values()}) == columns


@pytest.mark.parametrize("letters", [1, 1.5, 2])
@pytest.mark.parametrize("high", [52, 64, 72])
def test_the_sign_of_a_tile_stands_within_it_however_large_its_letters(
    window, monkeypatch, letters, high
):
    drawn = []
    monkeypatch.setattr(Painter, "sign", lambda _, name, x, y, size, ink: drawn.append((y, size)))
    tap = Tap(size=(380, high))
    tap.show(Face("Action", style="tile", sign="gear"), 1, letters)
    (middle, side), *_ = drawn
    assert middle - side / 2 >= INSET
    assert middle + side / 2 <= high - INSET
    assert side >= 32
