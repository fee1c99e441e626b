"""`Rounded` in kv: round corners, straight sides, and nothing where there is no room."""

import pytest
from kivy.graphics import Color

from companion.screens.widgets.rounded import Rounded
from kit.pixels import pixels

pytestmark = pytest.mark.usefixtures("window")

SIDE = 64


def rows_of(**box):
    """Return how bright each pixel is, row by row."""

    def draw(painter):
        painter._canvas.add(Color(1, 1, 1))
        painter._canvas.add(Rounded(**box))

    values = list(pixels(draw, SIDE)[::4])
    return [values[at : at + SIDE] for at in range(0, SIDE * SIDE, SIDE)]


@pytest.mark.parametrize("radius", [1, 4, 12, 100])
def test_its_sides_are_sharp_and_as_long_as_it_is(radius):
    rows = rows_of(pos=(10, 8), size=(40, 30), radius=radius)
    assert [at for at, dot in enumerate(rows[23]) if dot == 255] == [*range(10, 50)]
    assert [at for at, row in enumerate(rows) if row[30] == 255] == [*range(8, 38)]


@pytest.mark.parametrize("radius", [0, 1, 2, 5, 16])
def test_nothing_shines_through_it(radius):
    rows = rows_of(pos=(0, 0), size=(SIDE, SIDE), radius=radius)
    inside = range(radius // 2 + 2, SIDE - radius // 2 - 2)
    assert {rows[y][x] for y in inside for x in inside} == {255}


def test_a_square_with_half_its_side_as_radius_is_a_disc():
    covered = sum(map(sum, rows_of(pos=(12, 12), size=(40, 40), radius=20))) / 255
    assert covered == pytest.approx(3.1416 * 20**2, rel=0.03)


def test_nothing_is_drawn_where_it_has_lost_its_size():
    assert not any(map(any, rows_of(pos=(10, 8), size=(40, 0), radius=14)))
