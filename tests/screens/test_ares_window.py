"""Ares Expedition in a real window: a round by taps, its phases drawn, its words not cut off."""

from __future__ import annotations

import pytest

from companion.screens.pictures import picture
from companion.screens.pictures.ares import PhaseTile
from kit.fitting import LOOKS, assert_table_fits


def sit_down(player, **options):
    """Begin a solo play whose table is set up, at the first planning."""
    player.now += 1
    player.app.open_play("ares", new=True, seed="7", options=options)
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
    assert player.play.ask.key == "ares.conversions"
    player.next()
    assert player.play.ask.args["phase"] == "production"
    player.next()
    assert player.play.ask.key == "ares.hand-limit"
    player.next()
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
    assert picture(player.play.says, player.app.words) is None


@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_no_step_of_a_play_is_cut_off_or_smaller_than_what_is_beside_it(
    open_app, language: str, size: tuple[int, int]
) -> None:
    player = open_app(size=size, language=language)
    player.app.open_play("ares", new=True, seed="3")
    seen = set()
    while "ares.help" not in seen:
        player.now += 1
        if player.play.turn == 2:
            player.play.correct("round", 5)
            player.tap_choice("action")
        if player.play.ask.key not in seen:
            seen.add(player.play.ask.key)
            player.frames(3)
            assert_table_fits(player)
        player.table.do_next()
    assert {"ares.report", "ares.conversions", "ares.help", "ares.phase"} <= seen
