"""The course of a play: turns, the second pass, the last round (pp. 8, 21-23)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.prompts import Correction
from companion.games.on_mars.components import CARDS, LSS
from companion.games.on_mars.rounds import (
    colonization_phase,
    lacerda_turn,
    move_card_mission_cube,
    play,
    play_round,
    reveal_card,
)

# Turns


@pytest.mark.parametrize(
    ("his", "yours", "order"), [(1, 2, ["card", "table"]), (8, 4, ["table", "card"])]
)
def test_astronauts_act_from_space_1_to_space_8(
    game: Any, run: Any, his: int, yours: int, order: list[str]
) -> None:
    game.lacerda.space, game.you.space = his, yours
    keys = run(colonization_phase(game), card="A3").keys
    assert [key for key in keys if key in ("card", "table")] == order


def test_nothing_is_asked_before_his_turn_begins(game: Any, run: Any) -> None:
    game.you.space = 8
    assert run(colonization_phase(game), card="A1").asked == ["construct", "table"]
    assert game.turn == "you"


def test_a_space_corrected_in_your_turn_may_put_his_turn_first(game: Any) -> None:
    script = colonization_phase(game)
    ask = next(script)
    script.send(Correction("you.space", ask.fields()["you.space"], 8))
    assert script.send("next").key == "on-mars.card"  # your turn follows


def test_his_card_is_revealed_before_anything_is_asked(game: Any, run: Any) -> None:
    turn = run(lacerda_turn(game), card="A1")
    assert turn.keys[0] == "card"


@pytest.mark.parametrize(
    ("space", "card", "action"),
    [
        (1, "A1", "obtain-blueprint"),
        (1, "A2", "learn-technology"),
        (1, "A3", "research-and-development"),
        (8, "A1", "construct"),
        (8, "A2", "upgrade"),
        (8, "A3", "hire"),
    ],
)
def test_the_number_chooses_the_action_of_his_side(
    game: Any, run: Any, space: int, card: str, action: str
) -> None:
    game.lacerda.space = space
    said = run(reveal_card(game), card=card).prompts[-1]
    assert said.args["action"] == action
    assert game.last == card


def test_he_takes_one_action_and_the_card_is_discarded(game: Any, run: Any) -> None:
    run(lacerda_turn(game), card="B1")
    assert len(game.deck) == 11
    assert game.deck.count("B1") == 1


def test_his_building_raises_the_colony_at_the_end_of_his_turn(game: Any, run: Any) -> None:
    game.tiles |= dict.fromkeys(LSS, 2)
    game.tiles["generator"], game.lacerda.robot = 1, "generator"
    game.you.space = 8
    phase = run(colonization_phase(game), card="A1")
    assert phase.asked == ["construct", "level-up", "shelter", "table"]


# What is announced, and when


def turns(game: Any, run: Any, number: int) -> Any:
    for _ in range(number - 1):
        run(lacerda_turn(game))
    return run(lacerda_turn(game))


def said_of_card(turn: Any) -> Any:
    return turn.all("card")[-1].args


def test_turn_1_has_a_deck_of_12(game: Any, run: Any) -> None:
    turn = turns(game, run, 1)
    assert turn.all("card")[0].args == {"left": 12}
    assert said_of_card(turn)["left"] == 11


def test_turn_12_reveals_the_last_card_of_the_pass(game: Any, run: Any) -> None:
    turn = turns(game, run, 12)
    assert said_of_card(turn)["left"] == 0
    assert "reshuffle" not in turn.keys
    assert (len(game.deck), game.passes) == (0, 1)


def test_turn_13_begins_with_the_shuffle_and_each_card_moves_its_mission(
    game: Any, run: Any
) -> None:
    game.missions["A"].card = "discovery-tiles"
    turn = turns(game, run, 13)
    assert turn.args("reshuffle") == {"pass": 2}
    assert turn.keys.index("reshuffle") < turn.keys.index("card")
    assert (len(game.deck), game.passes) == (11, 2)
    assert game.missions["A"].left == 4  # the first card is A1


def test_turn_25_is_the_third_pass(game: Any, run: Any) -> None:
    turns(game, run, 25)
    assert game.passes == 3


def test_every_pass_draws_each_of_the_twelve_cards_once(game: Any, run: Any) -> None:
    drawn = [said_of_card(run(lacerda_turn(game)))["card"] for _ in range(24)]
    assert sorted(drawn[:12]) == sorted(drawn[12:]) == sorted(CARDS)


def test_an_x_card_stays_the_latest_and_keeps_him_there(game: Any, run: Any) -> None:
    course = run(play_round(game), card="A2x")
    assert said_of_card(course)["travels"] is False
    assert (
        course.args("your-journey" if "your-journey" in course.keys else "shuttle")["lacerda"]
        == "card"
    )
    assert game.last == "A2x"


def test_the_shuttle_phase_follows_without_a_question_of_its_own(game: Any, run: Any) -> None:
    course = run(play_round(game), card="A3")
    assert course.asked == ["table", "hire", "lacerda-arrives"]
    assert course.args("lacerda-arrives")["move"] == "travels"


# The second pass


def test_in_the_first_pass_a_card_moves_no_mission(game: Any, run: Any) -> None:
    run(lacerda_turn(game), card="C3")
    assert [mission.left for mission in game.missions.values()] == [5, 10, 2]


def test_from_the_second_pass_on_a_card_moves_its_own_mission_and_pays_him(
    game: Any, run: Any
) -> None:
    run(move_card_mission_cube(game, "A"))
    assert game.missions["A"].left == 4
    assert game.lacerda.waiting == 2


@pytest.mark.parametrize(("reading", "crystals"), [("nothing", 0), ("crystals", 2)])
def test_a_card_of_a_complete_mission_does_what_the_option_says(
    table: Any, run: Any, reading: str, crystals: int
) -> None:
    game = table(finished_mission=reading)
    game.missions["A"].left = 0
    assert run(move_card_mission_cube(game, "A")).args("finished-mission")["crystals"] == crystals
    assert game.lacerda.waiting == crystals
    assert game.missions["A"].left == 0


# The end


COUNTS: dict[str, Any] = {
    "score_track": [0, 0],
    "score_progress": 0,
    "score_ships": 0,
    "score_quarters": 0,
    "score_techs": "differs",
    "score_column": [0] * 6,
    "score_blueprints": [0] * 4,
    "score_scored": 0,
    "score_contracts": [0] * 4,
    "goal_line": lambda _: "no",
}
"""The final counting of a play in which you got nothing."""


def ready(game: Any, needed: int = 3) -> Any:
    """Skip the set-up of a play: the table is laid."""
    game.round, game.missions_needed = 0, needed
    return game


def test_the_round_of_the_trigger_is_finished_and_one_more_follows_without_a_shuttle_phase(
    table: Any, run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ready(table(), needed=0)
    monkeypatch.setattr("companion.games.on_mars.rounds.set_up", lambda game: iter(()))
    course = run(play(game), card=["A3", "C3"], **COUNTS)
    assert [table.args["turn"] for table in course.all("table")] == ["you", "you", "final"]
    assert course.keys.count("card") == 2
    assert course.keys.count("lacerda-arrives") == 1
    assert course.result.rounds == 2
    assert game.phase == "final"


def test_the_last_mission_on_arrival_gives_one_round_more(
    table: Any, run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counts at the end of the next Colonization phase (p. 21)."""
    game = ready(table(), needed=1)
    game.missions["B"].left = 1
    monkeypatch.setattr("companion.games.on_mars.rounds.set_up", lambda game: iter(()))
    course = run(
        play(game),
        card=["A3", "B1", "A1"],
        space_icon="blueprint",
        obtain_blueprint=lambda _: "mine.1",
        **COUNTS,
    )
    keys = course.keys
    assert keys.index("end-waits") > keys.index("lacerda-arrives")
    assert course.result.rounds == 3


def test_in_the_last_round_nothing_is_said_of_travelling(game: Any, run: Any) -> None:
    game.last_round = game.triggered = True
    game.missions_needed = 0
    course = run(play_round(game), card="A3")
    assert said_of_card(course)["last"] is True
    assert course.keys[0] == "last-round"
    assert "shuttle" not in course.keys


# Cards only


def test_with_cards_only_a_turn_is_a_card_at_which_the_companion_waits(
    table: Any, run: Any
) -> None:
    turn = run(lacerda_turn(table(help="cards")))
    assert turn.keys == ["card", "table"]
    assert turn.args("table")["turn"] == "lacerda"
