"""A turn of the Dice Game on the touchscreen: tapped, pressed, and never cut off."""

import random

import pytest
from kivy.metrics import dp

from companion.autoplay import likely_answer
from companion.games.dice.reports import REPORTS
from companion.phrases.phrasebook import LANGUAGES
from companion.screens.pictures.dice import ICONS
from kit.fitting import LOOKS, assert_table_fits

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


def in_sight(player):
    """The values of the strip, by their words."""
    strip = player.table.ids.strip
    return {chip.word: chip.value for chip in strip.children}


def test_a_turn_is_tapped_from_its_first_report_to_the_next_turn(at_turn_one):
    player = at_turn_one
    player.tap_choice("temperature")
    player.tap_choice("forest")
    shown = in_sight(player)
    assert (shown["Turn"], shown["VP"], shown["°C"], shown["% oxygen"]) == ("1", "4", "−24", "4")
    player.tap_choice("done")
    assert (player.play.turn, in_sight(player)["Turn"]) == (2, "2")


def test_whatever_moves_a_marker_is_one_tap_away_with_its_icon(at_turn_one):
    player = at_turn_one
    player.frames(3)
    primary, *reports, more = player.table.answers.buttons
    assert primary.primary
    assert more.words.startswith(player.word("more"))
    assert [button.words for button in reports] == [
        "Temperature raised", "Ocean placed", "Forest placed", "2 instant points",
        "1 instant point", "City placed", "Oxygen raised",
    ]  # fmt: skip
    assert all(button.ids.frame.children for button in reports)
    assert all(button.height >= dp(64) for button in reports)
    player.tap(more)
    player.frames(3)
    claims = player.table.answers.buttons[:-1]
    names = {each["name"] for each in player.play.state()["milestones"]}
    assert {button.words for button in claims} == {f"{name.title()} claimed" for name in names}
    assert all(button.ids.frame.children for button in claims)


@pytest.mark.parametrize("question", ["turn", "bonus-card"])
def test_every_report_has_an_icon(question):
    missing = [name for name in REPORTS if f"{question}.{name}" not in ICONS]
    assert missing == []


def test_a_card_is_one_tap_and_what_matters_of_it_is_offered_next(player):
    begin(player, cards="on").tap_choice("red")
    player.frames(3)
    assert [button.words for button in player.table.answers.buttons[1:5]] == [
        *(f"Symbol: {name}" for name in symbols(player)),
        "1 point at the end",
    ]
    player.tap_choice("symbol-2")
    player.next()
    assert (player.play.turn, player.play.state()["awards"][1]["count"]) == (2, 1)


def test_undo_at_the_next_turn_names_and_takes_back_the_reports(at_turn_one):
    player = at_turn_one
    player.tap_choice("ocean")
    player.next()
    assert player.table.undo_words == "Undo: turn 1 played"
    player.now += 1
    player.table.do_undo()
    assert player.table.undo_words == "Undo: Ocean placed"
    player.now += 1
    player.table.do_undo()
    player.frames()
    assert in_sight(player)["Oceans"] == "1"


def test_the_turns_screen_tells_production_and_action(at_turn_one):
    cube, production, action = at_turn_one.table.ids.step.instruction.splitlines()
    assert cube.endswith("time cube to 1.")
    assert production.startswith("Production: ")
    assert action.startswith("Action: ")


def test_next_alone_plays_to_the_end(at_turn_one):
    player = at_turn_one
    while not player.play.over:
        player.table.do_next()
        player.now += 1
    assert player.play.result.turns == 50


@pytest.mark.parametrize("cards", ["off", "on"])
@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_every_step_fits_in_every_language(open_app, size, language, cards):
    player = set_up(open_app(size, language=language), cards=cards)
    chance, seen = random.Random(2), set()
    while not player.play.over:
        asked = player.play.ask.key, player.play.ask.args.get("asks")
        keys = tuple(say.key for say in player.play.says), *asked
        if keys not in seen and len(seen) < 60:
            seen.add(keys)
            player.presenter.show_play()
            player.frames(2)
            assert_table_fits(player)
        player.play.answer(likely_answer(player.play, chance, 0.3))
    assert len(seen) > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editor_opens_with_everything_that_is_tracked(open_app, language, caplog):
    player = begin(open_app(language=language))
    player.presenter.show("editor")
    player.frames()
    assert player.app.host.screen.name == "editor"
    assert caplog.text == ""
