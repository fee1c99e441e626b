"""Terraforming Mars in a real window: the map of the neutral tiles, and a generation."""

import random

import pytest

from companion.autoplay import likely_answer
from companion.screens.theme import LEAST_MOVE, MOVE, TITLE
from kit.fitting import LOOKS, SIZES, TONGUES, assert_fits, assert_targets, hardest
from kit.long import LONG


def begin(player, seed="5", **options):
    player.now += 1
    player.presenter.open_play("classic", new=True, seed=seed, options=options)
    player.frames()


def answer(player, value):
    player.now += 1
    player.presenter.change(lambda: player.presenter.session.answer(value))
    player.frames()
    assert player.presenter.trouble == ""


def look_at_every_page(player):
    """Turn the pages of a step; return whether its picture was on one of them."""
    pictured = False
    while True:
        player.frames(1)
        assert_fits(player)
        assert_targets(player)
        pictured |= player.table.page.picture
        if player.table.at == len(player.table.pages) - 1:
            return pictured
        player.tap(player.primary)


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_each_neutral_tile_is_shown_on_a_map_beside_its_words(open_app, size, language):
    player = open_app(size, language=language)
    begin(player)
    answer(player, True)
    for _ in range(4):
        player.frames(3)
        page = player.table.page
        assert page.picture
        assert page.asks
        assert page.size >= LEAST_MOVE
        assert {str(row) for row in range(1, 10)} <= set(player.seen)
        assert_fits(player)
        answer(player, True)
    assert not player.table.page.picture


def test_the_count_stands_on_the_map(player):
    begin(player)
    answer(player, True)
    answer(player, True)
    (say,) = [say for say in player.play.says if say.key == "classic.neutral-tile"]
    counted = range(1, len(say.args["path"]))
    seen = [line.words for line in player.table.drawn]
    assert len(counted) > 1
    rows = range(1, 10)
    assert all(seen.count(str(number)) >= 1 + (number in rows) for number in counted)


def test_the_stock_of_the_player_board_is_read_from_afar(player):
    begin(player, board="on")
    while player.play.ask.key != "classic.report":
        player.next()
    answer(player, "stock")
    answer(player, "back")
    money = str(player.play.state()["stock"]["megacredits"])
    assert MOVE in [line.size for line in player.table.drawn if line.words == money]


def test_a_number_asked_about_a_report_can_be_left_and_names_the_report_once_given(player):
    begin(player)
    while player.play.ask.key != "classic.report":
        player.next()
    answer(player, "tr")
    player.tap(player.taps["back"])
    assert player.play.ask.key == "classic.report"
    answer(player, "tr")
    answer(player, 2)
    assert player.presenter.session.reported()[-1][1].startswith("terraform rating +2")
    answer(player, "project")
    words = [tap.words for tap in player.taps.values()]
    assert words.count(player.word("back")) == 1, "it is one of the choices"


def test_the_cost_that_is_counted_stands_in_the_card_of_its_tile(player):
    begin(player)
    for number in range(2):
        answer(player, True)
        (say,) = [say for say in player.play.says if say.key == "classic.neutral-tile"]
        cards = [line for line in player.table.drawn if line.words == str(say.args["cost"])]
        assert any(line.size >= TITLE for line in cards), f"card {number + 1} has no cost"
    first, _ = say.args["costs"]
    assert str(first) in [line.words for line in player.table.drawn], (
        "the first card keeps its cost"
    )


def test_who_brings_the_costs_is_chosen_on_the_first_screen_of_the_setup(player):
    player.now += 1
    player.presenter.show("setup", game="classic")
    player.frames(3)
    row = player.taps["deck"]
    assert "The companion draws lots" in (row.face.note, row.words)
    player.tap(row)
    assert "You, with 4 real cards" in (
        player.taps["deck"].face.note,
        player.taps["deck"].words,
    )
    player.tap(player.primary)
    player.next()
    assert player.play.ask.key == "classic.neutral-cost"


@pytest.mark.parametrize("scale", hardest(2.0, 1.5, 0.75))
def test_other_text_scales_keep_the_map(open_app, scale):
    player = open_app(text_scale=scale)
    begin(player)
    answer(player, True)
    for _ in range(4):
        assert look_at_every_page(player)
        answer(player, True)


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_every_step_of_a_random_play_fits(open_app, size, language):
    player, chance = open_app(size, language=language), random.Random(4)
    begin(player, board="on", prelude="on")
    for _ in range(40 if LONG else 15):
        look_at_every_page(player)
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
    player.turn_to_question()


def to_board(player, megacredits, **stock):
    """Go on to the board: it stands where there is nothing to do for the corporation any more."""
    to_report(player, megacredits, **stock)
    answer(player, "stock")
    answer(player, "back")


@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_before_the_first_report_the_rest_of_the_corporation_is_asked_for(open_app, size, language):
    player = open_app(size, language=language)
    begin(player, board="on")
    to_report(player, 38)
    assert "1" in player.seen  # the number of the move
    assert "38 M€" in " ".join(player.seen).replace("\u00a0", " ")
    assert_fits(player)


def test_a_change_on_the_board_is_called_by_what_changed(player):
    begin(player, board="on")
    to_report(player, 20)
    answer(player, "stock")
    answer(player, "steel")
    answer(player, 3)
    assert player.presenter.session.reported()[-1].words == "Steel +3"
    assert player.presenter.session.history()[-2:] == ["resources: steel", "Steel +3"]


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_the_board_and_the_parameters_are_in_sight_while_reports_are_awaited(open_app, size):
    player = open_app(size)
    begin(player, board="on")
    to_board(player, 38, steel=4)
    assert {"38", "4", "−30\u00a0°C", "0 of 9", "14"} <= set(player.seen)
    assert player.presenter.session.pace in player.seen


@pytest.mark.parametrize("language", TONGUES)
def test_where_standard_projects_belong_is_told_before_the_first_report(open_app, language):
    player = open_app((800, 480), language=language)
    begin(player)
    while player.play.ask.key != "classic.report":
        player.next()
    player.turn_to_question()
    label = player.presenter.phrasebook.name("project", "classic", "short")
    assert any(label in words and words != label for words in player.seen)
    assert player.table.page.lanes


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
@pytest.mark.parametrize(
    ("words", "field"),
    [("Steel", "stock.steel"), ("Oxygen", "parameters.oxygen.value")],
)
def test_a_tap_on_what_is_drawn_opens_its_field(open_app, size, words, field):
    player = open_app(size)
    begin(player, board="on")
    to_board(player, 20)
    drawn = [tap for tap in player.taps.values() if tap.face.style == "bare"]
    player.tap(next(tap for tap in drawn if words in tap.words))
    screen = player.app.host.screen
    assert (screen.name, screen.detail["field"]) == ("editor", field)


class Finger:
    """Taps buttons by their words, and counts."""

    def __init__(self, player):
        self.player = player
        self.taps = 0

    def tap(self, *labels):
        for label in labels:
            assert_targets(self.player)
            self.player.tap(self.player.button(label))
            self.taps += 1
            self.player.frames()

    def pick(self, number):
        """Tap a number of those in sight."""
        assert_targets(self.player)
        self.player.tap(self.player.taps[f"number-{number}"])
        self.taps += 1

    def write(self, *keys):
        """Write a number on the pad and take it, or tap it where it is in sight."""
        if f"number-{''.join(keys)}" in self.player.taps:
            self.pick("".join(keys))
            return
        for key in keys:
            self.player.tap(self.player.taps[f"key-{key}"])
        self.player.tap(self.player.primary)
        self.taps += len(keys) + 1


# What an ordinary step of the board costs in taps


@pytest.mark.parametrize("size", hardest(*SIZES), ids=str)
def test_a_card_of_14_with_2_steel_that_raises_a_production_takes_four_taps(open_app, size):
    player = open_app(size)
    begin(player, board="on")
    to_report(player, 20, steel=2)
    finger = Finger(player)
    finger.tap("Card")
    finger.pick(14)
    finger.tap("2 steel and 10 megacredits", "Megacredits")
    state = player.play.state()
    assert (state["stock"]["megacredits"], state["stock"]["steel"]) == (10, 0)
    assert state["production"]["megacredits"] == 1
    assert player.play.ask.key == "classic.report"
    assert finger.taps == 4


def test_a_card_that_only_money_pays_for_takes_three_taps(player):
    begin(player, board="on")
    to_report(player, 20)
    finger = Finger(player)
    finger.tap("Card")
    finger.pick(11)
    finger.tap("None")
    assert player.play.state()["stock"]["megacredits"] == 9
    assert (player.play.ask.key, finger.taps) == ("classic.report", 3)


def test_a_card_for_steel_and_titanium_is_paid_on_one_screen(player):
    begin(player, board="on")
    to_report(player, 20, steel=2, titanium=3)
    finger = Finger(player)
    finger.tap("Card")
    finger.pick(20)
    finger.tap("2 steel, 3 titanium and 7 megacredits", "None")
    stock = player.play.state()["stock"]
    assert [stock[each] for each in ("megacredits", "steel", "titanium")] == [13, 0, 0]
    assert finger.taps == 4


def test_a_number_that_is_not_in_sight_is_written_on_the_pad(player):
    begin(player, board="on")
    to_report(player, 99)
    finger = Finger(player)
    finger.tap("Card")
    assert "number-42" in player.taps
    assert "number-43" not in player.taps
    player.tap(player.taps["number-more"])
    finger.write("6", "0")
    assert player.play.log[-1].value == 60


@pytest.mark.parametrize(
    ("taps", "keys", "part", "resource", "now"),
    [
        (("Resources", "Plants: 2"), ("3",), "stock", "plants", 5),
        (("Resources", "Megacredits: 20"), ("7", "±"), "stock", "megacredits", 13),
        (("Production", "Energy: 0"), ("2",), "production", "energy", 2),
        (("Production", "Megacredits: 0"), ("1", "±"), "production", "megacredits", -1),
    ],
)
def test_a_change_takes_five_taps_at_most_and_no_sum(player, taps, keys, part, resource, now):
    begin(player, board="on")
    to_report(player, 20, plants=2)
    finger = Finger(player)
    finger.tap(*taps)
    finger.write(*keys)
    assert player.play.state()[part][resource] == now
    assert player.play.ask.key == "classic.report"
    assert finger.taps <= 5


def test_research_takes_one_tap(player):
    begin(player, board="on")
    to_report(player, 20)
    player.next()
    assert player.play.ask.key == "classic.buy-cards"
    player.turn_to_question()
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


def test_what_is_short_on_a_tile_is_said_in_full(player, voice):
    begin(player, board="on")
    to_report(player, 20)
    player.press("r")
    said = voice.said[-1]
    assert "Terraform rating" in said
    assert "Standard project" in said
    assert "Std." not in said
    player.tap_choice("project")
    player.press("r")
    assert "Power plant, 11 megacredits" in voice.said[-1]


def test_a_generation_is_played_by_taps(player):
    begin(player, board="on")
    to_report(player, 40)
    player.tap_label("Std. project")
    player.tap_choice("asteroid")
    state = player.play.state()
    assert state["parameters"]["temperature"]["value"] == -28
    assert (state["tr"], state["stock"]["megacredits"]) == (15, 26)
    player.tap_choice("temperature")
    player.next()
    assert player.play.ask.key == "classic.buy-cards", "what was produced is told with it"
    assert player.play.state()["stock"]["megacredits"] == 26 + 16
    assert player.play.turn == 2


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_prices_stand_beside_the_board_that_pays_them(open_app, size):
    player = open_app(size)
    begin(player, board="on")
    to_report(player, 40)
    player.tap_choice("project")
    assert {"40", "11", "Power", "25", "City", "−30\u00a0°C"} <= set(player.seen)
    assert player.seen.count("40") == 1


def test_what_cannot_be_paid_is_dimmed_and_a_tap_tells_why(player, voice):
    begin(player, board="on")
    to_report(player, 20)
    player.tap_choice("project")
    log = len(player.play.log)
    barred = {tap.words: tap for tap in player.choices if tap.face.barred}
    assert list(barred) == ["Greenery, 23\u00a0M€", "City, 25\u00a0M€"]
    player.tap(barred["City, 25\u00a0M€"])
    assert player.presenter.trouble == "A city costs 25\u00a0M€, and you have 20."
    assert voice.said[-1] == player.presenter.trouble
    assert (len(player.play.log), player.play.ask.key) == (log, "classic.project")


def test_two_quick_taps_on_next_do_not_end_the_actions_that_they_lead_to(player):
    begin(player)
    while player.play.ask.key != "classic.report":
        player.next()
    player.turn_to_question()
    player.tap(player.primary)
    assert (player.play.ask.key, player.play.turn) == ("classic.report", 2)
    player.tap(player.primary, after=0.6)
    assert (player.play.ask.key, player.play.turn) == ("classic.report", 2)
    player.turn_to_question()
    player.tap(player.primary)
    assert (player.play.ask.key, player.play.turn) == ("classic.report", 3)
    player.tap(player.primary, after=0.6)
    assert (player.play.ask.key, player.play.turn) == ("classic.report", 3), "on its only page, too"


def test_signs_above_words_are_of_one_size_side_by_side(open_app):
    player = open_app((720, 1280))
    begin(player)
    while player.play.ask.key != "classic.report":
        player.next()
    player.tap_label("Std. project")
    tall = [tap for tap in player.choices if tap.face.style == "tile"]
    lines = {len(tap.drawn) for tap in tall}
    assert len(lines) > 1, "some words have two lines, so that their sign has less room"
    assert len({tap.face.shared for tap in tall}) == 1
    assert tall[0].face.shared > 0


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_the_tiles_of_reports_tell_the_parameters_and_no_lane_tells_them_again(open_app, size):
    player = open_app(size)
    begin(player)
    while player.play.ask.key != "classic.report":
        player.next()
    player.turn_to_question()
    told = {tap.value: tap.face.gauge.told for tap in player.choices if tap.face.gauge}
    assert told == {"temperature": "−30\u00a0°C", "oxygen": "0%", "ocean": "0 of 9"}
    assert player.seen.count("0 of 9") == 1
    assert any(words.startswith("42 steps") for words in player.seen)


def test_large_letters_leave_the_parameters_to_the_lanes_above_the_buttons(open_app):
    player = open_app((800, 480), text_scale=1.5)
    begin(player)
    while player.play.ask.key != "classic.report":
        player.next()
    player.tap_choice("temperature")
    assert player.table.page.lanes
    assert "−28\u00a0°C" in player.seen
    player.turn_to_question()
    assert not any(tap.face.gauge for tap in player.choices)


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_the_corporation_is_chosen_and_what_it_changes_is_read(open_app, size, language):
    player = open_app(size, language=language)
    begin(player, board="on")
    while player.play.ask.key != "classic.corporation":
        answer(player, player.play.ask.default)
    look_at_every_page(player)
    answer(player, "unmi")
    look_at_every_page(player)
    while player.play.ask.key != "classic.report":
        answer(player, player.play.ask.default or 0)
    answer(player, "temperature")
    look_at_every_page(player)
    assert "pay-for-tr" in player.play.ask.options


@pytest.mark.parametrize("price", ["11", "8"])
def test_the_tile_of_a_project_has_the_price_that_is_in_force(open_app, price):
    player = open_app((800, 480))
    begin(player, board="on")
    while player.play.ask.key != "classic.corporation":
        answer(player, player.play.ask.default)
    answer(player, "thorgate" if price == "8" else "inventrix")
    while player.play.ask.key != "classic.report":
        answer(player, player.play.ask.default or 0)
    answer(player, "project")
    player.turn_to_question()
    player.frames(2)
    assert price in player.seen


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_an_empty_generation_takes_one_next_once_it_is_known_how_it_goes(open_app, size):
    player = open_app(size)
    begin(player)
    while player.play.turn < 3:
        player.next()
    for generation in (4, 5, 6):
        player.tap(player.primary)
        assert (player.play.turn, player.play.ask.key) == (generation, "classic.report")
        assert len(player.table.pages) == 1
        assert "Take 14\xa0M€ and your production" in " ".join(player.seen)
        assert_fits(player)
