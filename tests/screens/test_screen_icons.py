"""Each value that is always in sight has a sign with a shape and a colour of its own."""

import logging
from itertools import combinations

import pytest

from companion.games import games
from companion.screens import pictures, theme
from companion.screens.pictures import icon

SIZES = (22, 64)
PICTURED = [game for game in games() if pictures._of(game, "ICONS")]
SIGNS = [(game, name) for game in PICTURED for name in games()[game].pinned_values]


def seen(game, name, size):
    """Return the colour of each place where something else than the ground is seen."""
    sign = icon(game, name)
    sign.size = (size, size)
    pixels = sign.export_as_image().texture.pixels
    places = [pixels[i : i + 4] for i in range(0, len(pixels), 4)]
    ground = [round(255 * part) for part in theme.GROUND[:3]]
    return {
        place: tuple(colour[:3])
        for place, colour in enumerate(places)
        if colour[3] > 127 and distance(colour[:3], ground) > 60
    }


def distance(one, other):
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def mean(colours):
    return [sum(part) / len(colours) for part in zip(*colours, strict=True)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "name"), SIGNS)
def test_each_value_in_sight_has_a_sign_that_is_seen(window, game, name, size):
    assert 0.15 < len(seen(game, name, size)) / size**2 < 0.95


@pytest.mark.parametrize("game", PICTURED)
def test_no_two_signs_have_the_same_shape_and_colour(window, game):
    signs = {name: seen(game, name, 22) for name in games()[game].pinned_values}
    for one, other in combinations(signs, 2):
        differ = signs[one].keys() ^ signs[other].keys()
        assert len(differ) > 0.1 * 22**2, f"{one} and {other} have one shape"
        colours = [mean(list(signs[name].values())) for name in (one, other)]
        assert distance(*colours) > 30, f"{one} and {other} have one colour"


@pytest.mark.parametrize(("game", "name"), SIGNS)
def test_a_sign_follows_its_size(window, game, name):
    assert len(seen(game, name, 64)) > 6 * len(seen(game, name, 22))


def test_what_has_no_sign_gets_none():
    assert icon("no-such-game", "round") is None
    for game in games():
        assert icon(game, "no.such.value") is None


def test_a_sign_that_fails_is_logged_and_left_out(monkeypatch, caplog):
    def fail():
        raise ValueError("no ink")

    monkeypatch.setattr(pictures, "_of", lambda game, what: {"round": fail})
    with caplog.at_level(logging.ERROR):
        assert icon("any", "round") is None
    assert "round of any cannot be drawn" in caplog.text
