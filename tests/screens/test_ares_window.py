"""Ares Expedition in a real window: a round by taps, its phases drawn, its words not cut off."""

from __future__ import annotations

import random

import pytest

from companion.autoplay import likely_answer
from companion.games.ares.board import PHASES
from companion.screens.drawing.signs import NAMES
from companion.screens.pictures.ares.phases import NUMERALS, phases
from kit.fitting import LOOKS, assert_fits, assert_targets


def sit_down(player, **options):
    """Begin a solo play whose table is set up, at the first planning."""
    player.now += 1
    player.presenter.open_play("ares", new=True, seed="7", options=options)
    player.frames()
    for value in ("solo", "expert", "ready"):
        player.tap_choice(value)


def lit(player) -> list[str]:
    """The phases that stand out in the picture of the round."""
    return [phase.name for phase in phases(player.table.worded.view) if phase.lit]


def test_a_round_by_taps(player) -> None:
    sit_down(player, deck="physical")
    player.tap_choice("production")
    player.tap_choice("action")
    assert lit(player) == ["action", "production"]
    for value in ("temperature", "forest", "done"):
        player.tap_choice(value)
    assert player.play.ask.key == "ares.phase-done", "the last phase comes before the round's end"
    state = player.play.state()
    assert (state["round"], state["moment"]) == (1, "production")
    assert (state["tr"], state["forests"]) == (7, 1)
    assert "Take MC: production + TR 7" in player.seen
    player.tap_choice("done")
    assert player.play.ask.key == "ares.phase", "the hand limit is shown above it"
    assert player.play.state()["round"] == 2
    assert "production" not in player.play.ask.options
    player.turn_to_question()
    assert {"Round 2", "Which phase card?", "7", "1"} <= set(player.seen)


def test_what_you_and_the_dummy_hand_chose_is_one_phase_if_it_is_the_same(player) -> None:
    sit_down(player, deck="physical")
    player.tap_choice("research")
    player.tap_choice("research")
    assert lit(player) == ["research"]


def test_where_words_leave_room_the_phases_are_named_above_whole_parameters(player) -> None:
    sit_down(player, deck="physical")
    player.tap_choice("research")
    player.tap_choice("development")
    player.tap_choice("done")
    page, roomy = player.table.page, player.table.step.roomy
    assert (len(page.items), page.lanes) == (1, roomy[-1])
    named = [player.table.worded.view.name(phase) for phase in PHASES]
    assert {*named, "−30\u00a0°C"} <= set(player.seen)
    assert_fits(player)
    assert_targets(player)


def test_where_much_is_to_do_the_phases_leave_the_room_to_it(player) -> None:
    sit_down(player, deck="physical")
    player.tap_choice("research")
    player.tap_choice("production")
    assert [phase.name for phase in phases(player.table.worded.view) if phase.now] == [
        "production",
        "research",
    ]
    page, roomy = player.table.page, player.table.step.roomy
    assert 0 < page.lanes < min(roomy)


def test_the_cube_of_two_players_is_asked_for_with_the_phases_drawn_once(player) -> None:
    player.now += 1
    player.presenter.open_play("ares", new=True, seed="7", options={})
    player.frames()
    choose(player, "co-op")
    while player.play.ask.key != "ares.cube":
        choose(player, likely_answer(player.play, random.Random(1), 1))
    player.turn_to_question()
    assert [player.seen.count(numeral) for numeral in NUMERALS.values()] == [1] * len(PHASES)


def test_the_phases_and_the_pace_are_in_sight_while_you_choose(player) -> None:
    sit_down(player)
    player.turn_to_question()
    assert player.presenter.session.pace in player.seen
    free = {tap.value: tap for tap in player.choices if tap.value in PHASES}
    assert set(free) == set(PHASES)
    told = [free[phase].face.gauge.told for phase in PHASES]
    assert told == ["I", "II", "III", "IV", "V"]
    beside = [tap for tap in free.values() if tap is not player.primary]
    assert all(tap.face.sign in NAMES for tap in beside)


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_a_tap_on_what_is_drawn_opens_its_field(open_app, size: tuple[int, int]) -> None:
    player = open_app(size)
    sit_down(player)
    player.turn_to_question()
    cube = player.presenter.phrasebook.field("cube", "ares")
    player.tap(next(tap for tap in player.taps.values() if tap.words == cube))
    assert player.app.host.screen.detail["field"] == "cube"


SETUP = ("solo", "novice", "first-game", True, True, True, 2, True, True)
ROUNDS_1_AND_2 = (
    "production",
    "research",
    "done",
    "action",
    "development",
    "forest",
    "done",
    "done",
)
ROUNDS_20_AND_21 = (
    "production",
    "ocean",
    "done",
    "done",
    "both",
    "research",
    "action",
    "done",
    "done",
    "action",
)
"""What is chosen in a play that shows most, the dummy cards drawn by the player."""
MOST = ("report", "phase-done", "hand-limit", "help", "phase", "dummy-order", "cube-moves")


def look_at_every_page(player) -> None:
    while True:
        player.frames(1)
        assert_fits(player)
        assert_targets(player)
        if player.table.at == len(player.table.pages) - 1:
            return
        player.tap(player.primary)


def choose(player, value) -> None:
    """Tap a choice, or go on from a step that has nothing to choose."""
    player.now += 1
    if value is True:
        player.next()
    else:
        player.tap_choice(value)


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_no_step_of_a_play_is_cut_off(open_app, language: str, size: tuple[int, int]) -> None:
    player = open_app(size=size, language=language)
    player.presenter.open_play("ares", new=True, seed="3", options={"deck": "physical"})
    seen = set()
    for value in (*SETUP, *ROUNDS_1_AND_2, *ROUNDS_20_AND_21):
        told = (*(say.key for say in player.play.says), player.play.ask.key)
        if told not in seen:
            seen.add(told)
            look_at_every_page(player)
        if player.play.turn == 3:
            player.play.correct("round", 20)
            player.presenter.show_step()
        choose(player, value)
    assert {key for told in seen for key in told} >= {f"ares.{key}" for key in MOST}


def test_what_a_standing_screen_tells_above_the_tiles_is_not_on_them(open_app) -> None:
    player = open_app((720, 1280))
    sit_down(player, deck="physical")
    player.turn_to_question()
    assert "II" not in [line.words for line in player.table.drawn], "the phases are on the tiles"
    player.tap_choice("development")
    player.tap_choice("action")
    player.turn_to_question()
    assert player.table.page.lanes
    lanes = [line.words for line in player.table.drawn]
    assert "II" in lanes
    assert "0 of 9" not in lanes, "the parameters are on the tiles"


@pytest.mark.parametrize(("size", "apart"), [((800, 480), False), ((720, 1280), True)], ids=str)
def test_moves_stand_apart_where_a_standing_screen_has_room(open_app, size, apart) -> None:
    player = open_app(size)
    player.presenter.open_play("ares", new=True, seed="7", options={})
    player.frames()
    for value in ("solo", "expert", "guided"):
        player.tap_choice(value)
    player.next()
    page, unit = player.table.page, player.table.frame.unit
    first, second = [line for line in player.table.drawn if line.size == page.size][:2]
    assert (first.low - second.low > 1.5 * page.size * unit) is apart


def test_the_pace_stays_in_sight_where_both_numbers_have_risen(open_app) -> None:
    player = open_app((800, 480), language="fr")
    sit_down(player, deck="physical")
    player.tap_choice("development")
    player.tap_choice("action")
    player.tap_choice("forest")
    assert {"6", "1"} <= set(player.seen)
    pace = player.presenter.session.pace
    assert any(words.endswith(pace) for words in player.seen)
