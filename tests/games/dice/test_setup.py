"""The setup: in order, with the start of the solo game, drawn by the companion or by you."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.engine.log import LogEntry
from companion.engine.play import Play
from companion.engine.prompts import Refused
from companion.games.dice import GAME
from companion.games.dice.components import BASE, CORPORATE_ERA, DICE, NEEDED, RARITY, faces


def set_up(**options: str) -> tuple[Play, list[str]]:
    """Play the setup by its defaults; return the play and the questions."""
    play, asked = Play(GAME, options, "4"), []
    while play.ask is not None and play.ask.key != "dice.turn":
        asked.append(play.ask.key.removeprefix("dice."))
        play.answer(play.ask.default)
    return play, asked


def test_the_set_up_is_led_step_by_step_in_the_rulebooks_order() -> None:
    assert set_up()[1] == [
        "setup-board",
        "setup-tiles",
        "setup-supply",
        "awards",
        "lay-awards",
        "milestones",
        "lay-milestones",
        "setup-corporation",
        "setup-production",
        "bonus-card",
    ]


def test_a_solo_game_starts_with_a_step_of_each_parameter_done() -> None:
    state = Play(GAME, {}, "4").state()
    assert state["parameters"] == {
        "temperature": {"value": -28, "goal": 8, "full": False},
        "oxygen": {"value": 2, "goal": 14, "full": False},
        "oceans": {"value": 1, "goal": 7, "full": False},
    }
    assert (state["turn"], state["turns"], state["vp"]) == (0, 50, 0)


def test_nothing_is_gained_for_the_first_three_tiles() -> None:
    play, _ = set_up()
    assert (play.state()["vp"], play.state()["turn"]) == (0, 1)


def test_the_first_bonus_card_follows_initial_production() -> None:
    play, asked = set_up()
    assert asked[-2:] == ["setup-production", "bonus-card"]
    assert play.state()["bonus_cards"] == 1
    assert play.answered()[-1][0].args["left"] == 4


def test_what_the_first_bonus_card_gives_is_entered_at_once(begin: Any) -> None:
    solo = begin(cards="on").until_bonus_card()
    solo.answer("temperature", "city", 1, "blue", "vp-1", "done")
    state = solo.state
    assert (state["turn"], state["vp"]) == (1, 2 + 2 + 1 + 1)
    assert state["parameters"]["temperature"]["value"] == -24
    assert state["cards"]["blue"] == 1
    assert solo.last("bonus-due") == {"reached": 5, "first": "yes"}
    assert state["bonus_cards"] == 1, "the second comes at the end of turn 1"
    solo.answer("done")
    assert (solo.key, solo.play.ask.args["number"]) == ("bonus-card", 2)


def test_a_play_begun_when_turns_had_two_screens_opens_at_its_bonus_card() -> None:
    now = set_up()[0].log
    old = [*now[:-1], LogEntry("dice.bonus-card", "played", "player")]
    for _ in range(3):
        old += [LogEntry("dice.turn", "action", "player")]
        old += [LogEntry("dice.report", report, "player") for report in ("ocean", "done")]
    play = Play(GAME, {}, "4", old)
    assert play.ask is not None
    assert (play.ask.key, play.unmatched) == ("dice.bonus-card", 10)
    assert play.log == now[:-1], "what was drawn in the setup is still there"


def test_in_the_setup_everything_but_the_turn_can_be_corrected(begin: Any) -> None:
    solo = begin().until_bonus_card()
    solo.play.correct("vp", 3)
    solo.play.correct("kept", 4)
    assert (solo.state["vp"], solo.state["kept"]) == (3, 4)
    with pytest.raises(Refused):
        solo.play.correct("turn", 5)


def test_the_companion_draws_three_dice_of_different_colours_and_rolls_them() -> None:
    colours = {symbol: colour for colour, symbols in DICE.items() for symbol in symbols}
    for seed in range(50):
        play = Play(GAME, {}, str(seed))
        while play.ask is not None and play.ask.key != "dice.lay-awards":
            play.answer(play.ask.default)
        awards = play.state()["awards"]
        assert len({colours[award["symbol"]] for award in awards}) == 3
        assert all(award["rarity"] == RARITY[award["symbol"]] for award in awards)
        shown = [play.ask.args[f"needed_{number}"] for number in (1, 2, 3)] if play.ask else []
        assert shown == [NEEDED[award["rarity"]] for award in awards]


@pytest.mark.parametrize("colour", DICE)
def test_a_die_shows_its_symbols_on_three_two_and_one_face(colour: str) -> None:
    assert sorted(Counter(faces(colour)).values()) == [1, 2, 3]
    assert [Counter(faces(colour))[symbol] for symbol in DICE[colour]] == [3, 2, 1]


def test_milestones_are_top_middle_and_bottom_with_their_deadlines(begin: Any) -> None:
    assert begin().set_up().state["milestones"] == [
        {"name": "legend", "slot": "top", "deadline": 16, "status": "open"},
        {"name": "miner", "slot": "middle", "deadline": 20, "status": "open"},
        {"name": "scientist", "slot": "bottom", "deadline": 24, "status": "open"},
    ]


def test_the_french_printing_keeps_the_top_milestone_two_turns_longer(begin: Any) -> None:
    milestones = begin(printing="french").set_up().state["milestones"]
    assert [milestone["deadline"] for milestone in milestones] == [18, 20, 24]


@pytest.mark.parametrize(("era", "names"), [("on", (*BASE, *CORPORATE_ERA)), ("off", BASE)])
def test_the_corporate_era_adds_its_three_milestones(era: str, names: tuple[str, ...]) -> None:
    drawn = set()
    for seed in range(60):
        play = Play(GAME, {"era": era}, str(seed))
        while play.ask is not None and play.ask.key != "dice.lay-milestones":
            play.answer(play.ask.default)
        tiles = [milestone["name"] for milestone in play.state()["milestones"]]
        assert len(set(tiles)) == 3
        drawn |= set(tiles)
    assert drawn == set(names)


def test_dice_and_tiles_of_your_own_are_asked_for_in_order(begin: Any) -> None:
    solo = begin().answer(True, True, True)
    asked = []
    for answer in ("red", "nuclear", "green", "microbe", "grey", "city", "legend", "miner"):
        asked.append(solo.key)
        solo.answer(answer)
    assert asked == [*["award-die", "award-face"] * 3, "milestone-tile", "milestone-tile"]
    assert solo.play.ask.args["slot"] == "bottom"
    assert solo.state["awards"] == [
        {"symbol": "nuclear", "rarity": "rare"},
        {"symbol": "microbe", "rarity": "uncommon"},
        {"symbol": "city", "rarity": "rare"},
    ]


def test_you_may_enter_your_own_dice_and_tiles_though_the_companion_draws(begin: Any) -> None:
    solo = begin(deck="app").answer(True, True, True, "tell")
    solo.answer("blue", "water", "red", "heat", "grey", "steel", "tell")
    solo.answer("terraformer", "celebrity", "nominee")
    assert [award["symbol"] for award in solo.state["awards"]] == ["water", "heat", "steel"]
    assert solo.key == "setup-corporation"


def test_a_colour_or_a_tile_that_is_gone_is_refused(begin: Any) -> None:
    solo = begin().answer(True, True, True, "red", "heat")
    with pytest.raises(Refused):
        solo.answer("red")
    with pytest.raises(Refused):
        solo.answer("heat")
    solo.answer("green", "plant", "blue", "water", "legend")
    with pytest.raises(Refused):
        solo.answer("legend")


def test_without_the_era_its_milestones_are_not_offered(begin: Any) -> None:
    solo = begin(era="off").answer(True, True, True)
    solo.answer("green", "plant", "blue", "water", "grey", "steel")
    assert solo.play.ask.options == BASE
