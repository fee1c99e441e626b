"""What stays the same from step to step is drawn once, and looks as if it were drawn anew."""

import pytest

from companion.screens import theme
from companion.screens.drawing import stills
from kit.dots import pixels

SIDE = 64
BOX = 8.3, 5.6, 50, 52


@pytest.fixture(autouse=True)
def fresh(window):
    stills.forget()
    yield
    theme.use("night")
    stills.forget()


def shown(draw):
    """Return the dots of what is drawn over a grey ground."""
    return pixels(draw, SIDE, grey=0.3)


def hexes(p):
    """Two hexes on a ground of a colour of its own."""
    for middle in (24, 42):
        corners = (middle - 14, 32, middle - 7, 20, middle + 7, 20, middle + 14, 32, middle, 46)
        p.poly(corners, "planet")
    p.poly((14, 32, 22, 22, 34, 32, 22, 42), "mine")


def counted():
    """Return a drawing, and the list that grows each time it is asked for."""
    asked = []

    def draw(p):
        asked.append(p)
        hexes(p)

    return draw, asked


def test_it_looks_as_if_it_were_drawn_anew():
    drawn = shown(hexes)
    kept = shown(lambda p: p.still("hexes", BOX, "planet", hexes))
    assert max(drawn) > 100
    assert all(abs(a - b) <= 4 for a, b in zip(drawn, kept, strict=True))


def test_it_is_drawn_once_for_a_key_a_place_and_a_look():
    draw, asked = counted()
    for key in ("a", "a", "b", "a"):
        shown(lambda p, key=key: p.still(key, BOX, "planet", draw))
    assert len(asked) == 2
    shown(lambda p: p.still("a", (9, 5, 40, 40), "planet", draw))
    assert len(asked) == 3
    theme.use("day")
    shown(lambda p: p.still("a", BOX, "planet", draw))
    assert len(asked) == 4


def test_those_that_were_seen_last_are_kept():
    draw, asked = counted()
    for key in (0, *range(1, stills.KEPT), 0, stills.KEPT, 0):
        shown(lambda p, key=key: p.still(key, BOX, "planet", draw))
    assert len(asked) == stills.KEPT + 1
    shown(lambda p: p.still(1, BOX, "planet", draw))
    assert len(asked) == stills.KEPT + 2


def test_one_that_is_larger_than_may_be_kept_is_drawn_each_time(monkeypatch):
    monkeypatch.setattr(stills, "LARGEST", 40 * 40)
    draw, asked = counted()
    for _ in range(2):
        shown(lambda p: p.still("large", BOX, "planet", draw))
    assert len(asked) == 2
