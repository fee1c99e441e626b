"""Terraforming Mars in a real window: the map of the neutral tiles, and a generation."""

import random

import pytest
from kivy.metrics import dp

from companion.autoplay import likely_answer
from companion.screens import pictures
from companion.screens.pictures import tiles
from companion.screens.pictures.classic import map as tharsis
from companion.screens.pictures.shapes import Frame
from kit.fitting import LOOKS, assert_table_fits, hardest


def begin(player, seed="5", **options):
    player.now += 1
    player.app.open_play("classic", new=True, seed=seed, options=options)
    player.frames()


def answer(player, value):
    player.now += 1
    player.app.change(lambda: player.app.session.answer(value))
    player.frames()
    assert player.app.trouble == ""


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_each_neutral_tile_is_shown_on_a_map_beside_its_words(open_app, size, language):
    player = open_app(size, language=language)
    begin(player)
    answer(player, True)
    for _ in range(4):
        player.frames(3)
        step = player.table.ids.step
        assert step.picture is not None
        assert step.picture.size == [dp(side) for side in tharsis.SIZE]
        assert step.max_font_size >= 20
        assert not step.dropped
        assert_table_fits(player)
        answer(player, True)
    assert player.table.ids.step.picture is None


@pytest.mark.parametrize("scale", hardest(2.0, 0.75))
def test_other_text_scales_leave_room_beside_the_map(open_app, scale):
    player = open_app(text_scale=scale)
    begin(player)
    answer(player, True)
    for _ in range(4):
        player.frames(3)
        assert_table_fits(player)
        answer(player, True)


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_every_step_of_a_random_play_fits(open_app, size, language):
    player, chance = open_app(size, language=language), random.Random(4)
    begin(player, board="on", prelude="on")
    for _ in range(40):
        player.frames(2)
        assert_table_fits(player)
        answer(player, likely_answer(player.play, chance, follow=0.4))


def test_a_generation_is_played_by_taps(player):
    begin(player, board="on")
    while player.play.ask.key != "classic.report":
        answer(player, 40 if player.play.ask.default is None else player.play.ask.default)
    player.tap_choice("project")
    player.tap_choice("asteroid")
    state = player.play.state()
    assert state["parameters"]["temperature"]["value"] == -28
    assert (state["tr"], state["stock"]["megacredits"]) == (15, 26)
    player.tap_choice("temperature")
    player.next()
    assert player.play.ask.key == "classic.produce"
    player.next()
    assert player.play.state()["stock"]["megacredits"] == 26 + 16
    assert player.play.turn == 2


def test_what_cannot_be_paid_is_dimmed_and_a_tap_tells_why(player, voice):
    begin(player, board="on")
    while player.play.ask.key != "classic.report":
        answer(player, 20 if player.play.ask.default is None else player.play.ask.default)
    player.tap_choice("project")
    log = len(player.play.log)
    barred = {button.words: button for button in player.table.answers.buttons if button.barred}
    assert list(barred) == ["Greenery, 23 megacredits", "City, 25 megacredits"]
    player.tap(barred["City, 25 megacredits"])
    assert player.app.trouble == "A city costs 25 M€, and you have 20."
    assert voice.said[-1] == player.app.trouble
    assert (len(player.play.log), player.play.ask.key) == (log, "classic.project")


# The map by itself


def args(**changed):
    say = {"tile": "city", "path": [(1, 1), (1, 3), (2, 1)], "cities": [], "greeneries": []}
    return {**say, **changed}


def colour_at(widget, area):
    """Return the colour low in an area, where no sign is."""
    widget.size = (632, 480)
    widget.draw()
    image = widget.export_as_image().texture
    frame = Frame((632 - 480) / 2, 0, 480)
    x, y = tharsis.middle(area)
    left, up = frame.place([(x + tharsis.RADIUS * 0.25, y - tharsis.RADIUS * 0.62)])
    pixels, (width, height) = image.pixels, image.size
    row = height - 1 - round(up)
    at = (row * width + round(left)) * 4
    return "#{:02x}{:02x}{:02x}".format(*pixels[at : at + 3])


def words(key, **_):
    return key


@pytest.mark.parametrize(
    ("area", "colour"),
    [
        ((1, 2), tiles.OCEAN),
        ((9, 5), tiles.OCEAN),
        ((5, 3), tharsis.PURPLE),
        ((1, 1), tharsis.COUNTED),
        ((2, 1), tiles.ORANGE),
        ((8, 2), tiles.ORANGE),
        ((3, 4), tiles.GREEN),
        ((7, 3), tharsis.ROCK),
    ],
)
def test_each_area_has_the_colour_of_what_lies_there(window, area, colour):
    widget = tharsis.tharsis(args(cities=[(8, 2)], greeneries=[(3, 4)]), words)
    assert colour_at(widget, area) == colour


def test_the_counted_areas_are_numbered_but_the_last_that_holds_the_tile(window):
    widget = tharsis.tharsis(args(), words)
    numbered = {mark.words: mark.centre for mark in widget.marks if mark.words.isdigit()}
    assert numbered == {"1": tharsis.middle((1, 1)), "2": tharsis.middle((1, 3))}


def test_where_the_count_went_round_the_last_number_stands(window):
    path = [(1, 3), (2, 4), (3, 4)] * 2
    widget = tharsis.tharsis(args(tile="greenery", path=path, cities=[(2, 3)]), words)
    numbered = {mark.words: mark.centre for mark in widget.marks if mark.words.isdigit()}
    assert numbered == {"4": tharsis.middle((1, 3)), "5": tharsis.middle((2, 4))}


def test_each_sign_has_a_word(window):
    widget = tharsis.tharsis(args(), words)
    named = {mark.words for mark in widget.marks if not mark.words.isdigit()}
    assert named == {f"classic.map-{name}" for name in tharsis.SIGNS}


def test_the_picture_belongs_to_the_say_that_places_a_tile(window):
    assert set(pictures._of("classic", "PICTURES")) == {"classic.neutral-tile"}
