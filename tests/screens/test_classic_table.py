"""Terraforming Mars in a real window: the map of the neutral tiles, and a generation."""

import random

import pytest
from companion.screens.pictures.shapes import Frame
from kivy.metrics import dp

from companion.autoplay import likely_answer
from companion.screens import pictures
from companion.screens.pictures import tiles
from companion.screens.pictures.classic import map as tharsis
from companion.screens.widgets.answers import TOUCH
from kit.fitting import LOOKS, SIZES, assert_table_fits, hardest


def begin(player, seed="5", **options):
    player.now += 1
    player.presenter.open_play("classic", new=True, seed=seed, options=options)
    player.frames()


def answer(player, value):
    player.now += 1
    player.presenter.change(lambda: player.presenter.session.answer(value))
    player.frames()
    assert player.presenter.trouble == ""


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


def test_who_brings_the_costs_is_chosen_on_the_first_screen_of_the_setup(player):
    player.presenter.show("setup", game="classic")
    player.frames(3)
    shown = {line["label"]: line["value"] for line in player.lines}
    assert shown["Neutral tiles"] == "The companion draws 4 costs"
    player.tap_row("Neutral tiles")
    player.tap(player.button("Reveal 4 cards, enter costs"))
    player.frames(3)
    player.tap([each for each in player.buttons if each.words == player.word("begin")][-1])
    player.frames(3)
    player.next()
    assert player.play.ask.key == "classic.neutral-cost"


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


def to_report(player, megacredits, **stock):
    """Go on to the main question with so much on the board."""
    start = {"classic.start-money": megacredits, "classic.start-cards": 0}
    while player.play.ask.key != "classic.report":
        answer(player, start.get(player.play.ask.key, player.play.ask.default))
    for resource, number in stock.items():
        player.now += 1
        player.presenter.change(lambda r=resource, n=number: player.play.correct(f"stock.{r}", n))
    player.frames()


class Finger:
    """Taps buttons by their words, and counts."""

    def __init__(self, player):
        self.player = player
        self.taps = 0

    def tap(self, *labels):
        for label in labels:
            (button,) = [each for each in self.player.buttons if each.words == label]
            assert button.width + dp(6) >= dp(TOUCH)
            assert button.height + dp(6) >= dp(TOUCH)
            self.player.tap(button)
            self.taps += 1


# What an ordinary step of the board costs in taps


@pytest.mark.parametrize("size", hardest(*SIZES), ids=str)
def test_a_card_of_14_with_2_steel_that_raises_a_production_takes_four_taps(open_app, size):
    player = open_app(size)
    begin(player, board="on")
    to_report(player, 20, steel=2)
    finger = Finger(player)
    finger.tap("Card", "14", "2 steel and 10 megacredits", "Megacredits")
    state = player.play.state()
    assert (state["stock"]["megacredits"], state["stock"]["steel"]) == (10, 0)
    assert state["production"]["megacredits"] == 1
    assert player.play.ask.key == "classic.report"
    assert finger.taps == 4


def test_a_card_that_only_money_pays_for_takes_three_taps(player):
    begin(player, board="on")
    to_report(player, 20)
    finger = Finger(player)
    finger.tap("Card", "11", "None")
    assert player.play.state()["stock"]["megacredits"] == 9
    assert (player.play.ask.key, finger.taps) == ("classic.report", 3)


def test_a_card_for_steel_and_titanium_is_paid_on_one_screen(player):
    begin(player, board="on")
    to_report(player, 20, steel=2, titanium=3)
    finger = Finger(player)
    finger.tap("Card", "20", "2 steel, 3 titanium and 7 megacredits", "None")
    stock = player.play.state()["stock"]
    assert [stock[each] for each in ("megacredits", "steel", "titanium")] == [13, 0, 0]
    assert finger.taps == 4


@pytest.mark.parametrize(
    ("taps", "part", "resource", "now"),
    [
        (("Resources", "Plants: 2", "+3"), "stock", "plants", 5),
        (("Resources", "Megacredits: 20", "−7"), "stock", "megacredits", 13),
        (("Production", "Energy: 0", "+2"), "production", "energy", 2),
        (("Production", "Megacredits: 0", "−1"), "production", "megacredits", -1),
    ],
)
def test_a_change_takes_three_taps_and_no_sum(player, taps, part, resource, now):
    begin(player, board="on")
    to_report(player, 20, plants=2)
    finger = Finger(player)
    finger.tap(*taps)
    assert player.play.state()[part][resource] == now
    assert (player.play.ask.key, finger.taps) == ("classic.report", 3)


def test_research_takes_one_tap(player):
    begin(player, board="on")
    to_report(player, 20)
    player.next()
    player.next()
    assert player.play.ask.key == "classic.buy-cards"
    finger = Finger(player)
    finger.tap("2")
    assert player.play.state()["stock"]["megacredits"] == 20 + 14 - 6
    assert (player.play.ask.key, finger.taps) == ("classic.report", 1)


def test_a_card_is_played_with_two_buttons(player, voice):
    """Die steps to Card, then to 14 by a ten and four, to the payment, and to the production."""
    begin(player, board="on")
    to_report(player, 20, steel=2)
    player.press("r")
    player.press("d")
    assert voice.said[-1] == "Card"
    player.press("enter")
    for key in ("d", "d", "enter", "d", "d", "d", "d", "enter"):
        player.press(key)
    assert player.play.log[-1].value == 14
    for key in ("d", "enter"):
        player.press(key)
    assert player.play.log[-1].value == "steel"
    player.press("r")
    player.press("d")
    player.press("enter")
    assert player.play.state()["production"]["megacredits"] == 1


def test_a_generation_is_played_by_taps(player):
    begin(player, board="on")
    to_report(player, 40)
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
    to_report(player, 20)
    player.tap_choice("project")
    log = len(player.play.log)
    barred = {button.words: button for button in player.table.answers.buttons if button.barred}
    assert list(barred) == ["Greenery, 23 megacredits", "City, 25 megacredits"]
    player.tap(barred["City, 25 megacredits"])
    assert player.presenter.trouble == "A city costs 25\u00a0M€, and you have 20."
    assert voice.said[-1] == player.presenter.trouble
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
