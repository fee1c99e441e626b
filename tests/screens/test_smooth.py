"""Edges are smooth where they are round or slanted, and sharp where they are straight."""

import pytest

from kit.pixels import pixels

pytestmark = pytest.mark.usefixtures("window")

SIDE = 64


def shown(draw):
    """Return the brightness of each pixel of a drawing in sand on black, row by row."""
    return list(pixels(draw, SIDE)[::4])


def between(values):
    """Return how many pixels are neither the background's nor full."""
    return sum(4 < dot < max(values) - 4 for dot in values)


WHITE = (1.0, 1.0, 1.0, 1.0)
ROUND = {
    "a disc": lambda p: p.disc(32, 32, 20, WHITE),
    "a ring": lambda p: p.ring(32, 32, 20, WHITE, 4),
    "a hexagon": lambda p: p.poly((12, 32, 22, 15, 42, 15, 52, 32, 42, 49, 22, 49), WHITE),
    "a slanted line": lambda p: p.line((10, 12, 50, 40), WHITE, 4),
}


@pytest.mark.parametrize("draw", ROUND.values(), ids=ROUND)
def test_a_slanted_or_round_edge_has_pixels_that_are_partly_covered(draw):
    values = shown(draw)
    assert max(values) > 250
    assert between(values) > 30


@pytest.mark.parametrize("radius", [0, 6, 16, 40])
def test_the_sides_of_a_box_are_sharp_wherever_it_is(radius):
    values = shown(lambda p: p.rect(10.3, 8.6, 40.5, 33.2, WHITE, radius))
    rows = [values[at : at + SIDE] for at in range(0, SIDE * SIDE, SIDE)]
    middle, column = rows[SIDE - 25], [row[30] for row in rows]
    assert between(middle) == between(column) == 0
    assert (middle.count(255), column.count(255)) == (41, 33)


def test_a_disc_has_the_radius_that_is_asked_for():
    covered = sum(shown(lambda p: p.disc(32, 32, 20, WHITE))) / 255
    assert covered == pytest.approx(3.1416 * 20**2, rel=0.02)


def test_the_outline_of_a_box_is_inside_of_it():
    values = shown(lambda p: p.frame(10, 10, 40, 40, WHITE, 4, 12))
    rows = [values[at : at + SIDE] for at in range(0, SIDE * SIDE, SIDE)]
    assert [at for at, dot in enumerate(rows[SIDE - 30]) if dot] == [10, 11, 12, 13, 46, 47, 48, 49]


def test_copies_of_a_polygon_look_like_polygons_at_those_places():
    shape, places = (-8, -6, 8, -6, 0, 8), [(14, 12), (40, 45)]
    moved = [
        [each for x, y in zip(shape[::2], shape[1::2], strict=True) for each in (left + x, top + y)]
        for left, top in places
    ]
    assert shown(lambda p: p.copies(shape, places, WHITE)) == shown(lambda p: p.polys(moved, WHITE))


def test_of_no_polygons_nothing_is_drawn():
    assert max(shown(lambda p: p.polys([], WHITE))) == 0


def test_polygons_of_different_corners_are_all_drawn():
    shapes = [(4, 4, 20, 4, 12, 20), (40, 40, 60, 40, 60, 60, 40, 60)]
    values = shown(lambda p: p.polys(shapes, WHITE))
    for x, y in ((12, 9), (50, 50)):
        assert values[(SIDE - 1 - y) * SIDE + x] > 250, "y is counted from the top"
