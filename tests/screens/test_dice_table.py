"""A turn of the Dice Game on the touchscreen: tapped, pressed, and never cut off."""

import random

import pytest

from companion.autoplay import likely_answer
from companion.screens.drawing.signs import NAMES
from kit.fitting import LOOKS, TONGUES, assert_fits, assert_targets

GAME = "dice"


def begin(player, **options):
    set_up(player, **options)
    while player.play.ask.key != "dice.turn":
        player.next()
    return player


def set_up(player, **options):
    """Begin a play: it is at the first step of its setup."""
    player.now += 1
    player.presenter.open_play(GAME, new=True, seed="7", options=options)
    player.frames()
    return player


@pytest.fixture
def at_turn_one(player):
    return begin(player)


def symbols(player):
    return [award["symbol"] for award in player.play.state()["awards"]]


def reports(player):
    """The reports in sight, without the primary button and the tile that turns the page."""
    player.turn_to_question()
    return [tap for name, tap in player.taps.items() if name.startswith("choice-") and tap.value]


def test_a_turn_is_tapped_from_its_first_report_to_the_next_turn(at_turn_one):
    player = at_turn_one
    player.tap_choice("temperature")
    player.tap_choice("forest")
    player.tap_label("0")
    assert {"Turn 1", "4"} <= set(player.seen)
    player.tap_choice("actions")
    player.turn_to_question()
    assert {"Turn 2", "4", "−24\u00a0°C", "4%"} <= set(player.seen)


def test_the_pace_is_in_sight(at_turn_one):
    pace = at_turn_one.presenter.session.pace
    assert any(words.startswith(pace) for words in at_turn_one.seen)


def test_the_next_deadline_is_in_sight_where_tiles_fill_the_screen(at_turn_one):
    player = at_turn_one
    name = player.play.state()["milestones"][0]["name"].title()
    assert not player.table.page.lanes
    assert any(words.endswith(f" · {name} until 16") for words in player.seen)


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_a_tap_on_what_is_drawn_opens_its_field(open_app, size):
    player = begin(open_app(size))
    player.tap_choice("actions")
    player.turn_to_question()
    player.tap(
        next(
            tap for tap in player.taps.values() if "Turn" in tap.words and tap.face.style == "bare"
        )
    )
    screen = player.app.host.screen
    assert screen.name != "table"
    assert screen.detail["field"] == "turn"


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_a_page_of_moves_has_the_table_as_large_as_they_leave_room(open_app, size):
    player = begin(open_app(size))
    player.tap_choice("forest")
    player.tap_label("0")
    pages = player.table.pages
    assert len(pages) == 2
    assert pages[0].lanes in player.table.step.roomy
    assert pages[1].lanes < min(player.table.step.roomy)
    assert {"−28\u00a0°C", "16", "20", "24", "50"} <= set(player.seen)
    assert_fits(player)
    assert_targets(player)


def test_a_screen_that_stands_has_the_milestones_above_the_buttons_where_there_is_room(open_app):
    player = begin(open_app((720, 1280), language="fr"))
    page, view = player.table.pages[0], player.table.worded.view
    names = {view.name(each["name"]) for each in player.play.state()["milestones"]}
    assert page.lanes == max(player.table.step.roomy)
    assert names <= set(player.seen)


def gauge_of(player, value):
    return next(tap.face.gauge for tap in player.choices if tap.value == value)


def test_a_tile_tells_what_stands_now_of_what_it_raises_and_no_lane_tells_it_again(at_turn_one):
    player = at_turn_one
    player.tap_choice("actions")
    player.turn_to_question()
    before = gauge_of(player, "temperature")
    assert before.told == "−28\u00a0°C"
    assert player.seen.count("−28\u00a0°C") == 1
    player.tap_choice("temperature")
    player.turn_to_question()
    after = gauge_of(player, "temperature")
    assert after.told == "−24\u00a0°C"
    changed = [a != b for a, b in zip(before.cells, after.cells, strict=True)]
    assert changed == [True] + [False] * (len(changed) - 1)


def test_a_tile_with_large_letters_leaves_its_room_to_the_words(open_app):
    player = begin(open_app((800, 480), text_scale=2.0))
    player.turn_to_question()
    assert not player.table.asking.gauged
    assert "−28\u00a0°C" not in player.seen


def test_whatever_moves_a_marker_is_one_tap_away_with_its_sign(at_turn_one):
    player = at_turn_one
    found = {}
    for _ in range(4):
        found |= {tap.words: tap for tap in reports(player)}
        if more := player.taps.get("choice-more"):
            player.tap(more)
    names = [each["name"].title() for each in player.play.state()["milestones"]]
    assert set(found) == {
        "Temperature", "Ocean", "Forest", "2 other points", "1 other point", "City", "Oxygen",
        *names,
    }  # fmt: skip
    assert all(tap.face.sign in NAMES for tap in found.values())
    assert_targets(player)


def test_a_card_is_one_tap_and_what_matters_of_it_is_offered_next(player):
    begin(player, cards="on").tap_choice("red")
    shown = [tap.words for tap in reports(player)]
    assert set(shown) > {*(f"Symbol: {name}" for name in symbols(player)), "1 point at the end"}
    player.tap_choice("symbol-2")
    player.next()
    assert (player.play.turn, player.play.state()["awards"][1]["count"]) == (2, 1)


def test_what_cards_have_stands_on_the_first_of_two_pages_whatever_was_reported(player):
    begin(player, cards="on", era="off")
    names = {*(f"Symbol: {name}" for name in symbols(player)), "1 point at the end"}
    first = [tap.words for tap in reports(player)]
    assert names < set(first)
    assert player.taps["choice-more"].words.endswith("1/2")
    player.tap_choice("red")
    assert [tap.words for tap in reports(player)] == first


def test_undo_at_the_next_turn_names_and_takes_back_the_reports(at_turn_one):
    player = at_turn_one
    player.tap_choice("ocean")
    player.next()
    assert player.taps["undo"].spoken == "Undo: turn 1, actions"
    player.now += 1
    player.table.do_undo()
    assert player.taps["undo"].spoken == "Undo: Ocean placed, 2 of 7"
    player.now += 1
    player.table.do_undo()
    player.frames()
    assert player.play.state()["parameters"]["oceans"]["value"] == 1


def test_production_stands_beside_the_marked_answer_that_ends_a_turn_with_actions(at_turn_one):
    player = at_turn_one
    player.turn_to_question()
    assert player.primary.words == "End with actions"
    player.tap_choice("production")
    assert player.play.turn == 2
    assert player.play.state()["productions"] == 1


def test_next_alone_plays_to_the_end(at_turn_one):
    player = at_turn_one
    while not player.play.over:
        player.table.do_next()
        player.now += 1
    assert player.play.result.turns == 50


def look_at_every_page(player):
    while True:
        player.frames(1)
        assert_fits(player)
        assert_targets(player)
        if player.table.at == len(player.table.pages) - 1:
            return
        player.tap(player.primary)


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_every_step_fits_in_every_language(open_app, size, language):
    player = set_up(open_app(size, language=language), cards="on")
    chance, seen = random.Random(2), set()
    while not player.play.over:
        asked = player.play.ask.key, player.play.ask.args.get("asks")
        keys = tuple(say.key for say in player.play.says), *asked
        if keys not in seen and len(seen) < 40:
            seen.add(keys)
            player.presenter.show_play()
            look_at_every_page(player)
        player.play.answer(likely_answer(player.play, chance, 0.3))
    assert len(seen) > 25


@pytest.mark.parametrize("language", TONGUES)
def test_the_editor_opens_with_everything_that_is_tracked(open_app, language, caplog):
    player = begin(open_app(language=language))
    player.presenter.show("editor")
    player.frames()
    assert player.app.host.screen.name == "editor"
    assert caplog.text == ""


@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize("key", ["dice.lay-awards", "dice.lay-milestones"])
def test_what_is_laid_out_takes_one_line_each_beside_its_picture(open_app, language, key):
    player = open_app((800, 480), language=language)
    player.now += 1
    player.presenter.open_play("dice", new=True, seed="5", options={})
    player.frames()
    while player.play.ask.key != key:
        player.next()
    page = player.table.page
    assert page.picture
    assert len(page.items) == 3
    assert [line.size for line in player.table.drawn].count(page.size) == 3
