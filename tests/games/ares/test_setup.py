"""The set-up: the mode, the difficulty, and the table as it is laid."""

from __future__ import annotations

import pytest

from companion.games.ares import GAME
from companion.phrases.phrasebook import Phrasebook


def test_the_table_as_it_starts(table) -> None:
    state = table().state
    assert (state["round"], state["rounds"], state["cube"]) == (0, 25, 1)
    assert state["parameters"] == {
        "temperature": {"value": -30, "goal": 8, "full": False},
        "oxygen": {"value": 0, "goal": 14, "full": False},
        "oceans": {"value": 0, "goal": 9, "full": False},
    }
    assert (state["tr"], state["forests"], state["phases"]) == (5, 0, [])


def test_there_are_42_steps_of_terraforming(table) -> None:
    left = [goal.prompt.args["left"] for goal in table().play.goals() if goal.met is False]
    assert (left, sum(left)) == ([19, 14, 9], 42)


def test_the_mode_comes_first_and_then_in_solo_the_difficulty(table) -> None:
    play = table()
    assert (play.key, play.ask.options, play.ask.default) == ("mode", ("solo", "co-op"), "solo")
    play.answer("solo")
    assert (play.key, play.ask.options) == ("difficulty", ("novice", "advanced", "expert"))
    play.answer("advanced")
    assert play.state["difficulty"] == "advanced"


def test_in_co_op_there_is_no_difficulty_and_each_has_a_rating(table) -> None:
    play = table().answer("co-op")
    assert play.key == "lead"
    assert play.state["rounds"] == 15
    assert play.state["difficulty"] is None
    assert play.state["partner"]["tr"] == 5
    assert play.state["pile"] == {"copper": 27, "colour": 3}


@pytest.mark.parametrize(("mode", "last"), [("solo", "setup-dummy-hand"), ("co-op", "setup-pile")])
def test_the_set_up_is_led_step_by_step(table, mode: str, last: str) -> None:
    play, keys = table().until("lead", mode=mode).answer("guided"), []
    while play.key != "phase":
        keys.append(play.key)
        play.answer(None)
    assert keys == ["setup-board", "setup-player", "setup-projects", "setup-corporation", last]


def test_in_a_first_game_it_is_asked_how_many_corporations_with_a_star_are_dealt(table) -> None:
    play = table().until("lead").answer("first-game").until("starred")
    assert (play.ask.options, play.ask.default) == ((2, 1), 2)
    assert play.answer(1).ask.args["starred"] == 1


def test_a_first_game_has_its_set_up_marked(table) -> None:
    assert table(first="on").until("lead").ask.default == "first-game"


def test_a_table_that_is_set_up_needs_no_leading(table) -> None:
    assert table().until("lead").answer("ready").key == "phase"


def test_the_options_are_those_promised() -> None:
    assert {option.name: option.values for option in GAME.options} == {
        "deck": ("app", "physical"),
        "clock": ("off", "up"),
        "budget": ("off",),
        "first": ("off", "on"),
        "swap": ("off", "on"),
        "stop": ("offer", "play-on"),
    }
    assert GAME.counter == "round"


@pytest.mark.parametrize("mode", ["solo", "co-op"])
def test_by_the_advanced_rule_projects_are_swapped_before_a_corporation_is_chosen(
    table, mode: str
) -> None:
    """S1: once you have the corporations, but before you choose, swap any number of projects."""
    play, keys = table(swap="on").until("lead", mode=mode).answer("guided"), []
    while play.key != "phase":
        keys.append(play.key)
        play.answer(None)
    at = keys.index("setup-swap")
    assert keys[at - 1 : at + 2] == ["setup-projects", "setup-swap", "setup-choice"]
    assert "setup-corporation" not in keys


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "discard any number of projects and draw as many"),
        ("pt-BR", "descartar quantos projetos quiser e pegar outros tantos"),
        ("fr", "défausser autant de projets que vous voulez et en piocher autant"),
    ],
)
def test_the_swap_is_announced_in_every_language(table, language: str, words: str) -> None:
    play = table(swap="on").until("lead").answer("guided").until("setup-swap")
    assert words in Phrasebook(language).prompt_text(play.ask).text
