"""The course of the turns: every row of the timeline, production and action, the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.engine.prompts import Refused, Say
from companion.games.dice import GAME
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

DEADLINE_KEYS = ("begin", "milestone-warning", "milestone-removed", "turns-left", "failed")

TIMELINE = [
    (1, "begin", {"turns": 50}),
    (14, "milestone-warning", {"slot": "top", "left": 3}),
    (16, "milestone-warning", {"slot": "top", "left": 1}),
    (17, "milestone-removed", {"slot": "top", "deadline": 16}),
    (18, "milestone-warning", {"slot": "middle", "left": 3}),
    (20, "milestone-warning", {"slot": "middle", "left": 1}),
    (21, "milestone-removed", {"slot": "middle", "deadline": 20}),
    (22, "milestone-warning", {"slot": "bottom", "left": 3}),
    (24, "milestone-warning", {"slot": "bottom", "left": 1}),
    (25, "milestone-removed", {"slot": "bottom", "deadline": 24}),
    (26, "turns-left", {"left": 25}),
    (41, "turns-left", {"left": 10}),
    (46, "turns-left", {"left": 5}),
    (50, "turns-left", {"left": 1}),
    (50, "failed", {"temperature": 9, "oxygen": 6, "oceans": 6}),
]
"""The turn that begins; what is said at the end of a turn is heard as the next one begins."""

FRENCH = [
    (16, "milestone-warning", {"slot": "top", "left": 3}),
    (18, "milestone-warning", {"slot": "top", "left": 1}),
    (19, "milestone-removed", {"slot": "top", "deadline": 18}),
]

WORDS = {
    ("begin", ()): ("50 turns", "50 turnos", "50 tours"),
    ("milestone-warning", 3): ("3 turns left", "Restam 3 turnos", "Plus que 3 tours"),
    ("milestone-warning", 1): ("Last turn", "Último turno", "Dernier tour"),
    ("milestone-removed", ()): ("remove", "remova", "retirez"),
    ("turns-left", 25): ("25 turns left", "Restam 25 turnos", "Plus que 25 tours"),
    ("turns-left", 10): ("10 turns left", "Restam 10 turnos", "Plus que 10 tours"),
    ("turns-left", 5): ("5 turns left", "Restam 5 turnos", "Plus que 5 tours"),
    ("turns-left", 1): ("The last turn", "O último turno", "Le dernier tour"),
    ("failed", ()): ("no score", "não há pontuação", "pas de score"),
}


def play_all(solo: Any) -> Any:
    while solo.key == "turn":
        solo.turn()
    return solo


def deadlines(solo: Any) -> list[tuple[int, Say]]:
    keys = tuple(f"dice.{key}" for key in DEADLINE_KEYS)
    return [(turn, say) for turn, say in solo.said if say.key in keys]


def row(turn: int, say: Say, like: dict[str, Any]) -> tuple[int, str, dict[str, Any]]:
    told = {name: say.args[name] for name in like if name in say.args}
    return turn, say.key.removeprefix("dice."), told


def test_the_timeline_is_announced_row_by_row_and_nothing_else(begin: Any) -> None:
    said = deadlines(play_all(begin().set_up()))
    likes = [like for _, _, like in TIMELINE]
    assert [row(*heard, like) for heard, like in zip(said, likes, strict=True)] == TIMELINE


@pytest.mark.parametrize("number", range(3))
def test_every_announcement_of_the_timeline_has_its_words_in_all_languages(
    begin: Any, number: int
) -> None:
    book = Phrasebook(LANGUAGES[number])
    for _, say in deadlines(play_all(begin().set_up())):
        key = say.key.removeprefix("dice.")
        words = WORDS[key, say.args.get("left", ())][number]
        wording = book.prompt_text(say)
        assert words in wording.text
        assert wording.voice
        assert wording.why


def test_the_french_printing_shifts_the_top_milestones_warnings(begin: Any) -> None:
    said = deadlines(play_all(begin(printing="french").set_up()))
    top = [(turn, say) for turn, say in said if say.args.get("slot") == "top"]
    likes = [like for _, _, like in FRENCH]
    assert [row(*heard, like) for heard, like in zip(top, likes, strict=True)] == FRENCH


def test_a_claimed_milestone_is_neither_warned_of_nor_removed(begin: Any) -> None:
    solo = begin().set_up().until(14)
    assert solo.last("milestone-warning")["slot"] == "top"
    solo.turn("milestone", "legend")
    play_all(solo)
    assert Counter(say.args["slot"] for say in solo.says("milestone-warning")) == {
        "top": 1,
        "middle": 2,
        "bottom": 2,
    }
    assert [say.args["slot"] for say in solo.says("milestone-removed")] == ["middle", "bottom"]
    assert [each["status"] for each in solo.state["milestones"]] == [
        "claimed",
        "removed",
        "removed",
    ]


def test_a_milestone_can_still_be_claimed_in_its_last_turn_but_not_after(begin: Any) -> None:
    solo = begin().set_up().until(16)
    solo.answer("action", "milestone")
    assert solo.play.ask.options == ("legend", "miner", "scientist", "back")
    solo.answer("back", "done")
    assert solo.state["turn"] == 17
    assert solo.state["milestones"][0]["status"] == "removed"
    solo.answer("action", "milestone")
    assert solo.play.ask.options == ("miner", "scientist", "back")
    with pytest.raises(Refused):
        solo.answer("legend")


def test_the_time_cube_shows_the_turn_that_is_played(solo: Any) -> None:
    assert solo.state["turn"] == 1
    solo.turn()
    assert (solo.state["turn"], solo.play.ask.args["turn"]) == (2, 2)


def test_most_turns_are_for_actions_so_next_takes_one(solo: Any) -> None:
    assert solo.play.ask.options == ("action", "production")
    assert solo.play.ask.default == "action"


def test_a_production_turn_leads_its_five_steps_with_the_dice_kept(begin: Any) -> None:
    solo = begin(kept="5").set_up().answer("production")
    assert solo.key == "production"
    for language, dice in (("en", "5 dice"), ("pt-BR", "5 dados"), ("fr", "5 dés")):
        text = Phrasebook(language).prompt_text(solo.play.ask).text
        assert dice in text
        assert [line[0] for line in text.splitlines()] == list("12345")
    assert solo.answer(True).key == "report"


def test_storage_gained_while_playing_keeps_more_dice(solo: Any) -> None:
    solo.play.correct("kept", 4)
    solo.answer("production")
    assert solo.play.ask.args == {"kept": 4}


def test_an_action_turn_says_what_support_and_main_may_be(solo: Any) -> None:
    solo.answer("action")
    assert solo.heard() == ["action"]
    assert solo.key == "report"


def test_two_taps_play_a_turn_in_which_nothing_matters(solo: Any) -> None:
    solo.default().default()
    assert (solo.key, solo.state["turn"]) == ("turn", 2)


def test_there_are_always_fifty_turns_even_if_mars_is_terraformed_before(begin: Any) -> None:
    solo = begin().set_up().terraform()
    assert solo.state["turn"] == 4
    assert all(each["full"] for each in solo.state["parameters"].values())
    play_all(solo)
    assert solo.state["turn"] == 50
    assert solo.key == "score-track"


def test_the_last_turns_say_what_is_still_missing(begin: Any) -> None:
    solo = begin().set_up().turn("ocean", "temperature", "temperature").until(26)
    assert solo.last("turns-left") == {
        "left": 25,
        "won": "no",
        "temperature": 7,
        "oxygen": 6,
        "oceans": 5,
    }


# The extra turn of a bonus card


def test_an_extra_turn_leaves_the_time_cube_where_it_is(begin: Any) -> None:
    solo = begin().set_up().answer("action", "vp", 5, "done", "extra-turn", "done")
    assert solo.key == "turn"
    assert (solo.state["turn"], solo.play.ask.args["extra"]) == (1, "yes")
    solo.turn()
    assert (solo.state["turn"], solo.play.ask.args["extra"]) == (2, "no")


def test_a_milestone_leaves_only_after_the_extra_turn_of_its_last_turn(begin: Any) -> None:
    solo = begin().set_up().until(16).answer("action", "vp", 5, "done", "extra-turn", "done")
    assert solo.state["milestones"][0]["status"] == "open"
    solo.turn()
    assert solo.state["milestones"][0]["status"] == "removed"


def test_there_is_one_extra_turn_at_most(begin: Any) -> None:
    solo = begin().set_up().answer("action", "vp", 5, "done", "extra-turn", "done")
    solo.answer("action", "vp", 7, "done")
    assert solo.key == "bonus-card"
    assert not hasattr(solo.play.ask, "options")


def test_if_the_extra_turn_is_one_of_the_fifty_there_is_nothing_to_ask(begin: Any) -> None:
    solo = begin(extra_turn="counts").set_up().answer("action", "vp", 5, "done")
    assert solo.key == "bonus-card"
    solo.answer(True, "done")
    assert solo.state["turn"] == 2


def test_an_extra_turn_from_the_first_bonus_card_is_played_in_turn_one(begin: Any) -> None:
    solo = begin().answer(True, True, True)
    solo.answer("red", "heat", "green", "plant", "blue", "water", "legend", "miner", "scientist")
    solo.answer(True, True, "extra-turn").turn()
    assert (solo.state["turn"], solo.play.ask.args["extra"]) == (1, "yes")


def test_the_options_are_those_promised() -> None:
    options = {option.name: option for option in GAME.options}
    assert options["printing"].values == ("default", "french")
    assert options["era"].values == ("on", "off")
    assert options["kept"].values[0] == "3"
    assert all(options["kept"].takes(str(number)) for number in range(3, 13))
    assert not options["kept"].takes("2")
