"""The sky of the first screen is drawn once, and text keeps clear of what is in it."""

import pytest

from companion.screens import theme
from companion.screens.drawing.sky import forget, planet, sky
from companion.screens.frame import Frame


@pytest.fixture(autouse=True)
def night(window):
    forget()
    yield
    theme.use("night")
    forget()


def test_it_is_drawn_once_for_a_size_and_a_theme():
    frame = Frame(800, 480)
    drawn = sky(frame, 236)
    assert sky(Frame(800, 480), 236) is drawn
    theme.use("day")
    assert sky(frame, 236) is not drawn


def test_the_planet_is_red_in_the_middle_and_the_ground_is_below():
    frame = Frame(800, 480)
    texture = sky(frame, 236)
    place = planet(frame, 236)

    def dot(x, y):
        scale = texture.width / 800
        row, column = int((236 - y) * scale), int(x * scale)
        at = (row * texture.width + column) * 4
        return tuple(texture.pixels[at : at + 3])

    red, green, blue = dot(place.x - 0.28 * place.radius, 100)
    assert red > 200 > green > blue
    ground = tuple(round(255 * part) for part in theme.colour("ground")[:3])
    assert all(abs(a - b) <= 2 for a, b in zip(dot(500, 235.5), ground, strict=True))


@pytest.mark.parametrize("size", [(800, 480), (1280, 800), (720, 1280)], ids=str)
def test_the_planet_begins_where_its_edge_is(size):
    frame = Frame(*size)
    place = planet(frame, 236)
    assert place.left(place.y) == place.x - place.radius
    assert place.left(place.y - place.radius - 1) == float("inf")
    top = place.y - place.radius
    assert place.left(top + 10) > place.left(top + 110)
