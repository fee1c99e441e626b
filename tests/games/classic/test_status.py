"""Corrections, goals, points and what is visible, at any moment."""

from __future__ import annotations

import pytest

from companion.engine.play import Play
from companion.engine.prompts import Refused
from companion.games.classic import GAME
from companion.phrases.phrasebook import Phrasebook


def at_report(**options: str) -> Play:
    play = Play(GAME, options, "1")
    while play.turn < 1 or play.ask is None or play.ask.key != "classic.report":
        assert play.ask is not None
        play.answer(0 if play.ask.default is None else play.ask.default)
    return play


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("generation", 3),
        ("tr", 20),
        ("parameters.temperature", -10),
        ("parameters.temperature.value", -10),
        ("parameters.oxygen.value", 5),
        ("parameters.oceans.value", 9),
        ("greeneries", 2),
        ("cities", 1),
        ("stock.plants", 12),
        ("production.megacredits", -5),
        ("worth.titanium", 4),
    ],
)
def test_a_number_of_the_state_is_corrected_by_its_name(field: str, value: int) -> None:
    play = at_report(board="on")
    before = play.state()
    play.correct(field, value)
    found = play.state()
    for part in field.split("."):
        found = found[part]
    assert (found["value"] if field == "parameters.temperature" else found) == value
    again = Play(GAME, play.options, play.seed, play.log)
    assert again.state() == play.state()
    play.undo()
    assert play.state() == before


@pytest.mark.parametrize(
    ("field", "value"),
    [("temperature", -29), ("oxygen", 15), ("generation", 15), ("production.heat", -1), ("x", 1)],
)
def test_what_cannot_be_is_refused(field: str, value: int) -> None:
    with pytest.raises(Refused):
        at_report(board="on").correct(field, value)


def test_without_the_board_there_are_no_stocks_to_correct() -> None:
    with pytest.raises(Refused):
        at_report().correct("stock.plants", 1)


def test_a_correction_is_a_cause_of_the_tr() -> None:
    play = at_report()
    play.correct("tr", 20)
    assert play.state()["tr_causes"] == {"start": 14, "correction": 6}


def test_the_goals_are_the_three_parameters_and_the_time() -> None:
    play = at_report()
    play.correct("oxygen", 14)
    assert [goal.met for goal in play.goals()] == [False, True, False, None, None]
    assert play.goals()[-2].prompt.args == {"left": 14, "generations": 14}


def test_with_63_tr_the_rating_is_the_goal() -> None:
    play = at_report(goal="tr63")
    play.correct("tr", 63)
    assert [goal.met for goal in play.goals()] == [True, None, None, None, None, None]


# The pace


def pace(play: Play) -> tuple[int, int]:
    args = play.pace().args
    return args["steps"], args["left"]


def test_the_pace_is_the_steps_left_and_the_generations_left() -> None:
    play = at_report()
    assert pace(play) == (19 + 14 + 9, 14)
    play.correct("oxygen", 14)
    play.correct("generation", 12)
    assert pace(play) == (19 + 9, 3)
    play.correct("generation", 14)
    assert pace(play) == (19 + 9, 1)
    last = Phrasebook("en").prompt_text(play.pace())
    assert last.voice.startswith("You need 28 more steps this generation; ")
    assert last.text.startswith("28 steps this generation, "), "and not how many a generation, too"


def test_with_63_tr_the_pace_is_the_tr_that_is_missing() -> None:
    play = at_report(goal="tr63", prelude="on")
    assert pace(play) == (63 - 14, 12)
    play.correct("tr", 63)
    assert play.pace().key == "classic.points-now"


def test_there_is_no_pace_in_the_setup_nor_at_the_end_and_points_when_mars_is_terraformed() -> None:
    play = Play(GAME, {}, "1")
    assert play.pace() is None
    play = at_report()
    for name, goal in (("temperature", 8), ("oxygen", 14), ("oceans", 9)):
        assert play.pace().key == "classic.pace"
        play.correct(name, goal)
    assert play.pace().key == "classic.points-now"
    play.correct("oceans", 8)
    play.correct("generation", 14)
    play.answer("done")
    assert play.pace() is not None
    play.answer(True)
    assert (play.state()["phase"], play.pace()) == ("final", None)


def test_the_points_that_are_known_are_the_tr_and_the_greeneries() -> None:
    play = at_report()
    play.answer("greenery")
    assert play.scores() == {"you": {"tr": 15, "greeneries": 1}}


def test_undo_names_a_correction_in_words() -> None:
    play = at_report()
    play.correct("parameters.temperature.value", -10)
    assert Phrasebook("en").done(*play.last_answer).endswith("set to −10")
