"""The Colony going up, and the trigger of the end (pp. 16, 19, 21, 22)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.on_mars.components import LSS
from companion.games.on_mars.levels import end_of_turn, reach_level


def fill_lss(game: Any, tiles: int) -> None:
    for kind in LSS:
        game.tiles[kind] = tiles


def test_the_level_rises_when_all_four_markers_have_reached_it(game: Any, run: Any) -> None:
    fill_lss(game, 2)
    game.tiles["greenhouse"] = 1
    assert run(end_of_turn(game)).prompts == []
    game.tiles["greenhouse"] = 2
    assert run(end_of_turn(game)).args("level-up")["level"] == 2
    assert game.level == 2


def test_he_builds_a_shelter_and_takes_a_ship_and_a_bot(game: Any, run: Any) -> None:
    fill_lss(game, 2)
    him = game.lacerda
    update = run(end_of_turn(game))
    assert update.asked == ["level-up", "shelter"]
    assert [each.actor for each in update.all("level-up")] == [""], "it rises for both"
    assert (him.shelters, him.ships, him.robots, him.depot) == (2, 1, 1, 4)
    assert him.waiting == 2  # a Complex of 2 Shelters


def test_his_new_bot_counts_for_its_mission(game: Any, run: Any) -> None:
    game.missions["A"].card, game.missions["A"].left = "robots", 3
    fill_lss(game, 2)
    run(end_of_turn(game))
    assert game.missions["A"].left == 2


def test_a_shelter_for_which_there_is_no_place_leaves_the_ship_and_the_bot(
    game: Any, run: Any
) -> None:
    fill_lss(game, 2)
    run(end_of_turn(game), shelter="impossible")
    assert (game.lacerda.shelters, game.lacerda.ships, game.lacerda.robots) == (1, 1, 1)


def test_several_levels_at_once_are_led_one_after_the_other(game: Any, run: Any) -> None:
    fill_lss(game, 12)
    update = run(end_of_turn(game))
    assert [each.args["level"] for each in update.all("level-up")] == [2, 3, 4, 5]
    him = game.lacerda
    assert (him.shelters, him.ships, him.robots) == (5, 4, 3)  # three Bots are left for the board
    assert [each.args["robot"] for each in update.all("level-up")] == [True, True, True, False]


@pytest.mark.parametrize(
    ("level", "scored", "needed"),
    [
        (2, 4, 3),  # 3 cubes score 4
        (3, 4, 2),  # again, and a Mission fewer: 3 - 1 = 2
        (4, 0, 1),  # no Progress, and a Mission fewer: 3 - 1 - 1 = 1
        (5, 0, 1),  # neither
    ],
)
def test_what_each_level_scores_and_spares(
    game: Any, run: Any, level: int, scored: int, needed: int
) -> None:
    game.lacerda.cubes |= dict.fromkeys(("mine", "generator", "greenhouse"), True)
    game.level = level - 1
    run(reach_level(game, level))
    assert game.lacerda.op == scored
    assert game.missions_needed == needed


def test_from_level_4_on_one_mission_is_enough(game: Any, run: Any) -> None:
    run(reach_level(game, 3))
    said = run(reach_level(game, 4))
    assert said.args("missions-fewer") == {"level": 4, "needed": 1}  # 3 - 1 - 1


def test_no_cubes_score_nothing_and_say_nothing(game: Any, run: Any) -> None:
    assert run(reach_level(game, 2)).prompts == []


# The end


def test_the_third_mission_triggers_the_end(game: Any, run: Any) -> None:
    for mission in game.missions.values():
        mission.left = 0
    assert run(end_of_turn(game)).args("end-triggered")["why"] == "missions"
    assert game.triggered


def test_a_level_that_spares_the_last_mission_triggers_the_end(game: Any, run: Any) -> None:
    game.missions["A"].left = game.missions["B"].left = 0
    game.level = 2
    fill_lss(game, 4)  # 3 - 2 - 1 = 0
    assert run(end_of_turn(game)).args("end-triggered")["why"] == "missions"


def test_level_5_triggers_the_end(game: Any, run: Any) -> None:
    game.level = 4
    fill_lss(game, 6)
    assert run(end_of_turn(game)).args("end-triggered")["why"] == "level"


def test_missions_completed_in_the_shuttle_phase_count_in_the_next_colonization_phase(
    game: Any, run: Any
) -> None:
    """The rulebook tests for them at the end of a Colonization phase (p. 21)."""
    game.phase, game.missions_needed = "shuttle", 0
    assert run(end_of_turn(game)).keys == ["end-waits"]
    assert not game.triggered
    assert run(end_of_turn(game)).prompts == []  # said once
    game.phase = "colonization"
    assert run(end_of_turn(game)).args("end-triggered")["why"] == "missions"


def test_level_5_counts_at_once_in_the_shuttle_phase(game: Any, run: Any) -> None:
    game.phase, game.level = "shuttle", 5
    run(end_of_turn(game))
    assert game.triggered


def test_by_the_option_the_last_mission_counts_at_once_in_the_shuttle_phase(
    table: Any, run: Any
) -> None:
    game = table(missions_end="at-once")
    game.phase, game.missions_needed = "shuttle", 0
    run(end_of_turn(game))
    assert game.triggered


def test_the_end_is_triggered_once(game: Any, run: Any) -> None:
    game.level = 5
    run(end_of_turn(game))
    assert run(end_of_turn(game)).prompts == []


def test_a_correction_takes_the_trigger_back(game: Any, run: Any) -> None:
    game.missions_needed = 0
    run(end_of_turn(game))
    game.last_round, game.missions_needed = True, 1
    assert run(end_of_turn(game)).keys == ["end-withdrawn"]
    assert not game.triggered
    assert not game.last_round


def test_with_cards_only_the_level_is_yours_to_report(table: Any, run: Any) -> None:
    game = table(help="cards")
    fill_lss(game, 5)
    assert run(end_of_turn(game)).prompts == []
    assert game.level == 1
