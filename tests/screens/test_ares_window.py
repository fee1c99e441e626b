"""Ares Expedition in a real window: a round by taps, its phases drawn, its words not cut off."""

from __future__ import annotations

import pytest
from companion.screens.pictures.ares import PhaseTile

from companion.screens.pictures import picture
from kit.fitting import LOOKS, assert_table_fits


def sit_down(player, **options):
    """Begin a solo play whose table is set up, at the first planning."""
    player.now += 1
    player.presenter.open_play("ares", new=True, seed="7", options=options)
    player.frames()
    for value in ("solo", "expert", "ready"):
        player.tap_choice(value)


def tiles(player) -> list[PhaseTile]:
    shown = player.table.ids.step.picture
    return [each for each in shown.walk(restrict=True) if isinstance(each, PhaseTile)]


def test_a_round_by_taps(player) -> None:
    sit_down(player, deck="physical")
    player.tap_choice("production")
    player.tap_choice("action")
    lit = [tile.numeral for tile in tiles(player) if tile.lit]
    assert lit == ["III", "IV"]
    for value in ("temperature", "forest", "done"):
        player.tap_choice(value)
    assert player.play.ask.key == "ares.phase", "production and the hand limit are shown above it"
    state = player.play.state()
    assert (state["round"], state["tr"], state["forests"]) == (2, 7, 1)
    assert "production" not in player.play.ask.options


def test_five_numbered_tiles_of_which_those_of_the_round_are_lit_and_named(player) -> None:
    sit_down(player, deck="physical")
    player.tap_choice("research")
    player.tap_choice("research")
    assert [tile.numeral for tile in tiles(player)] == ["I", "II", "III", "IV", "V"]
    assert [tile.lit for tile in tiles(player)] == [False] * 4 + [True]
    shown = player.table.ids.step.picture
    words = [each.words for each in shown.walk(restrict=True) if hasattr(each, "words")]
    assert words == ["Research"]


def test_what_else_is_said_has_no_picture(player) -> None:
    sit_down(player)
    assert picture(player.play.says, player.presenter.words) is None


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
ROUNDS_20_AND_21 = ("production", "ocean", "done", "both", "research", "action", "done", "action")
"""What is chosen in a play that shows most, the dummy cards drawn by the player."""
MOST = ("report", "phases-done", "hand-limit", "help", "phase", "dummy-order", "cube-moves")


def choose(player, value) -> None:
    """Tap a choice, or go on from a step that has nothing to choose."""
    player.now += 1
    if value is True:
        player.next()
    else:
        player.tap_choice(value)


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_no_step_of_a_play_is_cut_off_or_smaller_than_what_is_beside_it(
    open_app, language: str, size: tuple[int, int]
) -> None:
    player = open_app(size=size, language=language)
    player.presenter.open_play("ares", new=True, seed="3", options={"deck": "physical"})
    seen = set()
    for value in (*SETUP, *ROUNDS_1_AND_2, *ROUNDS_20_AND_21):
        told = (*(say.key for say in player.play.says), player.play.ask.key)
        if told not in seen:
            seen.add(told)
            player.frames(3)
            assert_table_fits(player)
        if player.play.turn == 3:
            player.play.correct("round", 20)
        choose(player, value)
    assert {key for told in seen for key in told} >= {f"ares.{key}" for key in MOST}
