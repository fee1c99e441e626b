"""How few choices are laid out: no gap beside the last one, and no row that is left over."""

import pytest

from companion.screens.drawing.painter import Painter
from companion.screens.widgets.tap import INSET, Face, Tap


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
