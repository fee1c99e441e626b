"""The rewards for a tile of an LSS type (pp. 15, 22)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.game import YOU
from companion.games.on_mars.components import LACERDA, MAX_OP, REWARDS
from companion.games.on_mars.lss import lss_reward, reward_op


def build(run: Any, game: Any, before: int, who: str = LACERDA) -> Any:
    return run(lss_reward(game, who, "greenhouse", before))


def test_the_first_tile_after_the_starting_one_scores_2_op(game: Any, run: Any) -> None:
    assert build(run, game, before=1).all("gain-op")[0].args == {"count": 2, "reason": "first-tile"}


def test_a_marker_at_the_colony_level_earns_no_reward(game: Any, run: Any) -> None:
    assert build(run, game, before=2).prompts == []  # level 1: the second row is 2 tiles


def test_a_marker_below_the_colony_level_scores_the_reward_tile(game: Any, run: Any) -> None:
    game.level, game.rewards["greenhouse"], game.lacerda.robots = 2, "robots", 1
    assert build(run, game, before=2).args("gain-op") == {"count": 2, "reason": "robots"}
    assert game.lacerda.op == 2


def test_his_points_never_pass_what_the_companion_counts(game: Any, run: Any) -> None:
    game.lacerda.op = MAX_OP - 1
    build(run, game, before=1)
    assert game.lacerda.op == MAX_OP


def test_his_second_benefit_brings_his_colonist_back_from_hiring(game: Any, run: Any) -> None:
    game.lacerda.colonists["hire"] = 1
    assert "hire-freed" in build(run, game, before=1).keys
    assert game.lacerda.colonists["hire"] == 0
    assert game.lacerda.waiting == 0


def test_with_nobody_there_he_gains_a_crystal(game: Any, run: Any) -> None:
    build(run, game, before=1)
    assert game.lacerda.waiting == 1


def test_a_reward_tile_that_was_not_reported_is_left_to_you(game: Any, run: Any) -> None:
    assert build(run, game, before=1).keys == ["gain-op", "reward-unknown", "gain-crystals"]


@pytest.mark.parametrize(
    ("tile", "op"),
    [
        ("best-tech", 4),  # his best Tech is in column 4
        ("robots", 4),  # 2 for each of 2 Bots
        ("ships", 6),  # 2 for each of 3 Ships
        ("discoveries", 2),  # 2 for 1 Discovery tile
        ("advanced", 6),  # 2 for each of 3 upgraded Buildings
        ("shelters", 8),  # 2 for each of 4 Shelters
        ("mines", 6),  # 2 for 1 upgraded Mine and 2 with his Colonist
        ("colonists", 10),  # Living Quarters of 4 Shelters
    ],
)
def test_each_reward_tile(game: Any, tile: str, op: int) -> None:
    him = game.lacerda
    him.techs = {"shelter": "2b", "ship": "4c"}
    him.robots, him.ships, him.discoveries, him.shelters, him.mines = 2, 3, 1, 4, 2
    him.advanced = ["mine-1", "generator-1", "generator-3"]
    assert reward_op(game, tile) == op


def test_each_of_the_eight_tiles_is_known(game: Any) -> None:
    assert len({tile: reward_op(game, tile) for tile in REWARDS}) == 8


@pytest.mark.parametrize(("shelters", "colonists"), [(1, 4), (2, 6), (3, 8), (4, 10), (5, 12)])
def test_his_quarters_hold_what_his_shelters_open(game: Any, shelters: int, colonists: int) -> None:
    game.lacerda.shelters = shelters
    assert reward_op(game, "colonists") == colonists


def test_by_the_other_interpretation_his_quarters_are_full(table: Any) -> None:
    assert reward_op(table(quarters="full"), "colonists") == 12


def test_your_rewards_are_announced_and_nothing_of_his_changes(game: Any, run: Any) -> None:
    game.rewards["greenhouse"] = "ships"
    said = build(run, game, before=1, who=YOU).args("your-lss")
    assert said == {"kind": "greenhouse", "first": True, "below": True, "tile": "ships"}
    assert (game.lacerda.op, game.lacerda.waiting) == (0, 0)


def test_without_a_reward_you_are_asked_to_move_the_marker_and_no_more(game: Any, run: Any) -> None:
    shown = build(run, game, before=2, who=YOU).args("your-lss")
    assert (shown["first"], shown["below"]) == (False, False)
