"""A turn of the Dice Game on the touchscreen: tapped, pressed, and never cut off."""

import random

import pytest
from kivy.metrics import dp

from companion.autoplay import likely_answer
from companion.phrases.phrasebook import LANGUAGES
from kit.fitting import LOOKS, assert_table_fits

GAME = "dice"


def begin(player, **options):
    player.now += 1
    player.app.open_play(GAME, new=True, seed="7", options=options)
    player.frames()
    player.reach("dice.turn")
    return player


@pytest.fixture
def at_turn_one(player):
    return begin(player)


def in_sight(player):
    """The values of the strip, by their words."""
    strip = player.table.ids.strip
    return {chip.word: chip.value for chip in strip.children}


def test_a_turn_is_tapped_from_its_choice_to_the_next_turn(at_turn_one):
    player = at_turn_one
    player.tap_choice("action")
    assert player.play.ask.key == "dice.report"
    player.tap_choice("temperature")
    player.tap_choice("forest")
    player.next()  # no city touches it
    shown = in_sight(player)
    assert (shown["Turn"], shown["VP"], shown["°C"], shown["% oxygen"]) == ("1", "4", "−24", "4")
    player.tap_choice("done")
    assert (player.play.turn, in_sight(player)["Turn"]) == (2, "2")


def test_everything_that_can_be_reported_is_one_tap_away_with_its_sign(at_turn_one):
    player = at_turn_one
    player.tap_choice("action")
    player.frames(3)
    primary, *reports = player.table.answers.buttons
    assert primary.primary
    assert [button.words for button in reports] == [
        "Temperature raised", "Ocean placed", "Forest placed", "Points at once",
        "City placed", "Oxygen raised", "Milestone claimed",
    ]  # fmt: skip
    assert all(button.ids.frame.children for button in reports)
    assert all(button.height >= dp(64) for button in reports)


def test_undo_at_the_next_turn_names_and_takes_back_the_reports(at_turn_one):
    player = at_turn_one
    player.tap_choice("action")
    player.tap_choice("ocean")
    player.next()
    assert player.table.undo_words == "Undo: turn 1 was played"
    player.now += 1
    player.table.do_undo()
    assert player.table.undo_words == "Undo: report: Ocean placed"
    player.now += 1
    player.table.do_undo()
    player.frames()
    assert in_sight(player)["Oceans"] == "1"


def test_a_production_turn_shows_its_checklist(at_turn_one):
    player = at_turn_one
    player.tap_choice("production")
    player.frames()
    assert len(player.table.ids.step.instruction.splitlines()) == 5
    player.next()
    assert player.play.ask.key == "dice.report"


def test_next_alone_plays_to_the_end(at_turn_one):
    player = at_turn_one
    while not player.play.over:
        player.table.do_next()
        player.now += 1
    assert player.play.result["turns"] == 50


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_every_step_fits_in_every_language(open_app, size, language):
    player = begin(open_app(size, language=language))
    chance, seen = random.Random(2), set()
    while not player.play.over:
        keys = tuple(say.key for say in player.play.says), player.play.ask.key
        if keys not in seen and len(seen) < 40:
            seen.add(keys)
            player.app.show_play()
            player.frames(2)
            assert_table_fits(player)
        player.play.answer(likely_answer(player.play, chance, 0.55))
    assert len(seen) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editor_opens_with_everything_that_is_tracked(open_app, language, caplog):
    player = begin(open_app(language=language))
    player.app.show("editor")
    player.frames()
    assert player.app.host.screen.name == "editor"
    assert caplog.text == ""
