"""The pace of the games of terraforming: one model, one line, the same marks."""

from __future__ import annotations

import re
from typing import Any

import pytest

from companion.engine.autoplay import usual_answer
from companion.engine.play import Play
from companion.engine.prompts import Say
from companion.games import find
from companion.games.terraforming.pace import Pace, is_mark
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

MAX_LETTERS = 42
MARK = {
    "dice": ("turns-left",),
    "ares": ("rounds-left",),
    "classic": ("generations-left", "last-generation"),
}
FULL = {
    "dice": {"temperature": 8, "oxygen": 14, "oceans": 7},
    "ares": {"temperature": 8, "oxygen": 14, "oceans": 9},
    "classic": {"temperature": 8, "oxygen": 14, "oceans": 9},
}


def pace(steps: int, left: int, turns: int, start: int, help_: int = 0) -> Pace:
    return Pace({"temperature": steps + help_, "oxygen": 0, "oceans": 0}, left, turns, start, help_)


def begin(game: str, given: dict[str, Any] | None = None, **options: str) -> Play:
    """Begin a play and advance to its first turn."""
    play = Play(find(game), options, "1")
    while not (play.turn and play.fields):
        answer(play, given or {})
    return play


def answer(play: Play, given: dict[str, Any]) -> None:
    assert play.ask is not None
    play.answer(given.get(play.ask.key, usual_answer(play)))


def fill(play: Play, **but: int) -> Play:
    """Correct all parameters to their goals, but for some."""
    for name, goal in {**FULL[play.game.name], **but}.items():
        play.correct(f"parameters.{name}.value", goal)
    return play


# The model


def test_the_rate_is_what_each_turn_needs_rounded_to_a_tenth() -> None:
    assert pace(42, 14, 14, 42).tenths == 30
    assert pace(34, 25, 25, 34).tenths == 14, "1.36 a round"
    assert pace(21, 50, 50, 21).tenths == 4, "0.42 a turn"
    assert pace(5, 20, 50, 21).tenths == 3, "0.25: halves are rounded up"


def test_ahead_and_behind_are_whole_steps_off_an_even_pace() -> None:
    assert pace(42, 14, 14, 42).ahead == 0
    assert pace(42, 12, 14, 42).ahead == -6, "36 would be left as the turn began"
    assert pace(30, 12, 14, 42).ahead == 3, "33 would be left as the turn ends"
    assert pace(34, 12, 14, 42).ahead == 0, "between the two"
    assert pace(21, 49, 50, 21).ahead == 0, "not yet a whole step behind"
    assert pace(20, 50, 50, 21).ahead == 0, "not yet a whole step ahead"
    assert pace(19, 50, 50, 21).ahead == 1


@pytest.mark.parametrize(("start", "turns"), [(21, 50), (34, 25), (42, 14)])
def test_the_end_of_a_turn_alone_leads_to_nothing_between_ahead_and_behind(
    start: int, turns: int
) -> None:
    for left in range(2, turns + 1):
        for steps in range(start + 1):
            during, after = (pace(steps, each, turns, start).ahead for each in (left, left - 1))
            assert after <= during
            assert during <= 0 or after >= 0, (steps, left)


def test_two_of_three_steps_are_on_pace_in_their_generation_and_one_behind_after_it() -> None:
    play = begin("classic")
    for _ in range(2):
        play.answer("temperature")
    assert play.state()["pace"]["ahead"] == 0
    while play.turn == 1:
        answer(play, {})
    assert play.state()["pace"]["ahead"] == -1


@pytest.mark.parametrize(
    ("turns", "marks"),
    [
        (50, [25, 12, 10, 5, 2, 1]),
        (25, [12, 10, 6, 5, 2, 1]),
        (15, [10, 7, 5, 3, 2, 1]),
        (14, [10, 7, 5, 3, 2, 1]),
        (12, [10, 6, 5, 3, 2, 1]),
    ],
)
def test_the_marks_are_half_a_quarter_ten_five_two_and_one_left(
    turns: int, marks: list[int]
) -> None:
    assert [left for left in range(turns, 0, -1) if is_mark(left, turns)] == marks


def test_two_marks_that_fall_together_are_one() -> None:
    assert [left for left in range(20, 0, -1) if is_mark(left, 20)] == [10, 5, 2, 1]


# Ares counts the solo help


@pytest.mark.parametrize(("level", "yours"), [("novice", 34), ("advanced", 38), ("expert", 42)])
def test_the_steps_of_the_solo_help_are_not_yours(level: str, yours: int) -> None:
    play = begin("ares", {"ares.difficulty": level})
    shown = play.state()["pace"]
    assert (shown["steps"], shown["help"]) == (yours, 42 - yours)
    assert shown["ahead"] == 0


def test_34_of_yours_and_8_of_help_are_announced_in_all_languages() -> None:
    (say,) = begin("ares").recap()
    for language in LANGUAGES:
        wording = Phrasebook(language).prompt_text(say)
        for words in (wording.text, wording.voice):
            assert "34" in words
            assert "8" in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_names_the_help_that_its_chart_counts(language: str) -> None:
    play = begin("ares")
    fact, _ = Phrasebook(language).glance(play.pace()).facts
    assert {"34", "8"} <= {*re.findall(r"\d+", fact)}, fact


def test_each_help_that_came_is_one_less_to_come() -> None:
    play = begin("ares")
    while play.turn < 6:
        answer(play, {})
    shown = play.state()["pace"]
    assert (shown["steps"], shown["help"], sum(shown["missing"].values())) == (34, 6, 40)


def test_help_has_no_more_room_than_oxygen_and_temperature_have() -> None:
    play = fill(begin("ares"), temperature=4, oxygen=13, oceans=2)
    assert play.state()["pace"]["help"] == 3
    assert play.state()["pace"]["steps"] == 7, "the oceans are all yours"


def test_in_co_op_all_42_steps_are_yours() -> None:
    shown = begin("ares", {"ares.mode": "co-op"}).state()["pace"]
    assert (shown["steps"], shown["help"], shown["left"]) == (42, 0, 15)


# The line, and what is spoken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MARK)
def test_the_line_has_rate_and_standing_and_is_short(language: str, game: str) -> None:
    book = Phrasebook(language)
    turns = {"dice": 50, "ares": 25, "classic": 14}[game]
    start = 21 if game == "dice" else 42
    for steps in range(1, start + 1):
        for left in range(1, turns + 1):
            shown = pace(steps, left, turns, start)
            text = book.prompt_text(
                Say(f"{game}.pace", {**shown.args(), "goal": "parameters"})
            ).text
            assert len(text) <= MAX_LETTERS, text
            whole, tenths = divmod(shown.tenths, 10)
            rate = f"{whole}{'.' if language == 'en' else ','}{tenths}" if tenths else f"{whole}"
            assert rate in re.findall(r"\d+(?:[.,]\d)?", text), text
            assert str(abs(shown.ahead)) in text or not shown.ahead


@pytest.mark.parametrize(("language", "unit"), [("en", "steps"), ("pt-BR", "nív."), ("fr", "niv.")])
@pytest.mark.parametrize(("game", "left"), [("dice", 50), ("ares", 25), ("classic", 14)])
def test_the_rate_beside_its_title_says_of_what_it_is(
    language: str, unit: str, game: str, left: int
) -> None:
    shown = pace(21, left, left, 21)
    say = Say(f"{game}.pace", {**shown.args(), "goal": "parameters"})
    assert unit in Phrasebook(language).glance(say).facts[1]


@pytest.mark.parametrize("game", MARK)
def test_what_is_missing_is_spoken_at_each_mark(game: str) -> None:
    play, heard = begin(game), dict[int, Say]()
    turns = play.turns
    assert turns
    while not play.over:
        for say in play.says:
            if say.key.partition(".")[2] in MARK[game]:
                heard[say.args["left"]] = say
        answer(play, {})
    assert list(heard) == [left for left in range(turns, 0, -1) if is_mark(left, turns)]
    for language in LANGUAGES:
        book = Phrasebook(language)
        for say in heard.values():
            missing = [str(say.args[name]) for name in ("temperature", "oxygen", "oceans")]
            for words in (book.prompt_text(say).text, book.prompt_text(say).voice, book.short(say)):
                assert all(number in words for number in missing)


def test_a_goal_of_63_tr_has_its_pace_in_tr() -> None:
    play = begin("classic", goal="tr63", prelude="on")
    shown = play.state()["pace"]
    assert (shown["missing"], shown["steps"], shown["left"]) == ({"tr": 49}, 49, 12)


@pytest.mark.parametrize("game", MARK)
def test_the_whole_sentence_is_among_the_goals_and_in_the_state_of_the_game(game: str) -> None:
    play = begin(game)
    (say,) = play.recap()
    assert say.key == f"{game}.pace-status"
    assert say in [goal.prompt for goal in play.goals()]


# When all is full the line turns to points


def test_dice_shows_the_points_and_the_next_rating() -> None:
    play = fill(begin("dice"))
    play.correct("vp", 87)
    text = Phrasebook("en").prompt_text(play.pace()).text
    assert text.startswith("87 VP so far · 3 to ")
    play.correct("vp", 110)
    assert Phrasebook("en").prompt_text(play.pace()).text == "110 VP so far"


def test_an_award_that_lacks_one_symbol_is_named() -> None:
    play = fill(begin("dice", cards="on"))
    award = play.state()["awards"][0]
    needed = {"rare": 6, "uncommon": 8, "common": 10}[award["rarity"]]
    for _ in range(needed - 1):
        play.answer("green")
        play.answer("symbol-1")
    (say,) = play.recap()
    assert say.args["lacking"] == [award["symbol"]]
    for language in LANGUAGES:
        book = Phrasebook(language)
        assert book.name(award["symbol"], "dice") in book.prompt_text(say).text


def test_ares_shows_what_two_still_need_together() -> None:
    play = fill(begin("ares", {"ares.mode": "co-op"}))
    say = play.pace()
    assert say is not None
    assert (say.args["points"], say.args["more"]) == (10, 70)


@pytest.mark.parametrize("game", ["ares", "classic"])
def test_elsewhere_the_points_so_far_are_there(game: str) -> None:
    play = fill(begin(game))
    say = play.pace()
    assert say is not None
    assert say.key == f"{game}.points-now"
    assert say.args["points"] == sum(sum(lines.values()) for lines in play.scores().values())
