"""The diagrams of the appendix are drawn on the screen, too: in every theme, within their boxes."""

from itertools import combinations

import pytest

from companion.drawings import diagrams
from companion.games import games
from companion.screens import theme
from companion.screens.drawing.diagram import draw_diagram, fitted
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.theme import SIZES

EVERY = [(game, name) for game in games() for name in diagrams.names(game)]
PLACES = {"lying": Box(300, 64, 460, 302), "standing": Box(16, 64, 418, 370)}


@pytest.fixture(params=["night", "day", "contrast"])
def look(request, usual_window):
    theme.use(request.param)


def drawn(game, name, place):
    """Draw a diagram off screen; return its place, the lines of words in it, and the picture."""
    from kivy.graphics import Fbo

    canvas = Fbo(size=(800, 800))
    p = Painter(canvas, 0, 800, 1)
    found = diagrams.find(game, name)
    box = fitted(found, place)
    draw_diagram(p, found, box)
    return box, p.drawn, canvas


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_words_are_within_the_diagram_apart_in_sizes_of_the_theme(window, place):
    for game, name in EVERY:
        box, lines, _ = drawn(game, name, place)
        for line in lines:
            assert line.size in SIZES, (game, name)
            assert box.x - 1 <= line.left <= line.right <= box.right + 1, (game, name)
            assert 800 - box.bottom - 1 <= line.low <= line.top <= 800 - box.y + 1, (game, name)
        for one, other in combinations(lines, 2):
            across = min(one.right, other.right) - max(one.left, other.left)
            down = min(one.top, other.top) - max(one.low, other.low)
            assert across <= 1 or down <= 1, (game, name, one.words, other.words)


def test_a_diagram_is_seen_in_every_theme(drawn_icons, look):
    for game, name in EVERY:
        _, _, canvas = drawn(game, name, PLACES["lying"])
        canvas.draw()
        opacities = canvas.pixels[3 :: 4 * 97]
        assert len(opacities) - opacities.count(0) > 60, (game, name)
