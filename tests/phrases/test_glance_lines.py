"""Lists on several lines of a step, and what several steps say of the Shuttle."""

from __future__ import annotations

import pytest

from companion.engine.prompts import Choose, Say
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

RIDE = {"where": "orbit", "free": False, "ships": 1, "lacerda": "card"}


def test_a_long_list_has_as_many_names_on_a_line_as_its_text_says() -> None:
    names = ["geologist", "hydrologist", "biochemist"]
    facts = Phrasebook("en").glance(Say("on-mars.tie-known", {"names": names, "deck": "app"})).facts
    assert facts == ("Tied: Geologist, Hydrologist", "Biochemist")


def test_the_lines_of_a_goal_that_are_missing_are_below_each_other() -> None:
    args = {"goal": "hunky-dory", "missed": ["mines-3", "tech-6"], "lines": 2}
    shown = Phrasebook("en").glance(Say("on-mars.goal-judged", args))
    assert shown.title == "Hunky Dory: 2 conditions not met"
    assert shown.facts == ("3 Mines with your Colonist or marker", "1 Tech at level 6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_whether_you_ride_moves_the_shuttle_first(language: str) -> None:
    moved = {**RIDE, "move": "travels", "to": "orbit", "shuttle": 2}
    ride = Phrasebook(language).glance(Choose("on-mars.your-journey", ("stay",), moved))
    assert [move.text[-1] for move in ride.moves] == ["2"]
    assert [move.needed for move in ride.moves] == [True], "he stays: never left out"
    assert ride.title.endswith("?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shuttle_that_stays_is_a_fact_and_no_move(language: str) -> None:
    stays = {**RIDE, "move": "stays", "to": "nowhere", "shuttle": 0}
    ride = Phrasebook(language).glance(Choose("on-mars.your-journey", ("stay",), stays))
    assert ride.moves == ()
    assert len(ride.facts) == 3
