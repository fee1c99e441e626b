"""The contents of the box are counted as they are on the table (pp. 4-6, 22)."""

from __future__ import annotations

from collections import Counter

from companion.games.on_mars.components import (
    BLUEPRINTS,
    CARDS,
    GOALS,
    MISSIONS,
    action_of,
    kind_of,
    level_of,
    mission_of,
    next_icon,
    side_of,
    travels,
)


def test_there_are_twelve_solo_cards_four_for_each_mission() -> None:
    assert Counter(map(mission_of, CARDS)) == {"A": 4, "B": 4, "C": 4}


def test_action_1_is_on_five_cards_action_2_on_four_and_action_3_on_three() -> None:
    assert Counter(map(action_of, CARDS)) == {1: 5, 2: 4, 3: 3}


def test_one_card_of_each_mission_forbids_travel() -> None:
    assert [card for card in CARDS if not travels(card)] == ["A2x", "B3x", "C1x"]


def test_spaces_1_to_4_are_in_orbit_and_5_to_8_in_the_colony() -> None:
    assert [side_of(space) for space in range(1, 9)] == ["orbit"] * 4 + ["colony"] * 4


def test_the_bots_loop_leads_from_the_oxygen_condenser_back_to_the_mine() -> None:
    assert next_icon("oxygen-condenser") == "mine"
    assert next_icon("greenhouse", 2) == "mine"


def test_there_are_24_blueprints_two_of_each_type_and_level() -> None:
    assert sum(BLUEPRINTS.values()) == 24
    assert Counter(map(level_of, BLUEPRINTS)) == {1: 6, 3: 6}
    assert kind_of("water-extractor-3") == "water-extractor"


def test_the_missions_of_the_beginner_trio_count_10_4_and_5() -> None:
    assert [MISSIONS[card][0] for card in ("blueprints", "scientists", "discovery-tiles")] == [
        10,
        4,
        5,
    ]


def test_every_solo_goal_ends_with_its_margin() -> None:
    assert [goal[-1] for goal in GOALS.values()] == [
        "margin-1",
        "margin-10",
        "margin-20",
        "margin-30",
    ]
